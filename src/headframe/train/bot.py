"""Bots that judge positions by the game's own evaluation and what a net adds to it.

``headframe.train.bot:LearnedGreedy:net=FILE`` looks one step ahead, ``…:LearnedSearch:net=FILE``
searches like ``mcts``. The net is asked where few positions come: at the first look and at the
leaves. The light policy inside the search goes on with the game's own guess, which is cheaper.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from headframe.bots.bot import Bot, Move
from headframe.bots.memory import Memory
from headframe.bots.observation import Observation
from headframe.bots.settings import BadBot, Number, Setting, Text
from headframe.bots.specs import KINDS, make
from headframe.core.engine import State
from headframe.core.game import Game, Result
from headframe.core.rng import Rng
from headframe.core.vector import Layout
from headframe.train.net import BadNet, Net, load
from headframe.train.samples import numbers

NETS: Final = Path(__file__).parent / "nets"
"""Ours; they are named without folder and ending."""


class LearnedGame(Game[Any]):
    """The game as a bot sees it: everything that bots ask for is the game's own, but what it
    foresees is what the net makes of it."""

    NAME: ClassVar[str] = "learned"

    def __init__(self, game: Game[Any], net: Net, layout: Layout[Any], share: float) -> None:
        self.game = game
        self.net = net
        self.layout = layout
        self.share = share

    def evaluate(self, s: State, seat: int) -> float:
        return self.game.evaluate(s, seat)

    def evaluate_ahead(self, s: State, seat: int) -> float:
        found = self.game.evaluate_ahead(s, seat)
        if not s.stack:
            return found
        row = numbers(self.layout, s, seat)
        return found + self.share * float(self.net.says(row[None])[0])

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        dealt: State = self.game.redeal(s, seat, rng)
        return dealt

    def result(self, s: State) -> Result:
        return self.game.result(s)


class _Learned:
    """``of``: the kind of bot that it is beside the net."""

    of: ClassVar[str] = ""
    fixed: ClassVar[str] = ""
    SETTINGS: ClassVar[Mapping[str, Setting]] = {}

    def __init__(self, rng: Rng, net: str, share: float, **given: float | str) -> None:
        told = ",".join(
            f"{name}={value:g}"
            for name, value in given.items()
            if name != "ahead" or not self.fixed
        )
        self.bot: Bot = make(f"{self.of}:{told}{self.fixed}", rng)
        self.path = net
        self.share = share

    @property
    def memory(self) -> Memory:
        return self.bot.memory

    @memory.setter
    def memory(self, memory: Memory) -> None:
        self.bot.memory = memory

    def choose(self, observation: Observation) -> Move:
        learned = learned_game(
            self.path, self.share, observation.game, len(observation.world.teams)
        )
        return self.bot.choose(
            Observation(learned, observation.seat, observation.world, observation.events)
        )


def _settings(kind: str) -> Mapping[str, Setting]:
    return {
        "net": Text("", "the file of a net, or the name of one of ours"),
        "share": Number(-1.0, -1, 10, "how much of what it says counts; -1 = as the file says"),
        **KINDS[kind].settings,
    }


class LearnedGreedy(_Learned):
    of = "greedy"
    fixed = ",ahead=1"
    SETTINGS = _settings("greedy")


class LearnedSearch(_Learned):
    of = "mcts"
    SETTINGS = _settings("mcts")


@cache
def _net(path: str) -> Net:
    if not path:
        raise BadBot("a learned bot needs net=FILE")
    own = NETS / f"{path}.npz"
    try:
        return load(own if own.is_file() else Path(path))
    except BadNet as error:
        raise BadBot(str(error)) from error


_made: dict[tuple[str, float, str, int], LearnedGame] = {}


def learned_game(path: str, share: float, game: Game[Any], seats: int) -> LearnedGame:
    """One for all games of the process: layouts are dear to make."""
    key = path, share, game.NAME, seats
    if key not in _made:
        net = _net(path)
        if net.facts["game"] != game.NAME:
            raise BadBot(f"{path}: a net for {net.facts['game']}, not for {game.NAME}")
        options = game.settle(net.facts["options"])
        layout: Layout[Any] = Layout(game.features(options), game.seats(options))
        if layout.seats != seats or layout.size != net.facts["layout"]:
            raise BadBot(
                f"{path}: a net for other tables: {layout.seats} seats, {layout.size} numbers"
            )
        believed = float(net.facts["share"]) if share < 0 else share
        _made[key] = LearnedGame(game, net, layout, believed)
    return _made[key]
