"""The light policy that plays positions on: of a few random steps, the one that leads furthest.

With ``ahead`` it is not so light: of all steps the one that the game foresees most of, or the one
that is judged best, by the net as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from headframe.bots.bot import Move
from headframe.bots.moves import candidates, named, pick_own
from headframe.bots.steps import Told, begin, finish, other_dice, repeat
from headframe.bots.value import lead_of
from headframe.core.engine import State
from headframe.core.game import Game
from headframe.core.rng import Rng

LIMIT: Final = 24
"""Answers of one decision that are looked at ahead."""


class Horizon(NamedTuple):
    """How far positions are played on: until so many turns have ended, but no more than so many
    steps. ``tries``: the random steps of which the best is taken, by the game's ``evaluate``;
    ``ahead``: instead of them every step, by its ``evaluate_ahead`` (1), or by the lead that the
    search would see in it (2), which takes longer."""

    turns: int
    steps: int
    tries: int
    ahead: int = 0


def play_on(game: Game[Any], s: State, rng: Rng, horizon: Horizon) -> State:
    """The position at the horizon, or the end. ``s`` may be used up."""
    turns = horizon.turns
    turn = s.current_turn()
    for _ in range(horizon.steps):
        if not s.open_decisions:
            return s
        now = s.current_turn()
        if now != turn:
            # Whole turns are compared with whole turns: the one that has just begun looks poor.
            turn = now
            turns -= 1
            if turns <= 0:
                return s
        s = light_step(game, s, rng, horizon)
    return s


def light_step(game: Game[Any], s: State, rng: Rng, horizon: Horizon) -> State:
    """The position after one more answer, chosen with little thought. ``s`` may be used up."""
    seat = s.open_decisions[0].seat
    if horizon.tries <= 1 and not horizon.ahead:
        _step(s, seat, None, rng, None)
        return s
    best, told = _best_step(game, s, seat, rng, horizon)
    if best.rng.count == s.rng.count:
        return best
    # The step threw dice. Taking the best as it is would mean knowing them beforehand: throw
    # others for the step that was chosen.
    s.rng = other_dice(s.rng)
    repeat(s, told, rng)
    return s


def light_plan(game: Game[Any], s: State, seat: int, rng: Rng, horizon: Horizon) -> list[Told]:
    """The answers of such a step, without taking it."""
    return _best_step(game, s, seat, rng, horizon)[1]


def _best_step(
    game: Game[Any], s: State, seat: int, rng: Rng, horizon: Horizon
) -> tuple[State, list[Told]]:
    best: State | None = None
    best_found = 0.0
    best_told: list[Told] = []
    ahead = horizon.ahead
    moves: Sequence[Move | None] = [None] * horizon.tries
    if ahead:
        moves = candidates(s, seat, LIMIT, rng)
    for move in moves:
        tried = s.copy()
        told: list[Told] = []
        _step(tried, seat, move, rng, told)
        if ahead > 1:
            found = lead_of(game.worths(tried), tried.teams, seat)
        elif ahead:
            # A look ahead is dear, and a step seldom changes what the others foresee.
            found = game.evaluate_ahead(tried, seat)
        else:
            found = lead_of(game.guesses(tried), tried.teams, seat)
        if best is None or found > best_found:
            best, best_found, best_told = tried, found, told
    assert best is not None
    return best, best_told


def _step(s: State, seat: int, move: Move | None, rng: Rng, told: list[Told] | None) -> None:
    """This move, or any, completed at random."""
    decision = named(s, seat, move[0]) if move else pick_own(s, seat, rng)
    assert decision is not None
    answer = move[1] if move else decision.choice.sample(rng)
    if told is not None:
        told.append((seat, decision.key, answer))
    finish(s, begin(s, decision, answer), rng, rng, told)
