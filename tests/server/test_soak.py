"""A short soak; `./x bench soak` is the long one."""

from __future__ import annotations

from tests.server.postgres import Cluster
from tests.server.soak.run import soak

SECONDS = 20.0


def test_nothing_is_lost_whatever_happens() -> None:
    # A cluster of its own: the database is restarted under everybody who uses it.
    with Cluster() as own:
        report = soak(own, "short", SECONDS, width=2, pause_s=2.5, long=False)
    told = f"./x bench soak --seed {report.seed} --tables 2 --pause 2.5"
    assert not report.failures, f"{told}: {report.failures}"
    assert not report.faults, f"{told}: {report.faults}"
    assert report.figures.answers > 0
