"""Random games to look at, decision by decision."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from headframe.core.codec import encode
from headframe.core.engine import State, apply
from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.rng import Rng
from headframe.core.view import view


class Case(NamedTuple):
    """One game to check: which, with what options, from which seed, at every how many-th decision
    (long games are looked at in steps, so that the suite stays short)."""

    game: Game[Any]
    options: Options
    seed: str
    stride: int = 1

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.game.seats(self.game.settle(self.options)))]


def walk(case: Case) -> Iterator[State]:
    """The state at decisions of a random game, and at its end. The caller must not change it."""
    s: State = case.game.new(case.options, case.seed)
    rng = Rng.seeded(case.seed, "walk")
    bound = case.game.max_answers(case.game.settle(case.options))
    for number in range(bound + 1):
        if not s.open_decisions:
            yield s
            return
        if number % case.stride == 0:
            yield s
        step(s, rng)
    raise AssertionError(f"not over after {bound} answers, the bound the game states")


def step(s: State, rng: Rng) -> tuple[int, str]:
    """One random answer, the way a stranger would give it: by seat, key and plain data."""
    decision = s.open_decisions[rng.below(len(s.open_decisions))]
    answer = decision.choice.sample(rng)
    assert decision.choice.legal(answer), f"{decision.key}: sampled {answer} is illegal"
    apply(s, decision.seat, decision.key, answer)
    return decision.seat, decision.key


def dumped(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def frozen(s: State) -> str:
    """The whole state as text, to be compared later."""
    return dumped(encode(s))


def seen(s: State, viewer: int | None) -> str:
    return dumped(view(s, viewer))
