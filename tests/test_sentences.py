"""Sentences that are English where they stand have words in every other language."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from headframe.core.options import BadOption
from headframe.core.refusal import Refusal
from headframe.core.sentence import Named, Sentence, sentence_id
from headframe.core.speech import COMMON, ENGLISH, LANGUAGES, Speech, Texts, Words
from headframe.server import problems

SOURCES: Final = Path(__file__).parents[1] / "src" / "headframe"
OTHERS: Final = [language for language in LANGUAGES if language != ENGLISH]
SAYS: Final = {
    "Refusal": 1,
    "Sentence": 0,
    "TableRefusal": 0,
    "Problem": 2,
    "BadOption": 0,
    "BadRecord": 0,
    "Mismatch": 0,
    "BadName": 0,
    "CannotUndo": 0,
    "Unplayable": 0,
    "NewerRules": 0,
    "NotShown": 0,
    "NoStep": 0,
}
"""Whose argument is a sentence, and which one."""
PASSED_ON: Final = {"core/refusal.py", "core/sentence.py"}


def said(source: str) -> Iterator[str | None]:
    """The sentences of a module; None for one that is put together and cannot be found."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            at = SAYS.get(node.func.id)
            if at is not None and len(node.args) > at:
                sentence = node.args[at]
                yield str(sentence.value) if isinstance(sentence, ast.Constant) else None


def sentences(room: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(room.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if name in PASSED_ON or (room == SOURCES and name.startswith("games/")):
            continue
        for sentence in said(path.read_text(encoding="utf-8")):
            assert sentence is not None, f"{name}: a sentence is a literal, with {{fields}}"
            found[sentence_id(sentence)] = sentence
    return found


class _Shown(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The sentences that a file tells, each with the fields that it shows."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
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
    "common": (SOURCES, COMMON),
    **{
        folder.parents[1].name: (folder.parents[1], folder)
        for folder in SOURCES.glob("games/*/show/locales")
    },
}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("room", ROOMS)
def test_every_sentence_is_told_in_every_language(room: str, language: str) -> None:
    home, folder = ROOMS[room]
    english, told = sentences(home), messages(folder, language)
    everywhere = messages(COMMON, language)
    missing = {text for name, text in english.items() if name not in {*told, *everywhere}}
    assert not missing, f"{folder.name}/{language}.ftl lacks these"
    for name, text in english.items():
        shown = told.get(name, everywhere.get(name))
        assert shown == fields(text), f"{name} shows other fields"
    games = set().union(*(sentences(place) for place, _ in ROOMS.values() if place != SOURCES))
    known = {*english, *(games if room == "common" else ())}
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
        page = SOURCES.parents[1] / "web" / "src" / "locales" / f"{language}.ftl"
        told = set(re.findall(r"^error-([\w-]+) =", page.read_text(encoding="utf-8"), re.MULTILINE))
        assert whats <= told, language
