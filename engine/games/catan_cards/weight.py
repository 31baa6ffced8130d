"""What chance prefers: a game that ends by points alone would hardly ever end if all decisions were alike."""

import msgspec

from engine.games.catan_cards.decisions import (
    Accept,
    Activate,
    BankTrade,
    BuildCitadel,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Cast,
    Decision,
    EndTurn,
    Load,
    OfferTrade,
    PlaceCard,
    PlayCard,
    RemoveCard,
    Search,
    Spare,
    Unload,
    UseStore,
)

PLAIN = 6
_WEIGHTS: dict[type[msgspec.Struct], int] = {
    BuildRoad: 60,
    BuildSettlement: 200,
    BuildCity: 200,
    BuildCitadel: 100,
    PlaceCard: 40,
    PlayCard: 15,
    Cast: 15,
    Activate: 8,
    EndTurn: 25,
    BankTrade: 2,
    OfferTrade: 2,
    Spare: 1,
    RemoveCard: 1,
    Search: 2,
    Load: 2,
    Unload: 2,
    UseStore: 2,
    Accept: 2,
}


def weigh(decision: Decision) -> int:
    return _WEIGHTS.get(type(decision), PLAIN)
