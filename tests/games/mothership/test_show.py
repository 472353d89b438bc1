"""What people are shown: marks of spaces, and the windows of a fight as they open."""

from __future__ import annotations

from headframe.core.engine import apply
from headframe.core.rng import Rng
from headframe.games.mothership.board import GRID, space_mark
from headframe.games.mothership.fight import PLANETARY, ROCKS, THROWN
from headframe.games.mothership.game import Mothership

GAME = Mothership()
WINDOWS = {
    ROCKS: {"A1", "A2", "W6", "W7", "W8", "W9"},
    PLANETARY: {"W1", "P2", "W6", "W7", "P5"},
    THROWN: {"W6", "W7"},
}
DOGFIGHT = {f"W{number}" for number in range(1, 10)}


def test_every_space_has_a_mark_of_its_own() -> None:
    marks = [space_mark(space) for space in range(GRID.size)]
    assert len(set(marks)) == GRID.size
    assert space_mark(GRID.coords.index((0, 0))) == "I9"
    assert space_mark(GRID.coords.index((0, -GRID.radius))) == "A1"


def test_the_open_window_belongs_to_the_kind_of_fight() -> None:
    seen: set[str] = set()
    for seed in range(6):
        s = GAME.new({"players": 2}, f"windows {seed}")
        rng = Rng.seeded("windows", str(seed))
        for _ in range(600):
            if not s.open_decisions:
                break
            stage = GAME.figures(s, None)["stage"]
            if s.fight is None:
                assert stage == ""
            else:
                assert stage in WINDOWS.get(s.fight.kind, DOGFIGHT)
                seen.add(stage)
            decision = s.open_decisions[0]
            apply(s, decision.seat, decision.key, decision.choice.sample(rng))
    assert {"W2", "W3", "W4"} <= seen
