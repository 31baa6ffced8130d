"""`python -m tests.render.palette [GAME ..]` learns the palettes of games from all their pictures."""

import sys
from pathlib import Path

import msgspec

import render.games
from render.kit.palette import learn
from render.pictures import known
from tests.render.scenes import gallery


def write(game: str, size: int = 256) -> None:
    colours = learn([scene.canvas().image for scene in gallery() if scene.game == game], size)
    codes = [f"#{r:02X}{g:02X}{b:02X}" for r, g, b in colours]
    path = Path(render.games.__path__[0]) / game / "palette.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(codes), indent=0) + b"\n")


if __name__ == "__main__":
    for game in sys.argv[1:] or known():
        write(game)
