"""The solo bot's action turn, and which kind of turn it has."""

from __future__ import annotations

import pytest

from headframe.games.drillers.events.table import BotFlipped
from headframe.games.drillers.steps.solo import best_floor
from tests.games.drillers.bot import (
    NO_MINERALS,
    flipped,
    taken,
    to_bot,
)
from tests.games.drillers.table import (
    CONTENT,
    SA,
    E,
    G,
    R,
    S,
    card,
    names,
    next_tile,
    no_corridors,
    set_stack,
    solo,
    tile,
)


@pytest.mark.rule("DR-SOLO-06")
def test_action_on_the_surface_reset_elsewhere() -> None:
    t = solo(3)
    to_bot(t)
    assert len(t.bot.flipped) == 1
    t.bot.floor = 2
    to_bot(t)
    assert (len(t.bot.flipped), t.bot.floor) == (1, 0)
    t.bot.floor = 1
    to_bot(t)
    assert (len(t.bot.flipped), t.bot.floor) == (1, 0)


@pytest.mark.rule("DR-SOLO-07")
def test_the_cost_of_the_flipped_card() -> None:
    costs = {
        0: "VINTAGE-DRILL CRUTCH",
        1: "TORSO SPIDER-LEG CLAW",
        2: "STOCK-PROPELLER DAMAGE",
        4: "GRABBER",
        6: "MINING-ARM",
    }
    rows = {4: 0, 6: 0, 2: 1, 1: 2, 0: 3}
    for cost, listed in costs.items():
        for name in listed.split():
            t = flipped(solo(4), name)
            assert CONTENT.cards.costs[card(name)] == cost
            drills, move = CONTENT.boards[4].cells[rows[cost]][0]
            event = t.events(BotFlipped)[0]
            assert (event.drills, event.move) == (drills, move)
            assert names(t.bot.flipped) == name  # stays face up


@pytest.mark.rule("DR-SOLO-08")
def test_the_column_is_fixed_at_the_flip() -> None:
    for filled, column in ((0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (11, 3), (12, 3)):
        t = solo(3)
        t.bot.filled = filled
        assert flipped(t, "CLAW").events(BotFlipped)[0].column == column
    # Golden case 7: the first mineral of the turn fills the column, the cell stays.
    t = solo(3, ground={2: "S S"})
    t.bot.filled, t.bot.buffer = 3, G
    flipped(t, "GRABBER")
    assert t.events(BotFlipped)[0].column == 1


@pytest.mark.rule("DR-SOLO-09")
def test_drills_then_best_mineral_then_move() -> None:
    t = solo(3, ground={2: "S E"})
    flipped(t, "CLAW")  # 1 drill, move
    assert taken(t) == [(E, 2), (S, 2)]
    assert t.bot.floor == 2
    t = solo(3, ground={2: "S S"})
    flipped(t, "CRUTCH")  # 0 drills, move
    assert taken(t) == [(S, 2)]


@pytest.mark.rule("DR-SOLO-10")
def test_the_list_starts_again_at_the_top() -> None:
    # Golden case 2 on board 4: barrier 5 with six drills, then the ruby from the top of the list.
    t = solo(4, deepest=4, ground={4: "E"})
    t.bot.filled = 8
    flipped(t, "GRABBER")
    assert t.s.deepest == 5
    assert taken(t) == [(R, 5), (E, 5)]
    assert t.bot.floor == 0  # its place never mattered


@pytest.mark.rule("DR-SOLO-11")
def test_barrier_entry() -> None:
    # Golden case 2: five drills, an emerald in sight: the barrier comes first.
    t = solo(3, deepest=4, ground={4: "E"})
    t.bot.filled = 8
    flipped(t, "GRABBER")
    assert (t.s.deepest, t.bot.tiles) == (5, [tile(5, 0)])
    assert taken(t) == [(R, 5)]
    t = solo(3, deepest=2, ground={2: "S"})
    flipped(t, "DAMAGE")  # two drills do not pay for barrier 3
    assert t.s.deepest == 2
    t = solo(3, deepest=6, ground=NO_MINERALS)
    t.bot.filled = 8
    flipped(t, "GRABBER")  # no barrier left: a corridor
    assert t.bot.tiles[0] in CONTENT.tiles.stacks[6]


@pytest.mark.rule("DR-SOLO-12")
def test_corridor_entry() -> None:
    t = solo(3, deepest=3, ground=NO_MINERALS, rooms={3: "HOT-TUB"})
    flipped(t, "CLAW")  # one drill: no discount for the bot
    assert t.bot.tiles == []
    t = solo(3, deepest=3, ground=NO_MINERALS, rooms={3: "HOT-TUB"})
    flipped(t, "DAMAGE")
    assert t.bot.tiles[0] in CONTENT.tiles.stacks[3]
    t = solo(3, deepest=3, ground=NO_MINERALS)
    set_stack(t, 3)
    flipped(t, "DAMAGE")
    assert t.bot.tiles[0] in CONTENT.tiles.stacks[2]


@pytest.mark.rule("DR-SOLO-13")
def test_mineral_entry_takes_the_deepest() -> None:
    # Golden case 1.
    t = solo(3, deepest=4, ground={**NO_MINERALS, 2: "G", 4: "G"})
    no_corridors(t)
    flipped(t, "CLAW")
    assert taken(t) == [(G, 4), (G, 2)]
    # A closed floor is out of reach, a reserved emerald too.
    t = solo(3, deepest=3, rooms={3: "JACKPOT"}, ground={**NO_MINERALS, 6: "R"})
    t.me.emerald = True
    no_corridors(t)
    flipped(t, "CLAW")
    assert taken(t) == [(S, -1), (S, -1)]
    assert t.me.emerald


@pytest.mark.rule("DR-SOLO-14")
def test_silver_comes_from_the_supply() -> None:
    t = solo(4, ground=NO_MINERALS)
    no_corridors(t)
    t.s.deepest = 6
    flipped(t, "GRABBER")  # four drills
    assert taken(t) == [(S, -1)] * 5


@pytest.mark.rule("DR-SOLO-15")
def test_a_barrier_of_the_bot() -> None:
    t = solo(4, deepest=3, ground={3: ""})
    hidden = t.s.vault
    flipped(t, "GRABBER")
    assert t.bot.tiles == [tile(4, 0)]
    assert (t.s.deepest, t.s.rooms[4] >= 0, t.bot.floor) == (4, True, 0)
    assert set(hidden) <= set(t.s.rows[CONTENT.shops.advanced])


@pytest.mark.rule("DR-SOLO-16")
def test_a_corridor_of_the_bot() -> None:
    # Golden case 3: uncovered in the same turn.
    t = solo(3, deepest=3, ground=NO_MINERALS)
    next_tile(t, 3, 4)  # S Sa
    flipped(t, "GRABBER")  # three drills, barrier 4 is too dear
    assert t.bot.tiles == [tile(3, 4)]
    assert taken(t) == [(SA, 3), (S, 3)]


@pytest.mark.rule("DR-SOLO-17")
def test_best_mineral_every_action_turn() -> None:
    t = solo(1, deepest=4, ground={2: "R", 3: "R", 4: "E"})
    flipped(t, "CRUTCH")  # no drill at all
    assert taken(t) == [(R, 3)]  # the best, from the deepest floor that has it
    # Golden case 4: only the human's emerald is there.
    t = solo(3, deepest=4, rooms={3: "JACKPOT"}, ground=NO_MINERALS)
    t.me.emerald = True
    flipped(t, "CRUTCH")
    assert (taken(t), t.bot.floor) == ([(S, -1)], 4)


@pytest.mark.rule("DR-SOLO-18")
def test_where_the_bot_moves() -> None:
    # Golden case 8.
    t = solo(3, deepest=4, ground={**NO_MINERALS, 3: "E Sa", 4: "E Sa"})
    assert best_floor(t.s) == 4
    t = solo(3, deepest=4, ground={**NO_MINERALS, 3: "E Sa S", 4: "E Sa"})
    assert best_floor(t.s) == 3
    t = solo(3, deepest=4, ground={**NO_MINERALS, 2: "R", 3: "E E E", 6: "R R"})
    assert best_floor(t.s) == 2  # rubies before emeralds, open floors only
    t = solo(3, deepest=4, rooms={3: "JACKPOT"}, ground={**NO_MINERALS, 2: "S"})
    t.me.emerald = True
    assert best_floor(t.s) == 2  # a reserved one does not count


@pytest.mark.rule("DR-SOLO-19")
def test_without_a_move_the_next_turn_is_an_action_turn_again() -> None:
    t = flipped(solo(1), "GRABBER")
    assert t.bot.floor == 0
    to_bot(t)
    assert len(t.bot.flipped) == 2
