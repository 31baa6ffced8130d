"""Which verbs are closed now, and why: for the "Not now" line of a panel."""

from engine.core.errors import Illegal
from engine.core.prompt import Seat
from engine.games.catan_cards import check, flow, places, standing
from engine.games.catan_cards.decisions import (
    Accept,
    BuildCitadel,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Decision,
    Decline,
    PlayCard,
    Roll,
)
from engine.games.catan_cards.legal import legal
from engine.games.catan_cards.notation import GRAMMAR
from engine.games.catan_cards.state import State

_RULES = {
    "place": "places", "play": "action-cards", "cast": "spells", "use": "places", "trade": "bank", "offer": "offer",
    "convert": "magic", "craft": "craft", "claim": "craft", "load": "stores", "unload": "stores", "store": "stores",
    "redeem": "pawnbroker", "remove": "removing", "shift": "cartwright", "spare": "paying", "declare": "cartwright",
}  # fmt: skip


def closed(state: State, seat: Seat) -> dict[str, Illegal]:
    """Every verb without a legal decision, with the reason that a person would name first."""
    possible = {type(decision) for decision in legal(state, seat).members(1)}
    return {form.verb: _reason(state, seat, form.verb) for form in GRAMMAR.forms if form.decision not in possible}


def _reason(state: State, seat: Seat, verb: str) -> Illegal:
    if state.stage == "over":
        return Illegal("game-over", "end")
    if state.tasks:
        return _answer_first(state, seat)
    if seat != state.active:
        return Illegal("not-your-turn", "turn", seat=state.active)
    if state.stage == "before_roll" and verb in {*_RULES, "road", "settlement", "city", "citadel", "end"}:
        return Illegal("roll-first", "turn") if verb not in {"play", "cast", "declare"} else _nothing(verb)
    return _probe(state, seat, verb) or _nothing(verb)


def _answer_first(state: State, seat: Seat) -> Illegal:
    question = flow.QUESTIONS[state.tasks[0].op]
    if flow.answers_of(state, seat):
        return Illegal("answer-first", question.rule, ask=question.kind, seat=seat)
    return Illegal("not-your-turn", "windows", seat=question.who(state, state.tasks[0])[0])


def _nothing(verb: str) -> Illegal:
    return Illegal("nothing-now", _RULES[verb]) if verb in _RULES else Illegal("not-asked", "windows")


def _probe(state: State, seat: Seat, verb: str) -> Illegal | None:
    """What `check` says to a typical decision of the verb."""
    for decision in _typical(state, seat, verb):
        try:
            check.check(state, seat, decision)
        except Illegal as illegal:
            return illegal
    return None


def _typical(state: State, seat: Seat, verb: str) -> list[Decision]:
    settlements = [places.column(x) for x in standing.sites(state, seat, "settlement")] or ["e1"]
    hand = state.players[seat].hand
    found: dict[str, list[Decision]] = {
        "roll": [Roll()],
        "road": [BuildRoad("east")],
        "settlement": [BuildSettlement("east")],
        "city": [BuildCity(settlements[0])],
        "citadel": [BuildCitadel(settlements[0])],
        "play": [PlayCard(card) for card in hand[:1]],
        "accept": [Accept()],
        "decline": [Decline()],
    }
    return found.get(verb, [])
