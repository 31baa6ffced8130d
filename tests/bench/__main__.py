"""`make bench`: every module of this folder that has `run()`, one after the other, on one core."""

import argparse
from importlib import import_module
from pathlib import Path

from tests.bench.measure import pin


def main() -> int:
    known = sorted(
        path.stem
        for path in Path(__file__).parent.glob("*.py")
        if "def run() -> list[tuple[str, str]]" in path.read_text()
    )
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("part", nargs="*", help=f"default: all of {', '.join(known)}")
    parts = parser.parse_args().part or [name for name in known if name != "__main__"]
    pin()
    for name in parts:
        print(f"## {name}")
        for label, figure in import_module(f"tests.bench.{name}").run():
            print(f"{label:<70} {figure}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
