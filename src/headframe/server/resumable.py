"""A game that can begin in the middle, so that opening a long one is no replay."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from headframe.core.choice import Answer, plain
from headframe.core.codec import encode
from headframe.core.engine import State
from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.record import read_answer
from headframe.core.session import Playing

TRIMMED: Final = 64
"""More answers than this are not kept in memory once they cannot be taken back."""


class Back(msgspec.Struct, frozen=True):
    """A position that can be gone back to, and the answer that led on from it."""

    state: Any
    seat: int
    key: str
    answer: int | list[int]


class SavedGame(msgspec.Struct, frozen=True):
    """A position and those before it that an undo may need."""

    step: int
    state: Any
    back: list[Back]


class ResumableSession(Playing):
    """``answers`` are those since ``base``; the log has all of them."""

    def __init__(self, game: Game[Any], state: State, base: int = 0) -> None:
        super().__init__(game, state)
        self.base = base

    @property
    def step(self) -> int:
        """How many answers stand, from the very beginning."""
        return self.base + len(self.answers)

    @classmethod
    def resumed(
        cls, game: Game[Any], saved: SavedGame, options: Options | None = None
    ) -> ResumableSession:
        """``options`` say which content it is played on, whatever was saved."""
        decoder = game.decoder(options)
        session = cls(game, decoder.state(saved.state), saved.step - len(saved.back))
        session.answers = [(back.seat, back.key, read_answer(back.answer)) for back in saved.back]
        session._back = [decoder.state(back.state) for back in saved.back]
        return session

    def saved(self) -> SavedGame:
        """From this it can be resumed."""
        count = len(self._back)
        last = self.answers[len(self.answers) - count :]
        return SavedGame(
            self.step,
            encode(self.state),
            [
                Back(encode(state), seat, key, plain(answer))
                for state, (seat, key, answer) in zip(self._back, last, strict=True)
            ],
        )

    def earliest(self) -> int:
        """The first step that can be gone back to without a replay."""
        return self.step - len(self._back)

    def cut(self, to: int) -> None:
        """Go back to a step not before ``earliest``, whoever gave the answers."""
        while self.step > to:
            self.undo(self.answers[-1][0])

    def answer(self, seat: int, key: str, answer: Answer) -> bool:
        marked = super().answer(seat, key, answer)
        if marked and len(self.answers) > TRIMMED:
            self.base += len(self.answers)
            self.answers.clear()
        return marked
