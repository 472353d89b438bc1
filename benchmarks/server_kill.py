"""Kill -9 of the server fifty times during play: `./x bench server_kill [KILLS]`.

The same that tests/server/test_kill.py does, half of it on each database; here on SQLite alone, and
as often as wanted.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from headframe.core.rng import Rng
from tests.server.killing import KILLS, struck_during_play
from tests.server.player import run


def main() -> int:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else KILLS
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        report = run(struck_during_play(database, kills, Rng.seeded(str(time.time()))))
    print(
        f"killed {report.strikes} times in {time.perf_counter() - began:.0f} s of play: "
        f"{report.acknowledged} answers acknowledged, {report.finished} games finished and "
        f"verified, {len(report.lost)} answers lost"
    )
    return 1 if report.lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
