"""What chance prefers: a game that ends by points alone would hardly ever end if all decisions were alike."""

from engine.games.catan_cards import holdings, standing
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
from engine.games.catan_cards.view import CatanView

PLAIN = 3_600
POINTS_THROWN_AWAY = 1  # whoever removes what gives points may leave a table on which nobody can win any more
WEIGHTS: dict[type, int] = {
    BuildRoad: 36_000,
    BuildSettlement: 120_000,
    BuildCity: 120_000,
    BuildCitadel: 60_000,
    PlaceCard: 24_000,
    PlayCard: 9_000,
    Cast: 9_000,
    Activate: 4_800,
    EndTurn: 15_000,
    BankTrade: 1_200,
    OfferTrade: 1_200,
    Spare: 600,
    RemoveCard: 100,
    Search: 1_200,
    Load: 1_200,
    Unload: 1_200,
    UseStore: 1_200,
    Accept: 1_200,
}


def weigh(view: CatanView, decision: Decision) -> int:
    if isinstance(decision, RemoveCard) and _gives_points(view, decision.place):
        return POINTS_THROWN_AWAY
    return WEIGHTS.get(type(decision), PLAIN)


def _gives_points(view: CatanView, place: str) -> bool:
    card = holdings.card_at(view.table.players[view.table.active], place)
    return card is not None and standing.card_points(view.table, card) > 0
