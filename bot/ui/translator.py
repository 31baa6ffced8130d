"""Command names and descriptions in each person's Discord language."""

import discord
from discord import app_commands

from engine.core.words import words


def name(key: str) -> app_commands.locale_str:
    """A command's or option's name: English is the default, Fluent has the others."""
    return app_commands.locale_str(words("en").say(f"command-{key}"), key=f"command-{key}")


def about(key: str, **args: str) -> app_commands.locale_str:
    return app_commands.locale_str(words("en").say(f"about-{key}", **args), key=f"about-{key}", args=args)


def choices(key: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """A few words to choose from, in each person's language."""
    return [
        app_commands.Choice(
            name=app_commands.locale_str(words("en").say(f"{key}-{value}"), key=f"{key}-{value}"), value=value
        )
        for value in values
    ]


class FluentTranslator(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        del context
        key = string.extras.get("key")
        if locale is not discord.Locale.czech or key is None:
            return None
        return words("cs").say(key, **string.extras.get("args", {}))
