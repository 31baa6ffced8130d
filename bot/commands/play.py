"""`meeplepost play`: the quickest way into a game."""

import argparse

from bot.commands import table


def arguments(parser: argparse.ArgumentParser) -> None:
    table.arguments(parser, default_game="burgundy")


def run(args: argparse.Namespace) -> int:
    return table.run(args)
