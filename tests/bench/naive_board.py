"""The yardstick of the picture bench: the same board drawn the plain way. It never changes with the kit.

Everything is drawn anew at twice the size with ImageDraw, reduced with LANCZOS and saved as RGB PNG at level 6.
Only fonts are kept between calls.
"""

import io
import math
from collections import Counter
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from engine.games.burgundy.components import BOARDS, COLOR_BONUS, COLORS, DIE_NUMBERS, HEXES, NEIGHBOURS, SLOTS, TILES

K = 2
INK, PAPER, LINEN, SAND, TABLE, MUTED = "#2B211A", "#F6EEDF", "#EADCC3", "#D9C6A3", "#2E2620", "#6B5A44"
CREAM, WINE, NIGHT, BAR = "#F7EFE0", "#6E2A3A", "#3A332E", "#473D36"
FILL = {
    "ship": "#4A86C5", "animal": "#A9DBA4", "building": "#CB8B54", "castle": "#25593F", "mine": "#8A8C91",
    "knowledge": "#F4CF45",
}  # fmt: skip
GOODS = ("#2E9E97", "#5B3E99", "#F7C3D2", "#D6453B", "#5C3C22", "#F5A62E")
SEAT = (("R", "#C8433A", "#FFFFFF"), ("B", "#2C6DB2", "#FFFFFF"), ("Y", "#E8B62C", INK), ("W", "#F4EFE6", INK))
GLYPH = {
    "ship": 0xF0EC8, "animal": 0xF019A, "building": 0xF02DC, "castle": 0xF011A, "mine": 0xF08B7, "knowledge": 0xF05DA, "cow": 0xF019A,
    "sheep": 0xF0CC6, "pig": 0xF0401, "chicken": 0xF019A, "warehouse": 0xF0F81, "carpenter": 0xF0E48, "church": 0xF0144, "market": 0xF07C7,
    "boarding_house": 0xF02E3, "bank": 0xF0070, "city_hall": 0xF1875, "watchtower": 0xF0682,
}  # fmt: skip
PIPS = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}


@cache
def text_font(weight, size):
    folder = Path(find_spec("font_source_sans_pro").origin).parent
    return ImageFont.truetype(str(folder / f"files/SourceSansPro-{weight}.ttf"), size)


@cache
def icon_font(size):
    folder = Path(find_spec("fonticon_mdi7").origin).parent
    return ImageFont.truetype(str(folder / "fonts/materialdesignicons-webfont.ttf"), size)


def mix(a, b, t):
    a, b = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * t):02X}" for x, y in zip(a, b, strict=True))


class Pen:
    def __init__(self, width, height):
        self.image = Image.new("RGB", (width * K, height * K), TABLE)
        self.draw = ImageDraw.Draw(self.image)

    def box(self, x0, y0, x1, y1, fill, r=0, outline=None, width=0):
        self.draw.rounded_rectangle((x0 * K, y0 * K, x1 * K, y1 * K), r * K, fill, outline, width * K)

    def hex(self, x, y, r, fill, outline=None, width=0):
        points = [(K * (x + r * math.sin(a)), K * (y - r * math.cos(a))) for a in (math.pi / 3 * i for i in range(6))]
        self.draw.polygon(points, fill, outline, max(1, round(width * K)))

    def disc(self, x, y, r, fill, outline=None, width=0):
        self.draw.ellipse(((x - r) * K, (y - r) * K, (x + r) * K, (y + r) * K), fill, outline, width * K)

    def text(self, x, y, words, size, weight="Semibold", fill=INK, anchor="m"):
        font = text_font(weight, size * K)
        self.draw.text((x * K, (y + size * 0.328) * K), str(words), fill, font, anchor + "s")
        return font.getlength(str(words)) / K

    def icon(self, x, y, name, size, fill=INK):
        code = GLYPH.get(name, name)
        self.draw.text((x * K, y * K), chr(code), fill, icon_font(round(size * K)), "mm")


def ink_of(color):
    return "#FFFFFF" if color in {"ship", "castle"} else INK


def tile(pen, x, y, r, tile_id):
    kind = TILES[tile_id]
    fill, ink = FILL[kind.color], ink_of(kind.color)
    pen.hex(x, y, r, mix(fill, INK, 0.5))
    pen.hex(x, y, r - max(2, r * 0.06), fill)
    if r > 44:
        pen.hex(x, y, r * 0.87, None, mix(fill, "#FFFFFF", 0.35), 1.5)
    glyph = kind.species or kind.building or kind.color
    if kind.animals or kind.number:
        words = kind.number or (kind.animals if r < 36 else f"×{kind.animals}")
        pen.icon(x, y - r * 0.3, glyph, r * 0.84, ink)
        pen.text(x, y + r * 0.45, words, round(r * 0.84) if r < 36 else max(28, round(r * 0.46)), "Bold", ink)
    else:
        pen.icon(x, y, glyph, r * (1.2 if r < 36 else 1.08), ink)


def token(pen, x, y, number, side, count=0):
    fill = GOODS[number - 1]
    if count > 1:
        pen.box(x + 6, y - side / 2 - 6, x + side + 6, y + side / 2 - 6, mix(fill, INK, 0.35), side * 0.2)
    pen.box(x, y - side / 2, x + side, y + side / 2, fill, side * 0.2, mix(fill, INK, 0.45), 2)
    pen.text(x + side / 2, y, number, round(side * 0.68), "Bold", INK if number in {3, 6} else "#FFFFFF")
    if count:
        pen.text(x + side + 10, y, f"×{count}", 29, "Semibold", INK, "l")


def marker(pen, x, y, r, seat):
    letter, fill, ink = SEAT[seat]
    if seat == 0:
        pen.disc(x, y, r, fill, mix(fill, INK, 0.35), 2)
    elif seat == 1:
        pen.box(x - r * 0.9, y - r * 0.9, x + r * 0.9, y + r * 0.9, fill, r * 0.25, mix(fill, INK, 0.35), 2)
    elif seat == 2:
        points = [
            (K * (x + 1.1 * r * math.cos(a)), K * (y + 1.1 * r * math.sin(a)))
            for a in (math.pi / 3 * i for i in range(6))
        ]
        pen.draw.polygon(points, fill, mix(fill, INK, 0.35), 4)
    else:
        q = r * 1.22
        points = [((x + dx) * K, (y + dy) * K) for dx, dy in ((0, -q), (q, 0), (0, q), (-q, 0))]
        pen.draw.polygon(points, fill, INK, 4)
    pen.text(x, y, letter, round(r * 1.25), "Bold", ink)


def die(pen, x, y, side, number):
    pen.box(x - side / 2, y - side / 2, x + side / 2, y + side / 2, "#FFFDF7", side * 0.2, "#A09C98", 3)
    for place in PIPS[number]:
        i = "abcdefghi".index(place)
        pen.disc(x + (i % 3 - 1) * side * 0.25, y + (i // 3 - 1) * side * 0.25, side * 0.095, INK)


def market(pen, state):
    count = len(state.players)
    pen.box(24, 108, 1576, 806, SAND, 24)
    for place, depot in enumerate((1, 2, 3, 6, 5, 4)):
        x, y = 40 + place % 3 * 512, 124 if place < 3 else 600
        pen.box(x, y, x + 496, y + 190, LINEN, 18)
        die(pen, x + 62, y + 66, 84, depot)
        slots = [slot for slot in SLOTS if slot.depot == depot]
        for j, (slot, held) in enumerate(zip(slots, state.depots[depot - 1], strict=True)):
            if held:
                tile(pen, x + 160 + j * 93, y + 68, 52, held)
            elif slot.min_players <= count:
                fill = mix(FILL[slot.color], LINEN, 0.72)
                pen.hex(x + 160 + j * 93, y + 68, 49, fill, mix(fill, INK, 0.16), 2)
                pen.icon(x + 160 + j * 93, y + 68, slot.color, 26, mix(fill, INK, 0.22))
        pen.text(x + 62, y + 157, "goods", 28, "Regular", MUTED)
        for j, (number, n) in enumerate(sorted(Counter(state.depot_goods[depot - 1]).items())):
            token(pen, x + 122 + j * 112, y + 157, number, 44, n)
        if not state.depot_goods[depot - 1]:
            pen.box(x + 122, y + 135, x + 166, y + 179, None, 9, mix(LINEN, INK, 0.22), 2)
    middle(pen, state, count)


def middle(pen, state, count):
    pen.box(40, 330, 452, 584, LINEN, 18)
    pen.text(60, 364, "Turn order", 32, "Semibold", MUTED, "l")
    pen.text(398, 364, "first", 28, "Regular", MUTED, "r")
    pen.icon(420, 364, 0xF0734, 30, MUTED)
    for space, stack in enumerate(state.track):
        pen.box(69 + space * 54, 398, 115 + space * 54, 562, mix(LINEN, INK, 0.07), 10)
        pen.text(92 + space * 54, 542, space, 28, "Regular", MUTED)
        for level, seat in enumerate(reversed(stack)):
            marker(pen, 92 + space * 54, 506 - level * 42, 19, seat)
    pen.box(468, 330, 1132, 584, NIGHT, 18)
    pen.text(494, 388, "Black", 36, "Semibold", CREAM, "l")
    pen.text(494, 430, "depot", 36, "Semibold", CREAM, "l")
    pen.box(490, 487, 662, 541, mix(NIGHT, "#FFFFFF", 0.14), 27)
    pen.disc(526, 514, 15, CREAM)
    pen.text(554, 514, "2 each", 32, "Semibold", CREAM, "l")
    for i in range(8):
        x, y = 718 + i % 4 * 94 + i // 4 * 47, 414 + i // 4 * 84
        if i < len(state.black_depot):
            tile(pen, x, y, 53, state.black_depot[i])
        else:
            pen.hex(x, y, 50, mix(NIGHT, "#FFFFFF", 0.08))
    pen.box(1148, 330, 1560, 584, LINEN, 18)
    pen.text(1168, 364, "Bonus left", 32, "Semibold", MUTED, "l")
    for i, color in enumerate(COLORS):
        x = 1190 + i * 65.6
        for size, points in enumerate(COLOR_BONUS[count]):
            r, y = (30 if size else 35), 422 + size * 72
            if state.tokens_left[i] > (0 if size else 1):
                pen.hex(x, y, r, mix(FILL[color], INK, 0.5))
                pen.hex(x, y, r - 3, FILL[color])
                pen.text(x, y, points, 30 if size else 34, "Bold", ink_of(color))
            else:
                pen.hex(x, y, r - 2, mix(LINEN, INK, 0.06))
        pen.icon(x, 556, color, 36, MUTED)


def estate(pen, left, top, player):
    board, r = BOARDS[player.board], 50 / math.sqrt(3)
    where = []
    for label in HEXES:
        row, column = "ABCDEFG".index(label[0]) - 3, int(label[1:]) - 1
        where.append((left + 201 + (2 * column - 6 + abs(row)) * 25, top + 165 + row * 43))
    for x, y in where:
        pen.hex(x, y, r + 4, mix(SAND, INK, 0.1))
    for i, (x, y) in enumerate(where):
        color = board.colors[i]
        pen.hex(x, y, r - 1.5, mix(FILL[color], PAPER, 0.22))
        pen.text(x, y, DIE_NUMBERS[i], 28, "Semibold", "#FFFFFF" if color == "castle" else INK)
    for i, near in enumerate(NEIGHBOURS):
        for j in near:
            if j > i and board.region_of[i] != board.region_of[j]:
                (ax, ay), (bx, by) = where[i], where[j]
                x, y, d = (ax + bx) / 2, (ay + by) / 2, math.dist(where[i], where[j])
                dx, dy = (by - ay) / d * r / 2, (ax - bx) / d * r / 2
                pen.draw.line(((x - dx) * K, (y - dy) * K, (x + dx) * K, (y + dy) * K), mix(SAND, INK, 0.42), 5)
    for letter in "ABCDEFG":
        x, y = where[HEXES.index(f"{letter}1")]
        pen.text(x - 34, y, letter, 28, "Semibold", MUTED, "r")
    for (x, y), held in zip(where, player.estate, strict=True):
        if held:
            tile(pen, x, y, 27, held)


def seat_panel(pen, view, seat, name):
    player, x, y = view.table.players[seat], 20 + seat * 392, 826
    _, fill, ink = SEAT[seat]
    to_move = any(prompt.seat == seat for prompt in view.head.awaited)
    fill, ink = (fill, ink) if to_move else (BAR, CREAM)
    pen.box(x, y, x + 384, 1370, PAPER, 20)
    pen.box(x, y, x + 384, y + 66, fill, 20)
    pen.box(x, y + 40, x + 384, y + 66, fill)
    marker(pen, x + 42, y + 33, 23, seat)
    pen.text(x + 80, y + 33, name, 38, "Bold", ink, "l")
    run = pen.text(x + 366, y + 33, view.head.scores[seat], 42, "Bold", ink, "r")
    pen.disc(x + 338 - run, y + 33, 15, ink)
    estate(pen, x, y + 72, player)
    y = 826 + 66 + 12 + 328 + 32
    pen.disc(x + 40, y, 16, "#6D7580")
    pen.text(x + 66, y, player.silver, 36, "Bold", INK, "l")
    pen.icon(x + 120, y, 0xF0004, 40, "#A0652F")
    pen.text(x + 144, y, player.workers, 36, "Bold", INK, "l")
    for i in range(3):
        if i < len(player.storage):
            tile(pen, x + 224 + i * 58, y, 31, player.storage[i])
        else:
            pen.hex(x + 224 + i * 58, y, 29, None, mix(PAPER, INK, 0.22), 2)
    held = [(i + 1, n) for i, n in enumerate(player.goods) if n]
    for i in range(3):
        if i < len(held):
            token(pen, x + 20 + i * 118, y + 66, held[i][0], 44, held[i][1])
        else:
            pen.box(x + 20 + i * 118, y + 44, x + 64 + i * 118, y + 88, None, 9, mix(PAPER, INK, 0.22), 2)


def frame(view, names):
    """The board of four players as an RGB image of 1600 x 1392."""
    state = view.table
    pen = Pen(1600, 1392)
    pen.box(0, 0, 1600, 92, WINE)
    pen.disc(64, 46, 31, mix(WINE, "#FFFFFF", 0.14))
    pen.icon(64, 46, "castle", 42, CREAM)
    run = pen.text(116, 46, "Castles of Burgundy", 44, "Bold", CREAM, "l")
    pen.text(138 + run, 46, "Table 214", 34, "Regular", mix(CREAM, WINE, 0.2), "l")
    if state.round_goods:
        pen.icon(742, 46, 0xF03D7, 36, mix(CREAM, WINE, 0.2))
    for i, number in enumerate(state.round_goods):
        token(pen, 772 + i * 48, 46, number, 40)
    for i, phase in enumerate("ABCDE"):
        when = i - state.phase
        fill = CREAM if when == 0 else mix(WINE, "#000000", 0.25) if when < 0 else mix(WINE, "#FFFFFF", 0.16)
        pen.box(1039 + i * 62, 16, 1093 + i * 62, 76, fill, 12)
        pen.text(1066 + i * 62, 46, phase, 36, "Bold", WINE if when == 0 else mix(CREAM, WINE, 0.12))
    pen.text(1576, 46, f"Round {state.round + 1}/5", 36, "Semibold", CREAM, "r")
    market(pen, state)
    for seat, name in enumerate(names):
        seat_panel(pen, view, seat, name)
    return pen.image.resize((1600, 1392), Image.Resampling.LANCZOS)


def save(image):
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()
