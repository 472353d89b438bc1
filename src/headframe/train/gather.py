"""Playing the games that are wanted, on all cores, and keeping them in files as they come."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from headframe.arena.executors import Executor
from headframe.arena.fingerprint import fingerprint
from headframe.arena.job import game_named
from headframe.train.samples import Sample, Task, play
from headframe.train.table import Table, gathered, joined, load, save

SHARD: Final = 256
"""Games of one file: what a run that is stopped loses at most."""


def gather(
    wanted: Task,
    games: int,
    executor: Executor,
    folder: Path | None = None,
    tell: Callable[[int, int], None] | None = None,
) -> Table:
    """So many games like ``wanted``, of the deals from 0 on. What lies in the folder is not played
    again; games of other bots, rules or code have files of other names."""
    mark = _mark(wanted)
    shards = range(0, games, SHARD)
    files: dict[int, Path] = {}
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        files = {at: folder / f"{mark}-{at}-{min(SHARD, games - at)}.npz" for at in shards}
    tables = {at: load(path) for at, path in files.items() if path.exists()}
    missing = [at for at in shards if at not in tables]
    tasks = (
        wanted._replace(deal=deal) for at in missing for deal in range(at, min(at + SHARD, games))
    )
    done = sum(table.games for table in tables.values())
    open_shards: dict[int, list[Sample]] = {}
    for sample in executor.run(play, tasks):
        at = sample.deal // SHARD * SHARD
        open_shards.setdefault(at, []).append(sample)
        done += 1
        if tell:
            tell(done, games)
        if len(open_shards[at]) == min(SHARD, games - at):
            tables[at] = gathered(open_shards.pop(at))
            if folder:
                save(tables[at], files[at])
    return joined([tables[at] for at in sorted(tables)])


def _mark(wanted: Task) -> str:
    """Names games like this one: other code, rules or content play other games."""
    game = game_named(wanted.game)
    options = game.settle(wanted.options)
    code = fingerprint(game, wanted.bots)
    told = (wanted._replace(options=dict(options)), code, game.RULES, game.content_hash(options))
    text = msgspec.json.encode(told, order="sorted")
    name = re.sub(r"\W+", "-", wanted.game)
    return f"{name}-{hashlib.blake2b(text, digest_size=6).hexdigest()}"
