"""How a game's panel looks: config/games/<id>/panel.toml, with sensible answers where a game says nothing."""

import tomllib
from functools import cache
from importlib import resources

import msgspec

from engine.core.prompt import Seat
from engine.core.save import SEAT_LETTERS


class PanelLook(msgspec.Struct, frozen=True):
    picture: str = "board"
    public: str = "board"
    hand: str = "board"
    see: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    telling: tuple[str, ...] = ()  # refusals told unasked in the first free question
    quiet: tuple[str, ...] = ()  # events left out where a turn is told in one line
    free: tuple[str, ...] = ("turn",)  # questions in which nothing is pending: a part of the turn may be committed
    answers: tuple[str, ...] = ()  # verbs with which others answer an offer
    pointing: tuple[str, ...] = ()  # verbs whose places are dashed on the picture; none named: all
    rare: tuple[str, ...] = ()  # verbs that stand behind "More …" even where there is room
    plain: tuple[str, ...] = ()  # events that only say the decision again: no fact worth a word beside it

    def part(self, name: str, seat: Seat | None) -> str:
        return name.replace("{seat}", SEAT_LETTERS[seat or 0])


@cache
def panel_look(game_id: str) -> PanelLook:
    file = resources.files("config") / "games" / game_id / "panel.toml"
    if not file.is_file():
        return PanelLook()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), PanelLook)
