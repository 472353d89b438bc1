"""Elimination and winning in Deathmatch (MS-ELIM), and games without an end (MS-END)."""

from __future__ import annotations

from typing import Any

import pytest

from headframe.core.engine import CONCEDE, apply
from headframe.core.options import Value
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import points
from tests.games.mothership.table import GAME, Table, card, table, tech, technology, unit

HOME, THEIRS = (4, 0), (-4, 4)
"""Home planets of seats 0 and 1 in the layout for three, whose Stations are (7, 0), (-7, 7)."""
BEFORE_LOSS = ("evade", "attacker-cards", "defender-cards", "gas", "last-call", "after-roll")


def three(**more: Any) -> Table:
    more.setdefault("asteroids", [])
    return table(players=3, **more)


def concede(t: Table, seat: int) -> Table:
    apply(t.s, seat, CONCEDE, 0)
    return t


@pytest.mark.rule("MS-ELIM-01")
def test_a_player_is_out_without_station() -> None:
    t = three(B0=(-6, 6), M1=(0, 0 - 3), F1=(5, 1), stations={1: 4}).dice(4).attack("S1", "B0")
    assert t.s.out == 0b010


@pytest.mark.rule("MS-ELIM-01")
def test_a_player_is_out_without_ships() -> None:
    t = three(F0=(1, 1), F1=(2, 1), M1=None, G1=(5, 2)).dice(6, 1).attack("F1", "F0")
    assert t.s.out == 0b010  # a Guardian keeps nobody in the game
    t = three(F0=(1, 1), F1=(2, 1)).dice(6, 1).attack("F1", "F0")
    assert t.s.out == 0  # the Mothership is left


@pytest.mark.rule("MS-ELIM-02", "MS-ELIM-03")
def test_everything_of_an_eliminated_player_goes_and_only_the_station_gives_loot() -> None:
    t = three(
        B0=(-6, 6),
        M1=(0, -3),
        F1=(5, 1),
        G1=(5, 3),
        stations={1: 4},
        holders={THEIRS: 1},
        hands={1: ["Convoy", "Prod"]},
        minerals={1: 7},
        gas={1: 2},
    )
    t.dice(4).attack("S1", "B0").skip()
    assert not any(t.alive(name) for name in ("S1", "M1", "F1", "G1"))
    assert t.holder(THEIRS) == -1
    assert sorted(t.s.discard) == sorted([card("Convoy"), card("Prod")])
    assert (t.s.hands[1], t.s.minerals[1], t.s.gas[1]) == ([], 0, 0)
    assert t.s.minerals[0] == 3  # the Station's loot, nothing for the rest


@pytest.mark.rule("MS-ELIM-04")
def test_eliminations_are_checked_all_at_once_after_the_fight() -> None:
    t = three(F0=(1, 1), F1=(2, 1), M0=None, M1=None, hands={1: ["Last Stand"]}).dice(6, 1)
    t.attack("F1", "F0").skip(*BEFORE_LOSS).answer_with("Last Stand")
    # Both fall together: seat 2 is left, nobody won before the other was gone.
    assert t.s.out == 0b011
    assert (t.open, t.s.winners) == ((), (2,))


@pytest.mark.rule("MS-ELIM-05")
def test_the_last_player_wins_at_once() -> None:
    t = table(asteroids=[], F0=(1, 1), F1=(2, 1), M1=None).dice(6, 1).attack("F1", "F0")
    assert (t.open, t.s.winners) == ((), (0,))
    assert GAME.result(t.s).places == (1, 2)


@pytest.mark.rule("MS-ELIM-06")
def test_the_last_ones_who_fall_together_share_the_win() -> None:
    t = table(asteroids=[], F0=(1, 1), F1=(2, 1), M0=None, M1=None, hands={1: ["Last Stand"]}).dice(
        6, 1
    )
    t.attack("F1", "F0").skip(*BEFORE_LOSS).answer_with("Last Stand")
    assert (t.open, t.s.winners) == ((), (0, 1))
    assert GAME.result(t.s).places == (1, 1)


@pytest.mark.rule("MS-ELIM-07")
def test_a_player_may_concede_out_of_turn() -> None:
    t = three(F1=(5, 1), minerals={1: 4})
    concede(t, 1)
    assert t.s.out == 0b010
    assert not t.alive("F1")
    assert t.s.minerals[0] == t.s.minerals[2] == 0  # no loot for anyone
    assert t.asked == [(0, "action")]  # the turn goes on
    concede(t, 0)
    assert (t.open, t.s.winners) == ((), (2,))


@pytest.mark.rule("MS-ELIM-07")
def test_conceding_in_a_fight_waits_for_its_end_and_robs_nobody_of_loot() -> None:
    t = three(F0=(1, 1), F1=(2, 1), hands={1: ["Life Support"], 0: ["Convoy"]})
    t.attack("F1", "F0").skip("evade")
    assert t.asked == [(0, "attacker-cards")]
    concede(t, 1)
    assert t.s.out == 0  # not yet
    t.dice(6, 1).skip()
    assert not t.alive("F1")
    assert t.s.minerals[0] == 1  # that seat passes in its windows; the loot is paid
    assert t.s.out == 0b010


@pytest.mark.rule("MS-ELIM-07")
def test_what_a_conceding_seat_cannot_pass_is_chosen_at_random() -> None:
    t = three(F0=(2, 3), G1=(3, 1), G1b=(1, 3))
    t.move("F0", (2, 2))
    assert t.asked == [(1, "guardian")]  # which of the two attacks first
    t.dice(2, 1, 6, 1, 6)  # the second is drawn; the Fighter wins both fights
    concede(t, 1)
    assert t.s.out == 0b010
    assert t.alive("F0")
    assert t.s.minerals[0] == 2  # both Guardians gave loot before their owner left
    assert t.asked == [(0, "action")]


@pytest.mark.rule("MS-ELIM-07")
def test_a_player_who_concedes_in_their_own_turn_makes_way_for_the_next() -> None:
    t = concede(three(), 0)
    assert t.asked == [(1, "action")]
    assert t.s.minerals[0] == 0  # no ending step


@pytest.mark.rule("MS-ELIM-07")
def test_conceding_triggers_no_end_in_vp_mode_and_is_the_loss_in_solo() -> None:
    t = three(options={"mode": "vp"}, kills={1: 3})
    concede(t, 1)
    assert not t.s.last_round
    assert [points(t.s, seat) for seat in (0, 2)] == [0, 0]
    t = concede(table(options={"mode": "solo"}, M0=(7, 0)), 0)
    assert (t.open, t.s.winners) == ((), ())


@pytest.mark.rule("MS-ELIM-08")
def test_lasting_effects_end_with_their_player() -> None:
    t = three(
        hands={0: ["Trade Blockade"]},
        tech={0: tech("Tractor Beam")},
        F1=(1, 1),
        holders={THEIRS: 1},
    )
    t.play("Trade Blockade").do(codes.ABILITY + technology("Tractor Beam"), "action")
    t.do(unit("F1"), "ability-target")
    concede(t, 0)
    assert t.asked == [(1, "action")]
    assert t.can(codes.MOVE + unit("F1"))
    t.end_turn()
    assert t.s.minerals[1] == 2


# Games that do not end by themselves -------------------------------------------------------------


def at_cap(**more: Any) -> Table:
    """The last round before the cap, with seat 0 to play."""
    options: dict[str, Value] = {"round_cap": 20, **more.pop("options", {})}
    t = table(options=options, **more)
    t.s.round = 20
    return t


@pytest.mark.rule("MS-END-01")
def test_every_game_has_a_round_cap() -> None:
    assert table().s.setting.cap == 50
    assert table(options={"mode": "solo"}, M0=(7, 0)).s.setting.cap == 30
    t = at_cap(players=2)
    t.end_turn()
    assert t.asked == [(1, "action")]
    t.end_turn()
    assert t.open == ()
    t = at_cap(players=2)
    t.s.round = 19
    t.end_turn().end_turn()
    assert t.asked == [(0, "action")]


@pytest.mark.rule("MS-END-02")
def test_at_the_cap_the_players_left_share_a_draw() -> None:
    t = at_cap(players=3)
    concede(t, 1)
    t.end_turn().end_turn()
    assert t.s.winners == (0, 2)
    assert GAME.result(t.s).places == (1, 3, 1)
    t = at_cap(options={"mode": "team", "teams": "2v2"})
    concede(t, 2)
    for _ in range(3):
        t.end_turn()
    assert t.s.winners == (0, 1, 2, 3)  # with their teams


@pytest.mark.rule("MS-END-03")
def test_at_the_cap_of_a_vp_game_most_points_win() -> None:
    t = at_cap(options={"mode": "vp"}, kills={1: 2}).end_turn().end_turn()
    assert t.s.winners == (1,)
    t = at_cap(options={"mode": "vp", "vp_goal": "rounds", "rounds": 20, "round_cap": 20})
    assert t.s.setting.rounds == 20
    t = table(options={"mode": "vp", "vp_goal": "rounds", "rounds": 10})
    t.s.round = 10
    t.end_turn().end_turn()
    assert t.open == ()  # its own number of rounds instead of the cap


@pytest.mark.rule("MS-END-04")
def test_at_the_cap_of_a_solo_game_the_player_has_lost() -> None:
    t = at_cap(options={"mode": "solo"}, M0=(7, 0), F0=(6, 1))
    # Far away from everything: the NPC needs longer than this one turn.
    t.end_turn()
    assert (t.open, t.s.winners) == ((), ())
    assert GAME.result(t.s).places[0] == 2
