"""What the kernel costs: the toy game at random, and a copy, in plain CPython.

    ./x bench core

The toy's own rules are in the figures, so they are an upper bound for the kernel's share; the line
"bare" asks one question with four answers and does nothing else.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

sys.path.insert(0, str(Path(__file__).parents[1]))

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame, State, advance
from headframe.core.part import ALL, Audiences
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from tests.toy.game import ToyGame


class Bare(State):
    __slots__ = ("left",)
    AUDIENCES: ClassVar[Audiences] = {**State.AUDIENCES, "left": ALL}

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        offers: tuple[Frame[Any], ...],
        teams: tuple[int, ...],
        left: int,
    ) -> None:
        super().__init__(rng, stack, offers, teams)
        self.left = left

    def copy(self) -> Bare:
        other = Bare(self.rng.copy(), self.stack[:], self.offers, self.teams, self.left)
        other.open_decisions = self.open_decisions
        return other


class Question(Frame[Bare]):
    __slots__ = ()

    def ask(self, s: Bare) -> tuple[Decision, ...]:
        return (Decision(0, "number", Pick("number", (0, 1, 2, 3)), self),)

    def go(self, s: Bare, decision: Decision, answer: Answer) -> None:
        s.left -= 1
        if not s.left:
            s.stack.pop()


def bare_decisions(count: int) -> int:
    s = Bare(Rng.seeded("bare"), [Question()], (), (0,), count)
    advance(s)
    return play_random(s, Rng.seeded("players"), count)


def toy_decisions(games: int) -> int:
    game = ToyGame()
    total = 0
    for number in range(games):
        s = game.new({"players": 2}, str(number))
        total += play_random(s, Rng.seeded(str(number), "players"), 2000)
    return total


def toy_copies(count: int) -> int:
    s = ToyGame().new({"players": 4}, "copies")
    for _ in range(count):
        s.copy()
    return count


def per_second(work: Callable[[int], int], amount: int, rounds: int = 5) -> float:
    best = 0.0
    for _ in range(rounds):
        begun = time.perf_counter()
        done = work(amount)
        best = max(best, done / (time.perf_counter() - begun))
    return best


def main() -> None:
    for name, work, amount in (
        ("bare decisions", bare_decisions, 50_000),
        ("toy decisions", toy_decisions, 300),
        ("toy copies", toy_copies, 20_000),
    ):
        rate = per_second(work, amount)
        print(f"{name:>15}: {rate:>10,.0f} a second, {1e6 / rate:6.2f} µs each")


if __name__ == "__main__":
    main()
