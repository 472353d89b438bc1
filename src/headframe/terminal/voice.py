"""What the terminal says, in one language: its own sentences and the game's words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from headframe import ledger
from headframe.core.choice import Allocate, Answer, Choice, Confirm, Number, Place
from headframe.core.choice import Path as Way
from headframe.core.engine import Decision, State
from headframe.core.game import Game
from headframe.core.refusal import Refusal
from headframe.core.session import Session
from headframe.core.speech import Language, Phrase, Speech, Texts, message_id, texts
from headframe.core.view import named_numbers

LOCALES: Final = Path(__file__).parent / "locales"
ROOM: Final = "terminal"


def own_texts(language: Language) -> Texts:
    """The terminal's own sentences."""
    return texts(LOCALES, language, ROOM)


class Voice:
    """Speaks to one seat, or with None to all."""

    def __init__(self, session: Session, language: Language, seat: int | None) -> None:
        self.session = session
        self.language = language
        self.seat = seat
        self.texts = own_texts(language)
        self.speech: Speech | None = self.game.speech(self.state, language, session.names, seat)

    @property
    def game(self) -> Game[Any]:
        """That is played."""
        return self.session.game

    @property
    def state(self) -> State:
        """As it is now."""
        return self.session.state

    def say(self, message: str, **arguments: int | str) -> str:
        """A message of the terminal with its arguments filled in."""
        return self.texts.say(message, arguments)

    def table(self) -> list[str]:
        """The table in words, as this seat sees it."""
        return self.game.table(self.state, self.seat, self.speech)

    def question(self, decision: Decision) -> str:
        """What is asked, in a sentence."""
        message = message_id("ask", decision.key)
        if self.speech is None or not self.speech.texts.has(message):
            return decision.key
        return self.speech.say(message, **named_numbers(decision))

    def about(self, decision: Decision) -> list[str]:
        """What one must know to answer and does not see in the answers."""
        return self._phrases(self.game.asked(self.state, decision))

    def clause(self, clause: str) -> str:
        """A rule by its id, or a sentence that there is none."""
        try:
            found = ledger.clause(clause.upper(), self.language)
        except LookupError:
            return self.say("no-clause", clause=clause)
        return f"{found.id}: {found.plain}"

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, with the rule that says so."""
        if self.speech is None:
            return str(refusal)
        return f"{self.speech.phrase(refusal.sentence.phrase())} [{refusal.clause}]"

    def answer(self, decision: Decision, answer: Answer) -> str:
        """An answer in words, with what it brings."""
        words = self.words(decision.choice, answer)
        brings = self._phrases(self.game.outlook(self.state, decision, answer))
        odds = self.game.odds(self.state, decision, answer)
        if odds is not None and odds["chance"] is not None:
            brings += self._phrases(odds["lines"][:1])
        between = "; " if ":" in words else ": "
        return f"{words}{between}{'; '.join(brings)}" if brings else words

    def odds(self, decision: Decision, answer: Answer) -> list[str]:
        """All that can be said about a gamble; nothing of what is none."""
        odds = self.game.odds(self.state, decision, answer)
        return [] if odds is None else self._phrases(odds["lines"])

    def _phrases(self, said: list[Phrase]) -> list[str]:
        return [self.speech.phrase(each) for each in said] if self.speech else []

    def label(self, vocabulary: str, value: int) -> str:
        """What a number of a vocabulary is called."""
        if self.speech is None:
            return self.game.label(self.state, vocabulary, value)
        return self.game.called(self.state, self.speech, vocabulary, value)

    def name(self, vocabulary: str, value: int) -> str:
        """Shorter: without what stands on it."""
        return self.speech.name(vocabulary, value) if self.speech else self.label(vocabulary, value)

    def phrase(self, said: Phrase) -> str:
        """A phrase in words."""
        return self.speech.phrase(said) if self.speech else ""

    def words(self, choice: Choice, answer: Answer) -> str:
        """An answer by its names alone."""
        of = choice.vocabulary
        if isinstance(choice, Confirm) and not self._knows(of, 1):
            return self.say("yes" if answer == 1 else "no")
        if isinstance(choice, Number) and not self._knows(of, choice.high):
            return f"{answer} {of}"
        if isinstance(choice, Place):
            assert isinstance(answer, int)
            return self._cells(of, choice.shapes.cells(answer))
        if isinstance(answer, int):
            return self.label(of, answer)
        if not answer:
            return self.say("stay" if isinstance(choice, Way) else "none")
        if isinstance(choice, Allocate):
            shares = [f"{self.name(of, n)} {units}" for n, units in enumerate(answer) if units]
            return ", ".join(shares) or self.say("nothing")
        if isinstance(choice, Way):
            *through, end = [self.name(of, space) for space in answer]
            return self.say("way", end=end, through=", ".join(through) or "none")
        return ", ".join(self.label(of, value) for value in answer)

    def planned(self, key: str, answer: Answer, choice: Choice, asked: Mapping[str, int]) -> str:
        """An answer that is to be given later, to a question that is not asked yet: ``plan-KEY``
        says what is done with it, and a yes needs its question."""
        words = self.words(choice, answer)
        if self.speech is None:
            return words
        if self.speech.texts.has(message := message_id("plan", key)):
            return self.speech.say(message, answer=words)
        ask = message_id("ask", key)
        if isinstance(choice, Confirm) and self.speech.texts.has(ask):
            return f"{self.speech.say(ask, **asked)} {words}"
        return words

    def _cells(self, vocabulary: str, cells: object) -> str:
        assert isinstance(cells, (list, tuple))
        if self.speech is None:
            return "; ".join(self.label(vocabulary, cell) for cell in cells)
        return self.game.cells(self.state, self.speech, vocabulary, cells)

    def _knows(self, vocabulary: str, value: int) -> bool:
        return self.speech is not None and value in self.speech.words.get(vocabulary, {})
