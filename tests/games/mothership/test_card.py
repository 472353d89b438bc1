"""Action Cards in general (MS-CARD)."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.core.refusal import Refused
from headframe.games.mothership.events import Compared, Drew, Sold
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.action_codes import PASS
from headframe.games.mothership.query import engine_power
from tests.games.mothership.table import CONTENT, Table, at, card, table, tech, unit


def compared(t: Table) -> tuple[int, int]:
    (last,) = [event for event in t.s.events or () if isinstance(event, Compared)]
    return last.attacker, last.defender


@pytest.mark.rule("MS-CARD-01")
def test_hands_are_secret_their_size_is_not_and_there_is_no_limit() -> None:
    many = ["Prod", "Prod", "Convoy", "Wormhole", "Volt Switch", "Volt Switch", "Replicator"]
    t = table(hands={0: [*many, "Afterburner", "Afterburner", "Afterburner"]}, minerals={0: 4})
    t.do(codes.BUY, "action").do(codes.BUY, "action")
    assert len(t.s.hands[0]) == 12
    assert t.view(0)["state"]["hands"][0] == t.s.hands[0]
    assert t.view(1)["state"]["hands"][0] == {"hidden": 12}
    assert t.view(None)["state"]["hands"][0] == {"hidden": 12}


@pytest.mark.rule("MS-CARD-02")
def test_buying_costs_two_minerals_and_the_card_may_be_played_at_once() -> None:
    t = table(minerals={0: 3})
    t.s.deck[:] = [card("Replicator")] * 2
    t.again().do(codes.BUY, "action")
    assert (t.s.minerals[0], t.s.hands[0]) == (1, [card("Replicator")])
    assert t.refused(codes.BUY, "action") == "MS-RES-05"
    t.dice(4).play("Replicator").do(codes.BUY, "action")
    assert t.s.minerals[0] == 3


@pytest.mark.rule("MS-CARD-02")
def test_nothing_is_bought_in_a_dogfight_or_in_the_ending_step() -> None:
    t = table(asteroids=[], minerals={0: 9}, hands={0: ["Prod"]}, F0=(1, 1), F1=(2, 1))
    t.attack("F1", "F0")
    assert t.asked == [(0, "attacker-cards")]
    with pytest.raises(Refused, match="MS-FIGHT-07"):
        apply(t.s, 0, "action", codes.BUY)
    t.skip().do(codes.END, "action")
    assert t.asked == [(0, "sell")]
    with pytest.raises(Refused, match="MS-TURN-11"):
        apply(t.s, 0, "action", codes.BUY)


@pytest.mark.rule("MS-CARD-03")
def test_selling_gives_what_the_content_says() -> None:
    t = table(hands={0: ["Railguns", "Volt Switch", "Wormhole", "Prod"]})
    news = t.listen()
    t.do(codes.END, "action")
    gathered = t.s.minerals[0]
    for title in ("Railguns", "Volt Switch", "Wormhole"):
        t.do(card(title), "sell")
    t.do(PASS, "sell")
    assert (t.s.minerals[0], t.s.gas[0]) == (gathered + 1 + 2, 1 + 2)
    assert t.s.hands[0] == [card("Prod")]
    assert len([event for event in news if isinstance(event, Sold)]) == 3
    assert t.asked[0][0] == 1


@pytest.mark.rule("MS-CARD-03")
def test_resale_of_every_title() -> None:
    resale = {each.title: (each.minerals, each.gas) for each in CONTENT.cards}
    for_gas = {"Backup Generator", "Defence Buff", "Enhanced Sensors", "Prod", "Wingman"}
    for_gas |= {"Seismic Charge"}
    special = {
        **dict.fromkeys(("Volt Switch", "Auxiliary Shield", "Expansion Pak"), (0, 2)),
        **dict.fromkeys(("Railguns", "Shield Breaker"), (1, 1)),
        **dict.fromkeys(
            (
                "Friendly Negotiations",
                "Dedotated Wam",
                "Noooooooo!",
                "Planet Laser Pointer",
                "Wormhole",
            ),
            (2, 0),
        ),
    }
    for title, price in resale.items():
        assert price == special.get(title, (0, 1) if title in for_gas else (1, 0)), title


@pytest.mark.rule("MS-CARD-04")
def test_used_cancelled_and_sold_cards_are_gone_for_good() -> None:
    t = table(hands={0: ["Replicator", "Convoy"], 1: ["Noooooooo!"]}, minerals={0: 2})
    t.s.deck.clear()
    t.again().play("Replicator").answer_with("Noooooooo!", seat=1)
    assert t.refused(codes.BUY, "action") == "MS-CARD-04"  # an empty deck stays empty
    t.do(codes.END, "action").do(card("Convoy"), "sell")
    assert t.s.discard == [card("Replicator"), card("Noooooooo!"), card("Convoy")]
    assert t.view(1)["state"]["discard"] == t.s.discard  # face up
    assert t.s.deck == []


@pytest.mark.rule("MS-CARD-05")
def test_cards_never_pass_between_teammates() -> None:
    t = table(
        options={"mode": "team", "teams": "2v2"},
        hands={0: ["Surprise Attack", "Wallet Inspector"], 2: ["Prod"], 1: ["Convoy"]},
        minerals={2: 3},
    )
    assert t.refused(codes.CARD + card("Wallet Inspector"), "action") == "MS-CARD-10"
    t.play("Surprise Attack").skip("respond")
    assert t.s.hands[2] == [card("Prod")]  # of the two hands only the enemy's was a target
    assert card("Convoy") in t.s.hands[0]


@pytest.mark.rule("MS-CARD-06")
def test_own_turn_cards_are_refused_in_anothers_turn() -> None:
    own = {each.title for each in CONTENT.cards if each.own}
    assert len(own) == 38 - 17
    t = table(asteroids=[], hands={1: ["Shield Breaker", "Prod"]}, M0=(1, 1), M1=(2, 1), turn=0)
    t.attack("M1", "M0")
    t.skip("evade")
    assert t.refused(card("Shield Breaker"), "defender-cards") == "MS-CARD-06"
    assert card("Prod") in t.options("defender-cards")


@pytest.mark.rule("MS-CARD-07")
def test_each_card_has_its_windows() -> None:
    hand = ["Panic Button", "Defence Buff", "Backup Generator", "Replicator", "Last Stand"]
    t = table(asteroids=[], hands={0: hand}, F0=(1, 1), F1=(2, 1))
    for title in ("Panic Button", "Defence Buff", "Backup Generator", "Last Stand"):
        assert t.refused(codes.CARD + card(title), "action") == "MS-CARD-07"
    t.attack("F1", "F0")
    for title in (*hand[:3], "Replicator"):
        assert t.refused(card(title), "attacker-cards") == "MS-CARD-07"


@pytest.mark.rule("MS-CARD-08")
def test_the_same_title_adds_up() -> None:
    t = table(
        asteroids=[],
        hands={1: ["Defence Buff"] * 3 + ["Convoy"], 0: ["Afterburner", "Afterburner"]},
        F0=(1, 1),
        F1=(2, 1),
    )
    t.play("Afterburner", unit("F0")).skip("respond")
    t.play("Afterburner", unit("F0")).skip("respond")
    assert engine_power(t.s, unit("F0")) == 12
    t.listen()
    t.dice(1, 1).attack("F1", "F0").skip("evade")
    for _ in range(3):
        t.answer_with("Defence Buff")
    t.skip()
    assert compared(t) == (1, 1 + 3)


@pytest.mark.rule("MS-CARD-09")
@pytest.mark.parametrize(
    ("titles", "power"),
    [(["Punch It!", "Afterburner"], 4 * 2 + 4), (["Afterburner", "Punch It!"], (4 + 4) * 2)],
)
def test_effects_apply_in_the_order_played(titles: list[str], power: int) -> None:
    t = table(asteroids=[], hands={0: titles}, F0=(1, 1))
    for title in titles:
        t.play(title, unit("F0"))
    assert engine_power(t.s, unit("F0")) == power


@pytest.mark.rule("MS-CARD-10")
def test_a_card_needs_its_conditions_and_a_target_and_is_discarded_when_played() -> None:
    t = table(hands={0: ["Hull Repair", "Railguns", "Replicator"]})
    assert t.refused(codes.CARD + card("Hull Repair"), "action") == "MS-CARD-10"
    assert t.refused(codes.CARD + card("Railguns"), "action") == "MS-CARD-10"
    assert t.refused(codes.CARD + card("Wormhole"), "action") == "MS-CARD-10"  # not in hand
    t.play("Replicator")
    assert t.s.discard == [card("Replicator")]


@pytest.mark.rule("MS-CARD-11")
def test_every_other_player_may_answer_after_the_targets_are_named() -> None:
    t = table(players=3, hands={0: ["Forced Update"], 1: ["Prod"], 2: ["Noooooooo!"]}, F1=(1, 1))
    t.do(codes.CARD + card("Forced Update"), "action")
    assert t.asked == [(0, "enemy-ship")]
    t.do(unit("F1"))
    assert t.asked == [(1, "respond"), (2, "respond")]
    assert t.s.updated == 0  # not yet in effect
    assert t.refused(card("Noooooooo!"), seat=1) == "MS-CARD-10"
    t.do(PASS, seat=1).answer_with("Noooooooo!", seat=2)
    assert t.s.updated == 0


@pytest.mark.rule("MS-CARD-12")
def test_a_cancelled_card_uses_up_nothing_besides_itself() -> None:
    no = {1: ["Noooooooo!"]}
    t = table(asteroids=[], hands={0: ["Dedotated Wam"], **no}, B0=(1, 1), M1=(2, 1))
    t.play("Dedotated Wam").answer_with("Noooooooo!", seat=1)
    assert (t.s.hulls[1], t.s.fought) == (12, 0)
    t = table(asteroids=[], hands={0: ["Railguns"], **no}, B0=(1, 1), M1=(1, 5))
    t.play("Railguns").answer_with("Noooooooo!", seat=1)
    assert t.s.fought == t.s.moved == 0
    t = table(asteroids=[], hands={0: ["Wormhole"], **no}, F0=(1, 1))
    t.play("Wormhole", unit("F0"), at((5, 3))).answer_with("Noooooooo!", seat=1)
    assert t.where("F0") == (1, 1)
    assert t.can(codes.MOVE + unit("F0"))


@pytest.mark.rule("MS-CARD-12")
def test_after_a_cancelled_card_its_player_goes_on_in_the_window() -> None:
    t = table(
        asteroids=[],
        hands={0: ["Expansion Pak", "Expansion Pak", "Convoy"], 1: ["Noooooooo!"]},
        F0=(1, 1),
        F1=(2, 1),
    )
    t.listen()
    t.dice(2, 3).attack("F1", "F0").skip("evade")
    t.answer_with("Expansion Pak").answer_with("Noooooooo!", seat=1)
    assert t.asked == [(0, "attacker-cards")]
    t.answer_with("Expansion Pak").skip()
    assert compared(t) == (4, 3)


@pytest.mark.rule("MS-CARD-13")
def test_cards_do_not_raise_planet_attacks_but_the_forks_throw_again() -> None:
    hand = ["Expansion Pak", "Volt Switch", "Enhanced Sensors", "The Forks"]
    t = table(asteroids=[], hands={0: hand}, M0=(3, 0)).dice(3, 6, 1)
    t.raid((4, 0), "M0")
    assert t.asked == [(0, "after-throw")]
    for title in hand[:3]:
        assert t.refused(card(title)) == "MS-CARD-07"
    t.answer_with("The Forks").skip()
    assert t.holder((4, 0)) == 0


@pytest.mark.rule("MS-CARD-14")
def test_roll_cards_do_not_help_a_teammate() -> None:
    t = table(
        options={"mode": "team", "teams": "2v2"},
        asteroids=[],
        hands={2: ["Defence Buff", "Expansion Pak"], 0: ["Convoy"]},
        F0=(5, 2),
        F1=(6, 2),
        turn=1,
    )
    t.attack("F0", "F1")
    while t.asked != [(1, "action")]:
        assert t.asked[0][0] != 2  # the teammate is in no window of this fight
        with pytest.raises(Refused, match="MS-TURN-13"):
            apply(t.s, 2, t.asked[0][1], card("Defence Buff"))
        t.do(PASS)


@pytest.mark.rule("MS-CARD-15")
def test_double_and_one_look_at_a_single_die() -> None:
    t = table(
        asteroids=[],
        hands={0: ["Expansion Pak", "Backup Generator"]},
        tech={0: tech("Red Leader")},
        F0=(1, 1),
        F0b=(2, 2),
        F1=(2, 1),
    )
    t.listen()
    t.dice(1, 5, 3, 2).attack("F1", "F0", "F0b").answer_with("Expansion Pak", unit("F0b"))
    t.skip("attacker-cards")
    # F0 shows 1 although its roll counts 2 with Red Leader.
    t.answer_with("Backup Generator")
    assert compared(t) == ((1 + 2 + 1) + (2 * 5 + 1), 3)


@pytest.mark.rule("MS-CARD-16")
def test_moving_a_teammates_ship_leaves_its_next_movement_phase() -> None:
    t = table(
        options={"mode": "team", "teams": "2v2"},
        asteroids=[],
        hands={0: ["Wormhole"]},
        F2=(5, 2),
    )
    t.play("Wormhole", unit("F2"), at((5, -2))).end_turn().end_turn()
    assert t.asked == [(2, "action")]
    assert t.where("F2") == (5, -2)
    assert t.can(codes.MOVE + unit("F2"))


@pytest.mark.rule("MS-CARD-02")
def test_only_the_buyer_sees_the_card() -> None:
    t = table(minerals={0: 2})
    news = t.listen()
    t.do(codes.BUY, "action")
    (drew,) = [event for event in news if isinstance(event, Drew)]
    assert t.s.hands[0] == [drew.card]
