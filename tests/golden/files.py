"""Where the golden games lie, and their fingerprints."""

import json
from pathlib import Path

from engine.core.codec import codec
from engine.core.match import Match

FOLDER = Path(__file__).parent
HASHES = FOLDER / "hashes.json"
EVERY = 25  # a fingerprint after so many decisions, and at the end


def hashes() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(HASHES.read_text(encoding="utf-8"))
    return found


def state_hashes(match: Match) -> list[str]:
    """Fingerprints along the game: a difference shows about where it begins."""
    marks = [*range(0, len(match.line), EVERY), len(match.line)]
    return [codec(match.game).hash(match.at(mark))[:16] for mark in marks]
