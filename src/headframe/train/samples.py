"""Games of bots, and a few positions of each with how it ended: what all here learns from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from headframe.arena.job import game_named
from headframe.bots.bot import Player
from headframe.bots.net import layout_of
from headframe.bots.specs import make
from headframe.bots.value import Judge
from headframe.core.engine import State, act
from headframe.core.game import Game
from headframe.core.rng import Rng
from headframe.core.vector import Layout

Floats = NDArray[np.float32]
Turn: TypeAlias = "tuple[int, list[float]]"
"""How many answers lay behind its end, and the chances of the seats there."""


class Task(NamedTuple):
    """One game. ``positions``: how many of it are kept, drawn evenly from all, the first of them
    always the start. ``stray``: the share of answers that are given at random, so that positions
    are met which the bots would avoid. ``features``: the game's numbers for each seat as well.
    ``without``: names of features that are left out. ``points``: the lead that multiplies the odds
    by e; ``fade``: how much less each further turn
    counts in what became of a position (1 = the end of the game alone)."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: str
    deal: int
    positions: int
    stray: float = 0.0
    features: bool = False
    without: tuple[str, ...] = ()
    points: float = 8.0
    fade: float = 1.0


class Sample(NamedTuple):
    """Of one game: ``when`` is the share of its answers that lay behind each position; ``signs``
    (positions, seats, signs), ``worths`` (positions, seats) and ``features`` (positions, seats,
    numbers) are as the seats stood then, ``wins`` and ``scores`` how it ended. ``became``
    (positions, seats): the chances of the turns that followed, the nearer ones counting more, and
    the result. The luck of a whole game hides what one position was worth; that of a few turns
    hides less."""

    deal: int
    table: str
    names: list[str]
    teams: list[int]
    when: Floats
    progress: Floats
    signs: Floats
    out: NDArray[np.bool_]
    worths: Floats
    features: NDArray[np.uint8]
    became: Floats
    wins: Floats
    scores: Floats


def play(task: Task) -> Sample:
    """A pure function of the task."""
    game = game_named(task.game)
    options = game.settle(task.options)
    rng = Rng.seeded(f"{task.seed}/{task.deal}", "sampling")
    s: State = game.new(options, f"{task.seed}/{task.deal}")
    players = [_player(task, game, seat) for seat in range(len(s.teams))]
    kept: list[tuple[int, State]] = [(0, s.copy())]
    judge = Judge(game, task.points)
    turn, turns = s.current_turn(), list[Turn]()
    count = 0
    while s.open_decisions:
        decision = s.open_decisions[0]
        if task.stray and rng.below(1 << 16) < task.stray * (1 << 16):
            act(s, decision, decision.choice.sample(rng))
        else:
            key, answer = players[decision.seat].answer(s)
            mine = [d for d in s.open_decisions if d.seat == decision.seat and d.key == key]
            act(s, mine[0], answer)
        count += 1
        if s.stack:
            _keep(kept, count, s, task.positions, rng)
            if task.features and s.current_turn() != turn:
                turn = s.current_turn()
                turns.append((count, judge.chances(s)))
    turns.append((count, judge.chances(s)))
    return _sample(task, game, sorted(kept, key=lambda pair: pair[0]), turns, s)


def _player(task: Task, game: Game[Any], seat: int) -> Player:
    own = f"{task.seed}/{task.deal}/{seat}"
    bot = make(task.bots[seat % len(task.bots)], Rng.seeded(own, "bot"), game.NAME)
    return Player(game, seat, bot, Rng.seeded(own, "dealer"))


def _keep(kept: list[tuple[int, State]], count: int, s: State, positions: int, rng: Rng) -> None:
    """Each position of a game of any length is kept with the same chance."""
    if len(kept) < positions:
        kept.append((count, s.copy()))
        return
    place = 1 + rng.below(count)
    if place < positions:
        kept[place] = (count, s.copy())


def became(at: int, turns: Sequence[Turn], fade: float) -> list[float]:
    """What became of the position after so many answers.

    >>> became(3, [(2, [0.5, 0.5]), (5, [0.6, 0.4]), (9, [1.0, 0.0])], 0.5)
    [0.8, 0.2]
    """
    found = turns[-1][1]
    for when, chances in reversed(turns[:-1]):
        if when <= at:
            break
        found = [(1 - fade) * now + fade * later for now, later in zip(chances, found, strict=True)]
    return found


def _sample(
    task: Task, game: Game[Any], kept: list[tuple[int, State]], turns: Sequence[Turn], end: State
) -> Sample:
    seats = len(end.teams)
    count = turns[-1][0]
    standings = [game.standing(s) for _, s in kept]
    first = standings[0]
    names = sorted(first.signs[0]) if first else []
    layout: Layout[Any] | None = None
    if task.features:
        layout = layout_of(game, game.settle(task.options), task.without)
    return Sample(
        deal=task.deal,
        table=first.table if first else "",
        names=names,
        teams=list(end.teams),
        when=np.array([at / count for at, _ in kept], np.float32),
        progress=np.array([each.progress if each else 0.0 for each in standings], np.float32),
        signs=np.array(
            [[[row[name] for name in names] for row in each.signs] for each in standings if each],
            np.float32,
        ),
        out=np.array(
            [[each is not None and seat in each.out for seat in range(seats)] for each in standings]
        ),
        worths=np.array(
            [[game.evaluate_ahead(s, seat) for seat in range(seats)] for _, s in kept], np.float32
        ),
        features=np.array(
            [[numbers(layout, s, seat) for seat in range(seats)] for _, s in kept], np.uint8
        )
        if layout
        else np.zeros((len(kept), seats, 0), np.uint8),
        became=np.array([became(at, turns, task.fade) for at, _ in kept], np.float32),
        wins=np.array(game.wins(end), np.float32),
        scores=np.array(game.result(end).scores[:seats], np.float32),
    )


def numbers(layout: Layout[Any], s: State, seat: int) -> NDArray[np.uint8]:
    """What the seat knows, as a row."""
    return np.frombuffer(layout.row(s, seat), np.uint8)
