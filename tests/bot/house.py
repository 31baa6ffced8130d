"""A house for tests: a local Discord, the whole bot on a database of its own, and people who type and press."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from bot.host.answers import Done
from bot.host.desk import Outcome
from bot.host.limits import default_limits, default_times
from bot.host.live import Live, Rebase
from bot.localcord import Localcord
from bot.localcord.wire import Wire
from bot.ui.client import Meeplepost
from bot.ui.custom_id import Act, read
from bot.ui.serve import serving
from engine.core.codec import codec
from engine.core.match import Match, Start
from engine.core.registry import games
from render import pictures
from render.easel import Easel, Here
from storage.contract import DropDraft, SetTable
from storage.rows import LogRow, SnapshotRow
from tests.discord.harness import local_discord
from tests.discord.person import Person, components, open_page

GAMES = tuple(game_id for game_id in games() if game_id in pictures.known())
PATIENCE_S = 60.0
WITH_PICTURE_S = 2.0  # answers wait for their picture, so that what a test sees is whole
BUTTON, SELECT, TEXT = 2, 3, 10
LOADING = 128
EPHEMERAL = 64
LINK = 5


async def until(true: Callable[[], Awaitable[Any]]) -> Any:
    """Waits for something that no event announces."""
    for _ in range(int(PATIENCE_S / 0.01)):
        if found := await true():
            return found
        await asyncio.sleep(0.01)
    raise TimeoutError


class House:
    """The bot can be closed and opened again while the local Discord stays."""

    def __init__(
        self,
        cord: Localcord,
        database: Path,
        stack: AsyncExitStack,
        limits: dict[str, int],
        easel: type[Easel] = Here,
        times: dict[str, int] | None = None,
        *,
        emojis: bool = False,
    ) -> None:
        self.cord = cord
        self.database = database
        self._stack = stack
        self._easel = easel
        self._emojis = emojis
        self._limits = msgspec.structs.replace(
            default_limits(), **{"ping_delay_seconds": 3600, "message_rest_ms": 0, **limits}
        )
        self._times = msgspec.structs.replace(default_times(), **(times or {}))
        self._running: AsyncExitStack | None = None
        self.bot: Meeplepost

    async def open(self) -> None:
        self._running = AsyncExitStack()
        self.bot = await self._running.enter_async_context(
            serving(
                self.database,
                self.cord.token,
                connector=self.cord.connector(),
                limits=self._limits,
                times=self._times,
                easel=self._easel(),
                emojis=self._emojis,
            )
        )
        self.bot.app.late.waits = WITH_PICTURE_S

    async def close(self) -> None:
        if self._running is not None:
            await self._running.aclose()
            self._running = None

    async def restart(self) -> None:
        """A new process as far as the bot can tell: nothing in memory is kept."""
        await self.close()
        await self.open()

    @property
    def host(self):
        return self.bot.app.host

    async def join(self, username: str, locale: str | None = None) -> "Player":
        page = await self._stack.enter_async_context(open_page(self.cord.people_url))
        await page.join(username)
        if locale is not None:
            await page.ask("locale", locale=locale)
        return Player(self, page)

    # -- tables ------------------------------------------------------------------------------------------------------

    async def table(self, players: list["Player"], *, automatic: int = 0, game: str = "burgundy") -> int:
        """A running table, by commands and presses alone: the first opens, the others join, the first starts."""
        first, *others = players
        answer = await first.command("play", "general", game=game, seats=max(2, len(players) + automatic))
        number = int("".join(sign for sign in texts(answer) if sign.isdigit()))
        card = await first.find(lambda message: button(message, "jo", number))
        for player in others:
            await player.press(card, "jo")
        for _ in range(automatic):
            await first.press(card, "au")
        card = await first.find(lambda message: enabled(message, "go", number))
        await first.press(card, "go")
        await self.posted(number)
        return number

    async def posted(self, number: int) -> None:
        """Until everything due has been posted and no automatic player owes anything."""
        await self.host.autos.settled()

        async def idle() -> bool:
            rows = await self.host.desk.storage.notices(number)
            return not [
                row
                for row in rows
                if row.sent_ms is None and row.kind not in {"ping", "remind"} and row.given_up is None
            ]

        await until(idle)

    async def match(self, number: int) -> Match:
        return (await self.host.desk.whole(number)).running

    async def put(self, number: int, state: Any) -> None:
        """Puts a position on the table, as if the game had begun with it; seat 0 is whoever opened the table."""

        async def work(live: Live) -> Outcome:
            now, row = live.running, live.table.last_row + 1
            match = Match(
                now.game, now.options, now.seats, now.rng, Start(state, now.position, now.branch, now.last_seq)
            )
            packed = codec(live.game).pack(state)
            body = msgspec.msgpack.encode(Rebase(packed, match.position))
            after = live._replace(table=live.table._replace(last_row=row), match=match, whole=True, drafts=())
            changes = [
                LogRow(live.id, row, "rebase", match.last_seq, None, body, "test", match.branch, 0),
                SnapshotRow(live.id, row, match.last_seq, match.position, match.branch, packed),
                SetTable(live.id, {"last_row": row}),
                *(DropDraft(live.id, draft.seat) for draft in live.drafts),
            ]
            return Outcome(after, changes, Done(live.id))

        await self.host.desk.once(number, None, work)

    async def thread(self, number: int) -> str:
        return str((await self.host.desk.live(number)).table.thread)

    async def board(self, number: int) -> dict[str, Any]:
        """The live board as the channel holds it."""
        row = await self.host.notices.posted(f"board:{number}")
        assert row is not None
        return self.message(row.message)

    def message(self, number: int) -> dict[str, Any]:
        return Wire(self.cord.state).message(self.cord.state.messages[number])

    def messages(self, channel: str | int) -> list[dict[str, Any]]:
        found = [one for one in self.cord.state.messages.values() if one.channel_id == int(channel)]
        return [Wire(self.cord.state).message(one) for one in found if one.reader is None]


class Player:
    """Somebody at the page: presses what is there to be pressed, and reads the answer."""

    def __init__(self, house: House, page: Person) -> None:
        self.house = house
        self.page = page
        self.clicks = 0

    @property
    def id(self) -> int:
        return int(self.page.id)

    def _tidy(self) -> None:
        """Long games make many events; only the newest matter."""
        self.page.events[:] = [event for event in self.page.events if event.get("type") == "commands"]

    async def find(self, fits) -> dict[str, Any]:
        """A message this person sees, now or soon."""
        return await self.page.until(lambda: next(filter(fits, reversed(self.page.messages.values())), None))

    async def command(self, line: str, channel: str, **options: Any) -> dict[str, Any]:
        self._tidy()
        return await self._answer(await self.page.command(line, channel, **options))

    async def move(self, number: int, line: str, **options: Any) -> dict[str, Any]:
        return await self.command("move", await self.house.thread(number), move=line, **options)

    async def complete(self, number: int, typed: str) -> list[str]:
        known = await self.page.until(lambda: self.page.known_command("move"))
        reply = await self.page.ask(
            "autocomplete",
            channel=await self.house.thread(number),
            command=known["id"],
            path=[],
            options={"move": typed},
            focused="move",
        )
        return [choice["value"] for choice in reply["choices"]]

    async def press(self, message: dict[str, Any], name: str, arg: str | None = None) -> dict[str, Any]:
        """A button, by its act and, where several do the same, by what it carries."""
        found = [one for one in acts(message, BUTTON) if one[0].name == name and arg in {None, one[0].arg}]
        assert found, f"no button {name} {arg} among {[one[0] for one in acts(message, BUTTON)]}"
        self.clicks += 1
        return await self.send(message, found[0][1]["custom_id"])

    async def pick(self, message: dict[str, Any], name: str, *values: str, arg: str | None = None) -> dict[str, Any]:
        """One or more options of a list."""
        found = [one for one in acts(message, SELECT) if one[0].name == name and arg in {None, one[0].arg}]
        fitting = [one for one in found if set(values) <= {option["value"] for option in one[1]["options"]}]
        assert fitting, f"no list {name} with {values} among {[one[0] for one in found]}"
        self.clicks += 1 + len(values)
        return await self.send(message, fitting[0][1]["custom_id"], list(values))

    async def choose(self, message: dict[str, Any], line: str) -> dict[str, Any]:
        """The first choice whose line begins so, be it a button or an option."""
        for act, _ in acts(message, BUTTON):
            if act.name == "pk" and act.arg.startswith(line):
                return await self.press(message, "pk", act.arg)
        for act, one in acts(message, SELECT):
            values = [option["value"] for option in one["options"] if option["value"].startswith(line)]
            if act.name in {"pk", "hw"} and values:
                return await self.pick(message, act.name, values[0], arg=act.arg)
        raise AssertionError(f"nothing begins with {line!r} in: {texts(message)}")

    async def send(self, message: dict[str, Any], custom_id: str, values: list[str] | None = None) -> dict[str, Any]:
        self._tidy()
        return await self._answer(await self.page.click(message, custom_id, values), message)

    async def modal(self, message: dict[str, Any], name: str, text: str) -> dict[str, Any]:
        """Opens a form with a button and sends it with one line."""
        self._tidy()
        act = next(one for one in acts(message, BUTTON) if one[0].name == name)
        opened = await self.page.click(message, act[1]["custom_id"])
        outcome = await self.page.outcome(opened)
        assert outcome["state"] == "modal", outcome
        reply = await self.page.ask("submit", interaction=opened, fields={"line": text})
        return await self._answer(reply["interaction"], message)

    async def _answer(self, interaction: str, clicked: dict[str, Any] | None = None) -> dict[str, Any]:
        outcome = await self.page.outcome(interaction)
        assert outcome["state"] != "failed", outcome
        if outcome["state"] == "deferred":
            assert clicked is not None
            return await self.page.until(lambda: self._changed(clicked["id"]))
        return await self.page.settled(outcome["message"], lambda message: not message["flags"] & LOADING)

    def _changed(self, message: str) -> dict[str, Any] | None:
        """A message that has changed since the last press; others change meanwhile too."""
        news = [event["message"] for event in self.page.events if event.get("type") == "message_update"]
        return next((one for one in reversed(news) if one["id"] == message), None)

    async def panel(self, number: int) -> dict[str, Any]:
        """The private panel, opened from the live board."""
        return await self.press(await self.house.board(number), "yo")


def acts(message: dict[str, Any], kind: int) -> list[tuple[Act, dict[str, Any]]]:
    """Everything in a message that can be used, with what it carries."""
    found = [(read(one["custom_id"]), one) for one in components(message, kind) if "custom_id" in one]
    return [(act, one) for act, one in found if act is not None and not one.get("disabled")]


def button(message: dict[str, Any], name: str, table: int | None = None) -> bool:
    known = [read(one["custom_id"]) for one in components(message, BUTTON) if "custom_id" in one]
    return any(act and act.name == name and table in {None, act.table} for act in known)


def enabled(message: dict[str, Any], name: str, table: int) -> bool:
    return any(act.name == name and act.table == table for act, _ in acts(message, BUTTON))


def texts(message: dict[str, Any]) -> str:
    """All words of a message."""
    return "\n".join([message.get("content") or "", *(one["content"] for one in components(message, TEXT))])


@asynccontextmanager
async def house(
    tmp_path: Path,
    *,
    limits: dict[str, int] | None = None,
    times: dict[str, int] | None = None,
    emojis: bool = False,
    **options: Any,
):
    async with AsyncExitStack() as stack:
        cord = await stack.enter_async_context(local_discord(**options))
        opened = House(cord, tmp_path / "meeplepost.db", stack, limits or {}, times=times, emojis=emojis)
        stack.push_async_callback(opened.close)
        await opened.open()
        yield opened
