"""What a bot can be told: ``name=value`` after its name, each checked with a clear message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias


class BadBot(ValueError):
    """A bot that cannot be; the message names what is wrong and says what could be."""


class Number(NamedTuple):
    """A parameter that is a number. It is whole when its default is.

    >>> Number(4, 1, 64, "worlds dealt").read("greedy", "worlds", "8")
    8
    """

    default: float
    low: float
    high: float
    help: str

    def read(self, bot: str, name: str, text: str) -> float:
        """From what somebody typed. Raises BadBot."""
        whole = isinstance(self.default, int)
        wanted = f"a {'whole ' if whole else ''}number from {self.low} to {self.high}"
        try:
            value = int(text) if whole else float(text)
        except ValueError:
            raise BadBot(f"bot {bot}: {name}={text!r} is not {wanted}") from None
        if not self.low <= value <= self.high:
            raise BadBot(f"bot {bot}: {name}={text} is not {wanted}")
        return value


class Text(NamedTuple):
    """A parameter that is a text: a file, a command, a word."""

    default: str
    help: str

    def read(self, bot: str, name: str, text: str) -> str:
        """From what somebody typed: any text will do."""
        return text


Setting: TypeAlias = Number | Text
Value: TypeAlias = float | str


class Given:
    """The settings of one bot, complete."""

    __slots__ = ("values",)

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values = values

    def number(self, name: str) -> float:
        """A setting that is a number."""
        value = self.values[name]
        assert not isinstance(value, str)
        return value

    def whole(self, name: str) -> int:
        """A setting that is a whole number."""
        return int(self.number(name))

    def text(self, name: str) -> str:
        """A setting that is a text."""
        value = self.values[name]
        assert isinstance(value, str)
        return value


def read_settings(bot: str, known: Mapping[str, Setting], text: str) -> dict[str, Value]:
    """``a=1,b=2`` by what the bot knows, what is not given with its default."""
    given: dict[str, Value] = {key: setting.default for key, setting in known.items()}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, equals, value = part.partition("=")
        if not equals:
            raise BadBot(f"bot {bot}: {part!r} is not of the form name=value")
        if key not in known:
            names = f"known are {', '.join(known)}" if known else "it takes none"
            raise BadBot(f"bot {bot}: there is no parameter {key!r}; {names}")
        given[key] = known[key].read(bot, key, value)
    return given
