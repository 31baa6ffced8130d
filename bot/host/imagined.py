"""One's own turn, imagined while others are to move, so that it can be prepared.

No engine can say what the table will look like then. What can be said honestly is this: some position that fits what
the seat sees now, in which the others have done what is played for absent players, up to the seat's next question. It
is made from the seat's view and with dice of its own, so it holds nobody's secret and nothing of the dice to come. As
soon as something would have to be rolled or revealed on the way, what follows is not known: then only a question with
a single answer (a lone roll) is worth showing.
"""

from typing import Any

import msgspec

from bot.host.live import Live, in_own_time
from engine.core.errors import MeeplepostError
from engine.core.match import Match, Start
from engine.core.prompt import Prompt, Seat
from engine.core.rng import Rng
from storage.rows import DraftRow

MOST_ANSWERS = 60  # of others, before it is one's own turn
_NO_DICE = Rng(b"\0" * 32)


def imagined_turn(live: Live, seat: Seat, steps: tuple[bytes, ...]) -> Live | None:
    """The table as it may be at this seat's next turn, with the steps of an order as its draft; None: unknown."""
    if live.match is None or live.table.state != "running" or in_own_time(live.prompt_of(seat)):
        return None
    try:
        state = _its_turn(live, seat)
    except MeeplepostError:
        return None
    if state is None:
        return None
    now = live.running
    match = Match(live.game, now.options, now.seats, _NO_DICE, Start(state))
    row = DraftRow(live.id, seat, 0, live.table.epoch, live.table.last_row, msgspec.msgpack.encode(list(steps)), 0)
    return live._replace(match=match, whole=True, drafts=(row,) if steps else (), votes=(), ballots=())


def _its_turn(live: Live, seat: Seat) -> Any | None:
    game = live.game
    now = live.running
    first = game.imagine(game.view(live.state, seat), _NO_DICE.at(0))
    match = Match(game, now.options, now.seats, _NO_DICE, Start(first))
    known = True
    for number in range(MOST_ANSWERS):
        prompts = game.prompts(match.state)
        if any(prompt.seat == seat and in_own_time(prompt) for prompt in prompts):
            return match.state if known or _single(live, match.state, seat) else None
        if not prompts:
            return None
        asked = _first_awaited(prompts)
        known &= not match.play(asked.seat, game.default(match.state, asked.seat, _NO_DICE.at(number))).barrier
    return None


def _first_awaited(prompts: tuple[Prompt, ...]) -> Prompt:
    return next((prompt for prompt in prompts if prompt.clock != "open"), prompts[0])


def _single(live: Live, state: Any, seat: Seat) -> bool:
    legal = live.game.legal(state, seat)
    return len(legal.decisions) == 1 and not legal.families
