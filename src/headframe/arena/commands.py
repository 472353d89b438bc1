"""The arena's commands, as functions with plain parameters: the command line names them and adds
nothing. They print the report; with ``out`` they also leave it in that folder, and a run that was
interrupted goes on from what it finds there."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from headframe.arena.balance import BalanceReport, table_balance
from headframe.arena.executors import executor as chosen_executor
from headframe.arena.files import write_parquet, write_report
from headframe.arena.job import Job, Played, game_named, with_players
from headframe.arena.ladder import LadderReport, ladder_report
from headframe.arena.match import MatchReport, match_report
from headframe.arena.optional import needed
from headframe.arena.plots import plot_balance, plot_ladder, plot_match
from headframe.arena.progress import progress
from headframe.arena.run import run
from headframe.arena.schedule import BadRun, equals, schedule
from headframe.arena.store import Store
from headframe.arena.tally import words_of
from headframe.arena.text import balance_text, ladder_text, match_text
from headframe.bots import specs
from headframe.core.options import Value, Whole


def match(
    game: str,
    *bots: str,
    games: int = 100,
    players: int | None = None,
    option: Sequence[str] = (),
    seed: str = "arena",
    workers: int = 0,
    executor: str = "auto",
    out: Path | None = None,
    quiet: bool = False,
) -> None:
    """Let bots play against each other; share of wins, scores and lengths with 95 % intervals.

    Parameters
    ----------
    game
        Which game.
    bots
        Two or more, e.g. random greedy level3 mcts:iterations=200.
    games
        At least so many; whole sets of seatings are played.
    players
        How many sit at a table; the game's default if left out.
    option
        More options of the game, as name=value.
    seed
        Names the deals; the same seed gives the same result.
    workers
        Processes; 0 = one for each core.
    executor
        Auto, serial, pool or ray.
    out
        A folder for games.jsonl, report.json, games.parquet and pictures.
    quiet
        No progress.
    """
    report, played = run_match(
        game, bots, games, players, option, seed, workers, executor, out, quiet
    )
    print(match_text(report))
    if out is not None:
        _tell_files([write_report(out, report), write_parquet(out, played)])
        _tell_files(plot_match(out, report, played))


def ladder(
    game: str,
    *bots: str,
    games: int = 200,
    players: int | None = None,
    option: Sequence[str] = (),
    seed: str = "arena",
    workers: int = 0,
    executor: str = "auto",
    out: Path | None = None,
    quiet: bool = False,
) -> None:
    """Rate bots by openskill in games of all against all. Without bots: random, greedy and all
    levels. The parameters are those of match."""
    entered = bots or ("random", "greedy", *specs.levels())
    report, played = run_ladder(
        game, entered, games, players, option, seed, workers, executor, out, quiet
    )
    print(ladder_text(report))
    if out is not None:
        _tell_files([write_report(out, report), write_parquet(out, played)])
        _tell_files(plot_ladder(out, report, played))


def balance(
    game: str,
    bot: str = "greedy",
    *,
    games: int = 200,
    players: Sequence[int] = (),
    option: Sequence[str] = (),
    seed: str = "arena",
    workers: int = 0,
    executor: str = "auto",
    out: Path | None = None,
    quiet: bool = False,
) -> None:
    """Let a bot play against itself: wins by seat and deck, lengths, sources of points, and how
    often every card, bonus and achievement is used.

    Parameters
    ----------
    bot
        Who plays in every seat.
    games
        For each number of players.
    players
        Numbers of players; all that the game allows if left out.
    """
    report, played = run_balance(
        game, bot, games, players, option, seed, workers, executor, out, quiet
    )
    print(balance_text(report))
    if out is not None:
        everything = [one for table in played for one in table]
        _tell_files([write_report(out, report), write_parquet(out, everything)])
        _tell_files(plot_balance(out, report, played))


def run_match(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    option: Sequence[str] = (),
    seed: str = "arena",
    workers: int = 1,
    executor: str = "auto",
    out: Path | None = None,
    quiet: bool = True,
) -> tuple[MatchReport, list[Played]]:
    options, jobs = _contest(game, bots, games, players, option, seed)
    played = _play(f"match {game}", jobs, workers, executor, out, quiet)
    return match_report(game, options, seed, bots, played), played


def run_ladder(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    option: Sequence[str] = (),
    seed: str = "arena",
    workers: int = 1,
    executor: str = "auto",
    out: Path | None = None,
    quiet: bool = True,
) -> tuple[LadderReport, list[Played]]:
    needed("openskill", "a ladder", "stats")  # before hours of play, not after
    options, jobs = _contest(game, bots, games, players, option, seed)
    played = _play(f"ladder {game}", jobs, workers, executor, out, quiet)
    return ladder_report(game, options, seed, bots, played), played


def run_balance(
    game: str,
    bot: str,
    games: int,
    players: Sequence[int] = (),
    option: Sequence[str] = (),
    seed: str = "arena",
    workers: int = 1,
    executor: str = "auto",
    out: Path | None = None,
    quiet: bool = True,
) -> tuple[BalanceReport, list[list[Played]]]:
    specs.parse(bot)
    found = game_named(game)
    given = read_options(option)
    tables: list[list[Job]] = []
    settled: list[dict[str, Value]] = []
    for count in players or _player_counts(game):
        options = with_players(found, given, count)
        settled.append(options)
        tables.append(equals(game, options, found.seats(options), bot, games, seed))
    jobs = [job for table in tables for job in table]
    played = iter(_play(f"balance {game}", jobs, workers, executor, out, quiet))
    results = [[next(played) for _ in table] for table in tables]
    report = BalanceReport(
        game=game,
        bot=bot,
        seed=seed,
        tables=[
            table_balance(options, bot, table, words_of(found, options))
            for options, table in zip(settled, results, strict=True)
        ],
    )
    return report, results


def read_options(pairs: Sequence[str]) -> dict[str, Value]:
    """name=value, read by the game's own options later."""
    found: dict[str, Value] = {}
    for pair in pairs:
        name, equals_sign, value = pair.partition("=")
        if not equals_sign:
            raise BadRun(f"option {pair!r} is not of the form name=value")
        found[name] = value
    return found


def _contest(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None,
    option: Sequence[str],
    seed: str,
) -> tuple[dict[str, Value], list[Job]]:
    for bot in bots:
        specs.parse(bot)
    found = game_named(game)
    options = with_players(found, read_options(option), players)
    return options, schedule(game, options, found.seats(options), bots, games, seed)


def _play(
    what: str, jobs: list[Job], workers: int, executor: str, out: Path | None, quiet: bool
) -> list[Played]:
    chosen = chosen_executor(executor, min(workers or os.cpu_count() or 1, len(jobs)))
    with progress(what, quiet) as tell:
        if out is None:
            return run(jobs, chosen, None, tell)
        with Store(out / "games.jsonl") as store:
            return run(jobs, chosen, store, tell)


def _player_counts(game: str) -> list[int | None]:
    for option in game_named(game).OPTIONS:
        if option.name == "players" and isinstance(option, Whole):
            return list(range(option.low, option.high + 1))
    return [None]


def _tell_files(paths: Sequence[Path | None]) -> None:
    for path in paths:
        if path is not None:
            print(f"wrote {path}")
