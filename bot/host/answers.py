"""What a click brought about: kept with its key, so that the same click again gets the same answer."""

from typing import TypeVar, Union

import msgspec

from engine.core.prompt import Seat


class Mark(msgspec.Struct, frozen=True):
    """What a click was made on: a question, in a time without undo. After an undo no old mark fits."""

    epoch: int
    prompt: int

    @property
    def text(self) -> str:
        """Short enough for a button's id."""
        return f"{self.epoch:x}-{self.prompt:x}" if self.epoch else f"{self.prompt:x}"

    @classmethod
    def read(cls, text: str) -> "Mark | None":
        """None for anything that is no mark: such a click is simply outdated."""
        epoch, dash, prompt = text.partition("-")
        try:
            return cls(int(epoch, 16), int(prompt, 16)) if dash else cls(0, int(text, 16))
        except ValueError:
            return None


class Answer(msgspec.Struct, frozen=True, tag=True):
    """Base of all answers."""

    table: int


class Opened(Answer, frozen=True, tag=True):
    seat: Seat | None


class Joined(Answer, frozen=True, tag=True):
    seat: Seat


class Left(Answer, frozen=True, tag=True):
    closed: bool  # the last person left


class Changed(Answer, frozen=True, tag=True):
    """Options or a setting of the lobby."""


class Started(Answer, frozen=True, tag=True):
    seats: int


class Moved(Answer, frozen=True, tag=True):
    """Decisions first..last of the log were played; `rest` was not, because of `why`."""

    first: int
    last: int
    over: bool
    rest: str = ""
    why: str = ""  # message key
    why_args: dict[str, str] = {}


class Drafted(Answer, frozen=True, tag=True):
    steps: int
    draft: str  # four hex digits that change with every step


class Undone(Answer, frozen=True, tag=True):
    to: int
    moves: int
    anew: bool  # the dice fall anew


class VoteOpened(Answer, frozen=True, tag=True):
    vote: int
    passed: bool = False  # nobody had to be asked


class Voted(Answer, frozen=True, tag=True):
    vote: int
    state: str


class Done(Answer, frozen=True, tag=True):
    """It was done and there is nothing more to say."""


_ANSWERS = (Opened, Joined, Left, Changed, Started, Moved, Drafted, Undone, VoteOpened, Voted, Done)
_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Union[_ANSWERS]).decode  # noqa: UP007 - built from the list


def pack_answer(answer: Answer) -> bytes:
    return _pack(answer)


def unpack_answer(data: bytes) -> Answer:
    answer: Answer = _unpack(data)
    return answer


A = TypeVar("A", bound=Answer)


def answered(kind: type[A], answer: Answer) -> A:
    """The answer as what it must be: a key belongs to one kind of click."""
    assert isinstance(answer, kind), f"{answer} for a key of another kind"
    return answer
