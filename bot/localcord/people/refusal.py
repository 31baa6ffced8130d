"""Refusals in the words of the people's socket."""

from bot.localcord.errors import ApiError
from bot.localcord.models import Json

CODES = {
    10003: "unknown_channel",
    10008: "unknown_message",
    10013: "unknown_user",
    20016: "too_fast",
    50001: "no_permission",
    50003: "no_permission",
    50005: "no_permission",
    50006: "empty",
    50007: "no_permission",
    50008: "no_permission",
    50013: "no_permission",
    50021: "no_permission",
    50024: "bad_request",
    50083: "archived",
}


class Refused(Exception):
    """A request of a person that is not carried out."""

    def __init__(self, code: str, message: str = "", **more: str) -> None:
        self.code = code
        self.message = message or code.replace("_", " ")
        self.more = more
        super().__init__(code)

    def shape(self) -> Json:
        return {"code": self.code, "message": self.message, **self.more}


def from_api(error: ApiError) -> Refused:
    """The same refusal as the bot would get, for people."""
    return Refused(CODES.get(error.code, "bad_request"), error.message)
