"""Arena runs as Parquet (extras `research` and `stats`)."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from headframe import registry
from headframe.arena.job import Played
from headframe.arena.optional import needed
from headframe.arena.records import kept_games, unpacked
from headframe.arena.schedule import BadRun
from headframe.core.record import option_values
from headframe.research.decisions import rows
from headframe.research.vectors import Observer

GAMES_A_FILE: Final = 100
SCHEMA: Final = "schema.json"


def export(folder: Path, out: Path) -> Iterator[Path]:
    """Write the decisions of a run, some games a file, and what the numbers mean beside them."""
    polars = needed("polars", "a Parquet file", "stats")
    out.mkdir(parents=True, exist_ok=True)
    observers: dict[str, Observer] = {}
    table: list[dict[str, Any]] = []
    for number, played in enumerate(kept_games(folder)):
        if number and number % GAMES_A_FILE == 0:
            yield _written(polars, out, number // GAMES_A_FILE - 1, table)
            table = []
        observer = _observer(observers, played)
        table += [
            {"game": played.key, "deal": played.deal, **dataclasses.asdict(row)}
            for row in rows(observer.game, unpacked(played.record), observer)
        ]
    if table:
        yield _written(polars, out, number // GAMES_A_FILE, table)
    path = out / SCHEMA
    path.write_text(json.dumps([*map(described, observers.values())], indent=1) + "\n")
    yield path


def _observer(known: dict[str, Observer], played: Played) -> Observer:
    if not played.record:
        raise BadRun(f"game {played.key[:12]} was played before records were kept")
    record = unpacked(played.record)
    options = json.dumps(option_values(record), sort_keys=True)
    found = known.get(f"{record.game} {options}")
    if found is None:
        found = Observer(registry.game(record.game), option_values(record))
        if known and found.size != next(iter(known.values())).size:
            raise BadRun("games with observations of different sizes: export them apart")
        known[f"{record.game} {options}"] = found
    return found


def _written(polars: Any, out: Path, number: int, table: list[dict[str, Any]]) -> Path:
    path = out / f"decisions-{number:04}.parquet"
    polars.DataFrame(table).write_parquet(path)
    return path


def described(observer: Observer) -> dict[str, Any]:
    """What the numbers of an observation and of the actions mean."""
    return {
        "game": observer.game.NAME,
        "rules": observer.game.RULES,
        "options": {name: str(value) for name, value in observer.options.items()},
        "actions": list(observer.table.names),
        "actions_version": observer.table.version,
        "observation": [
            {"name": p.name, "at": p.at, "size": p.size, "low": p.low, "high": p.high}
            for p in observer.places()
        ],
    }
