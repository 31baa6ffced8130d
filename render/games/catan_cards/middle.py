"""The middle of the table: dice, tokens, stacks, central supply; and the strip of cards that lie open."""

from collections import Counter

from msgspec import Struct

from engine.core.words import words
from engine.games.catan_cards.state import NOBODY, State
from render.games.catan_cards import names
from render.games.catan_cards.look import BACK, FACES, FRAMES, PIPS, art, card
from render.games.catan_cards.marks import Marked
from render.kit import labels, pieces
from render.kit.canvas import Canvas
from render.kit.cards import band
from render.kit.colour import mix
from render.kit.fonts import width
from render.kit.tokens import CREAM, DIE, INK, LINEN, MUTED, TABLE, TABLE2, ink_on, rim

ACROSS = 1556
HEIGHT = 128
OPEN_HEIGHT = 76
_STACKS, _STACKS_END = 694, 1274
_CAPTION = 260  # room for a caption and the first dots
_MILL = PIPS["commerce"][1]


class Middle(Struct, frozen=True):
    """What the strip shows."""

    production: int
    face: str
    knight: int
    mill: int
    stacks: tuple[tuple[str, int], ...]
    counts: tuple[int, ...]  # roads, settlements, cities, landscapes, event cards
    marks: Marked
    lang: str


def of(state: State, marks: Marked, lang: str) -> Middle:
    return Middle(
        production=state.production,
        face=state.face,
        knight=state.knight,
        mill=state.mill,
        stacks=tuple((stack.name, stack.size) for stack in state.stacks),
        counts=(*state.supply, len(state.landscapes), state.events.size),
        marks=marks,
        lang=lang,
    )


def paint(shown: Middle) -> Canvas:
    canvas = Canvas.blank((ACROSS, HEIGHT), TABLE)
    canvas.box(0, 0, ACROSS, HEIGHT, LINEN, 22)
    _dice(canvas, shown)
    for x in (350, 660):
        canvas.box(x, 24, x + 2, 104, mix(LINEN, INK, 0.2))
    _token(canvas, 402, "chess-knight", shown.knight)
    _token(canvas, 556, "c:mill", shown.mill)
    _stacks(canvas, shown)
    for i, (glyph, count) in enumerate(
        zip(("c:road", "home", "home-city", "image-filter-hdr", "script-text"), shown.counts, strict=True)
    ):
        x = 1312 + i * 54
        canvas.icon(x, 44, glyph, 42, INK)
        canvas.text(x, 94, count, 34, "bold", INK, "middle")
    return canvas


def _dice(canvas: Canvas, shown: Middle) -> None:
    """The numbers of the last roll: either die can have been set aside or set before the roll."""
    if not shown.production and not shown.face:
        canvas.text(24, 64, words(shown.lang).say("catan_cards-picture-no-roll"), 30, "regular", MUTED, room=300)
    if shown.production:
        canvas.stamp_centred(pieces.die(84, shown.production, LINEN), 190, 64)
    if shown.face:
        fitted = labels.fit(names.name(shown.face, shown.lang), 124, 32, "bold", lines=2)
        canvas.lines(18, 64 - 18 * (len(fitted.lines) - 1), fitted.lines, fitted.size, 36, "bold")
        canvas.box(246, 22, 330, 106, rim(DIE), 17)
        canvas.box(249, 25, 327, 103, DIE, 14)
        canvas.icon(288, 64, FACES[shown.face], 58, _MILL if shown.face == "trade" else INK)


def _token(canvas: Canvas, x: float, glyph: str, holder: int) -> None:
    canvas.icon(x, 64, glyph, 60, INK if holder != NOBODY else mix(LINEN, INK, 0.3))
    if holder != NOBODY:
        canvas.stamp_centred(pieces.seat(holder, 24), x + 58, 64)
    else:
        canvas.circle(x + 58, 64, 22, mix(LINEN, INK, 0.3), 3)


def _stacks(canvas: Canvas, shown: Middle) -> None:
    step = min(77.0, (_STACKS_END - _STACKS) / len(shown.stacks))
    rings = dict(shown.marks.rings)
    for i, (name, size) in enumerate(shown.stacks):
        x0 = _STACKS + i * step
        x1 = x0 + min(64, step - 6)
        if size:
            canvas.box(x0 + 5, 21, x1 + 5, 97, mix(BACK, INK, 0.35), 12)
        canvas.box(x0, 26, x1, 102, BACK if size else mix(BACK, LINEN, 0.1), 12)
        canvas.text((x0 + x1) / 2, 48, name, 32, "bold", CREAM, "middle")
        canvas.text((x0 + x1) / 2, 82, size, 28, "semibold", CREAM, "middle")
        if name in shown.marks.targets:
            canvas.stamp(pieces.box_target(round(x1 - x0) + 4, 80), x0 - 2, 24)
        if name in rings:
            pieces.box_ring(canvas, x0 + 2, 28, x1 - 2, 100, 10, 5)
            canvas.stamp_centred(pieces.badge(rings[name], 20), x1 - 2, 24)


class Open(Struct, frozen=True):
    """Cards that lie face up: the row, cards being carried out, and an offer."""

    row: tuple[str, ...]
    played: tuple[str, ...]
    offer: tuple[tuple[tuple[str, int], ...], ...]
    lang: str


def open_cards(state: State, lang: str) -> Open | None:
    """What lies open, if anything does."""
    offer = (state.offer.give, state.offer.want) if state.offer else ()
    if not (state.row or state.played or offer):
        return None
    return Open(state.row, state.played, offer, lang)


def paint_open(shown: Open) -> Canvas:
    canvas = Canvas.blank((ACROSS, OPEN_HEIGHT), TABLE)
    canvas.box(0, 0, ACROSS, OPEN_HEIGHT, TABLE2, 20)
    say, x, y = words(shown.lang).say, 24.0, OPEN_HEIGHT / 2
    if shown.offer:
        x = _offer(canvas, x, shown) + 16
    for key, cards in (("played", shown.played), ("row", shown.row)):
        if cards and x < ACROSS - _CAPTION:
            x += canvas.text(x, y, say(f"catan_cards-picture-{key}"), 30, "regular", mix(CREAM, TABLE2, 0.15)) + 16
            x = _pills(canvas, x, cards, shown.lang) + 12
    return canvas


def _pills(canvas: Canvas, x: float, cards: tuple[str, ...], lang: str) -> float:
    for name, count in Counter(cards).items():
        said = names.name(name, lang) + (f" ×{count}" if count > 1 else "")
        if x + width(said, 30, "semibold") + 140 > ACROSS:
            canvas.text(x, OPEN_HEIGHT / 2, "…", 30, "bold", CREAM)
            return x + 30
        fill = band(FRAMES[card(name).frame])
        x = 12 + pieces.pill(canvas, x, OPEN_HEIGHT / 2, said, icon=art(name), size=30, fill=fill, ink=ink_on(fill))
    return x


def _offer(canvas: Canvas, x: float, shown: Open) -> float:
    """What is given for what; says where it ends."""
    y = OPEN_HEIGHT / 2
    x += canvas.text(x, y, words(shown.lang).say("catan_cards-picture-offer"), 30, "regular", CREAM) + 14
    for side, amounts in enumerate(shown.offer):
        if side:
            canvas.icon(x + 18, y, "arrow-right-bold", 34, CREAM)
            x += 46
        for resource, count in amounts:
            x += canvas.text(x, y, count, 34, "bold", CREAM) + 6
            pieces.pip(canvas, x + 22, y, 22, *PIPS[resource])
            x += 56
    return x
