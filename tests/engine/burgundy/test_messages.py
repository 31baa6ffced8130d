"""Everything the game says exists in English and Czech and can be said with real arguments."""

import ast
import re
from importlib import resources

import pytest

from engine.core.words import LANGUAGES, kebab, words
from engine.games.burgundy import GAME, view
from engine.games.burgundy.components import TILES
from engine.games.burgundy.decisions import DECISIONS
from engine.games.burgundy.events import EVENTS
from engine.games.burgundy.state import SOURCES
from tests.engine.burgundy.selfplay import random_game, random_states
from tests.engine.burgundy.table import Table
from tests.engine.burgundy.test_reasons import RAW

NAMES = ("Anna", "Petr", "Eva", "Jan")
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = ", re.MULTILINE)
OWN_DECISION = {"sell", "take", "place", "action", "collect_goods"}


def gates() -> set[str]:
    """What `Gate(kind, what)` names in the view's source."""
    calls = ast.walk(ast.parse((resources.files("engine.games.burgundy") / "view.py").read_text(encoding="utf-8")))
    return {
        node.args[1].value
        for node in calls
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Gate"
    }


KEYS = [
    *(f"event-{kebab(kind.__name__)}" for kind in EVENTS),
    *(f"do-{kebab(kind.__name__)}" for kind in DECISIONS),
    *(f"ask-effect-{op.replace('_', '-')}" for op in sorted(OWN_DECISION)),
    *("ask-turn", "ask-choose-estate", "ask-choose-castle"),
    *(f"gate-{what}" for what in sorted(gates())),
    *(f"source-{source}" for source in SOURCES),
    *("by-points", "by-empty-hexes", "by-turn-order"),
    *("end-last-round", "end-over", "end-after-last-round", "stage-phase", "stage-round", "name"),
]


def file_text(lang: str) -> str:
    return (resources.files("config") / "locale" / lang / "burgundy.ftl").read_text(encoding="utf-8")


def patterns(lang: str) -> dict[str, str]:
    """The text of each message by its key."""
    text = file_text(lang)
    found = list(MESSAGE.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return {match[1]: text[match.end() : end] for match, end in zip(found, ends, strict=True)}


def variables(pattern: str) -> set[str]:
    return set(re.findall(r"\$([a-z_]+)", pattern))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_the_message_exists(key, lang):
    assert words(lang).has(f"burgundy-{key}")


def test_effects_with_a_decision_are_the_ones_asked_about():
    asked = {e.op for tile in TILES.values() for e in tile.on_place} & OWN_DECISION
    assert asked == OWN_DECISION
    assert gates() == {"first-phase", "next-round", "next-phase"}


def test_both_languages_have_the_same_messages_with_the_same_arguments():
    en, cs = patterns("en"), patterns("cs")
    assert list(en) == list(cs)
    assert {key: variables(text) for key, text in en.items()} == {key: variables(text) for key, text in cs.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats,estates", [(2, "basic"), (3, "choose"), (4, "random")])
def test_every_log_line_label_and_question_of_a_game_reads_well(seats, estates, lang):
    speech = GAME.speech(lang, NAMES)
    lines: set[str] = set()
    for state, step in random_game(seats, estates, seed=11):
        lines |= {speech.event(event) for event in step.events}
        lines |= {speech.decision(decision) for decision in GAME.legal(state, state.seat).decisions}
        lines |= {speech.say(f"ask-{prompt.kind}", seat=prompt.seat) for prompt in GAME.prompts(state)}
        lines |= {speech.reason(illegal) for illegal in GAME.closed(state, state.seat).values()}
    assert [line for line in lines if RAW.search(line) or "  " in line or line != line.strip()] == []
    assert len(lines) > 500


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_board_shows_every_player_and_the_question(lang):
    speech = GAME.speech(lang, NAMES)
    for state in random_states(3, "choose")[::40]:
        board = GAME.text_board(GAME.view(state, 0), speech)
        assert not re.search(r"[{}]", board)
        assert all(name in board for name in NAMES[:3])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_head_of_a_view_is_said_in_words(lang):
    speech = GAME.speech(lang, NAMES)
    for table in (Table(), Table().finish()):
        head = view.view(table.state, None).head
        said = [speech.say(f"stage-{key}", value=value) for key, value in head.stage] + [speech.say(f"end-{head.end}")]
        assert not any(RAW.search(text) or text.startswith(("stage-", "end-")) for text in said)


@pytest.mark.parametrize("seats,estates", [(2, "basic"), (3, "choose"), (4, "same:6")])
def test_closed_names_exactly_the_verbs_without_a_legal_decision(seats, estates):
    verbs = {form.decision: form.verb for form in GAME.grammar.forms}
    for state in random_states(seats, estates, seed=12):
        for seat in range(seats):
            possible = {verbs[type(decision)] for decision in GAME.legal(state, seat).decisions}
            assert set(GAME.closed(state, seat)) == set(verbs.values()) - possible


def test_a_closed_verb_has_the_reason_check_would_give():
    """Where one decision of the verb exists whatever the position, closed() and check() agree."""
    plain = {"pass": "pass", "end": "end", "workers": "workers with 1", "collect": "collect from 1"}
    for state in random_states(2, seed=13):
        table = Table()
        table.state = state
        for verb, illegal in GAME.closed(state, state.seat).items():
            if verb in plain:
                assert table.refused(plain[verb]) == illegal.reason
