"""Forms for families: sets of decisions too large to list, filled step by step.

Everything chosen so far lies in the ids of the buttons, so a form survives restarts like any other message.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.host.choices import form_of
from bot.ui.custom_id import Act, base36
from bot.ui.emojis import Sign
from bot.ui.limits import OPTIONS
from bot.ui.screens import PRIMARY, Button, Option, Piece, Select, Text
from engine.core.families import Amounts, Bag, BagPair, Family, Order, Path, Split, Subset
from engine.core.game import AnyGame
from engine.core.words import SEAT_FIELDS, Speech

MOST_KINDS = 10  # of a tally: more of them are picked from a list
MOST_TALLIED = 35  # one digit per kind
PER_ROW = 5
MOST_PICKS = 28  # two digits per pick
ActOf = Callable[[str, str], Act]  # (name, arg)
SignOf = Callable[[str, Any], Sign | None]  # (field, value)


class Filling(NamedTuple):
    """Which family of which verb, what is chosen so far, which page of a long list."""

    verb: str
    number: int = 0
    chosen: str = ""
    page: int = 0

    def text(self) -> str:
        return f"{self.verb}~{self.number}~{self.chosen}~{self.page}"

    @classmethod
    def read(cls, text: str) -> "Filling":
        """Whatever it was that was pressed: what cannot be read is an empty form."""
        verb, number, chosen, page = (text.split("~") + [""] * 3)[:4]
        return cls(verb, int(number) if number.isdigit() else 0, chosen, int(page) if page.isdigit() else 0)


class FormMaker:
    """The pieces of one form."""

    def __init__(
        self,
        game: AnyGame,
        families: Sequence[Family[Any]],
        filling: Filling,
        speech: Speech,
        sign: SignOf = lambda field, value: None,  # noqa: ARG005 - words alone
    ) -> None:
        self.game = game
        self.families = families
        self.filling = filling._replace(number=min(filling.number, len(families) - 1))
        self.family = families[self.filling.number]
        self.speech = speech
        self._sign_of = sign

    # -- what is chosen ----------------------------------------------------------------------------------------------

    def choice(self) -> Any:
        return choice_of(self.family, self.filling.chosen)

    def decision(self) -> Any | None:
        """The decision as filled so far, if it is one."""
        canonical = self.family.canonical(self.choice())
        return None if canonical is None else self.family.make(canonical)

    # -- pieces ------------------------------------------------------------------------------------------------------

    def pieces(self, act: ActOf) -> Iterator[Piece]:
        family = self.family
        if len(self.families) > 1:
            yield self._which(act)
        if is_single(family):
            yield from self._every_place(act)
        elif isinstance(family, BagPair):
            give, want = pair_text(family, self.filling.chosen)
            yield Text(self._side("ui-form-give", family.give, give))
            yield from self._tally(act, family.give, give, lambda text: pair_with(family, text, want, 0), family.most)
            yield Text(self._side("ui-form-want", family.want, want))
            yield from self._tally(act, family.want, want, lambda text: pair_with(family, give, text, 1), family.most)
        elif isinstance(family, Bag) and len(family.stock) <= MOST_KINDS:
            yield Text(self._progress())
            yield from self._tally(act, family.stock, self.filling.chosen, str, family.most)
        else:
            yield Text(self._progress())
            yield from self._picks(act)

    def foot(self, act: ActOf, done: str) -> tuple[Button, ...]:
        if is_single(self.family):
            return ()  # an entry of the list is the whole answer
        ready = self.decision() is not None
        row = [Button(done, act("dn", self.filling.text()), PRIMARY, disabled=not ready)]
        if picks(self.filling.chosen):
            row.append(Button(self.speech.say("ui-clear"), act("tc", self.filling._replace(chosen="").text())))
        return tuple(row)

    def _which(self, act: ActOf) -> Select:
        """Families of one verb differ in a field that none of them leaves open: a ship, an opponent."""
        options = tuple(
            Option(self._apart(family), str(i), chosen=i == self.filling.number)
            for i, family in enumerate(self.families[:OPTIONS])
        )
        return Select(self.speech.say("ui-form-which"), act("fs", self.filling.text()), options)

    def title(self, number: int) -> str:
        """What tells this family from the others of its verb."""
        return self._apart(self.families[number]) if len(self.families) > 1 else ""

    def _apart(self, family: Family[Any]) -> str:
        member = next(family.members())
        open_fields = {field_of(self.game, member, part) for part in _parts(family, family.read(member))}
        fixed = [slot.field for slot in form_of(self.game, member).slots if slot.field not in open_fields]
        values = [(field, getattr(member, field)) for field in fixed]
        said = [
            self.speech.say("ui-everyone") if value is None and field in SEAT_FIELDS else str(self._name(field, value))
            for field, value in values
        ]
        return ", ".join(said) or self.speech.decision(member)

    def _name(self, field: str, value: Any) -> str:
        return str(self.speech.name(field, value))

    def thing(self, part: int, value: Any) -> str:
        """What something that can be chosen is called."""
        return self._name(self._field(part), value)

    def sign(self, part: int, value: Any) -> Sign | None:
        """Its emoji, if it has one."""
        return self._sign_of(self._field(part), value)

    def _field(self, part: int) -> str:
        member = next(self.family.members())
        parts = _parts(self.family, self.family.read(member))
        return field_of(self.game, member, parts[min(part, len(parts) - 1)])

    def _side(self, key: str, stock: Amounts, text: str) -> str:
        part = 0 if key == "ui-form-give" else 1
        said = [f"{amount}× {self.thing(part, kind)}" for kind, amount in amounts_of(stock, text)]
        return self.speech.say(key, what=", ".join(said) or "–")

    def _progress(self) -> str:
        least, most = bounds(self.family)
        chosen = picked_things(self.family, self.filling.chosen)
        said = ", ".join(self._atom(atom) for atom in chosen) or "–"
        key = "ui-form-exactly" if least == most else "ui-form-between"
        return self.speech.say(key, what=said, count=len(chosen), least=least, most=most)

    def _tally(
        self, act: ActOf, stock: Amounts, text: str, whole: Callable[[str], str], most: int
    ) -> Iterator[tuple[Button, ...]]:
        """One button per kind: a press adds one, after the last it begins anew."""
        part = 1 if isinstance(self.family, BagPair) and stock is self.family.want else 0
        counts = _counts(stock, text)
        row: list[Button] = []
        for i, (kind, limit) in enumerate(stock):
            top = min(limit, most, MOST_TALLIED)
            more = counts[i] + 1 if counts[i] < top and sum(counts) < most else 0
            after = _digits([*counts[:i], more, *counts[i + 1 :]])
            place = part * MOST_TALLIED + i  # a tally has no pages: this keeps ids of buttons that change nothing apart
            filling = self.filling._replace(chosen=whole(after), page=place)
            label = f"{self.thing(part, kind)} {counts[i]}" if counts[i] else self.thing(part, kind)
            style = PRIMARY if counts[i] else Button("").style
            idle = not counts[i] and not more
            sign = self.sign(part, kind)
            row.append(Button(label, act("ta", filling.text()), style, disabled=idle, emoji=sign))
        yield from (tuple(row[at : at + PER_ROW]) for at in range(0, len(row), PER_ROW))

    def _every_place(self, act: ActOf) -> Iterator[Piece]:
        """All that can be chosen, in the order of their names; one of them is the whole choice."""
        write, make = self.game.grammar.write, self.family.make
        options = [
            Option(self.thing(0, atom), write(make((atom,))), emoji=self.sign(0, atom)) for atom in atoms(self.family)
        ]
        options.sort(key=lambda option: (option.label.rstrip("0123456789"), len(option.label), option.label))
        yield from paged(self.speech, options, self.filling, act, "pk")

    def _picks(self, act: ActOf) -> Iterator[Piece]:
        """One after the other from a list."""
        left = left_over(self.family, self.filling.chosen)
        known = atoms(self.family)
        options = [Option(self._atom(known[i]), base36(i), emoji=self._atom_sign(known[i])) for i in left]
        if options:
            yield from paged(self.speech, options, self.filling, act, "pi")

    def _atom(self, atom: Any) -> str:
        if isinstance(self.family, Split):
            thing, place = atom
            return f"{self.thing(0, thing)} → {self.thing(0, place)}"
        return self.thing(0, atom)

    def _atom_sign(self, atom: Any) -> Sign | None:
        return self.sign(0, atom[0] if isinstance(self.family, Split) else atom)


# -- the plain data of families ---------------------------------------------------------------------------------------


def few(family: Family[Any]) -> bool:
    """Can its members be listed like any other decisions?"""
    if isinstance(family, BagPair | Split | Path):
        return False
    count = family.count()
    return count is not None and count <= OPTIONS


def is_single(family: Family[Any]) -> bool:
    """Is exactly one thing chosen? Then a list of things is the whole form."""
    return isinstance(family, Path) or (isinstance(family, Subset) and family.least == family.most == 1)


def atoms(family: Family[Any]) -> tuple[Any, ...]:
    """What is picked one after the other."""
    if isinstance(family, Bag):
        return tuple(kind for kind, _ in family.stock)
    if isinstance(family, Split):
        return tuple((thing, place) for thing in family.things for place, _ in family.places)
    if isinstance(family, Subset | Order):
        return family.items
    return tuple(way[-1] for way in family.choices())


def bounds(family: Family[Any]) -> tuple[int, int]:
    if isinstance(family, Bag | Subset):
        return family.least, family.most
    return 0, len(family.things) if isinstance(family, Split) else len(atoms(family))


def picks(chosen: str) -> list[int]:
    """Indices of a pick list; digits of a tally also read as something, which is all that is asked of them."""
    found = [chosen[at : at + 2] for at in range(0, len(chosen), 2)]
    return [int(one, 36) for one in found if one.isalnum() and one.isascii() and int(one, 36) < 36 * 36]


def with_pick(chosen: str, index: str) -> str:
    return chosen if len(chosen) >= 2 * MOST_PICKS else chosen + index.rjust(2, "0")


def picked_things(family: Family[Any], chosen: str) -> list[Any]:
    if isinstance(family, Bag) and len(family.stock) <= MOST_KINDS:
        return [kind for kind, amount in amounts_of(family.stock, chosen) for _ in range(amount)]
    known = atoms(family)
    return [known[i] for i in picks(chosen) if i < len(known)]


def left_over(family: Family[Any], chosen: str) -> list[int]:
    """What may be picked next."""
    done = picked_things(family, chosen)
    if len(done) >= min(bounds(family)[1], MOST_PICKS):
        return []
    known = atoms(family)
    if isinstance(family, Bag):
        return [i for i, (kind, stock) in enumerate(family.stock) if done.count(kind) < stock]
    if isinstance(family, Split):
        return [i for i, atom in enumerate(known) if family.canonical((*done, atom)) is not None]
    return [i for i, atom in enumerate(known) if atom not in done]


def choice_of(family: Family[Any], chosen: str) -> Any:
    """What the family itself would read."""
    if isinstance(family, BagPair):
        give, want = pair_text(family, chosen)
        return amounts_of(family.give, give), amounts_of(family.want, want)
    done = picked_things(family, chosen)
    if isinstance(family, Bag):
        return tuple((kind, done.count(kind)) for kind, _ in family.stock if kind in done)
    return tuple(done)


def pair_text(family: BagPair[Any], chosen: str) -> tuple[str, str]:
    give, _, want = chosen.partition("-")
    return give or "0" * len(family.give), want or "0" * len(family.want)


def pair_with(family: BagPair[Any], give: str, want: str, pressed: int) -> str:
    """Nothing is both given and wanted: what was pressed last counts."""
    sides = [dict(amounts_of(family.give, give)), dict(amounts_of(family.want, want))]
    for kind in sides[pressed]:
        sides[1 - pressed].pop(kind, None)
    texts = (
        _digits([side.get(kind, 0) for kind, _ in stock])
        for side, stock in zip(sides, (family.give, family.want), strict=True)
    )
    return "-".join(texts)


def amounts_of(stock: Amounts, text: str) -> Amounts:
    return tuple((kind, count) for (kind, _), count in zip(stock, _counts(stock, text), strict=True) if count)


def _counts(stock: Amounts, text: str) -> list[int]:
    """Never more than there is, whatever the id says."""
    digits = [int(sign, 36) if sign.isalnum() and sign.isascii() else 0 for sign in text]
    digits += [0] * (len(stock) - len(digits))
    return [min(digit, limit) for digit, (_, limit) in zip(digits, stock, strict=False)]


def _digits(counts: Sequence[int]) -> str:
    return "".join(base36(count) for count in counts)


def _parts(family: Family[Any], choice: Any) -> tuple[Any, ...]:
    return tuple(choice) if isinstance(family, BagPair) else (choice,)


def field_of(game: AnyGame, member: Any, part: Any) -> str:
    """The field of a decision that holds this part of a choice."""
    fields = [slot.field for slot in form_of(game, member).slots]
    for field in fields:
        value = getattr(member, field)
        if value == part or (isinstance(part, tuple) and len(part) == 1 and value == part[0]):
            return field
    return fields[0] if fields else ""


def paged(speech: Speech, options: list[Option], filling: Filling, act: ActOf, name: str) -> Iterator[Piece]:
    """A list of any length: pages of 25, each named by its first and last entry."""
    last = (len(options) - 1) // OPTIONS
    page = min(filling.page, last)
    shown = tuple(options[page * OPTIONS : (page + 1) * OPTIONS])
    span = f"{shown[0].label} – {shown[-1].label}" if last else speech.say("ui-form-pick")
    yield Select(span, act(name, filling._replace(page=page).text()), shown)
    if last:
        turns = (("ui-earlier-page", page - 1), ("ui-later-page", page + 1))
        pages = [(key, max(0, min(to, last)), 0 <= to <= last) for key, to in turns]
        yield tuple(
            Button(speech.say(key), act("pg", filling._replace(page=to).text()), disabled=not there)
            for key, to, there in pages
        )
