"""Peers as sides of a comparison, each used the way its own documentation plays a random game.

Runs in the environment `.peers`, where only these libraries are; one that is not there is named.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import cycle
from typing import Any

from benchmarks._side import Side, playing, serve

DECISIONS = 40
NEXT_DEAL = 100_000
"""Where a game was over before its middle, this many numbers on is another one."""
CATAN_TICKS = 20_000
"""Far more than any game takes."""


def catanatron(players: int) -> Side:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.json import GameEncoder

    colors = list(Color)[:players]

    def new(number: int) -> Any:
        random.seed(number)
        return Game([RandomPlayer(color) for color in colors])

    def play(number: int) -> int:
        game = new(number)
        ticks = 0
        while game.winning_color() is None and ticks < CATAN_TICKS:
            game.play_tick()
            ticks += 1
        return ticks

    def middle(number: int) -> Any:
        game = new(number)
        for _ in range(200):
            game.play_tick()
        return game

    def test(game: Any) -> Callable[[], object]:
        asked: list[tuple[list[Any], Any]] = []
        while game.winning_color() is None and len(asked) < DECISIONS:
            asked.append((game.state.playable_actions, random.choice(game.state.playable_actions)))
            game.execute(asked[-1][1])
        turns = cycle(asked)

        def one() -> bool:
            actions, action = next(turns)
            return action in actions

        return one

    def encode(game: Any) -> Callable[[], object]:
        return lambda: json.dumps(game, cls=GameEncoder)

    return Side(play, middle, lambda game: game.copy, test, encode)


def chess() -> Side:
    from chess import Board

    def played(number: int, most: int) -> tuple[Any, int]:
        random.seed(number)
        board = Board()
        count = 0
        while count < most and not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            count += 1
        return board, count

    def test(board: Any) -> Callable[[], object]:
        move = next(iter(board.legal_moves))
        return lambda: board.is_legal(move)

    def middle(number: int) -> Any:
        board, _ = played(number, 40)
        return middle(number + NEXT_DEAL) if board.is_game_over() else board

    return Side(
        play=lambda number: played(number, 10_000)[1],
        middle=middle,
        copy=lambda board: board.copy,
        test=test,
        encode=lambda board: board.fen,
    )


def rlcard(name: str) -> Side:
    import rlcard

    env = rlcard.make(name)

    def play(number: int) -> int:
        random.seed(number)
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            count += 1
        return count

    return playing(play)


def open_spiel(name: str, half: int) -> Side:
    """``half`` decisions are about half of a game."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  (registers those written in Python)

    game = pyspiel.load_game(name)

    def played(number: int, most: int) -> tuple[Any, int]:
        random.seed(number)
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal() and count < most:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                count += 1
        return state, count

    def middle(number: int) -> Any:
        state, _ = played(number, half)
        return middle(number + NEXT_DEAL) if state.is_terminal() else state

    def test(state: Any) -> Callable[[], object]:
        action = state.legal_actions()[0]
        return lambda: action in state.legal_actions()

    return Side(
        play=lambda number: played(number, 10_000)[1],
        middle=middle,
        copy=lambda state: state.clone,
        test=test,
        encode=lambda state: state.serialize,
    )


PEERS: dict[str, Callable[[], Side]] = {
    "catanatron, 2 players": lambda: catanatron(2),
    "catanatron, 4 players": lambda: catanatron(4),
    "python-chess": chess,
    "RLCard gin rummy": lambda: rlcard("gin-rummy"),
    "RLCard uno": lambda: rlcard("uno"),
    "OpenSpiel block dominoes (Python)": lambda: open_spiel("python_block_dominoes", 4),
    "OpenSpiel liar's poker (Python)": lambda: open_spiel("python_liars_poker", 3),
    "OpenSpiel backgammon (C++)": lambda: open_spiel("backgammon", 40),
    "OpenSpiel gin rummy (C++)": lambda: open_spiel("gin_rummy", 40),
    "OpenSpiel chess (C++)": lambda: open_spiel("chess", 40),
}

if __name__ == "__main__":
    found: dict[str, Side] = {}
    missing: dict[str, str] = {}
    for name, make in PEERS.items():
        try:
            found[name] = made = make()
            made.play(0)
        except ImportError as error:
            missing[name] = str(error)
    serve(found, missing, "peers")
