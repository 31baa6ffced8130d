"""How decisions are written: `place ore fleet at w1u1`, `trade ore for wool`, `swap a.w1u1 with a.e1u1`.

Places are named from the middle of a principality: column c, then w1, w2, ... and e1, e2, ...; landscapes `w2u`, slots
`w1u1`. In front of the point stands whose principality it is, `a` or `b`.
"""

from engine.core.notation import Amounts, Form, Grammar, Number, Several, Slot, Words
from engine.games.catan_cards import places
from engine.games.catan_cards.components import (
    ALL_STACKS,
    CARDS,
    EVENT_CARDS,
    FACES,
    LANDSCAPES,
    NAMES,
    RESOURCES,
)
from engine.games.catan_cards.decisions import (
    Accept,
    Activate,
    ArrangeEvents,
    ArrangeHand,
    ArrangeRegions,
    BankTrade,
    BuildCitadel,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Bury,
    Cast,
    ChooseStack,
    ChooseStacks,
    Claim,
    Convert,
    Craft,
    Declare,
    Decline,
    Draw,
    EndTurn,
    Exchange,
    Gain,
    Give,
    LayRegions,
    Load,
    Move,
    Name,
    OfferTrade,
    Pass,
    Pay,
    PlaceCard,
    PlayCard,
    Redeem,
    Redistribute,
    RemoveCard,
    RemoveEvent,
    Replace,
    Roll,
    Search,
    Spare,
    Swap,
    Take,
    TakeCards,
    Target,
    Unload,
    UseStore,
)

_SHORT = {"fleet_large": "large fleet"}
# What is done to a resource changes its Czech name: "vyměň rudu".
_CZECH_RESOURCES = {
    "brick": ("cihly", "cihla", "cihlu", "hlína", "hlínu"),
    "lumber": ("dřevo", "dřeva"),
    "wool": ("vlna", "vlnu", "vlny"),
    "grain": ("obilí",),
    "ore": ("ruda", "rudu", "rudy"),
    "gold": ("zlato", "zlata"),
}


def card_word(card: str) -> str:
    """The short name used on boards and in lines."""
    return _SHORT.get(card, card.removeprefix("knight_").replace("_", " "))


def land_word(land: str) -> str:
    """A landscape by terrain and number, `forest 4`: no pair occurs twice."""
    kind = LANDSCAPES[land]
    return f"{kind.terrain.replace('_', ' ')} {kind.number}"


def _card_names(cards: dict[str, object]) -> dict[str, tuple[str, ...]]:
    return {card: (card_word(card), NAMES[card]["en"], NAMES[card]["cs"]) for card in cards}


_CARD = Words(_card_names({card.id: card for card in CARDS.values() if card.id == card.rules_id}))
_EVENT = Words(_card_names({card.id: card for card in EVENT_CARDS.values() if card.id == card.rules_id}))
_RESOURCE = Words({r: (r, *_CZECH_RESOURCES[r]) for r in RESOURCES})
_SAVING = Words({r: (f"saving {r}", *(f"ušetři {word}" for word in _CZECH_RESOURCES[r])) for r in RESOURCES})
_AMOUNTS = Amounts(_RESOURCE)
_LAND = Words(
    {land.id: (land_word(land.id), f"{NAMES[land.terrain]['cs']} {land.number}") for land in LANDSCAPES.values()}
)
_STACK = Words({stack: (stack,) for stack in ALL_STACKS})
_PLACE = Words({place: (place,) for place in places.PLACES})
_REF = Words({ref: (ref,) for ref in places.REFS})
_ANY_PLACE = Words({name: (name,) for name in (*places.PLACES, *places.REFS)})
_FACE = Words({face: (face.replace("_", " "), NAMES[face]["en"], NAMES[face]["cs"]) for face in dict.fromkeys(FACES)})
_SIDE = Words({"west": ("west", "left", "západ", "vlevo"), "east": ("east", "right", "východ", "vpravo")})
_POSITION = Number(shift=1)

GRAMMAR = Grammar(
    Form(Roll, "roll", (), ("hoď", "hod")),
    Form(PlaceCard, "place", (Slot("card", _CARD), Slot("place", _PLACE, "at"), Slot("save", _SAVING, how=True)),
         ("polož", "postav", "build")),
    Form(PlayCard, "play", (Slot("card", _CARD), Slot("number", Number(), "with")), ("zahraj", "hraj")),
    Form(Cast, "cast", (Slot("card", _CARD), Slot("face", _FACE, "with")), ("kouzlo", "sešli")),
    Form(BuildRoad, "road", (Slot("side", _SIDE),), ("cesta", "cestu")),
    Form(BuildSettlement, "settlement", (Slot("side", _SIDE), Slot("scout", _CARD, "with")), ("vesnice", "vesnici")),
    Form(BuildCity, "city", (Slot("site", _PLACE, "at"),), ("město",)),
    Form(BuildCitadel, "citadel", (Slot("site", _PLACE, "at"),), ("citadela", "citadelu")),
    Form(Activate, "use", (Slot("place", _PLACE, "at"), Slot("into", _PLACE, "to")), ("použij",)),
    Form(BankTrade, "trade", (Slot("give", _RESOURCE), Slot("get", _RESOURCE, "for"), Slot("region", _PLACE, "from")),
         ("vyměň", "směň")),
    Form(OfferTrade, "offer", (Slot("give", _AMOUNTS), Slot("want", _AMOUNTS, "for")), ("nabídni", "nabídka")),
    Form(Accept, "accept", (), ("přijmi",)),
    Form(Decline, "decline", (), ("odmítni",)),
    Form(Convert, "convert", (Slot("number", Number()), Slot("place", _PLACE, "at")), ("proměň",)),
    Form(Craft, "craft", (Slot("place", _PLACE, "at"),), ("vyrob",)),
    Form(Claim, "claim", (Slot("resource", _RESOURCE), Slot("place", _PLACE, "at")), ("uplatni",)),
    Form(Load, "load", (Slot("resource", _RESOURCE), Slot("place", _PLACE, "at")), ("ulož", "nalož")),
    Form(Unload, "unload", (Slot("place", _PLACE, "at"),), ("vylož", "vyber sklad")),
    Form(UseStore, "store", (Slot("place", _PLACE, "at"),), ("plať ze skladu",)),
    Form(Redeem, "redeem", (Slot("place", _ANY_PLACE, "at"),), ("vyplať",)),
    Form(RemoveCard, "remove", (Slot("place", _PLACE, "at"),), ("odstraň", "zbourej")),
    Form(Redistribute, "shift", (Slot("origin", _PLACE, "from"), Slot("into", _PLACE, "to")), ("přesuň surovinu",)),
    Form(Spare, "spare", (Slot("places", Several(_PLACE)),), ("šetři",)),
    Form(Declare, "declare", (Slot("resource", _RESOURCE),), ("ohlas",)),
    Form(Draw, "draw", (Slot("stack", _STACK, "from"),), ("lízni", "dober")),
    Form(Search, "search", (Slot("stack", _STACK), Slot("pay", _AMOUNTS, "for", how=True)), ("prohledej",)),
    Form(Bury, "bury", (Slot("card", _CARD), Slot("stack", _STACK, "to")), ("zasuň", "odlož")),
    Form(TakeCards, "pick", (Slot("cards", Amounts(_CARD)),), ("vyber", "vezmi kartu")),
    Form(ChooseStack, "stack", (Slot("stack", _STACK),), ("balíček",)),
    Form(ChooseStacks, "stacks", (Slot("stacks", Several(_STACK)),), ("balíčky",)),
    Form(Gain, "gain", (Slot("resources", _AMOUNTS),), ("získej",)),
    Form(Take, "take", (Slot("resources", _AMOUNTS), Slot("store", _PLACE, "to")), ("vezmi", "seber")),
    Form(Give, "give", (Slot("resource", _RESOURCE),), ("dej",)),
    Form(Pay, "pay", (Slot("resources", _AMOUNTS),), ("zaplať",)),
    Form(Exchange, "exchange", (Slot("give", _RESOURCE), Slot("get", _RESOURCE, "for")), ("vyměň zboží",)),
    Form(Target, "target", (Slot("at", _REF),), ("cíl", "zvol")),
    Form(Name, "name", (Slot("places", Several(_REF)),), ("jmenuj",)),
    Form(Swap, "swap", (Slot("one", _REF), Slot("other", _REF, "with")), ("prohoď",)),
    Form(Move, "move", (Slot("at", _REF), Slot("place", _PLACE, "to")), ("přesuň",)),
    Form(LayRegions, "lay", (Slot("upper", _LAND), Slot("lower", _LAND, "with")), ("vylož krajiny",)),
    Form(Replace, "replace", (Slot("place", _PLACE), Slot("region", _LAND, "with")), ("nahraď",)),
    Form(ArrangeRegions, "arrange", (Slot("regions", Several(_LAND)),), ("rozlož",)),
    Form(ArrangeEvents, "events", (Slot("top", Several(_POSITION)), Slot("bottom", Several(_POSITION), "to")),
         ("události",)),
    Form(RemoveEvent, "strike", (Slot("card", _EVENT),), ("vyřaď",)),
    Form(ArrangeHand, "order", (Slot("order", Several(_POSITION)),), ("pořadí",)),
    Form(Pass, "pass", (), ("skip", "pas", "vynech")),
    Form(EndTurn, "end", (), ("end turn", "konec", "konec tahu")),
)  # fmt: skip
