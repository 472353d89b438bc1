"""Whole games: random players come to an end in every mode (MS-END), nothing leaks on the way."""

from __future__ import annotations

from typing import Any

import pytest

from headframe.core.options import Options
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import KIND, OWNER, STATION
from tests.games.mothership.table import GAME

SETS: list[dict[str, Any]] = [
    *({"players": players} for players in range(2, 7)),
    *({"players": players, "mode": "vp", "modules": ["moons"]} for players in (2, 3, 6)),
    {"players": 4, "mode": "vp", "vp_goal": "rounds"},
    {"players": 6, "layout": "6p-gas", "modules": ["artifacts"]},
    *({"mode": "team", "teams": plan} for plan in ("2v2", "2v2-sides", "3v3", "2v2v2")),
    *({"mode": "solo", "solo_level": level} for level in range(1, 10)),
]


@pytest.mark.rule("MS-END-01")
@pytest.mark.parametrize("options", SETS, ids=str)
def test_random_games_end_within_the_cap(options: Options) -> None:
    settled = GAME.settle({**options, "round_cap": 20})
    for number in range(2):
        s = GAME.new(settled, f"play {number}")
        steps = play_random(s, Rng.seeded(f"play {number}"), GAME.max_answers(settled))
        assert not s.open_decisions, f"not over after {steps} answers"
        assert s.round <= 20
        assert min(GAME.result(s).places) == 1


@pytest.mark.parametrize("options", SETS[:8], ids=str)
def test_the_position_stays_sound(options: Options) -> None:
    """What is worked out step by step is what a fresh count gives."""
    s = GAME.new(options, "sound")
    rng = Rng.seeded("sound")
    for _ in range(40):
        play_random(s, rng, 17)
        if not s.open_decisions:
            break
        sound(s)


def sound(s: MothershipState) -> None:
    again = s.copy()
    again.index()
    for name in ("on", "occupied", "ships", "guns", "relics"):
        assert getattr(again, name) == getattr(s, name), name
    spaces = [space for unit, space in enumerate(s.at) if space >= 0 and unit != s.passing]
    assert len(set(spaces)) == len(spaces)
    for owner in range(s.setting.owners):
        assert 0 <= s.hulls[owner] <= 12
        assert 0 <= s.stations[owner] <= 16
        assert min(s.minerals[owner], s.gas[owner], s.influence[owner]) >= 0
        assert all(0 <= row <= 12 for row in s.energy[owner * 3 : owner * 3 + 3])
        if s.out >> owner & 1:
            assert not any(s.at[unit] >= 0 for unit in s.units_of(owner))
    stations = {OWNER[u] for u in range(len(s.at)) if s.at[u] >= 0 and KIND[u] == STATION}
    assert all(s.stations[owner] > 0 for owner in stations)
    cards = [*s.deck, *s.discard, *(title for hand in s.hands for title in hand)]
    assert len(cards) == (72 if s.setting.modules & 1 else 68)
