"""The arena's commands as the command line has them. They print the report; with ``out`` they also
leave it in that folder, and a run that was interrupted goes on from what it finds there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from headframe.arena.files import write_parquet, write_report, write_text
from headframe.arena.html import write_pages
from headframe.arena.job import Played
from headframe.arena.ladder_markdown import ladder_markdown
from headframe.arena.markdown import balance_markdown
from headframe.arena.plots import plot_balance, plot_ladder, plot_match
from headframe.arena.records import kept_games
from headframe.arena.runs import (
    SEED,
    How,
    contest_command,
    run_balance,
    run_ladder,
    run_match,
)
from headframe.arena.text import balance_text, ladder_text, match_text
from headframe.bots import specs


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Settings:
    """What all three commands may be told."""

    option: Annotated[
        tuple[str, ...], Parameter(help="more options of the game, as name=value")
    ] = ()
    seed: Annotated[str, Parameter(help="names the deals; the same seed, the same result")] = SEED
    workers: Annotated[int, Parameter(help="processes; 0 = one for each core")] = 0
    executor: Annotated[str, Parameter(help="auto, serial, pool or ray")] = "auto"
    out: Annotated[Path | None, Parameter(help="a folder for the games, reports, pictures")] = None
    quiet: Annotated[bool, Parameter(help="no progress", negative=())] = False
    move_seconds: Annotated[float, Parameter(help="a bot forfeits after; 0 = no limit")] = 0.0
    game_seconds: Annotated[float, Parameter(help="the same, for a whole game")] = 0.0

    def how(self) -> How:
        """As runs take it."""
        return How(
            options=self.option,
            seed=self.seed,
            workers=self.workers,
            executor=self.executor,
            out=self.out,
            quiet=self.quiet,
            move_seconds=self.move_seconds,
            game_seconds=self.game_seconds,
        )


PLAIN = Settings()


def match(
    game: str,
    *bots: str,
    games: int = 100,
    players: int | None = None,
    settings: Settings = PLAIN,
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
    """
    report, played = run_match(game, bots, games, players, settings.how())
    print(match_text(report))
    if settings.out is not None:
        _tell_files(_written(settings.out, report, played))
        _tell_files(plot_match(settings.out, report, played))


def ladder(
    game: str,
    *bots: str,
    games: int = 200,
    players: int | None = None,
    settings: Settings = PLAIN,
) -> None:
    """Rate bots (Bradley and Terry) from all their games at once; those near each other meet most.
    Without bots: random, greedy and all levels. The parameters are those of match."""
    entered = bots or ("random", "greedy", *specs.levels())
    report, played = run_ladder(game, entered, games, players, settings.how())
    print(ladder_text(report))
    if settings.out is not None:
        _tell_files(_written(settings.out, report, played))
        command = contest_command("ladder", game, bots, games, players, settings.how())
        _tell_files([write_text(settings.out, "report.md", ladder_markdown(report, command))])
        _tell_files(plot_ladder(settings.out, report, played))


def balance(
    game: str,
    bot: str = "greedy",
    *,
    games: int = 200,
    players: tuple[int, ...] = (),
    settings: Settings = PLAIN,
) -> None:
    """Let a bot play against itself: wins by seat and deck, lengths, sources of points, and how
    often every card, bonus and achievement is used. With --out there is a report.md to read.

    Parameters
    ----------
    bot
        Who plays in every seat.
    games
        For each number of players.
    players
        Numbers of players; all that the game allows if left out.
    """
    report, played = run_balance(game, bot, games, players, settings.how())
    print(balance_text(report))
    if settings.out is not None:
        everything = [one for table in played for one in table]
        _tell_files(_written(settings.out, report, everything))
        _tell_files([write_text(settings.out, "report.md", balance_markdown(report))])
        _tell_files(plot_balance(settings.out, report, played))


def games(folder: Path) -> None:
    """List the games of a run with their ids, for `headframe arena show`."""
    for played in kept_games(folder):
        scores = ", ".join(
            f"{bot} {score}" for bot, score in zip(played.bots, played.scores, strict=False)
        )
        print(f"{played.key[:12]}  deal {played.deal:>5}  {played.answers:>5} answers  {scores}")


def report(folder: Path, *, html: bool = False) -> None:
    """Pictures of a run's games: wins, ratings, lengths, scores, what winners had more of, chances.

    Parameters
    ----------
    folder
        What a match or a ladder was given as --out.
    html
        A page with all of them and who beat whom as well: report.html.
    """
    _tell_files(write_pages(folder, html))


def _written(out: Path, report: msgspec.Struct, played: Sequence[Played]) -> list[Path | None]:
    return [write_report(out, report), write_parquet(out, played)]


def _tell_files(paths: Sequence[Path | None]) -> None:
    for path in paths:
        if path is not None:
            print(f"wrote {path}")
