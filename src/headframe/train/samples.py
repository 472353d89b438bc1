"""Games of bots, and a few positions of each with how it ended: what all here learns from."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

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

LESSER: Final = "greedy:worlds=1,rounds=1,limit=6"
"""Who plays a careless turn."""
SURE: Final = 1 << 16


class Task(NamedTuple):
    """One game. ``positions``: how many of it are kept, drawn evenly from all, the first of them
    always the start. ``features``: the game's numbers for each seat as well; then the end of every
    turn is kept beside them. ``without``: names of features that are left out. ``points``: the lead
    that multiplies the odds by e. ``stray``: the share of answers that are given at random, and
    ``careless`` that of turns which a lesser bot plays, so that positions are met which the bots
    would avoid."""

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
    careless: float = 0.0


class Sample(NamedTuple):
    """Of one game: ``when`` is the share of its answers that lay behind each position; ``signs``
    (positions, seats, signs), ``worths`` (positions, seats) and ``features`` (positions, seats,
    numbers) are as the seats stood then, ``wins`` and ``scores`` how it ended. ``end``: where a
    turn was over (the start is such a place), ``spoilt``: and it had been careless. ``ended``
    (seats): the result as chances, half of it the bare win and half by how much, which hides less
    of how well one played."""

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
    end: NDArray[np.bool_]
    spoilt: NDArray[np.bool_]
    ended: Floats
    wins: Floats
    scores: Floats


class Kept(NamedTuple):
    """A position after so many answers."""

    answers: int
    state: State
    end: bool
    spoilt: bool


class Turns:
    """Notices where turns end, and which of them are careless."""

    def __init__(self, task: Task, game: Game[Any], s: State, rng: Rng) -> None:
        self.task = task
        self.game = game
        self.rng = rng
        self.turn = s.current_turn()
        self.ends = [Kept(0, s.copy(), True, False)]
        self.lesser: Player | None = None
        self.spoilt = False

    def begun(self, s: State, count: int) -> bool:
        """Whether a new turn has begun: how the last one ended is kept."""
        if s.current_turn() == self.turn:
            return False
        self.turn = s.current_turn()
        self.ends.append(Kept(count, s.copy(), True, self.spoilt))
        self.spoilt = bool(self.task.careless) and _chance(self.rng, self.task.careless)
        self.lesser = None
        if self.spoilt:
            seat = s.open_decisions[0].seat
            self.lesser = _player(self.task, self.game, seat, LESSER, f"lesser{count}")
        return True


def play(task: Task) -> Sample:
    """A pure function of the task."""
    game = game_named(task.game)
    rng = Rng.seeded(f"{task.seed}/{task.deal}", "sampling")
    s: State = game.new(game.settle(task.options), f"{task.seed}/{task.deal}")
    bots = [task.bots[seat % len(task.bots)] for seat in range(len(s.teams))]
    players = [_player(task, game, seat, bot) for seat, bot in enumerate(bots)]
    kept = [Kept(0, s.copy(), False, False)]
    turns = Turns(task, game, s, rng) if task.features else None
    count = 0
    while s.open_decisions:
        decision = s.open_decisions[0]
        if task.stray and _chance(rng, task.stray):
            act(s, decision, decision.choice.sample(rng))
            if turns:
                turns.spoilt = True
        else:
            player = players[decision.seat]
            if turns and turns.lesser and turns.lesser.seat == decision.seat:
                player = turns.lesser
            key, answer = player.answer(s)
            mine = [d for d in s.open_decisions if d.seat == decision.seat and d.key == key]
            act(s, mine[0], answer)
        count += 1
        if s.stack and not (turns and turns.begun(s, count)):
            _keep(kept, Kept(count, s, False, False), task.positions, rng)
    # Where turns are told, the start is one of their ends.
    found = kept[1:] + turns.ends if turns else kept
    return _sample(task, game, sorted(found, key=lambda one: one.answers), count, s)


def _chance(rng: Rng, share: float) -> bool:
    return rng.below(SURE) < share * SURE


def _player(task: Task, game: Game[Any], seat: int, bot: str, name: str = "") -> Player:
    own = f"{task.seed}/{task.deal}/{seat}{name and '/'}{name}"
    made = make(bot, Rng.seeded(own, "bot"), game.NAME)
    return Player(game, seat, made, Rng.seeded(own, "dealer"))


def _keep(kept: list[Kept], found: Kept, positions: int, rng: Rng) -> None:
    """Each position of a game of any length is kept with the same chance."""
    if len(kept) < positions:
        kept.append(found._replace(state=found.state.copy()))
        return
    place = 1 + rng.below(found.answers)
    if place < positions:
        kept[place] = found._replace(state=found.state.copy())


def _sample(task: Task, game: Game[Any], kept: list[Kept], count: int, end: State) -> Sample:
    seats = len(end.teams)
    states = [one.state for one in kept]
    standings = [game.standing(s) for s in states]
    first = standings[0]
    names = sorted(first.signs[0]) if first else []
    layout: Layout[Any] | None = None
    if task.features:
        layout = layout_of(game, game.settle(task.options), task.without)
    wins = np.array(game.wins(end), np.float32)
    margins = np.array(Judge(game, task.points).margins(end), np.float32)
    return Sample(
        deal=task.deal,
        table=first.table if first else "",
        names=names,
        teams=list(end.teams),
        when=np.array([one.answers / count for one in kept], np.float32),
        progress=np.array([each.progress if each else 0.0 for each in standings], np.float32),
        signs=np.array(
            [[[row[name] for name in names] for row in each.signs] for each in standings if each],
            np.float32,
        ),
        out=np.array(
            [[each is not None and seat in each.out for seat in range(seats)] for each in standings]
        ),
        worths=np.array([game.worths(s) for s in states], np.float32),
        features=np.array([numbers(layout, s, seats) for s in states])
        if layout
        else np.zeros((len(kept), seats, 0), np.uint8),
        end=np.array([one.end for one in kept]),
        spoilt=np.array([one.spoilt for one in kept]),
        ended=np.float32(0.5) * (wins + margins),
        wins=wins,
        scores=np.array(game.result(end).scores[:seats], np.float32),
    )


def numbers(layout: Layout[Any], s: State, seats: int) -> NDArray[np.uint8]:
    """What each seat knows, as a row."""
    return np.frombuffer(layout.rows(s), np.uint8).reshape(seats, -1)
