"""Which pictures there are of a Catan Card Game, and who paints them."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.event import Event
from engine.core.words import words
from engine.games.catan_cards import places
from engine.games.catan_cards.places import SEAT_LETTERS
from engine.games.catan_cards.view import CatanView
from render.contract import Emblem, GamePictures, Look, Marks, Part, Place, Table, UnknownPart
from render.games.catan_cards import alt, board, changes, emblems, faces, hand, principality, stacks, window
from render.games.catan_cards.look import LOOK, PALETTE
from render.kit.cards import CardFace
from render.kit.layout import Layout
from render.kit.palette import Palette


class CatanPictures(GamePictures):
    """`board`, `stacks`, `principality.A`; `hand` for its owner, `looking` for who looks through a stack.

    `turn.A` is what seat A decides on now: the cards it looks at, what it may answer, else its principality.
    """

    id: ClassVar[str] = "catan_cards"
    look: ClassVar[Look] = LOOK
    palette: ClassVar[Palette] = PALETTE

    def parts(self, view: CatanView, table: Table) -> tuple[Part, ...]:
        say = words(table.lang).say
        found = [Part("board", say("catan_cards-part-board"))]
        if view.viewer is not None:
            found.append(Part(f"turn.{SEAT_LETTERS[view.viewer].upper()}", say("catan_cards-part-turn")))
            found.append(Part("hand", say("catan_cards-part-hand")))
        if view.looking:
            found.append(Part("looking", say("catan_cards-part-looking")))
        for seat, name in enumerate(table.names):
            part = f"principality.{SEAT_LETTERS[seat].upper()}"
            found.append(Part(part, say("catan_cards-part-principality", name=name)))
        return (*found, Part("stacks", say("catan_cards-part-stacks")))

    def layout(self, view: CatanView, part: str, table: Table, marks: Marks) -> Layout:
        kind, seat = _read(view, part)
        say = words(table.lang).say
        if kind == "board":
            return board.layout(view, table, marks)
        if kind == "principality":
            return principality.layout(view, seat, table, marks)
        if kind == "stacks":
            return stacks.layout(view, table, marks)
        prompt = window.asked(view, seat) if kind == "window" else None
        if prompt is not None:
            return window.layout(view, prompt, table, marks)
        if kind == "looking":
            return hand.layout(say("catan_cards-picture-looking"), view.looking, table)
        return hand.layout(say("catan_cards-picture-hand"), view.table.players[seat].hand, table)

    def alt(self, view: CatanView, part: str, table: Table, marks: Marks) -> str:
        kind, seat = _read(view, part)
        return alt.text(view, kind, seat, table, marks)

    def face(self, card: str, lang: str) -> CardFace:
        return faces.face(card, lang)

    def emblems(self) -> Mapping[str, Emblem]:
        return emblems.EMBLEMS

    def emblem(self, view: CatanView, field: str, value: Any) -> str:
        name = super().emblem(view, field, value)
        return f"face_{name}" if field == "face" else name

    def place(self, view: CatanView, field: str, value: Any) -> Place | None:  # noqa: ARG002 - known by its name
        if value in places.PLACES and view.viewer is not None:
            value = places.ref(view.viewer, value)
        return Place(f"principality.{value[0].upper()}", value) if value in places.REFS else None

    def changed(self, before: CatanView, events: Sequence[Event], after: CatanView) -> tuple[str, ...]:
        return changes.addresses(before.table, events, after.table)


def _aimed_at(view: CatanView, seat: int) -> int:
    """Whose principality this seat decides on: where all its targets lie, else its own."""
    tasks = view.table.tasks
    if not tasks or tasks[0].op != "target" or tasks[0].seat != seat:
        return seat
    hosts = {places.deref(ref)[0] for ref in tasks[0].names}
    return hosts.pop() if len(hosts) == 1 else seat


def _read(view: CatanView, part: str) -> tuple[str, int]:
    """The kind of picture and whose; one that does not exist for this viewer is refused."""
    kind, _, letter = part.partition(".")
    seat = "".join(SEAT_LETTERS).find(letter.lower()) if len(letter) == 1 else -1
    if kind in {"board", "stacks"} and not letter:
        return kind, 0
    if part == "hand" and view.viewer is not None:
        return kind, view.viewer
    if part == "looking" and view.looking:
        return kind, 0
    if kind == "turn" and seat >= 0:
        if view.looking and view.viewer == seat:
            return "looking", 0
        return ("window", seat) if window.asked(view, seat) else ("principality", _aimed_at(view, seat))
    if kind == "principality" and seat >= 0:
        return kind, seat
    known = ["board", "stacks", *(["hand"] if view.viewer is not None else []), *(["looking"] if view.looking else [])]
    known += [f"{name}.{one.upper()}" for name in ("principality", "turn") for one in SEAT_LETTERS]
    raise UnknownPart("no-such-picture", part=part, known=", ".join(known))


PICTURES = CatanPictures()
