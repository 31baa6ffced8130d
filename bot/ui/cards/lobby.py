"""The lobby card: picture of the game, seats, options; Join, Leave, Add automatic player, Start."""

import typing
from collections.abc import Callable

from bot.host.limits import PACES
from bot.host.live import Live, options_of
from bot.ui.app import App, thread_link
from bot.ui.custom_id import Act
from bot.ui.screens import ACCENT, GREEN, PRIMARY, Button, Option, Piece, Screen, Select, Shown, Text
from engine.core.game import AnyGame
from engine.core.save import seed_hash, write_options
from engine.core.words import Speech
from render import lobby as picture


async def lobby_card(app: App, live: Live) -> Screen:
    """In the table's language; after the start it only leads to the table."""
    table, lang = live.table, live.table.lang
    speech = await app.speech(live, lang)
    drawn = await app.studio.lobby(await _drawn(app, live, speech))
    seed = speech.say("ui-seed-hash", hash=seed_hash(table.seed)[:16])
    if table.state != "lobby":
        words = speech.say("ui-lobby-closed") if table.state == "closed" else seed
        row: list[Piece] = []
        if table.state in {"running", "finished"} and table.thread:
            row = [(Button(speech.say("ui-open-table"), url=thread_link(table)),)]
        return Screen((Shown(), Text(f"-# {words}"), *row), drawn, ACCENT)
    full = len(live.seats) >= table.seats
    buttons = (
        Button(speech.say("ui-join"), Act("jo", live.id), PRIMARY, disabled=full),
        Button(speech.say("ui-leave"), Act("le", live.id)),
        Button(speech.say("ui-add-player"), Act("au", live.id), disabled=full),
        Button(speech.say("ui-start"), Act("go", live.id), GREEN, disabled=len(live.seats) < live.game.seats[0]),
    )
    pace = pace_words(app, table.pace, speech.say)
    lists = (*_options(live, speech), _paces(app, live, speech))
    return Screen((Shown(), Text(f"{pace}\n-# {seed}"), buttons, *lists), drawn, ACCENT)


def pace_words(app: App, pace: str, say: Callable[..., str]) -> str:
    """The pace's name and what it means today."""
    about = say(f"ui-pace-about-{pace}", hours=app.host.desk.times.hours(pace) or 0)
    return f"**{say(f'ui-pace-{pace}')}**: {about}"


def _paces(app: App, live: Live, speech: Speech) -> Select:
    """The host of the table chooses how quickly it is meant to go."""
    hours = app.host.desk.times.hours
    options = tuple(
        Option(
            speech.say(f"ui-pace-{pace}"),
            pace,
            speech.say(f"ui-pace-about-{pace}", hours=hours(pace) or 0),
            chosen=pace == live.table.pace,
        )
        for pace in PACES
    )
    return Select(speech.say("ui-pace"), Act("pa", live.id), options)


def _options(live: Live, speech: Speech) -> list[Piece]:
    """One list per option of the game that has a few values; the host of the table chooses."""
    now = options_of(live.game, live.table)
    lists: list[Piece] = []
    for name, values in option_values(live.game).items():
        options = tuple(
            Option(speech.say(f"option-{name}-{key(value)}"), value, chosen=getattr(now, name) == value)
            for value in values
        )
        lists.append(Select(speech.say(f"option-{name}"), Act("op", live.id, arg=name), options))
    return lists


def option_values(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Options that are a choice among words, at most 25."""
    hints = typing.get_type_hints(game.options)
    found = {name: tuple(map(str, typing.get_args(hint))) for name, hint in hints.items()}
    return {name: values for name, values in found.items() if 2 <= len(values) <= 25}


def key(value: str) -> str:
    """A value as part of a message key."""
    return value.replace(":", "-")


async def _drawn(app: App, live: Live, speech: Speech) -> picture.Lobby:
    table = live.table
    names = await app.host.look.names(live, live.table.lang)
    options = options_of(live.game, table)
    chosen = [
        picture.Option("cog", speech.say(f"option-{name}-{key(str(getattr(options, name)))}"))
        for name in option_values(live.game)
    ]
    return picture.Lobby(
        game=live.game.id,
        title=speech.say("name"),
        about=speech.say(
            "ui-lobby-about", table=str(table.id), seats=table.seats, pace=speech.say(f"ui-pace-{table.pace}")
        ),
        options=tuple(chosen),
        seats=tuple(names.get(seat) for seat in range(table.seats)),
        automatic=tuple(row.seat for row in live.seats if row.player is not None),
        started=table.state != "lobby",
        lang=table.lang,
    )


def options_line(live: Live) -> str:
    return write_options(options_of(live.game, live.table))
