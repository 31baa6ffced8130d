"""Why not: the reason, the rule, the refused place on the picture, the nearest moves to press."""

from typing import NamedTuple

import discord

from bot.host.choices import WhyNot
from bot.host.drafts import Tip
from bot.host.live import Live
from bot.host.lookup.search import library
from bot.ui.app import App, Reader
from bot.ui.custom_id import Act, carried
from bot.ui.panels.leaves import Group, groups, in_words, outcome
from bot.ui.panels.rows import MOST_TARGETS
from bot.ui.replies import show
from bot.ui.screens import ACCENT, Button, Screen, Shown, Text
from engine.core.errors import BadNotation, Illegal, MeeplepostError
from engine.core.reading import read_decision
from engine.core.words import Speech
from render import pictures
from render.contract import Marks

MOST_NEAR = 3


async def explain(
    app: App,
    interaction: discord.Interaction,
    reader: Reader,
    table: int,
    line: str,
    illegal: MeeplepostError | None = None,
) -> None:
    """Asked for, or (`illegal`) said of a line that was refused; a draft is left as it is."""
    await show(interaction, _screen(app, reader, table, line, illegal))


async def _screen(app: App, reader: Reader, table: int, line: str, illegal: MeeplepostError | None) -> Screen:
    live = await app.host.desk.live(table)
    speech = await app.speech(live, reader.lang)
    why = await _why(app, reader, table, line, complain=illegal is None)
    reason = illegal or (why.illegal if why else None)
    back = Button(reader.say("ui-back-to-turn"), Act("yo", table))
    if reason is None:
        return Screen((Text(reader.say("ui-is-legal", line=line)), (back,)))
    words = Text(f"**{reader.say('ui-not-possible', line=line)}**\n{speech.reason(reason)}")
    foot: tuple[Button, ...] = (back,)
    if isinstance(reason, Illegal):
        rule = library().entry(live.game.id, reason.rule, reader.lang)
        title = rule.title if rule else reader.say("ui-rules")
        foot = (Button(reader.say("ui-rule", rule=title), Act("ru", table, arg=reason.rule)), back)
    end = (foot, Text(f"-# {reader.say('ui-draft-untouched')}"))
    if live.match is None or live.seat_of(reader.id) is None:
        return Screen((words, *end), None, ACCENT)
    tip = await app.host.drafts.tip(table, reader.id)
    row = tuple(_press(live, tip, one, speech) for one in (why.nearest if why else ())[:MOST_NEAR])
    near = (Text(reader.say("ui-near")), row) if row else ()
    aimed = _aimed(live, tip, line, speech)
    if aimed is None:
        return Screen((words, *near, *end), None, ACCENT)
    coming = await app.drawing(live, tip.view, aimed.part, _marks(live, tip, aimed), reader.lang)
    return Screen((words, Shown(), *near, *end), None, ACCENT, coming=coming)


async def _why(app: App, reader: Reader, table: int, line: str, *, complain: bool) -> WhyNot | None:
    """What one step lacks, for who may move at all; a line of several steps has no nearest moves."""
    try:
        return await app.host.advice.why(table, reader.id, line)
    except MeeplepostError:
        if complain:
            raise
        return None


def _press(live: Live, tip: Tip, line: str, speech: Speech) -> Button:
    """A move that is possible, as it is called in a panel."""
    decision = read_decision(live.game, tip.state, tip.seat, line)
    label = in_words(live.game, tip.state, tip.seat, decision, speech)
    return Button(label[:1].upper() + label[1:], Act("pk", live.id, arg=carried(line)))


class _Aimed(NamedTuple):
    """Where a refused step aimed, while the same verb is possible elsewhere."""

    part: str
    at: str
    open: Group


def _aimed(live: Live, tip: Tip, line: str, speech: Speech) -> _Aimed | None:
    game = live.game
    try:
        said = game.grammar.read(line)
    except BadNotation:
        return None
    values = ((slot.field, said.fields.get(slot.field)) for slot in said.form.slots)
    named = [pictures.place(game.id, tip.view, field, value) for field, value in values if value is not None]
    place = next((one for one in reversed(named) if one is not None), None)
    found = groups(game, tip.state, tip.seat, speech, ()) if tip.ask is not None else ()
    possible = next((group for group in found if group.verb == said.form.verb), None)
    return None if place is None or possible is None else _Aimed(place.part, place.at, possible)


def _marks(live: Live, tip: Tip, aimed: _Aimed) -> Marks:
    """The refused place crossed out, the possible ones dashed."""
    leaves = aimed.open.leaves[:MOST_TARGETS]
    changed = (outcome(live.game, tip.state, tip.seat, leaf)[1] for leaf in leaves)
    targets = dict.fromkeys(place for places in changed for place in places if place != aimed.at)
    return Marks(refused=aimed.at, targets=tuple(targets))
