"""A person at the people's socket, for tests: joins, types, clicks, reads."""

import asyncio
from collections.abc import Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import msgspec

PATIENCE_S = 10.0


async def eventually(found: Callable[[], Any]) -> Any:
    """Wait for something that no event announces."""
    for _ in range(1000):
        if result := found():
            return result
        await asyncio.sleep(0.01)
    raise TimeoutError


class Refusal(Exception):
    """The server said no."""

    def __init__(self, error: dict[str, Any]) -> None:
        self.code = error["code"]
        self.error = error
        super().__init__(f"{error['code']}: {error['message']}")


class Person:
    """One open page, without the page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._asked = 0
        self._replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Condition()
        self.events: list[dict[str, Any]] = []
        self.messages: dict[str, dict[str, Any]] = {}
        self.hello: dict[str, Any] = {}
        self.snapshot: dict[str, Any] = {}
        self.close_code: int | None = None

    # -- listening ---------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        async for incoming in self._socket:
            frame = msgspec.json.decode(incoming.data)
            async with self._news:
                self._take(frame)
                self._news.notify_all()
        self.close_code = self._socket.close_code
        async with self._news:
            self._news.notify_all()

    def _take(self, frame: dict[str, Any]) -> None:
        if frame["op"] == "hello":
            self.hello = frame
        elif frame["op"] == "reply" and frame["id"] in self._replies:
            self._replies.pop(frame["id"]).set_result(frame)
        else:
            self.events.append(frame)
            if frame.get("type") in {"message_create", "message_update"}:
                self.messages[frame["message"]["id"]] = frame["message"]
            elif frame.get("type") == "message_delete":
                self.messages.pop(frame["message"], None)

    async def until(self, found: Callable[[], Any]) -> Any:
        """Wait until something is true; returns it."""
        async with asyncio.timeout(PATIENCE_S), self._news:
            await self._news.wait_for(found)
        return found()

    async def event(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The first event of a kind with these fields, past or coming."""

        def found() -> dict[str, Any] | None:
            for event in self.events:
                if event.get("type") == kind and all(event.get(name) == value for name, value in fields.items()):
                    return event
            return None

        result: dict[str, Any] = await self.until(found)
        return result

    # -- asking ------------------------------------------------------------------------------------------------------

    async def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return its reply, or raise `Refusal`."""
        self._asked += 1
        number = self._asked
        future = self._replies[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"op": op, "id": number, **fields})
        async with asyncio.timeout(PATIENCE_S):
            reply = await future
        if not reply["ok"]:
            raise Refusal(reply["error"])
        return reply

    async def raw(self, text: str) -> None:
        await self._socket.send_str(text)

    async def join(self, username: str) -> dict[str, Any]:
        await self.until(lambda: self.hello)
        who = next(each for each in self.hello["people"] if each["username"] == username)
        self.snapshot = (await self.ask("join", person=who["id"]))["snapshot"]
        return self.snapshot

    # -- short cuts --------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        me: str = self.snapshot["me"]["id"]
        return me

    def channel(self, name: str) -> str:
        found = [each for guild in self.snapshot["guilds"] for each in guild["channels"] if each["name"] == name]
        result: str = found[0]["id"]
        return result

    def known_command(self, name: str) -> dict[str, Any]:
        lists = [each["commands"] for each in self.events if each.get("type") == "commands"]
        newest = lists[-1] if lists else self.snapshot["commands"]
        return next((each for each in newest if each["name"] == name), {})

    async def command(self, line: str, channel: str = "general", **options: Any) -> str:
        """Type a command ("group sub"), return the interaction."""
        name, *path = line.split()
        place = channel if channel.isdigit() else self.channel(channel)
        known = await self.until(lambda: self.known_command(name))
        reply = await self.ask("command", channel=place, command=known["id"], path=path, options=options)
        result: str = reply["interaction"]
        return result

    async def outcome(self, interaction: str, state: str | None = None) -> dict[str, Any]:
        """What became of an interaction."""
        wanted = {} if state is None else {"state": state}
        return await self.event("interaction", interaction=interaction, **wanted)

    async def answer(self, interaction: str) -> dict[str, Any]:
        """The message with which the bot answered."""
        outcome = await self.outcome(interaction)
        assert outcome["state"] != "failed", outcome
        message: dict[str, Any] = await self.until(lambda: self.messages.get(outcome["message"]))
        return message

    async def say_command(self, line: str, channel: str = "general", **options: Any) -> dict[str, Any]:
        """Type a command and wait for the answering message."""
        return await self.answer(await self.command(line, channel, **options))

    async def click(self, message: dict[str, Any], custom_id: str, values: list[str] | None = None) -> str:
        more = {} if values is None else {"values": values}
        reply = await self.ask(
            "click", channel=message["channel_id"], message=message["id"], custom_id=custom_id, **more
        )
        result: str = reply["interaction"]
        return result

    async def follow(self, thread: int) -> None:
        """Look into a thread, and hear from then on what is said there."""
        await self.ask("history", channel=str(thread), limit=1)

    async def complete(self, line: str, focused: str, channel: str = "general", **options: Any) -> list[dict[str, Any]]:
        name, *path = line.split()
        known = await self.until(lambda: self.known_command(name))
        reply = await self.ask(
            "autocomplete",
            channel=self.channel(channel),
            command=known["id"],
            path=path,
            options=options,
            focused=focused,
        )
        result: list[dict[str, Any]] = reply["choices"]
        return result

    async def settled(self, message_id: str, ready: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """A message once it looks as wanted."""

        def found() -> dict[str, Any] | None:
            message = self.messages.get(message_id)
            return message if message is not None and ready(message) else None

        result: dict[str, Any] = await self.until(found)
        return result


@asynccontextmanager
async def open_page(people_url: str):
    """A page that has connected and not yet joined."""
    async with aiohttp.ClientSession() as session, session.ws_connect(people_url) as socket:
        person = Person(socket)
        listening = asyncio.create_task(person.listen())
        try:
            await person.until(lambda: person.hello)
            yield person
        finally:
            await socket.close()
            await listening


def components(message: dict[str, Any], kind: int) -> list[dict[str, Any]]:
    """All components of a kind in a message, nested ones included."""
    found = []

    def walk(component: dict[str, Any]) -> None:
        if component["type"] == kind:
            found.append(component)
        for child in component.get("components", []):
            walk(child)
        if "accessory" in component:
            walk(component["accessory"])

    for component in message["components"]:
        walk(component)
    return found
