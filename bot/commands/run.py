"""`meeplepost run`: the bot on the real Discord. The token comes from the environment or a file, from nowhere else."""

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.operate.settings import RunSettings


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings file (TOML); see config/example.toml")
    parser.add_argument(
        "--token-file",
        type=Path,
        metavar="FILE",
        help="file with the token, readable by its owner only; default: the variable MEEPLEPOST_TOKEN",
    )


def run(args: argparse.Namespace) -> int:
    from bot.operate import logs
    from bot.operate.settings import read_settings
    from bot.operate.token import read_token

    settings = read_settings(args.config)
    token = read_token(args.token_file)
    logs.set_up(settings.log.level, settings.log.form)
    return asyncio.run(_run(settings, token))


async def _run(settings: "RunSettings", token: str) -> int:
    from bot.host.operating import database, made_folder
    from bot.operate.stopping import stopped_by_signal
    from bot.ui.serve import keep_serving

    stop = stopped_by_signal()
    path = database(made_folder(settings.data))
    await keep_serving(path, token, stop, limits=settings.host, times=settings.time, health_port=settings.health.port)
    return 0
