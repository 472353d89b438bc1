"""Hidden and public information, modes and modules (MS-INFO, MS-MOD)."""

from __future__ import annotations

from typing import Any

import pytest

from headframe.core.options import BadOption
from headframe.core.rng import Rng
from headframe.core.view import shown_event, view
from headframe.games.mothership.events import Cancelled, Drew, Played, Sold, Stole
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.options import modules_of
from tests.games.mothership.table import GAME, Table, card, table, tech, unit


def shown(t: Table, seat: int | None) -> Any:
    return t.view(seat)["state"]


@pytest.mark.rule("MS-INFO-01")
def test_what_is_secret() -> None:
    t = table(
        options={"modules": ["moons"]}, hands={0: ["Prod"], 1: ["Migration"]}, holders={(4, 0): 0}
    )
    for seat in (None, 0, 1):
        state = shown(t, seat)
        for owner in (0, 1):
            hand = state["hands"][owner]
            assert hand == (t.s.hands[owner] if owner == seat else {"hidden": 1})
        assert state["deck"] == {"hidden": len(t.s.deck)}
        assert state["dev_deck"] == {"hidden": len(t.s.dev_deck)}
        assert state["tokens"] == [None] * len(t.s.tokens)  # the planet's controller included
        assert "spare" not in state and "rng" not in state


@pytest.mark.rule("MS-INFO-02")
def test_what_is_public() -> None:
    t = table(
        options={"modules": ["moons"]},
        holders={(4, 0): 0},
        artifacts={(4, 0): "Space Cat"},
        built={(4, 0): ["Farmland"]},
        discard=["Prod"],
        tech={1: tech("Space Walls")},
        F0=(0, 3),
    )
    t.move("F0", (1, 3))
    state = shown(t, None)
    for name in (
        *("at", "hulls", "stations", "energy", "minerals", "gas", "influence", "kills"),
        *("discard", "holder", "market"),
    ):
        assert state[name] == getattr(t.s, name), name
    # Sets are shown as lists.
    assert state["tech"] == [[], [0]]
    assert state["moved"] == [unit("F0")] and state["fought"] == []
    planet = t.planet((4, 0))
    assert state["tokens"][planet] == t.s.tokens[planet]
    assert state["built"][planet] == [0]


@pytest.mark.rule("MS-INFO-03")
def test_who_sees_a_card_that_moves() -> None:
    t = table(players=3, minerals={0: 2}, hands={1: ["Migration"], 0: ["Surprise Attack", "Prod"]})
    news = t.listen()
    t.do(codes.BUY, "action")
    drew = next(event for event in news if isinstance(event, Drew))
    teams = t.s.teams
    assert "card" in shown_event(drew, 0, teams)  # type: ignore[operator]
    assert "card" not in shown_event(drew, 1, teams)  # type: ignore[operator]
    t.play("Surprise Attack", 1).skip()
    stole = next(event for event in news if isinstance(event, Stole))
    assert [
        "card" in shown_event(stole, seat, teams)  # type: ignore[operator]
        for seat in (0, 1, 2)
    ] == [True, True, False]
    # The victim goes on knowing it; nobody else does.
    assert shown(t, 1)["known"] == [[1, 0, card("Migration")]]
    assert shown(t, 2)["known"] == []
    t.do(codes.END, "action").do(card("Prod"), "sell")
    sold = next(event for event in news if isinstance(event, Sold))
    assert shown_event(sold, None, teams)["cards"] == [card("Prod")]  # type: ignore[call-overload,index]
    assert {type(event) for event in news} >= {Played, Sold} and Cancelled not in map(type, news)


@pytest.mark.rule("MS-INFO-04")
@pytest.mark.parametrize("held", ["Panic Button", "Migration"])
def test_the_question_does_not_depend_on_the_card_held(held: str) -> None:
    t = table(asteroids=[], F0=(0, 3), F1=(1, 3), holders={(-4, 0): 1}, hands={1: [held]})
    t.attack("F1", "F0")
    assert t.asked == [(1, "evade")]
    assert t.options()[0] == -1
    # What others see of it is the same.
    public = t.view(0)["open"]
    assert public == [{"seat": 1, "key": "evade", "clause": "MS-FIGHT-06"}]


@pytest.mark.rule("MS-INFO-05")
def test_a_view_never_depends_on_what_is_hidden() -> None:
    t = table(
        players=3,
        options={"modules": ["moons"]},
        hands={0: ["Prod"], 1: ["Migration", "Convoy"], 2: ["Noooooooo!"]},
    )
    t.play("Prod", unit("M1"), 3)
    rng = Rng.seeded("worlds")
    for seat in (None, 0, 1, 2):
        for _ in range(5):
            world = GAME.determinize(t.s, seat, rng)
            assert view(world, seat) == view(t.s, seat)
    worlds = {tuple(GAME.determinize(t.s, 1, rng).hands[2]) for _ in range(20)}
    assert len(worlds) > 3
    # A card that seat 1 has seen in another hand is there in all its worlds.
    t = table(hands={0: ["Surprise Attack"], 1: ["Migration"]}).play("Surprise Attack", 1).skip()
    for _ in range(10):
        assert GAME.determinize(t.s, 1, rng).hands[0] == [card("Migration")]
        assert len(GAME.determinize(t.s, None, rng).hands[0]) == 1


@pytest.mark.rule("MS-INFO-06")
def test_no_action_binds_or_hands_over() -> None:
    t = table(
        players=4,
        options={"modules": ["moons"]},
        minerals={0: 30},
        gas={0: 9},
        influence={0: 30, 1: 5},
        F0=(0, 3),
    )
    kinds = {code // 100 * 100 for code in t.options("action") if isinstance(code, int)}
    assert kinds <= set(range(0, 1400, 100))
    before = [t.s.minerals[1], t.s.gas[1], len(t.s.hands[1])]
    t.end_turn()
    assert [t.s.minerals[1], t.s.gas[1], len(t.s.hands[1])] == before


@pytest.mark.rule("MS-INFO-07")
def test_windows_are_left_out_on_public_grounds_alone() -> None:
    fight: dict[str, Any] = {"asteroids": [], "F0": (0, 3), "F1": (1, 3)}
    planet: dict[str, Any] = {"holders": {(-4, 0): 1}}
    # No card in hand.
    assert table(**fight, **planet).dice(3, 3).attack("F1", "F0").asked == [(0, "action")]
    # No legal target: seat 1 has no planet to flee to.
    t = table(**fight, hands={1: ["Migration"]}).attack("F1", "F0")
    assert t.asked == [(1, "defender-cards")]
    # Every copy discarded.
    gone = ["Panic Button", "Panic Button"]
    t = table(**fight, **planet, hands={1: ["Migration"]}, discard=gone).attack("F1", "F0")
    assert (1, "evade") not in t.asked
    one = table(**fight, **planet, hands={1: ["Migration"]}, discard=gone[:1]).attack("F1", "F0")
    assert one.asked == [(1, "evade")]
    # Noooooooo! is gone: nobody is asked after a card.
    t = table(hands={0: ["Replicator"], 1: ["Prod"]}, discard=["Noooooooo!"])
    t.dice(3).play("Replicator").skip("after-throw")
    assert t.asked == [(0, "action")]
    t = table(hands={0: ["Replicator"], 1: ["Prod"]}).play("Replicator")
    assert t.asked == [(1, "respond")]


# Modes and modules -------------------------------------------------------------------------------


@pytest.mark.rule("MS-MOD-01")
def test_modes() -> None:
    for mode in ("deathmatch", "team", "vp", "solo"):
        assert GAME.new({"mode": mode}, "x").stack
    with pytest.raises(BadOption, match="MS-MOD-01"):
        GAME.settle({"mode": "chess"})


@pytest.mark.rule("MS-MOD-02")
def test_modules_are_off_in_the_standard_game() -> None:
    s = GAME.new({}, "x")
    assert s.setting.modules == 0
    with pytest.raises(BadOption, match="MS-MOD-02"):
        GAME.settle({"modules": ["aliens"]})


@pytest.mark.rule("MS-MOD-03", "MS-MOD-04", "MS-MOD-05", "MS-MOD-06")
def test_what_modules_need() -> None:
    def on(*names: str) -> int:
        return modules_of(GAME.settle({"modules": list(names)}))

    artifacts, influence, developments, moons = 1, 2, 4, 8
    assert on("artifacts") == artifacts  # may be used alone
    assert on("developments") == artifacts | influence | developments
    assert on("influence") == on("developments")  # on or off together
    assert on("moons") == artifacts | influence | developments | moons
    assert on() == 0


@pytest.mark.rule("MS-MOD-07")
def test_modules_in_every_mode_but_solo() -> None:
    for mode in ("deathmatch", "team", "vp"):
        assert GAME.settle({"mode": mode, "modules": ["moons"]})
    with pytest.raises(BadOption, match="MS-MOD-07"):
        GAME.settle({"mode": "solo", "modules": ["moons"]})


@pytest.mark.rule("MS-MOD-08")
def test_a_module_that_is_off_leaves_nothing() -> None:
    t = table(minerals={0: 30}, holders={(4, 0): 0}, influence={0: 30})
    s = t.s
    assert s.tokens == [] and s.spare == [] and s.market == [] and s.dev_deck == []
    assert s.setting.moons == 0 and 2 not in s.setting.bodies
    for code in (codes.EXPLORE + 0, codes.BUILD + 0, codes.COURT + 0, codes.REMOVE + 1):
        assert t.refused(code, "action") == "MS-MOD-08"
    assert t.refused(codes.REFRESH, "action") == "MS-MOD-08"
