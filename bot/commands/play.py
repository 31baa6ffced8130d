"""`meeplepost play`: a local Discord, the bot and automatic players; one URL, nothing leaves this machine."""

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.localcord.world import Person
    from bot.ui.app import App
    from bot.ui.client import Meeplepost


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=Path("data"), metavar="DIR", help="where everything is kept")
    parser.add_argument("--port", type=int, default=0, metavar="N", help="of the page; default: the one of last time")


def run(args: argparse.Namespace) -> int:
    from bot.host.operating import made_folder
    from bot.operate import logs

    logs.set_up("warning", "plain")
    return asyncio.run(_play(made_folder(args.data), args.port, args.lang))


async def _play(data: Path, port: int, lang: str) -> int:
    from bot.host.operating import database
    from bot.localcord import Localcord, Unreadable
    from bot.localcord.world import World
    from bot.operate.stopping import stopped_by_signal
    from bot.operate.token import only_local
    from bot.ui.serve import CannotServe, keep_serving
    from bot.ui.welcome import welcome
    from engine.core.words import words

    stop = stopped_by_signal()
    world = World(guild="Meeplepost", bot="Meeplepost", people=_people(lang), locale="cs" if lang == "cs" else "en-US")
    cord = Localcord(data=data / "localcord.db", port=port, world=world)

    async def greet(app: "App", client: "Meeplepost") -> None:
        await welcome(app, client)
        print(words(lang).say("play-ready", url=cord.url), flush=True)

    try:
        await cord.start()
    except Unreadable:
        raise CannotServe("local-data", file=str(data / "localcord.db")) from None
    except OSError:
        raise CannotServe("port-taken", port=str(port)) from None
    try:
        token = only_local(cord.token)
        await keep_serving(database(data), token, stop, connector=cord.connector(), when_ready=greet)
    finally:
        await cord.stop()
    print(words(lang).say("play-saved"))
    return 0


def _people(lang: str) -> "list[Person]":
    """Who lives there; whoever opens the page is the first of them."""
    from bot.localcord.world import Person

    people = [
        Person("ruth", "Ruth", "en-GB", admin=True),
        Person("tomas", "Tomáš", "cs"),
        Person("jiri", "Jiří", "cs"),
        Person("clara", "Clara", "en-GB"),
    ]
    if lang == "cs":
        people.insert(0, people.pop(1))
    return people
