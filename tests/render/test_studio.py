"""Pictures for a running host: off the loop, once, bounded."""

import asyncio
import threading

import pytest

from render import pictures
from render.contract import Table, UnknownPart
from render.studio import Studio
from tests.render import positions
from tests.render.positions import NAMES

TABLE = Table(NAMES, "Table 214")


@pytest.fixture
def studio():
    made = Studio()
    yield made
    made.close()


@pytest.fixture
def drawings(monkeypatch):
    """Names of the threads that drew something."""
    threads, draw = [], pictures.draw

    def noted(*args):
        threads.append(threading.current_thread().name)
        return draw(*args)

    monkeypatch.setattr(pictures, "draw", noted)
    return threads


async def test_a_picture_is_drawn_once_and_off_the_loop(studio, drawings):
    view = positions.view("four-middle")
    both = await asyncio.gather(*(studio.picture("burgundy", view, "board", TABLE) for _ in range(2)))
    again = await studio.picture("burgundy", view, "board", TABLE)
    assert both[0] is both[1] is again
    assert len(drawings) == 1
    assert drawings[0].startswith("picture")


async def test_another_language_or_part_is_another_picture(studio, drawings):
    view = positions.view("four-middle")
    await studio.picture("burgundy", view, "board", TABLE)
    await studio.picture("burgundy", view, "depots", TABLE)
    await studio.picture("burgundy", view, "board", Table(NAMES, "Table 214", "cs"))
    assert len(drawings) == 3


async def test_an_asker_who_gives_up_does_not_spoil_it_for_others(studio, drawings):
    view = positions.view("four-late")
    first = asyncio.create_task(studio.picture("burgundy", view, "board", TABLE))
    second = asyncio.create_task(studio.picture("burgundy", view, "board", TABLE))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).width == 1600
    assert len(drawings) == 1


async def test_a_picture_that_everybody_gave_up_is_not_drawn(studio, drawings):
    views = [positions.view(name) for name in ("four-early", "four-middle", "four-late")]
    first, *others = (asyncio.create_task(studio.picture("burgundy", view, "board", TABLE)) for view in views)
    await asyncio.sleep(0)
    for other in others:
        other.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    assert (await first).width == 1600
    assert (await studio.picture("burgundy", views[2], "board", TABLE)).width == 1600, "asked for anew, it is drawn"
    assert len(drawings) == 2


async def test_a_picture_that_does_not_exist_is_refused_each_time(studio):
    view = positions.view("two-middle")
    for part in ("estate.C", "estate", "nonsense", "board.A"):
        for _ in range(2):
            with pytest.raises(UnknownPart):
                await studio.picture("burgundy", view, part, TABLE)
    assert len(studio.cache) == 0


async def test_the_cache_stays_within_its_bytes():
    studio = Studio(cache_bytes=400_000)
    for name in ("four-early", "four-middle", "four-late", "four-over"):
        await studio.picture("burgundy", positions.view(name), "board", TABLE)
    studio.close()
    assert studio.cache.bytes <= 400_000
    assert len(studio.cache) < 4


async def test_awaited_pictures_go_before_those_that_follow_their_words(studio, monkeypatch):
    order, draw = [], pictures.draw

    def noted(game, view, part, *more):
        order.append(part)
        return draw(game, view, part, *more)

    monkeypatch.setattr(pictures, "draw", noted)
    view = positions.view("four-late")
    parts = {"board": True, "depots": True, "estate.A": True, "estate.B": False}
    asked = [studio.picture("burgundy", view, part, TABLE, later=later) for part, later in parts.items()]
    await asyncio.gather(*asked)
    assert order == ["board", "estate.B", "depots", "estate.A"], "only the first had been begun"
    assert not studio.crowded


async def test_a_studio_that_closes_gives_up_what_waits(drawings):
    studio = Studio()
    views = [positions.view(name) for name in ("four-early", "four-middle", "four-late")]
    asked = [asyncio.create_task(studio.picture("burgundy", view, "board", TABLE)) for view in views]
    await asyncio.sleep(0)
    studio.close()
    assert all(isinstance(one, asyncio.CancelledError) for one in await asyncio.gather(*asked, return_exceptions=True))
    assert len(drawings) == 1
