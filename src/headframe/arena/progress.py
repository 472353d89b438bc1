"""How far a run is: a bar where rich and a terminal are at hand, else a line now and then."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from headframe.arena.optional import wanted
from headframe.arena.run import Tell

EVERY = 10.0
"""Seconds between two lines where there is no bar."""


@contextmanager
def progress(what: str, quiet: bool = False) -> Iterator[Tell]:
    """Speaks on stderr, so that stdout holds the report alone."""
    rich = wanted("rich.progress")
    if quiet:
        yield _silent
    elif rich is not None and sys.stderr.isatty():
        console = rich.Console(stderr=True)
        columns = (*rich.Progress.get_default_columns(), rich.MofNCompleteColumn())
        with rich.Progress(*columns, console=console) as bar:
            task = bar.add_task(what, total=None)
            yield lambda done, total: bar.update(task, completed=done, total=total)
    else:
        yield _Lines(what).tell


def _silent(done: int, total: int) -> None:
    pass


class _Lines:
    def __init__(self, what: str) -> None:
        self.what = what
        self.last = monotonic()

    def tell(self, done: int, total: int) -> None:
        if done == total or monotonic() - self.last >= EVERY:
            self.last = monotonic()
            print(f"{self.what}: {done} of {total} games", file=sys.stderr)
