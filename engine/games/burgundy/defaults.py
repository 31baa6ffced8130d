"""What is played for an absent player (rules, section 7): always legal, harmless, never random."""

from engine.core.prompt import Seat
from engine.games.burgundy.components import BOARDS, DEPOTS, GOODS
from engine.games.burgundy.decisions import (
    ChooseCastle,
    ChooseEstate,
    CollectGoods,
    Decision,
    EndTurn,
    Pass,
    TakeWorkers,
)
from engine.games.burgundy.legal import new_goods
from engine.games.burgundy.setup import BASIC_ESTATE
from engine.games.burgundy.state import Player, State

HOME_CASTLE = "D4"


def default(state: State, seat: Seat) -> Decision:
    player = state.players[seat]
    if state.stage == "estates":
        return _estate(state, player)
    if state.pending:
        return _effect(state, player)
    if all(player.used):
        return EndTurn()
    return TakeWorkers(player.used.index(False))


def _estate(state: State, player: Player) -> Decision:
    choosing = state.options.estates == "choose"
    hexes = BOARDS[BASIC_ESTATE if choosing else player.board].castle_hexes
    label = HOME_CASTLE if HOME_CASTLE in hexes else hexes[0]
    return ChooseEstate(BASIC_ESTATE, label) if choosing else ChooseCastle(label)


def _effect(state: State, player: Player) -> Decision:
    effect = state.pending[0]
    if effect.optional:
        return Pass()
    if effect.op == "action":
        return TakeWorkers()
    return max((_haul(state, player, depot) for depot in DEPOTS), key=lambda haul: haul[0])[1]


def _haul(state: State, player: Player, depot: int) -> tuple[int, CollectGoods]:
    """How many tokens a depot gives and the decision that takes them: new types by most tokens, then lowest number."""
    tokens = state.depot_goods[depot - 1]
    new, room = new_goods(state, player, (depot,))
    chosen = sorted(new, key=lambda goods: (-tokens.count(goods), goods))[:room]
    taken = sum(tokens.count(goods) for goods in GOODS if player.goods[goods - 1] or goods in chosen)
    return taken, CollectGoods((depot,), tuple(sorted(chosen)))
