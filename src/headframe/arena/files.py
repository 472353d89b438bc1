"""What a run leaves in its folder: the report as JSON and text, and the games as Parquet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from headframe.arena.job import Played
from headframe.arena.optional import wanted


def write_report(folder: Path, report: msgspec.Struct) -> Path:
    """As JSON, for programs."""
    path = folder / "report.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    return path


def write_text(folder: Path, name: str, text: str) -> Path:
    """As it is, under this name."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def rows(games: Sequence[Played]) -> list[dict[str, int | float | str]]:
    """One row for each seat of each game."""
    found: list[dict[str, int | float | str]] = []
    names = list(dict.fromkeys(n for played in games for source in played.sources for n in source))
    for number, played in enumerate(games):
        for seat, bot in enumerate(played.bots):
            source = played.sources[seat] if seat < len(played.sources) else {}
            found.append(
                {
                    "game": number,
                    "deal": played.deal,
                    "players": len(played.bots),
                    "seat": seat,
                    "team": played.teams[seat],
                    "bot": bot,
                    "label": played.labels[seat] if seat < len(played.labels) else "",
                    "place": played.places[seat],
                    "score": played.scores[seat],
                    "win": played.wins()[seat],
                    "answers": played.answers,
                    "turns": played.turns,
                    "seconds": played.seconds[seat],
                    "slowest": played.slowest[seat],
                    **{f"points: {name}": source.get(name, 0) for name in names},
                }
            )
    return found


def write_parquet(folder: Path, games: Sequence[Played]) -> Path | None:
    """None where polars is not installed."""
    polars = wanted("polars")
    if polars is None:
        return None
    path = folder / "games.parquet"
    polars.DataFrame(rows(games)).write_parquet(path)
    return path
