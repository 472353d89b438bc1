"""The light policy that plays positions on: of a few random steps, the one that leads furthest."""

from __future__ import annotations

from typing import Any, NamedTuple

from headframe.bots.moves import pick_own
from headframe.bots.steps import Told, begin, finish, other_dice, repeat, whose_turn
from headframe.bots.value import lead
from headframe.core.engine import State
from headframe.core.game import Game
from headframe.core.rng import Rng


class Horizon(NamedTuple):
    """How far positions are played on: until so many turns have ended, but no more than so many
    steps. ``tries``: the random steps of which the best is taken."""

    turns: int
    steps: int
    tries: int


def play_on(game: Game[Any], s: State, rng: Rng, horizon: Horizon) -> State:
    """The position at the horizon, or the end. ``s`` may be used up."""
    turns, steps, tries = horizon
    turn = whose_turn(s)
    for _ in range(steps):
        if not s.open:
            return s
        now = whose_turn(s)
        if now != turn:
            # Whole turns are compared with whole turns: the one that has just begun looks poor.
            turn = now
            turns -= 1
            if turns <= 0:
                return s
        s = light_step(game, s, rng, tries)
    return s


def light_step(game: Game[Any], s: State, rng: Rng, tries: int) -> State:
    seat = s.open[0].seat
    if tries <= 1:
        _random_step(s, seat, rng, None)
        return s
    best, told = _best_step(game, s, seat, rng, tries)
    if best.rng.count == s.rng.count:
        return best
    # The step threw dice. Taking the best as it is would mean knowing them beforehand: throw
    # others for the step that was chosen.
    s.rng = other_dice(s.rng)
    repeat(s, told, rng)
    return s


def light_plan(game: Game[Any], s: State, seat: int, rng: Rng, tries: int) -> list[Told]:
    """The answers of such a step, without taking it."""
    return _best_step(game, s, seat, rng, tries)[1]


def _best_step(
    game: Game[Any], s: State, seat: int, rng: Rng, tries: int
) -> tuple[State, list[Told]]:
    best: State | None = None
    best_lead = 0.0
    best_told: list[Told] = []
    for _ in range(tries):
        tried = s.copy()
        told: list[Told] = []
        _random_step(tried, seat, rng, told)
        ahead = lead(game, tried, seat)
        if best is None or ahead > best_lead:
            best, best_lead, best_told = tried, ahead, told
    assert best is not None
    return best, best_told


def _random_step(s: State, seat: int, rng: Rng, told: list[Told] | None) -> None:
    decision = pick_own(s, seat, rng)
    answer = decision.choice.sample(rng)
    if told is not None:
        told.append((seat, decision.key, answer))
    finish(s, begin(s, decision, answer), rng, rng, told)
