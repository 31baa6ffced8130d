"""Errors as values of the domain; words for people are made from their keys elsewhere."""

from collections.abc import Mapping


class MeeplepostError(Exception):
    """Something a person can be told in one sentence: a message key with arguments."""

    def __init__(self, key: str, /, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_for_words: Mapping[str, object] = args

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.args_for_words.items())
        return f"{self.key} ({details})" if details else self.key


class Illegal(MeeplepostError):
    """A decision the rules refuse: `reason` is a message key, `rule` names the lookup entry it comes from."""

    def __init__(self, reason: str, rule: str, /, **args: object) -> None:
        super().__init__(reason, **args)
        self.reason = reason
        self.rule = rule


class BadNotation(MeeplepostError):
    """A typed line that names no decision."""


class BadSave(MeeplepostError):
    """A file that is not a saved game, or one that does not hold together."""


class UnknownGame(MeeplepostError):
    """No game of that name is registered."""


class BadOption(MeeplepostError):
    """An option a game does not have, or a value it does not take."""
