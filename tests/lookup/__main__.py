"""`make lookup-quality`: how well questions as people write them are answered, per game and language."""

from tests.lookup.compare import lines as other_ways
from tests.lookup.quality import report


def main() -> int:
    for at_table in (False, True):
        print("asked at a table of the game" if at_table else "asked anywhere")
        lines, missed = report(at_table=at_table)
        print("\n".join(lines))
        for question, place, given in missed:
            print(f"   {question.text!r}: {question.entry} came {place or 'not at all'}; {', '.join(given)}")
    print("plain full text instead, asked at a table")
    print("\n".join(other_ways()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
