"""A picture as panels. A panel is a pure function of what it shows, so after a move only changed panels are drawn."""

from collections.abc import Callable, Hashable
from typing import Self

from msgspec import Struct
from PIL import Image

from render.kit.cache import Kept
from render.kit.canvas import Canvas
from render.kit.palette import Palette

_MEGABYTE = 1 << 20
_kept: Kept[Image.Image] = Kept(48 * _MEGABYTE, lambda image: image.width * image.height)


class Panel(Struct, frozen=True):
    """A rectangle of a picture: where it goes, who draws it, and from what."""

    x: int
    y: int
    paint: Callable[..., Canvas]
    args: tuple[Hashable, ...]

    def indexed(self, palette: Palette) -> Image.Image:
        """The panel in the palette's colours, drawn only if it is not known yet."""
        key = (palette, self.paint, self.args)
        found = _kept.get(key)
        if found is None:
            found = palette.index(self.paint(*self.args).image)
            _kept.put(key, found)
        return found


class Layout(Struct, frozen=True):
    """The ground of a picture and its panels; panels do not overlap, or lie on an empty part of an earlier one."""

    ground: Panel
    panels: tuple[Panel, ...] = ()

    @classmethod
    def single(cls, canvas: Canvas) -> Self:
        """A picture that is drawn whole every time."""
        return cls(_Drawn(0, 0, lambda: canvas, ()))

    def indexed(self, palette: Palette) -> Image.Image:
        """The whole frame, one byte a pixel."""
        frame = self.ground.indexed(palette)
        if self.panels:
            frame = frame.copy()
        for panel in self.panels:
            frame.paste(panel.indexed(palette), (panel.x, panel.y))
        return frame

    def scaled(self, palette: Palette, across: int) -> Image.Image:
        """The frame at another width."""
        whole = self.canvas().image
        size = (across, round(whole.height * across / whole.width))
        return palette.index(whole.resize(size, Image.Resampling.LANCZOS))

    def canvas(self) -> Canvas:
        """The whole frame in full colour, with its labels."""
        canvas = self.ground.paint(*self.ground.args)
        for panel in self.panels:
            canvas.stamp(panel.paint(*panel.args).as_stamp(), panel.x, panel.y)
        return canvas


class _Drawn(Panel, frozen=True):
    """A canvas that exists already and is not worth keeping."""

    def indexed(self, palette: Palette) -> Image.Image:
        return palette.index(self.paint().image)


def forget() -> None:
    """Drop all kept panels, to draw from nothing."""
    _kept.clear()
