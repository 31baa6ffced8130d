"""Whole games typed, move by move, by people of both languages."""

from random import Random

from bot.host.choices import Choice, choices_at
from tests.bot.house import BUTTON, House, Player, acts, texts


def legal_choices(match, seat: int) -> list[Choice]:
    """Every listed decision of this seat, with how it is typed."""
    return [choice for group in choices_at(match.game, match.state, seat, 0).groups for choice in group.choices]


def turn_line(match, seat: int, random: Random, most: int) -> str:
    """Up to `most` decisions of one turn, as one line."""
    fork, steps = match.fork(), []
    while len(steps) < most:
        prompts = fork.game.prompts(fork.state)
        if not any(prompt.seat == seat for prompt in prompts):
            break
        choice = random.choice(legal_choices(fork, seat))
        steps.append(choice.line)
        fork.play(seat, choice.decision)
    return "; ".join(steps)


async def play_out(house: House, number: int, players: list[Player], most: int) -> int:
    """Plays until the table is over; returns how many lines were typed."""
    random, lines = Random(number), 0
    while True:
        await house.host.autos.settled()
        live = await house.host.desk.whole(number)
        if live.table.state != "running":
            return lines
        prompt = live.game.prompts(live.state)[0]
        player = next(player for player in players if live.seat_of(player.id) == prompt.seat)
        answer = await player.move(number, turn_line(live.running, prompt.seat, random, most))
        lines += 1
        assert live.running.last_seq < (await house.match(number)).last_seq, texts(answer)


async def test_whole_game_against_an_automatic_player(house, anezka):
    number = await house.table([anezka], automatic=1)
    lines = await play_out(house, number, [anezka], most=2)
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
