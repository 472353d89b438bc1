"""Nothing changes untold, with cards in plenty; and what the log says of it, in both languages."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from headframe.core.options import Options
from headframe.core.view import shown_event
from headframe.games.mothership.content.content import BUILT_IN, FILES
from headframe.games.mothership.legal import action_codes as codes
from tests.contract.told import told
from tests.contract.walk import Case
from tests.games.mothership.bookkeeper import Bookkeeper
from tests.games.mothership.table import GAME, Table, at, card, solo, table, tech, unit

NAMES = ("Ada", "Ben", "Cleo")


@pytest.fixture
def many_cards(tmp_path: Path) -> str:
    """A pack with which everybody starts with ten Action Cards."""
    for name in FILES:
        shutil.copy(BUILT_IN / name, tmp_path / name)
    figures = tmp_path / "figures.txt"
    text = figures.read_text(encoding="utf-8")
    assert "cards dealt = 2\n" in text
    figures.write_text(text.replace("cards dealt = 2\n", "cards dealt = 10\n"), encoding="utf-8")
    return str(tmp_path)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "mode": "vp", "modules": ["moons"]},
        {"mode": "team", "teams": "2v2", "modules": ["artifacts"]},
        {"mode": "solo", "solo_level": 3},
    ],
    ids=["points", "teams", "solo"],
)
def test_every_card_tells_what_it_does(options: Options, many_cards: str) -> None:
    for seed in ("cards", "more cards"):
        told(Case(GAME, {**options, "content": many_cards}, seed), Bookkeeper)


@pytest.mark.parametrize(
    "kind", ["Gained", "Moved", "Resolved", "Drew", "Sold", "TurnEnded", "Threw", "EnergySet"]
)
def test_an_event_that_is_missing_is_found(kind: str) -> None:
    class Deaf(Bookkeeper):
        def hear(self, event: dict[str, Any]) -> None:
            if event["is"] != kind:
                super().hear(event)

    with pytest.raises((AssertionError, IndexError)):
        told(Case(GAME, {"players": 2}, "first"), Deaf)


# The log -----------------------------------------------------------------------------------------


def log(t: Table, language: str = "en", you: int | None = None) -> list[str]:
    """What was told since ``listen``, as lines."""
    lines = []
    for event in t.s.events or ():
        shown: Any = shown_event(event, you, t.s.teams)
        line = GAME.story(t.s, shown, language, NAMES[: t.s.setting.seats], you)
        if line:
            lines.append(line)
    return lines


def test_a_card_is_told_with_its_target_before_it_can_be_cancelled() -> None:
    t = table(
        asteroids=[],
        F0=(3, 0),
        hands={0: ["Planet Laser Pointer"], 1: ["Noooooooo!"]},
        holders={(4, 0): 1},
    )
    t.listen()
    t.play("Planet Laser Pointer", t.planet((4, 0)))
    assert t.asked == [(1, "respond")]
    assert log(t) == ["Ada played Planet Laser Pointer on Mineral planet I13"]
    played = GAME.figures(t.s, 1)["played"]
    speech = GAME.speech(t.s, "en", NAMES[:2], 1)
    assert played is not None and speech is not None
    assert speech.phrase(played) == log(t)[0]  # beside the question too
    t.do(card("Noooooooo!"), "respond")
    assert log(t)[1] == "Ben cancelled Planet Laser Pointer of Ada with Noooooooo!"


def test_repair_prod_and_robbery_are_told() -> None:
    t = table(
        minerals={1: 2},
        hulls={0: 9},
        hands={0: ["Hull Repair", "Prod", "Wallet Inspector"]},
    )
    t.listen()
    t.play("Hull Repair", unit("M0"))
    t.play("Prod", unit("M1"), 5)
    t.play("Wallet Inspector", 3)
    assert log(t, you=0) == [
        "You played Hull Repair on your Mothership",
        "Your Mothership regained 1 HP",
        "You played Prod on Ben’s Mothership: Shields",
        "Ben’s Mothership: Shields count 1 Energy less until the end of this turn",
        "You played Wallet Inspector (Minerals: Ben)",
        "You took 1 Mineral from Ben",
    ]


def test_influence_paid_and_lost_is_told() -> None:
    t = table(
        options={"modules": ["developments"]},
        asteroids=[],
        F0=(1, 1),
        F0b=(-3, 0),
        minerals={0: 1},
        influence={0: 1, 1: 2},
        tech={0: tech("Orbital Defences")},
        holders={(-4, 0): 1},
    )
    t.listen()
    t.do(codes.DEPLOY + unit("F0"), "action").do(at((1, 2)), "deploy").do(1, "veto")
    t.raid((-4, 0), "F0b")
    assert log(t)[:2] == [
        "Ben paid 2 Influence: no Guardian beside Ada’s Fighter 1 this turn",
        "Ada’s Fighter 2 attacked Mineral planet I5, which cost Ada 1 Influence",
    ]


def test_a_roll_is_told_with_its_modifiers() -> None:
    t = table(
        asteroids=[],
        F0=(0, 3),
        F1=(1, 3),
        F1b=(2, 3),
        B1=(1, 4),
        tech={0: tech("Red Leader")},
    ).dice(5, 5)
    t.listen()
    t.attack("F1", "F0")
    assert log(t) == [
        "Ada’s Fighter 1 attacked Ben’s Fighter 1",
        "Ada’s Fighter 1 rolled 5 on a D6, +1 technology = 6",
        "Ben’s Fighter 1 rolled 5 on a D6, +2 wingmen = 7",
        "6 to 7: the defender won",
        "Ada’s Fighter 1 was destroyed",
        "Ben gained 1 Mineral (loot)",
    ]


def test_a_station_never_rolls() -> None:
    t = table(asteroids=[(6, 0)], tech={0: tech("Auxiliary Engines")}, F0=(3, 0)).dice(5)
    t.listen()
    t.do(codes.SHIFT, "action")
    t.do(at((6, 0)), "shift")
    assert log(t) == [
        "Ada’s Station moved from I16 to I15",
        "Ada’s Station met asteroids, which rolled 5 on a D6",
        "Ada’s Station lost 4 HP",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The game is over. The last round is over. A draw: Ada, Ben"),
        ("ru", "Игра окончена. Последний раунд окончен. Ничья: Ada, Ben"),
    ],
)
def test_a_draw_at_the_round_cap_is_told_as_one(language: str, line: str) -> None:
    t = table()
    t.s.round = t.s.setting.cap
    t.s.first = 1
    t.listen()
    t.end_turn()
    assert log(t, language)[-1] == line


def test_the_tie_break_is_told() -> None:
    t = table(options={"mode": "vp"}, kills={0: 4, 1: 4})
    t.s.last_round = True
    t.s.first = 1
    t.listen()
    t.end_turn()
    assert log(t)[-1] == (
        "The game is over. Victory Points: Ada 4, Ben 4. "
        "Winner: Ben, earlier in turn than Ada with as many points"
    )


def test_a_stalled_solo_game_says_why_it_is_lost() -> None:
    t = solo(F1=(1, 0), M0=(8, 0), holders={(0, 0): 1})
    t.s.round = t.s.setting.cap
    t.listen()
    t.end_turn()
    assert log(t)[-1].endswith("enemy ships are left. The NPC has won")


@pytest.mark.parametrize(
    ("language", "row", "points"),
    [
        ("en", "Ada set Energy: Engines 3, Weapons 0, Shields 12", "Ada 20, Ben 0. Winner: Ada"),
        ("ru", "Ada: энергия теперь Двигатели 3, Оружие 0, Щиты 12", "Ada 20, Ben 0. Победа: Ada"),
    ],
)
def test_an_empty_row_and_a_score_of_nothing_are_told(language: str, row: str, points: str) -> None:
    s = table().s
    energy: Any = {"is": "EnergySet", "seat": 0, "rows": [3, 0, 12], "why": "set"}
    assert GAME.story(s, energy, language, NAMES) == row
    ended: Any = {"is": "Ended", "winners": [0], "why": "points", "scores": [20, 0], "tied": []}
    assert GAME.story(s, ended, language, NAMES).endswith(points)


def test_the_ship_that_is_placed_is_named() -> None:
    s = GAME.new({}, "a fleet")
    (decision,) = s.open_decisions
    speech = GAME.speech(s, "en", NAMES, decision.seat)
    assert speech is not None
    said = [speech.phrase(each) for each in GAME.asked(s, decision)]
    assert said == ["Now you place your Mothership."]
