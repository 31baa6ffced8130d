"""The command line: `meeplepost`, the same as `python -m bot`.

Each command lives in bot/commands and is imported only when it runs, so that `selfplay` never loads discord.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = {
    "play": "play now, on this machine",
    "run": "serve the real Discord",
    "doctor": "check that everything is ready to run",
    "table": "play on the terminal against automatic players",
    "selfplay": "let automatic players play many games",
    "replay": "step through a saved game",
    "verify": "re-run a finished game and check seed, moves and result",
    "board": "draw a picture of a saved game",
    "rules": "look up a rule",
    "card": "look up a card or tile",
    "export": "write a table as a saved game",
    "import": "make a table of a saved game",
    "backup": "copy the database, also while the bot is running",
    "restore": "put a backup in the place of the database",
}


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="meeplepost", description="Board games by post.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, summary in COMMANDS.items():
        sub = commands.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        sub.add_argument("--lang", choices=("en", "cs"), default=default_language(), help="language of the answers")
        import_module(f"bot.commands.{name}").arguments(sub)
    return top


def default_language() -> str:
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "cs" if wanted.lower().startswith("cs") else "en"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; what goes wrong is said in one sentence on stderr."""
    from engine.core.errors import MeeplepostError
    from engine.core.words import Speech

    args = parser().parse_args(argv)
    try:
        status: int = import_module(f"bot.commands.{args.command}").run(args)
    except MeeplepostError as error:
        print(Speech("core", {}, args.lang).reason(error), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader left; nothing more to say
        return 0
    return status


if __name__ == "__main__":
    raise SystemExit(main())
