"""Counterfactual regret minimisation, tabular, on a game of ours through OpenSpiel.

    python -m examples.cfr --rounds 3 --deals 32 --iterations 200

The game is `doubt.py`. Its only chance node is the deal, one of ``deals`` seeds, so the whole tree
is walked. What it finds is judged by OpenSpiel: how much a best answer would gain (NashConv).
"""

from __future__ import annotations

import argparse
import os
from typing import Any

import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import TabularPolicy

from headframe import registry
from headframe.research import open_spiel_game

GAME = "doubt=examples.doubt:DoubtGame"


class Solver:
    """Regrets and the average policy, for each information state a row of actions."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.regrets: dict[str, dict[int, float]] = {}
        self.chosen: dict[str, dict[int, float]] = {}
        self._policies: dict[str, dict[int, float]] = {}

    def iterate(self) -> None:
        for player in range(2):
            self._policies.clear()
            self._walk(self.game.new_initial_state(), player, 1.0, 1.0)

    def policy(self, key: str) -> dict[int, float]:
        """In proportion to what was regretted, or anything where nothing was; the same during
        a whole walk."""
        if key not in self._policies:
            positive = {action: max(regret, 0.0) for action, regret in self.regrets[key].items()}
            total, even = sum(positive.values()), 1 / len(positive)
            self._policies[key] = {
                action: each / total if total else even for action, each in positive.items()
            }
        return self._policies[key]

    def average(self) -> TabularPolicy:
        """What the solver has found so far."""
        found = TabularPolicy(self.game)
        for key, chosen in self.chosen.items():
            row: NDArray[Any] = found.policy_for_key(key)
            total = sum(chosen.values())
            for action, weight in chosen.items():
                row[action] = weight / total if total else 1 / len(chosen)
        return found

    def _walk(self, state: Any, player: int, own: float, others: float) -> float:
        """What the state is worth to the player; regrets are counted on the way. ``own`` and
        ``others``: how likely the player, and everybody else, let it come to this state."""
        if state.is_terminal():
            return float(state.returns()[player])
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            return sum(
                float(chance) * self._walk(state.child(deal), player, own, others * chance)
                for deal, chance in outcomes
            )
        key, acts = state.information_state_string(), state.current_player() == player
        legal = state.legal_actions()
        regrets = self.regrets.setdefault(key, dict.fromkeys(legal, 0.0))
        chosen = self.chosen.setdefault(key, dict.fromkeys(legal, 0.0))
        policy, worth, values = self.policy(key), 0.0, {}
        for action, chance in policy.items():
            reach = (own * chance, others) if acts else (own, others * chance)
            values[action] = self._walk(state.child(action), player, *reach)
            worth += chance * values[action]
        if acts:
            for action, chance in policy.items():
                regrets[action] += others * (values[action] - worth)
                chosen[action] += own * chance
        return worth


def load(rounds: int, deals: int) -> Any:
    os.environ[registry.OWN_GAMES] = GAME
    name = open_spiel_game.NAME
    return pyspiel.load_game(f"{name}(game=doubt,deals={deals},options=rounds:{rounds})")


def solve(rounds: int, deals: int, iterations: int) -> list[float]:
    """What a best answer gains from each seat together, before the first and after the last."""
    game = load(rounds, deals)
    solver = Solver(game)
    solver.iterate()
    found = [exploitability.nash_conv(game, TabularPolicy(game))]
    for _ in range(iterations - 1):
        solver.iterate()
    return [*found, exploitability.nash_conv(game, solver.average())]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--iterations", type=int, default=200)
    asked = parser.parse_args()
    first, last = solve(asked.rounds, asked.deals, asked.iterations)
    print(f"NashConv {first:.4f} at random, {last:.4f} after {asked.iterations} iterations")


if __name__ == "__main__":
    main()
