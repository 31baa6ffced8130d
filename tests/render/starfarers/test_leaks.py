"""A picture must not change when something changes that its viewer may not know, and must when it is the viewer's own."""

import pytest
from msgspec.structs import replace

from engine.games.starfarers import GAME
from engine.games.starfarers.components import ENCOUNTERS
from engine.games.starfarers.encounters import transcript
from engine.games.starfarers.state import State
from render import pictures
from render.contract import Table, UnknownPart
from render.games.starfarers.marks import SEAT_LETTERS
from tests.render.positions import NAMES
from tests.render.starfarers import positions

STATES = ("four-late", "three-middle", "four-wild", "three-flight", "four-encounter", "four-founding")


def shown(view) -> dict[str, tuple[bytes, str]]:
    """Everything that can be asked for of a view, picture and words."""
    table = Table(NAMES[: len(view.table.players)], "Table 87")
    parts = [part.id for part in pictures.parts("starfarers", view, table)]
    letters = SEAT_LETTERS[: len(view.table.players)]
    drawn = {}
    for part in dict.fromkeys((*parts, *(f"turn.{letter}" for letter in letters))):
        picture = pictures.draw("starfarers", view, part, table)
        drawn[part] = picture.png, picture.alt
    return drawn


def swapped(state: State, seat: int) -> State:
    """The seat holds as many other cards; those it had are in the supply pile."""
    size, hand = sum(state.hands[seat]), state.hands[seat]
    pool = tuple(a + b for a, b in zip(hand, state.supply, strict=True))
    other, left = [0] * len(hand), size
    for kind in sorted(range(len(hand)), key=lambda kind: hand[kind] - pool[kind]):
        other[kind] = min(left, pool[kind])
        left -= other[kind]
    supply = tuple(a - b for a, b in zip(pool, other, strict=True))
    return replace(state, hands=(*state.hands[:seat], tuple(other), *state.hands[seat + 1 :]), supply=supply)


@pytest.mark.parametrize("name", ["four-late", "three-middle", "four-wild"])
def test_other_hands_do_not_show(name):
    state = positions.load(name)
    for seat in range(len(state.hands)):
        other = swapped(state, seat)
        if other.hands == state.hands:
            continue
        for viewer in (None, *(one for one in range(len(state.hands)) if one != seat)):
            assert shown(GAME.view(state, viewer)) == shown(GAME.view(other, viewer)), (seat, viewer)


@pytest.mark.parametrize("name", ["four-late", "three-middle", "four-wild"])
def test_the_own_hand_does_show(name):
    """So the test above can fail: the same swap is seen by the owner, in the hand and in the own area alone."""
    state = positions.load(name)
    seats = [seat for seat in range(len(state.hands)) if swapped(state, seat).hands != state.hands]
    assert seats
    for seat in seats:
        before, after = (shown(GAME.view(one, seat)) for one in (state, swapped(state, seat)))
        letter = SEAT_LETTERS[seat]
        assert {part for part in before if before[part] != after[part]} >= {"hand", f"area.{letter}"}
        assert before["board"] == after["board"]


@pytest.mark.parametrize("name", [name for name in STATES if name != "four-founding"])  # there all hands are empty
def test_a_view_that_leaked_would_be_noticed(name):
    """With other cards in the view the pictures change: nothing in them hides it by chance."""
    state = positions.load(name)
    view = GAME.view(state, 0)
    assert shown(view) != shown(replace(view, hand=GAME.view(swapped(state, 0), 0).hand))


@pytest.mark.parametrize("name", STATES)
def test_bags_that_were_not_drawn_from_do_not_show(name):
    """Face-down quadrants and tokens, reserve tokens: the pictures show backs, never what may be on the front."""
    state = positions.load(name)
    table = state.table
    turned = replace(
        table,
        hidden_quadrants=tuple(bag[:1] for bag in table.hidden_quadrants),
        hidden_tokens=tuple(bag[:1] for bag in table.hidden_tokens),
        reserve=(),
    )
    for viewer in (None, 0):
        assert shown(GAME.view(state, viewer)) == shown(GAME.view(replace(state, table=turned), viewer))


def test_a_token_that_was_turned_up_does_show():
    """So the test above can fail: the same token on the front changes the map."""
    state = positions.load("four-late")
    slot = next(i for i, tokens in enumerate(state.table.tokens) if state.table.quadrants[i] == "p8" and not tokens[0])
    bags = [bag for bag in state.table.hidden_tokens if bag]
    tokens = (*state.table.tokens[:slot], tuple(bag[0] for bag in bags[:3]), *state.table.tokens[slot + 1 :])
    turned = replace(state, table=replace(state.table, tokens=tokens))
    before, after = (shown(GAME.view(one, None)) for one in (state, turned))
    assert before["board"] != after["board"]


def test_the_encounter_on_the_table_does_not_show():
    state = positions.load("four-encounter")
    path = state.table.meeting.path
    alike = [card for card in ENCOUNTERS if card != state.card and _told(card, path) == _told(state.card, path)]
    assert alike, "choose a position whose card could be another one"
    for card in alike:
        assert shown(GAME.view(state, None)) == shown(GAME.view(replace(state, card=card), None))


def _told(card: str, path):
    try:
        return transcript(card, path)
    except (KeyError, StopIteration):
        return None


def test_nobody_else_can_ask_for_a_hand():
    state = positions.load("four-late")
    table = Table(NAMES, "Table 87")
    view = GAME.view(state, None)
    assert "hand" not in {part.id for part in pictures.parts("starfarers", view, table)}
    for part in ("hand", "hand.A", "hand.B"):
        with pytest.raises(UnknownPart):
            pictures.draw("starfarers", view, part, table)
    assert "hand" in {part.id for part in pictures.parts("starfarers", GAME.view(state, 1), table)}
