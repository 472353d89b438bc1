"""One decision, graded by what its seat could know.

The answer that was given and the best ones that a first look finds are tried in the same worlds,
which are dealt from the seat's view, with the same dice. In each, the turn is played to its end as
the bots play whose games the chances come from; the mean of what the seats' chances are then is
what an answer was worth, whatever the truth was (docs/decisions/0018).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from headframe.bots.bot import Move
from headframe.bots.chances import first_look
from headframe.bots.moves import named
from headframe.bots.observation import Observation
from headframe.bots.scoring import Scorer
from headframe.bots.steps import Step, Told
from headframe.core.engine import State, act
from headframe.core.game import Game
from headframe.core.rng import Rng
from headframe.review.valuing import Valuer

SURE: Final = 2.0
"""A difference counts from so many standard errors on."""
LEAST: Final = 0.005
"""And from so much chance on."""

LONGEST_LINE: Final = 12


class Effort(NamedTuple):
    """``moves``: how many answers of the first look are compared, in ``few`` worlds; the best of
    them, the given and the usual one in ``worlds``. ``steps``: answers after which a turn that goes
    on and on is judged as it is."""

    moves: int = 4
    few: int = 2
    worlds: int = 6
    steps: int = 30


USUAL: Final = Effort()


class Tried:
    """An answer and the way it is completed: the plan that a look had for it, and then what is
    usual; or the answers that were given (``actual``) as far as they still can be. ``worth`` has a
    row of chances for each world."""

    __slots__ = ("actual", "move", "plan", "worth")

    def __init__(self, move: Move, plan: Sequence[Told], actual: bool = False) -> None:
        self.move = move
        self.plan = list(plan)
        self.actual = actual
        self.worth: list[list[float]] = []

    def chances(self) -> list[float]:
        """Of all seats."""
        return [sum(column) / len(self.worth) for column in zip(*self.worth, strict=True)]

    def gains(self, other: Tried) -> list[float]:
        """For each seat, by how much it has more than with the other: in the worlds that both
        were tried in."""
        rows = list(zip(self.worth, other.worth, strict=False))
        return [sum(a[at] - b[at] for a, b in rows) / len(rows) for at in range(len(rows[0][0]))]

    def error(self, other: Tried, seat: int) -> float:
        """The standard error of that."""
        found = [a[seat] - b[seat] for a, b in zip(self.worth, other.worth, strict=False)]
        mean = sum(found) / len(found)
        spread = sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1)
        return sqrt(spread / len(found))


class Grade:
    """``given``: the answer as the usual bot would have gone on from it; ``own``: as it went on
    best, that way or the player's own. ``usual``: what the first look likes best. ``tried``: all
    that were compared to the end, best first; ``best``: the first of them if it is better by more
    than an accident, else ``own``."""

    __slots__ = ("best", "given", "own", "seat", "tried", "usual")

    def __init__(self, seat: int, given: Tried, own: Tried, usual: Tried, others: list[Tried]):
        self.seat = seat
        self.given = given
        self.own = own
        self.usual = usual
        self.tried = sorted([own, *others], key=lambda each: -each.chances()[seat])
        found = self.tried[0]
        gain = found.gains(own)[seat]
        sure = gain > max(LEAST, SURE * found.error(own, seat))
        self.best = found if sure else own

    @property
    def loss(self) -> float:
        """How much chance the best answer would have kept; 0 = nothing better was found."""
        return self.best.gains(self.own)[self.seat]

    def choice(self) -> list[float]:
        """What each seat gained because this answer was given and not the usual one."""
        return self.given.gains(self.usual)

    def error(self) -> float:
        """The standard error of the seat's own part of that."""
        return self.given.error(self.usual, self.seat)


def grade(
    observation: Observation,
    move: Move,
    valuer: Valuer,
    rng: Rng,
    after: Sequence[Told] = (),
    effort: Effort = USUAL,
) -> Grade | None:
    """``after``: the answers that the seat gave in the rest of its turn. None where there was
    nothing to choose."""
    seat = observation.seat
    scores = first_look(rng).scores(observation)
    if [scored.move for scored in scores] == [move]:
        return None
    plans = {scored.move: scored.plan for scored in scores}
    others = [
        Tried(scored.move, scored.plan) for scored in scores[: effort.moves] if scored.move != move
    ]
    given = Tried(move, plans.get(move, ()))
    usual = given if scores[0].move == move else others[0]
    trial = Trial(observation, valuer, rng, effort)
    for each in (given, *others):
        trial.run(each, effort.few)
    others.sort(key=lambda each: -each.chances()[seat])
    if usual is given and others[0].gains(given)[seat] <= 0:
        return Grade(seat, given, given, usual, others)  # nothing speaks against it
    mine = [given, Tried(move, after, actual=True)] if after else [given]
    others = [each for each in others if each is others[0] or each is usual]
    for each in (*mine, *others):
        trial.run(each, effort.worlds)
    own = max(mine, key=lambda each: each.chances()[seat])
    return Grade(seat, given, own, usual, others)


class Trial:
    """Answers are tried in the same worlds, each with dice of its own that are the same for all."""

    def __init__(
        self, observation: Observation, valuer: Valuer, rng: Rng, effort: Effort = USUAL
    ) -> None:
        self.observation = observation
        self.valuer = valuer
        self.steps = effort.steps
        self.worlds = [observation.deal(rng) for _ in range(effort.worlds)]
        self.dice = f"{rng.word():08x}" * 8

    def run(self, tried: Tried, worlds: int) -> None:
        """In the first so many, as far as that was not done already."""
        for number in range(len(tried.worth), min(worlds, len(self.worlds))):
            s = self.worlds[number].copy()
            self._play(s, self.worlds[number], tried, Rng(self.dice, number << 32))
            tried.worth.append(self.valuer.chances(s))

    def _play(self, s: State, world: State, tried: Tried, dice: Rng) -> None:
        seat, (key, answer) = self.observation.seat, tried.move
        s.open_decisions = world.open_decisions
        decision = named(s, seat, key)
        assert decision is not None  # the same questions are open in every world
        turn, step = s.current_turn(), Step(s, seat)
        act(s, decision, answer)
        looks: dict[int, Scorer] = {seat: first_look(dice)}
        planned = list(tried.plan)
        if not tried.actual:
            looks[seat].plan, planned = planned, []
        for _ in range(self.steps):
            if not s.open_decisions or s.current_turn() != turn:
                return
            if turn is None and not step.going_on(s):
                return
            asked = s.open_decisions[0].seat
            if asked == seat and planned:
                planned = _given_again(s, planned)
                continue
            _usual_answer(
                self.observation.game, s, asked, looks.setdefault(asked, first_look(dice))
            )


def _given_again(s: State, planned: list[Told]) -> list[Told]:
    """The next answer that was given, if it can be; the others."""
    (seat, key, answer), *rest = planned
    decision = named(s, seat, key)
    if decision is not None and decision.choice.legal(answer):
        act(s, decision, answer)
    return rest


def _usual_answer(game: Game[Any], s: State, seat: int, look: Scorer) -> None:
    _do(s, seat, _chosen(look, Observation(game, seat, s)))


def _chosen(look: Scorer, observation: Observation) -> Move:
    chosen = look.scores(observation)[0]
    look.remember(chosen)
    return chosen.move


def _do(s: State, seat: int, move: Move) -> None:
    decision = named(s, seat, move[0])
    assert decision is not None
    act(s, decision, move[1])


def line(game: Game[Any], before: State, best: Tried, seat: int, rng: Rng) -> list[Told]:
    """A whole turn from the best answer on, in the true position, everybody deciding by what that
    seat knows: to be played through."""
    s = before.copy()
    s.open_decisions = before.open_decisions
    turn, step = s.current_turn(), Step(s, seat)
    looks: dict[int, Scorer] = {seat: first_look(rng)}
    looks[seat].plan = list(best.plan)
    found: list[Told] = [(seat, *best.move)]
    _do(s, seat, best.move)
    while len(found) < LONGEST_LINE and s.open_decisions and s.current_turn() == turn:
        if turn is None and not step.going_on(s):
            break
        asked = s.open_decisions[0].seat
        look = looks.setdefault(asked, first_look(rng))
        move = _chosen(look, Observation.of(game, s, asked, rng))
        found.append((asked, *move))
        _do(s, asked, move)
    return found
