"""What can be done, as rows of a panel: buttons, lists and forms for the legal decisions, and the places they touch."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bot.host.choices import form_of
from bot.host.drafts import Tip
from bot.host.live import PREPARED, Live
from bot.host.news import Missed, missed, since_my_move
from bot.host.orders import order_of
from bot.ui.app import Reader
from bot.ui.custom_id import PREPARING, Act, carried
from bot.ui.emojis import Emojis, Sign
from bot.ui.limits import BUTTON_LABEL, OPTION_LABEL, OPTION_VALUE, OPTIONS, SHORT_LABEL, cut
from bot.ui.panels.forms import Filling, FormMaker, field_of, is_single, paged
from bot.ui.panels.leaves import (
    NO_DICE,
    Group,
    Leaf,
    goals,
    groups,
    joined,
    narrowed,
    next_field,
    other_ways,
    outcome,
    word,
)
from bot.ui.panels.look import panel_look
from bot.ui.panels.telling import bare
from bot.ui.screens import GREY, PRIMARY, Button, Option, Piece, Select, count
from engine.core.families import Path
from engine.core.words import Speech
from render import pictures
from render.contract import Marks

MOST_TARGETS = 40
COMPONENTS_OF_MORE = 2
MOST_BESIDE_A_FORM = 3  # other choices under which a form still is the panel
EVERY_PLACE = "*"  # an option that opens the pages of all places
NOTHING_FITS = "-"  # the one option of a list that is there only because leaving it out would tell
_LEAF_PAGES = {"pi": "pk", "pg": "lp"}  # a page of decisions: an entry is taken at once


class Ask(NamedTuple):
    """How the panel was asked for."""

    part: str = ""  # another picture than the usual one
    verb: str = ""  # only this verb, narrowed by what is fixed so far
    fixed: Mapping[str, str] = {}
    form: Filling | None = None  # a family that is being filled
    page: int = 0  # of a list that cannot be narrowed by a field
    note: str = ""  # a line on top: what was just done
    preparing: bool = False  # nobody waits yet: what is chosen becomes an order
    undo: Act | None = None  # it was played without another question: the way back stands beside


class Rows:
    """The choices of one seat at the tip of its draft."""

    def __init__(self, live: Live, tip: Tip, reader: Reader, speech: Speech, ask: Ask, emojis: Emojis) -> None:
        self.live = live
        self.game = live.game
        self.tip = tip
        self.reader = reader
        self.speech = speech
        self.ask = ask
        self.emojis = emojis
        self.look = panel_look(live.game.id)
        self.mark = PREPARING if ask.preparing else tip.mark.text if tip.mark else ""
        told = not (tip.played or ask.preparing)
        self.news = since_my_move(live, tip.seat) if told else ()
        self.missed = missed(live, tip.seat) if told else Missed(0, 0)
        self.prepared = order_of(live, tip.seat, PREPARED)
        self.groups = self._groups() if may_act(live, tip) else ()
        self.likely = self._likely()
        self.form = self._form()
        self.facts: dict[str, tuple[tuple[Any, ...], tuple[str, ...]]] = {}

    def act(self, name: str, arg: str = "") -> Act:
        return Act(name, self.live.id, self.mark, self.tip.draft, arg)

    def _groups(self) -> tuple[Group, ...]:
        found = groups(self.game, self.tip.state, self.tip.seat, self.speech, self.look.verbs)
        if not self.ask.verb:
            return found if self.ask.preparing else tuple(self._joined(group) for group in found)
        mine = [group for group in found if group.verb == self.ask.verb]
        return tuple(g._replace(leaves=narrowed(self.game, g.leaves, self.ask.fixed)) for g in mine)

    def _joined(self, group: Group) -> Group:
        if len(group.leaves) != 1 or group.families:
            return group
        return group._replace(leaves=(joined(self.game, self.tip.state, self.tip.seat, group.leaves[0], self.speech),))

    def _form(self) -> FormMaker | None:
        """The family that is being filled; where it is the only question, it is open at once."""
        filling = self.ask.form
        if filling is None:
            lone = [group for group in self.groups if group.families]
            leaves = sum(len(group.leaves) for group in self.groups)
            if (
                self.tip.can_end
                or self.ask.verb
                or len(lone) != 1
                or leaves > MOST_BESIDE_A_FORM
                or is_single(lone[0].families[0])
            ):
                return None
            filling = Filling(lone[0].verb)
        families = next((group.families for group in self.groups if group.verb == filling.verb), ())
        return FormMaker(self.game, families, filling, self.speech, self._sign) if families else None

    # -- what can be done --------------------------------------------------------------------------------------------

    def rows(self, room: int) -> list[Piece]:
        """As many groups as there is room for; the others behind one list of verbs."""
        rows: list[Piece] = list(self._ways())
        if self._looks_alike():
            return [*rows, *self._answers()]
        left: list[Group] = []
        shown = self.groups
        if self.form is not None:
            rows += self.form.pieces(self.act)
            alone = self.ask.form is not None
            shown = () if alone else tuple(group._replace(families=()) for group in self.groups if group.leaves)
        rare = [group for group in shown if group.verb in self.look.rare and not self.ask.verb]
        for group in (group for group in shown if group not in rare):
            longer = [*rows, *self._group(group)]
            if left or count(_joined(longer)) > room - COMPONENTS_OF_MORE:
                left.append(group)
            else:
                rows = longer
        left += rare
        if left:
            options = tuple(Option(self._verb(group), group.verb) for group in left)[:OPTIONS]
            rows.append(Select(self.reader.say("ui-more"), self.act("gr"), options))
        return _joined(rows)

    def _looks_alike(self) -> bool:
        """Is this a reaction that may depend on the hand? Its panel has the same shape whatever one holds."""
        hidden = self.tip.ask is not None and self.tip.ask.hidden
        return (
            hidden and not self.ask.verb and not any(group.families for group in self.groups) and self._may_be_silent()
        )

    def _may_be_silent(self) -> bool:
        """Can it be answered with a plain no?"""
        silent = self.game.default(self.tip.state, self.tip.seat, NO_DICE)
        return not form_of(self.game, silent).slots

    def _answers(self) -> Iterator[Piece]:
        """One list, even if nothing fits, and silence as a button."""
        kind = self.tip.ask.kind if self.tip.ask else ""
        leaves = [leaf for group in self.groups for leaf in group.leaves]
        silent = self.game.default(self.tip.state, self.tip.seat, NO_DICE)
        things = [leaf for leaf in leaves if leaf.decision != silent]
        options = [self._option(leaf) for leaf in things[:OPTIONS]]
        if not options:
            options = [Option(self.reader.say("ui-nothing-fits"), NOTHING_FITS)]
        label = self.speech.say("ui-answer-with", kind=kind, count=len(things))
        yield Select(label, self.act("pk", kind), tuple(options))
        plain = [leaf for leaf in leaves if leaf not in things]
        yield tuple(self._button(leaf) for leaf in plain)

    def _ways(self) -> Iterator[Piece]:
        """The last step done otherwise: another die, another payment."""
        if not self.tip.played or self.ask.verb:
            return
        last = self.tip.played[-1]
        before = self.tip.played[-2].state if len(self.tip.played) > 1 else self.live.state
        ways = other_ways(self.game, before, self.tip.seat, last.decision)[:OPTIONS]
        if len(ways) < 2:
            return
        view = self.game.view(before, self.tip.seat)
        options = tuple(
            Option(
                self._way(way),
                self._value_of(self.game.grammar.write(way)),
                chosen=way == last.decision,
                emoji=self.emojis.decision(self.game, view, way, how=True),
            )
            for way in ways
        )
        yield Select(self.reader.say("ui-how"), self.act("hw"), options)

    def _value_of(self, line: str) -> str:
        return carried(line, OPTION_VALUE)

    def _way(self, decision: Any) -> str:
        words = self.speech.decision(decision)
        return cut(words[:1].upper() + words[1:], OPTION_LABEL)

    def _group(self, group: Group) -> Iterator[Piece]:
        leaves = group.leaves
        if 0 < len(leaves) <= 3 and all(_short(leaf, len(leaves)) for leaf in leaves):
            yield tuple(self._button(leaf) for leaf in leaves)
        elif 0 < len(leaves) <= OPTIONS:
            yield self._list(group, leaves)
        elif leaves:
            yield from self._by_field(group, leaves)
        if any(is_single(family) for family in group.families):
            for number, family in enumerate(group.families):
                yield from self._single(group, number, family)
        elif group.families:
            yield (Button(f"{self._verb(group)} …", self.act("fm", Filling(group.verb).text())),)

    def _invitation(self, group: Group, leaves: tuple[Leaf, ...]) -> str:
        """The verb, how many choices, and the first things among them."""
        verb = f"{self._verb(group)} ({len(leaves)})"
        slots = [slot.field for slot in form_of(self.game, leaves[0].decision).slots if not slot.how]
        if not slots:
            return verb
        things = dict.fromkeys(self._value(slots[0], leaf) for leaf in leaves)
        return f"{verb}: {', '.join(things)}"

    def _list(self, group: Group, leaves: tuple[Leaf, ...]) -> Select:
        options = tuple(self._option(leaf) for leaf in leaves)
        return Select(self._invitation(group, leaves), self.act("pk", group.verb), options)

    def _by_field(self, group: Group, leaves: tuple[Leaf, ...]) -> Iterator[Piece]:
        field = next_field(self.game, leaves, self.ask.fixed, OPTIONS)
        fixed = "~".join(f"{name}={value}" for name, value in self.ask.fixed.items())
        if field is None:  # cannot be told apart by one field: pages
            options = [self._option(leaf, facts=False) for leaf in leaves]
            where = Filling(group.verb, 0, fixed.replace("~", "+"), self.ask.page)
            yield from paged(self.speech, options, where, lambda name, arg: self.act(_LEAF_PAGES[name], arg), "pi")
            return
        tally: dict[str, list[Leaf]] = {}
        for leaf in leaves:
            tally.setdefault(word(self.game, leaf, field), []).append(leaf)
        options = [
            Option(
                f"{self._value(field, same[0])} ({len(same)})",
                value or "-",
                emoji=self._sign(field, getattr(same[0].decision, field)),
            )
            for value, same in tally.items()
        ]
        arg = "~".join(filter(None, (group.verb, fixed, f"{field}=")))
        yield Select(self._invitation(group, leaves), self.act("fd", arg), tuple(options))

    def _value(self, field: str, leaf: Leaf) -> str:
        return str(self.speech.name(field, getattr(leaf.decision, field)))

    def _single(self, group: Group, number: int, family: Any) -> Iterator[Piece]:
        """One thing out of many: where something happens first, then every place, page by page."""
        filling = Filling(group.verb, number, page=self.ask.page)
        if isinstance(family, Path):
            found = goals(self.game, self.tip.state, self.tip.seat, family, self.speech)
        else:
            found = tuple((leaf, True) for leaf in self._members(family))
        name = FormMaker(self.game, group.families, filling, self.speech).title(number)
        verb = f"{self._verb(group)} {name}".strip()
        options = [self._option(leaf) for leaf, _ in found[:OPTIONS]]
        if len(found) > OPTIONS:
            telling = [leaf for leaf, news in found if news][: OPTIONS - 1]
            options = [self._option(leaf) for leaf in telling]
            options.append(Option(self.reader.say("ui-other-place", count=len(found)), EVERY_PLACE))
        yield Select(f"{verb} ({len(found)})", self.act("pk", filling.text()), tuple(options))

    def _members(self, family: Any) -> Iterator[Leaf]:
        for decision in family.members():
            line = self.game.grammar.write(decision)
            label = self.speech.name(field_of(self.game, decision, family.read(decision)), family.read(decision))
            yield Leaf(decision, line, str(label), self.game.gate(self.tip.view, decision))

    def _option(self, leaf: Leaf, *, facts: bool = True) -> Option:
        told = self._facts(leaf) if facts else ""
        return Option(leaf.label, self._value_of(leaf.line), told, emoji=self._emoji(leaf))

    def _button(self, leaf: Leaf) -> Button:
        style = PRIMARY if leaf == self.likely else GREY
        return Button(leaf.label, self.act("pk", carried(leaf.line)), style, emoji=self._emoji(leaf))

    def _likely(self) -> Leaf | None:
        """The press one would expect next: all there is to do, or the one roll among other choices."""
        leaves = [leaf for group in self.groups for leaf in group.leaves]
        gates = [leaf for leaf in leaves if leaf.gate is not None]
        return leaves[0] if len(leaves) == 1 else gates[0] if len(gates) == 1 else None

    def _emoji(self, leaf: Leaf) -> Sign | None:
        return self.emojis.decision(self.game, self.tip.view, leaf.decision)

    def _sign(self, field: str, value: Any) -> Sign | None:
        return self.emojis.thing(self.game.id, self.tip.view, field, value)

    def _verb(self, group: Group) -> str:
        return self.speech.say(f"verb-{group.verb}")

    def _facts(self, leaf: Leaf) -> str:
        """What a trial shows: at most two facts, never advice."""
        events, _ = self._outcome(leaf)
        said = [bare(self.speech, event) for event in events if type(event).__name__ not in self.look.plain]
        return " · ".join(said[:3])

    def _outcome(self, leaf: Leaf) -> tuple[tuple[Any, ...], tuple[str, ...]]:
        if leaf.line not in self.facts:
            self.facts[leaf.line] = outcome(self.game, self.tip.state, self.tip.seat, leaf)
        return self.facts[leaf.line]

    def marks(self) -> Marks:
        """Rings for news or draft steps, dashes for every place a choice would touch."""
        changed = [(i, place) for i, news in enumerate(self.news, start=1) for place in news.changed]
        drafted = [(i, place) for i, step in enumerate(self.tip.played, start=1) for place in self._touched(step)]
        pointing = self.look.pointing
        aimed = [group for group in self.groups if not pointing or group.verb in pointing]
        leaves = [leaf for group in aimed for leaf in group.leaves][:MOST_TARGETS]
        targets = dict.fromkeys(place for leaf in leaves for place in self._outcome(leaf)[1])
        return Marks(changed=tuple(changed), drafted=tuple(drafted), targets=tuple(targets))

    def _touched(self, step: Any) -> tuple[str, ...]:
        at = self.tip.played.index(step)
        before = self.tip.played[at - 1].state if at else self.live.state
        views = (self.game.view(state, self.tip.seat) for state in (before, step.state))
        return pictures.changed(self.game.id, next(views), step.events, next(views))


def may_act(live: Live, tip: Tip) -> bool:
    """Asked, or free to act unasked: to change a sealed answer, to make an offer in somebody else's turn."""
    return live.table.state == "running" and (
        tip.ask is not None or (not tip.played and bool(live.game.legal(tip.state, tip.seat)))
    )


def _short(leaf: Leaf, among: int) -> bool:
    """Does the whole choice fit on a button? A lone one may take the row."""
    return len(leaf.label) <= (SHORT_LABEL if among > 1 else BUTTON_LABEL)


def _joined(rows: list[Piece]) -> list[Piece]:
    """Neighbouring button rows share one row of five."""
    found: list[Piece] = []
    for row in rows:
        last = found[-1] if found else None
        if type(row) is tuple and type(last) is tuple and len(last) + len(row) <= 5:
            found[-1] = (*last, *row)
        else:
            found.append(row)
    return found
