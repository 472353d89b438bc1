"""Counts of answer sequences from fixed positions: any change of what is legal shows here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from headframe.core.perft import perft
from tests.games.drillers.table import GAME, Table, solo, table, tile


def start() -> Table:
    return Table(GAME.new({"players": 2}, "perft"))


def middle() -> Table:
    return table(
        3,
        seed="perft",
        hand="TORSO WATER-COOLING HARPOON-DRILL CURRENT-C-MINER",
        deck="CLAW CRUTCH DAMAGE",
        discard="GRABBER",
        fuel=8,
        credits=9,
        storage="S Sa",
        room_for=4,
        market="S G",
        drones=2,
        floor=3,
        moves=2,
        drills=4,
        deepest=4,
        rooms={2: "PILEUP", 3: "LOBBY", 4: "SQUEEZE"},
        tiles=(tile(2, 1), tile(3, 1)),
        permanents="SURGEON",
    )


def surface() -> Table:
    return table(
        phase="surfacing",
        seed="perft",
        hand="CLAW DAMAGE DAMAGE",
        deck="TORSO CRUTCH",
        discard="GRABBER",
        credits=14,
        storage="E R",
        tiles=(tile(2, 3), tile(3, 1), tile(3, 2)),
    )


def bottom() -> Table:
    return table(
        seed="perft",
        hand="ANTIGRAVITY-DRIVE TRANSFORMER-DRILL ULTRAHOT-FURNACE",
        deck="DAMAGE DAMAGE",
        fuel=6,
        storage="S G E",
        room_for=5,
        floor=6,
        drills=5,
        rooms={3: "TOYS", 4: "JACKPOT", 5: "HOT-TUB", 6: "CAVE"},
        moves=3,
        tiles=(tile(6, 0), tile(5, 0), tile(4, 0), tile(5, 1)),
        overflow="S S",
    )


def alone() -> Table:
    return solo(4, seed="perft", hand="CLAW SPIDER-LEG", deck="TORSO DAMAGE", credits=6, floor=1)


COUNTS = {
    start: [10, 83, 628],
    middle: [29, 621, 11942],
    surface: [19, 253, 2893],
    bottom: [19, 273, 3555],
    alone: [10, 85, 670],
}


@pytest.mark.parametrize("position", COUNTS, ids=lambda position: position.__name__)
def test_perft(position: Callable[[], Table]) -> None:
    s = position().s
    s.events = None
    assert [perft(s, depth) for depth in (1, 2, 3)] == COUNTS[position]
