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
    return asyncio.run(_play(args.data, args.port, args.lang))


async def _play(data: Path, port: int, lang: str) -> int:
    from bot.localcord import Localcord
    from bot.localcord.world import Person, World
    from engine.core.words import words

    data.mkdir(parents=True, exist_ok=True)
    people = [
        Person("ruth", "Ruth", "en-GB", admin=True),
        Person("tomas", "Tomáš", "cs"),
        Person("jiri", "Jiří", "cs"),
        Person("clara", "Clara", "en-GB"),
    ]
    if lang == "cs":  # whoever opens the page is the first of them
        people.insert(0, people.pop(1))
    world = World(guild="Meeplepost", bot="Meeplepost", people=people, locale="cs" if lang == "cs" else "en-US")
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # some systems have no such handlers; Ctrl-C still ends it
            loop.add_signal_handler(number, stop.set)
    async with Localcord(data=data / "localcord.db", port=port, world=world) as cord, served(data, cord) as ready:
        await ready.wait()
        print(words(lang).say("play-ready", url=cord.url), flush=True)
        await stop.wait()
    print(words(lang).say("play-saved"))
    return 0


@contextlib.asynccontextmanager
async def served(data, cord):  # type: ignore[no-untyped-def]  # typed where it is used; localcord is imported lazily
    """The same bot as in earnest, on the local Discord's connector."""
    from bot.host.host import open_host
    from bot.ui.app import App
    from bot.ui.client import Meeplepost
    from bot.ui.welcome import welcome
    from render.studio import Studio

    studio = Studio()
    ready = asyncio.Event()
    async with open_host(data / "meeplepost.db") as host:
        app = App(host, studio)
        client = Meeplepost(app, connector=cord.connector(), ready_timeout=0.1)

        async def run() -> None:
            await client.start(cord.token)

        async def greet() -> None:
            await client.wait_until_ready()
            await welcome(app, client)
            ready.set()

        running = asyncio.create_task(run())
        greeting = asyncio.create_task(_when_set_up(client, greet))
        try:
            yield ready
        finally:
            greeting.cancel()
            await client.close()
            await asyncio.gather(running, greeting, return_exceptions=True)
            studio.close()


async def _when_set_up(client, greet):  # type: ignore[no-untyped-def]  # see above
    """wait_until_ready may only be called after login has begun."""
    while client.application_id is None:
        await asyncio.sleep(0.01)
    await greet()
