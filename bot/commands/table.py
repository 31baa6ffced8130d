"""`meeplepost table`: one person against automatic players, on the terminal."""

import argparse
import secrets
import sys
from pathlib import Path
from typing import Any

from engine.core.errors import BadOption, MeeplepostError
from engine.core.match import Match, Played
from engine.core.rng import SEED_BYTES, Rng
from engine.core.save import read_pairs

MOST_MOVES_LISTED = 40


def arguments(parser: argparse.ArgumentParser, default_game: str | None = None) -> None:
    parser.add_argument("game", nargs="?" if default_game else None, default=default_game)
    parser.add_argument("--seats", type=int, metavar="N", help="default: the fewest the game allows")
    parser.add_argument("--players", default="steady", help="the automatic players, e.g. steady,random")
    parser.add_argument("--options", default="", metavar="K=V,..")
    parser.add_argument("--seed", metavar="HEX", help="64 hex digits, to play the same dice again")


def run(args: argparse.Namespace) -> int:
    from bot.commands.selfplay import seat_names
    from engine.core.registry import game as find_game

    game = find_game(args.game)
    seats = args.seats or game.seats[0]
    options = game.read_options(read_pairs(args.options))
    names = seat_names(game, seats, f"you,{args.players}" if seats > 1 else "you")
    match = Match(game, options, seats, Rng(read_seed(args.seed), b"terminal"))
    Terminal(match, names, args.lang).run()
    return 0


def read_seed(given: str | None) -> bytes:
    if given is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        seed = bytes.fromhex(given)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadOption("bad-option-value", option="seed", value=given[:70])
    return seed


class Terminal:
    """A conversation: the board, a question, a typed line, an answer. The person sits on seat A."""

    def __init__(self, match: Match, names: tuple[str, ...], lang: str) -> None:
        from engine.core.words import words
        from engine.players import player

        self.match = match
        self.game = match.game
        self.words = words(lang)
        shown = (self.words.say("table-you"), *(f"{name} {'BCDEFGH'[i]}" for i, name in enumerate(names[1:])))
        self.speech = self.game.speech(lang, shown)
        self.players = {seat: player(name) for seat, name in enumerate(names) if seat}
        self.thoughts = match.rng.apart("players")
        self.log: list[Any] = []
        self.commands = {
            "help": self._help,
            "board": self._board,
            "moves": self._moves,
            "why": self._why,
            "undo": self._undo,
            "log": self._log,
            "save": self._save,
        }

    def run(self) -> None:
        print(self.words.say("table-welcome", game=self.speech.say("name")))
        self._automatic()
        self._board("")
        while self.game.prompts(self.match.state):
            try:
                line = input("> ").strip()
            except EOFError:
                print()
                return
            if line.casefold() in {"quit", "exit", "konec hry"}:
                return
            self._answer(line)
        self._result()

    def _answer(self, line: str) -> None:
        name, _, rest = line.partition(" ")
        try:
            if name.casefold() in self.commands:
                self.commands[name.casefold()](rest.strip())
            elif line:
                self._play(line)
        except MeeplepostError as error:
            print(self.speech.reason(error))

    def _play(self, line: str) -> None:
        """Several decisions may stand in one line; they are played while legal."""
        from engine.core.notation import split_line
        from engine.core.reading import read_decision

        for part in split_line(line):
            decision = read_decision(self.game, self.match.state, 0, part)
            self._record(self.match.play(0, decision))
        if self._automatic():
            self._board("")

    def _record(self, played: Played) -> None:
        from engine.core.event import seen
        from engine.core.save import Move

        self.log.append(Move(0, played.seq, played.seat, self.game.grammar.write(played.decision)))
        for event in seen(played.events, 0):
            print(f"  {self.speech.event(event)}")

    def _automatic(self) -> bool:
        """The others answer until the person is asked again."""
        moved = False
        while prompts := self.game.prompts(self.match.state):
            others = [prompt.seat for prompt in prompts if prompt.seat]
            if not others or len(others) < len(prompts):
                break
            seat, state = others[0], self.match.state
            source = self.thoughts.at(len(self.match.line), self.match.branch)
            legal = self.game.legal(state, seat)
            choice = self.players[seat].choose(self.game, self.game.view(state, seat), legal, source)
            self._record(self.match.play(seat, choice))
            moved = True
        return moved

    def _help(self, _: str) -> None:
        print(self.words.say("table-help"))
        for form in self.game.grammar.forms:
            slots = " ".join(f"{slot.lead} <{slot.field}>".strip() for slot in form.slots)
            print(f"  {form.verb} {slots}".rstrip())

    def _board(self, _: str) -> None:
        print(self.game.text_board(self.game.view(self.match.state, 0), self.speech))

    def _moves(self, verb: str) -> None:
        """What is legal now, as lines that can be typed."""
        lines = [self.game.grammar.write(decision) for decision in self.game.legal(self.match.state, 0).members()]
        chosen = [line for line in lines if line.startswith(verb)]
        for line in chosen[:MOST_MOVES_LISTED]:
            print(f"  {line}")
        if len(chosen) > MOST_MOVES_LISTED:
            print(self.words.say("table-more-moves", count=len(chosen) - MOST_MOVES_LISTED))

    def _why(self, line: str) -> None:
        from bot.host.lookup.search import library
        from engine.core.why import why_not

        decision = self.game.grammar.read(line).exact()
        refusal = why_not(self.game, self.match.state, 0, decision)
        if refusal is None:
            print(self.words.say("table-legal"))
            return
        print(self.speech.reason(refusal.illegal))
        rule = library().entry(self.game.id, refusal.illegal.rule, self.words.lang)
        print(self.words.say("table-rule", rule=rule.title if rule else refusal.illegal.rule))
        for decision in refusal.nearest:
            print(f"  {self.game.grammar.write(decision)}")

    def _undo(self, _: str) -> None:
        """Free while nobody has seen anything new and nobody else has moved."""
        from engine.core.save import Undo

        line = self.match.line
        if not line or line[-1].seat or line[-1].barrier:
            print(self.words.say("table-no-undo"))
            return
        to = line[-2].seq if len(line) > 1 else 0
        for played in self.match.undo(to):
            print(self.words.say("table-undone", move=self.game.grammar.write(played.decision)))
        self.log.append(Undo(0, to, 0))

    def _log(self, _: str) -> None:
        from engine.core.save import SEAT_LETTERS

        for played in self.match.line:
            print(f"{played.seq:>4} {SEAT_LETTERS[played.seat]} {self.game.grammar.write(played.decision)}")

    def _save(self, name: str) -> None:
        from engine.core.save import write_save

        path = Path(name or f"{self.game.id}.txt")
        try:
            path.write_text(write_save(self.match, self.log), encoding="utf-8")
        except OSError as error:
            print(self.words.say("table-not-saved", file=str(path), why=error.strerror or ""))
            return
        print(self.words.say("table-saved", file=str(path)))

    def _result(self) -> None:
        result = self.game.result(self.match.state)
        assert result is not None
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            parts = (f"{self.speech.say(f'source-{source}')} {points}" for source, points in result.breakdown[seat])
            print(f"{result.places[seat]}. {self.speech.seat(seat)}: {result.points[seat]} ({', '.join(parts)})")
        print(self.words.say("table-seed", seed=self.match.rng.seed.hex()))
        sys.stdout.flush()
