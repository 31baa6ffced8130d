"""Whole games of every registered game by presses alone, while the bot is restarted again and again.

`python -m tests.bot.chaos --games 1`. People press what a steady player would choose where the panel offers it at once, and
as chance has it elsewhere; in the end the game is over, its dice are checked, and the log replays to the shown position.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

from bot.host.live import replay
from bot.ui.custom_id import carried
from bot.ui.limits import OPTION_VALUE
from engine.core.codec import codec
from engine.core.registry import games
from engine.players import player as automatic
from tests.bot.house import BUTTON, SELECT, House, Player, acts
from tests.bot.house import house as open_house
from tests.bot.test_panels import Walker

NAMES = ("anezka", "ruth", "jiri", "tomas")
MOST_PRESSES = 6_000
FOLLOWED = 0.85  # share of steps in which the steady player's choice is looked for
RESTARTED = 0.01  # share of steps before which the bot is restarted


class Chaos(Walker):
    """Goes for the end of the game, on many ways."""

    async def _step(self, player: Player, panel: dict) -> dict:
        if self.random.random() < RESTARTED:
            self.pressed["restart"] += 1
            await self.house.restart()
        buttons = {act.name: act for act, _ in acts(panel, BUTTON)}
        if self.random.random() < FOLLOWED and "gt" not in buttons:
            if found := await self._steady(player, panel):
                self.pressed["steady"] += 1
                return await player.send(panel, *found)
            if "cm" in buttons and buttons["cm"].arg == "turn":  # a steady player would end the turn
                self.pressed["cm"] += 1
                return await player.press(panel, "cm")
            if plain := self._plain(panel):  # forms are filled by chance, and not too often: trades have no end
                self.pressed["plain"] += 1
                return await player.send(panel, *self.random.choice(plain))
        return await super()._step(player, panel)

    @staticmethod
    def _plain(panel: dict) -> list[tuple[str, list[str] | None]]:
        """What is chosen with one press."""
        found = [(one["custom_id"], None) for act, one in acts(panel, BUTTON) if act.name == "pk"]
        for act, one in acts(panel, SELECT):
            if act.name == "pk":
                found += [(one["custom_id"], [option["value"]]) for option in one["options"]]
        return found

    async def _steady(self, player: Player, panel: dict) -> tuple[str, list[str] | None] | None:
        """The control that does what a steady player would do, if there is one."""
        live = await self.house.host.desk.live(self.number)
        tip = await self.house.host.drafts.tip(self.number, player.id)
        if tip.ask is None:
            return None
        game, rng = live.game, live.running.rng.apart("chaos").at(sum(self.pressed.values()))
        view, legal = game.view(tip.state, tip.seat), game.legal(tip.state, tip.seat)
        line = game.grammar.write(automatic("steady").choose(game, view, legal, rng))
        for act, one in acts(panel, BUTTON):
            if act.name == "pk" and act.arg == carried(line):
                return one["custom_id"], None
        for act, one in acts(panel, SELECT):
            if act.name == "pk" and any(option["value"] == carried(line, OPTION_VALUE) for option in one["options"]):
                return one["custom_id"], [carried(line, OPTION_VALUE)]
        return None


async def whole_game(folder: Path, game: str, seed: int, most: int = MOST_PRESSES) -> tuple[Chaos, bool]:
    """Plays a game by presses; whether it came to its end within so many."""
    async with open_house(folder) as house:
        seats = Random(seed).choice(games()[game].seats[:3])
        people = [await house.join(name, locale=("cs", "en-GB")[i % 2]) for i, name in enumerate(NAMES[:seats])]
        number = await house.table(people, game=game)
        chaos = Chaos(house, number, seed)
        while sum(chaos.pressed.values()) < most:
            await house.posted(number)  # a board that is just being posted anew has no button to press
            live = await house.host.desk.live(number)
            if live.table.state != "running":
                break
            asked = next(prompt for prompt in live.game.prompts(live.state) if prompt.clock != "open")
            await chaos.turn(next(player for player in people if live.seat_of(player.id) == asked.seat))
        await house.posted(number)
        return chaos, await _sound(house, number)


async def _sound(house: House, number: int) -> bool:
    """The log leads to the position that is shown; a finished game can be verified."""
    live = await house.host.desk.live(number)
    again = replay(live.game, live.table, await house.host.desk.storage.log(number))
    assert codec(live.game).hash(again.state) == codec(live.game).hash(live.state)
    if live.table.state == "running":
        return False
    assert (await house.host.exports.verify(number)).moves == again.last_seq
    return True


def main() -> int:
    parser = argparse.ArgumentParser(prog="make chaos")
    parser.add_argument("--games", type=int, default=1, help="of each kind")
    parser.add_argument("--game", choices=sorted(games()), help="only this one")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    unfinished = 0
    for game in [args.game] if args.game else sorted(games()):
        for seed in range(args.seed, args.seed + args.games):
            began = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                chaos, over = asyncio.run(whole_game(Path(folder), game, seed))
            pressed = ", ".join(f"{name} {count}" for name, count in sorted(chaos.pressed.items()))
            print(
                f"{game} {seed}: {'over' if over else 'NOT OVER'} in {time.monotonic() - began:.0f} s ({pressed})",
                flush=True,
            )
            unfinished += not over
    return 1 if unfinished else 0


if __name__ == "__main__":
    raise SystemExit(main())
