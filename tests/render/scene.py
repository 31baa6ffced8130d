"""A picture to be made, of any game."""

from collections.abc import Callable

from msgspec import Struct

from render import pictures
from render.contract import Picture
from render.kit.canvas import Canvas
from render.kit.palette import Palette


class Scene(Struct, frozen=True):
    """As a canvas with its labels, or finished."""

    name: str
    canvas: Callable[[], Canvas]
    picture: Callable[[], Picture]
    game: str = "burgundy"

    @property
    def palette(self) -> Palette:
        return pictures.of_game(self.game).palette
