from __future__ import annotations

from collections import Counter

import pytest

from headframe.core.options import BadOption
from headframe.core.view import view
from headframe.games.drillers.content.mechs import MECH_IDS
from headframe.games.drillers.content.rooms import FACE_DOWN, NO_ROOM
from headframe.games.drillers.state import DrillersState
from tests.games.drillers.table import CONTENT, GAME, R, counts, table


def new(players: int, seed: str = "setup", **options: int) -> DrillersState:
    return GAME.new({"players": players, **options}, seed)


def in_turn_order(s: DrillersState) -> list[int]:
    return [(s.first + place) % len(s.players) for place in range(len(s.players))]


@pytest.mark.rule("DR-SET-01")
def test_one_to_four_play_with_a_mech_each_and_equal_cards() -> None:
    for players in (2, 3, 4):
        s = new(players)
        assert len({p.mech for p in s.players}) == players
        decks = [Counter(p.hand + p.deck) for p in s.players]
        assert all(deck == decks[0] for deck in decks)
    for players in (0, 5):
        with pytest.raises(BadOption, match="DR-SET-01"):
            new(players)


@pytest.mark.rule("DR-SET-02")
def test_seven_floors_in_one_line() -> None:
    t = table(moves=8, deepest=6)
    assert [t.down().me.floor for _ in range(6)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("DR-SET-03")
def test_minerals_lie_on_all_floors_from_the_start() -> None:
    ground = new(2).ground
    wanted = ["", "", "S S", "G Sa", "G Sa E", "Sa E R", "G Sa E R"]
    for floor, minerals in enumerate(wanted):
        assert tuple(ground[floor * 5 : floor * 5 + 5]) == counts(minerals)


@pytest.mark.rule("DR-SET-04")
def test_one_starting_floor_card_is_face_up_at_floor_2() -> None:
    seen = {new(2, f"seed {n}").rooms[2] for n in range(40)}
    assert seen == set(CONTENT.rooms.starting)
    t = table(rooms={2: "BREWERY"}, floor=2, fuel=5)
    assert t.end().me.fuel == 6  # active from the first turn


@pytest.mark.rule("DR-SET-05")
def test_deep_floor_cards_lie_face_down_on_floors_3_to_6() -> None:
    s = new(2)
    assert s.rooms[:2] == (NO_ROOM, NO_ROOM)
    assert s.rooms[3:] == (FACE_DOWN,) * 4
    revealed = set()
    for n in range(60):
        t = table(floor=2, drills=3, seed=f"deep {n}").break_barrier()
        revealed.add(t.s.rooms[3])
        assert t.s.rooms[4:] == (FACE_DOWN,) * 3
    assert revealed == set(CONTENT.rooms.deep)
    for n in range(20):  # four different ones in a game, five are left over
        t = table(floor=2, drills=18, seed=f"four {n}")
        for _ in range(4):
            t.break_barrier()
        assert len({*t.s.rooms[3:], *t.s.deep}) == len(t.s.rooms[3:]) + len(t.s.deep) == 9


@pytest.mark.rule("DR-SET-06")
def test_only_the_first_three_floors_are_open() -> None:
    t = table(floor=2, moves=1)
    assert t.s.deepest == 2
    assert t.refused(2) == "DR-MOVE-02"


@pytest.mark.rule("DR-SET-07")
def test_corridor_stacks_are_shuffled_with_the_top_tile_seen() -> None:
    s = new(2)
    assert [len(stack) for stack in s.stacks] == [0, 0, 5, 6, 7, 6, 5]
    assert [set(stack) for stack in s.stacks] == [set(stack) for stack in CONTENT.tiles.stacks]
    tops = {new(2, f"seed {n}").stacks[4][-1] for n in range(60)}
    assert tops == set(CONTENT.tiles.stacks[4])


@pytest.mark.rule("DR-SET-08")
def test_four_shops_with_two_cards_up_and_two_advanced_ones_hidden() -> None:
    s = new(2)
    assert [len(row) for row in s.rows] == [2, 2, 2, 2]
    assert [sum(map(len, deck)) for deck in s.decks] == [10, 10, 10, 12]
    assert len(s.vault) == 2
    assert view(s, 0)["state"]["vault"] == {"hidden": 2}
    for shop, row in enumerate(s.rows):
        hidden = [card for layer in s.decks[shop] for card in layer]
        extra = s.vault if shop == 3 else ()
        assert sorted([*row, *hidden, *extra]) == sorted(CONTENT.cards.by_shop[shop])


@pytest.mark.rule("DR-SET-09")
def test_damage_stack() -> None:
    assert [new(players).damage for players in (1, 2, 3, 4)] == [12, 12, 11, 10]


@pytest.mark.rule("DR-SET-10")
def test_four_milestones_are_free() -> None:
    assert new(3).milestones == (-1, -1, -1, -1)


@pytest.mark.rule("DR-SET-11")
def test_starting_deck_with_torso_on_top() -> None:
    for n in range(10):
        for p in new(4, f"deck {n}").players:
            assert sorted(p.hand + p.deck) == sorted(
                [*CONTENT.cards.starting, CONTENT.cards.damage]
            )
            assert CONTENT.cards.top in p.hand
    seconds = {new(2, f"deck {n}").players[0].deck[-1] for n in range(60)}
    assert seconds == {*CONTENT.cards.starting, CONTENT.cards.damage} - {CONTENT.cards.top}


@pytest.mark.rule("DR-SET-12", "DR-SET-13", "DR-SET-14", "DR-SET-15")
def test_starting_dashboard() -> None:
    s = new(2)
    for p in s.players:
        assert (p.fuel, p.cap, p.capacity, s.moves, s.drills) == (10, 10, 2, 0, 0)
        assert not any(p.storage + p.market + p.overflow)
        assert (p.tiles, p.discard, p.play, p.permanents) == ((), [], [], ())
        assert p.drones == 1  # of three
        assert p.refresh
        assert p.floor == 0


@pytest.mark.rule("DR-SET-13")
def test_two_more_drones_can_be_turned_up_and_no_third() -> None:
    t = table(hand="ROCKET-DRONE-PLUS ROCKET-DRONE", fuel=5)
    assert t.play("ROCKET-DRONE-PLUS").me.drones == 3
    assert t.play("ROCKET-DRONE").me.drones == 3


@pytest.mark.rule("DR-SET-16")
def test_first_player_is_drawn_and_turns_go_clockwise() -> None:
    assert {new(3, f"seed {n}").first for n in range(30)} == {0, 1, 2}
    t = table(3)
    order = []
    for _ in range(4):
        order.append(t.s.active)
        t.pass_turn()
    assert order == [0, 1, 2, 0]


@pytest.mark.rule("DR-SET-17", "DR-SET-18")
@pytest.mark.parametrize(
    ("players", "purses", "hands"),
    [(2, [2, 4], [3, 4]), (3, [2, 3, 5], [3, 4, 4]), (4, [2, 5, 4, 7], [3, 3, 4, 4])],
)
def test_starting_resources_in_turn_order(
    players: int,
    purses: list[int],
    hands: list[int],
) -> None:
    for n in range(5):
        s = new(players, f"seed {n}")
        order = in_turn_order(s)
        assert [s.players[seat].credits for seat in order] == purses
        assert [len(s.players[seat].hand) for seat in order] == hands
        assert all(CONTENT.cards.top in p.hand for p in s.players)


@pytest.mark.rule("DR-SET-19")
def test_the_supply_never_runs_out() -> None:
    # The box has 21 rubies and tokens for 145 credits; all of them are with seat 0 already.
    t = table(floor=3, rooms={3: "CAVE"}, moves=3, overflow="R " * 21, credits=145)
    assert t.end().say(R).me.storage[R] == 1
    t = table(phase="surfacing", hand="CLAW", credits=145)
    assert t.discard("CLAW").me.credits == 147


@pytest.mark.rule("DR-SET-20")
def test_mechs_are_chosen_before_the_game() -> None:
    s = GAME.new({"players": 3, "mechs": ["splash", "any", "headmaster"]}, "mechs")
    assert [MECH_IDS[p.mech] for p in s.players] == ["splash", "railbreaker", "headmaster"]
    with pytest.raises(BadOption, match="DR-SET-20"):
        GAME.new({"players": 2, "mechs": ["splash", "splash"]}, "mechs")
    with pytest.raises(BadOption, match="DR-SET-20"):
        GAME.new({"players": 1, "level": 3, "mechs": ["splash"]}, "mechs")
    assert MECH_IDS[GAME.new({"players": 1, "level": 1}, "m").players[0].mech] == "railbreaker"


def test_reports_name_the_turn_order_and_its_starting_resources() -> None:
    s = new(3)
    first, second, third = in_turn_order(s)
    labels = GAME.labels(s)
    assert labels[first] == "turn 1: 2 credits, 3 cards"
    assert labels[second] == "turn 2: 3 credits, 4 cards"
    assert labels[third] == "turn 3: 5 credits, 4 cards"
    assert GAME.labels(new(1, level=3)) == ["against the level 3 bot"]


def test_rounds_are_counted() -> None:
    s = new(3)
    for turn, rounds in ((1, 1), (3, 1), (4, 2), (7, 3)):
        s.turn = turn
        assert GAME.round(s) == rounds
    solo = new(1)
    solo.turn = 3  # the player, the bot, the player again
    assert GAME.round(solo) == 2
