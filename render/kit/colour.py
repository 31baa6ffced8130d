"""Colours as RGB triples: mixing, contrast, and the ink that reads best on a ground."""

from functools import cache

Colour = tuple[int, int, int]

WHITE: Colour = (255, 255, 255)


def rgb(code: str) -> Colour:
    """The colour of a `#RRGGBB` code."""
    value = int(code.removeprefix("#"), 16)
    return value >> 16, value >> 8 & 255, value & 255


@cache
def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`first` with `share` (0..1) of `second` in it."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(first, second, strict=True))
    return r, g, b


def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG defines it."""
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(first: Colour, second: Colour) -> float:
    """Contrast ratio, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
