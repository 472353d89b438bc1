"""What bots think of positions: only the order matters, never the figures."""

from __future__ import annotations

from typing import Any

from headframe.games.mothership.state import War
from headframe.games.mothership.worth import WEIGHT
from tests.games.mothership.table import GAME, Table, table

HOME, NEAR, THEIRS = (4, 0), (-2, 4), (-4, 0)


def lead(s: War, seat: int) -> float:
    """As the bots compare two seats."""
    return GAME.worth(s, seat) - GAME.worth(s, 1 - seat)


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
    assert GAME.worth(t.s, 0) == -GAME.worth(t.s, 1) == WEIGHT["won"] / 100


def test_what_is_lost_counts() -> None:
    whole = lead(open_space(F1=(0, 0)).s, 1)
    assert lead(open_space().s, 1) < whole
    for less in ({"stations": {1: 12}}, {"hulls": {1: 9}}, {"holders": {HOME: 0}}):
        assert lead(open_space(F1=(0, 0), **less).s, 1) < whole


def test_energy_is_not_heaped_on_one_row() -> None:
    even = lead(open_space(energy={0: (5, 5, 5)}).s, 0)
    assert lead(open_space(energy={0: (12, 0, 3)}).s, 0) < even
    assert lead(open_space(energy={0: (0, 3, 12)}).s, 0) < even


def test_a_station_in_reach_of_bombers_wants_a_guard() -> None:
    here, there = (6, 0), (5, -4)
    guarded = lead(open_space(M0=(0, -8), F0=here, B1=(3, 2)).s, 0)
    assert lead(open_space(M0=(0, -8), F0=there, B1=(3, 2)).s, 0) < guarded


def test_small_ships_keep_out_of_asteroids_a_mothership_need_not() -> None:
    space = (1, -5)
    for ship, fears in (("F0", True), ("B0", True), ("M0", False)):
        named: dict[str, Any] = {ship: space}
        clear, rocks = (lead(table(asteroids=a, **named).s, 0) for a in ([], [space]))
        assert (rocks < clear) == fears
