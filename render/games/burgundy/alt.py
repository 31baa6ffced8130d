"""Burgundy's pictures in words, most important first."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.words import words
from engine.games.burgundy.cards import tile_name
from engine.games.burgundy.components import DEPOTS, HEXES, PHASES, PRICE_SILVER, ROUNDS
from engine.games.burgundy.state import EMPTY, Player
from engine.games.burgundy.view import BurgundyView
from render.contract import ALT_LIMIT, Marks, Table
from render.games.burgundy.marks import SEAT_LETTERS


def text(view: BurgundyView, kind: str, seat: int, table: Table, marks: Marks) -> str:
    """Whole sentences until the limit is reached."""
    sentences = {"board": _board, "depots": _depots, "estate": _estate, "storage": _estate}[kind](view, seat, table)
    kept = ""
    for sentence in (*sentences[:2], *_marks(marks, table), *sentences[2:]):
        longer = f"{kept} {sentence}".strip()
        if len(longer) <= ALT_LIMIT:
            kept = longer
    return kept


def _board(view: BurgundyView, _: int, table: Table) -> list[str]:
    state, say = view.table, words(table.lang).say
    scores = ", ".join(f"{name} {points}" for name, points in zip(table.names, view.head.scores, strict=True))
    purses = [_purse(player, name, table.lang) for player, name in zip(state.players, table.names, strict=True)]
    depots = [_depot(view, depot, table.lang) for depot in DEPOTS]
    return [_head(view, table.lang), _to_move(view, table), say("burgundy-alt-scores", scores=scores), *depots,
            _black(view, table.lang), _order(view, table), *purses]  # fmt: skip


def _depots(view: BurgundyView, _: int, table: Table) -> list[str]:
    lang = table.lang
    coming = words(lang).say("burgundy-alt-coming", goods=_list(map(str, view.table.round_goods), lang))
    depots = [_depot(view, depot, lang) for depot in DEPOTS]
    return [_head(view, lang), _to_move(view, table), *depots, _black(view, lang), _order(view, table), coming]


def _estate(view: BurgundyView, seat: int, table: Table) -> list[str]:
    player, name, say = view.table.players[seat], table.names[seat], words(table.lang).say
    empty, points = player.estate.count(EMPTY), view.head.scores[seat]
    about = say("burgundy-alt-estate", estate=player.board or "–", name=name, points=points, empty=empty)
    dice = " ".join(str(n) for n, used in zip(player.dice, player.used, strict=True) if not used)
    stored = _list((tile_name(tile, table.lang) for tile in player.storage), table.lang)
    goods = _list((f"{i + 1}×{n}" for i, n in enumerate(player.goods) if n), table.lang)
    placed = _list(
        (f"{label} {tile_name(tile, table.lang)}" for label, tile in zip(HEXES, player.estate, strict=True) if tile),
        table.lang,
    )
    return [
        about,
        f"{say('burgundy-picture-dice')}: {dice or '–'}.",
        _purse(player, name, table.lang),
        say("burgundy-alt-storage", tiles=stored),
        say("burgundy-alt-store-goods", goods=goods),
        say("burgundy-alt-placed", tiles=placed),
    ]


def _head(view: BurgundyView, lang: str) -> str:
    state = view.table
    return words(lang).say("burgundy-alt-head", phase=PHASES[state.phase], round=state.round + 1, rounds=ROUNDS)


def _to_move(view: BurgundyView, table: Table) -> str:
    say = words(table.lang).say
    if not view.head.awaited:
        return say("burgundy-alt-over")
    seat = view.head.awaited[0].seat
    player = view.table.players[seat]
    dice = " ".join(str(n) for n, used in zip(player.dice, player.used, strict=True) if not used)
    return say("burgundy-alt-to-move", name=table.names[seat], dice=dice or "–")


def _depot(view: BurgundyView, depot: int, lang: str) -> str:
    say, state = words(lang).say, view.table
    held = Counter(state.depot_goods[depot - 1])
    goods = ", ".join(f"{number}×{count}" for number, count in sorted(held.items()))
    return say(
        "burgundy-alt-depot",
        depot=depot,
        tiles=_list((tile_name(tile, lang) for tile in state.depots[depot - 1] if tile), lang),
        goods=say("burgundy-alt-goods", goods=goods) if goods else "",
    )


def _black(view: BurgundyView, lang: str) -> str:
    held = _list((tile_name(tile, lang) for tile in view.table.black_depot if tile), lang)
    return words(lang).say("burgundy-alt-black", price=PRICE_SILVER, tiles=held)


def _order(view: BurgundyView, table: Table) -> str:
    names = ", ".join(table.names[seat] for seat in view.head.order)
    return words(table.lang).say("burgundy-alt-order", names=names)


def _purse(player: Player, name: str, lang: str) -> str:
    return words(lang).say("burgundy-alt-purse", name=name, silver=player.silver, workers=player.workers)


def _marks(marks: Marks, table: Table) -> list[str]:
    """What the rings and dashes point at; no sentence where there are none."""
    say, found = words(table.lang).say, []
    for key, rings in (("changed", marks.changed), ("drafted", marks.drafted)):
        if rings:
            found.append(say(f"burgundy-alt-{key}", places=", ".join(_place(where, table) for _, where in rings)))
    if marks.targets:
        found.append(say("burgundy-alt-targets", places=", ".join(_place(where, table) for where in marks.targets)))
    if marks.refused:
        found.append(say("burgundy-alt-refused", place=_place(marks.refused, table)))
    return found


def _place(where: str, table: Table) -> str:
    """An address in words: a place of a depot, or a hex of somebody's estate."""
    say, (area, *rest) = words(table.lang).say, where.split(".")
    if area == "black":
        return say("burgundy-alt-at-black", number=rest[0])
    if area == "depot":
        return say("burgundy-alt-at-depot", depot=rest[0], number=rest[1])
    return f"{rest[0]} ({table.names[SEAT_LETTERS.index(area)]})"


def _list(items: Iterable[str], lang: str) -> str:
    listed: Sequence[str] = tuple(items)
    return ", ".join(listed) or words(lang).say("burgundy-alt-nothing")
