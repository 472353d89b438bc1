"""One game being played: the state, the answers so far, what can be taken back.

Undo follows information. An answer after which nothing hidden has moved and the same seats are
asked can be taken back; any other is a mark that undo never crosses. No game writes a line for it.
"""

from __future__ import annotations

import secrets as entropy
from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from headframe.core.choice import Answer, plain
from headframe.core.codec import encode
from headframe.core.engine import Event, State, advance, apply
from headframe.core.game import Game, Result
from headframe.core.options import Options
from headframe.core.record import Outcome, Record, commitment
from headframe.core.rng import Rng
from headframe.core.sentence import Said
from headframe.core.view import hidden_moved


class CannotUndo(Said):
    """Says why; nothing has changed."""


class Playing:
    """A position, the answers that led to it, and the way back. ``state`` is read by the caller
    and changed only here."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state
        if state.events is None:
            state.events = []
        self.answers: list[tuple[int, str, Answer]] = []
        self._back: list[State] = []

    @property
    def over(self) -> bool:
        """Nothing is left to decide: there is a result."""
        return not self.state.stack

    def events(self) -> list[Event]:
        """What happened since this was last asked."""
        told, self.state.events = self.state.events, []
        return told or []

    def answer(self, seat: int, key: str, answer: Answer) -> bool:
        """Apply it, or raise Refused and change nothing. True = it cannot be taken back."""
        before = self.state.copy()
        asked = asked_seats(before)
        apply(self.state, seat, key, answer)
        self.answers.append((seat, key, answer))
        marked = asked != asked_seats(self.state) or hidden_moved(before, self.state)
        if marked:
            self._back.clear()
        else:
            self._back.append(before)
        return marked

    def can_undo(self, seat: int) -> bool:
        """Whether ``undo`` would do it."""
        return bool(self._back) and self.answers[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer."""
        if not self._back:
            raise CannotUndo(
                "there is nothing to take back: "
                "the last answer showed something or passed the turn on"
            )
        if self.answers[-1][0] != seat:
            raise CannotUndo("the last answer was not yours")
        self.state = self._back.pop()
        self.state.events = []
        self.answers.pop()

    def result(self) -> Result | None:
        """How it ended; None while it has not."""
        return self.game.result(self.state) if self.over else None


class Session(Playing):
    """Plays one game from its seed, or from a position whose dice come from the seed, and writes
    it down.


    >>> from headframe import registry
    >>> session = Session(registry.game("super_motherload"), {"players": 2}, seed="a game")
    >>> rng = Rng.seeded("somebody who plays by chance")
    >>> while not session.over:
    ...     decision = session.state.open_decisions[0]
    ...     cannot_be_undone = session.answer(
    ...         decision.seat, decision.key, decision.choice.sample(rng)
    ...     )
    >>> sorted(session.result().places)
    [1, 2]
    >>> session.record().seed
    'a game'
    """

    def __init__(
        self,
        game: Game[Any],
        options: Options,
        seed: str | None = None,
        names: Sequence[str] = (),
        start: State | None = None,
    ) -> None:
        self.options = game.settle(options)
        self.seed = seed if seed is not None else entropy.token_hex(32)
        count = game.seats(self.options)
        self.names = [*names, *(f"seat {seat}" for seat in range(len(names), count))]
        self.start: Any = UNSET if start is None else encode(start)
        super().__init__(game, start or begun(game, self.options, self.seed))

    def record(self) -> Record:
        """The game as a document. The seed is in it only once the game is over."""
        result = self.result()
        return Record(
            game=self.game.NAME,
            rules=self.game.RULES,
            content=self.game.content_hash(self.options),
            options=dict(self.options),
            seats=self.names,
            commitment=commitment(self.game.NAME, self.seed, self.start),
            seed=self.seed if result else None,
            answers=[(seat, key, plain(answer)) for seat, key, answer in self.answers],
            result=Outcome.of(result) if result else None,
            start=self.start if result else UNSET,
        )


def begun(game: Game[Any], options: Options, seed: str) -> State:
    """The first position, its events still in it."""
    state: State = game.set_up(options, dice(seed))
    state.events = []
    advance(state)
    return state


def dice(seed: str) -> Rng:
    """The generator of a game's dice, at their first throw."""
    return Rng.seeded(seed, "dice")


def asked_seats(s: State) -> list[int]:
    """The seats that have something to decide, ascending."""
    return sorted({decision.seat for decision in s.open_decisions})
