"""What can I do? Legal decisions by verb and field, families as what they offer, closed verbs with the reason."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.host.answers import Mark
from bot.host.desk import Desk
from bot.host.drafts import Drafts, Tip, on_tip, try_step
from bot.host.live import Live
from bot.host.remembered import Remembered
from engine.core.errors import BadNotation, Illegal, MeeplepostError
from engine.core.families import Family
from engine.core.game import AnyGame
from engine.core.notation import Form, Partial, split_line
from engine.core.prompt import Gate, Prompt, Seat
from engine.core.reading import Ambiguous, read_decision
from engine.core.why import why_not

EXAMPLES = 5
MOST_TYPISTS = 256  # whose possible lines are remembered


class Choice(NamedTuple):
    """One decision, as it is typed, and what it would set loose."""

    line: str
    decision: Any
    gate: Gate | None


class FamilyForm(NamedTuple):
    """A set too large to list: the source of a control."""

    verb: str
    kind: str  # Subset, Bag, BagPair, Order, Split, Path
    offers: tuple[object, ...]
    size: int | None
    examples: tuple[str, ...]
    family: Family[Any]


class Group(NamedTuple):
    verb: str
    choices: tuple[Choice, ...]
    families: tuple[FamilyForm, ...]


class Choices(NamedTuple):
    """At the tip of the draft, if there is one."""

    ask: Prompt | None
    mark: Mark | None
    groups: tuple[Group, ...]  # in the order of `legal`
    closed: Mapping[str, Illegal]


class Field(NamedTuple):
    """The next thing to choose: values as they are typed, each with how many decisions it leaves."""

    name: str
    how: bool
    values: tuple[tuple[Any, str, int], ...]  # (value, word, decisions)


class WhyNot(NamedTuple):
    illegal: Illegal
    nearest: tuple[str, ...]


class Advice:
    def __init__(self, desk: Desk, drafts: Drafts) -> None:
        self._desk = desk
        self._drafts = drafts
        self._lines: Remembered[tuple[int, int], tuple[Tip, str, dict[str, Any]]] = Remembered(MOST_TYPISTS)

    async def choices(self, table_id: int, person: int) -> Choices:
        tip = await self._drafts.tip(table_id, person)
        live = await self._desk.live(table_id)
        return choices_at(live.game, tip.state, tip.seat, live.table.epoch)

    async def why(self, table_id: int, person: int, line: str) -> WhyNot | None:
        """Why this is not legal now; None if it is. An unreadable line raises BadNotation."""
        tip = await self._drafts.tip(table_id, person)
        live = await self._desk.live(table_id)
        return explain(live.game, tip.state, tip.seat, line)

    async def complete(self, table_id: int, person: int, typed: str, most: int = 25) -> list[str]:
        """Lines that hold all words typed; nothing for who is not awaited."""
        lines = await self.going_on(table_id, person)
        words = typed.casefold().split()
        fitting = [line for line in lines if all(word in line.casefold() for word in words)]
        return fitting[:most]

    async def going_on(self, table_id: int, person: int, done: str = "") -> dict[str, Any]:
        """Lines that may follow the steps of `done`, with their decisions; for autocomplete, so it never complains."""
        try:
            live = await self._desk.live(table_id)
            tip = await self._drafts.tip(table_id, person)
            known = self._lines.get((table_id, person))
            if known is None or known[0] is not tip or known[1] != done:  # asked anew with every letter that is typed
                known = tip, done, _lines_after(live, tip, done)
                self._lines.keep((table_id, person), known, self._lines.changes)
        except MeeplepostError:
            return {}
        return known[2]


def _lines_after(live: Live, tip: Tip, done: str) -> dict[str, Any]:
    match = on_tip(live, tip)
    for step in split_line(done):
        try_step(match, tip.seat, read_decision(live.game, match.state, tip.seat, step))
    found = choices_at(live.game, match.state, tip.seat, live.table.epoch)
    lines = {choice.line: choice.decision for group in found.groups for choice in group.choices}
    for group in found.groups:
        for form in group.families:
            for line, member in zip(form.examples, form.family.members(), strict=False):
                lines.setdefault(line, member)
    return lines


def choices_at(game: AnyGame, state: Any, seat: Seat, epoch: int) -> Choices:
    ask = next((prompt for prompt in game.prompts(state) if prompt.seat == seat), None)
    legal = game.legal(state, seat)
    view = game.view(state, seat)
    groups: dict[str, tuple[list[Choice], list[FamilyForm]]] = {}
    for decision in legal.decisions:
        choice = Choice(game.grammar.write(decision), decision, game.gate(view, decision))
        groups.setdefault(form_of(game, decision).verb, ([], []))[0].append(choice)
    for family in legal.families:
        shown = family_form(game, family)
        groups.setdefault(shown.verb.split()[0], ([], []))[1].append(shown)
    return Choices(
        ask,
        None if ask is None else Mark(epoch, ask.id),
        tuple(Group(verb, tuple(listed), tuple(families)) for verb, (listed, families) in groups.items()),
        game.closed(state, seat),
    )


def family_form(game: AnyGame, family: Family[Any]) -> FamilyForm:
    members = family.members()
    examples = tuple(game.grammar.write(member) for member, _ in zip(members, range(EXAMPLES), strict=False))
    return FamilyForm(family.verb, type(family).__name__, family.offers(), family.count(), examples, family)


def form_of(game: AnyGame, decision: Any) -> Form:
    return next(form for form in game.grammar.forms if form.decision is type(decision))


def next_field(game: AnyGame, decisions: tuple[Any, ...], fixed: Mapping[str, Any]) -> Field | None:
    """Of decisions of one kind that agree with `fixed`: the first field that still has a choice; None = one is left.

    Fields that have a best value (a die, a payment) come last.
    """
    fitting = [one for one in decisions if all(getattr(one, name) == value for name, value in fixed.items())]
    if len(fitting) < 2:
        return None
    slots = sorted(form_of(game, fitting[0]).slots, key=lambda slot: slot.how)
    for slot in slots:
        values = dict.fromkeys(getattr(one, slot.field) for one in fitting)
        if slot.field not in fixed and len(values) > 1:
            return Field(
                slot.field,
                slot.how,
                tuple(
                    (value, "" if value is None else slot.value.write(value), _count(fitting, slot.field, value))
                    for value in values
                ),
            )
    return None


def _count(decisions: list[Any], field: str, value: Any) -> int:
    return sum(getattr(one, field) == value for one in decisions)


def explain(game: AnyGame, state: Any, seat: Seat, line: str) -> WhyNot | None:
    try:
        read_decision(game, state, seat, line)
    except Ambiguous:
        return None  # legal in more than one way
    except Illegal as illegal:
        nearest = _near(game, state, seat, game.grammar.read(line))
        return WhyNot(illegal, tuple(game.grammar.write(decision) for decision in nearest))
    return None


def _near(game: AnyGame, state: Any, seat: Seat, partial: Partial) -> tuple[Any, ...]:
    """Legal decisions like the refused one; for an incomplete line any of the same verb."""
    try:
        refusal = why_not(game, state, seat, partial.exact())
    except BadNotation:
        return _same_verb(game, state, seat, partial.form)
    return refusal.nearest if refusal else ()


def _same_verb(game: AnyGame, state: Any, seat: Seat, form: Form) -> tuple[Any, ...]:
    if not any(prompt.seat == seat for prompt in game.prompts(state)):
        return ()
    return game.legal(state, seat).where(lambda decision: type(decision) is form.decision)[:3]
