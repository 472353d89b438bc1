"""MS-ACT: cards of W1 and W8, and Noooooooo!."""

from __future__ import annotations

import pytest

from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.state import PLANET
from tests.games.mothership.table import WINDOWS, at, card, table, tech, unit

BEFORE_LOSS = tuple(window for window in WINDOWS if window != "loss")


@pytest.mark.rule("MS-ACT-28")
def test_last_stand_takes_an_attacker_along() -> None:
    t = table(
        asteroids=[], hands={1: ["Last Stand"]}, F0=(1, 1), F0b=(2, 2), F1=(2, 1), minerals={1: 0}
    ).dice(6, 6, 1)
    t.attack("F1", "F0", "F0b").skip(*BEFORE_LOSS)
    t.answer_with("Last Stand", unit("F0"))
    assert (t.alive("F0"), t.alive("F0b"), t.alive("F1")) == (False, True, False)
    assert t.s.minerals == [1, 0]  # no loot for the Last Stand


@pytest.mark.rule("MS-ACT-28")
def test_last_stand_takes_four_hp_from_a_mothership() -> None:
    t = table(asteroids=[], hands={1: ["Last Stand"]}, M0=(1, 1), F1=(2, 1)).dice(6, 1)
    t.attack("F1", "M0").skip(*BEFORE_LOSS).answer_with("Last Stand")
    assert (t.s.hulls[0], t.s.absorbed[0]) == (8, 0)
    assert not t.alive("F1")


@pytest.mark.rule("MS-ACT-28")
def test_last_stand_avenges_a_station_and_a_shot_from_afar() -> None:
    t = table(asteroids=[], hands={1: ["Last Stand"]}, B0=(-6, 0), M1=(0, -8)).dice(5)
    t.attack("S1", "B0").answer_with("Last Stand")
    assert (t.alive("B0"), t.s.stations[1]) == (False, 12)
    t = table(
        asteroids=[], hands={0: ["Railguns"], 1: ["Last Stand"]}, B0=(1, 1), M1=(1, 5), F1=(0, -8)
    )
    t.dice(8, 1).play("Railguns").skip(*BEFORE_LOSS)
    t.answer_with("Last Stand")
    assert not t.alive("B0")


@pytest.mark.rule("MS-ACT-28")
def test_last_stand_is_for_a_defender_who_lost() -> None:
    t = table(asteroids=[], hands={0: ["Last Stand", "Life Support"]}, F0=(1, 1), F1=(2, 1))
    t.dice(1, 6).attack("F1", "F0").skip(*BEFORE_LOSS)
    assert t.asked == [(0, "loss")]  # the attacker lost: Life Support, no Last Stand
    assert t.refused(card("Last Stand")) == "MS-CARD-10"
    t = table(asteroids=[(1, 2)], hands={0: ["Last Stand", "Life Support"]}, F0=(1, 1))
    t.dice(1, 6).move("F0", (1, 2)).skip(*BEFORE_LOSS)
    assert t.refused(card("Last Stand"), "loss") == "MS-CARD-07"


@pytest.mark.rule("MS-ACT-29")
def test_life_support_keeps_the_ship_and_the_winner_gets_loot_all_the_same() -> None:
    t = table(asteroids=[], hands={1: ["Life Support"]}, F0=(1, 1), F1=(2, 1)).dice(6, 1)
    t.attack("F1", "F0").skip(*BEFORE_LOSS).answer_with("Life Support")
    assert t.where("F1") == (2, 1)
    assert t.s.minerals[0] == 1


@pytest.mark.rule("MS-ACT-29")
def test_life_support_saves_a_ship_from_asteroids_but_no_guardian() -> None:
    t = table(asteroids=[(1, 2)], hands={0: ["Life Support"]}, F0=(1, 1)).dice(1, 6)
    t.move("F0", (1, 2)).skip(*BEFORE_LOSS).answer_with("Life Support")
    assert t.where("F0") == (1, 2)
    t = table(
        asteroids=[(1, 2)],
        hands={0: ["Life Support"]},
        F0=(1, 1),
        tech={0: tech("Orbital Defences")},
        minerals={0: 1},
    ).dice(1, 6)
    t.do(codes.DEPLOY + unit("F0"), "action")
    t.do(at((1, 2)), "deploy").skip(*BEFORE_LOSS)
    assert t.asked == [(0, "action")]
    assert not t.alive("G0")


@pytest.mark.rule("MS-ACT-33")
def test_dedotated_wam_takes_three_hp_past_the_shield() -> None:
    t = table(asteroids=[], hands={0: ["Dedotated Wam"]}, B0=(1, 1), F0=(3, 1), M1=(2, 1))
    t.play("Dedotated Wam")
    assert (t.s.hulls[1], t.s.absorbed[1]) == (9, 0)
    assert not t.can(codes.MOVE + unit("B0"))  # its attack phase is used


@pytest.mark.rule("MS-ACT-33")
def test_dedotated_wam_gives_no_loot_and_wants_bomber_or_mothership_with_attack_left() -> None:
    t = table(
        asteroids=[], hands={0: ["Dedotated Wam"]}, M0=(1, 1), M1=(2, 1), F1=(5, 1), hulls={1: 3}
    )
    t.play("Dedotated Wam")
    assert not t.alive("M1")
    assert t.s.minerals[0] == 0
    t = table(asteroids=[], hands={0: ["Dedotated Wam"]}, F0=(1, 1), M1=(2, 1))
    assert not t.can_play("Dedotated Wam")
    t = table(asteroids=[], hands={0: ["Dedotated Wam"]}, B0=(1, 1), M1=(2, 1))
    t.dice(3, 3).attack("M1", "B0").skip()
    assert not t.can_play("Dedotated Wam")


@pytest.mark.rule("MS-ACT-34")
def test_noooooooo_cancels_a_card_when_it_is_announced() -> None:
    t = table(asteroids=[], hands={0: ["Replicator"], 1: ["Noooooooo!"]})
    t.play("Replicator")
    assert t.asked == [(1, "respond")]
    t.answer_with("Noooooooo!")
    assert t.s.minerals[0] == 0
    assert t.s.discard == [card("Replicator"), card("Noooooooo!")]


@pytest.mark.rule("MS-ACT-34")
def test_noooooooo_cancels_a_declared_card_in_the_last_call() -> None:
    t = table(
        asteroids=[],
        hands={0: ["Expansion Pak", "Hull Repair"], 1: ["Noooooooo!"]},
        F0=(1, 1),
        F1=(2, 1),
    )
    t.dice(2, 3).attack("F1", "F0").skip("evade").answer_with("Expansion Pak").skip("respond")
    t.skip("attacker-cards", "defender-cards")
    assert t.asked == [(1, "last-call")]
    t.do(0).skip()
    assert not t.alive("F0")  # 2 against 3, the doubling is gone


@pytest.mark.rule("MS-ACT-34")
def test_noooooooo_is_not_for_ones_own_card() -> None:
    t = table(asteroids=[], hands={0: ["Replicator", "Noooooooo!"], 1: ["Prod"]})
    t.play("Replicator")
    assert t.asked == [(1, "respond")]
    t.skip()
    assert t.s.minerals[0] > 0


@pytest.mark.rule("MS-ACT-36")
def test_railguns_hit_at_distance_four_and_the_bomber_is_safe() -> None:
    t = table(asteroids=[], hands={0: ["Railguns"]}, B0=(1, 1), M1=(1, 5), F1=(0, 4)).dice(1, 6)
    t.play("Railguns").skip()
    assert t.alive("B0")
    assert not t.can(codes.MOVE + unit("B0"))
    t = table(asteroids=[], hands={0: ["Railguns"]}, B0=(1, 1), M1=(1, 5)).dice(8, 1)
    t.play("Railguns").skip()
    assert (t.s.absorbed[1], t.s.hulls[1]) == (5, 9)


@pytest.mark.rule("MS-ACT-36")
def test_railguns_reach_exactly_four_and_only_what_a_bomber_damages() -> None:
    hands = {0: ["Railguns"]}
    assert not table(asteroids=[], hands=hands, B0=(1, 1), M1=(1, 4)).can_play("Railguns")
    assert not table(asteroids=[], hands=hands, B0=(1, 1), M1=(1, 6)).can_play("Railguns")
    assert not table(asteroids=[], hands=hands, B0=(1, 1), F1=(1, 5)).can_play("Railguns")
    assert not table(asteroids=[], hands=hands, F0=(1, 1), M1=(1, 5)).can_play("Railguns")


@pytest.mark.rule("MS-ACT-36")
def test_railguns_may_aim_at_a_planet_and_at_a_guardian() -> None:
    t = table(asteroids=[], hands={0: ["Railguns"]}, B0=(0, 4), G1=(4, 1), F1=(8, -8))
    t.play("Railguns")
    planets = [PLANET + t.planet(spot) for spot in ((0, 0), (4, 0))]
    assert set(t.options()) == {unit("G1"), *planets}
    assert t.refused(unit("F1")) == "MS-ACT-36"
    t.dice(6, 1).do(planets[0])
    assert t.holder((0, 0)) == 0
