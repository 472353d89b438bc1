"""Odds against the engine itself: thousands of draws from the same position."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from headframe.core.engine import apply
from headframe.core.odds import Odds
from headframe.core.rng import Rng
from headframe.games.super_motherload.content.cards import COLOURS
from tests.games.super_motherload.table import ACTION, GAME, Table, table

DRAWS = 3000
SIGMAS = 4.5


def told(t: Table) -> Odds:
    (decision,) = [each for each in t.s.open_decisions if each.key == "action"]
    found = GAME.odds(t.s, decision, ACTION["draw"])
    assert found is not None
    return found


def colours(found: Odds) -> dict[str, Any]:
    lines = [said for said in found["lines"] if said["say"] == "odds-colour"]
    return {said["colour"]["say"].removeprefix("colour-"): said for said in lines}


@pytest.mark.parametrize(
    ("draw", "discard"),
    [("red blue blue yellow wild", ""), ("blue", "red blue yellow wild"), ("", "red red blue")],
    ids=["deck", "deck and discards", "discards"],
)
def test_the_colours_of_a_draw(draw: str, discard: str) -> None:
    t = table(hand="red", draw=draw, discard=discard)
    lines = colours(told(t))
    assert set(lines) == set((draw + " " + discard).split())
    came = dict.fromkeys(COLOURS, 0)
    for number in range(DRAWS):
        s = t.s.copy()
        s.rng = Rng.seeded(f"draw {number}")
        before = list(s.players[0].hand)
        apply(s, 0, "action", ACTION["draw"])
        new = list(s.players[0].hand)
        for card in before:
            new.remove(card)
        for colour in {s.content.cards[card].colour for card in new}:
            came[COLOURS[colour]] += 1
    for name, said in lines.items():
        chance = said["chance"] / 100
        bound = SIGMAS * sqrt(chance * (1 - chance) / DRAWS) + 0.006  # told in whole per cent
        assert abs(came[name] / DRAWS - chance) <= bound, name


def test_two_of_five_are_blue() -> None:
    t = table(hand="red", draw="red blue blue yellow wild")
    assert colours(told(t))["blue"]["good"] == 2
    assert told(t)["lines"][0] == {"say": "odds-deck", "left": 5}
