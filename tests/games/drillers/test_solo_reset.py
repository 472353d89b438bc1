"""The solo bot's reset turn, and where its minerals go."""

from __future__ import annotations

import pytest

from headframe.games.drillers.events.table import BotDiscarded
from headframe.games.drillers.player import NO_MINERAL
from headframe.games.drillers.state import BOT, NO_SEAT
from tests.games.drillers.bot import (
    NO_MINERALS,
    flipped,
    gone,
    reset,
    reset_with,
    taken,
)
from tests.games.drillers.table import (
    SA,
    E,
    G,
    R,
    S,
    cards,
    solo,
)

# Reset turn


@pytest.mark.rule("DR-SOLO-20")
def test_a_reset_collects_the_two_best_of_its_floor() -> None:
    t = solo(3, deepest=4, ground={3: "S E R G", 4: "R R"})
    t.bot.floor = 3
    assert taken(reset(t)) == [(R, 3), (E, 3)]
    # Golden case 9, first half.
    t = solo(3, deepest=3, ground={3: "E"})
    t.bot.floor = 3
    assert taken(reset(t)) == [(E, 3), (S, -1)]
    assert t.bot.flipped == []
    t = solo(3, deepest=3, rooms={3: "JACKPOT"}, ground={3: ""})
    t.me.emerald, t.bot.floor = True, 3
    assert taken(reset(t)) == [(S, -1), (S, -1)]


@pytest.mark.rule("DR-SOLO-21")
def test_a_reset_goes_to_the_surface() -> None:
    t = solo(3)
    t.bot.floor = 2
    assert reset(t).bot.floor == 0


@pytest.mark.rule("DR-SOLO-22")
def test_which_cards_a_reset_discards() -> None:
    # Golden case 9: the dearest for the emerald, then the cheapest for the silver.
    t = reset_with("E")
    assert gone(t) == ["UTILITY-BOT", "SUPER-HEAVY-DRILL", "TRANSFORMER-DRILL"]
    # Golden case 10.
    t = reset_with("Sa Sa")
    assert sorted(gone(t)) == ["DYNAMITE-LAUNCHER", "SUPER-HEAVY-DRILL"]
    t = reset_with("G S")
    assert sorted(gone(t)) == sorted(["UTILITY-BOT", "TRANSFORMER-DRILL", *ROWS_OF_FIVE])


ROWS_OF_FIVE = ("AUTO-DRILL", "PROPER-PROPELLER")


@pytest.mark.rule("DR-SOLO-23")
def test_ties_go_together_and_the_second_looks_at_what_is_left() -> None:
    t = reset_with("S S")  # 2 2, then 5 5
    assert len(gone(t)) == 4
    t = reset_with("R S", ("AUTO-DRILL", "", "", ""))
    assert gone(t) == ["AUTO-DRILL"]  # nothing left for the second
    t = reset_with("R R", ("", "", "", ""))
    assert t.events(BotDiscarded)[0].cards == []


@pytest.mark.rule("DR-SOLO-24")
def test_discarded_cards_go_under_and_rows_are_filled() -> None:
    t = reset_with("E")
    assert [len(row) for row in t.s.rows] == [2, 2, 2, 2]
    # Two advanced cards of two discards lie together, in an order nobody knows.
    assert set(t.s.decks[3][-1]) == set(cards("SUPER-HEAVY-DRILL TRANSFORMER-DRILL"))
    assert t.s.decks[2][-1] == tuple(cards("UTILITY-BOT"))
    assert not set(t.s.rows[3]) & set(t.s.decks[3][-1])


# Its minerals


@pytest.mark.rule("DR-SOLO-25")
def test_good_stones_fill_a_slot() -> None:
    for kind in (SA, E, R):
        t = solo(3, ground={**NO_MINERALS, 2: ("Sa", "E", "R")[kind - SA]})
        t.bot.filled, t.bot.buffer = 3, G
        flipped(t, "CRUTCH")
        assert (t.bot.filled, t.bot.buffer) == (4, G)  # golden case 5, second half


@pytest.mark.rule("DR-SOLO-26")
def test_two_of_silver_and_gold_fill_a_slot() -> None:
    # Golden case 5.
    t = solo(3, ground={**NO_MINERALS, 2: "S"})
    t.bot.filled, t.bot.buffer = 3, G
    flipped(t, "CRUTCH")
    assert (t.bot.filled, t.bot.buffer) == (4, NO_MINERAL)
    t = solo(3, ground={**NO_MINERALS, 2: "G"})
    flipped(t, "CRUTCH")
    assert (t.bot.filled, t.bot.buffer) == (0, G)


@pytest.mark.rule("DR-SOLO-27")
def test_a_full_board_overflows() -> None:
    # Golden case 6.
    t = solo(3, deepest=3, ground={3: "G R"})
    t.bot.filled, t.bot.buffer, t.bot.floor = 12, S, 3
    reset(t)
    assert (t.bot.cubes, t.bot.buffer, t.bot.filled) == (2, S, 12)
    t = solo(3, deepest=3, ground={3: "G R"})
    t.bot.filled, t.bot.floor, t.bot.notches = 12, 3, 22
    assert reset(t).s.ender == NO_SEAT  # 22 + 2: the track counts as 23 long
    t.bot.floor = 3
    assert reset(t).s.ender == BOT
