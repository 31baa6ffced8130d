"""Presses beside the turn: pictures, rules, history, undo, votes, the end of a table."""

import io

import discord

from bot.host.answers import Opened, VoteOpened
from bot.host.live import Live
from bot.host.lookup.search import library
from bot.host.news import one_move
from bot.ui import turn
from bot.ui.app import App, Reader, table_label
from bot.ui.custom_id import Act
from bot.ui.limits import CONTENT, OPTIONS, cut
from bot.ui.panels.look import panel_look
from bot.ui.panels.telling import phrases
from bot.ui.replies import say, show
from bot.ui.screens import ACCENT, RED, Button, Option, Screen, Select, Shown, Text
from render import pictures
from render.contract import Marks, Part, Table

HISTORY_LINES = 12


async def mine(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await show(interaction, _mine(app, reader, act.table))


async def _mine(app: App, reader: Reader, table: int) -> Screen:
    """What I hold, as a picture and as a list of cards to read."""
    live = await app.host.desk.live(table)
    look, seat = panel_look(live.game.id), live.seat_for(reader.id)
    screen = await part_screen(app, live, reader, look.part(look.hand, seat))
    held = live.game.held(live.game.view(live.state, seat))
    pages = [page for one in held if (page := library().page(f"{live.game.id}/{one}"))][:OPTIONS]
    options = tuple(Option(page.by_lang[reader.lang].title, page.key) for page in pages)
    cards = (Select(reader.say("ui-read-card", count=len(pages)), Act("lk", table), options),) if pages else ()
    row = (Button(reader.say("ui-your-move"), Act("yo", table)), Button(reader.say("ui-rules"), Act("ru", table)))
    return screen._replace(pieces=(*screen.pieces, *cards, row))


async def zoom(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    live = await app.host.desk.live(act.table)
    await show(interaction, part_screen(app, live, reader, values[0] if values else panel_look(live.game.id).public))


async def part_screen(app: App, live: Live, reader: Reader, part: str) -> Screen:
    """One picture of the table, with a list of the others."""
    live.running  # noqa: B018 - raises a kind error before the start
    viewer = live.seat_of(reader.id)
    picture = await app.table_picture(live, viewer, part, reader.lang, Marks())
    known = (await parts(app, live, reader))[:OPTIONS]
    options = tuple(Option(one.label, one.id, chosen=one.id == part) for one in known)
    pick = Select(reader.say("ui-other-picture"), Act("zo", live.id), options)
    return Screen((Shown(), pick), picture, ACCENT)


async def parts(app: App, live: Live, reader: Reader) -> tuple[Part, ...]:
    """All pictures of the table that this reader may see."""
    names = await app.host.look.names(live, reader.lang)
    table = Table(tuple(names[seat] for seat in sorted(names)), table_label(live.table, reader.lang), reader.lang)
    return pictures.parts(live.game.id, live.game.view(live.state, live.seat_of(reader.id)), table)


async def history(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await show(interaction, history_screen(app, reader, act.table))


async def history_screen(app: App, reader: Reader, table: int) -> Screen:
    live = await app.host.desk.whole(table)
    speech = await app.speech(live, reader.lang)
    line = live.running.line
    before = line[-HISTORY_LINES - 1].seq if len(line) > HISTORY_LINES else 0
    told = await app.host.history.moves(table, reader.id, before)
    look = panel_look(live.game.id)
    lines = [
        f"`{one.seq}` **{speech.seat(one.seat)}** {phrases(speech, one.events, look) or one.line}"
        + (f" ({reader.say('ui-by-order')})" if one.by == "order" else "")
        for one in told
    ]
    words = "\n".join(cut(line, 240) for line in lines) or reader.say("ui-no-history")
    title = Text(f"### {table_label(live.table, reader.lang)}\n{words}")
    row = (Button(reader.say("ui-replay"), Act("rp", table)),)
    return Screen((title, row) if told else (title,), None, ACCENT)


async def replay(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await show(interaction, replay_screen(app, reader, act.table, int(act.arg) if act.arg else None))


async def replay_screen(app: App, reader: Reader, table: int, at: int | None = None) -> Screen:
    """The table as it stood after one of its moves, with the ways to the moves before and after."""
    live = await app.host.desk.whole(table)
    match, viewer = live.running, live.seat_of(reader.id)
    last = len(match.line)
    at = last if at is None else max(0, min(at, last))
    lines = [f"### {table_label(live.table, reader.lang)} · {reader.say('ui-replay-at', number=at, last=last)}"]
    marks = Marks()
    if at:
        speech, look = await app.speech(live, reader.lang), panel_look(live.game.id)
        told = one_move(live, viewer, at - 1)
        marks = Marks(changed=tuple((1, place) for place in told.changed))
        lines.append(f"**{speech.seat(told.seat)}** {phrases(speech, told.events, look) or '–'}")
    view = live.game.view(match.at(at), viewer)
    picture = await app.picture(live, view, panel_look(live.game.id).public, marks, reader.lang)
    steps = {"first": 0, "earlier": at - 1, "later": at + 1, "newest": last}
    row = tuple(
        Button(
            reader.say(f"ui-replay-{name}"),
            Act("rp", table, name, "", str(to)),
            disabled=to == at or not 0 <= to <= last,
        )
        for name, to in steps.items()
    )
    return Screen((Text("\n".join(lines)), Shown(), row), picture, ACCENT)


async def undo(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    """Names exactly what would be taken back (what the answer showed, else my last step), and who is asked."""

    async def made() -> Screen:
        plan = await app.host.undo.plan(act.table, reader.id, int(act.arg) if act.arg else None)
        live = await app.host.desk.live(act.table)
        speech = await app.speech(live, reader.lang)
        lines = [reader.say("ui-undo-plan", count=len(plan.moves))]
        lines += [f"> **{speech.seat(move.seat)}** {move.line}" for move in plan.moves[:10]]
        if plan.asks:
            who = ", ".join(speech.seat(seat) for seat in plan.asks)
            lines.append(reader.say("ui-undo-asks", who=who))
        lines += [reader.say("ui-undo-anew")] if plan.anew else []
        label = "ui-undo-ask" if plan.asks else "ui-undo-now"
        buttons = (
            Button(reader.say(label), Act("uq", act.table, arg=f"{plan.to}~{plan.moves[-1].seq}"), RED),
            Button(reader.say("ui-leave-it"), Act("yo", act.table)),
        )
        return Screen((Text("\n".join(lines)), buttons), None, ACCENT)

    await show(interaction, made())


async def undo_now(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    """Takes back exactly what was named; if moves came meanwhile, they are named first."""
    to, last = map(int, act.arg.split("~"))
    live = await app.host.desk.live(act.table)
    if live.running.last_seq != last:
        await undo(app, interaction, reader, act._replace(arg=str(to)), [])
        return
    answer = await app.host.undo.ask(act.table, reader.id, key=str(interaction.id), to=to)
    if isinstance(answer, VoteOpened) and not answer.passed:
        await say(interaction, reader.say("ui-vote-opened"))
        return
    await turn.open_panel(app, interaction, reader, act)


async def vote(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    number, answer = act.arg.split("~")
    key = str(interaction.id)
    if answer == "off":
        await app.host.votes.withdraw(act.table, int(number), reader.id, key=key)
    else:
        await app.host.votes.cast(act.table, int(number), reader.id, yes=answer == "yes", key=key)
    await say(interaction, reader.say("ui-vote-counted"))


async def again(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    answer = await app.host.seats.rematch(act.table, reader.person, key=str(interaction.id))
    key = "ui-rematch-opened" if isinstance(answer, Opened) else "ui-joined"
    await say(interaction, reader.say(key, table=str(answer.table)))


async def verify(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    checked = await app.host.exports.verify(act.table)
    await say(
        interaction, reader.say("ui-verified", moves=checked.moves, result=checked.result, hash=checked.seed_hash)
    )


async def download(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    """The saved game as a file: the full one when it is over, else as this person may see it."""
    live = await app.host.desk.live(act.table)
    finished = live.table.state == "finished"
    text = await (app.host.exports.full(act.table) if finished else app.host.exports.running(act.table, reader.id))
    file = discord.File(io.BytesIO(text.encode()), f"{live.game.id}-{act.table}.txt")
    key = "ui-saved-game" if finished else "ui-running-game"
    await interaction.response.send_message(cut(reader.say(key), CONTENT), file=file, ephemeral=True)
