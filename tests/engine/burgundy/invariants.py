"""What holds after every decision (rules, section 10)."""

from engine.games.burgundy.components import BOARDS, COLOR_OF, GOODS_SPACES, STORAGE_SPACES
from engine.games.burgundy.state import EMPTY, State


def check(state: State) -> None:
    seats = range(len(state.players))
    assert sorted(seat for stack in state.track for seat in stack) == list(seats)
    assert sorted(state.order) == list(seats)
    assert len(state.pending) <= 1
    for player in state.players:
        assert len(player.storage) <= STORAGE_SPACES
        assert sum(tokens > 0 for tokens in player.goods) <= GOODS_SPACES
        assert player.workers >= 0
        assert player.silver >= 0
        assert min(player.points) >= 0
        if player.board:
            colors = BOARDS[player.board].colors
            assert all(
                tile == EMPTY or COLOR_OF[tile] == color for tile, color in zip(player.estate, colors, strict=True)
            )
