"""Measurements on finished frames: ground under a label, colour vision, distances."""

from itertools import combinations

from PIL import Image

from render.kit.canvas import Canvas, Note
from render.kit.colour import Colour, contrast

# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
DEUTERANOPIA = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
PROTANOPIA = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))


def ground_under(frame: Image.Image, note: Note) -> Colour:
    """The most frequent colour round a label that is not the label's own."""
    x0, y0, x1, y1 = note.box
    area = frame.crop((x0 - 2, y0 - 2, x1 + 2, y1 + 2))
    counted = sorted(area.getcolors(area.width * area.height), reverse=True)
    return next(
        (colour for _, colour in counted if max(abs(a - b) for a, b in zip(colour, note.fill, strict=True)) > 24),
        note.fill,
    )


def poor_labels(canvas: Canvas, least: float) -> list[tuple[float, Note, Colour]]:
    """Labels whose contrast to their ground is below the least wanted."""
    found = []
    for note in canvas.labels():
        ground = ground_under(canvas.image, note)
        ratio = contrast(note.fill, ground)
        if note.text.strip() and ratio < least:
            found.append((round(ratio, 2), note, ground))
    return found


def overlaps(canvas: Canvas) -> list[tuple[Note, Note]]:
    """Pairs of labels that lie over each other."""
    notes = [note for note in canvas.labels() if note.text.strip()]
    return [(a, b) for a, b in combinations(notes, 2) if _meet(a.box, b.box)]


def outside(canvas: Canvas) -> list[Note]:
    """Labels that leave the picture."""
    across, down = canvas.size
    return [n for n in canvas.labels() if n.box[0] < 0 or n.box[1] < 0 or n.box[2] > across or n.box[3] > down]


def _meet(a, b) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def seen_as(colour: Colour, matrix) -> tuple[float, float, float]:
    """A colour as CIELAB after a colour-vision matrix (or none)."""
    linear = [c / 255 / 12.92 if c <= 10.31 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    if matrix:
        linear = [min(1, max(0, sum(m * v for m, v in zip(row, linear, strict=True)))) for row in matrix]
    r, g, b = linear
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(first: Colour, second: Colour, matrix=None) -> float:
    """CIELAB distance (1976)."""
    pairs = zip(seen_as(first, matrix), seen_as(second, matrix), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5
