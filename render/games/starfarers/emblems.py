"""Resources, what can be built and friendship cards as emojis."""

from engine.games.starfarers.components import BUILDABLE, CARDS
from render.contract import Emblem
from render.games.starfarers.faces import face
from render.games.starfarers.look import GLYPHS, INDIGO, PEOPLE, RESOURCES


def _card(name: str) -> Emblem:
    return Emblem(face(name, "en").art, PEOPLE[CARDS[name].people], "box")


EMBLEMS = {
    **{resource: Emblem(GLYPHS[resource], fill) for resource, fill in RESOURCES.items()},
    **{thing: Emblem(GLYPHS[thing], INDIGO, "box") for thing in BUILDABLE},
    **{card: _card(card) for card in CARDS},
}
