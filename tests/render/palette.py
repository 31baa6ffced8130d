"""`python -m tests.render.palette` learns the palette of Burgundy from all its pictures."""

from pathlib import Path

import msgspec

import render.games.burgundy
from render.kit.palette import learn
from tests.render.scenes import gallery


def write(size: int) -> None:
    colours = learn([scene.canvas().image for scene in gallery()], size)
    codes = [f"#{r:02X}{g:02X}{b:02X}" for r, g, b in colours]
    path = Path(render.games.burgundy.__file__).parent / "palette.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(codes), indent=0) + b"\n")


if __name__ == "__main__":
    write(256)
