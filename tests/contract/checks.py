"""What every game must keep: each check takes a game and raises AssertionError where it does not hold."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from engine.core.codec import Codec
from engine.core.errors import Illegal, MeeplepostError
from engine.core.event import seen
from engine.core.game import AnyGame
from engine.core.legal import Legal
from engine.core.prompt import Seat
from engine.core.reading import read_decision
from engine.core.rng import Rng
from tests.contract.walks import Moment, options_of, tape, walk

IMAGINED = 3
SAMPLED_MEMBERS = 12
BARRIER_MOMENTS = 6_000  # of long games every second or third is looked at
FALSE_ALARMS = 8  # so many barriers of one kind without news are no accident


def moments(game: AnyGame, seeds: int = 2, every: int = 1, first_seed: int = 0) -> Iterator[Moment]:
    """Positions of random games over all seat counts and options."""
    for options in options_of(game):
        for seats in game.seats:
            for seed in range(first_seed, first_seed + seeds):
                yield from (m for i, m in enumerate(tape(game, options, seats, seed)) if i % every == 0)


def spread(game: AnyGame, count: int, seeds: int = 2) -> list[Moment]:
    """So many positions, evenly over all seat counts, options and stages."""
    found = list(moments(game, seeds))
    return found[:: max(1, len(found) // count)]


def viewers(game: AnyGame, state: Any) -> tuple[Seat | None, ...]:
    return (None, *range(len(game.view(state, None).head.scores)))


def check_ends(game: AnyGame) -> None:
    """Random play ends for every seat count and option, and then there is a result."""
    for options in options_of(game):
        for seats in game.seats:
            last = None
            for last in walk(game, options, seats, seed=7):
                assert game.result(last.state) is None, "a result before the end"
            assert last is not None
            result = game.result(last.step.state)
            assert result is not None, "no result at the end"
            assert len(result.points) == len(result.places) == len(result.breakdown) == seats
            assert min(result.places) == 1
            for points, parts in zip(result.points, result.breakdown, strict=True):
                assert points == sum(amount for _, amount in parts), "the breakdown does not add up"


def check_pure(game: AnyGame) -> None:
    """Playing never changes its input."""
    codec = Codec(game)
    for moment in moments(game, seeds=1, every=3):
        before = codec.pack(moment.state)
        game.play(moment.state, moment.seat, game.check(moment.state, moment.seat, moment.decision), fresh(moment.rng))
        assert codec.pack(moment.state) == before, f"{moment.decision} changed the state it was played on"


def check_deterministic(game: AnyGame) -> None:
    """The same state, decision and source give the same outcome, and so does the whole game."""
    for moment in moments(game, seeds=1, every=3):
        again = game.play(
            moment.state, moment.seat, game.check(moment.state, moment.seat, moment.decision), fresh(moment.rng)
        )
        assert again == moment.step, f"{moment.decision} gave two outcomes"


def check_snapshots(game: AnyGame) -> None:
    """States, decisions and events survive the codec."""
    codec = Codec(game)
    for moment in moments(game, seeds=1, every=2):
        assert codec.state(codec.pack(moment.state)) == moment.state
        assert codec.decision(codec.pack(moment.decision)) == moment.decision
        for event in moment.step.events:
            assert codec.event(codec.pack(event)) == event


def check_legal_applies(game: AnyGame) -> None:
    """Everything `legal` offers is accepted as it is."""
    for moment in moments(game, seeds=1, every=5):
        for prompt in game.prompts(moment.state):
            legal = game.legal(moment.state, prompt.seat)
            assert legal, f"seat {prompt.seat} is asked but has nothing to answer"
            for decision in legal.members(SAMPLED_MEMBERS):
                try:
                    canonical = game.check(moment.state, prompt.seat, decision)
                except Illegal as illegal:
                    raise AssertionError(f"legal offers {decision}, check refuses it: {illegal}") from None
                assert canonical == decision, f"{decision} is offered but not canonical"


def check_others_refused(game: AnyGame) -> None:
    """What `legal` does not hold is refused with a reason, or turned into something it holds."""
    heard: list[Any] = []
    for moment in moments(game, seeds=1, every=5):
        heard = [*heard[-60:], moment.decision]
        for prompt in game.prompts(moment.state):
            legal = game.legal(moment.state, prompt.seat)
            for decision in (*heard, *_mutations(moment.decision, heard)):
                _check_verdict(game, moment.state, prompt.seat, legal, decision)
        _check_unasked(game, moment)


def _check_verdict(game: AnyGame, state: Any, seat: Seat, legal: Legal[Any], decision: Any) -> None:
    refusal = None
    try:
        canonical = game.check(state, seat, decision)
    except Illegal as illegal:
        refusal = illegal
    if refusal is None:
        assert legal.accepts(canonical) == canonical, f"{decision} is accepted but not legal"
    else:
        assert legal.accepts(decision) is None, f"{decision} is legal but refused: {refusal}"
        assert refusal.reason
        assert refusal.rule


def _check_unasked(game: AnyGame, moment: Moment) -> None:
    asked = {prompt.seat for prompt in game.prompts(moment.state)}
    for seat in range(len(game.view(moment.state, None).head.scores)):
        if seat not in asked and not game.legal(moment.state, seat):
            try:
                game.check(moment.state, seat, moment.decision)
            except Illegal:
                continue
            raise AssertionError(f"seat {seat} is not asked but may play {moment.decision}")


def _mutations(decision: Any, heard: list[Any]) -> Iterator[Any]:
    """The decision with one field taken from another decision of its kind."""
    for other in heard:
        if type(other) is type(decision):
            for field in type(decision).__struct_fields__:
                yield msgspec.structs.replace(decision, **{field: getattr(other, field)})


def check_imagine(game: AnyGame) -> None:
    """An imagined state looks the same to the viewer it was imagined for."""
    for i, moment in enumerate(moments(game, seeds=1, every=4)):
        for viewer in viewers(game, moment.state):
            view = game.view(moment.state, viewer)
            imagined = game.imagine(view, Rng(i.to_bytes(32, "big")))
            assert game.view(imagined, viewer) == view, f"imagined for {viewer}, but it looks different"


def check_no_leaks(game: AnyGame) -> None:
    """All outputs for a viewer are equal on states that differ only in what is hidden from that viewer."""
    for i, moment in enumerate(spread(game, 150)):
        for viewer in viewers(game, moment.state):
            for j in range(IMAGINED):
                other = game.imagine(game.view(moment.state, viewer), Rng((i * IMAGINED + j).to_bytes(32, "big")))
                mine, theirs = (outputs(game, state, viewer, moment.decision) for state in (moment.state, other))
                assert mine == theirs, f"viewer {viewer} can tell apart what is hidden"


def outputs(game: AnyGame, state: Any, viewer: Seat | None, decision: Any) -> list[object]:
    """Everything the engine would tell this viewer about a state."""
    view = game.view(state, viewer)
    told: list[object] = [view, game.prompts(state), game.result(state), game.gate(view, decision)]
    told += [game.text_board(view, game.speech(lang)) for lang in ("en", "cs")]
    if viewer is not None:
        told.append(game.legal(state, viewer).signature())
        told.append(sorted((verb, str(illegal)) for verb, illegal in game.closed(state, viewer).items()))
        told.append(_verdict(lambda: game.check(state, viewer, decision)))
    return told


def _verdict(attempt: Callable[[], object]) -> str:
    try:
        return repr(attempt())
    except MeeplepostError as error:
        return str(error)


def check_barriers(game: AnyGame) -> None:
    """`barrier` says exactly when somebody learns what could not be known before."""
    learnt: dict[str, list[bool]] = {}
    walked = list(moments(game, seeds=4 if len(options_of(game)) < 4 else 1))
    for i, moment in enumerate(walked[:: max(1, len(walked) // BARRIER_MOMENTS)]):
        surprise = any(_surprises(game, moment, viewer, i) for viewer in viewers(game, moment.state))
        kind = type(moment.decision).__name__
        assert moment.step.barrier or not surprise, f"{moment.decision} tells something new without a barrier"
        if moment.step.barrier:
            learnt.setdefault(kind, []).append(surprise)
    false_alarms = [kind for kind, told in learnt.items() if len(told) >= FALSE_ALARMS and not any(told)]
    assert not false_alarms, f"barriers where nobody ever learns anything: {false_alarms}"


def _surprises(game: AnyGame, moment: Moment, viewer: Seat | None, number: int) -> bool:
    """Could this viewer have told the outcome from the view before and the decision as it is shown?"""
    before = game.view(moment.state, viewer)
    shown = game.shown(moment.state, moment.seat, moment.decision, viewer)
    expected = (game.view(moment.step.state, viewer), seen(moment.step.events, viewer))
    for j in range(IMAGINED):
        rng = Rng((number * IMAGINED + j).to_bytes(32, "big"), b"other")
        state = game.imagine(before, rng)
        decision = _same_as_shown(game, state, moment, viewer, shown)
        if decision is None:
            continue
        step = game.play(state, moment.seat, decision, rng.at(1))
        if (game.view(step.state, viewer), seen(step.events, viewer)) != expected:
            return True
    return False


def _same_as_shown(game: AnyGame, state: Any, moment: Moment, viewer: Seat | None, shown: str) -> Any:
    """A decision of the imagined actor that this viewer could not tell from the real one."""
    legal = game.legal(state, moment.seat)
    if (same := legal.accepts(moment.decision)) is not None:
        return same
    alike = (d for d in legal.members(SAMPLED_MEMBERS) if game.shown(state, moment.seat, d, viewer) == shown)
    return next(alike, None)


def check_gates(game: AnyGame) -> None:
    """A decision without a gate sets nothing loose: no barrier, and nobody else is asked before the turn is over."""
    for moment in moments(game, seeds=1):
        view = game.view(moment.state, moment.seat)
        if game.gate(view, moment.decision) is not None:
            continue
        assert not moment.step.barrier, f"{moment.decision} has no gate but sets a barrier"
        before = {prompt.seat for prompt in game.prompts(moment.state)}
        after = game.prompts(moment.step.state)
        same_turn = [p.seat for p in after if p.turn == max(q.turn for q in game.prompts(moment.state))]
        waiting = any(prompt.kind == "window" for prompt in game.prompts(moment.state))
        assert set(same_turn) <= before or waiting, f"{moment.decision} has no gate but asks somebody else"


def check_defaults(game: AnyGame) -> None:
    """The default is legal wherever anybody is asked, and a game of defaults ends."""
    for moment in moments(game, seeds=1, every=2):
        for prompt in game.prompts(moment.state):
            decision = game.default(moment.state, prompt.seat, fresh(moment.rng).apart("default"))
            try:
                game.check(moment.state, prompt.seat, decision)
            except Illegal as illegal:
                raise AssertionError(f"default {decision} is illegal: {illegal}") from None


def check_conserves(game: AnyGame) -> None:
    """No piece is ever lost or made."""
    for options in options_of(game):
        for seats in game.seats:
            pieces = None
            for moment in walk(game, options, seats, seed=11):
                pieces = pieces or dict(game.pieces(moment.state))
                assert dict(game.pieces(moment.step.state)) == pieces, f"{moment.decision} lost or made pieces"


def check_notation(game: AnyGame) -> None:
    """Reading what was written gives the decision back."""
    for moment in moments(game, seeds=1, every=7):
        for prompt in game.prompts(moment.state):
            for decision in game.legal(moment.state, prompt.seat).members(SAMPLED_MEMBERS):
                line = game.grammar.write(decision)
                for typed in (line, line.upper(), f"  {line} "):
                    read = read_decision(game, moment.state, prompt.seat, typed)
                    assert read == decision, f"“{typed}” was read as {read}, not {decision}"


def check_families(game: AnyGame) -> None:
    """Families sample, list, count and accept their own members, and offer the same on equal views."""
    for moment in moments(game, seeds=1, every=5):
        for prompt in game.prompts(moment.state):
            for family in game.legal(moment.state, prompt.seat).families:
                listed = [d for _, d in zip(range(400), family.members(), strict=False)]
                assert listed, f"an empty family: {family.verb}"
                assert len(set(listed)) == len(listed), f"{family.verb} lists a member twice"
                sampled = [family.sample(fresh(moment.rng).apart(str(i))) for i in range(4)]
                for decision in (*listed[:SAMPLED_MEMBERS], *sampled):
                    assert family.accepts(decision) == decision, f"{family.verb} does not accept its own {decision}"
                count = family.count()
                assert count is None or len(listed) == min(count, 400), f"{family.verb} miscounts"


def check_weighs(game: AnyGame) -> None:
    """Chance may prefer some decisions, but excludes none, or walks would never come to them."""
    for moment in spread(game, 300):
        view = game.view(moment.state, moment.seat)
        for decision in game.legal(moment.state, moment.seat).members(SAMPLED_MEMBERS):
            assert game.weigh(view, decision) >= 1, f"chance would never take {decision}"


def check_held(game: AnyGame) -> None:
    """What one holds can be looked up, each kind once; who only watches holds nothing."""
    told = {card.id for card in game.cards("en")}
    for moment in spread(game, 300):
        assert game.held(game.view(moment.state, None)) == ()
        held = game.held(game.view(moment.state, moment.seat))
        assert set(held) <= told, f"nobody can look up {set(held) - told}"
        assert len(held) == len(set(held)), f"listed twice: {held}"


def check_prompts(game: AnyGame) -> None:
    """A question keeps its id while it stands; a new question gets a new one; `turn` never falls."""
    for options in options_of(game)[:1]:
        for seats in game.seats:
            used: dict[Seat, set[int]] = {seat: set() for seat in range(seats)}
            for moment in walk(game, options, seats, seed=5):
                before = {prompt.seat: prompt for prompt in game.prompts(moment.state)}
                after = {prompt.seat: prompt for prompt in game.prompts(moment.step.state)}
                assert len(after) == len(game.prompts(moment.step.state)), "a seat is asked two things at once"
                used[moment.seat].add(before[moment.seat].id)
                for seat, prompt in after.items():
                    assert prompt.id not in used[seat], f"question {prompt.id} was answered and stands again"
                    still = before.get(seat)
                    answer = before[moment.seat].sealed or before[moment.seat].clock == "open"
                    if still and seat != moment.seat and answer and still.turn == prompt.turn:
                        assert prompt.id == still.id, "another seat's answer changed a question's id"
                turns = [prompt.turn for prompt in (*before.values(), *after.values())]
                assert turns == sorted(turns), "the turn counter fell"


def check_words(game: AnyGame) -> None:
    """Every event, decision and refusal can be said in both languages."""
    from engine.core.words import kebab, words

    for lang in ("en", "cs"):
        book = words(lang)
        for kinds, group in ((game.event_types, "event"), (game.decision_types, "do")):
            for kind in kinds:
                key = f"{game.id}-{group}-{kebab(kind.__name__)}"
                assert book.has(key), f"{lang} lacks {key}"
        speech = game.speech(lang)
        for moment in (*spread(game, 200), *(last for last in _last_moments(game))):
            said = [speech.event(event) for event in moment.step.events]
            said.append(speech.decision(moment.decision))
            said += [speech.reason(illegal) for illegal in game.closed(moment.state, moment.seat).values()]
            for line in said:
                assert "{" not in line, f"{lang}: {line}"


def _last_moments(game: AnyGame) -> Iterator[Moment]:
    """The final decision of a game for each seat count: what happens only at the end."""
    for seats in game.seats:
        *_, last = walk(game, game.options(), seats, seed=3)
        yield last


CHECKS: dict[str, Callable[[AnyGame], None]] = {
    name.removeprefix("check_"): check for name, check in list(globals().items()) if name.startswith("check_")
}


def fresh(rng: Rng) -> Rng:
    """The same source from its beginning."""
    return rng.at(rng.position, rng.branch)
