"""The printed set-up, and what the balanced one does otherwise (MS-MOD-09)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from headframe.core.options import BadOption, Value
from headframe.games.mothership import content
from headframe.games.mothership.board import DISTANCE
from headframe.games.mothership.content.setups import FILE, Setups, setups
from headframe.games.mothership.legal.aiming import PURSES
from headframe.games.mothership.options import setting_of
from headframe.games.mothership.setup import action_deck, development_deck
from tests.contract.loud import silent
from tests.games.mothership.table import CONTENT, GAME, at, card, path, table, tech, unit

PRINTED: dict[str, Value] = {"setup": "printed"}
BOTH = pytest.mark.parametrize("setup", ["printed", "balanced"])


@pytest.mark.rule("MS-MOD-09")
def test_balanced_is_the_default_and_each_is_content_with_its_provenance() -> None:
    assert GAME.settle({})["setup"] == "balanced"
    balanced, printed = setups().of
    assert all(
        getattr(balanced, rule) != getattr(printed, rule) for rule in type(printed).__slots__
    )
    with pytest.raises(BadOption, match="printed, balanced"):
        GAME.settle({"setup": "house"})


def test_every_field_of_the_set_ups_is_checked(tmp_path: Path) -> None:
    folder = Path(content.__file__).parent
    assert silent(tmp_path, folder, [FILE], Setups, zero={"solo moons"}) == []


@pytest.mark.rule("MS-MOD-09", "MS-SET-05")
@BOTH
def test_nobody_starts_with_minerals_as_printed(setup: str) -> None:
    s = GAME.new({"players": 6, "setup": setup}, "start")
    assert (sum(s.minerals) == 0) == (setup == "printed")


@pytest.mark.rule("MS-MOD-09", "MS-SET-07", "MS-DEV-03")
def test_every_card_is_in_its_deck_as_printed() -> None:
    setting = setting_of(GAME.settle({"players": 3, "modules": ["developments"], **PRINTED}))
    assert len(development_deck(CONTENT, setting)) == 24
    assert len(action_deck(CONTENT, setting_of(GAME.settle(PRINTED)))) == 72
    # Without artifacts the two titles do nothing.
    t = table(options=PRINTED, hands={0: ["Recon Droid"]}, holders={(4, 0): 0})
    assert not t.can_play("Recon Droid")
    t = table(
        options=PRINTED,
        asteroids=[],
        F0=(0, 3),
        F1=(1, 3),
        hands={0: ["Alien Antiques Roadshow"]},
    ).dice(3, 3)
    t.attack("F1", "F0").answer_with("Alien Antiques Roadshow", unit("F0")).skip()
    assert t.alive("F0") and t.alive("F1")


@pytest.mark.rule("MS-MOD-09", "MS-ACT-13")
@BOTH
def test_gravity_manipulator_moves_two_spaces_as_printed(setup: str) -> None:
    def start(**more: Any) -> Any:
        return table(
            options={"setup": setup},
            asteroids=more.pop("asteroids", []),
            F1=(2, 0),
            holders={(4, 0): 0},
            hands={0: ["Gravity Manipulator"]},
            **more,
        )

    t = start().play("Gravity Manipulator", unit("F1"))
    ends = {DISTANCE[at((2, 0))][way[-1]] for way in t.options("pull")}
    assert ends == ({2} if setup == "printed" else {1, 2})
    one = path((1, 0))
    if setup == "printed":
        assert t.refused(one, "pull") == "MS-ACT-13"
        # Asteroids on the way do not end it.
        t = start(asteroids=[(1, 0)]).dice(6, 1)
        t.play("Gravity Manipulator", unit("F1")).do(path((1, 0), (1, -1)), "pull").skip()
        assert () not in t.options("way")
    else:
        t.do(one, "pull").skip()
        assert t.where("F1") == (1, 0)


@pytest.mark.rule("MS-MOD-09", "MS-ACT-06", "MS-ECO-03")
@BOTH
def test_wallet_inspector_robs_any_player_as_printed(setup: str) -> None:
    t = table(
        options={"mode": "team", "teams": "2v2", "setup": setup},
        minerals={1: 1, 2: 2, 3: 1},
        tech={2: tech("Embargo"), 3: tech("Embargo")},
        hands={0: ["Wallet Inspector"]},
    )
    t.play("Wallet Inspector", 2 * PURSES)
    # Seat 2 plays with seat 0; its Embargo holds against enemies, as seat 3's does.
    assert t.s.minerals == ([1, 1, 1, 1] if setup == "printed" else [1, 0, 2, 1])


@pytest.mark.rule("MS-MOD-09", "MS-MOD-07", "MS-SOLO-01")
def test_solo_has_modules_as_printed() -> None:
    with pytest.raises(BadOption, match="MS-MOD-07"):
        GAME.settle({"mode": "solo", "modules": ["moons"]})
    s = GAME.new({"mode": "solo", "modules": ["moons"], **PRINTED}, "solo")
    assert len(s.tokens) == 3 and s.market and s.setting.moons == 1


OVERLAPPING = """[layout mine]
seats = 2
stations = 7 0, -7 0
homes = 4 0, -4 0
minerals = -2 4, 2 -4
gas = -
tiles = 0 0, 1 0
moons = -
planetoids = -
"""


@pytest.mark.rule("MS-MOD-09", "MS-LAY-02")
def test_tiles_may_overlap_as_printed_with_a_warning() -> None:
    mine: dict[str, Value] = {"players": 2, "layout": OVERLAPPING}
    with pytest.raises(BadOption, match=r"overlaps another.*MS-LAY-02"):
        GAME.settle(mine)
    printed = GAME.settle({**mine, **PRINTED})
    assert any("overlap" in str(warning) for warning in GAME.warnings(printed))
    assert setting_of(printed).asteroids.bit_count() == 10


@pytest.mark.rule("MS-MOD-09", "MS-END-01")
def test_no_round_cap_as_printed_or_where_none_is_wanted() -> None:
    caps = [
        setting_of(GAME.settle({**chosen})).cap
        for chosen in (
            {},
            PRINTED,
            {"round_cap": "none"},
            {"round_cap": "none", "mode": "solo"},
            {**PRINTED, "round_cap": 20},
        )
    ]
    assert caps == [50, 0, 0, 0, 20]
    with pytest.raises(BadOption, match="from 20 to 200, or none"):
        GAME.settle({"round_cap": "never"})
    t = table(options=PRINTED)
    t.s.round, t.s.first = 400, 1
    t.end_turn()
    assert t.asked == [(1, "action")]
    # Only the guard that keeps a game finite ends it.
    t.s.round, t.s.first = setups().longest, 0
    t.end_turn()
    assert t.open == ()


@pytest.mark.rule("MS-MOD-09")
def test_the_texts_of_cards_say_what_they_do_in_this_set_up() -> None:
    said = {}
    for setup in ("printed", "balanced"):
        s = GAME.new({"setup": setup}, "words")
        speech = GAME.speech(s)
        assert speech is not None
        said[setup] = (
            speech.about("card", card("Gravity Manipulator")),
            speech.about("card", card("Wallet Inspector")),
        )
    assert "exactly 2 spaces" in said["printed"][0] and "any player" in said["printed"][1]
    assert "up to 2 steps" in said["balanced"][0] and "an enemy" in said["balanced"][1]
