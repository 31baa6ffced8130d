"""How decisions are written: `fly H5 to F9`, `build colony_ship at G4`, `bank 3 carbon for food`, `jump H5 to G21`.

Seats are named by letter, ships by the intersection they stand on.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.notation import Amounts, Form, Grammar, Number, Several, Slot, Value, Words
from engine.games.starfarers.components import (
    BUILD_NAMES,
    BUILDABLE,
    CARDS,
    MODULE_NAMES,
    MODULES,
    RESOURCE_NAMES,
    RESOURCES,
    SHIPS,
)
from engine.games.starfarers.decisions import (
    Accept,
    Attach,
    Bank,
    Build,
    Choose,
    Close,
    Continue,
    Counter,
    Decline,
    Discard,
    EndTrade,
    EndTurn,
    Fame,
    Fly,
    Found,
    Gift,
    Ground,
    Help,
    Jump,
    Launch,
    No,
    Offer,
    Pay,
    Place,
    Remove,
    Roll,
    Settle,
    Shake,
    Steal,
    Stop,
    Take,
    Upgrade,
    Withdraw,
    Yes,
)
from engine.games.starfarers.geography import PLACES

SEAT_LETTERS = "ABCD"
SEAT_CODES = "RBYW"  # as the pictures mark the seats; none of them means another seat's letter

# Czech forms beside the nominative: "za 2 rudy", "postav pohonnou jednotku".
_CZECH_RESOURCES = {
    "ore": ("rudu", "rudy", "rud"),
    "fuel": ("paliva", "palivem"),
    "carbon": ("karbonu", "karbony"),
    "food": ("potravinu", "potravina", "potravin"),
    "goods": ("zbozi",),
}
_CZECH_BUILDS = {
    "colony_ship": ("kolonizační loď", "kolonizacku", "kolonizačku"),
    "trade_ship": ("obchodní loď", "obchodku"),
    "spaceport": ("přístav", "port"),
    "booster": ("pohonnou jednotku", "pohon", "drive", "drive unit"),
    "cannon": ("palubní dělo", "dělo"),
    "freight_pod": ("nákladní sekci", "sekci", "pod"),
}


class _Way(Value):
    """Intersections one after another, with or without commas."""

    def __init__(self, place: Words) -> None:
        self._place = place

    def write(self, value: Sequence[str]) -> str:
        return ",".join(self._place.write(place) for place in value)

    def read(self, tokens: Sequence[str], start: int) -> tuple[Any, int] | None:
        places: list[str] = []
        end = start
        while (found := self._place.read(tokens, end)) is not None:
            places.append(found[0])
            end = found[1]
            if end + 1 < len(tokens) and tokens[end] == ",":
                end += 1
        return (tuple(places), end) if places else None

    def known(self) -> Iterable[str]:
        return self._place.known()


def _called(names: dict[str, dict[str, str]], more: dict[str, tuple[str, ...]], ids: Sequence[str]) -> Words:
    return Words({one: (one, names[one]["en"], names[one]["cs"], *more.get(one, ())) for one in ids})


_RESOURCE = _called(RESOURCE_NAMES, _CZECH_RESOURCES, RESOURCES)
_CARDS = Amounts(_RESOURCE)
_MODULE = _called(MODULE_NAMES, _CZECH_BUILDS, MODULES)
_BUILD = _called(BUILD_NAMES, _CZECH_BUILDS, BUILDABLE)
_SHIP_KIND = _called(BUILD_NAMES, _CZECH_BUILDS, SHIPS)
_PLACE = Words({place: (place,) for place in PLACES})
_SEAT = Words({
    seat: (letter, code, f"player {letter}", f"hráč {letter}")
    for seat, (letter, code) in enumerate(zip(SEAT_LETTERS, SEAT_CODES, strict=True))
})  # fmt: skip
_FRIENDSHIP = Words({card.id: (card.id, card.name_en, card.name_cs) for card in CARDS.values()})
_DEAL = Words({"offer": ("offer", "nabídka", "nabídku"), "counter": ("counter", "protinabídka", "protinabídku")})

GRAMMAR = Grammar(
    Form(Settle, "settle", (Slot("at", _PLACE, "at"),), ("osídli", "kolonie")),
    Form(Upgrade, "spaceport", (Slot("at", _PLACE, "at"),), ("přístav",)),
    Form(Launch, "launch", (Slot("ship", _SHIP_KIND), Slot("at", _PLACE, "at")), ("vypusť", "nasaď")),
    Form(Attach, "attach", (Slot("module", _MODULE),), ("připoj", "modul")),
    Form(Roll, "roll", (), ("hoď", "hod", "kostky")),
    Form(Take, "take", (Slot("cards", _CARDS),), ("vezmi", "vzít", "ber")),
    Form(Decline, "decline", (), ("odmítni", "nechci")),
    Form(Discard, "discard", (Slot("cards", _CARDS),), ("odhoď", "odlož")),
    Form(Steal, "steal", (Slot("who", _SEAT, "from"),), ("ukradni", "seber")),
    Form(Offer, "offer", (Slot("give", _CARDS), Slot("want", _CARDS, "for"), Slot("who", _SEAT, "to")),
         ("nabídni", "nabídka")),
    Form(Accept, "accept", (), ("přijmi", "beru")),
    Form(Counter, "counter", (Slot("give", _CARDS), Slot("want", _CARDS, "for")), ("protinabídka",)),
    Form(Close, "close", (Slot("who", _SEAT, "with"), Slot("deal", _DEAL, how=True)), ("uzavři", "platí")),
    Form(Withdraw, "withdraw", (), ("stáhni",)),
    Form(Bank, "bank", (Slot("count", Number(), how=True), Slot("give", _RESOURCE), Slot("take", _RESOURCE, "for")),
         ("vyměň", "banka")),
    Form(Build, "build", (Slot("what", _BUILD), Slot("at", _PLACE, "at")), ("postav", "kup", "buy")),
    Form(Fame, "fame", (), ("sláva",)),
    Form(Help, "help", (Slot("who", Several(_SEAT), "from"),), ("bohatí", "pomoc")),
    Form(Found, "found", (Slot("at", _PLACE, "at"),), ("založ",)),
    Form(EndTrade, "done", (), ("end trade", "konec obchodu", "dost")),
    Form(Shake, "shake", (), ("zatřes", "zatřást")),
    Form(Gift, "gift", (Slot("cards", _CARDS),), ("give", "daruj", "dar")),
    Form(Yes, "yes", (), ("ano",)),
    Form(No, "no", (), ("ne",)),
    Form(Pay, "pay", (Slot("cards", _CARDS),), ("zaplať",)),
    Form(Remove, "remove", (Slot("module", _MODULE),), ("odeber", "sundej")),
    Form(Ground, "ground", (Slot("ship", _PLACE, "at"),), ("odstav",)),
    Form(Fly, "fly", (Slot("ship", _PLACE), Slot("path", _Way(_PLACE), "to")), ("leť", "let", "move")),
    Form(Continue, "continue", (), ("pokračuj", "dál")),
    Form(Stop, "stop", (), ("zastav", "stůj")),
    Form(Jump, "jump", (Slot("ship", _PLACE), Slot("to", _PLACE, "to")), ("skoč", "skok")),
    Form(Choose, "choose", (Slot("card", _FRIENDSHIP),), ("vyber", "zvol")),
    Form(Place, "place", (Slot("at", _PLACE, "at"),), ("umísti",)),
    Form(EndTurn, "end", (), ("end turn", "konec tahu", "konec")),
)  # fmt: skip
