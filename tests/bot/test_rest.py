"""The live board is edited at most once in its rest, in its newest form, and drawn once for all who look at it."""

import asyncio

import msgspec

from bot.host.limits import HOUR_MS
from tests.bot.house import BUTTON, acts, texts
from tests.engine.burgundy.table import Table

FIRST, SECOND = "workers with 1", "workers with 2"


class Edits:
    """How often the board of a table was edited, as Discord sees it."""

    def __init__(self, house) -> None:
        self._house = house
        self.forms: list[str] = []
        house.cord.state.watchers.append(self._watch)

    def _watch(self, event) -> None:
        message = getattr(event, "message", None)
        if type(event).__name__ == "MessageUpdated" and any(
            act.name == "hi" for act, _ in acts(self._house.message(message.id), BUTTON)
        ):
            self.forms.append(texts(self._house.message(message.id)))


async def test_a_board_that_was_just_edited_rests_and_then_shows_the_newest(house, anezka, ruth):
    number = await house.table([anezka, ruth])
    await house.put(number, Table().depot(4, "mine", "church").player(dice=(4, 2), workers=0).state)
    await house.posted(number)
    edits, desk = Edits(house), house.host.desk
    desk.limits = msgspec.structs.replace(desk.limits, message_rest_ms=HOUR_MS)
    await anezka.move(number, FIRST)
    await house.posted(number)
    assert len(edits.forms) == 1, "the first one goes out at once"
    await anezka.move(number, SECOND)
    resting = [row for row in await desk.storage.notices(number) if row.kind in {"board", "line"} and not row.sent_ms]
    assert [row.kind for row in resting] == ["board", "line"]
    assert all(row.due_ms > desk.clock.now_ms() + HOUR_MS // 2 for row in resting)
    assert len(edits.forms) == 1
    for row in resting:
        await desk.storage.put_off(row.key, 0)
    house.host.notices.wake(await desk.live(number))
    await house.posted(number)
    assert len(edits.forms) == 2
    assert edits.forms[-1] == texts(await house.board(number))


async def test_a_form_that_was_shown_already_is_not_posted_again(house, anezka, ruth):
    """A move while the board of the one before is being made: what is posted shows both, and that is all."""
    number = await house.table([anezka, ruth])
    await house.put(number, Table().depot(4, "mine", "church").player(dice=(4, 2)).state)
    await house.posted(number)
    edits, go_on = Edits(house), asyncio.Event()
    wanted = house.host.notices.still_wanted

    async def held(notice):
        answer = await wanted(notice)
        await go_on.wait()
        return answer

    house.host.notices.still_wanted = held
    await anezka.move(number, FIRST)
    await anezka.move(number, SECOND)
    go_on.set()
    await house.posted(number)
    assert edits.forms == [texts(await house.board(number))]


async def test_who_played_sees_the_picture_of_the_channel(house, anezka, ruth):
    number = await house.table([anezka, ruth])
    await house.put(number, Table().depot(4, "mine", "church").player(dice=(4, 2)).state)
    panel = await anezka.choose(await anezka.panel(number), FIRST)
    panel = await anezka.choose(panel, SECOND)
    await anezka.press(panel, "cm")
    await house.posted(number)
    drawn = []
    draw = house.bot.app.studio.easel.draw
    house.bot.app.studio.easel.draw = lambda what, asked: (drawn.append(what), draw(what, asked))[1]
    private = await anezka.panel(number)
    public = await house.board(number)
    pictures = [house.cord.state.store.file(int(one["attachments"][0]["id"])) for one in (private, public)]
    assert pictures[0] == pictures[1]
    assert not drawn
