"""A picture must not change when something changes that its viewer may not know, and must when it is the viewer's own."""

import pytest
from msgspec.structs import replace

from engine.games.catan_cards import GAME
from engine.games.catan_cards.state import State
from render import pictures
from render.contract import Table, UnknownPart
from tests.render.catan_cards import positions
from tests.render.positions import NAMES

STATES = ("base-late", "base-turn", "all-middle", "all-late", "base-setup", "all-looking")
OTHERS = ("spy", "church", "scout", "fleet_ore", "smithy", "bishop", "mint")
TABLE = Table(NAMES[:2], "Table 31")


def shown(view) -> dict[str, tuple[bytes, str]]:
    """Everything that can be asked for of a view, picture and words."""
    parts = [part.id for part in pictures.parts("catan_cards", view, TABLE)]
    drawn = {}
    for part in (*parts, "turn.A", "turn.B"):
        picture = pictures.draw("catan_cards", view, part, TABLE)
        drawn[part] = picture.png, picture.alt
    return drawn


def swapped(state: State, seat: int) -> State:
    """The seat holds as many other cards."""
    players = list(state.players)
    players[seat] = replace(players[seat], hand=OTHERS[: len(players[seat].hand)])
    return replace(state, players=tuple(players))


@pytest.mark.parametrize("name", ["base-late", "all-middle", "all-late"])
def test_other_hands_do_not_show(name):
    state = positions.load(name)
    for seat in (0, 1):
        for viewer in (None, 1 - seat):
            assert shown(GAME.view(state, viewer)) == shown(GAME.view(swapped(state, seat), viewer)), (seat, viewer)


@pytest.mark.parametrize("name", ["base-late", "all-middle", "all-late"])
def test_the_own_hand_does_show(name):
    """So the test above can fail: the same swap is seen by the owner, in the hand alone."""
    state = positions.load(name)
    for seat in (0, 1):
        before, after = (shown(GAME.view(one, seat)) for one in (state, swapped(state, seat)))
        assert {part for part in before if before[part] != after[part]} == {"hand"}


@pytest.mark.parametrize("name", STATES)
def test_pools_and_the_order_of_stacks_do_not_show(name):
    """Everything nobody may know is turned round; who looks at a stack sees that stack only."""
    state = positions.load(name)
    looked = state.tasks[0].place if state.tasks and state.tasks[0].op == "take_cards" else ""
    turned = replace(
        state,
        pools=tuple((group, cards[::-1]) for group, cards in state.pools),
        stacks=tuple(
            stack if stack.name == looked else replace(stack, unseen=stack.size, top=(), bottom=())
            for stack in state.stacks
        ),
    )
    for viewer in (None, 0, 1):
        assert shown(GAME.view(state, viewer)) == shown(GAME.view(turned, viewer))


@pytest.mark.parametrize("name", ["base-setup", "all-looking"])
def test_a_searched_stack_shows_to_its_looker_alone(name):
    state = positions.load(name)
    looker, place = state.tasks[0].seat, state.tasks[0].place
    other = replace(
        state,
        stacks=tuple(
            replace(stack, top=(*stack.top[1:], stack.top[0])) if stack.name == place else stack
            for stack in state.stacks
        ),
    )
    before, after = (shown(GAME.view(one, looker)) for one in (state, other))
    assert {part for part in before if before[part] != after[part]} == {"looking", f"turn.{'AB'[looker]}"}
    for viewer in (None, 1 - looker):
        assert shown(GAME.view(state, viewer)) == shown(GAME.view(other, viewer))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nobody_else_can_ask_for_a_hand_or_a_searched_stack(viewer):
    state = positions.load("all-looking")
    view = GAME.view(state, viewer)
    known = {part.id for part in pictures.parts("catan_cards", view, TABLE)}
    assert ("hand" in known) == (viewer is not None)
    assert ("looking" in known) == (viewer == state.tasks[0].seat)
    refused = {"hand", "looking"} - known | {
        "hand.A",
        "hand.B",
        "looking.A",
        "board.A",
        "principality",
        "principality.C",
    }
    for part in refused:
        with pytest.raises(UnknownPart):
            pictures.draw("catan_cards", view, part, TABLE)
