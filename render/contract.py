"""What a picture is asked for and what comes back. See render/README.md."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct

from engine.core.errors import MeeplepostError
from engine.core.event import Event
from render.kit.canvas import Stamp
from render.kit.cards import CardFace, full, full_size
from render.kit.colour import Colour
from render.kit.layout import Layout
from render.kit.palette import Palette

ALT_LIMIT = 1024  # Discord's limit for the description of an attachment
MOST_RINGS = 6  # older ones are dropped first; more would say nothing


class Table(Struct, frozen=True):
    """What the host knows and a view does not: who sits where, what the table is called, the reader's language."""

    names: tuple[str, ...]
    label: str = ""
    lang: str = "en"


class Marks(Struct, frozen=True):
    """What to point at. Addresses are notation words; numbers are those of the lines beside the picture."""

    changed: tuple[tuple[int, str], ...] = ()
    drafted: tuple[tuple[int, str], ...] = ()
    targets: tuple[str, ...] = ()
    refused: str = ""

    def rings(self) -> tuple[tuple[int, str], ...]:
        """The newest changes and the steps of the draft, at most as many as can be told apart."""
        return (*self.changed, *self.drafted)[-MOST_RINGS:]


class Part(Struct, frozen=True):
    """A picture one can ask for, with its name in the reader's language."""

    id: str
    label: str


class Place(Struct, frozen=True):
    """A place on the picture that shows it best."""

    part: str
    at: str  # address


class Picture(Struct, frozen=True):
    """A finished picture and the words that stand for it."""

    png: bytes
    width: int
    height: int
    alt: str


class UnknownPart(MeeplepostError):
    """The game has no picture of that name."""


class CannotWrite(MeeplepostError):
    """A picture could not be stored where it was wanted."""


class Look(Struct, frozen=True):
    """How a game presents itself on bars, lobby cards and score sheets."""

    bar: Colour
    glyph: str
    scene: tuple[str, str, str, str]  # small glyphs at the foot of the lobby picture
    sources: Mapping[str, str]  # source of points -> glyph


class Emblem(Struct, frozen=True):
    """A thing as an emoji: a glyph, a number or both on its colour."""

    glyph: str
    fill: Colour
    shape: Literal["hex", "disc", "box"] = "disc"
    word: str = ""  # one to three signs
    ink: Colour | None = None  # none: white or ink, whichever reads better


class GamePictures(ABC):
    """What a game's folder offers as `PICTURES`. Views are its own type, hence Any here."""

    id: ClassVar[str]
    look: ClassVar[Look]
    palette: ClassVar[Palette]

    @abstractmethod
    def parts(self, view: Any, table: Table) -> tuple[Part, ...]:
        """The pictures there are of this view, the most useful first."""

    @abstractmethod
    def layout(self, view: Any, part: str, table: Table, marks: Marks) -> Layout:
        """One of them; raises UnknownPart."""

    @abstractmethod
    def alt(self, view: Any, part: str, table: Table, marks: Marks) -> str:
        """The same in words, most important first, at most ALT_LIMIT characters."""

    @abstractmethod
    def face(self, card: str, lang: str) -> CardFace:
        """A card or tile kind as a card face; raises UnknownPart."""

    def portrait(self, card: str, lang: str) -> Stamp:
        """A card or tile kind by itself, for who looks it up; games whose pieces are no cards show the piece."""
        face = self.face(card, lang)
        return full(face, full_size((face,)))

    @abstractmethod
    def emblems(self) -> Mapping[str, Emblem]:
        """Things that are shown as emojis, by the names that `emblem` gives."""

    def emblem(self, view: Any, field: str, value: Any) -> str:  # noqa: ARG002 - some games must look at the table
        """What a field's value is called among `emblems`, or a die by its face; "" or an unknown name = no emoji."""
        return value if isinstance(value, str) else ""

    def place(self, view: Any, field: str, value: Any) -> Place | None:  # noqa: ARG002 - most games look at both
        """The place that a field of a viewer's decision names, also of one that is refused."""
        return None

    @abstractmethod
    def changed(self, before: Any, events: Sequence[Event], after: Any) -> tuple[str, ...]:
        """Addresses of the places that one decision changed, for the rings of "what changed since"."""
