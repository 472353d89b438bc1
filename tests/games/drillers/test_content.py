"""Content that is wrong is refused when it is loaded, by file, line and field."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from headframe.core.options import BadOption
from headframe.games.drillers.content import BUILT_IN, FILES, load
from headframe.games.drillers.content import effect_codes as e
from headframe.games.drillers.content.programs import ON_CARD, ON_TILE, Compiler
from headframe.games.drillers.evaluate.power import VALUES
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.show.catalogue import catalogue
from headframe.games.drillers.steps import effects, operations, surfacing
from headframe.kit.content import PROVENANCES, Cell, ContentError, Pack
from tests.contract.loud import silent
from tests.games.drillers.packs import after, pack_with
from tests.games.drillers.table import CONTENT, GAME


def effect(text: str) -> Cell:
    return Cell(text, "cards.txt", 7, "effect")


@pytest.mark.parametrize("text", ["dril 2", "drill", "drill two", "fly 3 times", "move 1 or hop 2"])
def test_an_unknown_effect_is_refused_by_place(text: str) -> None:
    with pytest.raises(ContentError, match=r"cards\.txt:7: effect: .* is no effect"):
        Compiler().compile(effect(text), ON_CARD)


@pytest.mark.parametrize("text", ["drill 0", "drill 21", "any fuel 2 for move 99", "repair 0"])
def test_a_number_of_an_effect_has_a_range(text: str) -> None:
    with pytest.raises(ContentError, match=r"cards\.txt:7: effect: .* is not a whole number"):
        Compiler().compile(effect(text), ON_CARD)


@pytest.mark.parametrize("text", ["drill 1", "fly", "draw 1 or fuel 1", "draw and repair"])
def test_a_tile_cannot_do_everything(text: str) -> None:
    with pytest.raises(ContentError, match="cannot stand here"):
        Compiler().compile(effect(text), ON_TILE)


def test_a_second_card_with_other_numbers_of_a_lasting_effect_is_refused(tmp_path: Path) -> None:
    """The state remembers that such an effect is on, not whose: there is one price."""
    pack_with(tmp_path, "cards.txt", "drill 2, fuel 2       ", "drill 2; turn jackhammer fuel 2")
    with pytest.raises(ContentError, match=r"cards\.txt:39: effect: .*other numbers at .*:36"):
        load(tmp_path)


def test_every_effect_code_has_a_handler_and_a_value() -> None:
    assert len(effects.HANDLERS) == len(VALUES) == e.EFFECT_CODES
    table = dict.fromkeys(range(e.EFFECT_CODES), "something")
    assert len(e.for_every_code(table)) == e.EFFECT_CODES
    del table[e.SCRAP]
    with pytest.raises(LookupError, match=str(e.SCRAP)):
        e.for_every_code(table)


def test_every_action_has_a_handler() -> None:
    codes = {
        name: number
        for name, number in vars(c).items()
        if name.isupper() and name not in ("RESERVED", "LAST", "MINERAL_SPAN", "CARD_SPAN")
    }
    frames = (operations.PLAIN, operations.WITH, surfacing.PLAIN, surfacing.WITH)
    assert set(codes.values()) == {code for handlers in frames for code in handlers}


def test_programs_keep_their_numbers() -> None:
    """Records and saved games hold them (content/programs.py says what order they follow)."""
    texts = json.dumps(CONTENT.program_texts).encode()
    assert len(CONTENT.programs) == 109
    assert hashlib.sha256(texts).hexdigest()[:16] == "514c8df0e3dcf626"
    assert CONTENT.program_texts[CONTENT.cards.effects[1]] == "drill 1 or move 2"


def test_the_fingerprint_is_that_of_older_records() -> None:
    assert CONTENT.source.hash.startswith("23f6aaeb3204ff49")


def test_every_section_has_a_provenance() -> None:
    for section in Pack(BUILT_IN, FILES).sections:
        assert section.provenance() in PROVENANCES
        for row in section.rows:
            assert section.provenance(row) in PROVENANCES


def test_no_fault_is_overlooked(tmp_path: Path) -> None:
    found = silent(tmp_path, BUILT_IN, FILES, load, free={"name", "colour"}, zero={"others"})
    another_corridor = "mine.txt: line 17 twice: loaded in silence"  # like one there is: no fault
    assert found == [another_corridor]


def test_a_section_that_is_gone_or_unknown_is_named(tmp_path: Path) -> None:
    pack_with(tmp_path, "cards.txt", "[cards pony]", "[cards ponny]")
    with pytest.raises(ContentError, match=r"cards\.txt:46: \[cards ponny\] is not known"):
        load(tmp_path)
    pack_with(tmp_path, "cards.txt", "[cards ponny]", "[cards bots]")
    with pytest.raises(ContentError, match=r"\[cards bots\] stands twice"):
        load(tmp_path)
    pack_with(tmp_path, "table.txt", "[stall]", "[stalled]")
    with pytest.raises(ContentError, match=r"\[stall\]: there must be such a section"):
        load(tmp_path)


BOARD = """slots = 5/5/5
priorities = barrier, corridor 2, corridor 3, R, E, Sa, G, S
cost | column 1 | column 2 | column 3
4/6  | 2 stay   | 2 stay   | 3 stay
"""


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("4/6 ", "4 ", "the rows must list"),
        ("4/6 ", "4/6/2 ", "cost 2 stands twice"),
        ("R, E, Sa, G, S", "R, E, Sa, S, G", "silver must come last"),
        ("barrier, ", "barrier, barrier, ", "an entry stands twice"),
        ("3 stay", "3 hop", "a cell is a number of drills"),
        ("barrier, ", "tunnel, ", "'tunnel' is not one of"),
        ("corridor 2", "corridor 9", "'9' is not a whole number"),
        ("corridor 2", "corridor 1", "no corridors on floor 1"),
        ("slots = 5/5/5", "slots = 5/5", "no such column"),
        ("slots = 5/5/5", "slots = 5/5/5/5", "no such column"),
    ],
)
def test_a_malformed_board_is_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert BOARD.count(old) == 1
    pack_with(tmp_path, "bots.txt", BOARD, BOARD.replace(old, new))
    with pytest.raises(ContentError, match=problem):
        load(tmp_path)


TORSO = "TORSO           | Torso           | 1    | drill 1 or move 2 | 2    | 0"
PILEUP = (
    "PILEUP  | Pileup   | -      | -         | -              | -        | -       | take silver"
)


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("cards.txt", *after(TORSO, TORSO), r"cards\.txt:18: id: 'TORSO' stands twice"),
        ("cards.txt", "\nTORSO ", "\nTRUNK ", "TORSO is missing"),
        ("cards.txt", "drill 1, leave ", "draw 1, leave  ", "`leave` must come before"),
        ("cards.txt", "if moves 3, drill 1", "if moves 3        ", "effect: must not be empty"),
        ("cards.txt", "drill 1 or move 2", "if moves 2, move 2", "only a permanent card has terms"),
        ("cards.txt", "| fuel 1     ", "| leave      ", "'leave' cannot stand here"),
        ("mine.txt", *after(PILEUP, PILEUP.replace("PILEUP ", "PILEUP2")), "'Pileup' stands"),
        ("mine.txt", "Dispatch             | -", "Dispatch | reserve emerald", "one room alone"),
        ("table.txt", "keep fuel = 1", "keep fuel = 0", "keep fuel: '0' is not a whole number"),
        ("table.txt", "4       | 2/5/4/7", "4       | 2/5/4  ", "4 players need 4 numbers"),
        ("table.txt", "credits = 20/2", "credits = 12/2", "20, the usual number"),
        ("table.txt", "third  | 15", "third  | 10", "line: '10' is not a whole number from 11"),
        (
            "table.txt",
            "4      | credits 3",
            "4      | fuel 3",
            "others: 'fuel 3' is not `credits N`",
        ),
    ],
)
def test_what_does_not_fit_together_is_refused(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    pack_with(tmp_path, file, old, new)
    with pytest.raises(ContentError, match=problem):
        load(tmp_path)


def test_an_own_pack_is_checked_and_told(tmp_path: Path) -> None:
    told = "7 floors, 29 corridors, 12 rooms, 8 starting cards, 52 cards in 4 shops, 4 bots"
    assert GAME.read_pack(BUILT_IN) == told
    pack_with(tmp_path, "cards.txt", "drill 1, leave", "dril 1, leave")
    with pytest.raises(ContentError, match=r"cards\.txt:16: effect: 'dril' is no effect"):
        GAME.read_pack(tmp_path)
    with pytest.raises(BadOption, match=r"option content: .*cards\.txt:16: effect"):
        GAME.new({"players": 2, "content": str(tmp_path)}, "seed")


def test_a_client_finds_the_prices_that_stand_on_no_card() -> None:
    assert catalogue(CONTENT)["numbers"] == {
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
