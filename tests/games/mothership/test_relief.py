"""What bots think of the Solo Challenge: the NPC's Mothership is beside the Station at once."""

from __future__ import annotations

from typing import Any

from headframe.bots.steps import act_till_apart, begin, finish
from headframe.core.engine import act
from headframe.core.rng import Rng
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.steps.npc import Npc
from tests.games.mothership.table import GAME, solo

BESIDE, NEAR, FAR, HUNTER = (-7, 1), (-3, 0), (6, 0), (-6, 0)


def worth(**more: Any) -> float:
    return GAME.evaluate(solo(level=7, M1=HUNTER, **more).s, 0)


def test_the_mothership_hurries_to_guard_the_station() -> None:
    assert worth(M0=BESIDE) > worth(M0=NEAR) > worth(M0=FAR)


def test_on_its_way_it_wants_engines_and_as_a_guard_shields() -> None:
    engines, shields = {0: (11, 3, 1)}, {0: (1, 3, 11)}
    assert worth(M0=FAR, energy=engines) > worth(M0=FAR, energy=shields)
    assert worth(M0=BESIDE, energy=engines) < worth(M0=BESIDE, energy=shields)


def test_bombers_that_come_to_the_station_wear_the_guard_down() -> None:
    # So near that the blow can come, or not; as far from all else.
    near, far = (
        GAME.evaluate(solo(level=7, M1=HUNTER, M0=BESIDE, B1=space, energy={0: (1, 3, 11)}).s, 0)
        for space in ((-5, -1), (-3, -1))
    )
    assert near < far


def test_ships_that_reach_the_hunter_together_count() -> None:
    more: dict[str, Any] = {"M0": BESIDE, "F0b": (-4, 0), "F0c": (-4, -1)}
    gains = [worth(B0=space, **more) for space in ((-3, 1), (-1, 1))]
    assert gains[0] > gains[1]


def test_without_a_hunter_nothing_is_to_be_relieved() -> None:
    far, beside = (
        GAME.evaluate(solo(level=7, F1=(8, 0), M0=space).s, 0) for space in ((0, 1), BESIDE)
    )
    assert far > beside


def test_a_step_ends_before_the_npc_acts() -> None:
    # Else a turn would be ended whenever the NPC happens to throw badly.
    t = solo(level=7, M1=HUNTER)
    decision = t.s.open_decisions[0]
    thought, played = t.s.copy(), t.s.copy()
    step = begin(thought, decision, codes.END, act_till_apart)
    finish(thought, step, Rng.seeded("own", "bot"), Rng.seeded("others", "bot"), do=act_till_apart)
    assert (thought.open_decisions, type(thought.stack[-1]), thought.round) == ((), Npc, 1)
    assert thought.stations[0] == t.s.stations[0]
    act(played, decision, codes.END)
    assert played.open_decisions
