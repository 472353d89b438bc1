"""The answers that a person may give now: numbered, and found again by what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from headframe.core.choice import Allocate, Answer, Choice
from headframe.core.engine import Decision
from headframe.terminal.voice import Voice

MOST_LISTED: Final = 2000
MOST_SHOWN: Final = 40
"""More answers than that are not read out: a few words narrow them down."""
SEVERAL: Final = "pick-some"


class Option(NamedTuple):
    """An answer, or with ``item`` one of the things of which several are picked."""

    decision: Decision
    answer: Answer
    words: str
    item: bool


class Several(NamedTuple):
    """What was typed fits more than one answer, by their numbers."""

    numbers: list[int]


class Menu:
    """The open decisions of a seat. Numbers run through all of them, from 1."""

    def __init__(self, voice: Voice, decisions: Sequence[Decision]) -> None:
        self.voice = voice
        self.decisions = decisions
        self.options: list[Option] = []
        self.typed: list[Decision] = []
        """Decisions whose answers are too many to be listed."""
        for decision in decisions:
            self._add(decision)

    def _add(self, decision: Decision) -> None:
        choice = decision.choice
        if choice.KIND == SEVERAL:
            for value in _items(choice):
                words = self.voice.label(choice.vocabulary, value)
                self.options.append(Option(decision, value, words, item=True))
            return
        listed = choice.listed(MOST_SHOWN if isinstance(choice, Allocate) else MOST_LISTED)
        if listed is None:
            self.typed.append(decision)
            return
        for answer in listed:
            words = self.voice.answer(decision, answer)
            self.options.append(Option(decision, answer, words, item=False))

    def lines(self) -> list[str]:
        """The questions with their answers, as they are read out."""
        lines: list[str] = []
        for decision in self.decisions:
            lines.append(self.voice.question(decision))
            lines += [f"  {line}" for line in self.voice.about(decision)]
            lines.append(self._how(decision))
            mine = [n for n, option in enumerate(self.options, 1) if option.decision is decision]
            if len(mine) <= MOST_SHOWN:
                lines += [self.line(number) for number in mine]
        return [line for line in lines if line]

    def line(self, number: int) -> str:
        """An option as it is shown."""
        return f"  {number}. {self.options[number - 1].words}"

    def _how(self, decision: Decision) -> str:
        """How it is answered, where that is not plain."""
        choice, say = decision.choice, self.voice.say
        mine = [option for option in self.options if option.decision is decision]
        if choice.KIND == SEVERAL:
            low, high = _bounds(choice)
            span = "exactly" if low == high else "any" if low == 0 else "between"
            return "  " + say("how-several", range=span, low=low, high=high)
        if isinstance(choice, Allocate) and decision in self.typed:
            names = [self.voice.name(choice.vocabulary, n) for n in range(len(choice.room))]
            most = ", ".join(
                f"{name} {room}" for name, room in zip(names, choice.room, strict=True)
            )
            exact = "yes" if choice.exact else "no"
            return "  " + say("how-spread", total=choice.total, places=most, exact=exact)
        if decision in self.typed:
            return "  " + say("how-number", key=decision.key)
        if len(mine) > MOST_SHOWN:
            return "  " + say("how-many", number=len(mine), example=_narrowing(mine))
        return ""

    def read(self, text: str) -> tuple[Decision, Answer] | Several | None:
        """What was meant; None = nothing that could be an answer."""
        word, _, rest = text.partition(" ")
        among = [decision for decision in self.decisions if decision.key == word]
        if among and rest:
            text = rest
        else:
            among = list(self.decisions)
        numbers = _numbers(text)
        if numbers is not None:
            return self._numbered(among, numbers)
        return self._worded(among, text.casefold())

    def _numbered(
        self, among: Sequence[Decision], numbers: list[int]
    ) -> tuple[Decision, Answer] | None:
        for decision in among:
            if decision in self.typed and isinstance(decision.choice, Allocate):
                return decision, tuple(numbers)
        chosen = [self.options[n - 1] for n in numbers if 1 <= n <= len(self.options)]
        if len(chosen) == len(numbers):
            decision = chosen[0].decision
            if all(option.item and option.decision is decision for option in chosen):
                # The same thing named twice is meant once.
                once = [self.options[n - 1].answer for n in sorted(set(numbers))]
                return decision, tuple(sorted(value for value in once if isinstance(value, int)))
            if len(chosen) == 1:
                return decision, chosen[0].answer
        typed = [decision for decision in among if decision in self.typed]
        return (typed[0], numbers[0]) if typed and len(numbers) == 1 else None

    def _worded(
        self, among: Sequence[Decision], text: str
    ) -> tuple[Decision, Answer] | Several | None:
        several = [decision for decision in among if decision.choice.KIND == SEVERAL]
        if text == self.voice.say("none").casefold() and several:
            return several[0], ()
        words = text.split()
        found: list[int] = []
        for number, option in enumerate(self.options, 1):
            said = option.words.casefold()
            if option.decision in among and words and all(word in said for word in words):
                if said == text or said.split(",")[0].split(" (")[0] == text:
                    return self._numbered(among, [number])
                found.append(number)
        if len(found) == 1 and len(text) > 1:
            return self._numbered(among, found)
        return Several(found) if found else None


def _items(choice: Choice) -> list[int]:
    options = choice.details()["options"]
    assert isinstance(options, list)
    return [value for value in options if isinstance(value, int)]


def _bounds(choice: Choice) -> tuple[int, int]:
    details = choice.details()
    low, high = details["low"], details["high"]
    assert isinstance(low, int)
    assert isinstance(high, int)
    return low, high


def _numbers(text: str) -> list[int] | None:
    """Whole numbers with spaces or commas between them; None where something else stands."""
    words = text.strip("()[]").replace(",", " ").split()
    if not words or not all(word.isdecimal() and len(word) < 10 for word in words):
        return None
    return [int(word) for word in words]


def _narrowing(options: Sequence[Option]) -> str:
    """Words that narrow such a list down: the beginning of its middle."""
    return options[len(options) // 2].words.split(",")[0].split(":")[0]
