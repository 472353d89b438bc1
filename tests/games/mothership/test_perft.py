"""Numbers of answer sequences from fixed positions: they change when what is legal changes."""

from __future__ import annotations

import pytest

from headframe.core.perft import perft
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.games.mothership.state import MothershipState
from tests.games.mothership.table import GAME, table, tech


def opening() -> MothershipState:
    return GAME.new({"players": 2}, "perft")


def middle() -> MothershipState:
    s = GAME.new({"players": 4, "modules": ["moons"]}, "perft")
    play_random(s, Rng.seeded("perft"), 492)
    return s


def duel() -> MothershipState:
    t = table(
        asteroids=[],
        F0=(0, 3),
        B0=(1, 2),
        M1=(1, 3),
        gas={1: 2},
        hands={0: ["Expansion Pak", "Prod"], 1: ["Noooooooo!", "Auxiliary Shield"]},
    )
    t.attack("M1", "F0", "B0")
    return t.s


def field() -> MothershipState:
    return table(F0=(1, 3), B0=(3, 1), G1=(0, 5), M0=(2, 2), hands={0: ["Wormhole"]}).s


def rich() -> MothershipState:
    return table(
        options={"modules": ["moons"]},
        minerals={0: 9},
        influence={0: 7},
        holders={(4, 0): 0, (-4, 0): 1},
        artifacts={(4, 0): "Space Cat"},
        tech={0: tech("Orbital Defences", "Jump Gates")},
        F0=(3, 0),
    ).s


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (opening, (13, 156, 1716)),
        (middle, (10, 253, 2701)),
        (duel, (3, 7, 14, 24, 50)),
        (field, (7, 234, 1865)),
        (rich, (17, 356, 6794)),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_perft(position: object, counts: tuple[int, ...]) -> None:
    assert callable(position)
    found = tuple(perft(position(), depth) for depth in range(1, len(counts) + 1))
    assert found == counts
