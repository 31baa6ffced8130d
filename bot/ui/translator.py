"""Command names and descriptions in each person's Discord language."""

import discord
from discord import app_commands

from engine.core.words import words


def name(key: str) -> app_commands.locale_str:
    """A command's or option's name: English is the default, Fluent has the others."""
    return app_commands.locale_str(words("en").say(f"command-{key}"), key=f"command-{key}")


def about(key: str, **args: str) -> app_commands.locale_str:
    return app_commands.locale_str(words("en").say(f"about-{key}", **args), key=f"about-{key}", args=args)


class FluentTranslator(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        del context
        key = string.extras.get("key")
        if locale is not discord.Locale.czech or key is None:
            return None
        return words("cs").say(key, **string.extras.get("args", {}))
