"""The turn panel: what is new, the picture, what can be done, the draft so far."""

from bot.host.drafts import Tip
from bot.host.live import Live
from bot.host.orders import misfits, order_of, standing_topic
from bot.ui.app import App, Reader, table_label
from bot.ui.custom_id import PREPARING, Act
from bot.ui.limits import COMPONENTS, OPTION_VALUE, OPTIONS, cut
from bot.ui.orders import order_words, otherwise_list
from bot.ui.panels.leaves import all_gates, in_words
from bot.ui.panels.rows import Ask, Rows
from bot.ui.panels.telling import turn_line
from bot.ui.screens import ACCENT, GREEN, Button, Line, Option, Piece, Screen, Select, Shown, Text, count
from engine.core.prompt import Seat
from render import pictures
from render.contract import Table

MOST_REASONS = 2
MOST_STEPS = 6
ASK_ME = "-"  # no standing order
ABOUT_THIS = "@"  # begins an order about this card alone


async def panel(app: App, live: Live, reader: Reader, tip: Tip, ask: Ask | None = None) -> Screen:
    """The whole panel for a seated person who is awaited, or (`preparing`) for a turn that is yet to come."""
    ask = ask or Ask()
    live = await app.host.desk.whole(live.id) if not live.whole else live
    maker = _Maker(live, tip, reader, await app.speech(live, reader.lang), ask, app.emojis)
    pieces = maker.pieces()
    part = ask.part or maker.look.part(maker.look.picture, tip.seat)
    coming = await app.drawing(live, tip.view, part, maker.marks(), reader.lang)
    return Screen(tuple(pieces), None, ACCENT, coming=coming)


class _Maker(Rows):
    """The pieces around the choices."""

    def pieces(self) -> list[Piece]:
        head: list[Piece] = [Text(self._title())]
        story = self._draft() if self.tip.played or self.tip.dropped else self._since()
        head += [Text(words) for words in (self._ordered(), story) if words]
        head += [Shown(), *self._see()]
        head += [Line(), Text(self._question())]
        foot: list[Piece] = [*self._closed(), Line(), *self._next_time(), *self._otherwise(), *self._foot()]
        room = COMPONENTS - 1 - count(head) - count(foot)
        return [*head, *self.rows(room), *foot]

    def _title(self) -> str:
        stage = " · ".join(self.speech.say(f"stage-{key}", value=value) for key, value in self.tip.view.head.stage)
        title = f"### {self.speech.say('name')} · {table_label(self.live.table, self.reader.lang)}\n{stage}"
        return f"{title}\n**{self.ask.note}**" if self.ask.note else title

    def _since(self) -> str:
        if not self.news:
            return ""
        lines = [cut(turn_line(self.speech, news, self.look), 220) for news in self.news]
        numbered = (f"{self.emojis.number(i)}{line}" for i, line in enumerate(lines, start=1))
        more = [f"-# {self.reader.say('ui-missed', count=self.missed.turns)}"] if self.missed.turns else []
        return "\n".join((self.reader.say("ui-since"), *more, *numbered))

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
        row = [Button(known[part], self.act("pc", part)) for part in wanted if part in known and part != now][:3]
        if self.missed.turns:
            row.append(
                Button(self.reader.say("ui-replay"), Act("rp", self.live.id, "missed", "", str(self.missed.first)))
            )
        return [tuple(row)] if row else []

    def _question(self) -> str:
        if self.ask.preparing and not self.tip.played:
            return self.reader.say("ui-prepare-about")
        if self.tip.ask is None:
            free = "ui-sealed" if is_sealed(self.live, self.tip.seat) else "ui-may-act"
            plain = "ui-seal-ends" if self._sealed() else "ui-draft-ends"
            ends = "ui-prepare-ends" if self.ask.preparing else plain
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


def is_sealed(live: Live, seat: Seat) -> bool:
    """Has this seat sealed an answer that it may still change, while others are awaited?"""
    asked = live.game.prompts(live.state)
    return (
        any(prompt.sealed for prompt in asked)
        and all(prompt.seat != seat for prompt in asked)
        and bool(live.game.legal(live.state, seat))
    )
