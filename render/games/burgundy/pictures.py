"""Which pictures there are of a game of Burgundy, and who paints them."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.event import Event
from engine.core.words import words
from engine.games.burgundy.view import BurgundyView
from render.contract import Emblem, GamePictures, Look, Marks, Part, Place, Table, UnknownPart
from render.games.burgundy import alt, board, changes, depots, domain, emblems, faces, storage, tiles
from render.games.burgundy.look import LOOK, PALETTE
from render.games.burgundy.marks import SEAT_LETTERS
from render.kit.canvas import Stamp
from render.kit.cards import CardFace
from render.kit.layout import Layout
from render.kit.palette import Palette

_PORTRAIT = 120  # radius of a tile shown by itself


class BurgundyPictures(GamePictures):
    """`board`, `depots`, and for every seat `estate.A` and `storage.A`."""

    id: ClassVar[str] = "burgundy"
    look: ClassVar[Look] = LOOK
    palette: ClassVar[Palette] = PALETTE

    def parts(self, view: BurgundyView, table: Table) -> tuple[Part, ...]:
        say = words(table.lang).say
        found = [Part(name, say(f"burgundy-part-{name}")) for name in ("board", "depots")]
        for kind in ("estate", "storage"):
            for seat in range(len(view.table.players)):
                label = say(f"burgundy-part-{kind}", name=table.names[seat])
                found.append(Part(f"{kind}.{SEAT_LETTERS[seat]}", label))
        return tuple(found)

    def layout(self, view: BurgundyView, part: str, table: Table, marks: Marks) -> Layout:
        kind, seat = _read(view, part)
        if kind == "board":
            return board.layout(view, table, marks)
        if kind == "depots":
            return depots.layout(view, table, marks)
        if kind == "estate":
            return domain.layout(view, seat, table, marks)
        return Layout.single(storage.paint(view, seat, table))

    def alt(self, view: BurgundyView, part: str, table: Table, marks: Marks) -> str:
        kind, seat = _read(view, part)
        return alt.text(view, kind, seat, table, marks)

    def face(self, card: str, lang: str) -> CardFace:
        return faces.face(card, lang)

    def portrait(self, card: str, lang: str) -> Stamp:  # noqa: ARG002 - a tile has no words on it
        return tiles.tile(card, _PORTRAIT)

    def emblems(self) -> Mapping[str, Emblem]:
        return emblems.EMBLEMS

    def emblem(self, view: BurgundyView, field: str, value: Any) -> str:
        return emblems.name(view, field, value)

    def place(self, view: BurgundyView, field: str, value: Any) -> Place | None:
        if field != "hex" or view.viewer is None:
            return None
        letter = SEAT_LETTERS[view.viewer]
        return Place(f"estate.{letter}", f"{letter}.{value}")

    def changed(self, before: BurgundyView, events: Sequence[Event], after: BurgundyView) -> tuple[str, ...]:
        return changes.addresses(before.table, events, after.table)


def _read(view: BurgundyView, part: str) -> tuple[str, int]:
    """The kind of picture and, where it shows one seat, which."""
    kind, _, letter = part.partition(".")
    if kind in {"board", "depots"} and not letter:
        return kind, 0
    if kind in {"estate", "storage"} and len(letter) == 1:
        seat = SEAT_LETTERS.find(letter.upper())
        if 0 <= seat < len(view.table.players):
            return kind, seat
    letters = SEAT_LETTERS[: len(view.table.players)]
    known = ["board", "depots", *(f"{name}.{seat}" for name in ("estate", "storage") for seat in letters)]
    raise UnknownPart("no-such-picture", part=part, known=", ".join(known))


PICTURES = BurgundyPictures()
