"""What chance prefers: a game that ends by points alone would hardly ever end if all decisions were alike."""

from engine.games.catan_cards.decisions import (
    DECISIONS,
    Accept,
    Activate,
    BankTrade,
    BuildCitadel,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Cast,
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

PLAIN = 36
_PREFERRED: dict[type, int] = {
    BuildRoad: 360,
    BuildSettlement: 1200,
    BuildCity: 1200,
    BuildCitadel: 600,
    PlaceCard: 240,
    PlayCard: 90,
    Cast: 90,
    Activate: 48,
    EndTurn: 150,
    BankTrade: 12,
    OfferTrade: 12,
    Spare: 6,
    RemoveCard: 1,
    Search: 12,
    Load: 12,
    Unload: 12,
    UseStore: 12,
    Accept: 12,
}
ODDS: dict[type, int] = {kind: _PREFERRED.get(kind, PLAIN) for kind in DECISIONS}
