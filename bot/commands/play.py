"""`meeplepost play`: a local Discord, the bot and automatic players; one URL, nothing leaves this machine."""

import argparse
import asyncio
import contextlib
import logging
import signal
from pathlib import Path


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=Path("data"), metavar="DIR", help="where everything is kept")
    parser.add_argument("--port", type=int, default=0, metavar="N", help="of the page; default: the one of last time")


def run(args: argparse.Namespace) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # its hints about voice concern nobody here
    args.data.mkdir(parents=True, exist_ok=True)
    return asyncio.run(_play(args.data, args.port, args.lang))


async def _play(data: Path, port: int, lang: str) -> int:
    from bot.localcord import Localcord
    from bot.localcord.world import Person, World
    from bot.ui.serve import serving
    from bot.ui.welcome import welcome
    from engine.core.words import words

    people = [
        Person("ruth", "Ruth", "en-GB", admin=True),
        Person("tomas", "Tomáš", "cs"),
        Person("jiri", "Jiří", "cs"),
        Person("clara", "Clara", "en-GB"),
    ]
    if lang == "cs":  # whoever opens the page is the first of them
        people.insert(0, people.pop(1))
    world = World(guild="Meeplepost", bot="Meeplepost", people=people, locale="cs" if lang == "cs" else "en-US")
    stop = _stopped_by_signal()
    async with (
        Localcord(data=data / "localcord.db", port=port, world=world) as cord,
        serving(data / "meeplepost.db", cord.token, connector=cord.connector(), when_ready=welcome),
    ):
        print(words(lang).say("play-ready", url=cord.url), flush=True)
        await stop.wait()
    print(words(lang).say("play-saved"))
    return 0


def _stopped_by_signal() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # some systems have no such handlers; Ctrl-C still ends it
            loop.add_signal_handler(number, stop.set)
    return stop
