"""The content files: what they promise, and how mistakes in an own pack are told."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from headframe.core.options import BadOption, Options
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.games.super_motherload.content import BUILT_IN, FILES, content_of, load
from headframe.games.super_motherload.content.cards import COLOURS
from headframe.games.super_motherload.content.describe import describe
from headframe.games.super_motherload.content.goals import ACTION, STATE, TURN, read_goal
from headframe.games.super_motherload.content.promises import (
    broken_promises,
    free_columns,
    hangs_together,
    pairs,
)
from headframe.kit.content import Cell, ContentError
from tests.contract.loud import silent
from tests.games.super_motherload.table import GAME

CONTENT = content_of("")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for file in FILES:
        shutil.copy(BUILT_IN / file, tmp_path / file)
    return tmp_path


def change(pack: Path, file: str, old: str, new: str) -> None:
    text = (pack / file).read_text(encoding="utf-8")
    assert text.count(old) >= 1
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")


# What the boards guarantee -----------------------------------------------------------------------


@pytest.mark.parametrize("side", range(8))
def test_each_side_has_four_artifacts_none_under_rock(side: int) -> None:
    field = CONTENT.field((side,))
    assert field.artifacts.bit_count() == 4
    assert field.artifacts & field.rocks == 0


@pytest.mark.parametrize("side", range(8))
def test_all_spaces_without_rock_hang_together(side: int) -> None:
    field = CONTENT.field((side,))
    assert hangs_together(CONTENT.sheet.board, field.full & ~field.rocks)


def test_six_columns_are_free_at_every_seam() -> None:
    names = [
        (CONTENT.sides[upper].depth, CONTENT.sides[lower].depth) for upper, lower in pairs(CONTENT)
    ]
    assert Counter(names) == {(1, 2): 4, (2, 3): 4, (3, 4): 4, (2, 4): 4}
    for upper, lower in pairs(CONTENT):
        assert free_columns(CONTENT.sheet.board, CONTENT.field((upper, lower))) >= 6


def test_the_surface_is_open_and_no_promise_is_broken() -> None:
    for side in CONTENT.sides_of[1]:
        field = CONTENT.field((side,))
        assert field.surface & ~field.rocks
    assert broken_promises(CONTENT) == []


def test_one_starting_card_of_every_colour_in_every_deck() -> None:
    for deck in CONTENT.decks:
        cards = [CONTENT.cards[card] for card in deck.start]
        assert {COLOURS[card.colour] for card in cards if card.icons == 1} == set(COLOURS)


def test_the_counts_of_the_boards() -> None:
    worth = {}
    for number, side in enumerate(CONTENT.sides):
        field = CONTENT.field((number,))
        counts = [mask.bit_count() for mask in field.minerals]
        money = sum(n * each for n, each in zip(counts, CONTENT.money, strict=True))
        plates = tuple(mask.bit_count() for mask in field.plates)
        worth[side.name] = (sum(counts), money, field.rocks.bit_count(), plates)
    assert worth == {
        "1A": (29, 79, 4, (1, 1, 1)),
        "1B": (28, 77, 15, (0, 0, 0)),
        "2A": (28, 116, 3, (4, 4, 6)),
        "2B": (29, 113, 15, (0, 2, 0)),
        "3A": (25, 168, 3, (6, 4, 6)),
        "3B": (27, 168, 15, (0, 1, 0)),
        "4A": (24, 209, 1, (6, 6, 5)),
        "4B": (24, 207, 14, (1, 0, 0)),
    }


def test_the_first_dig_finds_little_and_leads_to_more() -> None:
    sheet = CONTENT.sheet
    for side in CONTENT.sides_of[1]:
        field = CONTENT.field((side,))
        found = {
            length: [
                sum(
                    (cells & ore).bit_count() * each
                    for ore, each in zip(field.minerals, CONTENT.money, strict=True)
                )
                for cells in sheet.lines[length].masks
                if cells & field.surface and not cells & ~field.dirt
            ]
            for length in (1, 2, 3)  # no hand of starting cards reaches further
        }
        assert max(found[1]) == 2
        assert found[2].count(4) == 1
        assert max(found[2] + found[3]) == 4
        third = field.ore & sheet.board.rows[2]
        assert third.bit_count() >= 6


def test_at_each_cost_all_decks_have_the_same_bonuses() -> None:
    for level in range(4):
        bonuses = [
            sorted(
                (CONTENT.cards[stack[level]].buy, CONTENT.cards[stack[level]].drill)
                for stack in deck.stacks
            )
            for deck in CONTENT.decks
        ]
        assert all(each == bonuses[0] for each in bonuses)


def test_majors_ask_for_every_colour_alike() -> None:
    assert [sum(major.wants[stack] for major in CONTENT.majors) for stack in range(4)] == [13] * 4


def test_everything_has_a_provenance() -> None:
    found = [card.provenance for card in CONTENT.cards]
    found += [major.provenance for major in CONTENT.majors]
    found += [minor.provenance for minor in CONTENT.minors]
    found += [artifact.provenance for artifact in CONTENT.artifacts]
    found += [side.provenance for side in CONTENT.sides]
    assert set(found) == {"rulebook", "designed"}


# Own packs ---------------------------------------------------------------------------------------


def test_an_own_pack_is_played_with(pack: Path) -> None:
    change(pack, "pilots.txt", "Odessa Fuse", "Aunt Dynamite")
    assert GAME.read_pack(pack).startswith("4 decks with 84 different cards, 10 major and 20")
    options: Options = {"players": 3, "content": str(pack)}
    s = GAME.new(options, "own")
    play_random(s, Rng.seeded("own"), GAME.max_answers(GAME.settle(options)))
    assert not s.stack
    assert "Aunt Dynamite" in GAME.label(s, "card", s.content.decks[0].stacks[0][0])
    assert GAME.content_hash(GAME.settle(options)) != GAME.content_hash(GAME.settle({}))


def test_boards_of_other_sizes_are_played_with(pack: Path) -> None:
    boards = [
        f"[board {depth}{side}]\nprovenance = designed\ndepth = {depth}\nname = Small\n---\n"
        + "\n".join([".I .G #. .A"] * height)
        for depth, height in ((1, 2), (2, 3), (3, 1), (4, 4))
        for side in "AB"
    ]
    (pack / "boards.txt").write_text("\n\n".join(boards), encoding="utf-8")
    for players in (2, 3, 4):
        options: Options = {"players": players, "content": str(pack)}
        s = GAME.new(options, "small")
        play_random(s, Rng.seeded("small"), GAME.max_answers(GAME.settle(options)))
        assert not s.stack


MISTAKES = [
    ("boards.txt", ".. .I .. ..", ".. .I .Q ..", r"boards.txt:10: .*row 1, column 5.*'Q'"),
    ("boards.txt", ".. .I .. ..", ".. .I ..", r"boards.txt:11: .*9 spaces.*have 8"),
    ("boards.txt", "depth = 1", "depth = 2", r"boards.txt:\d+: depth: a board has 2 sides"),
    ("boards.txt", "[board 1B]", "[board 1A]", r"boards.txt:\d+.*stands twice"),
    ("pilots.txt", "1 red    | I3", "1 pink   | I3", r"pilots.txt:\d+: icons: 'pink'"),
    ("pilots.txt", "I3      | -  ", "Z9      | -  ", r"pilots.txt:\d+: pattern: 'Z9'"),
    ("pilots.txt", "| draw 1 ", "| dance 1", r"pilots.txt:\d+: drill bonus: 'dance 1'"),
    ("pilots.txt", "PU-R15 | 15", "PU-R15 | 5 ", r"pilots.txt:\d+: cost: .*SM-SET-09"),
    ("pilots.txt", "PU-R15 |", "PU-R10 |", r"pilots.txt:\d+: id: 'PU-R10' stands twice"),
    ("pilots.txt", "2 blue   | -   ", "2 blue   | I2  ", r"pattern: only red.*SM-BOMB-01"),
    (
        "pilots.txt",
        "[pilots grey]",
        "[pilots gray]",
        r"pilots.txt:\d+: \[pilots gray\] there is no such deck",
    ),
    (
        "achievements.txt",
        "count(I) >= 3",
        "count(Q) >= 3",
        r"s.txt:\d+: test: 'count\(Q",
    ),
    ("achievements.txt", "kinds >= 4", "kinds >= x", r"achievements.txt:\d+: test: 'x'"),
    ("achievements.txt", "| action | 3 ", "| month  | 3 ", r"s.txt:\d+: scope: 'month'"),
    ("box.txt", "hand limit = 5", "hand limit = 0", r"box.txt:\d+: hand limit: '0'"),
    ("box.txt", "hand limit = 5", "", r"hand limit: must be set"),
    ("box.txt", "artifact tiles = 16", "artifact tiles = 17", r"16 found.*says 17"),
    ("box.txt", "depths = 1, 2, 3, 4", "depths = 1, 3, 2, 4", r"depths: depths must ascend"),
    ("box.txt", "iron     | I", "iron     | II", r"box.txt:\d+: letter: 'II'"),
    ("box.txt", "provenance = designed", "provenance = hearsay", r"provenance: 'hearsay'"),
    ("box.txt", "to hand      | 2", "to hand, bomb| 2", r"effect: .*SM-ART-07"),
]


@pytest.mark.parametrize(("file", "old", "new", "told"), MISTAKES)
def test_mistakes_are_told_with_file_line_and_field(
    pack: Path, file: str, old: str, new: str, told: str
) -> None:
    change(pack, file, old, new)
    with pytest.raises(ContentError, match=told):
        load(pack)
    with pytest.raises(ContentError):
        GAME.read_pack(pack)


def test_every_field_is_checked(tmp_path: Path) -> None:
    free = {"name", "goal", *COLOURS}
    assert silent(tmp_path, BUILT_IN, FILES, load, free) == []


def test_a_folder_that_is_not_there_is_a_bad_option(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"option content: .*box.txt"):
        GAME.settle({"content": str(tmp_path)})


def test_a_pack_that_closes_the_way_is_warned_about(pack: Path) -> None:
    change(pack, "boards.txt", ".. .. .. .I .. .. .I .. ..", " ".join(["#."] * 9))
    assert "warning: board 1A: rock closes the surface" in describe(pack)
    change(pack, "boards.txt", ".I .. bP .. .I .G .. .. .I", " ".join(["#."] * 9))
    assert "warning: boards 1A and 2A: rock closes the seam" in describe(pack)
    change(pack, "boards.txt", "rA", "#A")
    assert "warning: board 1A: an artifact lies under rock" in describe(pack)


# Goals -------------------------------------------------------------------------------------------


def goal(test: str, scope: str, facts: list[int]) -> bool:
    letters = [mineral.letter for mineral in CONTENT.minerals]
    read = read_goal(Cell(test, "test", 1, "test"), Cell(scope, "test", 1, "scope"), letters)
    assert read.scope == {"action": ACTION, "turn": TURN, "state": STATE}[scope]
    return read.met(tuple(facts))


def test_goals_are_composed_conditions() -> None:
    assert goal("count(G) >= 2", "state", [0, 2, 0, 0, 0, 0, 1, 1, 0, 0])
    assert not goal("count(G) >= 2", "state", [5, 1, 0, 0, 0, 0, 2, 1, 0, 0])
    assert goal("bomb and rocks >= 2", "action", [0, 1, 4, 2, 0, 0, 0, 1])
    assert not goal("bomb and rocks >= 2", "action", [1, 0, 4, 2, 0, 0, 0, 1])
    assert not goal("boards touched = 1", "action", [1, 0, 4, 0, 0, 0, 0, 2])
    assert goal("drills + bombs >= 3", "turn", [0, 0, 0, 1, 2])
    assert goal("count(I) + count(G) >= 3 and kinds = 2", "state", [1, 2, 0, 0, 0, 0, 2, 1, 0, 0])
