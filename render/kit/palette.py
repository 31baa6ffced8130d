"""A fixed palette of at most 256 colours per game: its tokens, and the steps between those that meet at an edge."""

from collections.abc import Iterable

from PIL import Image

from render.kit.colour import Colour, mix

_LIMIT = 256


class Palette:
    """Maps a finished RGB frame to one byte a pixel, without dithering and without looking for colours anew."""

    def __init__(self, solids: Iterable[Colour], blends: Iterable[tuple[Colour, Colour, int]]) -> None:
        colours = list(dict.fromkeys(solids))
        for first, second, steps in blends:
            colours += (mix(first, second, i / (steps + 1)) for i in range(1, steps + 1))
        self.colours: tuple[Colour, ...] = tuple(dict.fromkeys(colours))
        if len(self.colours) > _LIMIT:
            message = f"{len(self.colours)} colours do not fit a palette"
            raise ValueError(message)
        flat = [channel for colour in self.colours for channel in colour]
        self.bytes = bytes(flat)
        self._image = Image.new("P", (1, 1))
        # The rest repeats the last colour: an index beyond the real ones would have no entry in the file.
        self._image.putpalette(flat + flat[-3:] * (_LIMIT - len(self.colours)))

    def index(self, frame: Image.Image) -> Image.Image:
        """The frame as indices into this palette."""
        return frame.quantize(palette=self._image, dither=Image.Dither.NONE)
