"""Looking back at a finished game: chances, mistakes, and luck against skill.

The chances are estimates by short playouts of the bots' own light policy. What a player decided is
judged by what that seat could know then; what the dice did is judged by what was true.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from headframe.bots.hints import Hint, hints
from headframe.bots.observation import Observation
from headframe.bots.playout import Horizon, play_on
from headframe.bots.value import Judge, measured_scale
from headframe.core.choice import Answer
from headframe.core.engine import CONCEDE, State, apply
from headframe.core.game import Game
from headframe.core.record import Record, read_answer
from headframe.core.replay import Filmed, steps
from headframe.core.rng import Rng

HORIZON: Final = Horizon(turns=2, steps=8, tries=2)


class Moment(msgspec.Struct, kw_only=True):
    """One answer of the record.

    ``chances``: each seat's after it. An answer under rules that are gone has no more than that.
    ``loss``: how much chance the best answer found would have
    kept; 0 = nothing better was found. ``luck``: how far what was random in it moved each seat.
    """

    number: int
    seat: int
    key: str
    answer: Answer
    chances: list[float]
    loss: float
    better: Hint | None
    luck: list[float]


class Analysis(msgspec.Struct, kw_only=True):
    """``mistakes``: numbers of the moments that cost most, worst first. ``lost``: all that each
    seat gave away by its answers; ``luck``: all that the dice gave or took."""

    start: list[float]
    moments: list[Moment]
    mistakes: list[int]
    lost: list[float]
    luck: list[float]


class Analyst:
    """``samples``: playouts for one estimate. ``search``: the bot that looks for better answers;
    "" = only chances and luck, which is much faster."""

    def __init__(
        self, game: Game[Any], seed: str, samples: int = 16, search: str = "mcts:iterations=60"
    ) -> None:
        self.game = game
        self.samples = samples
        self.search = search
        self.rng = Rng.seeded(seed, "analysis")
        self.judge = Judge(game, 1.0)

    def analyse(
        self, record: Record, most: int = 5, tell: Callable[[int, int], None] | None = None
    ) -> Analysis:
        """Of a finished record. ``tell`` hears how far it is."""
        walk = steps(self.game, record)
        before = next(walk).state.copy()
        self.judge = self._judge(before)
        start = self._chances(before, self._dice())
        moments: list[Moment] = []
        for number, session in enumerate(walk):
            seat, key, raw = record.answers[number]
            known = not isinstance(session, Filmed)
            moments.append(
                self._moment(number, before, session.state, seat, key, read_answer(raw), known)
            )
            before = session.state.copy()
            if tell:
                tell(number + 1, len(record.answers))
        seats = range(len(before.teams))
        worst = sorted(moments, key=lambda moment: -moment.loss)
        return Analysis(
            start=start,
            moments=moments,
            mistakes=[moment.number for moment in worst[:most] if moment.loss > 0],
            lost=[round(sum(m.loss for m in moments if m.seat == seat), 4) for seat in seats],
            luck=[round(sum(m.luck[seat] for m in moments), 4) for seat in seats],
        )

    def _judge(self, s: State) -> Judge:
        base = self.game.evaluate_ahead(s, 0) if len(s.teams) == 1 else 0.0
        scale = measured_scale(self.game, s, self.rng)
        return Judge(self.game, scale, base, measured=True)

    def _moment(
        self,
        number: int,
        before: State,
        after: State,
        seat: int,
        key: str,
        answer: Answer,
        known: bool = True,
    ) -> Moment:
        dice = self._dice()
        chances = self._chances(after, dice)
        luck = [0.0] * len(chances)
        if known and after.rng.count != before.rng.count:
            expected = self._expected(before, seat, key, answer, dice)
            luck = [round(now - mean, 4) for now, mean in zip(chances, expected, strict=True)]
        loss, better = self._loss(before, seat, key, answer) if known else (0.0, None)
        return Moment(
            number=number,
            seat=seat,
            key=key,
            answer=answer,
            chances=[round(chance, 4) for chance in chances],
            loss=round(loss, 4),
            better=better,
            luck=luck,
        )

    def _loss(
        self, before: State, seat: int, key: str, answer: Answer
    ) -> tuple[float, Hint | None]:
        """The best answer found and the one given, compared in the same worlds."""
        if not self.search or key == CONCEDE:
            return 0.0, None
        observation = Observation.of(self.game, before, seat, self.rng)
        best = hints(observation, self.rng, 1, self.search)[0]
        if (best.key, best.answer) == (key, answer):
            return 0.0, None
        gained = 0.0
        for _ in range(self.samples):
            world = observation.deal(self.rng)
            dice = self._dice()
            gained += self._after(world, seat, best.key, best.answer, dice)[seat]
            gained -= self._after(world, seat, key, answer, dice)[seat]
        loss = gained / self.samples
        return (loss, best) if loss > 0 else (0.0, None)

    def _after(self, s: State, seat: int, key: str, answer: Answer, dice: Rng) -> list[float]:
        tried = s.copy()
        apply(tried, seat, key, answer)
        return self._once(tried, dice.copy())

    def _expected(
        self, before: State, seat: int, key: str, answer: Answer, dice: Rng
    ) -> list[float]:
        """The chances after the answer if what was random in it fell anew."""
        found = []
        for number in range(self.samples):
            tried = before.copy()
            tried.rng = _stream(dice, number, 1)
            apply(tried, seat, key, answer)
            found.append(self._once(tried, _stream(dice, number, 2)))
        return _means(found)

    def _chances(self, s: State, dice: Rng) -> list[float]:
        if not s.open_decisions:
            return self.game.wins(s)
        found = []
        for number in range(self.samples):
            tried = s.copy()
            tried.rng = _stream(dice, number, 1)
            found.append(self._once(tried, _stream(dice, number, 2)))
        return _means(found)

    def _once(self, s: State, dice: Rng) -> list[float]:
        s.events = None
        s = play_on(self.game, s, dice, HORIZON)
        return self.judge.chances(s) if s.open_decisions else self.game.wins(s)

    def _dice(self) -> Rng:
        return Rng(f"{self.rng.word():08x}" * 8)


def _stream(dice: Rng, number: int, purpose: int) -> Rng:
    """The same playouts for both sides of a comparison: their noise then cancels out."""
    return Rng(dice.key, (2 * number + purpose) << 24)


def _means(found: list[list[float]]) -> list[float]:
    return [sum(column) / len(found) for column in zip(*found, strict=True)]
