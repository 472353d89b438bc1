"""Lessons as data: each loads by today's rules, begins unsolved, and its solution solves it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from headframe import ledger, registry
from headframe.academy import exercises
from headframe.academy.drafting import NoLesson, as_toml, draft
from headframe.academy.exercises import BadExercise, Given, Lesson, exercise, lessons, position
from headframe.academy.facts import facts
from headframe.academy.goals import Condition
from headframe.academy.verdicts import verdict
from headframe.core.choice import plain
from headframe.core.engine import apply
from headframe.core.record import Record
from headframe.core.refusal import Refused
from headframe.core.session import dice
from headframe.core.speech import LANGUAGES
from tools.language import file_in

PARTS: Final = ("title", "about", "goal", "met", "missed")
ALL: Final = [(game, id_) for game in registry.GAMES for id_ in lessons(game)]


@pytest.mark.parametrize("game", registry.GAMES)
def test_there_are_five_with_words_in_both_languages(game: str) -> None:
    assert len(lessons(game)) == 5
    wanted = [f"lesson-{id_}-{part}" for id_ in lessons(game) for part in PARTS]
    for language in LANGUAGES:
        text = file_in(language, f"{game}/lessons.ftl").read_text(encoding="utf-8")
        entries = FluentParser().parse(text).body
        assert [each.id.name for each in entries if isinstance(each, ast.Message)] == wanted


PLACE: Final = re.compile(r"\b[A-Z]\d+\b")
"""A space of a board, by its name."""


class _Named(Visitor):
    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


def named(game: str, language: str, id_: str) -> _Named:
    """What the texts of a lesson say in a language."""
    text = file_in(language, f"{game}/lessons.ftl").read_text(encoding="utf-8")
    found = _Named()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(f"lesson-{id_}-"):
            found.visit(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_numbers_in_its_texts_are_the_game_s(game: str, language: str) -> None:
    for id_, numbers in facts(game).items():
        said = named(game, language, id_)
        assert said.facts == set(numbers), id_
        assert not re.search(r"\d", PLACE.sub("", said.text)), f"{id_}: a number by hand"


def test_a_fact_that_is_nowhere_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lessons("drillers")["shop"]
    for way, complaint in (
        ("catalogue.numbers.tax", "leads nowhere, from 'tax'"),
        ("state.players.7.floor", "leads nowhere, from '7'"),
        ("catalogue.numbers", "no whole number"),
    ):
        wrong = msgspec.structs.replace(lesson, facts={"credits": way})
        monkeypatch.setattr("headframe.academy.facts.lessons", lambda _, each=wrong: {"shop": each})
        with pytest.raises(BadExercise, match=f"lesson shop: credits: .*{complaint}"):
            facts.__wrapped__("drillers")


@pytest.mark.parametrize(("name", "id_"), ALL)
def test_it_begins_unsolved_and_its_solution_solves_it(name: str, id_: str) -> None:
    game, lesson = registry.game(name), lessons(name)[id_]
    s = position(game, lesson)
    assert {decision.seat for decision in s.open_decisions} == {lesson.seat}
    assert s.rng.key == dice(lesson.dice).key
    assert s.rng.count == 0
    assert set(lesson.clauses) <= set(ledger.clauses(name))
    assert verdict(game, lesson, []).status == "open"
    for short in range(len(lesson.solution)):
        assert verdict(game, lesson, lesson.solution[:short]).status == "open"
    solved = verdict(game, lesson, lesson.solution)
    assert solved.status == "met"
    assert solved.chance == solved.best is not None
    assert all(each.have == each.need for each in solved.progress)
    assert solved.told


def test_a_turn_without_it_is_missed_and_compared() -> None:
    game, lesson = registry.game("super_motherload"), lessons("super_motherload")["stack"]
    s: Any = position(game, lesson)
    tried: list[Given] = []
    while s.turn == lesson.seat:  # draws cards until the turn is over
        decision = s.open_decisions[0]
        listed = decision.choice.listed(100) or []
        answer = 1 if decision.key == "action" and 1 in listed else listed[0]
        tried.append((lesson.seat, decision.key, plain(answer)))
        apply(s, lesson.seat, decision.key, answer)
    missed = verdict(game, lesson, tried)
    assert missed.status == "missed"
    assert missed.chance is not None
    assert missed.best is not None
    assert missed.chance < missed.best
    assert missed.why, "what the best line brings"
    assert missed.line == [(key, answer) for _, key, answer in lesson.solution]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty one in place of the lessons' own."""
    lessons("drillers")
    monkeypatch.setattr(exercises, "LESSONS", tmp_path)
    yield tmp_path
    lessons.cache_clear()


def test_bad_data_is_named(folder: Path) -> None:
    good = as_toml(lessons("drillers")["shop"])
    lessons.cache_clear()
    for text, complaint in (
        (good.replace("turns", "turn"), "turn"),
        (good + good, "an id stands twice"),
        ("no toml", "drillers.toml"),
    ):
        (folder / "drillers.toml").write_text(text, encoding="utf-8")
        with pytest.raises(BadExercise, match=complaint):
            lessons("drillers")
    (folder / "drillers.toml").write_text(good, encoding="utf-8")
    assert list(lessons("drillers")) == ["shop"]
    with pytest.raises(BadExercise, match="no lesson 'flying'"):
        exercise("drillers", "lesson", "flying")


def test_an_answer_that_the_rules_refuse_does_not_load() -> None:
    lesson = lessons("super_motherload")["stack"]
    start = msgspec.structs.replace(lesson.start, answers=[(0, "action", 99)])
    with pytest.raises(Refused):
        position(registry.game("super_motherload"), msgspec.structs.replace(lesson, start=start))


def record(lesson: Lesson) -> Record:
    answers = [*lesson.start.answers, *lesson.solution]
    return Record(
        game="drillers",
        rules=1,
        content="",
        options=dict(lesson.start.options),
        seats=[],
        commitment="",
        seed=lesson.start.seed,
        answers=answers,
        result=None,
    )


def test_a_game_becomes_a_draft() -> None:
    game, lesson = registry.game("drillers"), lessons("drillers")["milestone"]
    step = len(lesson.start.answers)
    made = draft(game, record(lesson), step, "mine", lesson.goal)
    assert (made.seat, made.start) == (lesson.seat, lesson.start)
    assert made.solution == lesson.solution
    assert verdict(game, made, made.solution).status == "met"
    with pytest.raises(NoLesson, match="does not reach"):
        draft(game, record(lesson), step, "mine", [Condition("Surfaced", 9)])
    with pytest.raises(NoLesson, match="answers"):
        draft(game, record(lesson), 10_000, "mine", lesson.goal)
