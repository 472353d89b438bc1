"""Playing cards: for their effects, for fuel, as permanents."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.core.refusal import Refused
from headframe.games.drillers.content.effect_codes import SUCTION
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.steps.deck import draw
from tests.games.drillers.table import (
    CONTENT,
    GAME,
    TWENTY,
    E,
    R,
    S,
    card,
    counts,
    names,
    table,
    tile,
)


@pytest.mark.rule("DR-PLAY-01")
def test_a_card_is_played_for_its_effect_or_for_fuel_or_kept() -> None:
    t = table(hand="CLAW CRUTCH GRABBER", fuel=3, floor=2)
    t.play("CLAW").burn("CRUTCH")
    assert t.refused(c.BURN + card("CLAW")) == "DR-PLAY-14"
    assert t.refused(c.PLAY + card("CRUTCH")) == "DR-PLAY-14"
    assert t.refused(c.PLAY + card("TORSO")) == "DR-PLAY-01"
    t.end().keep("GRABBER")
    assert "GRABBER" in names(t.me.hand)


@pytest.mark.rule("DR-PLAY-02")
def test_pay_then_play_area_then_effects() -> None:
    # It lies in the play area, paid for, when its own repair is decided.
    t = table(hand="LASER-CUTTER", fuel=3).play("LASER-CUTTER")
    assert t.asked == "repair"
    assert (t.me.fuel, names(t.me.play)) == (0, "LASER-CUTTER")
    assert t.me.hand == []


@pytest.mark.rule("DR-PLAY-03")
def test_instant_effects_are_resolved_completely_at_once() -> None:
    t = table(hand="SWISS-ARM", fuel=5, drones=0, deck="CLAW CRUTCH").play("SWISS-ARM")
    assert (t.s.moves, t.s.drills, t.me.drones) == (1, 1, 1)
    assert t.asked == "draw"
    t.no()
    assert "draw" not in t.asked  # declined now, not saved
    assert t.me.hand == []


@pytest.mark.rule("DR-PLAY-04")
def test_an_order_is_asked_on_water_cooling_alone() -> None:
    t = table(hand="WATER-COOLING CLAW", fuel=5, deck="CRUTCH SPIDER-LEG").play("WATER-COOLING")
    assert t.asked == "order"
    draw_first, repair_first = t.options
    t.say(draw_first)
    assert t.asked == "draw"
    assert t.yes().asked == "repair"
    t.repair("CRUTCH").no()  # the card just drawn
    assert t.asked == "operations"
    t = table(hand="WATER-COOLING CLAW", fuel=5, deck="CRUTCH SPIDER-LEG").play("WATER-COOLING")
    t.say(repair_first)
    assert t.asked == "repair"
    assert t.repair("CLAW").asked == "draw"  # the repair's own draw
    assert t.no().asked == "draw"  # the card's
    assert t.yes().asked == "operations"


@pytest.mark.rule("DR-PLAY-04")
def test_fixed_orders_are_the_best_ones() -> None:
    t = table(hand="REFUELLING-DRONE", fuel=10, cap=10).play("REFUELLING-DRONE")
    assert (t.me.cap, t.me.fuel) == (11, 11)  # the cap first
    t = table(hand="CURRENT-C-MINER", fuel=5, deck="CLAW", market="S G").play("CURRENT-C-MINER")
    assert t.asked == "draw"  # then the column
    assert t.yes().asked == "column"


@pytest.mark.rule("DR-PLAY-05")
def test_what_may_be_declined_and_what_not() -> None:
    t = table(hand="AUTO-DRILL", deck="CLAW", fuel=5).play("AUTO-DRILL").no()
    assert t.me.hand == []
    t = table(hand="LASER-CUTTER CLAW", fuel=5).play("LASER-CUTTER").none()
    assert names(t.me.hand) == "CLAW"
    t = table(hand="ANTIGRAVITY-DRIVE", floor=2, fuel=5).play("ANTIGRAVITY-DRIVE").say(2)
    assert t.me.floor == 2
    t = table(hand="PANIC-BUTTON", deck="CLAW").play("PANIC-BUTTON")
    assert t.asked == "operations"  # the damage was not asked about
    assert names(t.me.discard) == "DAMAGE"


@pytest.mark.rule("DR-PLAY-06")
def test_impossible_effects_are_skipped() -> None:
    t = table(hand="REFUELLING-DRONE CURRENT-C-MINER", cap=18, fuel=18, drones=3, deck="")
    t.play("REFUELLING-DRONE").play("CURRENT-C-MINER")
    assert (t.me.cap, t.me.drones, t.me.overflow) == (18, 3, counts(""))
    assert t.asked == "operations"


@pytest.mark.rule("DR-PLAY-07")
def test_a_printed_choice_is_made_when_the_card_is_played() -> None:
    t = table(hand="FOOTLESS-TREADS", fuel=3, drones=0).play("FOOTLESS-TREADS")
    assert t.asked == "effect"
    assert len(t.options) == 3
    assert t.refused(999) == "DR-PLAY-07"
    t.say(t.options[1])
    assert (t.s.moves, t.me.drones) == (3, 1)


@pytest.mark.rule("DR-PLAY-08")
def test_a_once_effect_is_used_once_later_or_never() -> None:
    t = table(hand="SUPERIOR-SOAKER CRUTCH", storage="S S", fuel=5)
    assert t.refused(c.RAISE_NOW + S) == "DR-PLAY-08"
    t.play("SUPERIOR-SOAKER").play("CRUTCH").say(c.RAISE_NOW + S)
    assert t.me.storage == counts("S G")
    assert t.refused(c.RAISE_NOW + S) == "DR-PLAY-08"
    t = table(hand="SUPERIOR-SOAKER", storage="S S", fuel=5).play("SUPERIOR-SOAKER")
    t.pass_turn()
    t.pass_turn()
    assert t.s.active == 0
    assert not t.can(c.RAISE_NOW + S)  # gone with the Operations


@pytest.mark.rule("DR-PLAY-09")
def test_an_any_number_effect_lasts_until_operations_end() -> None:
    t = table(hand="ADAPTIVE-ENGINE", fuel=7)
    assert t.refused(c.ANY_MOVE_NOW) == "DR-PLAY-09"
    t.play("ADAPTIVE-ENGINE").say(c.ANY_MOVE_NOW).say(c.ANY_MOVE_NOW).say(c.ANY_MOVE_NOW)
    assert (t.me.fuel, t.s.moves) == (1, 5)
    assert t.refused(c.ANY_MOVE_NOW) == "DR-OPS-05"
    t.pass_turn()
    t.pass_turn()
    assert t.refused(c.ANY_MOVE_NOW) == "DR-PLAY-09"


@pytest.mark.rule("DR-PLAY-10")
def test_turn_effects_stay_when_their_card_is_repaired() -> None:
    t = table(hand="SUCTION-ENGINE ADAPTIVE-ENGINE LASER-CUTTER REPAIR-BOTS", fuel=10, floor=2)
    t.play("SUCTION-ENGINE").play("ADAPTIVE-ENGINE")
    t.play("REPAIR-BOTS").repair("SUCTION-ENGINE", "play").repair("ADAPTIVE-ENGINE", "play")
    assert names(t.me.play) == "REPAIR-BOTS"
    assert t.s.flags & SUCTION
    t.collect(S).say(c.ANY_MOVE_NOW)
    assert t.s.drills == 0


@pytest.mark.rule("DR-PLAY-11")
def test_playing_for_fuel() -> None:
    t = table(hand="PANIC-BUTTON MINING-ARM", fuel=9, cap=10).burn("PANIC-BUTTON")
    assert t.me.fuel == 10
    assert (t.s.moves, t.me.discard) == (0, [])
    t.burn("MINING-ARM")  # with a full tank
    assert (t.me.fuel, t.s.drills) == (10, 0)
    assert names(t.me.play) == "PANIC-BUTTON MINING-ARM"


@pytest.mark.rule("DR-PLAY-12")
def test_solid_fuel() -> None:
    t = table(hand="BURNER-DRILL", fuel=0)
    assert t.refused(c.PLAY + card("BURNER-DRILL")) == "DR-PLAY-12"
    t = table(hand="BURNER-DRILL", fuel=0, storage="S E", credits=1).play("BURNER-DRILL")
    assert t.asked == "solid-fuel"
    assert t.refused(R) == "DR-PLAY-12"
    t.say(E)
    assert t.me.overflow == counts("E")  # although its column is empty
    assert t.me.market == counts("")
    assert (t.me.credits, t.s.drills, t.me.fuel) == (1, 2, 2)


@pytest.mark.rule("DR-PLAY-13")
def test_solid_fuel_can_end_the_game_and_overflow_the_zone() -> None:
    t = table(hand="BURNER-DRILL", storage="S", overflow="S S S S", tiles=TWENTY)
    t.play("BURNER-DRILL")
    assert t.s.ender == 0
    fewer = (tile(6, 0), tile(5, 0), tile(4, 1))  # 14 notches: ten cubes leave one short
    t = table(hand="BURNER-DRILL", storage="S", overflow="S " * 10, tiles=fewer)
    t.play("BURNER-DRILL")
    assert t.me.overflow == counts("S " * 11)
    assert t.s.ender == -1


@pytest.mark.rule("DR-PLAY-14")
def test_played_cards_stay_out_until_upkeep() -> None:
    t = table(hand="CLAW DAMAGE", fuel=5, deck="CRUTCH", discard="TORSO")
    t.play("CLAW")
    assert t.refused(c.PLAY + card("CLAW")) == "DR-PLAY-14"
    t.play("DAMAGE").yes()  # takes the last card: Torso alone is the new deck
    assert names(t.me.deck) == "TORSO"
    assert names(t.me.play) == "CLAW DAMAGE"
    t.end().end().keep()
    assert t.me.play == []


@pytest.mark.rule("DR-PLAY-15")
def test_cards_are_played_in_ones_own_operations() -> None:
    t = table(hand="CLAW")
    with pytest.raises(Refused, match="DR-TURN-07"):
        apply(t.s, 1, "operations", c.PLAY + t.other.hand[0])
    t.end()
    assert t.refused(c.PLAY + card("CLAW")) == "DR-SURF-03"


@pytest.mark.rule("DR-PLAY-16")
def test_a_card_drawn_in_operations_can_be_played_in_them() -> None:
    t = table(hand="CLEANING-BREAK", deck="CRUTCH CLAW").play("CLEANING-BREAK").yes()
    assert t.play("CRUTCH").s.moves == 1
    t = table(hand="COFFEE-BREAK", deck="CRUTCH CLAW TORSO", fuel=5).play("COFFEE-BREAK").yes()
    assert t.asked == "draw"  # the second draw first
    with pytest.raises(Refused):
        apply(t.s, 0, "operations", c.PLAY + card("CRUTCH"))


@pytest.mark.rule("DR-PLAY-17")
def test_a_card_that_comes_later_waits() -> None:
    t = table(floor=2, rooms={2: "RITZ"}, hand="", deck="CRUTCH CLAW TORSO GRABBER")
    t.end()
    assert t.s.active == 1  # Upkeep drew three
    with pytest.raises(Refused, match="DR-TURN-07"):
        apply(t.s, 0, "operations", c.PLAY + card("CRUTCH"))
    t.pass_turn()
    assert t.play("CRUTCH").s.moves == 1


@pytest.mark.rule("DR-PLAY-18")
def test_the_hand_has_no_limit() -> None:
    t = table(deck="")
    for _ in range(30):
        t.me.deck.append(card("CLAW"))
        t.me.known += 1
    for _ in range(30):
        draw(t.s, t.me)
    assert len(t.me.hand) == 30


@pytest.mark.rule("DR-PLAY-19", "DR-FAQ-02")
def test_a_permanent_is_used_once_in_each_operations_from_its_purchase_on() -> None:
    t = table(drones=1, credits=8, rows=("", "HOVER-PADS", "", "")).buy("HOVER-PADS")
    assert t.use("HOVER-PADS").s.moves == 1
    assert t.refused(c.USE + card("HOVER-PADS")) == "DR-PLAY-19"
    assert t.refused(c.USE + card("NUCLEAR-REACTOR")) == "DR-PLAY-19"
    t.pass_turn()
    t.pass_turn()
    assert t.can(c.USE + card("HOVER-PADS"))


@pytest.mark.rule("DR-PLAY-20")
def test_a_permanent_is_in_no_pile() -> None:
    t = table(permanents="HOVER-PADS", hand="LASER-CUTTER", fuel=5)
    number = card("HOVER-PADS")
    assert t.refused(c.BURN + number) == "DR-PLAY-20"
    assert t.refused(c.PLAY + number) == "DR-PLAY-20"
    t.play("LASER-CUTTER")
    assert all(option % 100 != number for option in t.options)  # no repair
    t.none().end().end()
    assert number not in t.me.hand + t.me.deck + t.me.discard + t.me.play
    assert t.me.permanents == (number,)


@pytest.mark.rule("DR-PLAY-21")
def test_every_shop_card_exists_once() -> None:
    s = GAME.new({"players": 4}, "once")
    found = [n for row in s.rows for n in row]
    found += [n for layers in s.decks for layer in layers for n in layer]
    found += s.vault
    assert sorted(found) == sorted(n for shop in CONTENT.cards.by_shop for n in shop)
    assert len(set(found)) == len(found) == 52
    t = table(phase="surfacing", credits=9, rows=("AUTO-DRILL", "", "", "")).buy("AUTO-DRILL")
    assert t.refused(c.BUY + card("AUTO-DRILL")) == "DR-BUY-01"
