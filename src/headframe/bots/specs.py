"""Bots by name: ``random``, ``greedy:noise=0.5``, ``mcts:iterations=200,seconds=2``, ``level3``."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from headframe.bots.bot import Bot
from headframe.bots.greedy import GreedyBot
from headframe.bots.mcts import Budget, MctsBot, Shape
from headframe.bots.playout import Horizon
from headframe.bots.random_bot import RandomBot
from headframe.core.rng import Rng


class UnknownBot(LookupError):
    """Names what there is instead."""


class BadBot(ValueError):
    """A parameter that cannot be; the message names it and says what could be."""


class Setting(NamedTuple):
    """A parameter of a bot. It is whole when its default is."""

    default: float
    low: float
    high: float
    help: str

    def read(self, bot: str, name: str, text: str) -> float:
        whole = isinstance(self.default, int)
        wanted = f"a {'whole ' if whole else ''}number from {self.low} to {self.high}"
        try:
            value = int(text) if whole else float(text)
        except ValueError:
            raise BadBot(f"bot {bot}: {name}={text!r} is not {wanted}") from None
        if not self.low <= value <= self.high:
            raise BadBot(f"bot {bot}: {name}={text} is not {wanted}")
        return value


Settings = Mapping[str, float]


class Kind(NamedTuple):
    make: Callable[[Rng, Settings], Bot]
    settings: dict[str, Setting]
    help: str


def _random(rng: Rng, _: Settings) -> Bot:
    return RandomBot(rng)


def _greedy(rng: Rng, given: Settings) -> Bot:
    return GreedyBot(
        rng,
        worlds=int(given["worlds"]),
        completions=int(given["completions"]),
        rounds=int(given["rounds"]),
        limit=int(given["limit"]),
        noise=given["noise"],
        ahead=given["ahead"] > 0,
    )


def _mcts(rng: Rng, given: Settings) -> Bot:
    if not given["iterations"] and not given["seconds"]:
        raise BadBot("bot mcts: iterations and seconds are both 0, so it would think forever")
    shape = Shape(
        explore=given["explore"],
        widen=given["widen"],
        root_moves=int(given["root_moves"]),
        limit=int(given["limit"]),
        horizon=Horizon(
            turns=int(given["turns"]),
            steps=int(given["steps"]),
            tries=int(given["tries"]),
            ahead=given["ahead"] > 0,
        ),
        worlds=int(given["worlds"]),
        completions=int(given["completions"]),
        rounds=int(given["rounds"]),
        prior_visits=given["prior_visits"],
    )
    iterations = int(given["iterations"]) or _ENDLESS
    return MctsBot(rng, Budget(iterations, given["seconds"]), shape)


_ENDLESS: Final = 10**9
_WORLDS: Final = Setting(4, 1, 64, "worlds dealt to compare moves in")
_COMPLETIONS: Final = Setting(1, 1, 200, "ways to complete each move that are tried at first")
_LIMIT: Final = Setting(64, 2, 5000, "answers of one decision looked at")

KINDS: Final[dict[str, Kind]] = {
    "random": Kind(_random, {}, "answers at random"),
    "greedy": Kind(
        _greedy,
        {
            "worlds": _WORLDS,
            "completions": _COMPLETIONS,
            "rounds": Setting(5, 1, 20, "how often the better half of the moves is tried again"),
            "limit": _LIMIT,
            "noise": Setting(0.0, 0, 100, "how much it errs; 0 = not at all"),
            "ahead": Setting(0, 0, 1, "1 = judges by what the game foresees, where it plans"),
        },
        "looks one step ahead",
    ),
    "mcts": Kind(
        _mcts,
        {
            "iterations": Setting(200, 0, 10**7, "worlds searched; 0 = until the time is over"),
            "seconds": Setting(0.0, 0, 3600, "time for one answer; 0 = until the iterations are"),
            "turns": Setting(1, 1, 10_000, "judge when so many turns have ended"),
            "steps": Setting(20, 0, 10_000, "or so many steps were played on below the tree"),
            "tries": Setting(3, 1, 50, "random steps of which the best is played on"),
            "ahead": Setting(0, 0, 1, "1 = of all steps the one that the game foresees most of"),
            "explore": Setting(0.6, 0, 10, "how curious the tree is"),
            "widen": Setting(1.0, 0.1, 100, "how fast more ways to go on are looked for"),
            "root_moves": Setting(16, 2, 64, "moves compared by search"),
            "limit": _LIMIT,
            "worlds": _WORLDS,
            "completions": _COMPLETIONS,
            "rounds": Setting(4, 1, 20, "as for greedy: the first guess at the root"),
            "prior_visits": Setting(8.0, 0, 10_000, "how many iterations the first guess is worth"),
        },
        "searches a tree over worlds it deals itself",
    ),
}


@cache
def levels(game: str = "") -> dict[str, str]:
    """What the levels stand for, in this game or in any other."""
    text = (files("headframe.bots") / "levels.toml").read_text(encoding="utf-8")
    tables = tomllib.loads(text)
    return {**tables["any"], **tables.get(game, {})}


def names() -> list[str]:
    return [*KINDS, *levels()]


def parse(spec: str, game: str = "") -> tuple[str, dict[str, float]]:
    """The kind of bot and all its settings, or UnknownBot or BadBot. A level may stand for
    another bot in each game."""
    name, _, rest = spec.partition(":")
    name = name.strip()
    if name in levels(game):
        below = levels(game)[name]
        # What is given on top of a level changes it: level3:seconds=0.8
        return parse(f"{below}{',' if ':' in below else ':'}{rest}" if rest else below)
    if name not in KINDS:
        raise UnknownBot(f"no bot {name!r}; there are {', '.join(names())}")
    settings = KINDS[name].settings
    given: dict[str, float] = {key: setting.default for key, setting in settings.items()}
    for part in filter(None, (part.strip() for part in rest.split(","))):
        key, equals, text = part.partition("=")
        if not equals:
            raise BadBot(f"bot {name}: {part!r} is not of the form name=value")
        if key not in settings:
            known = f"known are {', '.join(settings)}" if settings else "it takes none"
            raise BadBot(f"bot {name}: there is no parameter {key!r}; {known}")
        given[key] = settings[key].read(name, key, text)
    return name, given


def make(spec: str, rng: Rng, game: str = "") -> Bot:
    """A bot for one game at one seat."""
    name, given = parse(spec, game)
    return KINDS[name].make(rng, given)
