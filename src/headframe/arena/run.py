"""Running a list of jobs: what is done already is not done again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from headframe.arena.executors import Executor
from headframe.arena.job import Job, Played
from headframe.arena.play import play
from headframe.arena.store import Store

Tell = Callable[[int, int], None]
"""Hears how many jobs of how many are done."""


def run(
    jobs: Sequence[Job], executor: Executor, store: Store | None = None, tell: Tell | None = None
) -> list[Played]:
    """The results in the order of the jobs, whatever the order in which they came in."""
    keys = [job.key() for job in jobs]
    found = dict(store.found) if store else {}
    left = [job for key, job in zip(keys, jobs, strict=True) if key not in found]
    done = len(jobs) - len(left)
    if tell:
        tell(done, len(jobs))
    for played in executor.run(play, left):
        found[played.key] = played
        if store:
            store.add(played)
        done += 1
        if tell:
            tell(done, len(jobs))
    return [found[key] for key in keys]
