"""What bots think of positions: only the order matters, never the figures."""

from __future__ import annotations

from typing import Any

from headframe.bots.learned import OWN, learned_game
from headframe.core.choice import Pick
from headframe.core.engine import apply
from headframe.games.mothership.evaluate.weights import weights_of
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.state import MothershipState
from tests.games.mothership.table import GAME, Table, table

HOME, NEAR, THEIRS = (4, 0), (-2, 4), (-4, 0)


def lead(s: MothershipState, seat: int) -> float:
    """As the bots compare two seats."""
    return GAME.evaluate(s, seat) - GAME.evaluate(s, 1 - seat)


def open_space(**more: Any) -> Table:
    return table(asteroids=[], **more)


def test_a_move_towards_the_enemy_beats_ending_the_turn() -> None:
    # The rich one ends the round: what all gather in the next one must not look like a gain of it.
    t = open_space(B1=(-2, -2), holders={HOME: 1, NEAR: 1, THEIRS: 1}).end_turn()
    ended, moved = Table(t.s.copy()), Table(t.s.copy())
    ended.end_turn()
    moved.move("B1", (-1, -2), (0, -2), (1, -2))
    assert ended.s.round == moved.s.round + 1
    assert lead(moved.s, 1) > lead(ended.s, 1)


def test_the_winner_has_all_the_worth_there_is() -> None:
    t = open_space(B0=(-6, 0), stations={1: 4}, M1=(0, -3)).dice(8).attack("S1", "B0")
    assert t.s.winners == (0,)
    assert GAME.evaluate(t.s, 0) == -GAME.evaluate(t.s, 1) == weights_of("").won / 100


def test_what_is_lost_counts() -> None:
    whole = lead(open_space(F1=(0, 0)).s, 1)
    assert lead(open_space().s, 1) < whole
    for less in ({"stations": {1: 12}}, {"hulls": {1: 9}}, {"holders": {HOME: 0}}):
        assert lead(open_space(F1=(0, 0), **less).s, 1) < whole


def test_a_ship_lost_far_from_the_enemy_is_no_gain() -> None:
    for ship in ("F0", "B0"):
        far: dict[str, Any] = {ship: (8, -4)}
        assert lead(open_space().s, 0) < lead(open_space(**far).s, 0)


def test_setting_energy_to_and_fro_is_worse_than_leaving_it() -> None:
    t = open_space()
    before = lead(t.s, 0)
    for split in ((6, 5, 4), (5, 5, 5)):
        t.do(codes.ENERGY).do(split)
    assert lead(t.s, 0) < before
    t.end_turn()
    assert t.s.settings == 0


def test_energy_is_not_heaped_on_one_row() -> None:
    even = lead(open_space(energy={0: (5, 5, 5)}).s, 0)
    assert lead(open_space(energy={0: (12, 0, 3)}).s, 0) < even
    assert lead(open_space(energy={0: (0, 3, 12)}).s, 0) < even


def test_a_station_in_reach_of_bombers_wants_a_guard() -> None:
    here, there = (6, 0), (5, -4)
    guarded = lead(open_space(M0=(0, -8), F0=here, B1=(3, 2)).s, 0)
    assert lead(open_space(M0=(0, -8), F0=there, B1=(3, 2)).s, 0) < guarded


def test_a_station_that_can_fall_wants_a_guard_most() -> None:
    here, there = (6, 0), (5, -4)
    gains = []
    for hull in (16, 4):
        guarded, bare = (
            lead(open_space(M0=(0, -8), F0=space, B1=(3, 2), stations={0: hull}).s, 0)
            for space in (here, there)
        )
        gains.append(guarded - bare)
    assert gains[1] > gains[0]


def test_alone_the_fleet_goes_for_the_npc_mothership() -> None:
    npc: dict[str, Any] = dict.fromkeys(("F1b", "F1c", "B1", "B1b"))
    # Beside an NPC Fighter, or nearer to the Mothership.
    at_fighter, at_mothership = (
        GAME.evaluate(
            open_space(options={"mode": "solo"}, M1=(-6, 0), F1=(6, 0), B0=space, **npc).s, 0
        )
        for space in ((5, 1), (-1, -3))
    )
    assert at_mothership > at_fighter


def test_small_ships_keep_out_of_asteroids_a_mothership_need_not() -> None:
    space = (1, -5)
    for ship, fears in (("F0", True), ("B0", True), ("M0", False)):
        named: dict[str, Any] = {ship: space}
        clear, rocks = (lead(table(asteroids=a, **named).s, 0) for a in ([], [space]))
        assert (rocks < clear) == fears


def test_a_fleet_is_set_alike_whoever_set_theirs_before() -> None:
    # Else every later player would do it worse, or all look where nobody is yet.
    seen = []
    for choose in (min, max):
        s = GAME.new({"players": 3}, "fleets")
        while s.open_decisions[0].seat == s.first:
            apply(s, s.first, "fleet", choose(options(s)))
        second = s.open_decisions[0].seat
        tried = []
        for space in options(s):
            t = s.copy()
            apply(t, second, "fleet", space)
            tried.append(GAME.evaluate(t, second))
        seen.append(tried)
    assert seen[0] == seen[1]


def options(s: MothershipState) -> tuple[int, ...]:
    choice = s.open_decisions[0].choice
    assert isinstance(choice, Pick)
    return tuple(value for value in choice.options if isinstance(value, int))


def test_of_two_enemies_as_near_the_next_to_move_is_hunted() -> None:
    # Six Stations in a ring; the two spaces are each other's mirror image, as are the neighbours.
    everybody: dict[str, Any] = dict(
        zip(("M0", "M1", "M5"), ((8, 0), (0, 8), (8, -8)), strict=True)
    )
    to_next, to_last = (
        GAME.evaluate(open_space(options={"players": 6}, B0=space, **everybody).s, 0)
        for space in ((3, 4), (7, -4))
    )
    assert to_next > to_last


def test_nets_say_nothing_while_fleets_are_set() -> None:
    """They learn from turns. Asked before there was one, they set the fleet of the second of three
    so badly that it won 8 % of 42 games."""
    t = Table(GAME.new({"players": 3}, "silent"))
    learned = learned_game(OWN, -1, GAME, t.s)
    while t.asked[0][1] == "fleet":
        assert learned.worths(t.s) == GAME.worths(t.s)
        t.do(t.options()[0])
    assert learned.worths(t.s) != GAME.worths(t.s)
