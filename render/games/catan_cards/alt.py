"""The pictures in words, most important first."""

from collections import Counter
from collections.abc import Iterable

from engine.core.words import words
from engine.games.catan_cards import places
from engine.games.catan_cards.cardtext import card_text
from engine.games.catan_cards.components import LANDSCAPES
from engine.games.catan_cards.places import SEAT_LETTERS
from engine.games.catan_cards.state import NOBODY
from engine.games.catan_cards.view import CatanView
from render.contract import ALT_LIMIT, Marks, Table
from render.games.catan_cards import names, stacks, window


def text(view: CatanView, kind: str, seat: int, table: Table, marks: Marks) -> str:
    """Whole sentences until the limit is reached."""
    sentences = {
        "board": lambda: [_head(view, table), _scores(view, table), _middle(view, table), *_realms(view, table)],
        "principality": lambda: [_head(view, table), _sums(view, seat, table), *_realm(view, seat, table)],
        "hand": lambda: _cards("hand", view.table.players[view.viewer or 0].hand, table.lang),
        "looking": lambda: _cards("looking", view.looking, table.lang),
        "window": lambda: _window(view, seat, table),
        "stacks": lambda: [_head(view, table), _middle(view, table), *_open(view, table)],
    }[kind]()
    kept = ""
    for sentence in (*sentences[:2], *_marks(marks, table), *sentences[2:]):
        longer = f"{kept} {sentence}".strip()
        if len(longer) <= ALT_LIMIT:
            kept = longer
    return kept


def _head(view: CatanView, table: Table) -> str:
    say, awaited = words(table.lang).say, [prompt for prompt in view.head.awaited if prompt.clock != "open"]
    if not awaited:
        return say("catan_cards-alt-over")
    waiting = ", ".join(table.names[prompt.seat] for prompt in awaited)
    return say("catan_cards-alt-head", stage=names.stage(view, table.lang), names=waiting)


def _scores(view: CatanView, table: Table) -> str:
    scores = ", ".join(f"{name} {points}" for name, points in zip(table.names, view.head.scores, strict=True))
    return words(table.lang).say("catan_cards-alt-scores", scores=scores)


def _sums(view: CatanView, seat: int, table: Table) -> str:
    facts = view.facts[seat]
    return words(table.lang).say(
        "catan_cards-alt-sums",
        name=table.names[seat],
        points=facts.points,
        strength=facts.strength,
        tournament=facts.tournament,
        commerce=facts.commerce,
        hand=facts.hand,
        limit=facts.hand_limit,
    )


def _middle(view: CatanView, table: Table) -> str:
    state, lang = view.table, table.lang
    holders = {
        token: "–" if holder == NOBODY else table.names[holder]
        for token, holder in (("knight", state.knight), ("mill", state.mill))
    }
    return words(lang).say(
        "catan_cards-alt-middle",
        production=state.production or "–",
        face=names.name(state.face, lang) if state.face else "–",
        stacks=", ".join(f"{stack.name} {stack.size}" for stack in state.stacks),
        events=state.events.size,
        **holders,
    )


def _realms(view: CatanView, table: Table) -> list[str]:
    return [line for seat in (0, 1) for line in (_sums(view, seat, table), *_realm(view, seat, table))]


def _realm(view: CatanView, seat: int, table: Table) -> list[str]:
    """Sites, cards and landscapes by their addresses."""
    player, lang, say = view.table.players[seat], table.lang, words(table.lang).say
    sites = [f"{places.column(x).upper()} {names.name(kind, lang).lower()}" for x, kind in player.sites]
    cards = [f"{card.place.upper()} {names.name(card.card, lang)}" for card in player.cards]
    lands = [f"{r.place.upper()} {_land(r.card, lang)} ({r.amount})" for r in player.regions]
    return [
        say("catan_cards-alt-sites", things=_list(sites, lang)),
        say("catan_cards-alt-cards", things=_list(cards, lang)),
        say("catan_cards-alt-lands", things=_list(lands, lang)),
    ]


def _land(land: str, lang: str) -> str:
    return f"{names.name(LANDSCAPES[land].terrain, lang).lower()} {LANDSCAPES[land].number}"


def _cards(key: str, cards: tuple[str, ...], lang: str) -> list[str]:
    said = _list((names.name(card, lang) for card in cards), lang)
    texts = [f"{names.name(card, lang)}: {card_text(card, lang)}" for card in dict.fromkeys(cards)]
    return [words(lang).say(f"catan_cards-alt-{key}", things=said), *texts]


def _window(view: CatanView, seat: int, table: Table) -> list[str]:
    """The card that may be answered, what is at stake, what would help."""
    prompt = window.asked(view, seat)
    if prompt is None:
        return []
    shown, lang = window.stake(view, prompt, table), table.lang
    told = names.face_text if prompt.kind == "time-jump-face" else card_text
    things = _list((" ".join(filter(None, (chip.what, chip.where))) for chip in shown.chips), lang)
    said = f"{names.name(prompt.about, lang)}: {told(prompt.about, lang)}"
    return [said, f"{shown.caption}: {things}.", *shown.lines]


def _open(view: CatanView, table: Table) -> list[str]:
    row = (
        f"{names.name(card, table.lang)}" + (f" ×{count}" if count > 1 else "")
        for card, count in Counter(view.table.row).items()
    )
    texts = [f"{names.name(card, table.lang)}: {card_text(card, table.lang)}" for card in stacks.open_kinds(view)]
    return [words(table.lang).say("catan_cards-alt-row", things=_list(row, table.lang)), *texts]


def _marks(marks: Marks, table: Table) -> list[str]:
    """What the rings and dashes point at; no sentence where there are none."""
    say, found = words(table.lang).say, []
    for key, rings in (("changed", marks.changed), ("drafted", marks.drafted)):
        if rings:
            found.append(say(f"catan_cards-alt-{key}", places=", ".join(_place(where, table) for _, where in rings)))
    if marks.targets:
        found.append(say("catan_cards-alt-targets", places=", ".join(_place(where, table) for where in marks.targets)))
    if marks.refused:
        found.append(say("catan_cards-alt-refused", place=_place(marks.refused, table)))
    return found


def _place(where: str, table: Table) -> str:
    """An address in words: a stack, a card of the open row, or a place of somebody's principality."""
    owner, _, place = where.partition(".")
    if owner == "stack":
        return words(table.lang).say("catan_cards-alt-at-stack", stack=place)
    if owner == "row":
        return names.name(place, table.lang)
    return f"{place.upper()} ({table.names[SEAT_LETTERS.index(owner)]})"


def _list(items: Iterable[str], lang: str) -> str:
    return ", ".join(items) or words(lang).say("catan_cards-alt-nothing")
