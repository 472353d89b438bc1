"""Play through everything that can go wrong: `./x bench soak --minutes N [--seed S]`.

Many tables of all games on SQLite and PostgreSQL, with two servers on the latter: people answer at
random, reload, lose their connection, say the same twice, use an id again for something else, take
back with and without consent, let bots stand in, chat, watch, bring finished games in again and go
on from a step; meanwhile servers are killed (-9) and stopped, the database is restarted and worker
processes die. At the end every log is held against what people were told. The seed repeats what
was done, though not the moments at which it was done.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import secrets
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.postgres import Cluster
from tests.server.process import TOY
from tests.server.soak.run import Report, soak


def main() -> int:
    parser = argparse.ArgumentParser(prog="./x bench soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--tables", type=int, default=4, help="at a time, on each database")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds from fault to fault")
    parser.add_argument("--keep", help="the folder for what failed; else a temporary one")
    chosen = parser.parse_args()
    os.environ["HEADFRAME_GAMES"] = TOY
    began = time.perf_counter()
    with Cluster() as cluster:
        report = soak(cluster, chosen.seed, 60 * chosen.minutes, chosen.tables, chosen.pause)
    print(f"{(time.perf_counter() - began) / 60:.1f} minutes with --seed {report.seed}:")
    for name, value in dataclasses.asdict(report.figures).items():
        print(f"  {name.replace('_', ' '):20}{value:8}")
    print(f"  {'losses and lies':20}{len(report.failures):8}")
    for failure in report.failures[:50]:
        print(f"    {failure}")
    print(f"  {'faults in the logs':20}{len(report.faults):8}")
    for line in sorted(set(report.faults))[:20]:
        print(f"    {line}")
    if report.failures or report.faults:
        keep(report, Path(chosen.keep or tempfile.mkdtemp(prefix="headframe-soak-")))
    return 1 if report.failures else 0


def keep(report: Report, folder: Path) -> None:
    """All that failed, and what the servers said meanwhile."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "failures.txt").write_text("\n".join([*report.failures, *report.faults, ""]))
    for number, log in enumerate(report.logs, start=1):
        (folder / f"server-{number}.log").write_text(log)
    print(f"  all of it, with the servers' logs: {folder}")


if __name__ == "__main__":
    raise SystemExit(main())
