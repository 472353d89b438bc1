"""Our games as sides of a comparison: plain or compiled, whichever this process imports."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

import msgspec

from benchmarks._side import Side, serve
from headframe import registry
from headframe.build_info import build
from headframe.core.choice import Answer, Choice
from headframe.core.codec import encode
from headframe.core.engine import State, act
from headframe.core.game import Game
from headframe.core.playout import play_random
from headframe.core.rng import Rng

PLAYERS = {"super_motherload": 2, "drillers": 2, "mothership": 4}
MIDDLE = 300
DECISIONS = 40


def side(game: Game[Any], players: int) -> Side:
    options = {"players": players}
    most = game.max_answers(game.settle(options))

    def play(number: int, limit: int = most) -> int:
        return play_random(game.new(options, f"{number}"), Rng.seeded(f"{number}"), limit)

    def middle(number: int) -> State:
        s: State = game.new(options, f"{number}")
        play_random(s, Rng.seeded(f"{number}"), MIDDLE)
        return s

    return Side(play, middle, copy, test, encoded)


def copy(s: State) -> Callable[[], object]:
    return s.copy


def test(s: State) -> Callable[[], object]:
    """Answers to the next decisions of a game, in turn."""
    rng = Rng.seeded("answers")
    asked: list[tuple[Choice, Answer]] = []
    while s.open_decisions and len(asked) < DECISIONS:
        decision = s.open_decisions[0]
        asked.append((decision.choice, decision.choice.sample(rng)))
        act(s, decision, asked[-1][1])
    turns = cycle(asked)

    def one() -> bool:
        choice, answer = next(turns)
        return choice.legal(answer)

    return one


def encoded(s: State) -> Callable[[], object]:
    return lambda: msgspec.json.encode(encode(s))


if __name__ == "__main__":
    found: dict[str, Side] = {}
    missing: dict[str, str] = {}
    for name, players in PLAYERS.items():
        try:
            found[name] = side(registry.game(name), players)
            found[name].play(0)
        except Exception as error:  # noqa: BLE001  (one broken game must not hide the others)
            found.pop(name, None)
            missing[name] = repr(error)
    serve(found, missing, build())
