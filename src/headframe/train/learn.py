"""Training a net on what became of positions (``returns``): the chances of the turns that followed,
as the net itself came to see them, and who won.

The sides share the chance by their strengths, as in ``core.chances``. A point counts more or less
as the game goes on (``phases``): the net need not learn that, and for a bot, which compares
positions of one moment, it makes no difference. Plain stochastic gradient descent by Adam's rule: a
net this small needs no more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from headframe.bots.net import Net
from headframe.core.chances import KNOTS, hats
from headframe.train.returns import returns
from headframe.train.table import Table

Array = NDArray[Any]

BATCH: Final = 1024
RATES: Final = (0.9, 0.99)
DECAY: Final = 0.03
"""How much of a weight is forgotten at each step, in steps."""
PHASE_RATE: Final = 0.02
"""How fast the phases of the game's own evaluation are learned, before there is a net."""


class Lesson(NamedTuple):
    """``looks``: how often what became of positions is worked out anew, with the net so far, for a
    fresh net to learn from in so many ``passes``. ``points``: the lead that multiplies the odds by
    e; ``fade``: how much each further turn counts (1 = the end of the game alone)."""

    units: int
    looks: int
    passes: int
    rate: float
    points: float
    fade: float
    seed: int


class Loss(NamedTuple):
    """How far the chances at ends of turns are from how games ended: by the game's own evaluation
    and with the net, both with phases; lower is better."""

    before: float
    after: float


class Seen(NamedTuple):
    """Positions as a learner needs them: what share each seat has in each side (seats, sides), and
    how near each position is to each knot of the phases."""

    table: Table
    share: Array
    near: Array

    @staticmethod
    def of(table: Table) -> Seen:
        """All positions of a table."""
        teams = np.array(table.teams)
        sides = [teams == side for side in sorted(set(table.teams))]
        share = np.stack([side / side.sum() for side in sides], 1).astype(np.float32)
        near = np.array([hats(float(at)) for at in table.progress], np.float32)
        return Seen(table, share, near)

    def batches(self, rows: Array, size: int = BATCH) -> list[Array]:
        """These rows, some at a time."""
        return [rows[at : at + size] for at in range(0, len(rows), size)]


class Strengths(NamedTuple):
    """(positions, seats): how the seats of some positions stand in logarithms of odds, and what
    that was made of: what a point counts there, the numbers as the net takes them, its units."""

    strength: Array
    point: Array
    numbers: Array
    units: Array


class Learner:
    """A net on its way, with ``phases``: the logarithm of what a point counts at each knot."""

    def __init__(self, net: Net, phases: Array, points: float) -> None:
        self.net = net
        self.phases = phases
        self.points = points

    def parts(self) -> tuple[Array, ...]:
        """What is learned."""
        return self.net.first, self.net.bias, self.net.last, self.phases

    def strengths(self, seen: Seen, rows: Array) -> Strengths:
        """Worth, and what the net says, by what a point counts."""
        table, net = seen.table, self.net
        point = np.exp(seen.near[rows] @ self.phases)[:, None] / self.points
        numbers = table.features[rows].astype(np.float32) * net.scale
        units = np.maximum(numbers @ net.first + net.bias, 0.0)
        return Strengths((table.worths[rows] + units @ net.last) * point, point, numbers, units)

    def chances(self, seen: Seen) -> Array:
        """(positions, seats): of all positions."""
        rows = np.arange(len(seen.near))
        found = [
            _shared(self.strengths(seen, some).strength @ seen.share) @ (seen.share.T > 0)
            for some in seen.batches(rows)
        ]
        return np.concatenate(found).astype(np.float32)

    def slopes(self, seen: Seen, became: Array, rows: Array) -> tuple[Array, ...]:
        """How the loss on these positions grows with each part."""
        found = self.strengths(seen, rows)
        off = _shared(found.strength @ seen.share) - became[rows] @ seen.share
        slope = off @ seen.share.T / len(rows)
        phases = (slope * found.strength).sum(axis=1) @ seen.near[rows]
        slope = slope * found.point
        inner = (slope[:, :, None] * self.net.last * (found.units > 0)).reshape(
            -1, found.units.shape[2]
        )
        first = found.numbers.reshape(len(inner), -1).T @ inner
        last = np.einsum("ps,psu->u", slope, found.units)
        return first, inner.sum(axis=0), last, phases


def train(
    known: Table, fresh: Table, lesson: Lesson, tell: Callable[[str], None]
) -> tuple[Learner, Loss]:
    """What the last look led to. It is measured on the fresh games, which were not trained on."""
    seen, unseen = Seen.of(known), Seen.of(fresh)
    rng = np.random.default_rng(lesson.seed)
    scale = _scale(known)
    silent = Net.fresh(scale, 1, lesson.seed)
    learner = Learner(silent, np.zeros(len(KNOTS), np.float32), lesson.points)
    became, use = returns(known, learner.chances(seen), lesson.fade)
    _descend(learner, seen, became, use, 1, PHASE_RATE, rng, phases_alone=True)
    before = after = loss(learner, unseen)
    tell(f"the game's own evaluation: loss {before:.5f}")
    for look in range(lesson.looks):
        became, use = returns(known, learner.chances(seen), lesson.fade)
        net = Net.fresh(scale, lesson.units, lesson.seed + look)
        learner = Learner(net, learner.phases, lesson.points)
        _descend(learner, seen, became, use, lesson.passes, lesson.rate, rng)
        after = loss(learner, unseen)
        tell(f"look {look + 1} of {lesson.looks}: loss {after:.5f}")
    return learner, Loss(before, after)


def loss(learner: Learner, seen: Seen) -> float:
    """How far its chances at ends of turns are from how the games ended."""
    ends = seen.table.end
    told = learner.chances(seen)[ends] @ seen.share
    ended = seen.table.ended[seen.table.game[ends]] @ seen.share
    if told.shape[1] == 1:
        told, ended = np.c_[told, 1.0 - told], np.c_[ended, 1.0 - ended]
    return float(-(ended * np.log(told + 1e-9)).sum(axis=1).mean())


def _shared(strength: Array) -> Array:
    """(positions, sides): their chances. A lone side plays against one that never gains."""
    sides = strength.shape[1]
    if sides == 1:
        strength = np.c_[strength, np.zeros(len(strength), np.float32)]
    powers = np.exp(strength - strength.max(axis=1, keepdims=True))
    found: Array = (powers / powers.sum(axis=1, keepdims=True))[:, :sides]
    return found


def _descend(
    learner: Learner,
    seen: Seen,
    became: Array,
    use: Array,
    passes: int,
    rate: float,
    rng: np.random.Generator,
    *,
    phases_alone: bool = False,
) -> None:
    """The parts of the learner change where they lie; faster at first, hardly any more at last."""
    chosen = slice(-1, None) if phases_alone else slice(None)
    parts = learner.parts()[chosen]
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in parts]
    rows = np.flatnonzero(use)
    steps = passes * -(-len(rows) // BATCH)
    step = 0
    for _ in range(passes):
        for some in seen.batches(rng.permutation(rows)):
            bold = rate * 0.5 * (1 + np.cos(np.pi * step / steps))
            step += 1
            slopes = learner.slopes(seen, became, some)[chosen]
            for part, slope, moment in zip(parts, slopes, moments, strict=True):
                _move(part, slope, moment, bold, step)


def _move(part: Array, slope: Array, moment: tuple[Array, Array], rate: float, step: int) -> None:
    first, second = moment
    first += (1 - RATES[0]) * (slope - first)
    second += (1 - RATES[1]) * (slope * slope - second)
    way = (first / (1 - RATES[0] ** step)) / (np.sqrt(second / (1 - RATES[1] ** step)) + 1e-8)
    part -= rate * (way + DECAY * part)


def _scale(table: Table) -> Array:
    """A number that never varies is not looked at."""
    flat = table.features.reshape(-1, table.features.shape[2])
    some = flat[:: max(1, len(flat) // 20_000)].astype(np.float32)
    spread = some.std(axis=0)
    return np.where(spread > 0, 1.0 / (spread + 0.1), 0.0).astype(np.float32)
