"""From what was asked for to a report: jobs are made, played, and summed up."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from headframe.arena.balance import BalanceReport, table_balance
from headframe.arena.executors import executor
from headframe.arena.job import Job, Played, game_named, with_players
from headframe.arena.ladder import LadderReport, ladder_report
from headframe.arena.match import MatchReport, match_report
from headframe.arena.pairing import climb
from headframe.arena.progress import progress
from headframe.arena.records import GAMES
from headframe.arena.run import run
from headframe.arena.schedule import BadRun, equals, schedule
from headframe.arena.store import Store
from headframe.arena.tally import words_of
from headframe.bots import specs
from headframe.core.game import Game
from headframe.core.options import Value, Whole

SEED: Final = "arena"


@dataclass(frozen=True, kw_only=True)
class How:
    """What all runs have in common. ``options`` are the game's, as name=value; ``workers`` 0 is
    one for each core; in ``out`` a run that was interrupted finds what it has done already; a
    bot that takes more than ``move_seconds`` or ``game_seconds`` forfeits, 0 = no limit."""

    options: Sequence[str] = ()
    seed: str = SEED
    workers: int = 1
    executor: str = "auto"
    out: Path | None = None
    quiet: bool = True
    move_seconds: float = 0.0
    game_seconds: float = 0.0


def run_match(
    game: str, bots: Sequence[str], games: int, players: int | None = None, how: How | None = None
) -> tuple[MatchReport, list[Played]]:
    """Lets bots play each other, on the same deals in every seat. Raises BadRun."""
    how = how or How()
    found = game_named(game)
    options = _checked(found, bots, players, how)
    jobs = schedule(game, options, found.seats(options), bots, games, how.seed)
    played = _play(f"match {game}", jobs, how)
    return match_report(game, options, how.seed, bots, played), played


def run_ladder(
    game: str, bots: Sequence[str], games: int, players: int | None = None, how: How | None = None
) -> tuple[LadderReport, list[Played]]:
    """Who plays whom is chosen on the way: near each other and seldom met."""
    how = how or How()
    found = game_named(game)
    options = _checked(found, bots, players, how)

    def play(jobs: list[Job]) -> list[Played]:
        return _play(f"ladder {game}", jobs, how)

    played = climb(game, options, found.seats(options), bots, games, how.seed, play)
    return ladder_report(game, options, how.seed, bots, played), played


def run_balance(
    game: str, bot: str, games: int, players: Sequence[int] = (), how: How | None = None
) -> tuple[BalanceReport, list[list[Played]]]:
    """Lets a bot play itself, at one table after the other. Raises BadRun."""
    how = how or How()
    found = game_named(game)
    specs.parse(bot, found.NAME)
    settled = _tables(found, read_options(how.options), players)
    tables = [
        equals(game, options, found.seats(options), bot, games, how.seed) for options in settled
    ]
    played = iter(_play(f"balance {game}", [job for table in tables for job in table], how))
    results = [[next(played) for _ in table] for table in tables]
    report = BalanceReport(
        game=game,
        bot=bot,
        seed=how.seed,
        command=balance_command(game, bot, games, players, how),
        tables=[
            table_balance(options, bot, table, words_of(found, options))
            for options, table in zip(settled, results, strict=True)
        ],
    )
    return report, results


def balance_command(game: str, bot: str, games: int, players: Sequence[int], how: How) -> str:
    """What to type to get the same report again."""
    words = ["headframe", "arena", "balance", game, bot, "--games", str(games)]
    for count in players:
        words += ["--players", str(count)]
    for option in how.options:
        words += ["--option", option]
    if how.seed != SEED:
        words += ["--seed", how.seed]
    return shlex.join(words)


def contest_command(
    kind: str, game: str, bots: Sequence[str], games: int, players: int | None, how: How
) -> list[str]:
    """The same for a match or a ladder."""
    words = ["headframe", "arena", kind, game, *bots, "--games", str(games)]
    if players is not None:
        words += ["--players", str(players)]
    for option in how.options:
        words += ["--option", option]
    return [*words, "--seed", how.seed]


def read_options(pairs: Sequence[str]) -> dict[str, Value]:
    """name=value, read by the game's own options later."""
    found: dict[str, Value] = {}
    for pair in pairs:
        name, equals_sign, value = pair.partition("=")
        if not equals_sign:
            raise BadRun(f"option {pair!r} is not of the form name=value")
        found[name] = value
    return found


def _checked(
    game: Game[Any], bots: Sequence[str], players: int | None, how: How
) -> dict[str, Value]:
    """The options of a contest, once its bots are known to be."""
    for bot in bots:
        specs.parse(bot, game.NAME)
    return with_players(game, read_options(how.options), players)


def _play(what: str, jobs: list[Job], how: How) -> list[Played]:
    jobs = [
        msgspec.structs.replace(job, move_seconds=how.move_seconds, game_seconds=how.game_seconds)
        for job in jobs
    ]
    chosen = executor(how.executor, min(how.workers or os.cpu_count() or 1, len(jobs)))
    with progress(what, how.quiet) as tell:
        if how.out is None:
            return run(jobs, chosen, None, tell)
        with Store(how.out / GAMES) as store:
            return run(jobs, chosen, store, tell)


def _tables(
    game: Game[Any], given: dict[str, Value], players: Sequence[int]
) -> list[dict[str, Value]]:
    """The options of each table: for the numbers of players asked for, or all there are."""
    if players:
        return [with_players(game, given, count) for count in players]
    for option in game.OPTIONS:
        if option.name == "players" and isinstance(option, Whole) and "players" not in given:
            counts = range(option.low, option.high + 1)
            found = [with_players(game, given, count) for count in counts]
            # A mode may fix the number itself; then it is one table, not the same one many times.
            return list({game.seats(options): options for options in found}.values())
    return [with_players(game, given, None)]
