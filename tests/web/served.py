"""The server of the browser tests: the real one, with dice that fall the same in every run.

A person of the tests answers the same to the same question, so a game takes the same course
here and in CI. A hint, too, is the same on a slow machine: it is thought by number, not by time,
and once, or it would depend on the moment of a click which of several was taken. `--fair-dice`
leaves the dice to chance, to meet positions nobody thought of.
"""

from __future__ import annotations

import pytest

from headframe.bots.advice import Effort
from headframe.server import bots, hints, tables, worker_tasks
from headframe.server.live_table import LiveTable
from headframe.server.serve import main


class Loaded:
    """In place of `secrets`, where the server draws what a game depends on."""

    @staticmethod
    def token_hex(size: int) -> str:
        return "a5" * size


HINT = Effort("mcts:iterations=8,worlds=1,rounds=2,limit=24,root_moves=4", worlds=2, planned=1)


def by_step(bots: bots.Bots, table: LiveTable) -> str:
    return f"{table.state.step} {table.state.opened.seed}"


if __name__ == "__main__":
    loaded = pytest.MonkeyPatch()
    loaded.setattr(tables, "secrets", Loaded)
    loaded.setattr(bots, "secrets", Loaded)
    loaded.setattr(hints, "secrets", Loaded)
    loaded.setattr(worker_tasks, "HINTERS", (HINT,))
    loaded.setattr(bots.Bots, "_chance", by_step)
    raise SystemExit(main("127.0.0.1", 0, open_browser=False))
