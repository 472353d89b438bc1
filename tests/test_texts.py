"""The games' messages: both languages say all there is to say, with what they are given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from headframe import registry
from headframe.core.engine import Event, State
from headframe.core.game import Game
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.core.speech import (
    LANGUAGES,
    CannotSay,
    Language,
    Speech,
    Texts,
    files_with_words,
    message_id,
)
from headframe.core.view import shown_event
from headframe.terminal.menu import Menu
from headframe.terminal.voice import LOCALES, ROOM, Voice
from tests.contract.test_games import option_sets
from tests.contract.walk import step as random_answer

GAMES = [name for name in registry.names() if registry.game(name).LOCALES is not None]
MISSING = "a line is still to be written"
UNTOLD: dict[str, dict[str, str]] = {
    "drillers": {},
    "mothership": {
        "Declared": "the card is told as it is played",
        "FightOver": "its outcome is told",
        "Played": "what it is for is told as soon as it is named",
        "Resolved": "the move or attack is told",
        "TurnOver": "the next turn, or the end of the game, is told",
    },
    "super_motherload": {
        "Counted": "which achievements may be taken by it is told",
        "TurnEnded": "the next turn, or the end of the game, is told",
    },
}
"""Events that no line of the log tells, and why: what else says it. To tell one, write its message
in each language."""
SOMETIMES: dict[str, dict[str, str]] = {
    "drillers": {"Cleared": "of no card played, there is nothing to tell"},
    "mothership": {},
    "super_motherload": {
        "ActionBegan": "of drawing, the cards that come are told",
        "Collected": "tokens, artifacts and cards are told as they come",
        "GoalsMet": "nothing may be taken any longer",
    },
}
"""Events whose message says nothing now and then, and why."""
ANSWERS = 400
QUESTIONS = 150
EVERY = 10
"""At so many questions the whole menu and the table are read."""


class Placed(Visitor):
    """The arguments whose value a message shows; others only choose between its forms."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.inner: set[str] = set()
        """Messages that it is made of."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.inner.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(name: str, language: str) -> dict[str, set[str]]:
    """The ids of a file, each with the arguments it shows."""
    folder = registry.game(name).LOCALES
    assert folder is not None
    return read_messages(files_with_words(folder, language, name), language)


def read_messages(files: list[Path], language: str) -> dict[str, set[str]]:
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            placed = Placed()
            placed.visit(entry)
            # A message stands before those that use it.
            found[entry.id.name] = placed.names.union(*(found[inner] for inner in placed.inner))
    return found


def speeches(game: Game[Any], s: State) -> Iterator[Speech]:
    for language in LANGUAGES:
        speech = game.speech(s, language, ["Ада"] * len(s.teams), you=0)
        assert speech is not None
        yield speech


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    english, russian = messages(name, "en"), messages(name, "ru")
    # Names of things stand in the content, in English: other languages translate them.
    # So do sentences, where they are said (tests/test_sentences.py).
    names = {said for said in russian if said.startswith(("word-", "said-"))}
    assert set(english) | names == set(russian)
    for said, shown in english.items():
        assert shown == russian[said], f"{said} shows other arguments in Russian"


def test_the_terminal_says_the_same_in_both_languages() -> None:
    english, russian = (
        read_messages(files_with_words(LOCALES, language, ROOM), language)
        for language in ("en", "ru")
    )
    assert english == russian


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_can_be_put_in_words(name: str, language: Language) -> None:
    """The table, the questions and their answers, through random games: no message lacks an
    argument, none is missing, and no name of the engine is left."""
    game = registry.game(name)
    for options in option_sets(name):
        session = Session(game, options, "words")
        rng = Rng.seeded("words", name)
        for number in range(QUESTIONS):
            if session.over:
                break
            decision = session.state.open_decisions[0]
            voice = Voice(session, language, decision.seat)
            said = [voice.question(decision), *voice.about(decision)]
            assert said[0] != decision.key, f"no question ask-{decision.key}"
            if number % EVERY == 0:
                said += [*Menu(voice, [decision]).lines(), *voice.table()]
            for line in said:
                assert not re.search(r"[{}]|\bnone\b.*\bnone\b.*\bnone\b", line), line
            session.answer(decision.seat, decision.key, decision.choice.sample(rng))


@pytest.mark.parametrize("name", GAMES)
def test_every_thing_has_a_name_and_a_text_in_both_languages(name: str) -> None:
    game = registry.game(name)
    for options in option_sets(name):
        s = game.new(options, "texts")
        for speech in speeches(game, s):
            for vocabulary, words in speech.words.items():
                for value in words:
                    text = speech.label(vocabulary, value)
                    assert text.strip(), f"{vocabulary} {value}"
                    assert not re.search(r"[{}]", text), f"{vocabulary} {value}: {text}"


@pytest.mark.parametrize("name", GAMES)
def test_russian_names_every_thing(name: str) -> None:
    """By the translation of its name, or by a phrase; numbers and marks need neither."""
    game = registry.game(name)
    s = game.new(option_sets(name)[0], "texts")
    english, russian = speeches(game, s)
    missing = [
        f"{vocabulary} {word['id']}"
        for vocabulary, words in russian.words.items()
        for value, word in words.items()
        if re.search(r"[a-z]{3}", russian.name(vocabulary, value))
        and russian.name(vocabulary, value) == english.name(vocabulary, value)
    ]
    assert not missing


@pytest.mark.parametrize("name", GAMES)
def test_every_event_has_a_message_or_is_known_to_have_none(name: str) -> None:
    game = registry.game(name)
    events = {part.__name__ for part in game.PARTS if issubclass(part, Event)}
    for language in LANGUAGES:
        told = messages(name, language)
        silent = {event for event in events if message_id("event", event) not in told}
        assert silent == set(UNTOLD[name])
        assert all(UNTOLD[name].values()), "an event that is not told needs a reason"
        known = {message_id("event", event) for event in events}
        assert {said for said in told if said.startswith("event-")} <= known


@pytest.mark.parametrize("name", GAMES)
def test_whatever_happens_can_be_told_in_both_languages(name: str) -> None:
    """No message lacks an argument, whoever reads it."""
    game = registry.game(name)
    quiet = {**UNTOLD[name], **SOMETIMES[name]}
    for options in option_sets(name):
        s = game.new(options, "texts")
        s.events = []
        rng = Rng.seeded("texts", name)
        for _ in range(ANSWERS):
            if not s.open_decisions:
                break
            random_answer(s, rng)
        for event in s.events:
            for viewer in (None, 0):
                told: Any = shown_event(event, viewer, s.teams)
                for language in LANGUAGES:
                    line = game.story(s, told, language, you=viewer)
                    assert line or told["is"] in quiet, f"{language}: nothing about {told}"


def test_a_message_that_lacks_an_argument_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello { $name }", encoding="utf-8")
    texts = Texts(tmp_path, "en")
    assert texts.say("hello", {"name": "Ada"}) == "Hello Ada"
    with pytest.raises(CannotSay, match="message 'hello': Unknown external: name"):
        texts.say("hello", {})
    with pytest.raises(CannotSay, match="no message 'bye'"):
        texts.say("bye", {})
