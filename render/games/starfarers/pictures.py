"""Which pictures there are of a game of Starfarers, and who paints them."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from engine.core.event import Event
from engine.core.words import words
from engine.games.starfarers import flight
from engine.games.starfarers.geography import PLACES
from engine.games.starfarers.view import StarfarersView
from render.contract import Emblem, GamePictures, Look, Marks, Part, Place, Table, UnknownPart
from render.games.starfarers import alt, area, board, changes, emblems, faces, fleet, friends, hand, home, names, zoom
from render.games.starfarers.look import LOOK, PALETTE
from render.games.starfarers.marks import SEAT_LETTERS
from render.kit.cards import CardFace
from render.kit.layout import Layout
from render.kit.palette import Palette


class Asked(Struct, frozen=True):
    """A part that was read: what kind, of which seat, round which intersection."""

    kind: str
    seat: int = 0
    at: str = ""


class StarfarersPictures(GamePictures):
    """`board`, `home`, `friends`, `area.A`, `hand` for its owner, `map.F8` round a ship or place.

    `turn.A` is whichever of them seat A decides on now.
    """

    id: ClassVar[str] = "starfarers"
    look: ClassVar[Look] = LOOK
    palette: ClassVar[Palette] = PALETTE

    def parts(self, view: StarfarersView, table: Table) -> tuple[Part, ...]:
        say = words(table.lang).say
        found = [Part("board", say("starfarers-part-board"))]
        if view.viewer is not None:
            found.append(Part(f"turn.{SEAT_LETTERS[view.viewer]}", say("starfarers-part-turn")))
            found.append(Part("hand", say("starfarers-part-hand")))
        found += [Part(name, say(f"starfarers-part-{name}")) for name in ("home", "friends")]
        for seat, name in enumerate(table.names):
            found.append(Part(f"area.{SEAT_LETTERS[seat]}", say("starfarers-part-area", name=name)))
        for seat, kind, at in fleet.ships(view.table):
            ship = names.thing(kind, table.lang)
            found.append(Part(f"map.{at}", say("starfarers-part-map", ship=ship, at=at, name=table.names[seat])))
        return tuple(found)

    def layout(self, view: StarfarersView, part: str, table: Table, marks: Marks) -> Layout:
        asked = _read(view, part)
        if asked.kind == "board":
            return board.layout(view, table, marks)
        if asked.kind == "home":
            return home.layout(view, table, marks)
        if asked.kind == "friends":
            return friends.layout(view, table, marks)
        if asked.kind == "hand":
            return hand.layout(view, view.hand or (), table)
        if asked.kind == "area":
            return area.layout(view, asked.seat, table, marks)
        return zoom.layout(view, asked.at, table, marks)

    def alt(self, view: StarfarersView, part: str, table: Table, marks: Marks) -> str:
        asked = _read(view, part)
        return alt.text(view, asked.kind, asked.at, asked.seat, table, marks)

    def face(self, card: str, lang: str) -> CardFace:
        return faces.face(card, lang)

    def emblems(self) -> Mapping[str, Emblem]:
        return emblems.EMBLEMS

    def place(self, view: StarfarersView, field: str, value: Any) -> Place | None:  # noqa: ARG002 - known by its name
        goal = value[-1] if isinstance(value, tuple) and value else value
        if goal not in PLACES:
            return None
        return Place("home" if view.table.phase == "founding" else f"map.{goal}", goal)

    def changed(self, before: StarfarersView, events: Sequence[Event], after: StarfarersView) -> tuple[str, ...]:
        return changes.addresses(before.table, events, after.table)


def _read(view: StarfarersView, part: str) -> Asked:
    """What is asked for; a picture that does not exist for this viewer is refused."""
    kind, _, arg = part.partition(".")
    seat = SEAT_LETTERS.find(arg.upper()) if len(arg) == 1 else -1
    if (kind in {"board", "home", "friends"} and not arg) or (part == "hand" and view.hand is not None):
        return Asked(kind)
    if kind in {"area", "turn"} and 0 <= seat < len(view.table.players):
        return Asked("area", seat) if kind == "area" else _turn(view, seat)
    if kind == "map" and arg.upper() in PLACES:
        return Asked("map", at=arg.upper())
    letters = SEAT_LETTERS[: len(view.table.players)]
    known = ["board", "home", "friends", *(["hand"] if view.hand is not None else [])]
    known += [f"{name}.{letter}" for name in ("turn", "area") for letter in letters]
    raise UnknownPart("no-such-picture", part=part, known=", ".join([*known, "map.H5"]))


def _turn(view: StarfarersView, seat: int) -> Asked:
    """What a seat decides on: sites, the cards of a people, a ship to fly, or its own area."""
    table = view.table
    if table.phase == "founding":
        return Asked("home")
    if seat == table.seat and table.picking is not None:
        return Asked("friends")
    if seat == table.seat and table.phase == "flight":
        if table.flight is not None:
            return Asked("map", at=table.flight.at)
        waiting = [ship.at for ship in table.players[seat].ships if flight.can_move(ship)]
        if waiting:
            return Asked("map", at=waiting[0])
    return Asked("area", seat)


PICTURES = StarfarersPictures()
