"""Stored games replay bit for bit, whatever the hash seed; their data and rules may not change unnoticed.

When a change alters them on purpose, raise the game's `rules` number and write them anew:
`python -m tests.golden`.
"""

import os
import subprocess
import sys

import pytest

from engine.core.codec import codec, data_hash
from engine.core.registry import games
from engine.core.save import read_save, verify, write_save
from tests.golden.files import FOLDER, hashes, state_hashes

SAVES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_golden_game_replays(file):
    text = file.read_text(encoding="utf-8")
    save = read_save(text)
    match = verify(save)
    assert state_hashes(match) == hashes()[file.stem]
    assert write_save(match, save.rows) == text


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_golden_games_do_not_depend_on_the_hash_seed(hash_seed):
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.golden", "--check"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=FOLDER.parents[1])
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("game_id", games())
def test_golden_games_cover_seats_and_pin_data(game_id):
    """A change of data or rules needs a new rules number, and with it new golden games."""
    saves = [read_save(file.read_text(encoding="utf-8")) for file in SAVES]
    mine = [save for save in saves if save.game.id == game_id]
    assert {save.seats for save in mine} == set(games()[game_id].seats)
    assert {(save.rules, save.data) for save in mine} == {(games()[game_id].rules, data_hash(game_id))}
    assert {game.result(verify(save).state).reason for save in mine for game in [save.game]}


def test_changed_state_changes_the_hash():
    save = read_save(SAVES[0].read_text(encoding="utf-8"))
    match = verify(save)
    assert codec(save.game).hash(match.state) != codec(save.game).hash(match.first)
