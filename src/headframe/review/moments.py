"""The answers of a record one after the other, each graded, with the chances that it led to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from headframe.bots.bot import Move
from headframe.bots.moves import named
from headframe.bots.observation import Observation
from headframe.bots.steps import Told
from headframe.core.choice import Plain, plain
from headframe.core.engine import CONCEDE, State, apply, ask
from headframe.core.game import Game
from headframe.core.record import Record, read_answer
from headframe.core.replay import Filmed, steps
from headframe.core.rng import Rng
from headframe.review.grading import USUAL, Effort, Grade, grade, line
from headframe.review.valuing import Valuer

LONGEST_TURN: Final = 60
"""So many answers are looked at for the rest of a turn."""
MOST_OPTIONS: Final = 4

Answered = tuple[int, str, Plain]
"""Seat, key, answer."""


class Considered(msgspec.Struct, frozen=True):
    """An answer that was thought of, and the seat's chance with it. ``things``: where on the board
    it is given (``Game.things``)."""

    key: str
    answer: Plain
    chance: float
    things: list[str] = []


class Moment(msgspec.Struct, kw_only=True):
    """One answer of the record; all chances are from 0 to 1.

    ``chances``: each seat's when it had been given. ``choice``: what each seat gained because this
    answer was given and not the usual one; ``luck``: all else that changed its chance with it.
    ``graded``: whether there was something to choose and it could be judged. ``loss``: how much
    chance the best answer found would have kept; 0 = nothing better was found. ``error``: the
    standard error of the seat's own part of ``choice``. ``options``: the answers compared, best
    first, where the best one was another; ``line``: the turn from the best one on. ``things``:
    where on the board the answer was given, of what was graded."""

    step: int
    """The number of answers before it: the position that it was given in."""
    seat: int
    key: str
    answer: Plain
    turn: int | None
    round: int | None = None
    """In which it was given, as the game counts them (``Game.round``)."""
    chances: list[float]
    choice: list[float]
    luck: list[float]
    graded: bool = False
    loss: float = 0.0
    error: float = 0.0
    options: list[Considered] = []
    line: list[Answered] = []
    things: list[str] = []


class Begun(msgspec.Struct, kw_only=True):
    """Before the first answer. ``measured``: the chances were held against games that were
    played; else they are the game's own guess."""

    chances: list[float]
    teams: list[int]
    measured: bool


class Walk:
    """Through a record. What happens to an answer depends on it and on ``seed`` alone, so that
    parts of a review can be made apart from each other."""

    def __init__(
        self, game: Game[Any], record: Record, seed: str = "review", effort: Effort = USUAL
    ) -> None:
        self.game = game
        self.record = record
        self.seed = seed
        self.effort = effort

    def begun(self) -> Begun:
        """How the seats stood before the first answer."""
        s = next(steps(self.game, self.record)).state
        valuer = Valuer(self.game, s, self._rng("start"))
        return Begun(
            chances=_round(valuer.chances(s)), teams=list(s.teams), measured=valuer.judge is None
        )

    def moments(self, first: int = 0, last: int | None = None) -> Iterator[Moment]:
        """Of the answers from ``first`` on, up to but not with ``last``."""
        end = len(self.record.answers) if last is None else min(last, len(self.record.answers))
        valuer: Valuer | None = None
        before: State | None = None
        for step, session in enumerate(steps(self.game, self.record)):
            if valuer is None:
                valuer = Valuer(self.game, session.state, self._rng("start"))
            if before is not None and step > first:
                known = not isinstance(session, Filmed)
                yield self._moment(step - 1, before, session.state, valuer, known)
            if step >= end:
                return
            if step >= first:
                before = session.state.copy()
                ask(before)

    def _rng(self, what: str) -> Rng:
        return Rng.seeded(self.seed, what)

    def _moment(
        self, step: int, before: State, after: State, valuer: Valuer, known: bool
    ) -> Moment:
        seat, key, raw = self.record.answers[step]
        chances = _round(valuer.chances(after))
        was = _round(valuer.chances(before))
        change = [b - a for a, b in zip(was, chances, strict=True)]
        found = self._graded(step, before, valuer) if known and key != CONCEDE else None
        choice = [0.0] * len(chances)
        if found is not None:
            choice = _round(found.choice())
        elif key == CONCEDE:
            choice = _round(change)
        moment = Moment(
            step=step,
            seat=seat,
            key=key,
            answer=plain(read_answer(raw)),
            turn=before.current_turn(),
            round=self.game.round(before),
            chances=chances,
            choice=choice,
            luck=_round([a - b for a, b in zip(change, choice, strict=True)]),
        )
        if found is not None:
            moment.graded, moment.loss, moment.error = (
                True,
                _short(found.loss),
                _short(found.error()),
            )
            moment.things = self._things(before, seat, found.given.move)
            if moment.loss:
                moment.options = self._options(before, found)
                moment.line = self._line(step, before, found)
        return moment

    def _options(self, before: State, found: Grade) -> list[Considered]:
        return [
            Considered(
                each.move[0],
                plain(each.move[1]),
                _short(each.chances()[found.seat]),
                self._things(before, found.seat, each.move),
            )
            for each in found.tried[:MOST_OPTIONS]
        ]

    def _things(self, before: State, seat: int, move: Move) -> list[str]:
        decision = named(before, seat, move[0])
        return [] if decision is None else list(self.game.things(before, decision, move[1]))

    def _line(self, step: int, before: State, found: Grade) -> list[Answered]:
        told = line(self.game, before, found.best, found.seat, self._rng(f"line {step}"))
        return [(seat, key, plain(answer)) for seat, key, answer in told]

    def _graded(self, step: int, before: State, valuer: Valuer) -> Grade | None:
        rng = self._rng(f"answer {step}")
        seat, key, raw = self.record.answers[step]
        observation = Observation.of(self.game, before, seat, rng)
        after = self._rest(step, before)
        return grade(observation, (key, read_answer(raw)), valuer, rng, after, self.effort)

    def _rest(self, step: int, before: State) -> list[Told]:
        """What the seat answered in the rest of the turn."""
        turn = before.current_turn()
        if turn is None:
            return []
        s = before.copy()
        s.open_decisions = before.open_decisions
        found: list[Told] = []
        own = self.record.answers[step][0]
        for at, (seat, key, raw) in enumerate(self.record.answers[step : step + LONGEST_TURN]):
            if not s.open_decisions or s.current_turn() != turn:
                break
            if at and seat == own:
                found.append((seat, key, read_answer(raw)))
            apply(s, seat, key, read_answer(raw))
        return found


def _short(chance: float) -> float:
    return round(chance, 6)


def _round(chances: list[float]) -> list[float]:
    """Short enough to be sent; sums of them are exact all the same."""
    return [_short(chance) for chance in chances]
