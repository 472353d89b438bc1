"""Playing in a terminal: plain text, any mix of people and bots around one screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from headframe import ledger
from headframe.core.choice import Answer, Choice
from headframe.core.engine import Decision
from headframe.core.game import Game
from headframe.core.part import Json
from headframe.core.record import write
from headframe.core.refusal import Refused
from headframe.core.rng import Rng
from headframe.core.session import CannotUndo, Session, asked_seats
from headframe.core.speech import ENGLISH, Language
from headframe.core.view import shown_event
from headframe.core.words import answer_words, typed_answer

HUMAN: Final = "human"
MOST_LISTED: Final = 60
HELP: Final = """\
Answer with the number in front of an option. Several numbers (for a list): 1 4 7
  undo         take back your last answer, if it showed nothing to anybody
  why CLAUSE   the rule with that number, for example: why {clause}
  table        show the table again
  random       let chance answer this one
  save FILE    write the record of the game so far
  quit         leave"""

Bot = Callable[[Session, int], tuple[str, Answer]]
"""Answers one of a seat's open decisions."""


class Quit(Exception):
    """The person at the screen leaves."""


class Screen:
    """Where text goes and comes from; tests give their own."""

    def __init__(self, show: Callable[[str], None], ask: Callable[[str], str]) -> None:
        self.show = show
        self.ask = ask


class Table:
    """One game at one screen."""

    def __init__(
        self,
        session: Session,
        bots: Sequence[Bot | None],
        screen: Screen,
        language: Language = ENGLISH,
    ) -> None:
        self.session = session
        self.language = language
        """Of the log and of names; the rest of the screen is English."""
        self.bots = bots
        self.screen = screen
        self.chance = Rng.seeded(session.seed, "terminal")
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.shared = len(people) > 1
        # With one person at the screen the log is theirs; otherwise only what all may see.
        self.reader: int | None = people[0] if len(people) == 1 else None
        self.shown_to: int | None = None

    @property
    def game(self) -> Game[Any]:
        return self.session.game

    def play(self) -> None:
        """To the end of the game, or until somebody quits."""
        commitment = self.session.record().commitment
        self.screen.show(f"{self.game.TITLE}. The dice are fixed; their seal is {commitment[:16]}.")
        self._tell()
        while not self.session.over:
            seat = asked_seats(self.session.state)[0]
            bot = self.bots[seat]
            if bot is None:
                self._person(seat)
            else:
                key, answer = bot(self.session, seat)
                self.session.answer(seat, key, answer)
                self.shown_to = None
            self._tell()
        self._finish()

    def _person(self, seat: int) -> None:
        if self.shared and self.shown_to != seat:
            self.screen.ask(f"\n{self.session.names[seat]}, it is your turn. Press Enter to look.")
        if self.shown_to != seat:
            self.screen.show("\n" + self.game.text(self.session.state, seat))
        self.shown_to = seat
        while True:
            options = self._options(seat)
            word = self.screen.ask(f"{self.session.names[seat]}> ").strip()
            try:
                if self._command(seat, word, options):
                    return
            except (Refused, CannotUndo) as error:
                self.screen.show(f"No: {error}")
            except OSError as error:
                self.screen.show(f"Cannot write that file: {error}")

    def _options(self, seat: int) -> list[tuple[Decision, Answer]]:
        """Print the open decisions; what the printed numbers stand for."""
        numbered: list[tuple[Decision, Answer]] = []
        for decision in self.session.state.open_decisions:
            if decision.seat != seat:
                continue
            listed = decision.choice.listed(MOST_LISTED)
            self.screen.show(f"{decision.key} [{decision.frame.CLAUSE}]")
            if listed is None:
                self.screen.show(f"  {decision.key} ...  {_shape(decision.choice)}")
            for answer in listed or ():
                state, names = self.session.state, self.session.names
                speech = self.game.speech(state, self.language, names, seat)
                words = answer_words(self.game, state, decision.choice, answer, speech)
                self.screen.show(f"  {len(numbered) + 1:>2}  {words}")
                numbered.append((decision, answer))
        return numbered

    def _command(self, seat: int, word: str, options: list[tuple[Decision, Answer]]) -> bool:
        """Do what was typed; True = the turn to decide may have passed on."""
        name, _, rest = word.partition(" ")
        if name == "quit":
            raise Quit
        if name in ("", "?", "help"):
            clause = self.session.state.open_decisions[0].frame.CLAUSE
            self.screen.show(HELP.format(clause=clause))
        elif name == "undo":
            self.session.undo(seat)
            return True
        elif name == "why":
            self.screen.show(clause_text(rest.strip(), self.language))
        elif name == "table":
            self.screen.show("\n" + self.game.text(self.session.state, seat))
        elif name == "save":
            Path(rest.strip()).write_bytes(write(self.session.record()))
            self.screen.show(f"Saved to {rest.strip()}.")
        elif name == "random":
            key, answer = at_random(self.session, seat, self.chance)
            self.session.answer(seat, key, answer)
            return True
        elif word.isdecimal() and 1 <= int(word) <= len(options):
            decision, chosen = options[int(word) - 1]
            self.session.answer(seat, decision.key, chosen)
            return True
        else:
            return self._by_hand(seat, name, rest, word)
        return False

    def _by_hand(self, seat: int, name: str, rest: str, word: str) -> bool:
        """``KEY 1 4 7``, or only ``1 4 7`` where one decision is open."""
        keys = [
            decision.key for decision in self.session.state.open_decisions if decision.seat == seat
        ]
        key, text = (name, rest) if name in keys else (keys[0], word)
        answer = typed_answer(text)
        if answer is None:
            self.screen.show("That is no answer. Type ? for help.")
            return False
        if isinstance(answer, int) and not isinstance(_sample(self.session, seat, key), int):
            answer = (answer,)
        self.session.answer(seat, key, answer)
        return True

    def _tell(self) -> None:
        for event in self.session.events():
            told = shown_event(event, self.reader, self.session.state.teams)
            line = self.game.story(
                self.session.state, _object(told), self.language, self.session.names, self.reader
            )
            if line:
                self.screen.show(f"  · {line}")

    def _finish(self) -> None:
        result = self.session.result()
        assert result is not None
        self.screen.show("\n" + self.game.text(self.session.state, self.reader))
        self.screen.show("\nThe game is over.")
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            name = self.session.names[seat] if seat < len(self.session.names) else "the bot"
            self.screen.show(f"{result.places[seat]:>2}. {name}: {result.scores[seat]} points")
        self.screen.show(f"The seed was {self.session.seed}")


def at_random(session: Session, seat: int, rng: Rng) -> tuple[str, Answer]:
    mine = [decision for decision in session.state.open_decisions if decision.seat == seat]
    decision = mine[rng.below(len(mine))]
    return decision.key, decision.choice.sample(rng)


def clause_text(clause: str, language: Language = ENGLISH) -> str:
    try:
        found = ledger.clause(clause.upper(), language)
    except LookupError as error:
        return str(error)
    return f"{found.id}: {found.text}"


def _sample(session: Session, seat: int, key: str) -> Answer:
    for decision in session.state.open_decisions:
        if decision.seat == seat and decision.key == key:
            return decision.choice.sample(Rng.seeded("shape"))
    return 0


def _shape(choice: Choice) -> str:
    """How to type an answer that has too many possibilities to be listed."""
    details = ", ".join(f"{name} {value}" for name, value in choice.details().items())
    return f"type {choice.vocabulary} numbers; {details[:200]}"


def _object(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value
