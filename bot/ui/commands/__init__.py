"""Slash commands: the same moves as the panels, by typing."""

from typing import Any

from discord import app_commands

from bot.ui.app import App
from bot.ui.commands import look, moves, own, people, play, table


def add_commands(tree: app_commands.CommandTree[Any], app: App) -> None:
    for module in (play, moves, look, table, people, own):
        module.add(tree, app)
