"""Answers as people read them, and as they type them."""

from __future__ import annotations

from typing import Any

from headframe.core.choice import Allocate, Answer, Choice, Confirm, Number, Place
from headframe.core.engine import State
from headframe.core.game import Game
from headframe.core.speech import ENGLISH, Speech


def answer_words(
    game: Game[Any], s: State, choice: Choice, answer: Answer, speech: Speech | None = None
) -> str:
    """In the game's own words: those of ``speech``, or plain English."""

    def label(value: int) -> str:
        if speech is not None and speech.texts.language != ENGLISH:
            return speech.label(choice.vocabulary, value)
        return game.label(s, choice.vocabulary, value)

    if isinstance(choice, Confirm):
        return "yes" if answer == 1 else "no"
    if isinstance(choice, Number):
        return f"{answer} {choice.vocabulary}"
    if isinstance(choice, Allocate):
        assert isinstance(answer, tuple)
        shares = (f"{units} to {label(place)}" for place, units in enumerate(answer) if units)
        return ", ".join(shares) or "nothing"
    if isinstance(choice, Place):
        assert isinstance(answer, int)
        cells = choice.shapes.cells(answer)
        return " ".join(label(cell) for cell in cells)
    if isinstance(answer, int):
        return label(answer)
    return ", ".join(label(value) for value in answer) or "none"


def typed_answer(text: str) -> Answer | None:
    """Numbers as typed: one is a number, several (or brackets) are a list. None = not numbers.

    >>> typed_answer("7"), typed_answer("3, 12"), typed_answer("(7)"), typed_answer("seven")
    (7, (3, 12), (7,), None)
    """
    bare = text.strip()
    listed = bare.startswith(("(", "[")) or "," in bare or " " in bare
    words = bare.strip("()[]").replace(",", " ").split()
    try:
        numbers = tuple(int(word) for word in words)
    except ValueError:
        return None
    if listed or len(numbers) != 1:
        return numbers
    return numbers[0]
