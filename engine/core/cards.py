"""What a game says of its cards and tiles to somebody who looks them up."""

import msgspec


class Card(msgspec.Struct, frozen=True):
    """One card or tile kind in one language, made from the same data the rules play by."""

    id: str  # of the lookup entry: small letters, digits, hyphens
    title: str
    kind: str  # the type line: what it is, how many there are
    text: str  # what it does
    words: tuple[str, ...] = ()  # other names people type
    see: tuple[str, ...] = ()  # ids of related entries
    source: str = ""  # section of the rules
    face: str = ""  # the picture's name, if there is one
