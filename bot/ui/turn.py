"""A person's turn: the panel, its steps, the question before what cannot be taken back, the commit."""

from collections.abc import Awaitable, Iterator
from typing import NamedTuple

import discord

from bot.host.answers import Drafted, Mark, Moved
from bot.host.drafts import Drafts, Tip, on_tip, tip_of
from bot.host.errors import BadDraft, NeedsConsent, Stale
from bot.host.live import PREPARED, Live
from bot.host.news import last_turn
from bot.host.orders import Orders, Otherwise, order_of
from bot.ui import whynot
from bot.ui.app import App, Reader, table_label, thread_link
from bot.ui.cards.board import public_board, situation
from bot.ui.custom_id import PREPARING, Act, carried
from bot.ui.limits import AUTOMATIC_S, OPTION_VALUE
from bot.ui.orders import by_typing, offered
from bot.ui.panels.forms import Filling, FormMaker
from bot.ui.panels.leaves import common_words, groups, in_words, listed, narrowed
from bot.ui.panels.panel import is_sealed, panel
from bot.ui.panels.rows import Ask, may_act
from bot.ui.replies import sentence, show
from bot.ui.screens import ACCENT, GREY, PRIMARY, RED, Button, Screen, Shown, Text
from engine.core.errors import BadNotation, Illegal
from engine.core.notation import split_line
from engine.core.reading import Ambiguous, read_decision
from engine.core.words import Speech


class Scene(NamedTuple):
    """What a press is about: the table as it stands, or (`preparing`) one's next turn as it is imagined."""

    live: Live
    tip: Tip
    preparing: bool


async def scene(app: App, reader: Reader, act: Act) -> Scene:
    """Once the turn has come there is nothing to prepare any more: the press counts for the turn itself."""
    live = await app.host.desk.live(act.table)
    if act.mark == PREPARING:
        seat = live.seat_for(reader.id)
        imagined = app.host.orders.imagined(live, seat)
        if imagined is not None:
            return Scene(imagined, tip_of(imagined, seat), preparing=True)
    return Scene(live, await app.host.drafts.tip(act.table, reader.id), preparing=False)


async def open_panel(
    app: App, interaction: discord.Interaction, reader: Reader, act: Act, ask: Ask | None = None
) -> None:
    """The panel for who is awaited or prepares a move; for anybody else the present board in private."""
    await show(interaction, _panel_or_board(app, reader, act, ask or Ask()))


async def _panel_or_board(app: App, reader: Reader, act: Act, ask: Ask) -> Screen:
    live = await app.host.desk.live(act.table)
    seat = live.seat_of(reader.id)
    if seat is None or live.match is None:
        return await present_board(app, live, reader, ask.note)
    now = await scene(app, reader, act)
    if now.preparing or may_act(live, now.tip) or now.tip.played:
        return await panel(app, now.live, reader, now.tip, ask._replace(preparing=now.preparing))
    board = await present_board(app, live, reader, ask.note)
    if live.table.state != "running" or is_sealed(live, seat):
        return board
    speech = await app.speech(live, reader.lang)
    more = by_typing if act.mark == PREPARING else offered
    return board._replace(pieces=(*board.pieces, *more(reader, speech, live, seat)))


async def present_board(app: App, live: Live, reader: Reader, note: str = "") -> Screen:
    """How the table stands, for one reader."""
    speech = await app.speech(live, reader.lang)
    if live.match is None:
        return Screen((Text(note or reader.say("error-not-started", table=live.id)),))
    live = await app.host.desk.whole(live.id)
    coming = await app.drawing(live, *public_board(live, last_turn(live, None)), reader.lang)
    title = f"### {speech.say('name')} · {table_label(live.table, reader.lang)}\n"
    words = title + (f"**{note}**\n" if note else "") + situation(live, speech)
    buttons = [Button(reader.say("ui-rules"), Act("ru", live.id))]
    if live.table.thread:
        buttons.append(Button(reader.say("ui-open-table"), url=thread_link(live.table)))
    return Screen((Text(words), Shown(), tuple(buttons)), None, ACCENT, coming=coming)


async def pick(
    app: App, interaction: discord.Interaction, reader: Reader, act: Act, line: str, *, pressed: bool = False
) -> None:
    """One step, from a list or (`pressed`) a button of its own; where it is refused, the panel says why."""
    try:
        line = await _meant(app, reader, act, line)
        if (await scene(app, reader, act)).preparing:
            added = app.host.orders.add(act.table, reader.id, line, key=str(interaction.id))
            await _order(app, interaction, reader, act, added, stay=None)
        elif await _at_once(app, reader, act.table, line, pressed=pressed):
            await commit(app, interaction, reader, act._replace(arg="part"), then=line)
        elif await app.quick(reader.id) and await app.host.drafts.is_whole_turn(act.table, reader.id, line):
            await commit(app, interaction, reader, act, then=line, ends=True)
        else:
            await _add(app, interaction, reader, act, line)
    except (Illegal, BadDraft) as refusal:
        live = await app.host.desk.live(act.table)
        note = sentence(refusal, reader.lang, await app.speech(live, reader.lang))
        await open_panel(app, interaction, reader, act, Ask(note=note))


async def filled(app: App, interaction: discord.Interaction, reader: Reader, act: Act, filling: Filling) -> None:
    """A form is done: what it holds is one step."""
    live, tip, _ = await scene(app, reader, act)
    found = groups(live.game, tip.state, tip.seat, await app.speech(live, reader.lang), ())
    families = next((group.families for group in found if group.verb == filling.verb), ())
    form = FormMaker(live.game, families, filling, await app.speech(live, reader.lang)) if families else None
    decision = form.decision() if form else None
    if decision is None:  # the question has gone meanwhile, or asks for something else
        await open_panel(app, interaction, reader, act)
        return
    await pick(app, interaction, reader, act, live.game.grammar.write(decision), pressed=True)


async def answer(app: App, interaction: discord.Interaction, reader: Reader, act: Act) -> None:
    """A verb pressed on the public card of offers: played if nothing is left to choose, else its form in private."""
    live = await app.host.desk.live(act.table)
    if live.seat_of(reader.id) is None:
        await show(interaction, present_board(app, live, reader))
        return
    tip = await app.host.drafts.tip(act.table, reader.id)
    speech = await app.speech(live, reader.lang)
    found = groups(live.game, tip.state, tip.seat, speech, ()) if may_act(live, tip) else ()
    group = next((group for group in found if group.verb == act.arg), None)
    if group is None:
        closed = live.game.closed(tip.state, tip.seat).get(act.arg)
        note = speech.reason(closed) if closed else reader.say("ui-no-answer-now")
        await open_panel(app, interaction, reader, act, Ask(note=note))
    elif group.families:
        await open_panel(app, interaction, reader, act, Ask(form=Filling(group.verb)))
    elif len(group.leaves) == 1:
        await pick(app, interaction, reader, act, group.leaves[0].line, pressed=True)
    else:
        await open_panel(app, interaction, reader, act, Ask(verb=group.verb))


async def _at_once(app: App, reader: Reader, table: int, line: str, *, pressed: bool) -> bool:
    """Is there nothing to think over? A lone roll with a button of its own, an answer in somebody else's turn."""
    tip = await app.host.drafts.tip(table, reader.id)
    if not pressed or tip.played or ";" in line:
        return False
    if tip.ask is None or tip.ask.clock != "main":
        return True
    game = (await app.host.desk.live(table)).game
    return game.gate(tip.view, read_decision(game, tip.state, tip.seat, line)) is not None


async def _add(app: App, interaction: discord.Interaction, reader: Reader, act: Act, line: str) -> None:
    """One step into the draft, or the question before it if it cannot be taken back."""
    try:
        await app.host.drafts.add(act.table, reader.id, line, key=str(interaction.id))
    except NeedsConsent as gate:
        await _gate(app, interaction, reader, act.table, gate, line)
        return
    await open_panel(app, interaction, reader, act)


async def _meant(app: App, reader: Reader, act: Act, text: str) -> str:
    """The line a button or option stands for."""
    if not text.startswith("#"):
        return text
    live, tip, _ = await scene(app, reader, act)
    lines = map(live.game.grammar.write, listed(live.game, tip.state, tip.seat))
    return next((line for line in lines if text in {carried(line), carried(line, OPTION_VALUE)}), "")


async def _gate(
    app: App, interaction: discord.Interaction, reader: Reader, table: int, gate: NeedsConsent, line: str
) -> None:
    """What would be played, what it sets loose; `line` holds the steps that lead to it and are in no draft yet."""

    async def made() -> Screen:
        live = await app.host.desk.live(table)
        tip = await app.host.drafts.tip(table, reader.id)
        speech = await app.speech(live, reader.lang)
        lines = [f"### {table_label(live.table, reader.lang)}", reader.say(f"ui-gate-{gate.kind}")]
        lines += [f"> {speech.decision(step.decision)}" for step in tip.played]
        lines += [*(f"> {step}" for step in _in_words(live, tip, speech, line)), speech.say(f"gate-{gate.what}")]
        mark = tip.mark.text if tip.mark else ""
        yes = Act("gt", table, mark, tip.draft, carried(line))
        buttons = (
            Button(reader.say(f"ui-{gate.kind}-now"), yes, RED),
            Button(reader.say("ui-not-yet"), Act("yo", table), GREY),
        )
        return Screen((Text("\n".join(lines)), buttons), None, ACCENT)

    await show(interaction, made())


def _in_words(live: Live, tip: Tip, speech: Speech, line: str) -> Iterator[str]:
    """The steps of a line in words, as far as they can be looked at: nothing is known beyond a roll or a reveal."""
    match, game = on_tip(live, tip), live.game
    steps = list(split_line(line))
    while steps:
        decision = read_decision(game, match.state, tip.seat, steps.pop(0))
        yield in_words(game, match.state, tip.seat, decision, speech)
        if game.gate(game.view(match.state, tip.seat), decision) is not None:
            break
        match.play(tip.seat, decision)
    yield from steps


async def commit(
    app: App, interaction: discord.Interaction, reader: Reader, act: Act, *, then: str = "", ends: bool = False
) -> None:
    """Plays the draft for all, then `then`; with `ends` that is the whole turn.

    If the table has moved on, nothing is played and the panel shows how it stands.
    """
    whole = act.arg != "part"
    try:
        moved = await app.host.drafts.commit(
            act.table,
            reader.id,
            key=str(interaction.id),
            mark=Mark.read(act.mark),
            draft=act.draft or None,
            then=await _meant(app, reader, act, then),
            end_turn=ends or (whole and not then),
        )
    except Stale as stale:
        await open_panel(app, interaction, reader, act, Ask(note=sentence(stale, reader.lang)))
        return
    await show(interaction, _after(app, reader, moved))


async def _after(app: App, reader: Reader, moved: Moved) -> Screen:
    """What was played, who is next; or the panel again if it is still the same person."""
    await app.host.autos.settled_at(moved.table, AUTOMATIC_S)
    live = await app.host.desk.whole(moved.table)
    tip = await app.host.drafts.tip(moved.table, reader.id)
    back = Act("un", moved.table, arg=str(live.running.seq_before(moved.first)))
    note = reader.say("ui-sealed" if is_sealed(live, tip.seat) else "ui-played")
    if moved.rest:
        note = reader.say("ui-played-part", rest=moved.rest)
    if tip.ask is not None and not moved.over:
        return await panel(app, live, reader, tip, Ask(note=note, undo=back if await app.quick(reader.id) else None))
    screen = await present_board(app, live, reader, note)
    waiting = [one for one in await app.host.turns.mine(reader.id) if one.table.table != moved.table]
    row = [Button(reader.say("ui-undo"), back)]
    if waiting:
        row.insert(
            0, Button(reader.say("ui-next", table=waiting[0].table.table), Act("yo", waiting[0].table.table), PRIMARY)
        )
    return screen._replace(pieces=(*screen.pieces, tuple(row)))


async def take_back(app: App, interaction: discord.Interaction, reader: Reader, act: Act, *, everything: bool) -> None:
    """Only on the draft that was seen: a second press on the same button takes nothing more."""
    if await _as_seen(app, reader, act):
        await _steps(app, act).take_back(act.table, reader.id, key=str(interaction.id), everything=everything)
    await open_panel(app, interaction, reader, act)


def _steps(app: App, act: Act) -> Drafts | Orders:
    """Who keeps the steps that were pressed on."""
    return app.host.orders if act.mark == PREPARING else app.host.drafts


async def _as_seen(app: App, reader: Reader, act: Act) -> bool:
    _, tip, preparing = await scene(app, reader, act)
    if preparing != (act.mark == PREPARING):
        return False
    return bool(tip.played) and tip.draft == act.draft


async def other_way(app: App, interaction: discord.Interaction, reader: Reader, act: Act, line: str) -> None:
    """The last step again, done otherwise; a list of an older draft changes nothing."""
    if not await _as_seen(app, reader, act):
        await open_panel(app, interaction, reader, act)
        return
    await _steps(app, act).take_back(act.table, reader.id, key=f"{interaction.id}:back")
    await pick(app, interaction, reader, act, line)


async def narrow(app: App, interaction: discord.Interaction, reader: Reader, act: Act, value: str) -> None:
    """A field was chosen; what is left of the verb is shown. One left: it is taken."""
    verb, *parts = act.arg.split("~")
    fixed = dict(part.partition("=")[::2] for part in parts)
    last = parts[-1].partition("=")[0]
    fixed[last] = "" if value == "-" else value
    live, tip, _ = await scene(app, reader, act)
    speech = await app.speech(live, reader.lang)
    all_groups = groups(live.game, tip.state, tip.seat, speech, ())
    leaves = [leaf for group in all_groups if group.verb == verb for leaf in narrowed(live.game, group.leaves, fixed)]
    if len(leaves) == 1:
        await pick(app, interaction, reader, act, leaves[0].line)
        return
    await open_panel(app, interaction, reader, act, Ask(verb=verb, fixed=fixed))


async def typed(
    app: App, interaction: discord.Interaction, reader: Reader, table: int, line: str, *, now: bool
) -> None:
    """A typed line: into the draft, or with `now` played at once; what is wrong is explained with the rule."""
    try:
        if now:
            moved = await app.host.turns.submit(table, reader.id, line, key=str(interaction.id))
            await show(interaction, _after(app, reader, moved))
        else:
            await _add(app, interaction, reader, Act("yo", table), line)
    except Illegal as illegal:
        await whynot.explain(app, interaction, reader, table, line, illegal)
    except Ambiguous as several:
        await _which(app, interaction, reader, table, line, several)


async def _which(
    app: App, interaction: discord.Interaction, reader: Reader, table: int, line: str, several: Ambiguous
) -> None:
    """A line that leaves something open is no error: the panel asks for the rest."""
    live = await app.host.desk.live(table)
    if ";" in line:  # what comes before it is not played, so its choices are not yet there to be shown
        await open_panel(app, interaction, reader, Act("yo", table), Ask(note=sentence(several, reader.lang)))
        return
    verb, fixed = common_words(live.game, several.options)
    note = reader.say("ui-which", line=line)
    await open_panel(app, interaction, reader, Act("yo", table), Ask(verb=verb, fixed=fixed, note=note))


async def order_typed(app: App, interaction: discord.Interaction, reader: Reader, act: Act, text: str) -> None:
    """Lines for an order; whether they are legal is seen when the turn comes."""
    await _order(
        app, interaction, reader, act, app.host.orders.write(act.table, reader.id, text, key=str(interaction.id))
    )


async def order_kept(app: App, interaction: discord.Interaction, reader: Reader, act: Act) -> None:
    """What was prepared becomes a line; if another is to follow it, that one is prepared next."""
    kept = app.host.orders.keep(act.table, reader.id, key=str(interaction.id), draft=act.draft)
    await _order(app, interaction, reader, act, kept)


async def order_otherwise(
    app: App, interaction: discord.Interaction, reader: Reader, act: Act, otherwise: Otherwise
) -> None:
    chosen = app.host.orders.choose(act.table, reader.id, otherwise, key=str(interaction.id))
    await _order(app, interaction, reader, act, chosen, stay=True)


async def order_withdrawn(app: App, interaction: discord.Interaction, reader: Reader, act: Act) -> None:
    gone = app.host.orders.withdraw(act.table, reader.id, key=str(interaction.id))
    await _order(app, interaction, reader, act, gone, note="ui-order-withdrawn")


async def _order(
    app: App,
    interaction: discord.Interaction,
    reader: Reader,
    act: Act,
    changing: Awaitable[Drafted],
    *,
    stay: bool | None = False,
    note: str = "",
) -> None:
    """Changes an order and shows it, or (`stay`; None: while a line is in the making) goes on preparing."""
    try:
        await changing
    except (Illegal, BadDraft, BadNotation) as refusal:
        live = await app.host.desk.live(act.table)
        words = sentence(refusal, reader.lang, await app.speech(live, reader.lang))
        await open_panel(app, interaction, reader, act, Ask(note=words))
        return
    live = await app.host.desk.live(act.table)
    order = order_of(live, live.seat_for(reader.id), PREPARED)
    stay = bool(order.making) if stay is None else stay
    again = stay or (bool(order.lines) and order.lines[-1].otherwise == "next" and not note)
    said = note or ("" if stay else "ui-order-another" if again else "ui-order-kept")
    there = act if again else Act("yo", act.table)
    await open_panel(app, interaction, reader, there, Ask(note=reader.say(said) if said else ""))
