"""Tuning the weights of an evaluation by play: no term is asked what it is worth, the games are.

In each step all weights are moved at once, each up or down by chance, along many ways; for every
way the weights moved along it play those moved against it, on the same deals in each other's seats.
What each weight has to do with the wins says where it goes next (Spall's simultaneous
perturbation). Weights are moved by factors, so that a small one is no surer than a large one. Games
of the next step begin while the last ones of a step are still played: its ways start where the step
before the last one ended, and nobody waits.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from math import exp
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from headframe.arena.executors import Executor
from headframe.arena.intervals import Estimate
from headframe.arena.job import game_named
from headframe.arena.runs import How, run_match
from headframe.arena.schedule import BadRun
from headframe.bots.bot import Player
from headframe.bots.specs import make
from headframe.bots.value import Judge
from headframe.core.engine import State, act
from headframe.core.rng import Rng
from headframe.core.weights import FILE
from headframe.train.numbers import numbers, written

LOG: Final = "log.jsonl"
START: Final = "start.txt"
LATE: Final = 3.0
"""The last step is this much less bold than the first, plus one."""
PULL: Final = 0.01
"""So much of the way back to the start each step: what does not matter stays where it was."""


class Tuning(NamedTuple):
    """``tables``: options of the kinds of table at which the ways play, in turn. ``start``: the
    text of the file to begin with; ``without``: names, or first words of names, that stay as they
    are. ``ways`` of each step, ``deals`` of each way, two games a deal. ``spread``: how far a way
    leads, as a logarithm; ``rate``: how boldly the weights follow. ``points``: the lead that
    multiplies the odds by e."""

    game: str
    tables: list[dict[str, Any]]
    bot: str
    start: str
    without: tuple[str, ...]
    steps: int
    ways: int
    deals: int
    spread: float
    rate: float
    points: float
    seed: str

    def names(self) -> list[str]:
        """The weights that are tuned."""
        kept = [f"{word} " for word in self.without]
        return [
            name
            for name, value in numbers(self.start).items()
            if value and not any(f"{name} ".startswith(word) for word in kept)
        ]


class Duel(NamedTuple):
    """One way: two files of weights, and the deals that they play for it."""

    step: int
    way: int
    signs: list[int]
    along: str
    against: str
    tuning: Tuning


class Answer(NamedTuple):
    """By how much of a win the weights along the way were better."""

    step: int
    signs: list[int]
    gain: float


Place = dict[str, float]
"""Where the weights stand: the logarithm of each one's factor."""


def tune(
    plan: Tuning, folder: Path, executor: Executor, tell: Callable[[str], None]
) -> Mapping[str, float]:
    """All steps that are missing. Leaves a line for each and the tuned file; gives the factors."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / START).write_text(plan.start, encoding="utf-8")
    places = _read(folder / LOG, plan)
    answers: dict[int, list[Answer]] = {}
    for answer in executor.run(duel, _duels(plan, places)):
        answers.setdefault(answer.step, []).append(answer)
        # In their order, whatever the order in which their last games ended.
        while len(answers.get(len(places), ())) == plan.ways:
            step = len(places)
            slopes = _slopes(plan, answers.pop(step))
            places.append(_moved(plan, step, places[-1], slopes))
            with (folder / LOG).open("a", encoding="utf-8") as log:
                line = {"plan": _named(plan), "slopes": slopes, "place": places[-1]}
                log.write(json.dumps(line) + "\n")
            tell(f"step {step} of {plan.steps}: {_told(places[-1])}")
    factors = _settled(plan, places)
    (folder / FILE).write_text(written(plan.start, factors), encoding="utf-8")
    return factors


def gate(plan: Tuning, options: dict[str, Any], folder: Path, games: int, workers: int) -> Estimate:
    """What the tuned weights win at such a table against those of the start, on deals of their
    own."""
    bots = [weighed(plan.bot, folder / name) for name in (FILE, START)]
    told = [f"{name}={value}" for name, value in options.items()]
    how = How(options=told, seed=f"{plan.seed}/gate", workers=workers)
    return run_match(plan.game, bots, games, None, how)[0].rows[0].wins


def weighed(bot: str, file: Path) -> str:
    """That bot, judging by this file.

    >>> weighed("level5", Path("new.txt")), weighed("greedy:worlds=1", Path("new.txt"))
    ('level5:weights=new.txt', 'greedy:worlds=1,weights=new.txt')
    """
    return f"{bot}{',' if ':' in bot else ':'}weights={file}"


def duel(task: Duel) -> Answer:
    """A pure function of the task."""
    plan = task.tuning
    with TemporaryDirectory() as folder:
        # Names of their own: numbers are remembered by the name of their file.
        files = [Path(folder, f"{task.step}-{task.way}-{side}.txt") for side in (1, -1)]
        for file, text in zip(files, (task.along, task.against), strict=True):
            file.write_text(text, encoding="utf-8")
        gain = 0.0
        for deal in range(plan.deals):
            seed = f"{plan.seed}/{task.step}/{task.way}/{deal}"
            for turned in (0, 1):
                gain += _game(plan, plan.tables[task.way % len(plan.tables)], files, seed, turned)
    return Answer(task.step, task.signs, gain / (2 * plan.deals))


def _game(
    plan: Tuning, options: dict[str, Any], files: list[Path], seed: str, turned: int
) -> float:
    """Half of what the first file's seats have of the chances at the end more than the others'."""
    game = game_named(plan.game)
    s: State = game.new(game.settle(options), seed)
    sides = [(seat + turned) % 2 for seat in range(len(s.teams))]
    players = []
    for seat, side in enumerate(sides):
        own = f"{seed}/{seat}"
        bot = make(weighed(plan.bot, files[side]), Rng.seeded(own, "bot"), game.NAME)
        players.append(Player(game, seat, bot, Rng.seeded(own, "dealer")))
    while s.open_decisions:
        seat = s.open_decisions[0].seat
        key, answer = players[seat].answer(s)
        act(s, next(d for d in s.open_decisions if d.seat == seat and d.key == key), answer)
    chances = Judge(game, plan.points).chances(s)
    gain = sum(-chance if side else chance for chance, side in zip(chances, sides, strict=True))
    return gain / 2


def _duels(plan: Tuning, places: list[Place]) -> Iterator[Duel]:
    """``places`` grows while they are played."""
    names = plan.names()
    for step in range(len(places), plan.steps + 1):
        if len(places) < step - 1:
            raise BadRun("a step needs at least twice as many ways as there are workers")
        start = places[max(0, step - 2)]
        for way in range(plan.ways):
            dice = Random(f"{plan.seed}/{step}/{way}")
            signs = [dice.choice((-1, 1)) for _ in names]
            texts = [
                written(
                    plan.start,
                    {
                        name: exp(start[name] + turn * sign * plan.spread)
                        for name, sign in zip(names, signs, strict=True)
                    },
                )
                for turn in (1, -1)
            ]
            yield Duel(step, way, signs, texts[0], texts[1], plan)


def _slopes(plan: Tuning, answers: list[Answer]) -> Place:
    """What each weight's sign had to do with the gains, on average."""
    answers = sorted(answers)
    return {
        name: sum(answer.signs[at] * answer.gain for answer in answers) / len(answers)
        for at, name in enumerate(plan.names())
    }


def _moved(plan: Tuning, step: int, place: Place, slopes: Place) -> Place:
    bold = plan.rate / (1.0 + LATE * step / plan.steps)
    return {
        name: (1.0 - PULL) * place[name] + plan.spread * max(-1.0, min(1.0, bold * slopes[name]))
        for name in place
    }


def _settled(plan: Tuning, places: list[Place]) -> Mapping[str, float]:
    """The mean of the last third: what a single step adds is mostly luck."""
    last = places[-max(1, len(places) // 3) :]
    return {name: exp(sum(place[name] for place in last) / len(last)) for name in plan.names()}


def _told(place: Place) -> str:
    """The weights that have moved farthest."""
    far = sorted(place, key=lambda name: -abs(place[name]))[:6]
    return ", ".join(f"{name} x{exp(place[name]):.2f}" for name in far)


def _named(plan: Tuning) -> Mapping[str, Any]:
    """What must be the same when a run goes on."""
    found: Mapping[str, Any] = json.loads(json.dumps(plan._asdict()))
    return found


def _read(path: Path, plan: Tuning) -> list[Place]:
    """Where the weights stood after each step, the start first."""
    places: list[Place] = [dict.fromkeys(plan.names(), 0.0)]
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            kept = json.loads(line)
            if kept["plan"] != _named(plan):
                raise BadRun(f"{path}: another run was begun here; take another folder")
            places.append(kept["place"])
    return places
