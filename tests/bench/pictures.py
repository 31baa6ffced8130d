"""Pictures against the plain way of drawing them, bytes, event-loop lag, and many tables at once.

`python -m tests.bench.pictures` prints the figures; ratios are medians of interleaved rounds.
"""

import asyncio
import io
import resource
import statistics
import time

from PIL import Image, ImageChops, ImageStat

from engine.games.burgundy import GAME
from render import pictures
from render.contract import Marks, Table
from render.easel import Apart
from render.kit import png
from render.studio import Studio
from tests.bench import naive_board
from tests.render import positions
from tests.render.positions import NAMES
from tests.render.scenes import gallery

ROUNDS = 9
TABLE = Table(NAMES, "Table 214")
TABLES = 200


def timed(call):
    """Processor time of this thread: other programs on the machine do not count."""
    start = time.thread_time()
    made = call()
    return time.thread_time() - start, made


def update_ratio() -> list[tuple[str, str]]:
    """A board after a move, drawn and encoded, against the naive redraw of the same frame."""
    states = positions.play(4, "random", "bench")
    views = [GAME.view(state, None) for state in states[200 : 200 + ROUNDS]]
    pictures.draw("burgundy", views[0], "board", TABLE)
    naive_board.frame(views[0], NAMES)
    ours, plain = [], []
    for view in views:
        ours.append(timed(lambda v=view: pictures.draw("burgundy", v, "board", TABLE))[0])
        plain.append(timed(lambda v=view: naive_board.save(naive_board.frame(v, NAMES)))[0])
    ratio = statistics.median(b / a for a, b in zip(ours, plain, strict=True))
    return [
        ("board update vs naive redraw", f"{ratio:.1f} times faster (floor 10, goal 25)"),
        (
            "board update, draw and encode",
            f"{statistics.median(ours) * 1000:.1f} ms, naive {statistics.median(plain) * 1000:.0f} ms",
        ),
        ("naive frame is the same frame", f"mean difference {difference(views[0]):.1f} of 255"),
    ]


def difference(view) -> float:
    ours = pictures.of_game("burgundy").layout(view, "board", TABLE, Marks()).canvas().image
    return statistics.mean(ImageStat.Stat(ImageChops.difference(ours, naive_board.frame(view, NAMES))).mean)


def byte_ratios() -> list[tuple[str, str]]:
    """Our file against Pillow's RGB file of the very same frame."""
    ratios, largest = {}, ("", 0)
    for scene in gallery():
        frame = scene.canvas().image
        ours = len(png.encode(scene.palette.index(frame), scene.palette.bytes))
        out = io.BytesIO()
        frame.save(out, "PNG", compress_level=6)
        ratios[scene.name] = ours / out.tell()
        largest = max(largest, (scene.name, ours), key=lambda pair: pair[1])
    view = positions.view("four-middle")
    naive = len(pictures.draw("burgundy", view, "board", TABLE).png) / len(
        naive_board.save(naive_board.frame(view, NAMES))
    )
    return [
        ("bytes of the board vs the naive frame's PNG level 6", f"{naive:.2f} (floor 1.1, goal 0.35)"),
        ("bytes of the board vs our own frame as RGB PNG level 6", f"{ratios['board']:.2f}"),
        ("the same, median of all pictures", f"{statistics.median(ratios.values()):.2f}"),
        ("largest standard picture", f"{largest[1] / 1000:.0f} KB ({largest[0]}), limit 350"),
    ]


def many_views() -> list:
    """Positions of different tables."""
    states = [state for seed in "pqrs" for state in positions.play(4, "random", seed)[40:320]]
    return [GAME.view(state, None) for state in states[:: len(states) // TABLES][:TABLES]]


async def tick(late: list[float], done: asyncio.Event) -> None:
    """Measures how late the loop wakes up."""
    while not done.is_set():
        due = time.perf_counter() + 0.002
        await asyncio.sleep(0.002)
        late.append(time.perf_counter() - due)


def p99(late: list[float]) -> float:
    return sorted(late)[int(len(late) * 0.99)] * 1000


async def idle_lag() -> list[float]:
    """The machine's own lag, for comparison."""
    late, done = [], asyncio.Event()
    ticker = asyncio.create_task(tick(late, done))
    await asyncio.sleep(1)
    done.set()
    await ticker
    return late


async def load(views) -> tuple[float, list[float]]:
    """All tables ask for their board at once."""
    studio, late, done = Studio(easel=Apart()), [], asyncio.Event()
    await studio.picture("burgundy", views[0], "board", TABLE)  # the process is up
    ticker = asyncio.create_task(tick(late, done))
    start = time.perf_counter()
    await asyncio.gather(*(studio.picture("burgundy", view, "board", TABLE) for view in views))
    spent = time.perf_counter() - start
    done.set()
    await ticker
    studio.close()
    return spent, late


def at_once() -> list[tuple[str, str]]:
    views = many_views()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    idle = asyncio.run(idle_lag())
    spent, late = asyncio.run(load(views))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return [
        ("event-loop lag p99 while rendering", f"{p99(late):.1f} ms (floor 10, goal 5); idle {p99(idle):.1f} ms"),
        (f"{len(views)} tables updated at once", f"{len(views) / spent:.0f} pictures/s"),
        ("peak memory of it", f"{peak // 1024} MB, {max(0, peak - before) // 1024} MB more than before"),
    ]


def run() -> list[tuple[str, str]]:
    """(label, figure) of all picture measurements."""
    Image.init()
    return [*at_once(), *update_ratio(), *byte_ratios()]


if __name__ == "__main__":
    for label, figure in run():
        print(f"{label:55} {figure}")
