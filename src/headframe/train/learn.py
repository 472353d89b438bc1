"""Training a net on what became of positions: the chances of the turns that followed, and who won.

The sides share the chance by their strengths, as in ``core.chances``. Plain stochastic gradient
descent by Adam's rule: a net this small needs no more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from headframe.bots.net import Net
from headframe.train.table import Table

Array = NDArray[Any]

BATCH: Final = 512
RATES: Final = (0.9, 0.999)
DECAY: Final = 1e-4


class Lesson(NamedTuple):
    """``points``: the lead that multiplies the odds by e."""

    units: int
    rounds: int
    rate: float
    points: float
    seed: int


class Loss(NamedTuple):
    """Mean loss of the game's own evaluation, and with the net; lower is better."""

    before: float
    after: float


def train(
    known: Table, fresh: Table, lesson: Lesson, tell: Callable[[str], None]
) -> tuple[Net, Loss]:
    """The net of the round that did best on the fresh games, which were not trained on."""
    net = Net.fresh(_scale(known), lesson.units, lesson.seed)
    rng = np.random.default_rng(lesson.seed)
    before = loss(net, fresh, lesson)
    best, kept = before, _copy(net)
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in _parts(net)]
    step = 0
    for number in range(lesson.rounds):
        order = rng.permutation(len(known.when))
        rate = lesson.rate * 0.5 * (1 + np.cos(np.pi * number / lesson.rounds))
        for at in range(0, len(order), BATCH):
            step += 1
            for part, slope, moment in zip(
                _parts(net),
                _slopes(net, known, order[at : at + BATCH], lesson),
                moments,
                strict=True,
            ):
                _move(part, slope, moment, rate, step)
        now = loss(net, fresh, lesson)
        tell(f"round {number + 1} of {lesson.rounds}: loss {now:.5f} (own evaluation {before:.5f})")
        if now < best:
            best, kept = now, _copy(net)
    return kept, Loss(before, best)


def loss(net: Net, table: Table, lesson: Lesson) -> float:
    """How far off a net is on these positions."""
    found = []
    for at in range(0, len(table.when), 8 * BATCH):
        rows = np.arange(at, min(at + 8 * BATCH, len(table.when)))
        strength, _, _ = _strengths(net, table, rows)
        found.append(_missed(strength, table, rows, lesson)[0])
    return float(np.concatenate(found).mean())


def _strengths(net: Net, table: Table, rows: Array) -> tuple[Array, Array, Array]:
    """(positions, seats): worth and what the net says; with what the net needs to learn."""
    seen = table.features[rows] * net.scale
    units = np.maximum(seen @ net.first + net.bias, 0.0)
    return table.worths[rows] + units @ net.last, seen, units


def _missed(strength: Array, table: Table, rows: Array, lesson: Lesson) -> tuple[Array, Array]:
    """The loss of each position, and its slope by the strength of each seat."""
    teams = np.array(table.teams)
    sides = sorted(set(table.teams))
    share = np.stack([(teams == side) / (teams == side).sum() for side in sides], 1)
    means = strength @ share
    # Every seat of a side has the chance of its side.
    won = table.became[rows] @ share
    if len(sides) == 1:
        means, won = np.c_[means, np.zeros(len(rows))], np.c_[won, 1.0 - won]
    odds = means / lesson.points
    odds = odds - odds.max(axis=1, keepdims=True)
    chance = np.exp(odds) / np.exp(odds).sum(axis=1, keepdims=True)
    missed = -(won * np.log(chance + 1e-9)).sum(axis=1)
    slope = ((chance - won) / lesson.points)[:, : len(sides)] @ share.T
    return missed, slope


def _slopes(net: Net, table: Table, rows: Array, lesson: Lesson) -> tuple[Array, Array, Array]:
    strength, seen, units = _strengths(net, table, rows)
    slope = _missed(strength, table, rows, lesson)[1] / len(rows)
    last = np.einsum("ps,psu->u", slope, units)
    inner = slope[:, :, None] * net.last * (units > 0)
    flat = inner.reshape(-1, inner.shape[2])
    first = seen.reshape(-1, seen.shape[2]).T @ flat
    return first, flat.sum(axis=0), last


def _parts(net: Net) -> tuple[Array, Array, Array]:
    return net.first, net.bias, net.last


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


def _copy(net: Net) -> Net:
    return Net(net.scale, net.first.copy(), net.bias.copy(), net.last.copy(), net.facts)
