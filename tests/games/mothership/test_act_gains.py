"""MS-ACT: cards that repair, rob, explore, capture, gather and draw."""

from __future__ import annotations

import pytest

from headframe.core.view import shown_event
from headframe.games.mothership.events import Stole
from headframe.games.mothership.legal import action_codes as codes
from tests.games.mothership.table import card, table, tech, unit

MINERALS, GAS, INFLUENCE = range(3)


@pytest.mark.rule("MS-ACT-05")
def test_hull_repair_gives_back_one_hp() -> None:
    t = table(hands={0: ["Hull Repair"]}, hulls={0: 11})
    t.play("Hull Repair")
    assert t.s.hulls[0] == 12
    assert not table(hands={0: ["Hull Repair"]}).can_play("Hull Repair")
    t = table(hands={0: ["Hull Repair"]}, M0=None, F0=(6, 1), hulls={0: 0})
    assert not t.can_play("Hull Repair")  # off the board


@pytest.mark.rule("MS-ACT-06")
def test_wallet_inspector_takes_one_resource_of_choice() -> None:
    t = table(hands={0: ["Wallet Inspector"]}, minerals={1: 2}, gas={1: 3})
    t.play("Wallet Inspector")
    assert t.refused(1 * 3 + INFLUENCE) == "MS-ACT-06"  # there is none to take
    t.do(1 * 3 + GAS)
    assert (t.s.gas, t.s.minerals) == ([1, 2], [0, 2])


@pytest.mark.rule("MS-ACT-06")
def test_wallet_inspector_respects_embargo() -> None:
    t = table(hands={0: ["Wallet Inspector"]}, minerals={1: 2}, tech={1: tech("Embargo")})
    assert not t.can_play("Wallet Inspector")


@pytest.mark.rule("MS-ACT-11")
def test_recon_droid_explores_an_own_planet_for_free() -> None:
    t = table(options={"modules": ["artifacts"]}, hands={0: ["Recon Droid"]}, holders={(4, 0): 0})
    t.play("Recon Droid").skip()
    assert t.s.explored == 1 << t.planet((4, 0))
    assert t.s.minerals[0] == 0
    t = table(options={"modules": ["artifacts"]}, hands={0: ["Recon Droid"]}, holders={(4, 0): 1})
    assert not t.can_play("Recon Droid")


@pytest.mark.rule("MS-ACT-12")
def test_git_off_mah_propertay_adds_three_to_the_planets_defence() -> None:
    hand = {1: ["Git off mah propertay!", "Hull Repair"]}
    t = table(hands=hand, holders={(4, 0): 1}, B0=(3, 0)).dice(8)
    t.raid((4, 0), "B0")
    assert t.asked == [(1, "planet-defence")]
    t.answer_with("Git off mah propertay!").skip()
    assert t.holder((4, 0)) == 1  # 8 against 9
    assert card("Git off mah propertay!") in t.s.discard
    t = table(hands=hand, holders={(4, 0): 1}, B0=(3, 0)).dice(8)
    t.raid((4, 0), "B0").skip()
    assert t.holder((4, 0)) == 0


@pytest.mark.rule("MS-ACT-12")
def test_git_off_mah_propertay_is_for_the_controller_alone() -> None:
    t = table(hands={1: ["Git off mah propertay!"]}, B0=(3, 0))
    t.raid((4, 0), "B0")
    assert "planet-defence" not in [key for _, key in t.asked]


@pytest.mark.rule("MS-ACT-22")
def test_friendly_negotiations_capture_a_guarded_planet_without_attack() -> None:
    t = table(
        asteroids=[],
        hands={0: ["Friendly Negotiations"], 1: ["Prod"]},
        holders={(4, 0): 1},
        F0=(2, 0),
        G1=(5, 0),
    )
    t.play("Friendly Negotiations", t.planet((4, 0))).skip("respond")
    assert t.asked == [(0, "reward")]  # all rewards of a capture
    t.do(1, "reward")
    assert t.holder((4, 0)) == 0
    assert t.s.hands == [[card("Prod")], []]
    assert t.can(codes.MOVE + unit("F0"))  # no ship was used


@pytest.mark.rule("MS-ACT-22")
def test_friendly_negotiations_reach_two_spaces_and_no_own_planet() -> None:
    hands = {0: ["Friendly Negotiations"]}
    assert not table(asteroids=[], hands=hands, F0=(4, 3)).can_play("Friendly Negotiations")
    t = table(asteroids=[], hands=hands, F0=(4, 2), holders={(4, 0): 0})
    assert not t.can_play("Friendly Negotiations")
    assert table(asteroids=[], hands=hands, F0=(4, 2)).can_play("Friendly Negotiations")


@pytest.mark.rule("MS-ACT-24")
def test_replicator_gives_a_d4_of_minerals() -> None:
    t = table(hands={0: ["Replicator"]}).dice(3)
    t.play("Replicator")
    assert t.s.minerals[0] == 3


@pytest.mark.rule("MS-ACT-25")
def test_trade_blockade_stops_all_gathering_until_its_players_next_turn() -> None:
    t = table(hands={0: ["Trade Blockade"]}, holders={(4, 0): 0, (-4, 0): 1})
    t.play("Trade Blockade").end_turn()
    assert t.s.minerals == [0, 0]  # you included
    t.end_turn()
    assert t.s.minerals == [0, 0]
    t.end_turn()
    assert t.s.minerals == [2, 0]


@pytest.mark.rule("MS-ACT-30")
def test_pick_up_two_cards_draws_two_or_the_last_one() -> None:
    t = table(hands={0: ["Pick up two cards"]})
    size = len(t.s.deck)
    t.play("Pick up two cards")
    assert (len(t.s.hands[0]), len(t.s.deck)) == (2, size - 2)
    t = table(hands={0: ["Pick up two cards"]})
    t.s.deck[:] = [card("Prod")]
    t.play("Pick up two cards")
    assert t.s.hands[0] == [card("Prod")]
    t = table(hands={0: ["Pick up two cards"]})
    t.s.deck.clear()
    assert not t.again().can_play("Pick up two cards")


@pytest.mark.rule("MS-ACT-31")
def test_surprise_attack_takes_a_random_card() -> None:
    t = table(hands={0: ["Surprise Attack"], 1: ["Prod", "Convoy"]})
    news = t.listen()
    t.play("Surprise Attack").dice(2).skip("respond")
    assert len(t.s.hands[0]) == len(t.s.hands[1]) == 1
    (stole,) = [event for event in news if isinstance(event, Stole)]
    assert t.s.hands[0] == [stole.card]
    assert "card" not in str(shown_event(stole, None, t.s.teams))


@pytest.mark.rule("MS-ACT-31")
def test_the_victim_knows_the_stolen_card_until_it_leaves_that_hand() -> None:
    t = table(hands={0: ["Surprise Attack"], 1: ["Replicator"]}).play("Surprise Attack").skip()
    assert t.view(1)["state"]["known"] == [[1, 0, card("Replicator")]]
    t.dice(2).play("Replicator").skip()
    assert t.view(1)["state"]["known"] == []


@pytest.mark.rule("MS-ACT-31")
def test_surprise_attack_needs_a_hand_without_embargo() -> None:
    assert not table(hands={0: ["Surprise Attack"]}).can_play("Surprise Attack")
    t = table(hands={0: ["Surprise Attack"], 1: ["Prod"]}, tech={1: tech("Embargo")})
    assert not t.can_play("Surprise Attack")


@pytest.mark.rule("MS-ACT-35")
def test_planet_laser_pointer_removes_a_planet_with_everything_on_it() -> None:
    t = table(
        options={"modules": ["moons"]},
        asteroids=[],
        hands={0: ["Planet Laser Pointer"]},
        holders={(2, -4): 1},
        artifacts={(2, -4): "Alien Skull"},
        built={(2, -4): ["Farmland"]},
        F0=(2, -2),
    )
    planet = t.planet((2, -4))
    cards = len(t.s.dev_deck) + len(t.s.market)
    t.play("Planet Laser Pointer", planet).skip()
    assert t.s.planet_at[planet] < 0
    assert t.s.relics[1] == 0
    assert len(t.s.dev_deck) + len(t.s.market) == cards + 1
    t.move("F0", (2, -3), (2, -4))  # the space is free now
    assert t.where("F0") == (2, -4)


@pytest.mark.rule("MS-ACT-35")
def test_planet_laser_pointer_reaches_two_spaces_and_may_take_an_own_planet() -> None:
    hands = {0: ["Planet Laser Pointer"]}
    t = table(asteroids=[], hands=hands, F0=(2, -2), holders={(2, -4): 0})
    own = t.planet((2, -4))
    t.play("Planet Laser Pointer")
    assert t.refused(t.planet((4, 0))) == "MS-ACT-35"  # 4 away
    t.do(own)
    assert t.s.planet_at[own] < 0
    t = table(asteroids=[], hands=hands, F0=(7, -4))
    assert not t.can_play("Planet Laser Pointer")
