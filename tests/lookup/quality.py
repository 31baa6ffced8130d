"""The questions of questions.tsv put to the library: how many get the right entry first, and among the first three."""

import csv
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from bot.host.lookup.search import Asked, Library, library

FILE = Path(__file__).with_name("questions.tsv")


class Question(NamedTuple):
    game: str
    lang: str
    entry: str
    text: str


class Answered(NamedTuple):
    question: Question
    place: int | None  # 1 = first
    given: tuple[str, ...]


def questions() -> list[Question]:
    with FILE.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [Question(*row) for row in rows[1:]]


def ask(question: Question, books: Library, *, at_table: bool = False) -> Answered:
    """Inside a table of the right game; or without one, where another game's entry of the same id is as right."""
    asked = Asked(question.lang, question.game if at_table else "")
    pages = books.find(question.text, asked).pages
    right = [page.id == question.entry and (page.game == question.game or not at_table) for page in pages]
    place = right.index(True) + 1 if any(right) else None
    return Answered(question, place, tuple(page.key for page in pages[:3]))


def shares(answers: Iterable[Answered]) -> tuple[float, float]:
    """Parts of the questions answered first, and among the first three."""
    places = [answer.place for answer in answers]
    first = sum(place == 1 for place in places)
    three = sum(place is not None and place <= 3 for place in places)
    return first / len(places), three / len(places)


def by_group(answers: Iterable[Answered]) -> dict[tuple[str, str], list[Answered]]:
    groups = defaultdict(list)
    for answer in answers:
        groups[answer.question.game, answer.question.lang].append(answer)
    return dict(sorted(groups.items()))


def report(*, at_table: bool) -> tuple[list[str], list[Answered]]:
    """Lines to print, and the questions that were not answered first."""
    answers = [ask(question, library(), at_table=at_table) for question in questions()]
    lines = []
    for (game, lang), group in {**by_group(answers), ("all", "both"): answers}.items():
        first, three = shares(group)
        lines.append(f"{game:<14} {lang:<6} {len(group):>4} questions  {first:>7.1%} first  {three:>7.1%} in three")
    return lines, [answer for answer in answers if answer.place != 1]


class Case(NamedTuple):
    game: str
    case: str
    entry: str
    text: str


def cases() -> list[Case]:
    """A short question for every worked case of the rules, with the entry that holds its ruling."""
    with FILE.with_name("cases.tsv").open(encoding="utf-8", newline="") as lines:
        return [Case(*row) for row in list(csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]]
