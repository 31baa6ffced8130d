"""Every press on anything ever posted comes here, by its id; so does every form."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from bot.host.lobby import Place
from bot.ui import guide, lookup, more, turn, whynot
from bot.ui.app import App, Reader
from bot.ui.custom_id import PREPARING, TYPED, Act, read
from bot.ui.limits import AUTOMATIC_S, MODAL_LABEL, MODAL_TITLE, cut
from bot.ui.panels.forms import Filling, with_pick
from bot.ui.panels.panel import ABOUT_THIS, ASK_ME
from bot.ui.panels.rows import EVERY_PLACE, NOTHING_FITS, Ask
from bot.ui.replies import guarded, say

Press = Callable[[App, discord.Interaction, Reader, Act, list[str]], Awaitable[None]]


async def route(app: App, interaction: discord.Interaction) -> None:
    """Buttons, lists and forms; commands have a tree of their own."""
    data: Any = interaction.data or {}
    act = read(str(data.get("custom_id", "")))
    if act is None:
        return
    values = [str(value) for value in data.get("values", ())]
    if interaction.type is discord.InteractionType.modal_submit:
        values = [_typed(data)]

    async def work(reader: Reader) -> None:
        handler = PRESSES.get(act.name)
        if handler is None:
            await say(interaction, reader.say("ui-old-button"))
            return
        await handler(app, interaction, reader, act, values)

    await guarded(app, interaction, work)


def _typed(data: Any) -> str:
    """The one text field of our forms, in the new or the older shape."""
    for row in data.get("components", ()):
        for field in (row.get("component"), *row.get("components", ())):
            if field and field.get("custom_id") == TYPED:
                return str(field.get("value", ""))
    return ""


async def _your_move(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await turn.open_panel(app, interaction, reader, act)


async def _part(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await turn.open_panel(app, interaction, reader, act, Ask(part=act.arg))


async def _group(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    await turn.open_panel(app, interaction, reader, act, Ask(verb=values[0]))


async def _pick(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    if values == [EVERY_PLACE]:
        await _form(app, interaction, reader, act, [])
        return
    if values == [NOTHING_FITS]:
        await turn.open_panel(app, interaction, reader, act, Ask(note=reader.say("ui-nothing-fits")))
        return
    await turn.pick(app, interaction, reader, act, values[0] if values else act.arg, pressed=not values)


async def _field(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    await turn.narrow(app, interaction, reader, act, values[0])


async def _form(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    """A form was opened, or something in it chosen: the id says how it is filled now."""
    filling = Filling.read(act.arg)
    if act.name == "fs":
        filling = filling._replace(number=int(values[0]))
    elif act.name == "pi":
        filling = filling._replace(chosen=with_pick(filling.chosen, values[0]), page=0)
    await turn.open_panel(app, interaction, reader, act, Ask(form=filling))


async def _form_done(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await turn.filled(app, interaction, reader, act, Filling.read(act.arg))


async def _leaf_page(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    """Another page of decisions that no field tells apart."""
    at = Filling.read(act.arg)
    fixed = dict(part.partition("=")[::2] for part in at.chosen.split("+") if part)
    await turn.open_panel(app, interaction, reader, act, Ask(verb=at.verb, fixed=fixed, page=at.page))


async def _answer(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await turn.answer(app, interaction, reader, act)


async def _order(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    """How questions of this kind, or about this card, are answered from the next one on."""
    line = "" if values[0] == ASK_ME else values[0].removeprefix(ABOUT_THIS)
    topic = act.arg if values[0].startswith(ABOUT_THIS) else act.arg.partition(":")[0]
    await app.host.orders.give(act.table, reader.id, topic, line)
    note = reader.say("ui-order-given" if line else "ui-order-none")
    await turn.open_panel(app, interaction, reader, act, Ask(note=note))


async def _keep_order(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await turn.order_kept(app, interaction, reader, act)


async def _otherwise(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    await turn.order_otherwise(app, interaction, reader, act, "next" if values == ["next"] else "ask")


async def _withdraw_order(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await turn.order_withdrawn(app, interaction, reader, act)


async def _other_way(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    await turn.other_way(app, interaction, reader, act, values[0])


async def _commit(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await turn.commit(app, interaction, reader, act)


async def _gate(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await turn.commit(app, interaction, reader, act, then=act.arg)


async def _back(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await turn.take_back(app, interaction, reader, act, everything=False)


async def _start_over(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await turn.take_back(app, interaction, reader, act, everything=True)


async def _ask_line(_app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    """A form with one line: a move to type, or one to ask about."""
    if interaction.type is discord.InteractionType.modal_submit:
        return
    submit = Act({"wn": "wq", "ty": "tq"}[act.name], act.table, act.mark if act.mark == PREPARING else "")
    title = reader.say("ui-why-title" if act.name == "wn" else "ui-type-title")
    form = ui.Modal(title=cut(title, MODAL_TITLE), custom_id=submit.text(), timeout=None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=TYPED, placeholder=reader.say("ui-type-example"), default=act.arg or None, max_length=500
    )
    form.add_item(ui.Label(text=cut(reader.say("ui-type-label"), MODAL_LABEL), component=field))
    await interaction.response.send_modal(form)
    form.stop()  # routed by its id, so it also works after a restart


async def _why(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    await whynot.explain(app, interaction, reader, act.table, values[0])


async def _type(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    if act.mark == PREPARING:
        await turn.order_typed(app, interaction, reader, act, values[0])
        return
    await turn.typed(app, interaction, reader, act.table, values[0], now=False)


async def _join(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await app.host.lobby.join(act.table, reader.person, key=str(interaction.id))
    await say(interaction, reader.say("ui-joined", table=str(act.table)))


async def _leave(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await app.host.lobby.leave(act.table, reader.id, key=str(interaction.id))
    await say(interaction, reader.say("ui-left", table=str(act.table)))


async def _add_player(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await app.host.lobby.add_player(act.table, reader.id, key=str(interaction.id))
    await say(interaction, reader.say("ui-player-added"))


async def _start(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await app.host.lobby.start(act.table, reader.id, key=str(interaction.id))
    await say(interaction, reader.say("ui-started", table=str(act.table)))


async def _option(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    await app.host.lobby.set_options(act.table, reader.id, key=str(interaction.id), options={act.arg: values[0]})
    await say(interaction, reader.say("ui-option-set"))


async def _pace(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    await app.host.lobby.set_options(act.table, reader.id, key=str(interaction.id), pace=values[0])
    await say(interaction, reader.say("ui-option-set"))


async def _mute(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    await app.host.notices.mute(act.table, reader.id, key=str(interaction.id))
    await say(interaction, reader.say("ui-muted"))


async def _quick(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    """A table against automatic players, ready to play: the newcomer's way."""
    place = Place(interaction.guild_id or 0, interaction.channel_id or 0, 0)
    opened = await app.host.lobby.open(reader.person, act.arg, key=f"{interaction.id}", place=place, lang=reader.lang)
    await app.host.lobby.start(opened.table, reader.id, key=f"{interaction.id}:start", fill="steady")
    await app.host.autos.settled_at(opened.table, AUTOMATIC_S)
    await turn.open_panel(app, interaction, reader, Act("yo", opened.table))


PRESSES: dict[str, Press] = {
    "yo": _your_move, "pc": _part, "gr": _group, "pk": _pick, "fd": _field, "hw": _other_way,
    "cm": _commit, "gt": _gate, "bk": _back, "so": _start_over, "wn": _ask_line, "ty": _ask_line, "wq": _why,
    "tq": _type, "fm": _form, "ta": _form, "tc": _form, "fs": _form, "pi": _form, "pg": _form, "dn": _form_done,
    "lp": _leaf_page, "an": _answer, "or": _order,
    "pp": _your_move, "ko": _keep_order, "kf": _otherwise, "kw": _withdraw_order,
    "jo": _join, "le": _leave, "au": _add_player, "go": _start, "op": _option, "pa": _pace, "qs": _quick, "mt": _mute,
    "hd": more.mine, "zo": more.zoom, "ru": lookup.rules, "hi": more.history, "un": more.undo, "uq": more.undo_now,
    "vt": more.vote, "rp": more.replay, "re": more.again, "ve": more.verify, "dl": more.download,
    "lk": lookup.entry, "lc": lookup.contents, "ls": lookup.share, "lf": lookup.form,
    "hp": guide.asked,
}  # fmt: skip
