"""The dogfight (MS-FIGHT)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.events import Compared, Threw
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import shield_in_hand
from tests.games.mothership.table import Table, at, card, table, tech, unit


def duel(**more: object) -> Table:
    """Fighter 0 beside Fighter 1 in open space."""
    return table(asteroids=[], F0=(0, 3), F1=(1, 3), **more)  # type: ignore[arg-type]


def totals(t: Table) -> tuple[int, int]:
    assert t.s.events is not None
    event = [event for event in t.s.events if isinstance(event, Compared)][-1]
    return event.attacker, event.defender


@pytest.mark.rule("MS-FIGHT-01")
def test_the_active_player_names_target_and_ships() -> None:
    t = duel(F0b=(1, 2), F0c=(5, 2))
    t.do(codes.ATTACK + unit("F1"), "action")
    assert t.asked == [(0, "attackers")]
    assert t.refused(()) == "MS-FIGHT-01"
    t.do((unit("F0"), unit("F0b")))
    assert t.s.fought == 1 << unit("F0") | 1 << unit("F0b")


@pytest.mark.rule("MS-FIGHT-02")
def test_attackers_are_adjacent_ready_and_able() -> None:
    t = duel(F0b=(1, 2), F0c=(5, 2), B0=(2, 3))
    t.do(codes.ATTACK + unit("F1"), "action")
    assert t.refused((unit("F0c"),)) == "MS-FIGHT-02"
    assert t.refused((unit("B0"),)) == "MS-UNIT-06"
    assert t.refused((unit("F1"),)) == "MS-MULTI-05"
    t.do((unit("F0"),))
    t.s.rng.told = [1, 1]  # type: ignore[attr-defined]
    t.skip()
    assert t.refused(codes.ATTACK + unit("M1"), "action") == "MS-FIGHT-02"


@pytest.mark.rule("MS-FIGHT-03")
def test_targets() -> None:
    t = table(asteroids=[], M0=(-6, 0), F0=(-7, 1), M1=(0, 3), F1=(-5, 0))
    assert t.can(codes.ATTACK + unit("F1"))
    assert t.can(codes.ATTACK + unit("S1"))
    assert t.refused(codes.ATTACK + unit("F0"), "action") == "MS-FIGHT-03"
    guarded = table(asteroids=[], M0=(-6, 0), M1=(-8, 0))
    assert guarded.refused(codes.ATTACK + unit("S1"), "action") == "MS-GUARD-01"
    assert table(asteroids=[], M0=(3, 0)).can(codes.RAID)


@pytest.mark.rule("MS-FIGHT-04")
def test_a_guardian_is_attacked_over_distance_only() -> None:
    t = table(asteroids=[], F0=(0, 3), G1=(1, 3))
    assert t.refused(codes.ATTACK + unit("G1"), "action") == "MS-FIGHT-04"
    t = table(asteroids=[], M0=(0, 3), G1=(2, 3), tech={0: tech("Sunslayer Torpedoes")})
    t.do(codes.ABILITY + 15, "action")
    assert unit("G1") in t.options()


@pytest.mark.rule("MS-FIGHT-05")
def test_declaring_commits() -> None:
    t = duel(hands={1: ["Panic Button"]}, holders={(-4, 0): 1})
    t.attack("F1", "F0")
    assert t.s.fought >> unit("F0") & 1 and t.s.moved >> unit("F0") & 1
    t.answer_with("Panic Button").do(at((-4, 1)))
    t.skip()
    assert t.refused(codes.MOVE + unit("F0"), "action") == "MS-TURN-05"


@pytest.mark.rule("MS-FIGHT-06")
def test_w2_evade() -> None:
    t = duel(hands={1: ["Panic Button"]}, holders={(-4, 0): 1}, gas={0: 3})
    t.attack("F1", "F0")
    assert t.asked == [(1, "evade")]
    t.answer_with("Panic Button").do(at((-5, 1))).skip()
    assert t.where("F1") == (-5, 1)
    assert t.asked == [(0, "action")]
    assert t.s.fight is None
    assert t.s.minerals == [0, 0] and t.s.gas[0] == 3
    # A Guardian or Station cannot be evaded with.
    t = table(asteroids=[], B0=(-6, 0), M1=(0, 3), hands={1: ["Panic Button"]}, holders={(4, 0): 1})
    t.attack("S1", "B0")
    assert (1, "evade") not in t.asked


@pytest.mark.rule("MS-FIGHT-07")
def test_w3_attacker_plays_then_names_gas() -> None:
    t = table(
        asteroids=[],
        M0=(0, 3),
        F1=(1, 3),
        hands={0: ["Volt Switch", "Volt Switch"]},
        gas={0: 2},
        tech={0: tech("Solar Beam")},
    )
    t.attack("F1", "M0")
    assert t.asked == [(0, "attacker-cards")]
    t.answer_with("Volt Switch").answer_with("Volt Switch")
    t.do(1000)  # Solar Beam
    assert t.asked[0] == (0, "gas")
    t.listen()
    t.dice(1, 6).do(2).skip()
    assert totals(t) == (1 + 3 + 3 + 8 + 2, 6)


@pytest.mark.rule("MS-FIGHT-08")
def test_w4_defender_answers_last() -> None:
    t = duel(hands={0: ["Expansion Pak"], 1: ["Defence Buff"]})
    t.attack("F1", "F0")
    keys = []
    while t.asked[0][1] != "action":
        keys.append(t.asked[0])
        if t.asked[0] == (1, "defender-cards") and card("Defence Buff") in t.options():
            assert t.s.fight is not None
            assert t.s.fight.plays == [(0, card("Expansion Pak"), unit("F0"), -1)]
            t.answer_with("Defence Buff")
        elif t.asked[0] == (0, "attacker-cards"):
            t.answer_with("Expansion Pak")
        else:
            t.do(-1)
    cards = [key for key in keys if key[1].endswith("-cards")]
    assert cards.index((1, "defender-cards")) == len(cards) - 1


@pytest.mark.rule("MS-FIGHT-09")
def test_gas() -> None:
    t = table(asteroids=[], M0=(0, 3), M1=(1, 3), gas={0: 9, 1: 2})
    t.attack("M1", "M0")
    assert t.asked == [(0, "gas")]
    assert t.options() == [0, 1, 2, 3, 4]
    t.do(4)
    assert t.s.gas[0] == 5  # paid when named
    assert t.asked == [(1, "gas")]
    assert t.options() == [0, 1, 2]
    t.listen()
    t.dice(1, 1).do(2)
    assert totals(t) == (5, 3)
    assert t.s.gas == [5, 0]
    # Fighters and Bombers have no use for it.
    t = duel(gas={0: 4, 1: 4}).attack("F1", "F0")
    assert t.asked == [(0, "action")]


@pytest.mark.rule("MS-FIGHT-10")
def test_w5_last_call() -> None:
    t = duel(hands={0: ["Expansion Pak"], 1: ["Noooooooo!"]}).dice(5, 6)
    t.attack("F1", "F0").answer_with("Expansion Pak").skip("respond", "defender-cards")
    assert t.asked == [(1, "last-call")]
    t.listen()
    t.do(0).skip()
    assert totals(t) == (5, 6)
    assert card("Noooooooo!") in t.s.discard


@pytest.mark.rule("MS-FIGHT-11")
def test_effects_in_the_order_played() -> None:
    t = table(
        asteroids=[],
        B0=(0, 3),
        M1=(1, 3),
        hands={0: ["Shield Breaker"], 1: ["Auxiliary Shield"]},
    )
    t.attack("M1", "B0").answer_with("Shield Breaker").skip("respond", "attacker-cards")
    t.dice(8, 1).answer_with("Auxiliary Shield").skip()
    # First broken, then 4 shields: 8 damage leave 4 for the hull.
    assert t.s.hulls[1] == 12 - 4


@pytest.mark.rule("MS-FIGHT-12", "MS-FIGHT-13")
def test_one_die_for_each_unit_and_sums() -> None:
    red = tech("Red Leader")
    t = table(asteroids=[], F0=(0, 3), F0b=(1, 2), F1=(1, 3), F1b=(2, 3), tech={0: red})
    t.listen()
    t.dice(2, 3, 5).attack("F1", "F0", "F0b").skip()
    threw = [event.unit for event in t.s.events or () if isinstance(event, Threw)]
    assert threw == [unit("F0"), unit("F0b"), unit("F1")]
    assert totals(t) == (2 + 1 + 3 + 1, 5 + 1)


@pytest.mark.rule("MS-FIGHT-14")
def test_a_buff_is_tied_to_one_roll() -> None:
    t = table(
        asteroids=[],
        F0=(0, 3),
        B0=(1, 2),
        M1=(1, 3),
        hands={0: ["Expansion Pak"]},
        energy={1: (5, 5, 5)},
    )
    t.attack("M1", "F0", "B0").do(card("Expansion Pak"))
    assert t.options() == [unit("F0"), unit("B0")]
    # On the Fighter the doubled part does not reach the hull: T = 8 + 4, H = 4, S = 5.
    t.do(unit("F0")).dice(4, 4, 1).skip()
    assert t.s.hulls[1] == 12 - 4


@pytest.mark.rule("MS-FIGHT-15")
def test_w7_alternates_until_two_passes() -> None:
    t = duel(hands={0: ["The Forks"], 1: ["The Forks"]}).dice(3, 4)
    t.attack("F1", "F0").skip("evade", "attacker-cards", "defender-cards")
    assert t.asked == [(0, "after-roll")]
    t.dice(5).answer_with("The Forks").skip("respond")
    assert t.asked == [(1, "after-roll")]
    t.dice(2).answer_with("The Forks").skip("respond")
    assert t.asked == [(0, "action")]  # both copies are gone: nothing is asked any more
    assert not t.alive("F1")


@pytest.mark.rule("MS-FIGHT-16")
def test_the_higher_total_wins() -> None:
    assert not duel().dice(4, 3).attack("F1", "F0").skip().alive("F1")
    assert not duel().dice(3, 4).attack("F1", "F0").skip().alive("F0")


@pytest.mark.rule("MS-FIGHT-17")
def test_ties() -> None:
    t = duel(hands={1: ["Last Stand"]}).dice(4, 4).attack("F1", "F0").skip()
    assert t.alive("F0") and t.alive("F1")
    assert t.s.minerals == [0, 0]
    t = duel(tech={0: tech("Targeting Computer")}).dice(4, 4).attack("F1", "F0").skip()
    assert not t.alive("F1") and t.s.minerals == [1, 0]


@pytest.mark.rule("MS-FIGHT-18")
def test_w8_loser_only() -> None:
    t = duel(hands={0: ["Afterburner"], 1: ["Life Support", "Last Stand"]}).dice(6, 1)
    t.attack("F1", "F0").skip("evade", "attacker-cards", "defender-cards", "after-roll")
    assert t.asked == [(1, "loss")]
    t.answer_with("Last Stand").skip("respond")
    assert t.asked == [(1, "loss")]  # both if held
    t.answer_with("Life Support").skip("respond")
    assert t.alive("F1") and not t.alive("F0")


@pytest.mark.rule("MS-FIGHT-19")
def test_losers_take_the_whole_total() -> None:
    t = table(asteroids=[], B0=(0, 3), M1=(1, 3), energy={1: (7, 6, 2)}).dice(7, 6)
    t.attack("M1", "B0").skip()
    assert t.s.hulls[1] == 12 - (7 - 2)  # 7, not the difference of 1


@pytest.mark.rule("MS-FIGHT-20")
def test_units_leave_together_then_loot() -> None:
    t = table(asteroids=[], F0=(0, 3), F0b=(1, 2), F1=(1, 3), F1b=(2, 3)).dice(1, 1, 6)
    t.attack("F1", "F0", "F0b").skip()
    assert not t.alive("F0") and not t.alive("F0b")
    assert t.s.minerals[1] == 2


@pytest.mark.rule("MS-FIGHT-21")
def test_survivors_stay() -> None:
    t = duel().dice(6, 1).attack("F1", "F0").skip()
    assert t.where("F0") == (0, 3)


@pytest.mark.rule("MS-FIGHT-22")
def test_a_station_does_not_defend() -> None:
    t = table(asteroids=[], B0=(-6, 0), M1=(0, 3), hands={1: ["Last Stand", "Defence Buff"]}).dice(
        5
    )
    t.attack("S1", "B0")
    asked = []
    while t.asked[0][1] != "action":
        asked.append(t.asked[0])
        if t.asked[0][1] == "loss":
            t.answer_with("Last Stand")
        else:
            t.do(-1)
    assert asked == [(1, "loss")]
    assert t.s.stations[1] == 12
    assert not t.alive("B0")


@pytest.mark.rule("MS-FIGHT-23")
def test_over_distance_alone_and_unharmed() -> None:
    t = table(asteroids=[], B0=(0, 3), B0b=(1, 2), M1=(4, 3), hands={0: ["Railguns"]}).dice(1, 6)
    t.play("Railguns", unit("B0"), unit("M1"))
    assert t.s.fought == 1 << unit("B0")
    assert t.alive("B0") and t.s.hulls[1] == 12
    assert t.s.minerals == [0, 0]


@pytest.mark.rule("MS-FIGHT-24")
def test_effects_last_for_the_dogfight() -> None:
    t = table(asteroids=[], B0=(0, 3), B0b=(1, 2), M1=(1, 3), hands={1: ["Auxiliary Shield"]}).dice(
        4, 1
    )
    t.attack("M1", "B0").skip("attacker-cards", "evade").answer_with("Auxiliary Shield").skip()
    assert shield_in_hand(t.s, 1) == 5  # Auxiliary Shield took the 4, and is gone
    t.dice(8, 1).attack("M1", "B0b").skip()
    assert t.s.hulls[1] == 12 - 3


@pytest.mark.rule("MS-FIGHT-25")
def test_a_guardians_dogfight_has_all_windows() -> None:
    t = table(
        asteroids=[],
        G1=(0, 3),
        M0=(0, 5),
        gas={0: 1, 1: 1},
        hands={0: ["Defence Buff"], 1: ["Expansion Pak"]},
    ).dice(2, 6)
    t.move("M0", (0, 4))
    asked = []
    while t.asked[0][1] != "action":
        asked.append(t.asked[0])
        t.do(0 if t.asked[0][1] == "gas" else -1)
    kinds = [key for key in asked if key[1] != "after-roll"]
    assert kinds == [(1, "attacker-cards"), (1, "gas"), (0, "defender-cards"), (0, "gas")]


@pytest.mark.rule("MS-FIGHT-26")
def test_out_of_turn_only_any_turn_cards() -> None:
    t = table(asteroids=[], G1=(0, 3), M0=(0, 5), hands={1: ["Shield Breaker", "Expansion Pak"]})
    t.move("M0", (0, 4))
    assert t.asked == [(1, "attacker-cards")]
    assert t.options() == [-1, card("Expansion Pak")]
    assert t.refused(card("Shield Breaker")) == "MS-CARD-06"
