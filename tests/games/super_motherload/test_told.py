"""What is told and in which order: the log can be followed, and a listener knows the table."""

from __future__ import annotations

from typing import Any

import pytest

from headframe.core.view import shown_event
from headframe.games.super_motherload.events import EVENTS
from headframe.games.super_motherload.events.achievements import GoalsMet
from headframe.games.super_motherload.events.mine import BoardLeft
from tests.contract.told import told
from tests.contract.walk import Case
from tests.games.super_motherload.bookkeeper import BESIDE, Bookkeeper
from tests.games.super_motherload.table import GAME, Table, table

GAMES = 12


@pytest.mark.parametrize("kind", sorted({event.__name__ for event in EVENTS} - BESIDE))
def test_whoever_misses_one_event_does_not_know_the_table(kind: str) -> None:
    class Deaf(Bookkeeper):
        def hear(self, event: dict[str, Any]) -> None:
            if event["is"] != kind:
                super().hear(event)

    for seed in range(GAMES):
        try:
            told(Case(GAME, {"players": 2}, str(seed)), Deaf)
        except (AssertionError, ValueError):  # the table is another, or cannot be kept any longer
            return
    raise AssertionError(f"{kind} told nothing in {GAMES} games")


def log(t: Table, language: str = "en") -> list[str]:
    """The lines that a spectator reads, from the start of the table."""
    told_to_all: list[Any] = [shown_event(event, None, t.s.teams) for event in t.s.events or []]
    names = ["Ada", "Ben", "Cleo", "Dan"]
    lines = [GAME.story(t.s, event, language, names) for event in told_to_all]
    return [line for line in lines if line]


ROW = ".G .P .. .. ..\n.. .. .. .. .A"


@pytest.mark.rule("SM-COLLECT-07", "SM-BUY-06")
def test_a_drill_and_what_follows_is_told_in_the_order_of_the_rules() -> None:
    t = table(
        ROW, hand="blue B10 red", draw="wild", on={"red": "I"}, minors="MI2", tiles=["points"]
    )
    t.drill("blue B10", (1, 1), (1, 3)).onto("red").answer("to-hand", 0)
    assert log(t) == [
        "Ada drills with Trainee (blue), Tomas Quill $10",
        "Ada gets the drill bonus of Tomas Quill $10: draw a card",
        "Ada draws 1 card (drill bonus)",
        "Ada digs a tunnel of 3 spaces: row 1 column 1 to row 1 column 3",
        "Ada collects 1 gold, 1 platinum",
        "Ada puts 1 gold, 1 platinum onto the red stack: $10 of $10",
        "Ada buys Odessa Fuse $10 (2 points) for $10 in minerals; it goes to the discard area",
    ]


@pytest.mark.rule("SM-BOMB-01")
def test_a_bomb_tells_its_price_and_every_space() -> None:
    t = table(ROW, hand="red3 blue", tokens=1)
    t.bomb("red3", (1, 3), (2, 3), (2, 4))
    assert log(t) == [
        "Ada spends a bomb token and bombs with Trainee (red)",
        "Ada digs a tunnel of 3 spaces: row 1 column 3, row 2 column 3, row 2 column 4",
    ]


@pytest.mark.rule("SM-ACH-06")
def test_a_goal_is_told_after_what_met_it_and_when_it_is_gone() -> None:
    t = table(ROW, hand="blue red", minors="MI2", on={"red": "GG"}, draw="wild")
    t.drill("blue", (1, 1)).onto("red")
    told_minors = [event.minors for event in t.told(GoalsMet)]
    assert told_minors == [(t.achievement("MI2")[1],)]
    assert log(t)[-2:] == [
        "Ada puts 1 gold onto the red stack: $9 of $10",
        "Ada may take Gilt Edge",
    ]
    t.end()
    assert [event.minors for event in t.told(GoalsMet)][-1] == ()


@pytest.mark.rule("SM-COLLECT-03", "SM-COLLECT-04", "SM-COLLECT-05", "SM-DRAW-04")
def test_what_a_space_shows_and_is_not_there_is_told() -> None:
    bought = {"red": 4, "blue": 4, "yellow": 4, "wild": 4}
    board = ".* .A .2 .I ..\n.. .. .. .. .A"
    t = table(board, hand="Y25 yellow", supply=0, bag=[], bought=bought)
    t.drill("Y25 yellow", (1, 1), (1, 4))
    lost = "Nothing is left for Ada: "
    # Both cards drilled with are drawn again, so nothing is lost of the draw.
    assert [line for line in log(t) if "los" in line or "Nothing" in line] == [
        f"{lost}a bomb token",
        f"{lost}an artifact",
        "Ada loses 1 iron: no stack is left",
    ]
    t = table(".2 .2 .. .. ..\n.. .. .. .. .A", hand="Y10")
    t.drill("Y10", (1, 1), (1, 2))
    assert log(t)[-2:] == ["Ada draws 1 card (covered space)", f"{lost}draw 3 cards"]
    assert log(table(hand="blue", draw="red").draw()) == [
        "Ada draws 1 card (Draw action)",
        f"{lost}draw a card",
    ]


@pytest.mark.rule("SM-TURN-03", "SM-END-04")
def test_turns_given_up_and_the_end_by_them_are_told() -> None:
    t = table(players=2)
    t.end()
    assert log(t)[0] == "Ada ends the turn and gives up 2 actions"
    for _ in range(11):
        t.end()
    assert "The game is over: 12 turns in a row without a tunnel" in log(t)
    assert "Игра окончена: 12 ходов подряд без туннеля" in log(t, "ru")


@pytest.mark.rule("SM-END-01", "SM-END-03")
def test_the_last_artifact_the_places_and_a_lost_tie_are_told() -> None:
    t = table("[] .A", depth=4, hand="blue", actions=1, bag=[], start=0)
    t.s.tiles = []
    t.drill("blue", (1, 2))
    nothing = "(pilots 0, major achievements 0, minor achievements 0, artifacts 0)"
    assert log(t)[2:] == [
        "Ada has covered the last artifact space: the game ends with this turn",
        "Nothing is left for Ada: an artifact",
        "The game is over: the last artifact space is covered",
        f"Place 1: Ben, 0 points {nothing}",
        f"Place 2: Ada, 0 points {nothing}; the start player loses the tie",
    ]


@pytest.mark.rule("SM-BOARD-03")
def test_a_board_leaves_with_its_tunnels_before_the_next_joins() -> None:
    t = table("[] [A\n[] ..", "[] .A\n.. ..", hand="blue")
    t.drill("blue", (3, 2))
    t.answer("side", t.choices("side")[0])
    left = t.told(BoardLeft)
    assert len(left) == 1
    board = t.s.content.sheet.board
    assert left[0].dug == (board.cell(0, 0), board.cell(0, 1))
    told_lines = log(t)
    assert told_lines[-2:] == [
        "The board 1A Test leaves the table with its tunnels",
        f"Ada chooses the board {t.s.content.sides[t.s.boards[-1]].name} Test",
    ]
