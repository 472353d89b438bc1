"""A game's words in one language: its Fluent messages, and the names of its vocabularies.

What is said about cards and events is data until the last moment: a *phrase* names a message and
its arguments. Whoever shows it formats it in the reader's language; the browser does so with the
very same messages (web/src/lib/speech.ts is the other half of this module).

Messages have ids: ``event-CLASS`` tells an event, ``word-VOCABULARY-ID`` names a thing,
``some-VOCABULARY`` counts things of a kind. The rest are the game's own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NewType, NotRequired, TypeAlias, TypedDict

from headframe.core.part import Json

Language: TypeAlias = str
ENGLISH: Final[Language] = "en"
TRANSLATIONS: Final = Path(__file__).parents[1] / "languages"
"""A folder for each language but English, which stands beside what says it."""
LANGUAGES: Final[tuple[Language, ...]] = (
    ENGLISH,
    *sorted(path.name for path in TRANSLATIONS.iterdir() if path.is_dir()),
)
COMMON: Final = Path(__file__).parents[1] / "locales"
"""What is said whatever the game: by the kernel, the server, the terminal."""
SHARED: Final = "shared"
"""What a translation calls that."""


def known(language: str) -> Language:
    """Itself, or English where we have no such language."""
    return language if language in LANGUAGES else ENGLISH


SEAT: Final = "seat"
"""The vocabulary of the players; their names are not the game's."""
COUNTS: Final = "counts:"
"""Before a vocabulary: the field has one number for each of its entries; zeros are not told."""
EACH: Final = "each:"
"""The same, with the zeros."""
SAID_KEPT: Final = 4096
"""So many sentences of a language are kept as they were said last."""
NONE: Final = "none"
"""What a message is given for something that is not there, or that the reader may not know."""

Phrase = NewType("Phrase", dict[str, Any])
"""``{"say": id, argument: …}``, or ``{"of": vocabulary, "value": number}`` for a name."""


class Word(TypedDict):
    """What a number of a vocabulary is called.

    The message ``word-VOCABULARY-ID`` names it, or the one with ``key`` in place of the id, where
    several share a name; without one ``say`` does, and without that the English ``name``.
    """

    id: str
    name: NotRequired[str]
    key: NotRequired[str]
    say: NotRequired[Phrase]
    about: NotRequired[Phrase]
    """Everything that stands on it."""
    points: NotRequired[int]


Words: TypeAlias = dict[str, dict[int, Word]]


def words_json(words: Words) -> dict[str, dict[str, Word]]:
    """As a catalogue has them: JSON has no numbers as keys."""
    return {
        vocabulary: {str(value): word for value, word in called.items()}
        for vocabulary, called in words.items()
    }


class CannotSay(ValueError):
    """A message that is missing, or that lacks an argument."""


def phrase(message: str, /, **arguments: int | str | Phrase | list[Phrase]) -> Phrase:
    """A message of the game's texts and what fills its gaps.

    >>> phrase("gains", number=2, what=named("mineral", 0))
    {'say': 'gains', 'number': 2, 'what': {'of': 'mineral', 'value': 0}}
    """
    return Phrase({"say": message, **arguments})


def named(vocabulary: str, value: int) -> Phrase:
    """What a number of a vocabulary is called."""
    return Phrase({"of": vocabulary, "value": value})


def joined(message: str, parts: Sequence[Phrase]) -> Phrase:
    """Parts put together two by two: ``message`` has a $first and a $second."""
    whole = parts[0]
    for part in parts[1:]:
        whole = phrase(message, first=whole, second=part)
    return whole


def message_id(*parts: str) -> str:
    """Fluent ids know letters, digits, - and _ alone."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", "-".join(parts))


def files_with_words(folder: Path, language: str, room: str = "") -> list[Path]:
    """Where the words of one folder stand: in its file of that language and its namesakes in the
    folders inside (for whoever says more than a browser), and in the language's own folder under
    the name of the ``room``: a game's, the terminal's, or what all share."""
    own, home = f"{language}.ftl", TRANSLATIONS / language
    found = [folder / own, *sorted(folder.glob(f"*/{own}"))]
    if room:
        found += [home / f"{room}.ftl", home / room / "game.ftl", home / room / "terminal.ftl"]
    return [file for file in found if file.is_file()]


class Texts:
    """The messages of one folder in one language, and those that all games share. What a language
    does not say is said in English."""

    def __init__(self, folder: Path, language: str, room: str = "") -> None:
        try:
            from fluent.runtime import FluentBundle, FluentResource
        except ImportError:
            raise ImportError("texts need fluent.runtime: pip install 'headframe[cli]'") from None
        self.language = language
        self._english = None if language == ENGLISH else texts(folder, ENGLISH, room)
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        own = files_with_words(folder, language, room)
        for file in dict.fromkeys([*own, *files_with_words(COMMON, language, SHARED)]):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        # A table says the same things over and over, and Fluent takes its time.
        self._said = lru_cache(SAID_KEPT)(self._say)

    def has(self, message: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return self._knows(message) or bool(self._english and self._english.has(message))

    def _knows(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, arguments: Mapping[str, int | str]) -> str:
        """A message with its arguments filled in."""
        return self._said(message, *arguments.items())

    def _say(self, message: str, *arguments: tuple[str, int | str]) -> str:
        if not self._knows(message):
            if self._english is None:
                raise CannotSay(f"no message {message!r}")
            return self._english.say(message, dict(arguments))
        pattern = self._bundle.get_message(message).value
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise CannotSay(f"message {message!r}: {'; '.join(map(str, errors))}")
        return str(text)


@cache
def texts(folder: Path, language: str, room: str = "") -> Texts:
    """Read once."""
    return Texts(folder, language, room)


class Speech:
    """Texts and vocabularies, and who reads: ``names`` of the seats, and which one is ``you``."""

    def __init__(
        self,
        texts: Texts,
        words: Words,
        kinds: Mapping[str, str],
        names: Sequence[str] = (),
        you: int | None = None,
    ) -> None:
        self.texts = texts
        self.words = words
        self.kinds = kinds
        self.names = names
        self.you = you

    def say(self, message: str, **arguments: int | str) -> str:
        """A message of the game with its arguments filled in."""
        return self.texts.say(message, arguments)

    def phrase(self, said: Phrase) -> str:
        """A phrase, or a sentence as data, in words."""
        if "of" in said:
            return self.name(said["of"], said["value"])
        arguments: dict[str, int | str] = {}
        for argument, value in said.items():
            if argument != "say":
                arguments |= self._argument(argument, value)
        if "text" in said and not self.texts.has(said["say"]):
            return str(said["text"])  # a sentence (core/sentence.py): it is English where it stands
        return self.texts.say(said["say"], arguments)

    def _argument(
        self, argument: str, value: int | str | Phrase | list[Phrase]
    ) -> dict[str, int | str]:
        if isinstance(value, list):
            return {argument: ", ".join(map(self.phrase, value)) or NONE}
        if isinstance(value, (int, str)):
            return {argument: value}
        if value.get("of") == SEAT:
            return self._seat(argument, value["value"])
        return {argument: self.phrase(value)}

    def name(self, vocabulary: str, value: int) -> str:
        """What a number of a vocabulary is called."""
        if vocabulary == SEAT:
            return str(self._seat(SEAT, value)[SEAT])
        word = self.words.get(vocabulary, {}).get(value)
        if word is None:
            return f"{vocabulary} {value}"
        message = message_id("word", vocabulary, word.get("key", word["id"]))
        if self.texts.has(message):
            return self.texts.say(message, {})
        return self.phrase(word["say"]) if "say" in word else word["name"]

    def about(self, vocabulary: str, value: int) -> str:
        """Everything that stands on it; "" where that is nothing more than its name."""
        word = self.words.get(vocabulary, {}).get(value)
        return self.phrase(word["about"]) if word and "about" in word else ""

    def label(self, vocabulary: str, value: int) -> str:
        """Its name, and what stands on it."""
        name, about = self.name(vocabulary, value), self.about(vocabulary, value)
        return f"{name} ({about})" if about else name

    def event(self, event: Mapping[str, Json]) -> str:
        """A line of the log; "" for an event that no message tells."""
        kind = str(event["is"])
        message = message_id("event", kind)
        if not self.texts.has(message):
            return ""
        arguments: dict[str, int | str] = {}
        for field in {*self.kinds, *event} - {"is"}:
            if "." not in field:
                vocabulary = self.kinds.get(f"{kind}.{field}", self.kinds.get(field, ""))
                arguments |= self._field(field, vocabulary, event.get(field))
        return self._begun(self.texts.say(message, arguments))

    def _begun(self, line: str) -> str:
        """With a capital letter, whatever it begins with ("your Fighter"); names of people stay."""
        if any(line.startswith(name) for name in self.names if name):
            return line
        return line[:1].upper() + line[1:]

    def _field(self, field: str, vocabulary: str, value: Json) -> dict[str, int | str]:
        """The arguments that a field of an event gives."""
        if isinstance(value, bool):
            return {field: "yes" if value else "no"}
        if isinstance(value, str):
            return {field: self._by_id(vocabulary, value) if vocabulary else value}
        if isinstance(value, dict):
            return {field: NONE, f"{field}-count": _whole(value["hidden"])}
        if isinstance(value, list):
            numbers = [_whole(each) for each in value]
            return {
                field: self._listed(vocabulary, numbers),
                f"{field}-first": self._listed(vocabulary, numbers[:1]),
                f"{field}-last": self._listed(vocabulary, numbers[-1:]),
                f"{field}-count": len(numbers),
            }
        if value is None:
            return {field: NONE, f"{field}-count": 0}
        if vocabulary == SEAT:
            return self._seat(field, value)
        if not vocabulary:
            return {field: value}
        word = self.words[vocabulary].get(value)
        if word is None:
            return {field: NONE}
        about: dict[str, int | str] = {field: self.name(vocabulary, value)}
        if "points" in word:
            about[f"{field}-points"] = word["points"]
        if "about" in word:
            about[f"{field}-about"] = self.phrase(word["about"])
        return about

    def _by_id(self, vocabulary: str, ids: str) -> str:
        """Words that an event names by their ids, "bomb, draw 2"."""
        known = {word["id"]: number for number, word in self.words[vocabulary].items()}
        found = [
            self.name(vocabulary, known[one]) if one in known else one for one in ids.split(", ")
        ]
        return ", ".join(found)

    def _listed(self, vocabulary: str, numbers: Sequence[int]) -> str:
        if vocabulary.startswith((COUNTS, EACH)):
            of = vocabulary.removeprefix(COUNTS).removeprefix(EACH)
            found = [
                self.say(f"some-{of}", number=number, name=self.name(of, kind))
                for kind, number in enumerate(numbers)
                if number or vocabulary.startswith(EACH)
            ]
        else:
            found = [self.name(vocabulary, n) if vocabulary else str(n) for n in numbers]
        return ", ".join(found) or NONE

    def _seat(self, field: str, seat: int) -> dict[str, int | str]:
        """A player: by name, and whether it is the reader."""
        if seat < 0:
            name = NONE
        elif seat < len(self.names):
            name = self.names[seat]
        else:
            name = self.say("other-seat")  # an opponent that the rules play
        you = "yes" if seat == self.you and self.you is not None else "no"
        told: dict[str, int | str] = {field: name, f"{field}-you": you}
        return {**told, "you": you} if field == SEAT else told


def _whole(value: Json) -> int:
    assert isinstance(value, int)
    return value
