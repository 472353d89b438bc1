"""Victory Point mode (MS-VP)."""

from __future__ import annotations

from typing import Any

import pytest

from headframe.core.engine import advance
from headframe.core.options import Value
from headframe.games.mothership.query import points
from tests.games.mothership.table import GAME, Table, table, unit

HOME, FAR, THEIRS = (4, 0), (2, -4), (-4, 0)


def vp(rules: dict[str, Value] | None = None, **more: Any) -> Table:
    options: dict[str, Value] = {"mode": "vp", **(rules or {})}
    more.setdefault("asteroids", [])
    return table(options=options, **more)


def ending(t: Table) -> bool:
    """Whether this round is the last."""
    return t.s.last_round


def limit(**options: Value) -> int:
    return GAME.new({"mode": "vp", **options}, "limit").setting.limit


@pytest.mark.rule("MS-VP-01")
def test_points_start_at_zero_and_are_public() -> None:
    t = vp()
    assert [points(t.s, seat) for seat in (0, 1)] == [0, 0]
    for seat in (0, 1, None):
        assert t.view(seat)["state"]["kills"] == [0, 0]
        assert t.view(seat)["state"]["holder"] == t.s.holder
    # All else as in Deathmatch: cards and resources.
    assert len(GAME.new({"mode": "vp", "players": 2}, "x").hands[0]) == 2


@pytest.mark.rule("MS-VP-02")
def test_a_planet_is_a_point_until_it_is_lost() -> None:
    t = vp(F0=(3, 0), F1=(4, 1)).dice(6)
    t.raid(HOME, "F0")
    assert points(t.s, 0) == 1
    t.end_turn().dice(6).raid(HOME, "F1").skip()
    if t.asked[0][1] == "reward":
        t.do(0)
    assert [points(t.s, seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("MS-VP-02")
def test_developments_count_what_is_printed_while_controlled() -> None:
    t = vp(
        {"modules": ["developments"]},
        holders={HOME: 0},
        artifacts={HOME: "VHS Tape"},
        built={HOME: ["Memorial of 5406"]},
        hands={1: ["Planet Laser Pointer"]},
        F1=(4, 1),
        turn=1,
    )
    assert points(t.s, 0) == 1 + 2
    t.play("Planet Laser Pointer", t.planet(HOME))
    assert points(t.s, 0) == 0  # lost in any way


@pytest.mark.rule("MS-VP-03")
def test_destroyed_units_score_one_two_three_and_none() -> None:
    t = vp(F0=(1, 1), F1=(2, 1)).dice(6, 1).attack("F1", "F0")
    assert points(t.s, 0) == 1
    t = vp(F0=(1, 1), B1=(2, 1)).dice(6, 1).attack("B1", "F0")
    assert points(t.s, 0) == 1
    t = vp(B0=(1, 1), M1=(2, 1), hulls={1: 1}).dice(8, 1).attack("M1", "B0")
    assert points(t.s, 0) == 2
    t = vp(B0=(-6, 0), M1=(0, -8), stations={1: 4}).dice(4).attack("S1", "B0")
    assert points(t.s, 0) == 3
    t = vp(F0=(3, 1), G1=(1, 1)).dice(1, 6).move("F0", (2, 1))
    assert not t.alive("G1")
    assert points(t.s, 0) == 0


@pytest.mark.rule("MS-VP-04")
def test_points_go_where_the_loot_goes() -> None:
    t = vp(F0=(1, 1), F1=(2, 1)).dice(1, 6).attack("F1", "F0")
    assert [points(t.s, seat) for seat in (0, 1)] == [0, 1]  # a defender who wins
    t = vp(F0=(1, 1), F1=(2, 1), hands={1: ["Last Stand"]}).dice(6, 1)
    t.attack("F1", "F0").skip(*BEFORE_LOSS).answer_with("Last Stand")
    assert [points(t.s, seat) for seat in (0, 1)] == [1, 1]  # by Last Stand too, without loot
    assert t.s.minerals == [1, 0]
    t = vp(F0=(1, 1), F1=(2, 1), hands={1: ["Life Support"]}).dice(6, 1)
    t.attack("F1", "F0").skip(*BEFORE_LOSS).answer_with("Life Support")
    assert points(t.s, 0) == 0  # saved: loot and no points
    t = vp(F1=(1, 1), asteroids=[(1, 2)], turn=1).dice(1, 6).move("F1", (1, 2))
    assert not t.alive("F1")
    assert points(t.s, 0) == 0  # asteroids


BEFORE_LOSS = ("evade", "attacker-cards", "defender-cards", "gas", "last-call", "after-roll")


@pytest.mark.rule("MS-VP-05")
def test_the_limit_and_its_defaults() -> None:
    assert [limit(players=n) for n in (2, 3, 4, 5, 6)] == [10, 10, 10, 15, 15]
    assert limit(players=2, modules=["developments"]) == 20
    assert limit(players=6, modules=["moons"]) == 20
    assert limit(players=3, vp_limit=13) == 13


@pytest.mark.rule("MS-VP-06", "MS-VP-08")
def test_the_limit_reached_in_ones_turn_lets_the_round_end() -> None:
    t = vp({"vp_limit": 5}, players=3, kills={1: 4}, F1=(-4, 3), turn=0)
    t.end_turn().dice(6).raid((-4, 4), "F1")
    assert points(t.s, 1) == 5
    assert ending(t)
    t.end_turn()
    assert t.asked == [(2, "action")]  # the round is finished
    t.end_turn()
    assert (t.open, t.s.winners) == ((), (1,))


@pytest.mark.rule("MS-VP-06")
def test_points_reached_in_anothers_turn_must_last_until_ones_own() -> None:
    def start() -> Table:
        t = vp({"vp_limit": 5}, kills={0: 4}, F0=(1, 1), F1=(2, 1), turn=1)
        return t.dice(1, 6).attack("F0", "F1")  # seat 0 wins its defence

    t = start()
    assert points(t.s, 0) == 5
    assert not ending(t)
    t.end_turn()
    assert ending(t)
    t = vp(
        {"vp_limit": 5}, kills={0: 3}, holders={HOME: 0}, F0=(1, 1), F1=(2, 1), B1=(3, 0), turn=1
    )
    t.dice(1, 6).attack("F0", "F1").dice(6).raid(HOME, "B1").end_turn()
    assert points(t.s, 0) == 4  # the planet was lost in the same turn
    assert not ending(t)


@pytest.mark.rule("MS-VP-07")
def test_an_elimination_triggers_the_end_of_the_round() -> None:
    t = vp(players=3, F0=(1, 1), F1=(2, 1), M1=None, S1=None, minerals={1: 4}, hands={1: ["Prod"]})
    t.dice(6, 1).attack("F1", "F0").skip()
    assert t.s.out == 0b010
    assert ending(t)
    assert (t.s.minerals[1], t.s.hands[1]) == (0, [])  # MS-ELIM-02 applies
    t.end_turn()
    assert t.asked == [(2, "action")]
    t.end_turn()
    assert t.s.winners == (0,)


@pytest.mark.rule("MS-VP-07")
def test_losing_the_last_planet_by_capture_eliminates_too() -> None:
    t = vp(players=3, holders={(-4, 4): 1}, F0=(-4, 3), M1=None, S1=None).dice(6)
    t.raid((-4, 4), "F0").skip()
    assert t.s.out == 0b010
    assert ending(t)
    assert points(t.s, 0) == 1


@pytest.mark.rule("MS-VP-08")
def test_the_last_round_ends_before_the_starting_players_place() -> None:
    t = vp({"vp_limit": 5}, players=3, kills={0: 4, 2: 4}, F0=(-4, 3), F2=(1, 0), turn=0)
    t.s.first = 2
    t.dice(6).raid((-4, 4), "F0").end_turn()
    assert t.asked == [(1, "action")]
    t.end_turn()
    assert t.s.winners == (0,)  # seat 2 has begun this round: it has no further turn


@pytest.mark.rule("MS-VP-09")
@pytest.mark.parametrize(
    ("first", "more", "places"),
    [
        (0, {}, (1, 2, 3)),
        (1, {}, (3, 1, 2)),
        (2, {}, (2, 3, 1)),
        (0, {"kills": {0: 1, 1: 2, 2: 2}}, (3, 1, 2)),
        # Neither planets nor HP break a tie.
        (0, {"kills": {0: 1}, "holders": {HOME: 2}, "hulls": {0: 3}}, (1, 3, 2)),
    ],
)
def test_ties_go_to_whoever_is_earlier_in_the_order_of_turns(
    first: int, more: dict[str, Any], places: tuple[int, ...]
) -> None:
    t = vp({"vp_goal": "rounds", "rounds": 5}, players=3, turn=(first - 1) % 3, **more)
    t.s.first = first
    t.s.round = 5
    t.end_turn()
    assert t.s.winners == (places.index(1),)
    assert GAME.result(t.s).places == places


@pytest.mark.rule("MS-VP-10")
def test_a_timed_game_ends_after_its_rounds() -> None:
    assert vp({"vp_goal": "rounds"}).s.setting.rounds == 10
    assert vp({"vp_goal": "rounds"}).s.setting.limit == 0
    t = vp({"vp_goal": "rounds", "rounds": 5}, kills={0: 30})
    for _ in range(9):
        t.end_turn()
    assert t.s.round == 5
    t.end_turn()
    assert (t.open, t.s.winners) == ((), (0,))
    t = vp({"vp_goal": "both", "rounds": 7, "vp_limit": 5}, kills={1: 5})
    t.end_turn().end_turn()
    assert t.s.winners == (1,)  # whichever comes first


@pytest.mark.rule("MS-VP-17")
def test_a_fallen_station_removes_nothing_else() -> None:
    t = vp(
        B0=(-6, 0),
        M1=(0, -8),
        F1=(5, 3),
        stations={1: 4},
        minerals={1: 2},
        hands={1: ["Convoy"]},
        holders={THEIRS: 1},
    )
    t.dice(4).attack("S1", "B0").skip()
    assert t.alive("F1")
    assert t.holder(THEIRS) == 1
    t.end_turn()
    assert len(t.s.hands[1]) == 1
    t.end_turn()
    assert t.s.minerals[1] == 2 + 1  # the planet, no longer the Station


@pytest.mark.rule("MS-VP-18")
def test_losing_all_ships_does_not_eliminate_while_something_is_left() -> None:
    t = vp(F0=(1, 1), F1=(2, 1), M1=None).dice(6, 1).attack("F1", "F0")
    assert t.s.out == 0
    t = vp(F0=(1, 1), F1=(2, 1), M1=None, S1=None, holders={THEIRS: 1}).dice(6, 1)
    t.attack("F1", "F0")
    assert t.s.out == 0
    t.end_turn()
    assert t.asked == [(1, "action")]


@pytest.mark.rule("MS-VP-19")
def test_an_eliminated_player_keeps_the_points_and_may_win_by_them() -> None:
    t = vp(players=3, F0=(1, 1), F1=(2, 1), M1=None, S1=None, kills={1: 9}).dice(6, 1)
    t.attack("F1", "F0").end_turn()
    assert t.asked == [(2, "action")]  # the round is finished
    t.end_turn()
    assert t.s.winners == (1,)
    result = GAME.result(t.s)
    assert result.scores == (1, 9, 0)
    assert result.places == (2, 1, 3)


@pytest.mark.rule("MS-VP-19")
def test_with_one_player_left_the_round_is_finished_and_points_are_counted() -> None:
    t = vp(F0=(1, 1), F1=(2, 1), M1=None, S1=None, kills={1: 9}).dice(6, 1).attack("F1", "F0")
    assert t.asked == [(0, "action")]
    t.end_turn()
    assert (t.open, t.s.winners) == ((), (1,))


@pytest.mark.rule("MS-VP-19")
def test_the_last_player_left_has_the_turns_of_that_round() -> None:
    # Seat 1 falls in its own turn, by the ship it attacked; seat 2 comes after it.
    t = vp(players=3, turn=1, F0=(1, 1), F1=(2, 1), M1=None, S1=None, kills={2: 4})
    t.s.first = 0
    t.dice(1, 6).attack("F0", "F1")
    assert t.asked == [(2, "action")]
    t.end_turn()
    assert (t.open, t.s.winners) == ((), (2,))


@pytest.mark.rule("MS-VP-19", "MS-ELIM-07")
def test_who_gives_up_cannot_win_and_leaves_the_last_one_nobody_to_play_with() -> None:
    t = vp(kills={1: 9})
    t.s.concede(1)
    advance(t.s)
    assert (t.open, t.s.winners) == ((), (0,))
    assert GAME.result(t.s).places == (1, 2)


@pytest.mark.rule("MS-VP-19")
def test_if_the_last_fall_together_most_points_win() -> None:
    t = vp(
        F0=(1, 1),
        F1=(2, 1),
        M0=None,
        S0=None,
        M1=None,
        S1=None,
        kills={1: 9},
        hands={1: ["Last Stand"]},
    )
    t.dice(6, 1).attack("F1", "F0").skip(*BEFORE_LOSS).answer_with("Last Stand")
    assert (t.open, t.s.winners) == ((), (1,))


@pytest.mark.rule("MS-VP-19")
@pytest.mark.parametrize(
    ("what", "winners"),
    [
        ({}, (0,)),
        ({"kills": {1: 1}}, (1,)),
        ({"kills": {0: 1}, "holders": {THEIRS: 1}}, (0,)),
        ({"holders": {HOME: 1, THEIRS: 1}}, (1,)),
    ],
    ids=["all equal", "kills", "as many points", "planets"],
)
def test_if_the_last_concede_together_ties_are_broken(
    what: dict[str, Any], winners: tuple[int, ...]
) -> None:
    t = vp(**what)
    t.s.concede(0)
    t.s.concede(1)
    advance(t.s)
    assert (t.open, t.s.winners) == ((), winners)


@pytest.mark.rule("MS-VP-20")
def test_what_was_laid_on_a_ship_ends_with_it() -> None:
    t = vp(players=3, F0=(1, 1), F1=(2, 1), hands={1: ["Afterburner"]}, turn=1)
    s = t.s
    f1 = unit("F1")
    t.play("Afterburner", f1)
    s.tractor[0] = s.tractor[2] = f1
    s.updated |= 1 << f1
    t.again().dice(1, 6).attack("F0", "F1")
    assert not t.alive("F1")
    assert f1 not in s.tractor
    assert (s.updated, s.boosts) == (0, {})
