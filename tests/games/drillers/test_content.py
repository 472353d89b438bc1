"""What the content readers refuse, and that every item says where it comes from."""

from __future__ import annotations

import subprocess
import sys

import pytest

from headframe.games.drillers.content.bot_boards import BotBoard
from headframe.games.drillers.content.pack import PACK
from headframe.games.drillers.content.programs import PROGRAMS, TEXTS, compiled
from headframe.games.drillers.show.catalogue import catalogue
from headframe.kit.content import PROVENANCES, Cell, ContentError, read_text


def effect(text: str) -> Cell:
    return Cell(text, "cards.txt", 7, "effect")


@pytest.mark.parametrize("text", ["dril 2", "drill", "drill two", "fly 3 times", "move 1 or hop 2"])
def test_an_unknown_effect_is_refused_by_place(text: str) -> None:
    count = len(PROGRAMS)
    with pytest.raises(ContentError, match=r"cards\.txt:7: effect: .* is no effect"):
        compiled(effect(text))
    assert len(PROGRAMS) == len(TEXTS) == count


def test_every_section_has_a_provenance() -> None:
    for section in PACK.sections:
        assert section.provenance() in PROVENANCES
        for row in section.rows:
            assert section.provenance(row) in PROVENANCES


BOARD = """
[bot 9]
provenance = designed
mech = splash
slots = 2/2
priorities = {priorities}
cost  | column 1 | column 2
{rows}
"""


@pytest.mark.parametrize(
    ("priorities", "rows", "problem"),
    [
        ("barrier, S", "4/6 | 1 stay | 1 move", "the rows must list"),
        ("barrier, S", "4/6/2/1/0/4 | 1 stay | 1 move", "cost 4 stands twice"),
        ("S, barrier", "4/6/2/1/0 | 1 stay | 1 move", "silver must come last"),
        ("barrier, barrier, S", "4/6/2/1/0 | 1 stay | 1 move", "an entry stands twice"),
        ("barrier, S", "4/6/2/1/0 | 1 stay | 1 hop", "a cell is a number of drills"),
        ("tunnel, S", "4/6/2/1/0 | 1 stay | 1 move", "'tunnel' is not one of"),
        ("corridor 9, S", "4/6/2/1/0 | 1 stay | 1 move", "'9' is not a whole number"),
    ],
)
def test_a_malformed_board_is_refused(priorities: str, rows: str, problem: str) -> None:
    text = BOARD.format(priorities=priorities, rows=rows)
    with pytest.raises(ContentError, match=problem):
        BotBoard(read_text(text, "bots.txt")[0])


def test_effects_have_the_same_numbers_whatever_is_imported_first() -> None:
    told = set()
    for first in ("content.mine", "content.cards", "content.programs", "evaluate.evaluate", "game"):
        code = (
            f"import headframe.games.drillers.{first}, headframe.games.drillers.game\n"
            "from headframe.games.drillers.content.programs import PROGRAMS\n"
            "print(PROGRAMS)"
        )
        run = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        )
        told.add(run.stdout)
    assert len(told) == 1


def test_a_client_finds_the_prices_that_stand_on_no_card() -> None:
    assert catalogue()["prices"] == {
        "move_fuel": 3,
        "drill_fuel": 4,
        "damage_fuel": 3,
        "engine_fuel": 2,
        "engine_moves": 1,
        "drone_fuel": 2,
        "repair_credits": 5,
        "discard_credits": 2,
        "credits_per_point": 5,
        "refresh_points": 1,
    }
