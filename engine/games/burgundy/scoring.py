"""Points by source, final scoring and the ranking (rules, section 8)."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.game import Result
from engine.core.prompt import Seat
from engine.games.burgundy.components import FINAL, TILES, Effect
from engine.games.burgundy.events import FinalScored
from engine.games.burgundy.state import EMPTY, SOURCES, Player, State

_AT = {source: i for i, source in enumerate(SOURCES)}


def add_points(points: tuple[int, ...], source: str, amount: int) -> tuple[int, ...]:
    at = _AT[source]
    return (*points[:at], points[at] + amount, *points[at + 1 :])


def final_scoring(state: State, events: list[Event]) -> Iterator[Player]:
    for seat, player in enumerate(state.players):
        gains = final_points(player)
        points = player.points
        for source, amount in gains.items():
            points = add_points(points, source, amount)
        events.append(
            FinalScored(seat, gains["goods"], gains["silver"], gains["workers"], gains["knowledge"], sum(points))
        )
        yield replace(player, points=points)


def final_points(player: Player) -> dict[str, int]:
    """What an estate would score at the end, besides the points already won. Stored tiles count nothing."""
    return {
        "goods": sum(player.goods) * FINAL["vp_per_unsold_good"],
        "silver": player.silver * FINAL["vp_per_silver"],
        "workers": player.workers // FINAL["workers_per_vp"],
        "knowledge": sum(knowledge_points(player, effect) for effect in _endgame_effects(player)),
    }


def _endgame_effects(player: Player) -> Iterator[Effect]:
    for tile in player.estate:
        if tile != EMPTY:
            yield from (effect for effect in TILES[tile].effects if effect.op in _ENDGAME)


def knowledge_points(player: Player, effect: Effect) -> int:
    """One endgame effect of section 1."""
    return effect.n * _ENDGAME[effect.op](player, effect)


def _sold_types(player: Player, _: Effect) -> int:
    return sum(1 for tokens in player.sold if tokens)


def _sold_goods(player: Player, _: Effect) -> int:
    return sum(player.sold)


def _buildings(player: Player, effect: Effect) -> int:
    return player.estate.count(effect.building)


def _species(player: Player, _: Effect) -> int:
    return len({TILES[tile].species for tile in player.estate if tile != EMPTY} - {""})


def _bonus_tokens(player: Player, _: Effect) -> int:
    return len(player.tokens)


_ENDGAME: dict[str, Callable[[Player, Effect], int]] = {
    "vp_per_sold_type": _sold_types,
    "vp_per_sold_good": _sold_goods,
    "vp_per_building": _buildings,
    "vp_per_animal_type": _species,
    "vp_per_bonus_tile": _bonus_tokens,
}


def ranking(state: State) -> tuple[Seat, ...]:
    """Best first: points, then fewest empty hexes, then later on the track as it stands."""
    return tuple(sorted(range(len(state.players)), key=lambda seat: _rank_key(state, seat)))


def _rank_key(state: State, seat: Seat) -> tuple[int, int, int]:
    player = state.players[seat]
    track = [other for stack in reversed(state.track) for other in stack]
    return -player.score, player.estate.count(EMPTY), -track.index(seat)


def result(state: State) -> Result | None:
    if state.stage != "over":
        return None
    best = ranking(state)
    first, second = (_rank_key(state, seat) for seat in best[:2])
    tie_break = "empty-hexes" if first[1] != second[1] else "turn-order"
    return Result(
        places=tuple(best.index(seat) + 1 for seat in range(len(best))),
        points=tuple(player.score for player in state.players),
        breakdown=tuple(tuple(zip(SOURCES, player.points, strict=True)) for player in state.players),
        reason="last-round",
        decided_by="points" if first[0] != second[0] else tie_break,
    )
