"""MS-ACT: cards that change rolls and shields in dogfights and among asteroids."""

from __future__ import annotations

import pytest

from headframe.games.mothership.events import Compared
from headframe.games.mothership.legal import action_codes as codes
from tests.games.mothership.table import Table, at, card, path, table, tech, unit

BEFORE = ("evade", "attacker-cards", "defender-cards", "asteroid-cards", "gas", "last-call")
"""The windows before the dice."""
ROW = {"engines": 0, "weapons": 1, "shields": 2}


def totals(t: Table, *dice: int) -> tuple[int, int]:
    """Pass in every window that is left, with these dice; the two totals.

    Whoever has played a card needs another in hand, else the windows close before this is called.
    """
    news = t.listen()
    t.dice(*dice).skip()
    (compared,) = [event for event in news if isinstance(event, Compared)]
    return compared.attacker, compared.defender


def offered(t: Table, title: str, seat: int) -> bool:
    return card(title) in t.options(seat=seat)


@pytest.mark.rule("MS-ACT-02")
def test_backup_generator_adds_another_throw_to_a_one() -> None:
    hand = ["Backup Generator", "Backup Generator"]
    t = table(asteroids=[], hands={0: hand}, F0=(1, 1), F1=(2, 1)).dice(1, 4, 1, 3)
    t.attack("F1", "F0").skip("attacker-cards")
    t.answer_with("Backup Generator")  # a 1 again: the second may follow
    t.answer_with("Backup Generator")
    assert not t.alive("F1")  # 1 + 1 + 3 against 4
    assert t.asked == [(0, "action")]


@pytest.mark.rule("MS-ACT-02")
def test_backup_generator_needs_a_die_that_shows_one() -> None:
    t = table(asteroids=[], hands={0: ["Backup Generator", "The Forks"]}, F0=(1, 1), F1=(2, 1))
    t.dice(2, 4).attack("F1", "F0").skip("attacker-cards")
    assert t.asked == [(0, "after-roll")]
    assert t.refused(card("Backup Generator")) == "MS-CARD-10"


@pytest.mark.rule("MS-ACT-02")
def test_backup_generator_helps_among_asteroids_but_not_against_planets() -> None:
    t = table(asteroids=[(1, 2)], hands={0: ["Backup Generator"]}, F0=(1, 1))
    t.dice(1, 5, 4).move("F0", (1, 2)).skip("asteroid-cards").answer_with("Backup Generator")
    assert t.where("F0") == (1, 2)
    t = table(asteroids=[], hands={0: ["Backup Generator"]}, F0=(3, 0))
    t.dice(1).raid((4, 0), "F0")
    assert t.refused(card("Backup Generator"), "after-throw") == "MS-CARD-07"


@pytest.mark.rule("MS-ACT-03")
def test_defence_buff_is_for_defence_rolls_only() -> None:
    t = table(asteroids=[], hands={0: ["Defence Buff"], 1: ["Defence Buff"]}, F0=(1, 1), F1=(2, 1))
    t.attack("F1", "F0")
    t.skip("evade")
    assert t.asked == [(0, "attacker-cards")]
    assert t.refused(card("Defence Buff")) == "MS-CARD-07"
    t.skip("attacker-cards").answer_with("Defence Buff")
    assert totals(t, 3, 3) == (3, 4)


@pytest.mark.rule("MS-ACT-03")
def test_defence_buff_counts_among_asteroids() -> None:
    t = table(asteroids=[(1, 2)], hands={0: ["Defence Buff"]}, F0=(1, 1)).dice(3, 4)
    t.move("F0", (1, 2)).answer_with("Defence Buff").skip()
    assert t.alive("F0")


@pytest.mark.rule("MS-ACT-04")
def test_deflector_shields_need_no_roll_and_count_as_having_won() -> None:
    t = table(asteroids=[(1, 2), (1, 3)], hands={0: ["Deflector Shields"]}, F0=(1, 1))
    t.dice(1, 6).move("F0", (1, 2)).answer_with("Deflector Shields")
    assert t.alive("F0")
    assert t.s.rng.told == [1, 6]  # type: ignore[attr-defined]
    t.do(path((1, 3)), "way")  # the rest of the way, inside the field, without a roll
    assert t.where("F0") == (1, 3)


@pytest.mark.rule("MS-ACT-04")
def test_deflector_shields_are_for_ships_not_for_guardians() -> None:
    t = table(
        asteroids=[(1, 2)],
        hands={0: ["Deflector Shields", "Defence Buff"]},
        F0=(1, 1),
        tech={0: tech("Orbital Defences")},
        minerals={0: 1},
    )
    t.do(codes.DEPLOY + unit("F0"), "action").do(at((1, 2)), "deploy")
    assert t.asked == [(0, "asteroid-cards")]
    assert t.refused(card("Deflector Shields")) == "MS-CARD-10"


@pytest.mark.rule("MS-ACT-07")
def test_enhanced_sensors_want_a_friendly_mothership_beside_the_ship() -> None:
    hands = {0: ["Enhanced Sensors", "Expansion Pak"]}
    t = table(asteroids=[], hands=hands, F0=(1, 1), F1=(2, 1), M0=(0, 2))
    t.attack("F1", "F0").answer_with("Enhanced Sensors")
    assert totals(t, 1, 1) == (3, 1)
    t = table(asteroids=[], hands=hands, F0=(1, 1), F1=(2, 1), M0=(0, 3))
    t.attack("F1", "F0")
    assert t.refused(card("Enhanced Sensors"), "attacker-cards") == "MS-CARD-10"


@pytest.mark.rule("MS-ACT-07")
def test_enhanced_sensors_do_not_raise_the_mothership_itself() -> None:
    t = table(
        asteroids=[],
        hands={0: ["Enhanced Sensors", "Expansion Pak"]},
        M0=(1, 1),
        F1=(2, 1),
    )
    t.attack("F1", "M0")
    assert not offered(t, "Enhanced Sensors", 0)


@pytest.mark.rule("MS-ACT-09")
def test_prod_takes_energy_from_a_row_until_the_end_of_the_turn() -> None:
    t = table(asteroids=[], hands={0: ["Prod"]}, F0=(1, 1), M1=(2, 1), energy={1: (5, 0, 10)})
    t.play("Prod")
    assert t.refused(1 * 3 + ROW["weapons"]) == "MS-ACT-09"  # there is no Energy to prod
    t.do(1 * 3 + ROW["shields"])
    t.dice(6).attack("M1", "F0").skip()
    assert t.s.absorbed[1] == 6
    assert t.s.energy[3:6] == [5, 0, 10]
    t.end_turn()
    assert not t.s.prodded


@pytest.mark.rule("MS-ACT-09")
def test_prod_in_a_fight_makes_the_enemy_die_smaller() -> None:
    t = table(asteroids=[], hands={1: ["Prod"]}, M0=(1, 1), F1=(2, 1), energy={0: (5, 5, 5)})
    t.attack("F1", "M0").answer_with("Prod", 0 * 3 + ROW["weapons"])
    t.dice(4, 4).skip()  # weapons count 4: a D4, which a 5 or 6 would break
    assert t.s.discard == [card("Prod")]
    t = table(asteroids=[], hands={1: ["Prod", "Expansion Pak"]}, F0=(1, 1), F1=(2, 1), M0=(1, 2))
    t.attack("F1", "F0")  # the Mothership stands by: it is not in this dogfight
    assert t.refused(card("Prod"), "defender-cards") == "MS-CARD-10"


@pytest.mark.rule("MS-ACT-10")
def test_wingman_card_needs_a_wingman() -> None:
    hands = {1: ["Wingman", "Expansion Pak"]}
    t = table(asteroids=[], hands=hands, F0=(1, 1), F1=(2, 1), B1=(3, 1))
    t.attack("F1", "F0").answer_with("Wingman")
    assert totals(t, 1, 1) == (1, 1 + 1 + 2)
    t = table(asteroids=[], hands=hands, F0=(1, 1), F1=(2, 1))
    t.attack("F1", "F0")
    assert t.refused(card("Wingman"), "defender-cards") == "MS-CARD-10"


@pytest.mark.rule("MS-ACT-10")
def test_wingman_card_serves_an_attacking_guardian_but_no_attacking_ship() -> None:
    hands = {0: ["Wingman", "Expansion Pak"]}
    t = table(asteroids=[], hands=hands, F0=(1, 1), F0b=(1, 2), F1=(2, 1))
    t.attack("F1", "F0")
    assert t.refused(card("Wingman"), "attacker-cards") == "MS-CARD-10"
    t = table(asteroids=[], hands=hands, G0=(1, 1), F0b=(1, 2), F1=(3, 1), turn=1)
    t.move("F1", (2, 1)).answer_with("Wingman", seat=0)
    assert totals(t, 1, 1) == (1 + 1 + 2, 1)


@pytest.mark.rule("MS-ACT-14")
def test_roadshow_adds_the_number_of_artifacts_held() -> None:
    t = table(
        options={"modules": ["artifacts"]},
        asteroids=[],
        hands={0: ["Alien Antiques Roadshow", "Hull Repair"]},
        holders={(4, 0): 0, (2, -4): 0, (-4, 0): 1},
        artifacts={(4, 0): "VHS Tape", (2, -4): "Tricorder", (-4, 0): "Alien Skull"},
        F0=(1, 1),
        F1=(2, 1),
    )
    t.attack("F1", "F0").answer_with("Alien Antiques Roadshow")
    assert totals(t, 1, 1) == (1 + 2, 1)


@pytest.mark.rule("MS-ACT-17")
def test_seismic_charge_wants_an_enemy_on_or_beside_asteroids() -> None:
    hands = {0: ["Seismic Charge", "Expansion Pak"]}
    t = table(asteroids=[(3, 1)], hands=hands, F0=(1, 1), F1=(2, 1))
    t.attack("F1", "F0").answer_with("Seismic Charge")
    assert totals(t, 1, 1) == (4, 1)
    t = table(asteroids=[(0, 1)], hands=hands, F0=(1, 1), F1=(2, 1))
    t.attack("F1", "F0")  # only the attacker's own ship is beside asteroids
    assert t.refused(card("Seismic Charge"), "attacker-cards") == "MS-CARD-10"


@pytest.mark.rule("MS-ACT-17")
def test_seismic_charge_is_not_used_against_asteroids() -> None:
    t = table(asteroids=[(1, 2)], hands={0: ["Seismic Charge"]}, F0=(1, 1))
    t.move("F0", (1, 2))
    assert t.refused(card("Seismic Charge"), "asteroid-cards") == "MS-CARD-07"


@pytest.mark.rule("MS-ACT-18")
def test_volt_switch_raises_a_mothership_roll_by_three() -> None:
    hands = {0: ["Volt Switch", "Expansion Pak"]}
    t = table(asteroids=[], hands=hands, M0=(1, 1), F1=(2, 1))
    t.attack("F1", "M0").answer_with("Volt Switch")
    assert totals(t, 1, 1) == (4, 1)
    t = table(asteroids=[], hands=hands, F0=(1, 1), F1=(2, 1), M0=(1, 2))
    t.attack("F1", "F0")
    assert t.refused(card("Volt Switch"), "attacker-cards") == "MS-CARD-10"


@pytest.mark.rule("MS-ACT-18")
def test_volt_switch_works_among_asteroids() -> None:
    t = table(asteroids=[(1, 2)], hands={0: ["Volt Switch"]}, M0=(1, 1))
    t.dice(2, 5).move("M0", (1, 2)).answer_with("Volt Switch").skip()
    assert t.s.absorbed[0] == 0


@pytest.mark.rule("MS-ACT-19")
def test_auxiliary_shield_stands_before_the_row_and_vanishes_after_the_fight() -> None:
    t = table(asteroids=[], hands={1: ["Auxiliary Shield"]}, B0=(1, 1), M1=(2, 1), B0b=(2, 2))
    t.dice(8, 1).attack("M1", "B0").answer_with("Auxiliary Shield").skip()
    assert (t.s.absorbed[1], t.s.hulls[1]) == (4, 12)  # 8 damage, 4 of it on the card
    t = table(asteroids=[], hands={1: ["Auxiliary Shield"]}, B0=(1, 1), M1=(2, 1), B0b=(2, 2))
    t.dice(2, 1).attack("M1", "B0").answer_with("Auxiliary Shield").skip()
    t.dice(8, 1).attack("M1", "B0b").skip()  # what was left of it is gone
    assert (t.s.absorbed[1], t.s.hulls[1]) == (5, 9)


@pytest.mark.rule("MS-ACT-19")
def test_auxiliary_shield_counts_above_twelve() -> None:
    t = table(
        asteroids=[],
        hands={1: ["Auxiliary Shield"]},
        energy={0: (0, 12, 3), 1: (0, 3, 12)},
        gas={0: 4},
        M0=(1, 1),
        M1=(2, 1),
    )
    t.dice(12, 1).attack("M1", "M0").do(4, "gas").answer_with("Auxiliary Shield").skip()
    assert (t.s.absorbed[1], t.s.hulls[1]) == (12, 12)


@pytest.mark.rule("MS-ACT-27")
def test_expansion_pak_doubles_the_die_not_the_buffs() -> None:
    t = table(
        asteroids=[],
        hands={0: ["Expansion Pak", "Expansion Pak", "Hull Repair"]},
        tech={0: tech("Red Leader")},
        F0=(1, 1),
        M1=(2, 1),
    )
    t.attack("M1", "F0").answer_with("Expansion Pak")
    t.answer_with("Expansion Pak")  # doubles again
    assert totals(t, 3, 1) == (3 * 4 + 1, 1)
    assert t.s.absorbed[1] == 5  # the damage is the doubled total; the Fighter takes shield alone


@pytest.mark.rule("MS-ACT-27")
def test_expansion_pak_leaves_the_generators_die_alone() -> None:
    t = table(asteroids=[], hands={0: ["Expansion Pak", "Backup Generator"]}, F0=(1, 1), F1=(2, 1))
    news = t.listen()
    t.dice(1, 6, 5).attack("F1", "F0").answer_with("Expansion Pak").skip("attacker-cards")
    t.answer_with("Backup Generator").skip()
    (compared,) = [event for event in news if isinstance(event, Compared)]
    assert (compared.attacker, compared.defender) == (2 * 1 + 5, 6)


@pytest.mark.rule("MS-ACT-32")
def test_the_forks_throw_an_own_die_again_and_the_new_number_stands() -> None:
    t = table(asteroids=[], hands={1: ["The Forks"]}, F0=(1, 1), F1=(2, 1)).dice(3, 4, 1)
    t.attack("F1", "F0").skip(*BEFORE)
    assert t.asked == [(1, "after-roll")]
    t.answer_with("The Forks").skip()
    assert not t.alive("F1")  # 4 became 1


@pytest.mark.rule("MS-ACT-32")
def test_the_forks_follow_asteroid_planet_and_replicator_throws() -> None:
    t = table(asteroids=[(1, 2)], hands={0: ["The Forks"]}, F0=(1, 1)).dice(1, 5, 6)
    t.move("F0", (1, 2)).skip(*BEFORE).answer_with("The Forks").skip()
    assert t.alive("F0")
    t = table(asteroids=[], hands={0: ["The Forks"]}, F0=(3, 0)).dice(1, 6, 1)
    t.raid((4, 0), "F0").answer_with("The Forks").skip()
    assert t.holder((4, 0)) == 0
    t = table(asteroids=[], hands={0: ["The Forks", "Replicator"]}).dice(1, 4)
    t.play("Replicator").answer_with("The Forks").skip()
    assert t.s.minerals[0] == 4


@pytest.mark.rule("MS-ACT-37")
def test_shield_breaker_opens_a_mothership_for_the_rest_of_the_turn() -> None:
    t = table(
        options={"modules": ["artifacts"]},
        asteroids=[],
        hands={0: ["Shield Breaker"]},
        holders={(-4, 0): 1},
        artifacts={(-4, 0): "Bubble Wrap"},
        B0=(1, 1),
        B0b=(2, 2),
        M1=(2, 1),
    )
    t.dice(3, 1).attack("M1", "B0").answer_with("Shield Breaker").skip()
    assert t.s.hulls[1] == 9
    t.dice(4, 1).attack("M1", "B0b").skip()
    assert t.s.hulls[1] == 5
    t.end_turn()
    assert t.s.absorbed[1] == 0


@pytest.mark.rule("MS-ACT-37")
def test_shield_breaker_is_an_attackers_card_and_shields_added_later_count() -> None:
    hands = {0: ["Shield Breaker"], 1: ["Auxiliary Shield"]}
    t = table(asteroids=[], hands=hands, B0=(1, 1), M1=(2, 1)).dice(6, 1)
    t.attack("M1", "B0").skip("evade").answer_with("Shield Breaker").skip("respond")
    t.skip("attacker-cards").answer_with("Auxiliary Shield").skip()
    assert t.s.hulls[1] == 12 - (6 - 4)
    t = table(asteroids=[], hands={1: ["Shield Breaker", "Prod"]}, M0=(1, 1), M1=(2, 1))
    t.attack("M1", "M0").skip("evade")
    assert t.refused(card("Shield Breaker"), "defender-cards") == "MS-CARD-06"
