"""Playing cards, the deck, repairs, damage."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.core.refusal import Refused
from headframe.core.view import view
from headframe.games.drillers import codes as c
from headframe.games.drillers.cards import SHOP_CARDS
from headframe.games.drillers.choices import DECLINE, TOP_CARD
from headframe.games.drillers.events import Reshuffled
from headframe.games.drillers.literals import SUCTION
from headframe.games.drillers.piles import draw, take_damage
from headframe.games.drillers.scoring import sources
from tests.games.drillers.table import (
    GAME,
    E,
    R,
    S,
    Table,
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
    won = (tile(6, 0), tile(5, 0), tile(4, 0), tile(6, 1))  # 20 notches
    t = table(hand="BURNER-DRILL", storage="S", overflow="S S S S", tiles=won)
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
    assert sorted(found) == sorted(n for shop in SHOP_CARDS for n in shop)
    assert len(set(found)) == len(found) == 52
    t = table(phase="surfacing", credits=9, rows=("AUTO-DRILL", "", "", "")).buy("AUTO-DRILL")
    assert t.refused(c.BUY + card("AUTO-DRILL")) == "DR-BUY-01"


# The deck


@pytest.mark.rule("DR-DECK-01")
def test_drawing_takes_the_top_card() -> None:
    t = table(hand="DAMAGE", deck="CLAW CRUTCH").play("DAMAGE").yes()
    assert names(t.me.hand) == "CLAW"
    assert names(t.me.deck) == "CRUTCH"


@pytest.mark.rule("DR-DECK-02", "DR-FAQ-01")
def test_an_emptied_deck_is_renewed_at_once() -> None:
    t = table(hand="DAMAGE", deck="CLAW", discard="CRUTCH TORSO").play("DAMAGE").yes()
    assert sorted(names(t.me.deck).split()) == ["CRUTCH", "TORSO"]
    assert t.me.discard == []
    t = table(hand="LASER-CUTTER", fuel=5, deck="CLAW", discard="CRUTCH TORSO")
    t.play("LASER-CUTTER").repair("CLAW", "top")  # a repair took the last card
    assert len(t.me.deck) == 2
    assert t.events(Reshuffled)
    tops = set()
    for n in range(20):
        t = table(hand="DAMAGE", deck="CLAW", discard="CRUTCH TORSO", seed=f"shuffle {n}")
        tops.add(names([t.play("DAMAGE").yes().me.deck[-1]]))
    assert tops == {"CRUTCH", "TORSO"}


@pytest.mark.rule("DR-DECK-03")
def test_the_first_batch_after_an_empty_deck_is_the_new_deck() -> None:
    t = table(hand="PANIC-BUTTON", deck="", discard="").play("PANIC-BUTTON")
    assert names(t.me.deck) == "DAMAGE"
    assert t.me.discard == []
    t = table(phase="surfacing", hand="CLAW CRUTCH", deck="", discard="").discard("CLAW")
    assert names(t.me.deck) == "CLAW"
    t = table(hand="TORSO", play="CLAW CRUTCH", deck="", discard="", phase="upkeep").keep()
    assert len(t.me.hand) == 3  # the whole batch was shuffled before the draw


@pytest.mark.rule("DR-DECK-04")
def test_a_draw_without_cards_is_lost() -> None:
    t = table(hand="DAMAGE", deck="", discard="").play("DAMAGE")
    assert t.asked == "operations"
    assert t.me.hand == []
    t = table(hand="", deck="CLAW", discard="", phase="surfacing").end()
    assert names(t.me.hand) == "CLAW"  # two of three draws lost


@pytest.mark.rule("DR-DECK-05")
def test_hand_and_play_area_are_never_shuffled_in() -> None:
    t = table(hand="DAMAGE CLAW", play="CRUTCH", deck="TORSO", discard="GRABBER")
    t.play("DAMAGE").yes()
    assert names(t.me.deck) == "GRABBER"
    assert names(t.me.hand) == "TORSO CLAW"
    assert names(t.me.play) == "CRUTCH DAMAGE"


@pytest.mark.rule("DR-DECK-06")
def test_the_owner_alone_sees_the_top_card_also_in_others_turns() -> None:
    t = table(deck="CLAW CRUTCH")
    t.s.active = 1
    mine = view(t.s, 0)["state"]["players"][0]["deck"]  # type: ignore[index,call-overload]
    assert mine == {"hidden": 2, "top": card("CLAW")}
    for viewer in (1, None):
        theirs = view(t.s, viewer)["state"]["players"][0]["deck"]  # type: ignore[index,call-overload]
        assert theirs == {"hidden": 2}


@pytest.mark.rule("DR-DECK-07")
def test_several_draws_are_single_ones() -> None:
    t = table(hand="COFFEE-BREAK", fuel=5, deck="CLAW", discard="CRUTCH").play("COFFEE-BREAK")
    t.yes()
    assert names(t.me.deck) == "CRUTCH"  # renewed between the two
    assert t.yes().asked == "operations"
    assert names(t.me.hand) == "CRUTCH CLAW"
    t = table(hand="COFFEE-BREAK", fuel=5, deck="CLAW CRUTCH").play("COFFEE-BREAK").yes().no()
    assert names(t.me.hand) == "CLAW"


@pytest.mark.rule("DR-DECK-08")
def test_which_draws_are_compulsory() -> None:
    t = table(tiles=(tile(2, 3),), deck="CLAW CRUTCH").exhaust(tile(2, 3))
    assert t.asked == "draw"
    assert t.no().me.hand == []
    won = (tile(6, 0), tile(5, 0), tile(4, 0), tile(6, 1), tile(2, 1))
    t = table(tiles=won, floor=2, drills=3)
    size = len(t.other.hand)
    assert t.break_barrier().asked == "operations"
    assert len(t.other.hand) == size + 1  # the final milestone's draw asks nobody
    t = table(hand="", deck="CLAW CRUTCH TORSO GRABBER", floor=1).end()
    assert len(t.me.hand) == 3  # nor does Upkeep


@pytest.mark.rule("DR-DECK-09")
def test_a_card_put_on_the_deck_is_the_new_top() -> None:
    t = table(hand="RECKLESS-DRILLING", fuel=5, deck="CLAW").play("RECKLESS-DRILLING")
    assert names(t.me.deck[::-1]) == "DAMAGE CLAW"
    t = table(phase="surfacing", credits=5, rows=("AUTO-DRILL", "", "", ""), deck="", discard="")
    t.buy("AUTO-DRILL")
    assert names(t.me.deck) == "AUTO-DRILL"
    draw(t.s, t.me)
    assert names(t.me.hand) == "AUTO-DRILL"


# Repair


@pytest.mark.rule("DR-REP-01")
def test_where_a_repaired_card_may_come_from() -> None:
    t = table(
        hand="LASER-CUTTER CLAW", fuel=5, play="CRUTCH", discard="TORSO", deck="GRABBER DAMAGE"
    )
    t.play("LASER-CUTTER")
    wanted = [card("CLAW"), 100 + card("CRUTCH"), 100 + card("LASER-CUTTER"), 200 + card("TORSO")]
    assert t.options == [DECLINE, *wanted, TOP_CARD]
    assert t.refused(card("DAMAGE")) == "DR-REP-01"  # deeper in the deck
    t.repair("GRABBER", "top")
    assert names(t.me.deck) == "DAMAGE"


@pytest.mark.rule("DR-REP-02")
def test_where_a_repaired_card_goes() -> None:
    t = table(hand="REPAIR-BOTS", fuel=5, discard="DAMAGE CLAW")
    stack = t.s.damage
    t.play("REPAIR-BOTS").repair("DAMAGE", "discard").repair("CLAW", "discard")
    assert t.s.damage == stack + 1
    assert (t.me.discard, names(t.me.play)) == ([], "REPAIR-BOTS")


@pytest.mark.rule("DR-REP-03")
def test_a_draw_after_a_repair_from_the_hand() -> None:
    t = table(hand="LASER-CUTTER CLAW", fuel=5, deck="TORSO CRUTCH").play("LASER-CUTTER")
    assert t.repair("CLAW").asked == "draw"
    assert names(t.yes().me.hand) == "TORSO"
    t = table(hand="LASER-CUTTER", discard="CLAW", fuel=5, deck="TORSO").play("LASER-CUTTER")
    assert t.repair("CLAW", "discard").asked == "operations"


@pytest.mark.rule("DR-REP-04")
def test_a_cards_repair_may_be_declined() -> None:
    t = table(hand="PIT-STOP CLAW").play("PIT-STOP").none()
    assert names(t.me.hand) == "CLAW"
    assert t.asked == "operations"


@pytest.mark.rule("DR-REP-05")
def test_a_cards_repair_is_used_at_once_or_lost() -> None:
    t = table(hand="PIT-STOP CLAW").play("PIT-STOP")
    with pytest.raises(Refused):
        apply(t.s, 0, "operations", c.END)
    t.none()
    with pytest.raises(Refused):
        apply(t.s, 0, "repair", card("CLAW"))


@pytest.mark.rule("DR-REP-06")
def test_the_repairing_card_may_repair_itself() -> None:
    t = table(hand="PIT-STOP").play("PIT-STOP").repair("PIT-STOP", "play")
    assert t.me.play == []


@pytest.mark.rule("DR-REP-07")
def test_two_repairs_one_after_the_other() -> None:
    t = table(hand="REPAIR-BOTS CLAW", fuel=5, deck="CRUTCH DAMAGE").play("REPAIR-BOTS")
    t.repair("CLAW").yes()
    assert t.asked == "repair"
    t.repair("CRUTCH")  # what the first one drew
    assert t.no().asked == "operations"
    t = table(hand="REPAIR-BOTS", fuel=5, deck="CRUTCH DAMAGE TORSO").play("REPAIR-BOTS")
    t.repair("CRUTCH", "top").repair("DAMAGE", "top")  # what the first one uncovered
    assert names(t.me.deck) == "TORSO"


@pytest.mark.rule("DR-REP-08")
def test_a_repaired_card_no_longer_counts() -> None:
    t = table(hand="PIT-STOP CRUTCH", deck="CLAW")
    before = sources(t.s, t.me)["cards"]
    t.play("PIT-STOP").repair("CRUTCH").no()
    assert sources(t.s, t.me)["cards"] == before + 2


@pytest.mark.rule("DR-REP-09")
def test_a_paid_repair_needs_a_card_and_is_not_declined() -> None:
    t = table(phase="surfacing", credits=5, hand="", deck="", discard="")
    assert t.refused(c.REPAIR_NOW) == "DR-REP-09"
    t = table(phase="surfacing", credits=5, hand="CLAW", deck="TORSO", discard="")
    t.say(c.REPAIR_NOW)
    assert t.refused(DECLINE) == "DR-REP-09"
    assert t.repair("CLAW").asked == "draw"
    assert t.no().me.hand == []
    t = table(floor=3, rooms={3: "TOYS"}, storage="S", fuel=3, hand="", deck="", discard="")
    t.end()
    assert t.asked != "scrap"  # no card, no bargain


# Damage


@pytest.mark.rule("DR-DMG-01")
def test_damage_goes_to_the_discard_pile() -> None:
    t = table(hand="PANIC-BUTTON", deck="CLAW", damage=5).play("PANIC-BUTTON")
    assert names(t.me.discard) == "DAMAGE"
    assert t.s.damage == 4


@pytest.mark.rule("DR-DMG-02")
def test_damage_on_the_deck_or_into_the_hand() -> None:
    t = table(hand="RECKLESS-DRILLING SUPERCHARGED-DRILLING", fuel=9, deck="CLAW", discard="TORSO")
    t.play("RECKLESS-DRILLING")
    assert names([t.me.deck[-1]]) == "DAMAGE"
    t.play("SUPERCHARGED-DRILLING")
    assert names(t.me.hand) == "DAMAGE"
    assert names(t.me.discard) == "TORSO"


@pytest.mark.rule("DR-DMG-03")
def test_damage_in_the_hand_can_be_played() -> None:
    t = table(hand="SUPERCHARGED-DRILLING", fuel=10, deck="CLAW").play("SUPERCHARGED-DRILLING")
    t.play("DAMAGE").yes()
    assert names(t.me.hand) == "CLAW"


@pytest.mark.rule("DR-DMG-04", "DR-FAQ-05b")
@pytest.mark.parametrize("name", ["PANIC-BUTTON", "RECKLESS-DRILLING", "SUPERCHARGED-DRILLING"])
def test_without_damage_cards_a_market_mineral_is_lost(name: str) -> None:
    t = table(hand=name, fuel=9, damage=0, market="S G E E", deck="CLAW").play(name)
    assert t.me.market == counts("S G E")
    assert card("DAMAGE") not in t.me.hand + t.me.deck + t.me.discard
    t = table(hand=name, fuel=9, damage=0, market="S R", deck="CLAW").play(name)
    assert t.me.market == counts("S")  # rubies stand rightmost


@pytest.mark.rule("DR-DMG-05")
def test_without_cards_and_market_damage_does_nothing() -> None:
    t = table(hand="PANIC-BUTTON", damage=0, storage="S", overflow="R", deck="CLAW")
    t.play("PANIC-BUTTON")
    assert (t.me.storage, t.me.overflow) == (counts("S"), counts("R"))
    assert t.s.moves == 4


@pytest.mark.rule("DR-DMG-06")
def test_damages_are_taken_one_by_one() -> None:
    t = table(3, floor=3, rooms={3: "SQUEEZE"}, fuel=0, damage=1, market="S G", deck="CLAW")
    t.s.players[1].floor = t.s.players[2].floor = 3
    t.end()
    assert names([n for n in t.me.discard + t.me.hand + t.me.deck if n == 8]) == "DAMAGE"
    assert t.me.market == counts("S")  # the second one found no card


@pytest.mark.rule("DR-DMG-07")
def test_a_freed_market_space_is_sold_into_again() -> None:
    t = table(drones=1, storage="S", market="S S S", damage=0)
    take_damage(t.s, t.me, 0)
    Table(t.s).sell(S)
    assert t.me.credits == 2  # the third space again
    assert t.me.market == counts("S S S")
