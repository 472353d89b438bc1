"""Floor cards."""

from __future__ import annotations

import pytest

from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.events.mine import RoomUsed
from headframe.games.drillers.legal import action_codes as c
from tests.games.drillers.table import (
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
    solo,
    table,
    tile,
)


@pytest.mark.rule("DR-FLOOR-01")
def test_a_revealed_card_works_for_all_until_the_end() -> None:
    t = table(floor=2, drills=3)
    next_room(t, "CHILL")
    t.break_barrier().pass_turn()
    for _ in range(3):
        seat = t.s.active
        p = t.s.players[seat]
        p.floor, p.fuel, t.s.drills = 3, 0, 2
        Table(t.s).excavate()
        assert p.fuel == 2
        t.pass_turn()


@pytest.mark.rule("DR-FLOOR-02")
def test_compulsory_unless_it_says_may() -> None:
    t = table(floor=2, rooms={2: "BREWERY"}, fuel=3, hand="CLAW").end()
    assert (t.asked, t.me.fuel) == ("keep", 4)  # not asked about
    t = table(floor=3, rooms={3: "CHILL"}, fuel=3, hand="CLAW").end()
    assert t.options == [0, 1]  # pay or suffer, no third way
    t = table(floor=3, rooms={3: "JACKPOT"}, storage="S", hand="CLAW").end()
    assert t.none().asked == "keep"  # may
    t = table(floor=3, rooms={3: "JACKPOT"}, storage="R", hand="CLAW").end()
    assert t.asked == "keep"  # impossible: skipped


@pytest.mark.rule("DR-FLOOR-03")
def test_only_for_the_player_who_sets_it_off() -> None:
    t = table(floor=2, rooms={2: "RITZ"}, drills=2)
    t.other.floor = 2
    purse = t.other.credits
    t.excavate()
    assert (t.me.credits, t.other.credits) == (2, purse)


@pytest.mark.rule("DR-FLOOR-04")
def test_reveal_effects_come_once_before_the_step_down() -> None:
    t = table(floor=2, drills=3, fuel=1, hand="CLAW")
    next_room(t, "CHILL")
    t.break_barrier()
    kinds = [type(event).__name__ for event in t.s.events or []]
    assert kinds.index("RoomUsed") < kinds.index("Moved")
    assert t.me.fuel == 3
    t.s.moves = 2
    Table(t.s).up().down()
    assert t.me.fuel == 3


@pytest.mark.rule("DR-FLOOR-05")
def test_corridor_effects_after_each_corridor_not_after_a_barrier() -> None:
    t = table(floor=2, rooms={2: "RITZ"}, drills=7)
    t.excavate().excavate()
    assert t.me.credits == 4
    t.break_barrier()
    assert len(t.events(RoomUsed)) - 2 == sum(e.trigger == 0 for e in t.events(RoomUsed))


@pytest.mark.rule("DR-FLOOR-06")
def test_collect_effects_after_each_mineral_also_by_harpoon() -> None:
    t = table(floor=3, rooms={3: "SQUEEZE"}, drills=2, room_for=5)
    t.collect(G).collect(SA)
    assert t.me.credits == 4
    t = table(floor=2, rooms={3: "SQUEEZE"}, deepest=3, hand="HARPOON-DRILL", fuel=5, room_for=5)
    t.play("HARPOON-DRILL").say(c.HARPOON_DOWN + SA)
    assert t.me.credits == 2


@pytest.mark.rule("DR-FLOOR-07")
def test_end_effects_where_the_mech_stands() -> None:
    t = table(floor=2, rooms={2: "BREWERY"}, fuel=3, moves=1, hand="CLAW")
    t.up().end()
    assert t.me.fuel == 3  # not there any more
    t = table(floor=3, rooms={3: "CHILL"}, fuel=3, hand="CLAW").end()
    assert [decision.key for decision in t.s.open_decisions] == ["toll"]  # nothing else meanwhile


@pytest.mark.rule("DR-FLOOR-08")
def test_first_corridor_counts_per_player_and_turn_and_floor() -> None:
    t = table(floor=3, rooms={3: "RAD-BATH"}, drills=4, fuel=0, cap=18)
    t.excavate()
    assert t.me.fuel == 5
    t.excavate()
    assert t.me.fuel == 5  # the second of this turn
    t.pass_turn()
    t.other.floor, t.other.fuel, t.s.drills = 3, 0, 2
    Table(t.s).excavate()
    assert t.other.fuel == 5  # another player's first
    t = table(floor=2, rooms={3: "RAD-BATH"}, deepest=3, drills=4, fuel=0, moves=1)
    t.excavate().down().excavate()
    assert t.me.fuel == 5  # one on another floor does not count


@pytest.mark.rule("DR-FLOOR-09")
def test_pay_fuel_or_take_damage() -> None:
    t = table(floor=3, rooms={3: "CHILL"}, fuel=1, hand="CLAW", deck="TORSO").end()
    assert t.yes().me.fuel == 0
    t = table(floor=3, rooms={3: "CHILL"}, fuel=1, hand="CLAW", deck="TORSO").end().no()
    assert (t.me.fuel, names(t.me.discard)) == (1, "DAMAGE")
    t = table(floor=3, rooms={3: "CHILL"}, fuel=0, hand="CLAW", deck="TORSO").end()
    assert (t.asked, names(t.me.discard)) == ("keep", "DAMAGE")  # without fuel no question


@pytest.mark.rule("DR-FCARD-PILEUP")
def test_pileup() -> None:
    t = table(floor=2, rooms={2: "PILEUP"}, drills=0).end()
    assert t.me.storage == counts("S")
    assert t.s.ground[2 * KINDS + S] == 1
    t = table(floor=2, rooms={2: "PILEUP"}, ground={2: "G"}).end()
    assert t.me.storage == counts("")
    t = table(floor=2, rooms={2: "PILEUP"}, storage="G G", room_for=2).end()
    assert t.me.storage == counts("G G")


@pytest.mark.rule("DR-FCARD-BREWERY")
def test_brewery() -> None:
    assert table(floor=2, rooms={2: "BREWERY"}, fuel=4).end().me.fuel == 5


@pytest.mark.rule("DR-FCARD-RITZ")
def test_the_ritz() -> None:
    t = table(floor=2, rooms={2: "RITZ"}, drills=6, tiles=())
    for purse in (2, 4, 6):
        assert t.excavate().me.credits == purse


@pytest.mark.rule("DR-FCARD-LOBBY")
def test_lobby() -> None:
    t = table(floor=2, drills=5, room_for=4, fuel=3, hand="CLAW CRUTCH TORSO GRABBER")
    next_room(t, "LOBBY")
    t.break_barrier()
    assert t.me.credits == 2
    t.collect(G)
    assert t.asked == "trade"
    t.yes()
    assert (t.me.credits, t.me.fuel, t.asked) == (1, 4, "operations")  # once a mineral
    t.collect(SA).no()
    assert (t.me.credits, t.me.fuel) == (1, 4)
    t.end().keep("CLAW CRUTCH TORSO GRABBER")
    assert t.me.fuel == 3  # three free, the fourth for 1
    t = table(floor=3, rooms={3: "LOBBY"}, drills=1, credits=0).collect(G)
    assert t.asked == "operations"  # nothing to pay with
    t = table(floor=2, hand="CLAW CRUTCH", fuel=3, rooms={2: "RITZ", 3: "LOBBY"}, deepest=3).end()
    t.keep("CLAW CRUTCH")
    assert t.me.fuel == 2  # only where the mech stands


@pytest.mark.rule("DR-FCARD-SQUEEZE")
def test_the_squeeze() -> None:
    t = table(3, floor=3, rooms={3: "SQUEEZE"}, drills=1, fuel=3, hand="CLAW", deck="TORSO")
    t.s.players[1].floor = t.s.players[2].floor = 3
    assert t.collect(G).me.credits == 2
    t.end()
    assert t.yes().asked == "toll"  # one by one
    t.no()
    assert (t.me.fuel, names(t.me.discard), t.asked) == (2, "DAMAGE", "keep")
    t = table(3, floor=3, rooms={3: "SQUEEZE"}, fuel=1, hand="CLAW", deck="TORSO")
    t.s.players[1].floor = t.s.players[2].floor = 3
    t.end().yes()
    assert (t.asked, names(t.me.discard)) == ("keep", "DAMAGE")  # no fuel for the second
    t = table(floor=3, rooms={3: "SQUEEZE"}, fuel=3, hand="CLAW").end()
    assert t.asked == "keep"  # alone
    t = table(4, floor=3, rooms={3: "SQUEEZE"}, fuel=9, hand="CLAW")
    for p in t.s.players:
        p.floor = 3
    t.end().yes().yes().yes()
    assert (t.me.fuel, t.asked) == (6, "keep")


@pytest.mark.rule("DR-FCARD-DISPATCH")
def test_dispatch() -> None:
    there = {3: "DISPATCH"}
    t = table(floor=3, rooms=there, fuel=2, drones=2, hand="CLAW").end()
    assert t.asked == "dispatch"
    t.no()
    assert (t.me.credits, t.me.fuel, t.me.drones) == (4, 2, 2)
    t = table(floor=3, rooms=there, fuel=2, drones=2, hand="CLAW").end().yes()
    assert (t.me.credits, t.me.fuel, t.me.drones) == (0, 1, 3)
    t = table(floor=3, rooms=there, fuel=1, drones=2, hand="CLAW").end()
    assert t.asked == "dispatch"
    t = table(floor=3, rooms=there, fuel=2, drones=3, hand="CLAW").end()
    assert (t.asked, t.me.credits) == ("keep", 6)  # none face down
    t = table(floor=3, rooms=there, fuel=0, drones=0, hand="CLAW").end()
    assert (t.asked, t.me.credits) == ("keep", 0)  # no fuel: 0 drones, 0 credits


@pytest.mark.rule("DR-FCARD-HOT-TUB")
def test_hot_tub() -> None:
    t = table(floor=3, rooms={3: "HOT-TUB"}, drills=3)
    t.excavate()
    assert (t.s.drills, names(t.me.hand)) == (2, "DAMAGE")
    t.excavate()
    assert (t.s.drills, names(t.me.hand)) == (0, "DAMAGE")
    t = table(floor=3, rooms={3: "HOT-TUB"}, drills=1)
    assert t.can(c.EXCAVATE)


@pytest.mark.rule("DR-FCARD-JACKPOT")
def test_jackpot_reserves_an_emerald_for_each() -> None:
    t = table(3, floor=2, drills=5, room_for=4, ground={3: "E"}, hand="CLAW")
    next_room(t, "JACKPOT")
    t.break_barrier()
    assert [p.emerald for p in t.s.players] == [True] * 3
    assert t.can(c.COLLECT + E)  # the loose one is a choice of its own
    t.collect(c.RESERVED)
    assert t.me.storage == counts("E")
    assert t.s.ground[3 * KINDS + E] == 1
    assert t.s.drills == 1
    assert t.refused(c.COLLECT + c.RESERVED) == "DR-FCARD-JACKPOT"  # one's own, once
    t.end().say(E)
    assert t.me.storage == counts("R")
    assert t.keep().s.players[1].emerald  # at any later time
    t.other.floor, t.s.drills = 3, 1
    Table(t.s).collect(c.RESERVED)
    assert t.other.storage == counts("E")


@pytest.mark.rule("DR-FCARD-JACKPOT")
def test_jackpot_by_harpoon_and_its_end_effect() -> None:
    t = table(floor=2, rooms={3: "JACKPOT"}, deepest=3, hand="HARPOON-DRILL", fuel=5)
    t.me.emerald = True
    t.play("HARPOON-DRILL")
    assert t.refused(c.COLLECT + c.RESERVED) == "DR-FCARD-JACKPOT"  # not from here by hand
    t.say(c.HARPOON_DOWN + c.RESERVED)
    assert (t.me.storage, t.me.emerald, t.s.drills) == (counts("E"), False, 2)
    t = table(floor=3, rooms={3: "JACKPOT"}, drills=1, storage="S S", room_for=2)
    t.me.emerald = True
    assert Table(t.s).refused(c.COLLECT + c.RESERVED) == "DR-DRILL-03"
    t = table(floor=3, rooms={3: "JACKPOT"}, storage="S R", hand="CLAW").end()
    assert t.options == [-1, S]
    assert t.refused(R) == "DR-FCARD-JACKPOT"
    assert t.say(S).me.storage == counts("G R")


@pytest.mark.rule("DR-FCARD-RAD-BATH")
def test_rad_bath() -> None:
    t = table(floor=3, rooms={3: "RAD-BATH"}, drills=4, fuel=1, deck="CLAW")
    t.excavate()
    assert (t.s.drills, t.me.fuel, names(t.me.discard)) == (2, 6, "DAMAGE")
    t.excavate()
    assert (t.me.fuel, names(t.me.discard)) == (6, "DAMAGE")


@pytest.mark.rule("DR-FCARD-CAVE")
@pytest.mark.parametrize(("moves", "offer"), [(1, [SA]), (2, [SA, E]), (3, [SA, E, R])])
def test_cave_with_no_ceiling(moves: int, offer: list[int]) -> None:
    t = table(floor=3, rooms={3: "CAVE"}, moves=moves, hand="CLAW").end()
    assert t.options == [-1, *offer]
    t.say(offer[-1])
    assert t.s.moves == 0
    assert t.me.storage[offer[-1]] == 1
    assert t.asked == "keep"  # one at most
    t = table(floor=3, rooms={3: "CAVE"}, moves=moves, hand="CLAW", storage="S S", room_for=2)
    assert t.end().asked == "keep"  # no room
    t = table(floor=3, rooms={3: "CAVE"}, moves=moves, hand="CLAW").end().none()
    assert t.me.storage == counts("")
    t = table(floor=3, rooms={3: "CAVE"}, moves=0, hand="CLAW").end()
    assert t.asked == "keep"


@pytest.mark.rule("DR-FCARD-CHILL")
def test_chill_out_zone() -> None:
    t = table(floor=2, drills=7, fuel=0, hand="CLAW", deck="TORSO")
    next_room(t, "CHILL")
    assert t.break_barrier().me.fuel == 2
    assert t.excavate().me.fuel == 4
    assert t.excavate().me.fuel == 6
    assert t.end().yes().me.fuel == 5


@pytest.mark.rule("DR-FCARD-TOYS")
def test_toys_r_rust() -> None:
    there = {3: "TOYS"}
    t = table(floor=3, rooms=there, storage="S G", fuel=3, hand="CLAW", deck="TORSO", credits=1)
    t.end()
    assert (t.asked, t.options) == ("scrap", [-1, S, G])
    t.say(G)
    assert (t.me.fuel, t.me.storage, t.me.overflow) == (2, counts("S"), counts("G"))
    assert t.asked == "repair"
    t.repair("CLAW").no()
    assert (t.me.credits, t.me.hand) == (1, cards("TORSO"))  # Upkeep drew; once only
    t = table(floor=3, rooms=there, storage="S", fuel=3, hand="CLAW").end().none()
    assert (t.me.fuel, t.me.storage) == (3, counts("S"))
    for short in (table(floor=3, rooms=there, fuel=3, hand="CLAW"),):
        assert short.end().asked == "keep"  # no mineral
    t = table(floor=3, rooms=there, storage="S", fuel=0, hand="CLAW").end()
    assert t.asked == "keep"  # no fuel
    t = table(floor=3, rooms=there, storage="S", fuel=1, hand="CLAW").end()
    assert t.asked == "scrap"
    won = (tile(6, 0), tile(5, 0), tile(4, 0), tile(6, 1))
    t = table(floor=3, rooms=there, storage="S", fuel=3, hand="CLAW", overflow="S S S S", tiles=won)
    t.end().say(S)
    assert t.s.ender == 0


@pytest.mark.rule("DR-FAQ-06")
@pytest.mark.parametrize("name", ["HOT-TUB", "RAD-BATH"])
def test_hot_tub_and_rad_bath_cannot_be_declined(name: str) -> None:
    t = table(floor=3, rooms={3: name}, drills=2, deck="CLAW").excavate()
    assert t.asked == "operations"
    assert card("DAMAGE") in t.me.hand + t.me.discard


@pytest.mark.rule("DR-FAQ-07")
def test_after_operations_gauges_and_cards_are_dead() -> None:
    t = table(hand="CLAW", moves=3, drills=3).end()
    for action in (c.DOWN, c.BREAK, c.COLLECT, c.PLAY + card("CLAW"), c.BURN + card("CLAW")):
        assert t.refused(action) == "DR-SURF-03"


def test_solo_builder() -> None:
    assert solo(2).bot.level == 2
