"""Encounter cards: decision trees read from the data (sections 1.1 and 7)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.core.prompt import Seat
from engine.games.starfarers.board import ball_sum
from engine.games.starfarers.components import (
    ENCOUNTERS,
    MODULE_CAPS,
    MODULE_INDEX,
    MODULES,
    RESOURCE_INDEX,
    RESOURCES,
    STORY_INDEX,
    Five,
)
from engine.games.starfarers.course import Course
from engine.games.starfarers.events import (
    Contested,
    DrivesCompared,
    EncounterMet,
    EncountersShuffled,
    EncounterTold,
    FreeShipOwed,
    Gained,
    JumpGranted,
    LuckTried,
    Paid,
    ShipGrounded,
)
from engine.games.starfarers.flight import groundable
from engine.games.starfarers.moves import start_flight_phase
from engine.games.starfarers.state import (
    NOTHING,
    Meeting,
    Player,
    Table,
    as_cards,
    drives,
    guns,
    left_of,
    module_stock,
)

Node = dict[str, Any]
WAITS = False  # an op that needs a decision first
DONE = True


def children(node: Node, label: str) -> Node:
    """The node a label leads to: an answer, an outcome, or the raw sum of a shake."""
    if "ask" in node and node["ask"] == "gift":
        found: Node = node["branches"][label]
    elif "shake" in node:
        found = next(branch["node"] for branch in node["shake"] if branch["from"] <= int(label) <= branch["to"])
    else:
        found = node[label]
    return found


def node_at(card: str, path: tuple[str, ...]) -> Node:
    node: Node = ENCOUNTERS[card].root
    for label in path:
        node = children(node, label)
    return node


def transcript(card: str, path: tuple[str, ...]) -> tuple[str, ...]:
    """What everybody has seen of a card: cards with the same transcript cannot be told apart yet."""
    node: Node = ENCOUNTERS[card].root
    seen = [ENCOUNTERS[card].prompt, _face(node)]
    for label in path:
        node = children(node, label)
        seen.append(_face(node))
    return tuple(seen)


def _face(node: Node) -> str:
    """The open side of a node; never what lies behind it."""
    if "do" in node:
        ops = " ".join("/".join(str(part) for part in op.values()) for op in node["do"])
        return f"do {node.get('text', '')} {ops}"
    if "ask" in node:
        return f"{node['ask']} {node.get('question', '')}"
    if "shake" in node:
        return "shake"
    kind = "duel" if "duel" in node else "compare"
    return f"{kind} {node[kind]['stat']} {node[kind]['rival']}"


def rival_of(table: Table, rival: str) -> Seat:
    side, distance = rival.split("_")
    others = left_of(table, table.seat)
    return others[int(distance) - 1] if side == "left" else others[-int(distance)]


def current_op(table: Table, card: str) -> dict[str, Any]:
    """The op that waits for a decision; {} where a question does."""
    assert table.meeting is not None
    node = node_at(card, table.meeting.path)
    op: dict[str, Any] = node["do"][table.meeting.op] if "do" in node else {}
    return op


def question(table: Table, card: str) -> str:
    """What is asked: gift, yes_no, or the name of the op."""
    assert table.meeting is not None
    node = node_at(card, table.meeting.path)
    return str(node["ask"] if "ask" in node else current_op(table, card)["op"])


# Drawing and going on


def draw(course: Course, tooth: tuple[str, ...] = ()) -> None:
    """7.2: an empty deck is made anew of the discard pile."""
    deck = [card for card in ENCOUNTERS if card not in course.table.met]
    if not deck:
        deck = list(ENCOUNTERS)
        course.change(met=())
        course.tell(EncountersShuffled(len(deck)))
    course.card = course.rng.choice(deck, "encounter")
    course.barrier = True
    course.change(phase="encounter", meeting=Meeting(tooth=tooth))
    card = ENCOUNTERS[course.card]
    course.tell(EncounterMet(course.table.seat, card.name_en, STORY_INDEX[card.prompt]))
    advance(course)


def _meeting(course: Course) -> Meeting:
    assert course.table.meeting is not None
    return course.table.meeting


def follow(course: Course, label: str, **changes: Any) -> None:
    """Down one branch."""
    meeting = _meeting(course)
    course.change(meeting=replace(meeting, path=(*meeting.path, label), op=0, **changes))
    course.barrier = True


def advance(course: Course) -> None:
    """On to the next decision, or to the end of the card."""
    while course.table.phase == "encounter" and course.table.meeting is not None:
        node = node_at(course.card, course.table.meeting.path)
        kind = next(kind for kind in _NODES if kind in node)
        if _NODES[kind](course, node) is WAITS:
            course.ask(course.table.seat)
            return


def _ask(course: Course, node: Node) -> bool:
    """A question, unless only one answer is left."""
    held = sum(course.hands[course.table.seat])
    if "question" in node:
        course.tell(EncounterTold(STORY_INDEX[node["question"]]))
    if node["ask"] == "gift" and not held:
        follow(course, "0")
        return DONE
    if held < node.get("yes_needs_resources", 0):
        follow(course, "no")
        return DONE
    return WAITS


def _duel(course: Course, node: Node) -> bool:
    """7.4: raw shake and modules; the subject wins on equality."""
    seat, rival = course.table.seat, rival_of(course.table, node["duel"]["rival"])
    stat = node["duel"]["stat"]
    balls, rival_balls = course.shake("duel"), course.shake("duel")
    add: Callable[[Player], int] = guns if stat == "combat" else drives
    mine = ball_sum(balls) + add(course.player(seat))
    theirs = ball_sum(rival_balls) + add(course.player(rival))
    course.tell(Contested(seat, rival, stat, balls, mine, rival_balls, theirs, mine >= theirs))
    follow(course, "win" if mine >= theirs else "lose")
    return DONE


def _compare(course: Course, node: Node) -> bool:
    seat, rival = course.table.seat, rival_of(course.table, node["compare"]["rival"])
    mine, theirs = drives(course.player(seat)), drives(course.player(rival))
    course.tell(DrivesCompared(seat, rival, mine, theirs, mine >= theirs))
    follow(course, "ge" if mine >= theirs else "lt")
    return DONE


def _shake(course: Course, _: Node) -> bool:
    balls = course.shake("luck")
    course.tell(LuckTried(course.table.seat, balls, ball_sum(balls)))
    follow(course, str(ball_sum(balls)))
    return DONE


def _do(course: Course, node: Node) -> bool:
    """Ops in order; the check for the end comes before a further card is drawn."""
    meeting = _meeting(course)
    if meeting.op == 0 and node.get("text"):
        course.tell(EncounterTold(STORY_INDEX[node["text"]]))
    for number in range(meeting.op, len(node["do"])):
        op = node["do"][number]
        if op["op"] in _DRAWS:
            if not course.won():
                _DRAWS[op["op"]](course)
            return DONE
        course.change(meeting=replace(_meeting(course), op=number))
        if _OPS[op["op"]](course, op) is WAITS:
            return WAITS
    return _after_ops(course, node)


def _after_ops(course: Course, node: Node) -> bool:
    if course.won():
        return DONE
    if "then" in node:
        follow(course, "then")
    else:
        course.finish_card()
        start_flight_phase(course)
    return DONE


def op_done(course: Course) -> None:
    """The decision an op waited for has been carried out."""
    meeting = _meeting(course)
    node = node_at(course.card, meeting.path)
    if meeting.op + 1 < len(node["do"]):
        course.change(meeting=replace(meeting, op=meeting.op + 1))
    else:
        _after_ops(course, node)
    advance(course)


def _draw_again(course: Course) -> None:
    meeting = _meeting(course)
    course.finish_card()
    draw(course, meeting.tooth)


def _reshuffle_and_draw(course: Course) -> None:
    meeting = _meeting(course)
    tooth = (*meeting.tooth, course.card)
    course.finish_card()
    course.change(met=tooth)
    course.tell(EncountersShuffled(len(ENCOUNTERS) - len(tooth)))
    draw(course, tooth)


# Ops


def _op_half_medal(course: Course, op: Node) -> bool:
    course.half_medals(course.table.seat, op["n"])
    return DONE


def _op_gain(course: Course, op: Node) -> bool:
    at = RESOURCE_INDEX[op["resource"]]
    count = min(op["n"], course.table.bank[at])
    _gain(course, tuple(count * (i == at) for i in range(len(RESOURCES))))
    return DONE


def _gain(course: Course, cards: Five) -> None:
    if sum(cards):
        course.from_bank(course.table.seat, cards)
        course.tell(Gained(course.table.seat, as_cards(cards)))


def _op_gain_choice(course: Course, _: Node) -> bool:
    return WAITS if sum(course.table.bank) else DONE


def _op_pay(_: Course, __: Node) -> bool:
    return WAITS


def _op_return_gift(course: Course, _: Node) -> bool:
    _gain(course, _meeting(course).gift)
    return DONE


def _op_lose_last_gain(course: Course, _: Node) -> bool:
    meeting = _meeting(course)
    course.to_bank(course.table.seat, meeting.gained)
    course.tell(Paid(course.table.seat, as_cards(meeting.gained)))
    course.change(meeting=replace(meeting, gained=NOTHING))
    return DONE


def _op_module_gain(course: Course, _: Node) -> bool:
    return WAITS if attachable(course.table, course.table.seat) else DONE


def _op_module_lose(course: Course, _: Node) -> bool:
    seat = course.table.seat
    held = removable(course.player(seat))
    if len(held) > 1:
        return WAITS
    if held:
        course.attach(seat, held[0], -1)
    return DONE


def _op_ground_ship(course: Course, _: Node) -> bool:
    ships = groundable(course.table, course.table.seat)
    if len(ships) > 1:
        return WAITS
    ground(course, ships[0])
    return DONE


def ground(course: Course, at: str) -> None:
    seat = course.table.seat
    ships = tuple(replace(s, grounded=True) if s.at == at else s for s in course.player(seat).ships)
    course.alter(seat, ships=ships)
    course.tell(ShipGrounded(seat, at))


def _op_hyperjump(course: Course, _: Node) -> bool:
    course.change(jump=True)
    course.tell(JumpGranted(course.table.seat))
    return DONE


def _op_free_trade_ship(course: Course, _: Node) -> bool:
    """5.6: placed at once if possible; the rest of the list waits for the anchorage."""
    seat = course.table.seat
    course.alter(seat, free_ships=course.player(seat).free_ships + 1)
    course.tell(FreeShipOwed(seat))
    course.place_free_ships()
    return WAITS if course.table.placing else DONE


def _op_take_from_each(course: Course, op: Node) -> bool:
    seat = course.table.seat
    for other in left_of(course.table, seat):
        for _ in range(op["n"]):
            if sum(course.hands[other]):
                course.take_random(seat, other)
    return DONE


def _op_all_over_limit(course: Course, op: Node) -> bool:
    """7.5: everybody concerned decides at the same time."""
    over = [seat for seat, p in enumerate(course.table.players) if sum(p.modules) > op["limit"]]
    if not over:
        return DONE
    course.sealed = (None,) * len(course.table.players)
    course.ask(*over)
    return WAITS


def _op_most_pods(course: Course, op: Node) -> bool:
    most = max(player.pods for player in course.table.players)
    for seat, player in enumerate(course.table.players):
        if most and player.pods == most:
            course.half_medals(seat, op["n"])
    return DONE


def over_limit(table: Table, card: str) -> tuple[Seat, ...]:
    """Who has to remove a module for the Tooth of time."""
    limit = current_op(table, card)["limit"]
    return tuple(seat for seat, player in enumerate(table.players) if sum(player.modules) > limit)


def attachable(table: Table, seat: Seat) -> tuple[str, ...]:
    """Module kinds in stock and below their cap."""
    modules = table.players[seat].modules
    kinds = (kind for kind in MODULES if modules[MODULE_INDEX[kind]] < MODULE_CAPS[MODULE_INDEX[kind]])
    return tuple(kind for kind in kinds if module_stock(table, MODULE_INDEX[kind]))


def removable(player: Player) -> tuple[str, ...]:
    return tuple(kind for kind, n in zip(MODULES, player.modules, strict=True) if n)


_NODES: dict[str, Callable[[Course, Node], bool]] = {
    "ask": _ask,
    "duel": _duel,
    "compare": _compare,
    "shake": _shake,
    "do": _do,
}
_OPS: dict[str, Callable[[Course, Node], bool]] = {
    "half_medal": _op_half_medal,
    "gain": _op_gain,
    "gain_choice": _op_gain_choice,
    "pay": _op_pay,
    "return_gift": _op_return_gift,
    "lose_last_gain": _op_lose_last_gain,
    "module_gain": _op_module_gain,
    "module_lose": _op_module_lose,
    "ground_ship": _op_ground_ship,
    "hyperjump": _op_hyperjump,
    "free_trade_ship": _op_free_trade_ship,
    "take_from_each": _op_take_from_each,
    "all_over_limit_lose_module": _op_all_over_limit,
    "most_pods_half_medal": _op_most_pods,
}
_DRAWS: dict[str, Callable[[Course], None]] = {
    "draw_again": _draw_again,
    "reshuffle_and_draw": _reshuffle_and_draw,
}
