"""Whole games typed, move by move, by people of both languages."""

import pytest

from bot.host.autos import choose
from engine.core.registry import games
from tests.bot.house import BUTTON, GAMES, House, Player, acts, texts


def turn_line(match, seat: int, player: str, most: int) -> str:
    """Up to `most` decisions of one turn, as one line."""
    fork, steps = match.fork(), []
    while len(steps) < most:
        prompts = fork.game.prompts(fork.state)
        if not any(prompt.seat == seat for prompt in prompts):
            break
        decision = choose(fork, seat, player)
        steps.append(fork.game.grammar.write(decision))
        fork.play(seat, decision)
    return "; ".join(steps)


async def play_out(house: House, number: int, players: list[Player], most: int, player: str = "random") -> int:
    """Plays until the table is over; returns how many lines were typed."""
    lines = 0
    while True:
        await house.host.autos.settled()
        live = await house.host.desk.whole(number)
        if live.table.state != "running":
            return lines
        seats = {live.seat_of(one.id): one for one in players}
        seat = next(prompt.seat for prompt in live.game.prompts(live.state) if prompt.seat in seats)
        answer = await seats[seat].move(number, turn_line(live.running, seat, player, most))
        lines += 1
        assert live.running.last_seq < (await house.match(number)).last_seq, texts(answer)


@pytest.mark.parametrize("game", GAMES)
async def test_whole_game_against_automatic_players(house, anezka, game):
    number = await house.table([anezka], automatic=games()[game].seats[0] - 1, game=game)
    lines = await play_out(house, number, [anezka], most=2, player="steady")
    assert lines > 25
    await house.posted(number)
    result = await anezka.find(lambda message: any(act.name == "ve" for act, _ in acts(message, BUTTON)))
    checked = await anezka.press(result, "ve")
    assert "souhlasí" in texts(checked)


async def test_whole_game_of_four_people_in_two_languages(house):
    people = [await house.join(name) for name in ("anezka", "ruth", "jiri", "tomas")]
    number = await house.table(people)
    assert await play_out(house, number, people, most=12) > 80
    await house.posted(number)
    live = await house.host.desk.live(number)
    lines = [one for one in house.messages(live.table.thread) if one["content"].startswith("**")]
    assert len(lines) >= 100, "one line per turn"
    assert (await house.host.exports.verify(number)).moves == live.running.last_seq
