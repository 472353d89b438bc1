"""Our games by OpenSpiel's own tests, and its bots at our tables."""

from __future__ import annotations

import json
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from headframe import registry
from headframe.core.options import Options
from headframe.research.open_spiel_game import NAME, SpielState
from tests.research.test_actions import cases

SPECS = [
    "game=super_motherload,players=2",
    "game=super_motherload,players=4",
    "game=drillers,players=1",
    "game=drillers,players=3",
    "game=mothership,players=2",
    "game=mothership,options=mode:solo",
    "game=mothership,options=mode:team;teams:2v2",
    'game=mothership,players=3,options=mode:vp;modules:["moons"]',
]
specs = pytest.mark.parametrize("spec", SPECS)


def loaded(spec: str) -> pyspiel.Game:
    return pyspiel.load_game(f"{NAME}({spec})")


def played(spec: str, actions: int) -> SpielState:
    """A position after some actions by chance."""
    state, chance = loaded(spec).new_initial_state(), random.Random(1)
    for _ in range(actions):
        state.apply_action(chance.choice(state.legal_actions()))
    assert isinstance(state, SpielState)
    return state


@pytest.mark.parametrize(("name", "options"), [*cases()])
def test_its_own_test(name: str, options: Options) -> None:
    """With all numbers of players, modes and modules."""
    said = ";".join(f"{key}:{json.dumps(value)}" for key, value in options.items())
    game = pyspiel.load_game(NAME, {"game": name, "options": said})
    assert game.num_players() == registry.game(name).seats(game.observer.options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_state_survives_being_saved_at_every_step() -> None:
    game = loaded("game=super_motherload,players=2")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@specs
def test_a_world_dealt_anew_looks_the_same_to_who_acts(spec: str) -> None:
    state = played(spec, 60)
    seat, chance = state.current_player(), random.Random(2)
    worlds = [state.resample_from_infostate(seat, chance.random) for _ in range(5)]
    for world in worlds:
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(seat) == state.information_state_string(seat)
        tensor = np.array(world.information_state_tensor(seat))
        assert (tensor == np.array(state.information_state_tensor(seat))).all()
    assert len({str(world) for world in (state, *worlds)}) > 1, "nothing was dealt anew"


def test_what_was_seen_before_is_part_of_an_information_state() -> None:
    spec = "game=drillers,players=2"
    one, other = played(spec, 40), played(spec, 40)
    assert one.information_state_string(0) == other.information_state_string(0)
    first, second = loaded(spec).new_initial_state(), loaded(spec).new_initial_state()
    first.apply_action(1)
    second.apply_action(2)
    assert first.information_state_string(0) != second.information_state_string(0)


# Alone: a playthrough writes every observation of every seat, which takes long with two.
@pytest.mark.parametrize("spec", ["game=drillers,players=1", "game=mothership,options=mode:solo"])
def test_a_playthrough_can_be_repeated(spec: str) -> None:
    # Not above: it brings all of SciPy, which every worker would load to know the tests' names.
    from open_spiel.python.algorithms import generate_playthrough

    name, dealt = f"{NAME}({spec})", [7]
    one, other = (
        generate_playthrough.playthrough(name, action_sequence=dealt, seed=1) for _ in range(2)
    )
    assert one == other
    assert '# Apply action "deal 7"' in one


def test_its_search_plays_ours() -> None:
    state = played("game=super_motherload,players=2", 3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        evaluator=RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=3,
        random_state=np.random.RandomState(1),
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
