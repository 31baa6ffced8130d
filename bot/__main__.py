"""The command line: `meeplepost`, the same as `python -m bot`."""


def main() -> int:
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
