"""What people are shown: marks of spaces, windows of a fight as they open, plans for a turn."""

from __future__ import annotations

from headframe.core.engine import apply
from headframe.core.rng import Rng
from headframe.games.mothership.board import GRID, space_mark
from headframe.games.mothership.fight import PLANETARY, ROCKS, THROWN
from headframe.games.mothership.game import Mothership
from headframe.games.mothership.legal.action_codes import ATTACK, MOVE, RAID
from headframe.games.mothership.legal.flights import Strike
from headframe.games.mothership.state import PLANET, MothershipState

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


def test_what_is_offered_as_a_plan_can_be_played() -> None:
    """Courses are the ways that the move would ask for; a strike's flight ends in its attack."""
    flights = 0
    for seed in range(3):
        s = GAME.new({"players": 3}, f"plans {seed}")
        rng = Rng.seeded("plans", str(seed))
        for _ in range(250):
            if not s.open_decisions:
                break
            decision = s.open_decisions[0]
            plans = GAME.figures(s, decision.seat)["plans"]
            if decision.key != "action":
                assert plans == {"courses": [], "strikes": []}
            for course in plans["courses"]:
                moving = s.copy()
                apply(moving, decision.seat, "action", MOVE + course["unit"])
                (asked,) = moving.open_decisions
                assert asked.choice.details()["ways"] == course["ways"]
            for strike in plans["strikes"]:
                flights += _flown(s, decision.seat, strike)
            apply(s, decision.seat, decision.key, decision.choice.sample(rng))
        assert GAME.figures(s, None)["plans"]["courses"] == []
    assert flights > 20


def _flown(s: MothershipState, seat: int, strike: Strike) -> int:
    """Every flight that nothing interrupts; gives how many there were."""
    piece, count = strike["piece"], 0
    attack = RAID + piece - PLANET if piece >= PLANET else ATTACK + piece
    options = s.open_decisions[0].choice.details()["options"]
    assert isinstance(options, list)
    assert (attack in options) == bool(strike["beside"])
    for flight in strike["flights"]:
        flown = s.copy()
        apply(flown, seat, "action", MOVE + flight["unit"])
        apply(flown, seat, "way", tuple(flight["way"]))
        now = flown.open_decisions[0]
        if now.key != "action" or flown.at[flight["unit"]] != flight["way"][-1]:
            continue  # asteroids, a Guardian, a gate
        offered = now.choice.details()["options"]
        assert isinstance(offered, list)
        assert attack in offered
        count += 1
    return count
