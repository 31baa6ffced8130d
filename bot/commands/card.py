"""`meeplepost card`: looks up a card or tile, on the terminal."""

import argparse

from bot.commands import rules

arguments = rules.arguments


def run(args: argparse.Namespace) -> int:
    return rules.run(args, cards=True)
