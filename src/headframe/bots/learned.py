"""A game in which positions are judged by the game's own evaluation and what a net adds to it.

``mcts:net=own`` searches like ``mcts``, ``greedy:net=FILE`` looks one step ahead. The net is asked
where few positions come: at the first look and at the leaves. The light policy inside the search
goes on with the game's own guess, which is cheaper.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from headframe.bots.net import WITHOUT, BadNet, Net, layout_of, load
from headframe.bots.settings import BadBot
from headframe.core.engine import Event, State
from headframe.core.game import Game, Result
from headframe.core.rng import Rng
from headframe.core.vector import Layout

NETS: Final = Path(__file__).parent / "nets"
"""Ours, one for each game and kind of table."""
OWN: Final = "own"
"""The net of ours that fits the table; where there is none, the game's evaluation alone."""
LARGE: Final = "large"
"""Our larger one, learned from more games, which takes longer to ask; where there is none, ours."""


class LearnedGame(Game[Any]):
    """The game as a bot sees it: everything that bots ask for is the game's own, but what seats are
    worth is what the net makes of it."""

    NAME: ClassVar[str] = "learned"

    def __init__(self, game: Game[Any], net: Net, layout: Layout[Any], share: float) -> None:
        self.game = game
        self.layout = layout
        self.net = net
        self.share = share

    def worths(self, s: State) -> list[float]:
        """All seats in one product: most of the time goes into calling numpy, not into numbers."""
        found = self.game.worths(s)
        if not s.stack or self.game.opening(s):
            return found
        said = self.net.says(self.layout.rows(s), len(found))
        share = self.share
        return [worth + share * more for worth, more in zip(found, said, strict=True)]

    def guesses(self, s: State) -> list[float]:
        return self.game.guesses(s)

    def evaluate(self, s: State, seat: int) -> float:
        return self.game.evaluate(s, seat)

    def evaluate_ahead(self, s: State, seat: int) -> float:
        return self.game.evaluate_ahead(s, seat)

    def deeds(self, s: State, events: Sequence[Event], seat: int) -> dict[str, float]:
        return self.game.deeds(s, events, seat)

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        dealt: State = self.game.redeal(s, seat, rng)
        return dealt

    def result(self, s: State) -> Result:
        return self.game.result(s)


_made: dict[tuple[str, float, str, str], Game[Any]] = {}


def learned_game(path: str, share: float, game: Game[Any], s: State) -> Game[Any]:
    """One for all games of the process: layouts are dear to make."""
    table = table_of(game, s)
    key = path, share, game.NAME, table
    if key not in _made:
        file = _file(path, f"{game.NAME}-{table}.npz")
        _made[key] = _taught(file, share, game, table) if file else game
    return _made[key]


def _file(path: str, name: str) -> Path | None:
    """Where the net lies that is asked for, if we have one."""
    if path not in (OWN, LARGE):
        return Path(path)
    ours = [NETS / LARGE / name, NETS / name] if path == LARGE else [NETS / name]
    return next((file for file in ours if file.is_file()), None)


def table_of(game: Game[Any], s: State) -> str:
    """The kind of table, as chances are told for: a net of one kind says nothing about others."""
    standing = game.standing(s)
    return standing.table.replace(" ", "-") if standing else str(len(s.teams))


def _taught(file: Path, share: float, game: Game[Any], table: str) -> LearnedGame:
    net = _net(file)
    told = net.facts
    if told["game"] != game.NAME or told["table"] != table:
        raise BadBot(f"{file}: a net for {told['game']} {told['table']}, not {game.NAME} {table}")
    layout = layout_of(game, game.settle(told["options"]), told.get(WITHOUT, ()))
    if layout.size != told["layout"]:
        raise BadBot(f"{file}: a net for {told['layout']} numbers, not for {layout.size}")
    return LearnedGame(game, net, layout, float(told["share"]) if share < 0 else share)


@cache
def _net(file: Path) -> Net:
    try:
        return load(file)
    except BadNet as error:
        raise BadBot(str(error)) from error
