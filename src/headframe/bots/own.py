"""Bots of your own: a class in any module that can be imported, or an installed entry point.

``module:Class`` names one everywhere a bot can be named, ``module:Class:net=model.npz`` gives it
parameters. A package that declares an entry point in the group ``headframe.bots`` gives its bot a
short name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, ClassVar, Final

from headframe.bots.bot import Bot, Move
from headframe.bots.memory import NOTHING, Memory
from headframe.bots.observation import Observation
from headframe.bots.settings import BadBot, Number, Setting, Text, Value
from headframe.core.rng import Rng

GROUP: Final = "headframe.bots"
_OWN: Final = re.compile(r"([A-Za-z_][\w.]*:[A-Za-z_]\w*)(?::(.*))?", re.DOTALL)


class OwnBot:
    """A base for bots of your own; any class of this shape will do.

    One is made for one seat of one game, with dice of its own and its settings by name::

        class Careful(OwnBot):
            SETTINGS = {"worlds": Number(4, 1, 64, "worlds it deals itself")}

            def __init__(self, rng: Rng, worlds: int) -> None:
                super().__init__(rng)
                self.worlds = worlds
    """

    SETTINGS: ClassVar[Mapping[str, Setting]] = {}

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        """Its own dice; never the game's."""
        self.memory: Memory = NOTHING
        """What it keeps from one answer to the next, where it is made anew for each."""

    def choose(self, observation: Observation) -> Move:
        """One of ``observation.decisions`` by its key, and a legal answer to it."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over."""


def split(spec: str) -> tuple[str, str] | None:
    """``module:Class`` and the settings after it; None where the spec names no such bot."""
    found = _OWN.fullmatch(spec.strip())
    if found is None:
        name, _, rest = spec.partition(":")
        return (name.strip(), rest) if name.strip() in installed() else None
    return found[1], found[2] or ""


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots that installed packages bring, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def load(name: str) -> type[Any]:
    """The class behind ``module:Class`` or an entry point, or BadBot."""
    module, _, attribute = name.partition(":")
    try:
        if name in installed():
            found = installed()[name].load()
        else:
            found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadBot(f"bot {name}: it cannot be loaded: {error}") from error
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadBot(f"bot {name}: it is no class with a method `choose`")
    return found


def settings_of(kind: type[Any], name: str) -> Mapping[str, Setting]:
    """The settings that a bot of one's own declares. Raises BadBot."""
    declared: object = getattr(kind, "SETTINGS", {})
    if not isinstance(declared, Mapping) or not all(
        isinstance(setting, (Number, Text)) for setting in declared.values()
    ):
        raise BadBot(f"bot {name}: SETTINGS must map names to Number or Text")
    return declared


def make_own(name: str, rng: Rng, given: Mapping[str, Value]) -> Bot:
    """A bot of one's own, by the name of its class: ``module:Class``. Raises BadBot."""
    kind = load(name)
    try:
        bot: Bot = kind(rng, **given)
    except TypeError as error:
        raise BadBot(f"bot {name}: it cannot be made with its own settings: {error}") from error
    if not hasattr(bot, "memory"):
        bot.memory = NOTHING
    return bot
