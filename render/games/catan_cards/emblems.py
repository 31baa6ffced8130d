"""Cards, landscapes, resources and event faces as emojis."""

from engine.games.catan_cards.components import CARDS, EVENT_CARDS, LANDSCAPES, RESOURCES, Landscape
from render.contract import Emblem
from render.games.catan_cards.look import FACES, FRAMES, PIPS, RUST, TERRAIN_GLYPHS, TERRAINS, art, card


def _card(name: str) -> Emblem:
    return Emblem(art(name), FRAMES[card(name).frame], "box")


def _land(land: Landscape) -> Emblem:
    return Emblem(TERRAIN_GLYPHS[land.terrain], TERRAINS[land.terrain], "box", str(land.number))


EMBLEMS = {
    **{f"face_{face}": Emblem(glyph, RUST) for face, glyph in FACES.items()},
    **{resource: Emblem(*PIPS[resource]) for resource in RESOURCES},
    **{land.id: _land(land) for land in LANDSCAPES.values()},
    **{one.id: _card(one.id) for one in (*CARDS.values(), *EVENT_CARDS.values()) if one.id == one.rules_id},
}
