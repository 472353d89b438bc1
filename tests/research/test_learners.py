"""The learners among the examples: they run, and what they find is what others find."""

from __future__ import annotations

import numpy as np
import pytest
from open_spiel.python.algorithms import cfr as their_cfr
from open_spiel.python.algorithms import exploitability

from examples import cfr, ppo
from examples.doubt import DoubtGame
from headframe import registry
from headframe.research.vector_env import VectorEnv
from tests.contract import checks
from tests.contract.walk import Case


def test_the_tiny_game_keeps_the_promises_of_all_games() -> None:
    case = Case(DoubtGame(), {"rounds": 3}, "a tiny game")
    checks.declared(case)
    checks.copied(case)
    checks.secret(case)
    checks.fair(case)
    checks.ends(case)


def test_regrets_are_those_of_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.OWN_GAMES, cfr.GAME)
    game = cfr.load(rounds=2, deals=6)
    ours, theirs = cfr.Solver(game), their_cfr.CFRSolver(game)
    for _ in range(8):
        ours.iterate()
        theirs.evaluate_and_update_policy()
    found = exploitability.nash_conv(game, ours.average())
    assert found == pytest.approx(exploitability.nash_conv(game, theirs.average_policy()))
    assert found < 0.2


def test_the_net_learns_what_pays() -> None:
    """On one batch in which one action of each row pays: it becomes more likely."""
    chance = np.random.default_rng(1)
    with VectorEnv("drillers", 8, seed="learns", players=2) as games:
        net = ppo.Net(games.observer, 16, chance)
        _, batch = ppo.rollout(games, games.reset(), net, 16, chance)
        shape = batch["actions"].shape
        assert batch["advantages"].shape == shape and np.isfinite(batch["advantages"]).all()
        chosen = np.take_along_axis(batch["masks"], batch["actions"][..., None], 2)
        assert chosen.all(), "what is not legal is never drawn"
        paid = batch["masks"].argmax(axis=2)
        batch["advantages"] = np.where(batch["actions"] == paid, 1.0, -1.0).astype(np.float32)
        flat = {
            name: batch[name].reshape(-1, batch[name].shape[2])
            for name in ("observations", "masks")
        }
        before, _ = net.judge(**flat)
        for _ in range(8):
            ppo.update(net, batch, chance)
        after, _ = net.judge(**flat)
    rows = np.arange(len(before))
    assert (after[rows, paid.ravel()] > before[rows, paid.ravel()]).mean() > 0.9
    assert not after[flat["masks"] == 0].any()


def test_a_short_training_runs_and_repeats_itself() -> None:
    one, other = (
        ppo.train("drillers", 0, rows=4, steps=8, hidden=8, rounds=2, players=2) for _ in range(2)
    )
    assert all((a == b).all() for a, b in zip(one.parameters(), other.parameters(), strict=True))


def test_an_advantage_is_what_came_more_than_was_expected() -> None:
    """Two steps of one game that seat 0 wins: seat 1 acts last and loses what it expected."""
    batch = {
        "rewards": np.array([[[0.0, 0.0]], [[1.0, -1.0]]]),
        "over": np.array([[False], [True]]),
        "seats": np.array([[0], [1]]),
        "values": np.array([[0.5], [0.25]]),
        "leads": np.array([[0.0], [0.0]]),
    }
    found = ppo.advantages(batch, np.array([0]), np.array([0.9]), np.array([5.0]))
    assert found.ravel().tolist() == [0.5, -1.25]
