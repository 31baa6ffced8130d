"""Pictures of a saved game: any position, any part, what changed since a move, the score sheet."""

from typing import Any

from engine.core.match import Match, Played
from engine.core.words import words
from render import pictures, sheet
from render.contract import Marks, Picture, Table, UnknownPart

SHEET = "sheet"


def picture(
    match: Match, what: str, table: Table, to: int | None = None, since: int | None = None, viewer: int | None = None
) -> Picture:
    """The part `what` after `to` moves as `viewer` may see it; places changed after move `since` are ringed."""
    moves = len(match.line) if to is None else to
    state = match.at(moves)
    if what == SHEET:
        return _sheet(match, state, table)
    view = match.game.view(state, viewer)
    marks = Marks() if since is None else Marks(changed=changed(match, since, moves))
    return pictures.draw(match.game.id, view, what, table, marks)


def changed(match: Match, since: int, to: int) -> tuple[tuple[int, str], ...]:
    """(line number, address) of what happened after `since`; a line is one seat's decisions in a row."""
    found: list[tuple[int, str]] = []
    line, last = 0, None
    for i, played in enumerate(match.line[since:to], since):
        if played.seat != last:
            line, last = line + 1, played.seat
        found += [(line, where) for where in _step(match, i, played)]
    return tuple(found)


def _step(match: Match, index: int, played: Played) -> tuple[str, ...]:
    view = match.game.view
    return pictures.changed(match.game.id, view(match.at(index), None), played.events, view(played.state, None))


def _sheet(match: Match, state: Any, table: Table) -> Picture:
    result = match.game.result(state)
    if result is None:
        raise UnknownPart("no-sheet-yet")
    title = words(table.lang).say(f"{match.game.id}-picture-title")
    return sheet.draw(sheet.Final(match.game.id, title, result, table))
