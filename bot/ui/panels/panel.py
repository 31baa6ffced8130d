"""The turn panel: what is new, the picture, what can be done, the draft so far."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.host.choices import form_of
from bot.host.drafts import Tip
from bot.host.live import PREPARED, Live
from bot.host.news import News, since_my_move
from bot.host.orders import misfits, order_of, standing_topic
from bot.ui.app import App, Reader, table_label
from bot.ui.custom_id import PREPARING, Act, carried
from bot.ui.emojis import Emojis, Sign
from bot.ui.limits import BUTTON_LABEL, COMPONENTS, OPTION_LABEL, OPTION_VALUE, OPTIONS, SHORT_LABEL, cut
from bot.ui.orders import order_words, otherwise_list
from bot.ui.panels.forms import Filling, FormMaker, field_of, is_single, paged
from bot.ui.panels.leaves import (
    NO_DICE,
    Group,
    Leaf,
    all_gates,
    goals,
    groups,
    in_words,
    joined,
    narrowed,
    next_field,
    other_ways,
    outcome,
    word,
)
from bot.ui.panels.look import PanelLook, panel_look
from bot.ui.screens import ACCENT, GREEN, PRIMARY, Button, Line, Option, Piece, Screen, Select, Shown, Text, count
from engine.core.families import Path
from engine.core.prompt import Seat
from engine.core.words import Speech
from render import pictures
from render.contract import Marks, Table

MOST_REASONS = 2
MOST_TARGETS = 40
MOST_STEPS = 6
COMPONENTS_OF_MORE = 2
MOST_BESIDE_A_FORM = 3  # other choices under which a form still is the panel
EVERY_PLACE = "*"  # an option that opens the pages of all places
ASK_ME = "-"  # no standing order
NOTHING_FITS = "-"  # the one option of a list that is there only because leaving it out would tell
ABOUT_THIS = "@"  # begins an order about this card alone
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


async def panel(app: App, live: Live, reader: Reader, tip: Tip, ask: Ask | None = None) -> Screen:
    """The whole panel for a seated person who is awaited, or (`preparing`) for a turn that is yet to come."""
    ask = ask or Ask()
    live = await app.host.desk.whole(live.id) if not live.whole else live
    maker = _Maker(live, tip, reader, await app.speech(live, reader.lang), ask, app.emojis)
    pieces = maker.pieces()
    part = ask.part or maker.look.part(maker.look.picture, tip.seat)
    coming = await app.drawing(live, tip.view, part, reader.lang, maker.marks())
    return Screen(tuple(pieces), None, ACCENT, coming=coming)


class _Maker:
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
        self.news = () if tip.played or ask.preparing else since_my_move(live, tip.seat)
        self.prepared = order_of(live, tip.seat, PREPARED)
        self.groups = self._groups() if may_act(live, tip) else ()
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

    # -- pieces ------------------------------------------------------------------------------------------------------

    def pieces(self) -> list[Piece]:
        head: list[Piece] = [Text(self._title())]
        story = self._draft() if self.tip.played or self.tip.dropped else self._since()
        head += [Text(words) for words in (self._ordered(), story) if words]
        head += [Shown(), *self._see()]
        head += [Line(), Text(self._question())]
        foot: list[Piece] = [*self._closed(), Line(), *self._next_time(), *self._otherwise(), *self._foot()]
        room = COMPONENTS - 1 - count(head) - count(foot)
        return [*head, *self._rows(room), *foot]

    def _title(self) -> str:
        stage = " · ".join(self.speech.say(f"stage-{key}", value=value) for key, value in self.tip.view.head.stage)
        title = f"### {self.speech.say('name')} · {table_label(self.live.table, self.reader.lang)}\n{stage}"
        return f"{title}\n**{self.ask.note}**" if self.ask.note else title

    def _since(self) -> str:
        if not self.news:
            return ""
        lines = [cut(turn_line(self.speech, news, self.look), 220) for news in self.news]
        numbered = (f"{self.emojis.number(i)}{line}" for i, line in enumerate(lines, start=1))
        return self.reader.say("ui-since") + "\n" + "\n".join(numbered)

    def _ordered(self) -> str:
        """What was prepared, while it is not one's turn; at one's turn what of it did not fit."""
        if self.tip.ask is None or self.ask.preparing:
            return order_words(self.reader, self.speech, self.game, self.prepared)
        lost = misfits(self.live, self.tip.seat)
        said = [self.reader.say("ui-dropped", line=one.line, why=self.speech.reason(one.why)) for one in lost]
        return "\n".join((self.reader.say("ui-order-unfit"), *said)) if said else ""

    def _otherwise(self) -> list[Piece]:
        return [otherwise_list(self.reader, self.live.id, self.prepared)] if self.ask.preparing else []

    def _draft(self) -> str:
        befores = (self.live.state, *(step.state for step in self.tip.played))
        steps = [
            f"{self.emojis.number(i)}{in_words(self.game, before, self.tip.seat, step.decision, self.speech)}"
            for i, (step, before) in enumerate(zip(self.tip.played, befores, strict=False), start=1)
        ]
        hidden = max(0, len(steps) - MOST_STEPS)
        lines = [self.reader.say("ui-preparing" if self.ask.preparing else "ui-draft")]
        lines += [self.reader.say("ui-earlier-steps", count=hidden)] if hidden else []
        lines += steps[hidden:]
        lines += [
            self.reader.say("ui-dropped", line=dropped.line, why=self.speech.reason(dropped.why))
            for dropped in self.tip.dropped
        ]
        return "\n".join(lines)

    def _see(self) -> list[Piece]:
        now = self.ask.part or self.look.part(self.look.picture, self.tip.seat)
        table = Table(tuple(self.speech.seat(row.seat) for row in self.live.seats), "", self.reader.lang)
        known = {part.id: part.label for part in pictures.parts(self.game.id, self.tip.view, table)}
        wanted = [self.look.part(name, self.tip.seat) for name in self.look.see]
        row = tuple(Button(known[part], self.act("pc", part)) for part in wanted if part in known and part != now)
        return [row[:3]] if row else []

    def _question(self) -> str:
        if self.ask.preparing and not self.tip.played:
            return self.reader.say("ui-prepare-about")
        if self.tip.ask is None:
            free = "ui-sealed" if is_sealed(self.live, self.tip.seat) else "ui-may-act"
            ends = "ui-prepare-ends" if self.ask.preparing else "ui-draft-ends"
            return self.reader.say(ends if self.tip.played else free)
        if self.tip.can_end and not self.groups:
            return self.reader.say("ui-can-end")
        question = self.game.question(self.tip.view, self.tip.ask, self.speech)
        final = not self.tip.played and not self.ask.preparing and all_gates(self.game, self.tip.state, self.tip.seat)
        return f"{question} {self.reader.say('ui-final')}" if final else question

    def _closed(self) -> list[Piece]:
        if self.tip.ask is None or self.ask.verb or self.form or self.tip.ask.kind != self.look.free[0]:
            return []
        shut = self.game.closed(self.tip.state, self.tip.seat)
        told = {
            self.speech.reason(shut[verb]): verb for verb in self.look.telling or self.look.verbs[:5] if verb in shut
        }
        said = [f"{self.speech.say(f'verb-{verb}')}: {reason}" for reason, verb in told.items()][:MOST_REASONS]
        return [Text(f"-# {self.reader.say('ui-not-now')} {' '.join(said)}")] if said else []

    def _next_time(self) -> list[Piece]:
        """A standing order for questions of this kind."""
        if self.tip.ask is None or not self.tip.ask.presettable or self.tip.played or self.ask.preparing:
            return []
        leaves = [leaf for group in self.groups for leaf in group.leaves if len(leaf.line) < OPTION_VALUE]
        topics = self.tip.ask.topics
        topic = standing_topic(self.live, self.tip.ask)
        given = order_of(self.live, self.tip.seat, topic)
        narrow = ABOUT_THIS if len(topics) > 1 and topic == topics[0] else ""
        chosen = narrow + given.lines[0].moves[0] if given.lines else ASK_ME
        about = self.speech.name("about", self.tip.ask.about)
        options = [(self.reader.say("ui-order-ask"), ASK_ME)]
        options += [(self.reader.say("ui-order-play", what=leaf.label), leaf.line) for leaf in leaves]
        if len(topics) > 1:
            options += [
                (self.reader.say("ui-order-about", about=about, what=leaf.label), ABOUT_THIS + leaf.line)
                for leaf in leaves
            ]
        shown = tuple(Option(label, value, chosen=value == chosen) for label, value in options[:OPTIONS])
        return [Select(self.reader.say("ui-order"), self.act("or", topics[0]), shown)]

    def _foot(self) -> list[Piece]:
        row: list[Button] = []
        if self.form is not None:
            row += self.form.foot(self.act, self.reader.say("ui-seal" if self._sealed() else "ui-done"))
            if self.ask.form is not None:
                row.append(Button(self.reader.say("ui-back"), self.act("yo")))
        elif self.tip.played:
            ends = self.tip.can_end or self.tip.ask is None
            if self.ask.preparing:
                whole = ends or (self.tip.ask is not None and self.tip.ask.kind in self.look.free)
                row += [Button(self.reader.say("ui-keep-order"), self.act("ko"), GREEN)] if whole else []
            elif ends:
                label = "ui-seal" if self._sealed() else "ui-commit-turn" if self._own_turn() else "ui-commit-answer"
                row.append(Button(self.reader.say(label), self.act("cm", "turn"), GREEN))
            elif self.tip.ask and self.tip.ask.kind in self.look.free:
                row.append(Button(self.reader.say("ui-commit-so-far"), self.act("cm", "part")))
            row.append(Button(self.reader.say("ui-take-back"), self.act("bk")))
            if len(self.tip.played) > 1:
                row.append(Button(self.reader.say("ui-start-over"), self.act("so")))
        elif self.tip.can_end and not self.ask.preparing:
            row.append(Button(self.reader.say("ui-end-turn"), self.act("cm", "turn"), GREEN))
        if self.ask.verb and self.form is None:
            row.append(Button(self.reader.say("ui-back"), self.act("yo")))
        if self.ask.undo is not None:
            row.append(Button(self.reader.say("ui-undo"), self.ask.undo))
        if self.ask.preparing and not self.tip.played:
            row.append(Button(self.reader.say("ui-back"), Act("yo", self.live.id)))
        elif self.tip.ask is None and not self.tip.played and not is_sealed(self.live, self.tip.seat):
            row.append(Button(self.reader.say("ui-prepare"), Act("pp", self.live.id, PREPARING)))
            if self.prepared.lines:
                row.append(Button(self.reader.say("ui-withdraw"), Act("kw", self.live.id)))
        if not self.ask.preparing:
            row.append(Button(self.reader.say("ui-why-not"), self.act("wn")))
        row.append(Button(self.reader.say("ui-type-it"), self.act("ty")))
        row.append(Button(self.reader.say("ui-rules"), Act("ru", self.live.id)))
        return [tuple(row[:5])]

    def _sealed(self) -> bool:
        bottom = self.live.prompt_of(self.tip.seat)
        return bottom.sealed if bottom else is_sealed(self.live, self.tip.seat)

    def _own_turn(self) -> bool:
        """Is the table waiting for this seat in its own time, not for an answer in somebody else's?"""
        bottom = self.live.prompt_of(self.tip.seat)
        return bottom is not None and bottom.clock == "main"

    # -- what can be done --------------------------------------------------------------------------------------------

    def _rows(self, room: int) -> list[Piece]:
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
        return cut(self.speech.decision(decision), OPTION_LABEL)

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
        return Button(leaf.label, self.act("pk", carried(leaf.line)), PRIMARY, emoji=self._emoji(leaf))

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


def is_sealed(live: Live, seat: Seat) -> bool:
    """Has this seat sealed an answer that it may still change, while others are awaited?"""
    asked = live.game.prompts(live.state)
    return (
        any(prompt.sealed for prompt in asked)
        and all(prompt.seat != seat for prompt in asked)
        and bool(live.game.legal(live.state, seat))
    )


def _short(leaf: Leaf, among: int) -> bool:
    """Does the whole choice fit on a button? A lone one may take the row."""
    return len(leaf.label) <= (SHORT_LABEL if among > 1 else BUTTON_LABEL)


def turn_line(speech: Speech, news: News, look: PanelLook) -> str:
    """A turn in one line: who, then what, without the name again; what concerns nobody in particular stays out."""
    told = [event for event in news.events if getattr(event, "seat", None) is not None]
    return f"**{speech.seat(news.seat)}** " + (phrases(speech, told, look) or "–")


def phrases(speech: Speech, events: Iterable[Any], look: PanelLook) -> str:
    """Events as short phrases, without those that go without saying."""
    return ", ".join(bare(speech, event) for event in events if type(event).__name__ not in look.quiet)


def bare(speech: Speech, event: Any) -> str:
    """An event's line without the name in front."""
    line = speech.event(event)
    seat = getattr(event, "seat", None)
    name = "" if seat is None else speech.seat(seat)
    for front in (f"{name}: ", f"{name} "):
        if name and line.startswith(front):
            return line.removeprefix(front)
    return line


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
