"""The end of a game: who won, why, the score sheet, the seed."""

import msgspec

from bot.host.live import Live
from bot.ui.app import App, table_label
from bot.ui.custom_id import Act
from bot.ui.screens import ACCENT, PRIMARY, Button, Screen, Shown, Text
from engine.core.game import Result
from engine.core.words import Speech
from render.contract import Table
from render.sheet import Final


def result_of(live: Live) -> Result | None:
    return None if live.table.result is None else msgspec.json.decode(live.table.result, type=Result)


def result_words(live: Live, speech: Speech) -> str:
    result = result_of(live)
    if result is None:
        return speech.say("ui-table-closed")
    best = [seat for seat, place in enumerate(result.places) if place == 1]
    winners = ", ".join(f"**{speech.seat(seat)}** ({result.points[seat]})" for seat in best)
    return speech.say("ui-won", who=winners)


async def result_card(app: App, live: Live) -> Screen:
    speech = await app.speech(live, live.table.lang)
    result = result_of(live)
    if result is None:
        return Screen((Text(speech.say("ui-table-closed")),), None, ACCENT)
    names = await app.host.look.names(live, live.table.lang)
    final = Final(
        game=live.game.id,
        title=speech.say("name"),
        result=result,
        table=Table(
            tuple(names[seat] for seat in sorted(names)), table_label(live.table, live.table.lang), live.table.lang
        ),
    )
    sheet = await app.studio.sheet(final)
    ranking = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    lines = [f"{result.places[seat]}. {speech.seat(seat)}: {result.points[seat]}" for seat in ranking]
    seed = speech.say("ui-seed", seed=live.table.seed.hex())
    buttons = (
        Button(speech.say("ui-play-again"), Act("re", live.id), PRIMARY),
        Button(speech.say("ui-replay"), Act("rp", live.id)),
        Button(speech.say("ui-verify"), Act("ve", live.id)),
        Button(speech.say("ui-download"), Act("dl", live.id)),
    )
    words = f"### {result_words(live, speech)}\n" + "\n".join(lines)
    return Screen((Text(words), Shown(), Text(f"-# {seed}"), buttons), sheet, ACCENT)
