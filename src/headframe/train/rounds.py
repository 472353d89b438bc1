"""Rounds of learning: play, train, and keep the net only if it wins against the one before.

The first round learns from games of the plain bot, every further one from games of the bot with
the net that was accepted last. A round leaves its net and a line of ``log.jsonl`` in the folder; a
run that was stopped goes on with the round that is missing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from headframe.arena.executors import Executor
from headframe.arena.intervals import Estimate
from headframe.arena.job import game_named
from headframe.arena.runs import How, run_match
from headframe.bots.net import WITHOUT
from headframe.train.gather import gather
from headframe.train.learn import Lesson, train
from headframe.train.samples import Task
from headframe.train.table import joined

LOG: Final = "log.jsonl"
FRESH: Final = 0.1
"""The share of the games that no round is trained on."""
SHARES: Final = (0.3, 0.6, 1.0)
"""How much of what the net says is believed: all are tried, the best goes to the gate."""


class Plan(NamedTuple):
    """``bot``: settings of the greedy bot that plays; ``games`` of each round, and ``positions`` of
    each beside the ends of its turns; ``gate``: games of the match that decides, ``least`` the
    share of wins that it asks for. ``judge``: who plays that match, with the net and without: a bot
    that searches, for what a net is worth to a light one says little of what it is worth to a
    search."""

    game: str
    options: dict[str, Any]
    bot: str
    games: int
    positions: int
    stray: float
    rounds: int
    gate: int
    least: float
    seed: str
    lesson: Lesson
    judge: str = "level5"
    careless: float = 0.1
    without: tuple[str, ...] = ()
    commit: str = "unknown"


class Round(NamedTuple):
    """What came of one: who played its games, the losses before and after, and the match at the
    gate, which has deals of its own."""

    number: int
    player: str
    games: int
    before: float
    after: float
    share: float
    wins: float
    low: float
    high: float
    accepted: bool


def learn(
    plan: Plan, folder: Path, executor: Executor, workers: int, tell: Callable[[str], None]
) -> list[Round]:
    """All rounds that are missing; all there are now."""
    folder.mkdir(parents=True, exist_ok=True)
    done = _read(folder / LOG, plan)
    for number in range(len(done) + 1, plan.rounds + 1):
        found = _round(plan, done, folder, executor, workers, tell)
        done.append(found)
        with (folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps({"plan": _named(plan), **found._asdict()}) + "\n")
        tell(
            f"round {number}: loss {found.before:.4f} to {found.after:.4f}, share {found.share}, "
            f"wins {found.wins:.3f} [{found.low:.3f}, {found.high:.3f}], "
            f"{'accepted' if found.accepted else 'refused'}"
        )
    return done


def _round(
    plan: Plan,
    done: list[Round],
    folder: Path,
    executor: Executor,
    workers: int,
    tell: Callable[[str], None],
) -> Round:
    number = len(done) + 1
    best = next((one.number for one in reversed(done) if one.accepted), 0)
    player = f"greedy:{plan.bot}"
    if best:
        player = taught(player, _net(folder, best))
    # All games so far: those of earlier rounds lie in the folder.
    tables = [
        gather(task(plan, one, name), plan.games, executor, folder / "games")
        for one, name in [*((one.number, one.player) for one in done), (number, player)]
    ]
    table = joined(tables)
    tell(f"round {number}: {table.games} games, {len(table.when)} positions, now by {player}")
    fresh = table.deal < FRESH * plan.games
    learner, losses = train(table.only(~fresh), table.only(fresh), plan.lesson, tell)
    net = learner.net
    facts = {
        "game": game_named(plan.game).NAME,
        "table": table.name.replace(" ", "-") or str(len(table.teams)),
        "options": plan.options,
        WITHOUT: list(plan.without),
        "layout": int(table.features.shape[2]),
        "seed": plan.seed,
        "games": table.games,
        "commit": plan.commit,
        "loss": [losses.before, losses.after],
        "phases": [round(float(phase), 4) for phase in learner.phases],
        "bot": player,
        **{name: value for name, value in plan.lesson._asdict().items() if name != "seed"},
    }
    path = _net(folder, number)
    rival = taught(plan.judge, _net(folder, best)) if best else plan.judge

    def wins_of(share: float, games: int, purpose: str) -> Estimate:
        against = f"{taught(plan.judge, path)},share={share}"
        options = [f"{name}={value}" for name, value in plan.options.items()]
        how = How(options=options, seed=f"{plan.seed}/{number}/{purpose}", workers=workers)
        return run_match(plan.game, [against, rival], games, None, how)[0].rows[0].wins

    tried: list[tuple[float, float]] = []
    net.save(path, {**facts, "share": 0.0})
    for share in SHARES:
        found = wins_of(share, plan.gate // 2, "share")
        tell(f"round {number}: share {share} wins {found}")
        tried.append((found.value, share))
    share = max(tried)[1]
    wins = wins_of(share, plan.gate, "gate")
    net.save(path, {**facts, "share": share, "wins": [wins.value, wins.low, wins.high]})
    return Round(
        number=number,
        player=player,
        games=table.games,
        before=losses.before,
        after=losses.after,
        share=share,
        wins=wins.value,
        low=wins.low,
        high=wins.high,
        accepted=wins.value >= plan.least and wins.low > 0.5,
    )


def task(plan: Plan, number: int, player: str) -> Task:
    """The games of one round, played by the player of the last."""
    return Task(
        plan.game,
        plan.options,
        [player],
        f"{plan.seed}/{number}",
        0,
        plan.positions,
        plan.stray,
        features=True,
        without=plan.without,
        points=plan.lesson.points,
        careless=plan.careless,
    )


def taught(bot: str, net: Path) -> str:
    """That bot, judging by this net.

    >>> taught("level5", Path("new.npz")), taught("greedy:worlds=1", Path("new.npz"))
    ('level5:net=new.npz', 'greedy:worlds=1,net=new.npz')
    """
    return f"{bot}{',' if ':' in bot else ':'}net={net}"


def _net(folder: Path, number: int) -> Path:
    return folder / f"round{number}.npz"


def _named(plan: Plan) -> Mapping[str, Any]:
    """What must be the same when a run goes on; more rounds may be asked for."""
    told = plan._asdict()
    del told["rounds"], told["commit"]
    found: Mapping[str, Any] = json.loads(json.dumps(told))
    return found


def _read(path: Path, plan: Plan) -> list[Round]:
    if not path.exists():
        return []
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        if line.pop("plan") != _named(plan):
            raise ValueError(f"{path}: another run was begun here; take another folder")
    return [Round(**line) for line in lines]
