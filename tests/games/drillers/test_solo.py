"""The solo bot: setup, both kinds of turn, milestones, the end."""

from __future__ import annotations

import pytest

from headframe.core.options import BadOption
from headframe.games.drillers import codes as c
from headframe.games.drillers.boards import BARRIER, BOARDS, CORRIDOR, MINERAL
from headframe.games.drillers.cards import COSTS, DAMAGE_CARD, STARTING
from headframe.games.drillers.events import BotDiscarded, BotFlipped, Collected, MilestoneTaken
from headframe.games.drillers.figures import ADVANCED, FINAL, MECH_IDS, MINERAL_IDS
from headframe.games.drillers.mine import STACKS
from headframe.games.drillers.player import NO_MINERAL
from headframe.games.drillers.scoring import bot_score, bot_sources, result, score
from headframe.games.drillers.solo import best_floor, flip, reset_turn
from headframe.games.drillers.state import BOT, NO_SEAT
from tests.games.drillers.table import (
    GAME,
    SA,
    E,
    G,
    R,
    S,
    Table,
    card,
    cards,
    counts,
    names,
    next_room,
    next_tile,
    no_corridors,
    set_rows,
    set_stack,
    solo,
    tile,
)

NO_MINERALS = dict.fromkeys(range(7), "")
ROWS = (
    "AUTO-DRILL DYNAMITE-LAUNCHER",
    "PROPER-PROPELLER ROCKET-DRONE-PLUS",
    "PIT-STOP UTILITY-BOT",
    "SUPER-HEAVY-DRILL TRANSFORMER-DRILL",
)


def flipped(t: Table, name: str) -> Table:
    """The bot's action turn with this card on top."""
    t.s.news = []
    flip(t.s, t.bot, card(name))
    return t


def reset(t: Table) -> Table:
    t.s.news = []
    reset_turn(t.s, t.bot)
    return t


def taken(t: Table) -> list[tuple[int, int]]:
    """Minerals the bot took: kind and floor, -1 for the supply."""
    return [(event.mineral, event.floor) for event in t.events(Collected) if event.seat == BOT]


def to_bot(t: Table) -> Table:
    """The human passes, the bot has its turn, the human is asked again."""
    return t.pass_turn()


# Setup


@pytest.mark.rule("DR-SOLO-01")
def test_four_levels_with_a_mech_each() -> None:
    for level, mech in enumerate(("headmaster", "railbreaker", "splash", "mayday"), start=1):
        t = solo(level)
        assert MECH_IDS[BOARDS[t.bot.level].mech] == mech
        assert MECH_IDS[t.me.mech] != mech
        assert len(t.s.players) == GAME.seats({"players": 1}) == 1
    with pytest.raises(BadOption, match="DR-SOLO-01"):
        GAME.new({"players": 1, "level": 5}, "x")


@pytest.mark.rule("DR-SOLO-02")
def test_the_human_starts_with_20_credits_3_cards_and_the_first_turn() -> None:
    s = GAME.new({"players": 1}, "start")
    assert (s.players[0].credits, len(s.players[0].hand), s.active) == (20, 3, 0)
    assert GAME.new({"players": 1, "solo_credits": 2}, "start").players[0].credits == 2
    with pytest.raises(BadOption, match="DR-SOLO-02"):
        GAME.new({"players": 1, "solo_credits": 7}, "start")
    t = Table(s)
    order = [(s.turn, s.active)]
    for _ in range(3):
        t.pass_turn()
        order.append((s.turn, s.active))
    assert order == [(1, 0), (3, 0), (5, 0), (7, 0)]  # the bot's turns lie between


@pytest.mark.rule("DR-SOLO-03")
def test_the_bots_deck() -> None:
    tops = set()
    for n in range(60):
        t = Table(GAME.new({"players": 1}, f"deck {n}"))
        assert sorted(t.bot.deck) == sorted([*STARTING, DAMAGE_CARD])
        tops.add(t.pass_turn().bot.flipped[0])
    assert tops == {*STARTING, DAMAGE_CARD}  # Torso among them, not on top
    t = solo(1)
    most = "TORSO CLAW CRUTCH GRABBER DAMAGE SPIDER-LEG MINING-ARM VINTAGE-DRILL"
    for name in most.split():
        flipped(t, name)
    assert (len(t.bot.deck), len(t.bot.flipped)) == (1, 8)  # never reshuffled


@pytest.mark.rule("DR-SOLO-04")
def test_what_the_bot_has() -> None:
    t = solo(3)
    assert (t.bot.floor, t.bot.filled, t.bot.buffer, t.bot.cubes) == (0, 0, NO_MINERAL, 0)
    for name in ("fuel", "credits", "hand", "storage", "market", "drones", "permanents"):
        assert not hasattr(t.bot, name)
    # Its track is as long as a player's: 24 notches are not enough, with a cube they are.
    t.bot.notches, t.bot.filled = 24, 12
    flipped(t, "CRUTCH")
    assert t.s.ender == BOT


@pytest.mark.rule("DR-SOLO-05")
def test_the_human_plays_by_all_rules() -> None:
    t = solo(1, floor=2, drills=3, hand="CLAW", fuel=5)
    t.play("CLAW").break_barrier()
    assert t.me.notches == 3
    t.me.notches = 4
    purse = t.me.credits
    t.s.drills, t.me.floor = 2, 2
    Table(t.s).excavate()
    assert t.s.milestones[0] == 0
    assert t.me.credits - purse in (0, 2)  # no credits for the taker, none for the bot


# Which turn


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


# Action turn


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
            assert COSTS[card(name)] == cost
            drills, move = BOARDS[4].cells[rows[cost]][0]
            event = t.events(BotFlipped)[0]
            assert (event.drills, event.move) == (drills, move)
            assert names(t.bot.flipped) == name  # stays face up


@pytest.mark.rule("DR-SOLO-08")
def test_the_column_is_fixed_at_the_flip() -> None:
    for filled, column in ((0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 2)):
        t = solo(3)
        t.bot.filled = filled
        assert flipped(t, "CLAW").events(BotFlipped)[0].column == column
    # Golden case 7: the first mineral of the turn fills the column, the cell stays.
    t = solo(3, ground={2: "S S"})
    t.bot.filled, t.bot.buffer = 3, G
    flipped(t, "GRABBER")
    assert t.events(BotFlipped)[0].column == 0


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
    assert t.bot.tiles[0] in STACKS[6]


@pytest.mark.rule("DR-SOLO-12")
def test_corridor_entry() -> None:
    t = solo(3, deepest=3, ground=NO_MINERALS, rooms={3: "HOT-TUB"})
    flipped(t, "CLAW")  # one drill: no discount for the bot
    assert t.bot.tiles == []
    t = solo(3, deepest=3, ground=NO_MINERALS, rooms={3: "HOT-TUB"})
    flipped(t, "DAMAGE")
    assert t.bot.tiles[0] in STACKS[3]
    t = solo(3, deepest=3, ground=NO_MINERALS)
    set_stack(t, 3)
    flipped(t, "DAMAGE")
    assert t.bot.tiles[0] in STACKS[2]


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
    assert set(hidden) <= set(t.s.rows[ADVANCED])


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


def reset_with(ground: str, rows: tuple[str, str, str, str] = ROWS) -> Table:
    t = solo(3, deepest=3, ground={3: ground})
    set_rows(t.s, rows)
    t.bot.floor = 3
    return reset(t)


def gone(t: Table) -> list[str]:
    return names(t.events(BotDiscarded)[0].cards).split()


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


# Milestones, floor cards


@pytest.mark.rule("DR-SOLO-28")
def test_a_milestone_of_the_bot_pays_the_human() -> None:
    t = solo(3, deepest=3, ground=NO_MINERALS)
    t.bot.notches = 3
    purse = t.me.credits
    flipped(t, "DAMAGE")
    assert (t.s.milestones[0], t.me.credits) == (BOT, purse + 3)
    assert bot_sources(t.s, t.bot)["milestones"] == 4


@pytest.mark.rule("DR-TRACK-08", "DR-SOLO-28")
def test_golden_case_13_two_lines_by_one_barrier() -> None:
    t = solo(4, deepest=5)
    t.bot.tiles, t.bot.notches, t.bot.filled = [tile(4, 0), tile(5, 0)], 9, 8
    t.s.milestones = (BOT, NO_SEAT, NO_SEAT, NO_SEAT)
    purse = t.me.credits
    flipped(t, "MINING-ARM")
    assert (t.bot.notches, t.s.milestones) == (15, (BOT, BOT, BOT, NO_SEAT))
    assert t.me.credits == purse + 4 + 5


@pytest.mark.rule("DR-SOLO-29", "DR-SOLO-30")
def test_a_milestone_of_the_human_gives_the_bot_a_silver() -> None:
    # Golden case 11.
    t = solo(3, floor=2, drills=2, rows=ROWS)
    t.me.notches, t.bot.buffer = 3, G
    Table(t.s).excavate()
    assert (t.bot.filled, t.bot.buffer) == (1, NO_MINERAL)
    assert tuple(t.bot.minerals) == counts("S")
    assert [names(row) for row in t.s.rows] == list(ROWS)  # no shop card goes
    t = solo(3, floor=2, drills=2)
    t.me.notches = 24
    t.s.milestones = (BOT, BOT, BOT, NO_SEAT)
    t.bot.filled = 12
    Table(t.s).excavate()
    assert t.s.ender == 0
    assert t.bot.cubes == 1  # for the final one too
    assert t.s.milestones[FINAL] == 0


@pytest.mark.rule("DR-SOLO-30")
def test_the_consolation_never_completes_the_bots_track() -> None:
    t = solo(3, floor=2, drills=2)
    t.me.notches, t.bot.filled = 3, 12
    t.bot.notches, t.bot.cubes = 14, 9  # without all lines covered a track is not nearer its end
    Table(t.s).excavate()
    assert (t.bot.cubes, t.s.ender) == (10, NO_SEAT)


@pytest.mark.rule("DR-SOLO-31")
def test_floor_cards_do_nothing_for_the_bot() -> None:
    t = solo(3, deepest=2, ground=NO_MINERALS)
    next_room(t, "LOBBY")
    purse, fuel = t.me.credits, t.me.fuel
    flipped(t, "GRABBER")
    assert t.s.deepest == 3
    assert (t.me.credits, t.me.fuel) == (purse, fuel)  # nobody gets the reveal effect
    t = solo(3, deepest=2, ground=NO_MINERALS)
    next_room(t, "JACKPOT")
    flipped(t, "GRABBER")
    assert t.me.emerald
    t = solo(3, deepest=3, rooms={3: "RAD-BATH"}, ground=NO_MINERALS)
    damage = t.s.damage
    flipped(t, "DAMAGE")
    assert t.s.damage == damage


@pytest.mark.rule("DR-SOLO-32")
def test_jackpot_reserves_one_emerald_for_the_human_alone() -> None:
    t = solo(3, floor=2, drills=4, room_for=3, ground={3: ""})
    next_room(t, "JACKPOT")
    t.break_barrier()
    assert t.me.emerald
    flipped(t, "CRUTCH")
    assert t.bot.minerals[E] == 0
    Table(t.s).collect(c.RESERVED)
    assert t.me.storage == counts("E")


@pytest.mark.rule("DR-SOLO-33")
def test_the_bots_mech_counts_for_the_squeeze() -> None:
    t = solo(3, floor=3, rooms={3: "SQUEEZE"}, fuel=3, hand="CLAW")
    t.bot.floor = 3
    assert t.end().asked == "toll"
    t = solo(3, floor=3, rooms={3: "SQUEEZE"}, fuel=3, hand="CLAW")
    assert t.end().asked == "keep"


@pytest.mark.rule("DR-SOLO-34")
def test_the_bots_corridors_are_not_the_humans_first() -> None:
    t = solo(3, floor=3, rooms={3: "RAD-BATH"}, ground=NO_MINERALS, drills=2, fuel=0, cap=18)
    flipped(t, "DAMAGE")  # a corridor on floor 3
    assert t.bot.tiles[0] in STACKS[3]
    assert Table(t.s).excavate().me.fuel == 5


# The end


@pytest.mark.rule("DR-SOLO-35", "DR-SOLO-36")
def test_the_last_card_triggers_the_end_at_the_flip() -> None:
    # Golden case 12: 18 points and a card for the human before the drills are used.
    t = solo(3)
    t.bot.deck = cards("GRABBER")
    size = len(t.me.hand)
    flipped(t, "GRABBER")
    assert (t.s.ender, t.s.milestones[FINAL], len(t.me.hand)) == (BOT, BOT, size + 1)
    kinds = [type(event) for event in t.s.news or []]
    assert kinds.index(MilestoneTaken) < kinds.index(Collected)
    t = solo(3, floor=2, drills=2)
    t.me.notches = 24
    assert Table(t.s).excavate().s.ender == 0
    t = solo(3, deepest=3, ground=NO_MINERALS)
    t.bot.notches = 24
    assert flipped(t, "DAMAGE").s.ender == BOT


@pytest.mark.rule("DR-SOLO-37")
def test_after_the_bots_trigger_the_human_has_one_turn() -> None:
    # Golden case 14: the end in a reset.
    t = solo(3, deepest=3, ground={3: "E G"}, rows=ROWS)
    t.bot.filled, t.bot.cubes, t.bot.notches, t.bot.floor = 12, 6, 18, 3
    size = len(t.me.hand)
    reset(t)
    assert (t.s.ender, t.bot.cubes, t.bot.floor) == (BOT, 8, 0)
    assert len(t.me.hand) == size + 1
    assert sorted(gone(t)) == ["SUPER-HEAVY-DRILL", "TRANSFORMER-DRILL", "UTILITY-BOT"]
    assert [len(row) for row in t.s.rows] == [2, 2, 2, 2]
    t = solo(3)
    t.bot.deck = cards("GRABBER")
    t.pass_turn()
    assert (t.s.ender, t.asked) == (BOT, "operations")
    t.pass_turn()
    assert t.asked == ""


@pytest.mark.rule("DR-SOLO-38")
def test_after_the_humans_trigger_the_bot_has_one_turn() -> None:
    # Golden case 15: the last card then is no second trigger.
    t = solo(3, floor=2, drills=2, ground={2: "S S S S"})
    t.me.notches = 24
    t.bot.deck = cards("GRABBER")
    t = Table(t.s).excavate()
    minerals = sum(t.bot.minerals)
    t.pass_turn()
    assert t.asked == ""  # over after the bot's turn
    assert names(t.bot.flipped) == "GRABBER"
    assert sum(t.bot.minerals) > minerals or t.bot.tiles  # the cell was carried out
    assert t.s.milestones[FINAL] == 0
    t = solo(3, floor=2, drills=2)
    t.me.notches, t.bot.floor = 24, 2
    Table(t.s).excavate()
    t.pass_turn()
    assert (t.asked, t.bot.floor, t.bot.flipped) == ("", 0, [])  # a reset, as it stood


@pytest.mark.rule("DR-SOLO-39")
def test_what_the_bot_scores() -> None:
    t = solo(3)
    t.bot.minerals = list(counts("S G Sa E R"))
    t.bot.tiles = [tile(2, 1), tile(6, 0)]
    t.bot.floor = 6
    t.s.milestones = (BOT, NO_SEAT, NO_SEAT, BOT)
    assert bot_sources(t.s, t.bot) == {"minerals": 20, "tiles": 29, "milestones": 22}
    assert bot_score(t.s, t.bot) == 71


@pytest.mark.rule("DR-SOLO-40")
def test_a_tie_is_the_bots() -> None:
    t = solo(3, deck="TORSO")
    mine = score(t.s, t.me)
    assert mine == 1
    assert result(t.s).places == (1, 2)  # 1 to 0
    t.me.refresh = False
    assert result(t.s).places == (2, 1)  # 0 to 0
    assert result(t.s).scores == (0, 0)


# Boards


@pytest.mark.rule("DR-SOLO-41")
def test_every_board_is_well_formed() -> None:
    for board in BOARDS.values():
        assert sorted(board.row_of) == [0, 1, 2, 4, 6]
        assert board.row_of[4] == 0
        assert all(len(cells) == len(board.slots) for cells in board.cells)
        assert board.priorities[-1] == (MINERAL, S)
        assert len(set(board.priorities)) == len(board.priorities)


BOARD_DATA = {
    1: ([5, 5, 5], [[2, 2, 3], [2, 2, 2], [0, 0, 1], [0, 0, 0]], ["000", "111", "111", "111"]),
    2: ([5, 4, 4], [[3, 3, 4], [2, 2, 2], [0, 1, 1], [0, 0, 1]], ["000", "110", "111", "111"]),
    3: ([4, 4, 4], [[3, 4, 5], [2, 2, 3], [1, 1, 2], [0, 1, 1]], ["000", "110", "111", "111"]),
    4: ([4, 4, 3], [[4, 5, 6], [2, 3, 4], [1, 2, 2], [1, 1, 2]], ["000", "100", "111", "111"]),
}
PRIORITIES = {
    1: "barrier corridor2 corridor3 R E Sa G S",
    2: "barrier corridor3 corridor4 R E Sa corridor2 G S",
    3: "barrier R E corridor6 corridor5 corridor4 corridor3 Sa corridor2 G S",
    4: "barrier R E corridor6 corridor5 corridor4 Sa corridor3 G corridor2 S",
}


@pytest.mark.rule("DR-SOLO-42")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_boards_are_those_of_the_ledger(level: int) -> None:
    board = BOARDS[level]
    slots, drills, moves = BOARD_DATA[level]
    assert list(board.slots) == slots
    assert [[cell[0] for cell in row] for row in board.cells] == drills
    assert ["".join(str(int(cell[1])) for cell in row) for row in board.cells] == moves
    assert " ".join(_entry(*entry) for entry in board.priorities) == PRIORITIES[level]


def _entry(what: int, which: int) -> str:
    if what == BARRIER:
        return "barrier"
    return f"corridor{which}" if what == CORRIDOR else MINERAL_IDS[which]
