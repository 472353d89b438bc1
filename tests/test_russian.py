"""No English is left in Russian: rules, messages, things, the log, set-up.

Sentences of refusals and errors are held against their English in tests/test_sentences.py; what a
browser shows of all this is read in tests/web/test_language.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from headframe import ledger, registry
from headframe.core.options import OneOf, SomeOf
from headframe.core.rng import Rng
from headframe.core.speech import TRANSLATIONS, message_id
from headframe.core.view import shown_event
from tests.contract.test_games import option_sets
from tests.contract.walk import step as random_answer

ROOT: Final = Path(__file__).parents[1]
HERE: Final = TRANSLATIONS / "ru"
FILES: Final = sorted(HERE.rglob("*.ftl"))
GAMES: Final = ("super_motherload", "drillers", "mothership")
NAMES: Final = ["Ада", "Бен", "Вера", "Глеб", "Дина", "Егор"]
ANSWERS: Final = 300
ALLOWED: Final = re.compile(
    r"`[^`]*`"  # code
    r"|\b[A-Z]{2,}-[A-Z0-9-]+[a-z]?\b"  # clauses
    r"|Super Motherload|DRILLERS|Mothership|--[a-z]+|headframe [a-z]+"
    r"|\b(Enter|Escape|Shift|Tab)\b"  # as it stands on the key
    r"|\b(Headframe|headframe|verify|English|JSON|HEADFRAME_[A-Z_]+|content|none|QR|II|min|max)\b"
)
"""Single letters are marks: dice, windows, spaces, keys."""
COMMANDS: Final = re.compile(
    r"\b(undo|hint|log|save|resume|table|random|quit|why|help|file|Enter)\b", re.IGNORECASE
)
"""What is typed in a terminal is the same in every language."""


def english(text: str, typed: bool = False) -> list[str]:
    rest = ALLOWED.sub("", text)
    return re.findall("[A-Za-z]{2,}", COMMANDS.sub("", rest) if typed else rest)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def said(path: Path) -> Iterator[tuple[str, str]]:
    """The words of every message and attribute of a file, without what is put into them."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            texts = _Texts()
            texts.visit(entry)
            yield entry.id.name, "\n".join(texts.found)


def test_an_english_word_is_found() -> None:
    assert english("Бросьте D6 (MS-EN-05) в W3 and `OPEN`") == ["and"]
    assert english("Введите undo") == ["undo"]
    assert english("Введите undo", typed=True) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_english_is_left_in_the_rules(game: str) -> None:
    for entry in ledger.entries(game, "ru"):
        text = entry.title if isinstance(entry, ledger.Heading) else entry.text
        assert not english(text), entry


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HERE)))
def test_no_english_is_left_in_the_messages(path: Path) -> None:
    typed = path.stem == "terminal"
    left = {name: words for name, text in said(path) if (words := english(text, typed))}
    assert not left


@pytest.mark.parametrize("name", GAMES)
def test_no_english_is_left_in_things_and_in_the_log(name: str) -> None:
    game = registry.game(name)
    for options in option_sets(name):
        s: Any = game.new(options, "russian")
        speech = game.speech(s, "ru", NAMES, 0)
        assert speech is not None
        for vocabulary, words in speech.words.items():
            for value in words:
                text = speech.label(vocabulary, value)
                assert not english(text), f"{vocabulary} {value}: {text}"
        s.events = []
        rng = Rng.seeded("russian", name)
        for _ in range(ANSWERS):
            if not s.open_decisions:
                break
            random_answer(s, rng)
        for event in s.events:
            shown: Any = shown_event(event, 0, s.teams)
            line = game.story(s, shown, "ru", NAMES, 0)
            assert not english(line), line


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_named_and_explained_in_russian(name: str) -> None:
    places = [HERE / name / "board.ftl", HERE / name / "game.ftl"]
    messages = {
        entry.id.name: entry
        for path in places
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }
    for option in registry.game(name).OPTIONS:
        if option.name == "players":
            continue  # the lobby counts seats instead
        message = messages.get(message_id("option", option.name))
        assert message is not None, option.name
        assert "about" in {each.id.name for each in message.attributes}, option.name
        for word in option.words if isinstance(option, OneOf | SomeOf) else ():
            assert message_id("option", option.name, word) in messages, f"{option.name} {word}"


def never() -> Iterator[tuple[str, str]]:
    """Of the page of terms: the game, and how a word begins that it does not use."""
    game = ""
    titles = {ledger.title(name): name for name in GAMES}
    page = (HERE / "glossary.md").read_text(encoding="utf-8")
    for line in page.splitlines():
        if line.startswith("## "):
            game = titles.get(line[3:], "")
        elif game and (row := re.fullmatch(r"\|.*\|(.*)\|", line)):
            yield from ((game, word.strip()) for word in row[1].split(",") if word.strip(" -n"))


def test_terms_are_the_same_everywhere() -> None:
    words = [(game, word) for game, word in never() if word != "never"]
    assert len(words) > 10
    wrong = []
    for game, word in words:
        texts = {path: path.read_text(encoding="utf-8") for path in FILES if game in path.parts}
        rules = ledger.ledger_file(game, "ru")
        texts[rules] = rules.read_text(encoding="utf-8")
        wrong += [
            f"{path.relative_to(ROOT)}: {found}"
            for path, text in texts.items()
            for found in re.findall(rf"\b{word}\w*", text, re.IGNORECASE)
        ]
    assert "\n".join(wrong) == ""
