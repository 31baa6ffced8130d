"""Legal decisions folded: what has a best value (a die, a payment) is chosen first and can be changed later."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.host.choices import form_of
from bot.ui.panels.forms import few, field_of
from engine.core.errors import Illegal
from engine.core.families import Family, Path
from engine.core.game import AnyGame
from engine.core.prompt import Gate, Seat
from engine.core.rng import Rng
from engine.core.words import Speech
from render import pictures

NO_DICE = Rng(b"\0" * 32)  # nothing without a gate ever rolls


class Leaf(NamedTuple):
    """One choice: the best decision that does it, and how it is called."""

    decision: Any
    line: str
    label: str
    gate: Gate | None


class Group(NamedTuple):
    verb: str
    leaves: tuple[Leaf, ...]
    families: tuple[Family[Any], ...]


def groups(game: AnyGame, state: Any, seat: Seat, speech: Speech, order: Sequence[str]) -> tuple[Group, ...]:
    """All verbs with something to choose, in the order of the game's panel."""
    view, asked = game.view(state, seat), kind_of(game, state, seat)
    found: dict[str, dict[Any, Leaf]] = {}
    for decision in listed(game, state, seat):
        if decision == game.turn_end:
            continue  # the commit button does that
        folded = fold(game, decision)
        label = game.label(view, folded, speech, asked)
        label = label[:1].upper() + label[1:]
        leaf = Leaf(decision, game.grammar.write(decision), label, game.gate(view, decision))
        found.setdefault(form_of(game, decision).verb, {}).setdefault(folded, leaf)
    families: dict[str, list[Family[Any]]] = {}
    for family in game.legal(state, seat).families:
        if not few(family):
            families.setdefault(form_of(game, next(family.members())).verb, []).append(family)
    verbs = sorted({*found, *families}, key=lambda verb: order.index(verb) if verb in order else len(order))
    return tuple(Group(verb, tuple(found.get(verb, {}).values()), tuple(families.get(verb, ()))) for verb in verbs)


def kind_of(game: AnyGame, state: Any, seat: Seat) -> str:
    """The kind of question this seat is asked, if any."""
    return next((prompt.kind for prompt in game.prompts(state) if prompt.seat == seat), "")


def in_words(game: AnyGame, state: Any, seat: Seat, decision: Any, speech: Speech) -> str:
    """A decision of this seat in words, as it could be taken there."""
    return game.label(game.view(state, seat), decision, speech, kind_of(game, state, seat))


def listed(game: AnyGame, state: Any, seat: Seat) -> Iterator[Any]:
    """Every decision that is offered by name: the legal ones, and the members of small families."""
    legal = game.legal(state, seat)
    yield from legal.decisions
    for family in legal.families:
        if few(family):
            yield from family.members()


def joined(game: AnyGame, state: Any, seat: Seat, leaf: Leaf, speech: Speech) -> Leaf:
    """A plain step after which there is nothing to do but roll or reveal: both in one press."""
    if leaf.gate is not None or form_of(game, leaf.decision).slots:
        return leaf
    step = game.play(state, seat, game.check(state, seat, leaf.decision), NO_DICE.at(0))
    legal = game.legal(step.state, seat)
    asked = any(prompt.seat == seat for prompt in game.prompts(step.state))
    if step.barrier or not asked or legal.families or len(legal.decisions) != 1:
        return leaf
    [then] = legal.decisions
    gate = game.gate(game.view(step.state, seat), then)
    if gate is None:
        return leaf
    label = speech.decision(then)
    return leaf._replace(
        line=f"{leaf.line}; {game.grammar.write(then)}",
        label=f"{leaf.label}, {label[:1].lower()}{label[1:]}",
        gate=gate,
    )


def goals(game: AnyGame, state: Any, seat: Seat, family: Path[Any], speech: Speech) -> tuple[tuple[Leaf, bool], ...]:
    """The stops of a way, each with the short line that means it, and whether something happens there."""
    view = game.view(state, seat)
    now = _open_verbs(game, state, seat)
    found = []
    for way in family.choices():
        decision = family.make(way)
        short = family.make(way[-1:])
        field = field_of(game, short, way[-1:])
        label = str(speech.name(field, way[-1]))
        leaf = Leaf(decision, game.grammar.write(short), label, game.gate(view, decision))
        found.append((leaf, leaf.gate is not None or bool(_news(game, state, seat, leaf, now))))
    return tuple(found)


def _news(game: AnyGame, state: Any, seat: Seat, leaf: Leaf, now: set[str]) -> set[str]:
    """Verbs that are possible only after it."""
    try:
        step = game.play(state, seat, game.check(state, seat, leaf.decision), NO_DICE.at(0))
    except Illegal:
        return set()
    return set() if step.barrier else _open_verbs(game, step.state, seat) - now


def _open_verbs(game: AnyGame, state: Any, seat: Seat) -> set[str]:
    legal = game.legal(state, seat)
    return {form_of(game, decision).verb for decision in legal.decisions}


def all_gates(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Is there a choice, and every answer final?"""
    legal, view = game.legal(state, seat), game.view(state, seat)
    members = [*legal.decisions, *(next(family.members()) for family in legal.families)]
    return len(members) > 1 and all(game.gate(view, decision) is not None for decision in members)


def fold(game: AnyGame, decision: Any) -> Any:
    """The decision without what has a best value."""
    hows = {slot.field: None for slot in form_of(game, decision).slots if slot.how}
    return replace(decision, **hows) if hows else decision


def other_ways(game: AnyGame, state: Any, seat: Seat, decision: Any) -> tuple[Any, ...]:
    """Decisions that do the same in another way, the best first."""
    folded = fold(game, decision)
    alike = (d for d in listed(game, state, seat) if type(d) is type(decision))
    return tuple(other for other in alike if fold(game, other) == folded)


def narrowed(game: AnyGame, leaves: Iterable[Leaf], fixed: Mapping[str, str]) -> tuple[Leaf, ...]:
    """Leaves whose fields are written as chosen so far."""
    return tuple(leaf for leaf in leaves if all(word(game, leaf, name) == value for name, value in fixed.items()))


def word(game: AnyGame, leaf: Leaf, field: str) -> str:
    """A field of a leaf as it is typed."""
    slot = next(slot for slot in form_of(game, leaf.decision).slots if slot.field == field)
    value = getattr(leaf.decision, field)
    return "" if value is None else slot.value.write(value)


def common_words(game: AnyGame, decisions: Sequence[Any]) -> tuple[str, dict[str, str]]:
    """The verb of decisions of one kind, and the fields in which they all agree, as they are typed."""
    form = form_of(game, decisions[0])
    fixed = {}
    for slot in form.slots:
        values = {getattr(decision, slot.field) for decision in decisions}
        if not slot.how and len(values) == 1 and None not in values:
            fixed[slot.field] = slot.value.write(values.pop())
    return form.verb, fixed


def next_field(game: AnyGame, leaves: Sequence[Leaf], fixed: Mapping[str, str], most: int) -> str | None:
    """The first field that still has a choice, of at most so many values."""
    slots = [slot for slot in form_of(game, leaves[0].decision).slots if not slot.how and slot.field not in fixed]
    for slot in slots:
        if 2 <= len({word(game, leaf, slot.field) for leaf in leaves}) <= most:
            return slot.field
    return None


def outcome(game: AnyGame, state: Any, seat: Seat, leaf: Leaf) -> tuple[tuple[Any, ...], tuple[str, ...]]:
    """What a leaf would bring, as events and changed places; of a gate nothing is looked at."""
    if leaf.gate is not None:
        return (), ()
    try:
        step = game.play(state, seat, game.check(state, seat, leaf.decision), NO_DICE.at(0))
    except Illegal:
        return (), ()
    if step.barrier:
        return (), ()
    changed: tuple[str, ...] = ()
    if game.id in pictures.known():
        changed = pictures.changed(game.id, game.view(state, seat), step.events, game.view(step.state, seat))
    return step.events, changed
