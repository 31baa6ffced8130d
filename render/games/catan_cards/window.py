"""What one may answer: the card or event that comes, what it would cost, and what would stop it."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from engine.core.prompt import Prompt
from engine.core.words import words
from engine.games.catan_cards import holdings, places, standing
from engine.games.catan_cards.components import CARDS, EVENT_CARDS, YIELD, Card
from engine.games.catan_cards.effects import attacks
from engine.games.catan_cards.effects.targets import card_refs
from engine.games.catan_cards.state import State
from engine.games.catan_cards.view import CatanView
from render.contract import Marks, Table
from render.games.catan_cards import board, faces, names
from render.games.catan_cards.look import FACES, FRAMES, PIPS, RUST, art, card
from render.kit import cards, labels, pieces
from render.kit.canvas import Canvas
from render.kit.cards import CardFace
from render.kit.colour import Colour
from render.kit.fonts import Weight, width
from render.kit.layout import Layout, Panel
from render.kit.tokens import BAR, INK, LINEN, MARGIN, MUTED, PAPER, TABLE

KINDS = ("defence", "veto", "time-jump-face", "time-jump-card")
_ACROSS = 1166
_PAD = 28
_CHIP, _GAP = 124, 14
_BESIDE = 114  # where the words of a chip begin
_TOP = 96  # of the chips
_LARGE, _SMALL, _STEP = 40, 34, 52
_MOST = 8  # chips; more of them are counted
_CARD = 372 + 18  # the card at the left and the gap beside it


class Chip(Struct, frozen=True):
    """One thing at stake: its glyph, what it is, and where."""

    icon: str
    fill: Colour
    what: str
    where: str


class Stake(Struct, frozen=True):
    """The panel beside the card."""

    caption: str
    chips: tuple[Chip, ...]
    lines: tuple[str, ...]


def asked(view: CatanView, seat: int) -> Prompt | None:
    """The window that stands open for this seat, if it is the viewer's own."""
    mine = (one for one in view.head.awaited if one.seat == seat and one.kind in KINDS)
    return next(mine, None) if view.viewer == seat else None


def layout(view: CatanView, prompt: Prompt, table: Table, marks: Marks) -> Layout:
    lang = table.lang
    shown = _face(prompt, lang)
    panel = stake(view, prompt, table)
    size = cards.full_size((shown,))
    down = max(size[1], height(panel))
    y = BAR + 20
    panels = (
        Panel(0, 0, board.bar, (table.label, names.stage(view, lang), bool(marks.drafted), lang)),
        Panel(MARGIN, y, _card, (shown, size)),
        Panel(MARGIN + _CARD, y, paint, (panel, down)),
    )
    return Layout(Panel(0, 0, board.ground, (y + down + MARGIN,)), panels)


def _face(prompt: Prompt, lang: str) -> CardFace:
    """The card that was played or revealed; of the event die its face."""
    if prompt.kind != "time-jump-face":
        return cards.without_foot(faces.face(prompt.about, lang))
    return CardFace(
        name=names.name(prompt.about, lang),
        kind=words(lang).say("catan_cards-picture-event-die"),
        kind_icon="dice-5",
        fill=RUST,
        art=FACES[prompt.about],
        text=names.face_text(prompt.about, lang),
    )


def _card(shown: CardFace, size: tuple[int, int]) -> Canvas:
    canvas = Canvas.blank(size, TABLE)
    canvas.stamp(cards.full(shown, size), 0, 0)
    return canvas


def stake(view: CatanView, prompt: Prompt, table: Table) -> Stake:
    """What would be lost, and what would help."""
    say, rival = words(table.lang).say, table.names[1 - prompt.seat]
    chips = tuple(_chips(view, prompt, table.lang))
    if len(chips) > _MOST:
        more = say("catan_cards-window-more", count=len(chips) - _MOST + 1)
        chips = (*chips[: _MOST - 1], Chip("plus", MUTED, more, ""))
    key = prompt.about if prompt.kind == "defence" else prompt.kind
    lines = [say("catan_cards-window-help", kind=prompt.kind, card=_helping(prompt, table.lang))]
    if prompt.kind == "defence" and _both(view, prompt):
        lines.append(say("catan_cards-window-sealed", name=rival))
    lines.append(say("catan_cards-window-silence"))
    return Stake(say("catan_cards-window-caption", about=key, name=rival), chips, tuple(lines))


def _both(view: CatanView, prompt: Prompt) -> bool:
    return any(view.table.answered) or sum(one.kind == prompt.kind for one in view.head.awaited) > 1


def _helping(prompt: Prompt, lang: str) -> str:
    """Names of the cards that answer it."""
    if prompt.kind != "defence":
        return names.name("magic_veto" if prompt.kind == "veto" else "time_jump", lang)
    fits = (one for one in CARDS.values() if (react := one.effect("react")) and prompt.about in react.to)
    return ", ".join(dict.fromkeys(names.name(one.rules_id, lang) for one in fits))


def _chips(view: CatanView, prompt: Prompt, lang: str) -> Iterator[Chip]:
    state, seat = view.table, prompt.seat
    if prompt.kind == "defence":
        yield from _losses(state, seat, prompt.about, lang)
        return
    book = CARDS["magic_veto" if prompt.kind == "veto" else "time_jump"]
    say = words(lang).say
    have = holdings.free_magic(state.players[seat])
    yield Chip(*PIPS["magic"], say("catan_cards-window-price", count=book.magic), names.name(book.id, lang))
    yield Chip(*PIPS["magic"], say("catan_cards-window-magic", count=have), say("catan_cards-window-wizards"))
    if prompt.kind == "veto":
        yield from _targets(state, seat, CARDS[prompt.about], lang)


def _losses(state: State, seat: int, event: str, lang: str) -> Iterator[Chip]:
    if event == "plague":
        lost = standing.plague_regions(state, seat)
        for region in state.players[seat].regions:
            if region.place in lost:
                resource = YIELD[region.card]
                what = f"1 {names.name(resource, lang).lower()}"
                yield Chip(*PIPS[resource], what, _from(region.place, lang))
    elif event == "civil_war":
        units = standing.civil_war_units(state, seat, EVENT_CARDS["civil_war"].effects[0].filter)
        yield from (_of_card(state, places.ref(seat, place), lang) for place in units)
    else:
        yield from (_of_card(state, where, lang) for where in attacks.nameable(state, seat))


def _targets(state: State, seat: int, played: Card, lang: str) -> Iterator[Chip]:
    """Cards of the answering player that a rolled attack could hit."""
    effect = played.effect("duel_roll")
    if effect is not None:
        found = card_refs(attacks.duel_targets(state, seat, effect.target))
        for where in found:
            chip = _of_card(state, where, lang)
            yield replace(chip, where=words(lang).say("catan_cards-window-risk", place=chip.where))


def _of_card(state: State, where: str, lang: str) -> Chip:
    host, place = places.deref(where)
    found = holdings.card_at(state.players[host], place)
    assert found is not None
    return Chip(art(found.card), FRAMES[card(found.card).frame], names.name(found.card, lang), place.upper())


def _from(place: str, lang: str) -> str:
    return words(lang).say("catan_cards-window-from", place=place.upper())


# -- drawing -------------------------------------------------------------------------------------------------------


def _per_row(shown: Stake) -> int:
    """Short words stand three abreast."""
    third = (_ACROSS - 2 * _PAD - 2 * _GAP) // 3 - _BESIDE - _GAP
    whats = (width(chip.what, _LARGE, "bold") for chip in shown.chips)
    wheres = (width(chip.where, _SMALL, "regular") for chip in shown.chips)
    return 3 if max((*whats, *wheres), default=0) <= third else 2


def _wrapped(shown: Stake) -> list[tuple[str, int]]:
    """Lines of the foot with their sizes: what helps is larger."""
    found = []
    for i, line in enumerate(shown.lines):
        size: int = _SMALL if i else _LARGE
        weight: Weight = "regular" if i else "semibold"
        found += [(row, size) for row in labels.wrap(line, _ACROSS - 2 * _PAD, size, weight)]
    return found


def height(shown: Stake) -> int:
    rows = -(-len(shown.chips) // _per_row(shown))
    return _TOP + rows * (_CHIP + _GAP) + 20 + _STEP * len(_wrapped(shown)) + 10


def paint(shown: Stake, down: int) -> Canvas:
    canvas = Canvas.blank((_ACROSS, down), TABLE)
    canvas.box(0, 0, _ACROSS, down, PAPER, 22)
    canvas.text(_PAD, 52, shown.caption, _LARGE, "bold", MUTED, room=_ACROSS - 2 * _PAD)
    across = _per_row(shown)
    wide = (_ACROSS - 2 * _PAD - (across - 1) * _GAP) // across
    for i, chip in enumerate(shown.chips):
        _chip(canvas, _PAD + i % across * (wide + _GAP), _TOP + i // across * (_CHIP + _GAP), wide, chip)
    y = _TOP + -(-len(shown.chips) // across) * (_CHIP + _GAP) + 44
    for i, (row, size) in enumerate(_wrapped(shown)):
        large = size == _LARGE
        canvas.text(_PAD, y + _STEP * i, row, size, "semibold" if large else "regular", INK if large else MUTED)
    return canvas


def _chip(canvas: Canvas, x: float, y: float, wide: float, chip: Chip) -> None:
    canvas.box(x, y, x + wide, y + _CHIP, LINEN, 16)
    pieces.pip(canvas, x + 60, y + _CHIP / 2, 40, chip.icon, chip.fill)
    room = wide - _BESIDE - _GAP
    middle = y + _CHIP / 2
    canvas.text(x + _BESIDE, middle - (24 if chip.where else 0), chip.what, _LARGE, "bold", INK, room=room)
    if chip.where:
        canvas.text(x + _BESIDE, middle + 26, chip.where, _SMALL, "regular", MUTED, room=room)
