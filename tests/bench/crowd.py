"""People for the bench of the bot: pairs at tables, who press what is offered or type what is suggested."""

import time
from random import Random
from typing import Any

from tests.bot.house import BUTTON, SELECT, House, Player, acts
from tests.discord.person import Refusal

MOST_STEPS = 3  # of a typed line
Choice = tuple[str, list[str] | None]  # custom id, values


class Pair:
    """Two people at one table; whoever is awaited acts, at once, and takes what chance says."""

    def __init__(self, house: House, number: int, players: list[Player]) -> None:
        self.house = house
        self.number = number
        self.players = {player.id: player for player in players}
        self.typist = players[-1]
        self.random = Random(number)
        self.panel: dict[str, Any] | None = None
        self.who: Player | None = None
        self.committed: list[tuple[int, float]] = []  # (version of the table, when Commit was pressed)
        self.posted: list[tuple[int, float]] = []  # (version the board shows, when it was in the channel)

    async def clicks(self, count: int) -> list[float]:
        """So many presses by either."""
        return [await self._click(await self._awaited()) for _ in range(count)]

    async def turns(self, count: int) -> list[float]:
        """So many turns, those of one of the two typed."""
        taken: list[float] = []
        for _ in range(count):
            player = await self._awaited()
            while player is await self._awaited():
                if player is self.typist:
                    taken += await self._type(player)
                else:
                    taken.append(await self._click(player))
        return taken

    def boards(self) -> list[float]:
        """From each Commit to the first board that shows it."""
        shown = [(began, [at for rev, at in self.posted if rev >= version]) for version, began in self.committed]
        return [min(later) - began for began, later in shown if later]

    async def _awaited(self) -> Player:
        live = await self.house.host.desk.live(self.number)
        seat = live.game.prompts(live.state)[0].seat
        return self.players[live.seats[seat].person]

    # -- typing --------------------------------------------------------------------------------------------------------

    async def _type(self, player: Player) -> list[float]:
        """A line, word by word, with suggestions after each word, as Discord asks for them; then it is sent."""
        self.panel = None
        taken: list[float] = []
        line = ""
        for _ in range(MOST_STEPS):
            offered = await self._suggested(player, line, taken)
            if not offered:
                break
            wish = self.random.choice(offered)
            words = wish.removeprefix(line).split()
            for i in range(1, len(words)):
                await self._suggested(player, line + " ".join(words[:i]), taken)
            line = f"{wish}; "
        started = time.perf_counter()
        await player.move(self.number, line.removesuffix("; "))
        taken.append(time.perf_counter() - started)
        self.committed.append(((await self.house.host.desk.live(self.number)).table.version, started))
        return taken

    async def _suggested(self, player: Player, typed: str, taken: list[float]) -> list[str]:
        started = time.perf_counter()
        found = await player.complete(self.number, typed)
        taken.append(time.perf_counter() - started)
        return found

    # -- pressing ------------------------------------------------------------------------------------------------------

    async def _click(self, player: Player) -> float:
        if self.panel is None or player is not self.who:
            self.who = player
            message, custom_id, values = *await self._your_move(), None
        elif (choice := self._choice(self.panel)) is None:  # an answer that came late: look again
            message, custom_id, values = *await self._your_move(), None
        else:
            message, (custom_id, values) = self.panel, choice
        started = time.perf_counter()
        player._tidy()
        try:
            interaction = await player.page.click(message, custom_id, values)
        except Refusal:  # the board has just been posted anew
            self.panel = None
            return await self._click(player)
        outcome = await player.page.outcome(interaction)
        taken = time.perf_counter() - started
        if outcome["state"] == "failed":  # no answer within three seconds; it counts as it was
            self.panel = None
            return taken
        if custom_id.startswith("m1.cm."):
            self.committed.append(((await self.house.host.desk.live(self.number)).table.version, started))
        self.panel = await player._answer(interaction, message)
        return taken

    async def _your_move(self) -> tuple[dict[str, Any], str]:
        """The button of the live board; one that has just been posted anew is looked up again."""
        while True:
            message = await self.house.board(self.number)
            found = [one["custom_id"] for act, one in acts(message, BUTTON) if act.name == "yo"]
            if found:
                return message, found[0]
            await self.house.posted(self.number)

    def _choice(self, panel: dict[str, Any]) -> Choice | None:
        ready = [one["custom_id"] for act, one in acts(panel, BUTTON) if act.name in {"gt", "cm"} and act.arg != "part"]
        if ready:
            return ready[0], None
        choices: list[Choice] = [(one["custom_id"], None) for act, one in acts(panel, BUTTON) if act.name == "pk"]
        for act, one in acts(panel, SELECT):
            if act.name in {"pk", "fd"}:
                choices += [(one["custom_id"], [option["value"]]) for option in one["options"]]
        return self.random.choice(choices) if choices else None
