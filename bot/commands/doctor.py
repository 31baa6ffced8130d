"""`meeplepost doctor`: is everything ready for `run` (or `play`)? Looks, says what to do, changes nothing."""

import argparse
import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.operate.checks import Finding


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings file, as for run")
    parser.add_argument("--token-file", type=Path, metavar="FILE", help="file with the token, as for run")
    parser.add_argument("--play", type=Path, metavar="DIR", help="look at this data folder of play instead")
    parser.add_argument("--online", action="store_true", help="also ask Discord about the token and the permissions")


def run(args: argparse.Namespace) -> int:
    from engine.core.words import words

    book, bad = words(args.lang), 0
    for finding in _findings(args):
        bad += finding.state == "wrong"
        print(f"{book.say(f'doctor-state-{finding.state}'):<9} {finding.say(args.lang)}", flush=True)
    print(book.say("doctor-end", count=bad))
    return 1 if bad else 0


def _findings(args: argparse.Namespace) -> "Iterator[Finding]":
    from bot.operate.checks import Finding, examine, wrong
    from bot.operate.settings import BadSettings, read_settings
    from bot.operate.token import BadToken, read_token

    if args.play is not None:
        yield from examine(args.play, "local")
        return
    try:
        settings = read_settings(args.config)
        yield Finding("ok", "doctor-settings", {"file": str(args.config or "none")})
    except BadSettings as error:
        yield wrong(error)
        settings = read_settings(None)
    yield from examine(settings.data, "discord")
    try:
        token = read_token(args.token_file)
        yield Finding("ok", "doctor-token")
    except BadToken as error:
        yield wrong(error)
        return
    if args.online:
        yield from _online(token)


def _online(token: str) -> "Iterator[Finding]":
    from bot.operate.checks import Finding, wrong
    from bot.ui.permissions import invite, look_online
    from bot.ui.serve import meaning
    from engine.core.errors import MeeplepostError

    try:
        found = asyncio.run(look_online(token))
    except Exception as error:
        told = meaning(error)
        if not isinstance(told, MeeplepostError):
            raise
        yield wrong(told)
        return
    yield Finding("ok", "doctor-online", {"bot": found.bot, "invite": invite(found.application)})
    if found.elsewhere:
        yield Finding("wrong", "doctor-endpoint")
    if not found.servers:
        yield Finding("note", "doctor-no-server")
    for server in found.servers:
        said: dict[str, object] = {"server": server.name, "missing": ", ".join(server.missing)}
        yield Finding("wrong", "doctor-not-allowed", said) if server.missing else Finding("ok", "doctor-allowed", said)
