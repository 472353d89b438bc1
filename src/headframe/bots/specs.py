"""Bots by name: ``random``, ``greedy:noise=0.5``, ``mcts:iterations=200,seconds=2``, ``level3``,
``mymodule:MyBot:net=model.npz``, ``process:command=./mybot``."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from headframe.bots import own, style
from headframe.bots.bot import Bot
from headframe.bots.greedy import GreedyBot
from headframe.bots.mcts import Budget, MctsBot, Shape
from headframe.bots.playout import Horizon
from headframe.bots.process import SETTINGS as PROCESS_SETTINGS
from headframe.bots.process import ProcessBot
from headframe.bots.random_bot import RandomBot
from headframe.bots.settings import BadBot, Given, Number, Setting, Text, Value, read_settings
from headframe.bots.style import StyledBot
from headframe.bots.weighed import WeighedBot
from headframe.core.rng import Rng


class UnknownBot(LookupError):
    """Names what there is instead."""


class Kind(NamedTuple):
    """A kind of bot: how one is made, what can be set, and a line about it."""

    make: Callable[[Rng, Given, str], Bot]
    settings: Mapping[str, Setting]
    help: str


def _random(rng: Rng, _: Given, __: str) -> Bot:
    return RandomBot(rng)


def _greedy(rng: Rng, given: Given, game: str) -> Bot:
    bot = GreedyBot(
        rng,
        worlds=given.whole("worlds"),
        completions=given.whole("completions"),
        rounds=given.whole("rounds"),
        limit=given.whole("limit"),
        noise=given.number("noise"),
        # What a net says is part of what is foreseen.
        ahead=given.number("ahead") > 0 or bool(given.text("net")),
    )
    return _weighed(_taught(_styled(bot, given, game), given), given)


def _mcts(rng: Rng, given: Given, game: str) -> Bot:
    if not given.number("iterations") and not given.number("seconds"):
        raise BadBot("bot mcts: iterations and seconds are both 0, so it would think forever")
    shape = Shape(
        explore=given.number("explore"),
        widen=given.number("widen"),
        root_moves=given.whole("root_moves"),
        limit=given.whole("limit"),
        horizon=Horizon(
            turns=given.whole("turns"),
            steps=given.whole("steps"),
            tries=given.whole("tries"),
            ahead=given.whole("ahead"),
        ),
        worlds=given.whole("worlds"),
        completions=given.whole("completions"),
        rounds=given.whole("rounds"),
        prior_visits=given.number("prior_visits"),
    )
    iterations = given.whole("iterations") or _ENDLESS
    bot = MctsBot(rng, Budget(iterations, given.number("seconds")), shape)
    return _weighed(_taught(_styled(bot, given, game), given), given)


def _styled(bot: Bot, given: Given, game: str) -> Bot:
    name = given.text("style")
    if not name:
        return bot
    if name not in style.names():
        raise BadBot(f"no style {name!r}; there are {', '.join(style.names())}")
    taste = style.styles().get(game, {}).get(name)
    return StyledBot(bot, taste) if taste else bot


def _taught(bot: Bot, given: Given) -> Bot:
    if not given.text("net"):
        return bot
    try:
        from headframe.bots.taught import LearnedBot
    except ImportError as error:
        raise BadBot(f"a bot with a net needs numpy (pip install numpy): {error}") from error
    return LearnedBot(bot, given.text("net"), given.number("share"))


def _weighed(bot: Bot, given: Given) -> Bot:
    return WeighedBot(bot, given.text("weights")) if given.text("weights") else bot


def _process(rng: Rng, given: Given, _: str) -> Bot:
    return ProcessBot(rng, given.text("command"), given.number("seconds"), given.whole("megabytes"))


STYLE: Final = "style"
_ENDLESS: Final = 10**9
_WORLDS: Final = Number(4, 1, 64, "worlds dealt to compare moves in")
_COMPLETIONS: Final = Number(1, 1, 200, "ways to complete each move that are tried at first")
_LIMIT: Final = Number(64, 2, 5000, "answers of one decision looked at")
_NET: Final[Mapping[str, Setting]] = {
    "net": Text(
        "", "the file of a net that adds to the game's evaluation; own or large = ours, if any"
    ),
    "style": Text("", "what it likes better than others: aggressive, builder, racer"),
    "share": Number(-1.0, -1, 10, "how much of what it says counts; -1 = as the file says"),
    "weights": Text("", "a file of weights that the game is judged by instead of its own"),
}

KINDS: Final[dict[str, Kind]] = {
    "random": Kind(_random, {}, "answers at random"),
    "greedy": Kind(
        _greedy,
        {
            "worlds": _WORLDS,
            "completions": _COMPLETIONS,
            "rounds": Number(5, 1, 20, "how often the better half of the moves is tried again"),
            "limit": _LIMIT,
            "noise": Number(0.0, 0, 100, "how much it errs; 0 = not at all"),
            "ahead": Number(0, 0, 1, "1 = judges by what the game foresees, where it plans"),
            **_NET,
        },
        "looks one step ahead",
    ),
    "mcts": Kind(
        _mcts,
        {
            "iterations": Number(200, 0, 10**7, "worlds searched; 0 = until the time is over"),
            "seconds": Number(0.0, 0, 3600, "time for one answer; 0 = until the iterations are"),
            "turns": Number(1, 1, 10_000, "judge when so many turns have ended"),
            "steps": Number(20, 0, 10_000, "or so many steps were played on below the tree"),
            "tries": Number(3, 1, 50, "random steps of which the best is played on"),
            "ahead": Number(0, 0, 2, "1 = the step the game foresees most of, 2 = the best judged"),
            "explore": Number(0.6, 0, 10, "how curious the tree is"),
            "widen": Number(1.0, 0.1, 100, "how fast more ways to go on are looked for"),
            "root_moves": Number(16, 2, 64, "moves compared by search"),
            "limit": _LIMIT,
            "worlds": _WORLDS,
            "completions": _COMPLETIONS,
            "rounds": Number(4, 1, 20, "as for greedy: the first guess at the root"),
            "prior_visits": Number(8.0, 0, 10_000, "how many iterations the first guess is worth"),
            **_NET,
        },
        "searches a tree over worlds it deals itself",
    ),
    "process": Kind(_process, PROCESS_SETTINGS, "a program of your own that speaks JSON lines"),
}


@cache
def _characters() -> dict[str, Any]:
    text = (files("headframe.bots") / "characters.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def characters() -> dict[str, tuple[str, ...]]:
    """The names of those who play at tables, by kind."""
    return {kind: tuple(names) for kind, names in _characters().items() if kind != STYLE}


def in_character(level: str, name: str) -> str:
    """The bot of a level as one of this name plays it.

    >>> in_character("level2", "Bram"), in_character("level2", "Wim")
    ('level2:style=builder', 'level2')
    """
    taste = leaning(level, name)
    return f"{level}:{STYLE}={taste}" if taste else level


def leaning(level: str, name: str) -> str:
    """The style in which a bot of a level and of this name plays, "" for none.

    >>> leaning("level2", "Bram"), leaning("level2", "Wim"), leaning("random", "Bram")
    ('builder', '', '')
    """
    found: str = _characters()[STYLE].get(name, "")
    return found if level in levels() else ""


@cache
def levels(game: str = "") -> dict[str, str]:
    """What the levels stand for, in this game or in any other."""
    text = (files("headframe.bots") / "levels.toml").read_text(encoding="utf-8")
    tables = tomllib.loads(text)
    return {**tables["any"], **tables.get(game, {})}


def names() -> list[str]:
    """All that can be named: kinds and levels."""
    return [*KINDS, *levels()]


def parse(spec: str, game: str = "") -> tuple[str, dict[str, Value]]:
    """The kind of bot and all its settings, or UnknownBot or BadBot. A level may stand for
    another bot in each game."""
    name, _, rest = spec.partition(":")
    name = name.strip()
    if name in levels(game):
        below = levels(game)[name]
        # What is given on top of a level changes it: level3:seconds=0.8
        return parse(f"{below}{',' if ':' in below else ':'}{rest}" if rest else below)
    if name in KINDS:
        return name, read_settings(name, KINDS[name].settings, rest)
    if (named := own.split(spec)) is not None:
        name, rest = named
        return name, read_settings(name, own.settings_of(own.load(name), name), rest)
    known = ", ".join([*names(), *own.installed()])
    raise UnknownBot(f"no bot {name!r}; there are {known}, or module:Class for one of your own")


def make(spec: str, rng: Rng, game: str = "") -> Bot:
    """A bot for one game at one seat.

    >>> type(make("level1", Rng.seeded("a bot"), "drillers")).__name__
    'GreedyBot'
    >>> make("greedy:worlds=0", Rng.seeded("a bot"))
    Traceback (most recent call last):
        ...
    headframe.bots.settings.BadBot: bot greedy: worlds=0 is not a whole number from 1 to 64
    """
    name, given = parse(spec, game)
    if name not in KINDS:
        return own.make_own(name, rng, given)
    return KINDS[name].make(rng, Given(given), game)
