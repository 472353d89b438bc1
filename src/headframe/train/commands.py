"""``headframe chances``, ``headframe train`` and ``headframe tune``."""

from __future__ import annotations

import inspect
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final
from zlib import crc32

from cyclopts import Parameter

from headframe.arena.executors import executor
from headframe.arena.job import game_named, with_players
from headframe.arena.optional import needed
from headframe.arena.runs import read_options
from headframe.bots import specs
from headframe.bots.chances import USUAL
from headframe.build_info import commit
from headframe.core.game import Game
from headframe.core.options import Value
from headframe.core.weights import FILE as WEIGHTS
from headframe.kit.chances import FILE

if TYPE_CHECKING:
    from headframe.train.chances import Fitted

EXTRA: Final = "research"
BOT: Final = USUAL
"""The one of the balance reports."""
GREEDY: Final = "worlds=1,rounds=2,limit=24"
LIGHT: Final = "worlds=1,rounds=1"
HEAD: Final = (
    "# Written by `headframe chances`: how signs become chances at each point of a game.\n"
)


def chances(
    game: str,
    *,
    table: Annotated[tuple[str, ...], Parameter(help="options of one kind of table, with ;")] = (),
    bot: Annotated[str, Parameter(help="who plays in every seat")] = BOT,
    games: Annotated[int, Parameter(help="to fit to, for each kind of table")] = 2000,
    held_out: Annotated[int, Parameter(help="more games, to measure it on")] = 2000,
    seed: Annotated[str, Parameter(help="names the deals")] = "chances",
    workers: Annotated[int, Parameter(help="processes; 0 = one for each core")] = 0,
    out: Annotated[Path, Parameter(help="a folder for games, chances.txt and the page")] = Path(
        "chances"
    ),
    quiet: Annotated[bool, Parameter(help="no progress", negative=())] = False,
) -> None:
    """Fit the chances of a game to games of equal bots, and measure them on others. Leaves
    chances.txt, which belongs beside the game's evaluation, a page and a picture."""
    needed("numpy", "fitting", EXTRA)
    from headframe.train.chances import fit_chances, tasks

    found = game_named(game)
    specs.parse(bot, found.NAME)
    tables = _tables(found, table)
    command = ["headframe", "chances", game, "--bot", bot, "--games", str(games)]
    command += ["--held-out", str(held_out), "--seed", seed]
    for each in table:
        command += ["--table", each]
    fitted: list[Fitted] = []
    for task in tasks(game, tables, bot, seed):
        one = fit_chances(task, games, held_out, executor("auto", workers), out / "games", quiet)
        fitted.append(one)
        print(f"{game} {one.table}: {_told(one)}", flush=True)
        _write(out, game, found.TITLE, command, fitted, {"bot": bot, "seed": seed})


def train(
    game: str,
    *,
    option: Annotated[tuple[str, ...], Parameter(help="the game's, as name=value")] = (),
    bot: Annotated[str, Parameter(help="settings of the greedy bot that plays")] = GREEDY,
    rounds: Annotated[int, Parameter(help="of playing, training and a match")] = 2,
    games: Annotated[int, Parameter(help="played in each round")] = 2000,
    positions: Annotated[int, Parameter(help="of each game beside the ends of its turns")] = 20,
    stray: Annotated[float, Parameter(help="the share of answers given at random")] = 0.01,
    careless: Annotated[float, Parameter(help="the share of turns a lesser bot plays")] = 0.1,
    judge: Annotated[str, Parameter(help="who plays the match with it and without")] = "level5",
    gate: Annotated[int, Parameter(help="games of the match that accepts a net")] = 200,
    least: Annotated[float, Parameter(help="the share of wins that it must have")] = 0.55,
    units: Annotated[int, Parameter(help="of the net's one layer")] = 64,
    looks: Annotated[int, Parameter(help="at what became of positions, a fresh net each")] = 4,
    passes: Annotated[int, Parameter(help="over all positions, in training")] = 4,
    rate: Annotated[float, Parameter(help="how fast it learns")] = 0.002,
    points: Annotated[float, Parameter(help="the lead that multiplies the odds by e")] = 8.0,
    fade: Annotated[float, Parameter(help="how much each further turn counts")] = 0.95,
    without: Annotated[tuple[str, ...], Parameter(help="features it does not look at")] = (),
    seed: Annotated[str, Parameter(help="names the deals")] = "train",
    workers: Annotated[int, Parameter(help="processes; 0 = one for each core")] = 0,
    out: Annotated[Path, Parameter(help="a folder for games, nets and the log")] = Path("train"),
) -> None:
    """Teach a net what the game's own evaluation misses, in rounds: play, train, and accept the net
    if it beats the player before. The same command in the same folder goes on where it stopped."""
    needed("numpy", "training", EXTRA)
    from headframe.train.learn import Lesson
    from headframe.train.rounds import Plan, learn

    found = game_named(game)
    given = read_options(option)
    found.features(found.settle(given))
    specs.parse(judge, found.NAME)
    lesson = Lesson(units, looks, passes, rate, points, fade, crc32(seed.encode()))
    plan = Plan(
        *(game, given, bot, games, positions, stray, rounds, gate, least, seed, lesson),
        judge=judge,
        careless=careless,
        without=without,
        commit=commit(),
    )
    learn(plan, out, executor("auto", workers), workers, lambda said: print(said, flush=True))


def tune(
    game: str,
    *,
    table: Annotated[tuple[str, ...], Parameter(help="options of one kind of table, with ;")] = (),
    bot: Annotated[str, Parameter(help="who plays, on both sides")] = f"greedy:{LIGHT}",
    start: Annotated[Path | None, Parameter(help="a file of weights; the game's own")] = None,
    without: Annotated[tuple[str, ...], Parameter(help="weights, or sections, that stay")] = (),
    steps: Annotated[int, Parameter(help="after which the weights are moved")] = 24,
    ways: Annotated[int, Parameter(help="to move all weights that a step tries")] = 200,
    deals: Annotated[int, Parameter(help="for each way, two games each")] = 4,
    spread: Annotated[float, Parameter(help="how far a way leads, as a logarithm")] = 0.25,
    rate: Annotated[float, Parameter(help="how boldly the weights follow")] = 10.0,
    points: Annotated[float, Parameter(help="the lead that multiplies the odds by e")] = 8.0,
    games: Annotated[int, Parameter(help="of the match against the weights of the start")] = 400,
    seed: Annotated[str, Parameter(help="names the deals")] = "tune",
    workers: Annotated[int, Parameter(help="processes; 0 = one for each core")] = 0,
    out: Annotated[Path, Parameter(help="a folder for the weights and the log")] = Path("tune"),
) -> None:
    """Tune the weights of a game's evaluation by play, then let them play those of the start. The
    same command in the same folder goes on where it stopped."""
    from headframe.train.tune import Tuning, gate
    from headframe.train.tune import tune as tuned

    found = game_named(game)
    specs.parse(bot, found.NAME)
    tables = _tables(found, table)
    file = start or Path(inspect.getfile(type(found))).parent / "evaluate" / WEIGHTS
    plan = Tuning(
        *(game, tables, bot, file.read_text(encoding="utf-8"), without, steps, ways, deals),
        *(spread, rate, points, seed),
    )
    tuned(plan, out, executor("auto", workers), lambda said: print(said, flush=True))
    for kind, options in zip(table or ("",), tables, strict=True):
        wins = gate(plan, options, out, games, workers)
        print(f"{kind} {out / WEIGHTS} wins {wins} of {games} against the start".lstrip())


def _tables(game: Game[Any], told: Sequence[str]) -> list[dict[str, Value]]:
    """The options of each kind of table; the default ones if there is none."""
    return [
        with_players(game, read_options([pair for pair in each.split(";") if pair]), None)
        for each in told or ("",)
    ]


def _write(
    out: Path,
    name: str,
    title: str,
    command: list[str],
    fitted: list[Fitted],
    facts: dict[str, str],
) -> None:
    """After each table: a run that is stopped leaves what it has."""
    from headframe.train.report import page, picture, section

    sections = [
        section(
            each.table,
            each.curve,
            {
                **facts,
                "games": str(each.games),
                "commit": commit(),
                "brier": " ".join(f"{value:.4f}" for value in each.figures.brier),
            },
        )
        for each in fitted
    ]
    found = [each.figures for each in fitted]
    (out / FILE).write_text("\n".join([HEAD, *sections]), encoding="utf-8")
    (out / f"{name}.md").write_text(
        page(title, [shlex.join(command)], found, f"{name}.svg"), encoding="utf-8"
    )
    (out / f"{name}.svg").write_text(picture(title, found), encoding="utf-8")


def _told(fitted: Fitted) -> str:
    found = fitted.figures
    ours = " ".join(f"{value:.3f}" for value in found.brier)
    theirs = " ".join(f"{value:.3f}" for value in found.by_points)
    return (
        f"Brier {ours} (by points {theirs}), off {100 * found.mean_off():.1f}, "
        f"most {100 * found.farthest():.1f} of 100, on {found.games} games"
    )
