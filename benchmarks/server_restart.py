"""PostgreSQL restarted ten times during play: `./x bench server_restart [TIMES]`.

The same that tests/server/test_findings_storage.py does twice: the database is stopped as in a
crash while three tables are played, is away for 0.4 s and comes back; every answer that was
acknowledged must stand in its record, every record must verify, and no log may have a gap.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from headframe.core.rng import Rng
from tests.server.player import run
from tests.server.postgres import Cluster
from tests.server.process import TOY
from tests.server.restarting import gaps, restarted_during_play


def main() -> int:
    os.environ["HEADFRAME_GAMES"] = TOY
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    began = time.perf_counter()
    with Cluster() as cluster:
        database = cluster.database()
        rng = Rng.seeded(str(time.time()))
        report = run(restarted_during_play(cluster, database, times, rng))
        broken = run(gaps(database))
    print(
        f"PostgreSQL restarted {report.strikes} times in {time.perf_counter() - began:.0f} s of "
        f"play: {report.acknowledged} answers acknowledged, {report.finished} games finished and "
        f"verified, {len(report.lost)} answers lost, {len(broken)} logs with a gap"
    )
    return 1 if report.lost or broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
