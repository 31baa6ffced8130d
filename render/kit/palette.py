"""A fixed palette of at most 256 colours per game: one byte a pixel, and every flat colour exact."""

from collections import Counter
from collections.abc import Iterable

import msgspec
from PIL import Image

from render.kit.colour import Colour, rgb

_LIMIT = 256
_FLAT = 900  # pixels of one colour in a frame from which on it is a flat one, not a step of an edge
_NEAR = 6  # shades; nearer ones would stand in for each other
_NEAR_FLAT = 4  # flat ones are kept as long as they can be looked up apart
_BLOCK = 4  # Pillow looks up blocks of 4 x 4 x 4 shades by their lowest corner; half a block makes it the middle


class Palette:
    """Maps a finished RGB frame to indices, without dithering and without looking for colours anew."""

    def __init__(self, colours: Iterable[Colour]) -> None:
        self.colours = tuple(colours)
        flat = [channel for colour in self.colours for channel in colour]
        self.bytes = bytes(flat)
        # The rest repeats the last colour: an index beyond the real ones would have no entry in the file.
        self._shown = flat + flat[-3:] * (_LIMIT - len(self.colours))
        self._sought = Image.new("P", (1, 1))
        self._sought.putpalette([max(0, channel - _BLOCK // 2) for channel in self._shown])

    @classmethod
    def read(cls, stored: bytes) -> "Palette":
        """A palette from its JSON list of `#RRGGBB` codes."""
        return cls(rgb(code) for code in msgspec.json.decode(stored, type=list[str]))

    def index(self, frame: Image.Image) -> Image.Image:
        """The frame as indices into this palette."""
        found = frame.quantize(palette=self._sought, dither=Image.Dither.NONE)
        found.putpalette(self._shown)
        return found


def flat_colours(frame: Image.Image) -> Counter[Colour]:
    """The colours that cover areas of a frame, with their pixels."""
    return Counter({colour: count for count, colour in _counted(frame) if count >= _FLAT})


def learn(frames: Iterable[Image.Image], size: int = _LIMIT) -> tuple[Colour, ...]:
    """A palette for such frames: their flat colours exactly, the rest spent on the steps of edges."""
    flat: Counter[Colour] = Counter()
    edges: Counter[Colour] = Counter()
    for frame in frames:
        flat += flat_colours(frame)
        edges.update({colour: count for count, colour in _counted(frame)})
    kept = _apart([colour for colour, _ in flat.most_common()], [], _NEAR_FLAT)
    strip = [colour for colour, count in edges.items() if colour not in flat for _ in range(max(1, round(count**0.5)))]
    image = Image.new("RGB", (len(strip), 1))
    image.putdata(strip)
    steps = image.quantize(size, Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
    return tuple(_apart(zip(steps[::3], steps[1::3], steps[2::3], strict=True), kept, _NEAR))[:size]


def _apart(colours: Iterable[Colour], kept: list[Colour], near: int) -> list[Colour]:
    """`kept` and those colours that are not too near to one before them."""
    for colour in colours:
        if all(max(abs(a - b) for a, b in zip(colour, other, strict=True)) >= near for other in kept):
            kept.append(colour)
    return kept


def _counted(frame: Image.Image) -> list[tuple[int, Colour]]:
    found: list[tuple[int, Colour]] = frame.getcolors(frame.width * frame.height) or []  # type: ignore[assignment]  # RGB
    return found
