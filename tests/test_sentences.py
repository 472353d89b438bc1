"""Sentences that are English where they stand have words in every other language."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path
from string import Formatter
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from headframe import registry
from headframe.core.options import BadOption
from headframe.core.refusal import Refusal
from headframe.core.sentence import Named, Sentence
from headframe.core.speech import ENGLISH, LANGUAGES, TRANSLATIONS, Speech, Texts, Words
from headframe.server import problems
from tools.language import SOURCES, file_in, said, sentences

OTHERS: Final = [language for language in LANGUAGES if language != ENGLISH]


class _Shown(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The sentences that a file tells, each with the fields that it shows."""
    text = file.read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message) and entry.id.name.startswith("said-"):
            shown = _Shown()
            shown.visit(entry)
            found[entry.id.name] = shown.names
    return found


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


ROOMS: Final = {
    "shared.ftl": SOURCES,
    **{f"{game}/game.ftl": SOURCES / "games" / game for game in registry.GAMES},
}
"""Who says what a file of a language has words for."""


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("room", ROOMS)
def test_every_sentence_is_told_in_every_language(room: str, language: str) -> None:
    folder = TRANSLATIONS / language
    english, told = sentences(ROOMS[room]), messages(folder / room)
    everywhere = messages(folder / "shared.ftl")
    missing = {text for name, text in english.items() if name not in {*told, *everywhere}}
    assert not missing, f"{language}/{room} lacks these"
    for name, text in english.items():
        shown = told.get(name, everywhere.get(name))
        assert shown == fields(text), f"{name} shows other fields"
    games = set().union(*(sentences(place) for place in ROOMS.values() if place != SOURCES))
    known = {*english, *(games if room == "shared.ftl" else ())}
    assert set(told) <= known, "nobody says these any more"


def test_a_sentence_that_is_put_together_is_found() -> None:
    assert list(said('Refusal("X-1", "so")\nBadOption(f"no {x}")\nSentence(text)')) == [
        "so",
        None,
        None,
    ]


def test_a_sentence_is_told_with_names_and_sentences_inside(tmp_path: Path) -> None:
    (tmp_path / "ru.ftl").write_text(
        "said-card-costs-price = «{ $card }»: { $price }\nword-card-axe = топор\n",
        encoding="utf-8",
    )
    speech = Speech(Texts(tmp_path, "ru"), {"card": {5: {"id": "axe", "name": "Axe"}}}, {})
    refusal = Refusal("X-1", "{card} costs {price}", card=Named("card", 5, "Axe"), price=3)
    assert str(refusal) == "Axe costs 3 [X-1]"
    assert speech.phrase(refusal.sentence.phrase()) == "«топор»: 3"
    assert speech.phrase(Sentence("nobody knows {this}", this=1).phrase()) == "nobody knows 1"
    whole = Sentence("a whole number from {low} to {high}", low=1, high=2)
    wrong = BadOption("option {name}: {value} is not {wanted}", name="a", value="9", wanted=whole)
    told = speech.phrase(wrong.sentence.phrase())
    assert re.search("настройка a: 9 не годится, нужно целое число от 1 до 2", told)


def test_a_line_of_the_log_begins_with_a_capital_but_for_a_name(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "event-Moved = { $unit } moved\nword-unit-axe = your Axe\nevent-Left = { $seat } left\n",
        encoding="utf-8",
    )
    words: Words = {"unit": {5: {"id": "axe", "name": "Axe"}}}
    speech = Speech(Texts(tmp_path, "en"), words, {"unit": "unit", "seat": "seat"}, ["ada"])
    assert speech.event({"is": "Moved", "unit": 5}) == "Your Axe moved"
    assert speech.event({"is": "Left", "seat": 0}) == "ada left"


def test_what_is_wrong_survives_the_way_between_processes() -> None:
    wrong = BadOption("option {name}: no", clause="X-1", name="a")
    again = pickle.loads(pickle.dumps(wrong))
    assert isinstance(again, BadOption)
    assert str(again) == str(wrong) == "option a: no [X-1]"
    assert again.sentence.phrase() == wrong.sentence.phrase()
    assert again.clause == "X-1"


def test_every_error_of_the_server_has_a_headline_in_every_language() -> None:
    """What it is about, in the client's own words; the sentence says the rest."""
    whats = {what for _, what in problems.KNOWN.values()}
    for path in (SOURCES / "server").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                what = node.args[1] if node.func.id == "Problem" and len(node.args) > 2 else None
                if isinstance(what, ast.Constant):
                    whats.add(str(what.value))
    whats -= {"no-metrics", "no-token"}  # for the owner of the server, who asks by hand
    for language in LANGUAGES:
        page = file_in(language, "browser.ftl")
        told = set(re.findall(r"^error-([\w-]+) =", page.read_text(encoding="utf-8"), re.MULTILINE))
        assert whats <= told, language
