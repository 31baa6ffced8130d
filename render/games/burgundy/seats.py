"""A seat's things wherever they are shown: coins and workers, storage, goods."""

from engine.games.burgundy.components import GOODS_SPACES, STORAGE_SPACES
from engine.games.burgundy.state import Player
from render.games.burgundy import tiles
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, mix
from render.kit.tokens import INK, PAPER, SILVER, TABLE2, WORKER

WAITING = mix(TABLE2, WHITE, 0.06)  # the bar of a seat that is not to move


def purse(canvas: Canvas, x: float, y: float, player: Player) -> None:
    """Silver and workers in one line."""
    canvas.icon(x + 20, y, "c:silver", 40, SILVER)
    end = x + 46 + max(26, canvas.text(x + 46, y, player.silver, 36, "bold"))
    canvas.icon(end + 28, y, "c:meeple", 40, WORKER)
    canvas.text(end + 54, y, player.workers, 36, "bold")


def storage(canvas: Canvas, x: float, y: float, player: Player, radius: int, step: int) -> None:
    """The stored tiles and the free places, the first one's middle at x."""
    for i in range(STORAGE_SPACES):
        if i < len(player.storage):
            stamp = tiles.tile(player.storage[i], radius)
        else:
            stamp = tiles.hollow(radius - 1, PAPER, mix(PAPER, INK, 0.22))
        canvas.stamp_centred(stamp, x + i * step, y)


def stored_goods(player: Player) -> list[tuple[int, int]]:
    """(type, count) of the goods in store."""
    return [(i + 1, count) for i, count in enumerate(player.goods) if count]


def goods_row(canvas: Canvas, x: float, y: float, player: Player, side: int, step: int) -> None:
    """Stored goods and free places for further types."""
    held = stored_goods(player)
    for i in range(GOODS_SPACES):
        if i < len(held):
            number, count = held[i]
            tiles.goods_at(canvas, x + i * step, y, number, side, count, PAPER)
        else:
            tiles.no_goods(canvas, x + i * step, y, side, PAPER)
