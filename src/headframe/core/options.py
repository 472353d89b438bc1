"""Options of a game: what a host may set before it starts, checked with clear messages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from headframe.core.sentence import Said, Sentence

Value: TypeAlias = "int | str | bool | list[str] | None"
Options: TypeAlias = "Mapping[str, Value]"
Condition: TypeAlias = "Mapping[str, Sequence[Value]]"
"""Of other options: each of these has one of its values."""


_NUMBER: Final = re.compile("-?[0-9]{1,9}")
"""A number as text: no longer than any option can be."""
SHOWN: Final = 80
NONE: Final = "none"


class BadOption(Said):
    """An option that cannot be; the message names it and says what could be."""


class Option:
    """One option: its default, what it may be, and when it means anything at all."""

    __slots__ = ("clause", "default", "meaning", "name", "when")

    def __init__(self, name: str, default: Value, meaning: str, clause: str = "") -> None:
        self.name = name
        self.default = default
        self.meaning = meaning
        self.clause = clause
        self.when: tuple[Condition, ...] = ()

    def only(self, *when: Condition) -> Option:
        """It applies only where one of these conditions holds."""
        self.when = when
        return self

    def read(self, value: Value) -> Value:
        """The value in its proper form, or BadOption."""
        raise NotImplementedError

    def wrong(self, value: Value, wanted: Sentence) -> BadOption:
        """What to raise when a value is not what the option takes."""
        return BadOption(
            "option {name}: {value} is not {wanted}",
            self.clause,
            name=self.name,
            value=shortened(repr(value)),
            wanted=wanted,
        )

    def wanted(self) -> Sentence:
        """What it may be, in words."""
        raise NotImplementedError


class Whole(Option):
    """A whole number in a range; text that spells one is read too. ``auto`` allows None: let the
    game decide. ``or_none`` allows the word "none": no such limit.

    >>> players = Whole("players", 2, 2, 4, "how many players")
    >>> players.read("3")
    3
    >>> players.read(7)
    Traceback (most recent call last):
        ...
    headframe.core.options.BadOption: option players: 7 is not a whole number from 2 to 4
    """

    __slots__ = ("auto", "high", "low", "or_none")

    def __init__(
        self,
        name: str,
        default: int | None,
        low: int,
        high: int,
        meaning: str,
        clause: str = "",
        or_none: bool = False,
    ) -> None:
        super().__init__(name, default, meaning, clause)
        self.or_none = or_none
        self.low = low
        self.high = high
        self.auto = default is None

    def read(self, value: Value) -> Value:
        if (value is None and self.auto) or (value == NONE and self.or_none):
            return value
        if isinstance(value, str) and _NUMBER.fullmatch(value.strip()):
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(value, self.wanted())
        if not self.low <= value <= self.high:
            raise self.wrong(value, self.wanted())
        return value

    def wanted(self) -> Sentence:
        if self.or_none:
            return Sentence(
                "a whole number from {low} to {high}, or none", low=self.low, high=self.high
            )
        return Sentence("a whole number from {low} to {high}", low=self.low, high=self.high)


class OneOf(Option):
    """One of a few words."""

    __slots__ = ("words",)

    def __init__(
        self, name: str, default: str, words: Sequence[str], meaning: str, clause: str = ""
    ) -> None:
        super().__init__(name, default, meaning, clause)
        self.words = words

    def read(self, value: Value) -> Value:
        if value not in self.words:
            raise self.wrong(value, self.wanted())
        return value

    def wanted(self) -> Sentence:
        return Sentence("one of {words}", words=", ".join(self.words))


class SomeOf(Option):
    """A list of different words, one word for each seat where ``repeat`` says so; text with commas
    is read too. The empty list is the default unless another is given. ``needs`` names for a word
    those that come with it.

    >>> SomeOf("modules", [], ("moons", "artifacts"), "what is added").read("moons, artifacts")
    ['moons', 'artifacts']
    """

    __slots__ = ("needs", "repeat", "words")

    def __init__(
        self,
        name: str,
        default: list[str],
        words: Sequence[str],
        meaning: str,
        clause: str = "",
        repeat: bool = False,
        needs: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        super().__init__(name, default, meaning, clause)
        self.words = words
        self.repeat = repeat
        self.needs = needs or {}

    def read(self, value: Value) -> Value:
        if isinstance(value, str):
            value = [word.strip() for word in value.split(",") if word.strip()]
        if not isinstance(value, list) or not all(word in self.words for word in value):
            raise self.wrong(value, self.wanted())
        if not self.repeat and len(set(value)) != len(value):
            raise self.wrong(value, Sentence("a list without repetition"))
        return value

    def wanted(self) -> Sentence:
        return Sentence("a list of {words}", words=", ".join(self.words))


class Flag(Option):
    """On or off."""

    __slots__ = ()

    def read(self, value: Value) -> Value:
        if value in ("on", "yes", "true"):
            return True
        if value in ("off", "no", "false"):
            return False
        if not isinstance(value, bool):
            raise self.wrong(value, self.wanted())
        return value

    def wanted(self) -> Sentence:
        return Sentence("on or off")


class Text(Option):
    """Free text, up to 4,000 characters."""

    __slots__ = ()

    def read(self, value: Value) -> Value:
        if not isinstance(value, str) or len(value) > 4000:
            raise self.wrong(value, self.wanted())
        return value

    def wanted(self) -> Sentence:
        return Sentence("a text of at most 4,000 characters")


class Folder(Text):
    """A folder on the machine that plays. Only its owner may name one (``reject_local_only``)."""

    __slots__ = ()

    def wanted(self) -> Sentence:
        return Sentence("the path of a folder")


def reject_local_only(known: Sequence[Option], given: Options) -> Options:
    """Options that came over a network, or BadOption for those that reach into this machine."""
    for option in known:
        if isinstance(option, Folder) and given.get(option.name, "") != option.default:
            raise BadOption(
                "option {name}: can be set only on the machine that plays", name=option.name
            )
    return given


def settle(known: Sequence[Option], given: Options) -> dict[str, Value]:
    """Every known option with a proper value, those not given with their default.

    >>> known = [Whole("players", 2, 2, 4, "how many players"), Flag("open", False, "hands open")]
    >>> settle(known, {"players": "4"})
    {'players': 4, 'open': False}
    """
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption(
                "option {name}: there is none; known are {known}",
                name=shortened(name),
                known=", ".join(names),
            )
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in known
    }


def applying(known: Sequence[Option], given: Options) -> list[str]:
    """The options that mean something beside these: a host is asked about no other.

    >>> mode = OneOf("mode", "duel", ("duel", "solo"), "how to play")
    >>> level = Whole("level", 1, 1, 9, "how strong").only({"mode": ["solo"]})
    >>> applying([mode, level], {"mode": "solo"}), applying([mode, level], {})
    (['mode', 'level'], ['mode'])
    """
    values = {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in known
    }

    def holds(when: Condition) -> bool:
        return all(values[name] in among for name, among in when.items())

    return [option.name for option in known if not option.when or any(map(holds, option.when))]


def shortened(text: str) -> str:
    """For a message: what was given, however long it is."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def whole(options: Options, name: str) -> int:
    """An option known to be a number, for a game's setup."""
    value = options[name]
    assert isinstance(value, int)
    return value
