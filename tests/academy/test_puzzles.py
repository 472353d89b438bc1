"""Puzzles as data: each loads, asks the learner, and its best answer is legal and ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import pytest

from headframe import registry
from headframe.academy import exercises, mining
from headframe.academy.commands import check
from headframe.academy.exercises import BadExercise, Given, Mine, position, puzzles
from headframe.academy.mining import GAP, mine
from headframe.academy.verdicts import verdict
from headframe.bots.moves import named
from headframe.core.record import read_answer

ENOUGH: Final = {"super_motherload": 35, "drillers": 25, "mothership": 25}
"""What mining has found so far, and a longer search has confirmed."""
LANGUAGES: Final = ("en", "ru")
CHECKED: Final = "super_motherload"


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_puzzle_loads_and_is_solved_by_its_best_answer(name: str) -> None:
    game, found = registry.game(name), puzzles(name)
    assert len(found) >= ENOUGH[name]
    for id_, puzzle in found.items():
        s = position(game, puzzle)
        assert {decision.seat for decision in s.open_decisions} == {puzzle.seat}, id_
        best, *others = puzzle.moves
        assert others, id_
        for move in puzzle.moves:
            decision = named(s, puzzle.seat, move.key)
            assert decision is not None, id_
            assert decision.choice.legal(read_answer(move.answer)), id_
        assert puzzle.gap >= GAP
        assert best.chance - others[0].chance >= puzzle.gap - 0.002, id_
        assert puzzle.why, id_
        assert verdict(game, puzzle, []).status == "open"
        solved = verdict(game, puzzle, [(puzzle.seat, best.key, best.answer)])
        assert (solved.status, solved.chance) == ("met", best.chance)
        wrong: Given = (puzzle.seat, others[0].key, others[0].answer)
        missed = verdict(game, puzzle, [wrong])
        assert (missed.status, missed.chance) == ("missed", others[0].chance)
        assert missed.line == [(best.key, best.answer)]
        assert "commit" in puzzle.provenance


@pytest.mark.parametrize("name", registry.GAMES)
def test_their_reasons_are_told_in_every_language(name: str) -> None:
    game = registry.game(name)
    for puzzle in puzzles(name).values():
        s = position(game, puzzle)
        for language in LANGUAGES:
            speech = game.speech(s, language, ["Ада"] * len(s.teams), puzzle.seat)
            assert speech is not None
            for reason in puzzle.why:
                assert speech.phrase(reason)


def test_mining_is_the_same_twice() -> None:
    game = registry.game("super_motherload")
    first, again = (mine(game, {"players": 2}, 1, "try", "a test", most=1) for _ in range(2))
    assert first == again
    assert first.mine.puzzles


def test_a_puzzle_of_no_game_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercises, "PUZZLES", tmp_path)
    puzzles.cache_clear()
    text = '{"provenance":"","options":{},"games":{},"puzzles":[{"game":"x","step":1,"seat":0,'
    text += '"gap":0.1,"moves":[],"why":[]}]}'
    (tmp_path / "drillers.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadExercise, match=r"drillers\.json"):
        puzzles("drillers")
    puzzles.cache_clear()


def test_checking_drops_what_a_longer_search_does_not_find(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two puzzles as they are stored; in one of them another answer is called best."""
    monkeypatch.setattr(mining, "STRONG", mining.SEARCH)
    stored = msgspec.json.decode((exercises.PUZZLES / f"{CHECKED}.json").read_bytes(), type=Mine)
    sure, other = sorted(stored.puzzles, key=lambda each: -each.gap)[:2]
    best, second, *rest = other.moves
    doubtful = msgspec.structs.replace(other, moves=[second, best, *rest])
    file = tmp_path / "puzzles.json"
    two = msgspec.structs.replace(stored, puzzles=[sure, doubtful])
    file.write_bytes(msgspec.json.encode(two))

    check(CHECKED, file=file)
    told = capsys.readouterr().out
    assert f"{stored.puzzle(sure).id}: holds" in told
    assert f"{stored.puzzle(doubtful).id}: doubtful" in told
    assert f"{CHECKED}: 1 of 2 hold" in told
    check(CHECKED, file=file, drop=True)
    left = msgspec.json.decode(file.read_bytes(), type=Mine)
    assert left.puzzles == [sure]
    assert list(left.games) == [sure.game]


def test_more_are_added_from_other_games_alone() -> None:
    game = registry.game(CHECKED)
    there = msgspec.json.decode((exercises.PUZZLES / f"{CHECKED}.json").read_bytes(), type=Mine)
    seed = there.puzzles[0].game.rpartition(" ")[0]
    more = mine(game, there.options, 0, "other games", "a test", before=there).mine
    assert (more.puzzles, more.games) == (there.puzzles, there.games)
    assert more.provenance == f"{there.provenance}; a test"
    with pytest.raises(mining.NotAdded, match=seed):
        mine(game, there.options, 0, seed, "a test", before=there)
    with pytest.raises(mining.NotAdded, match="players"):
        mine(game, {"players": 3}, 0, "other games", "a test", before=there)
