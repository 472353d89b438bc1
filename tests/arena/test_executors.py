"""The seam behind which jobs run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from headframe.arena.executors import Pool, Serial, executor
from headframe.arena.runs import How, run_match
from headframe.arena.schedule import BadRun


def test_auto_is_what_fits() -> None:
    assert isinstance(executor("auto", 1), Serial)
    assert isinstance(executor("auto", 2), Pool)


def test_unknown_executors_are_refused() -> None:
    with pytest.raises(BadRun, match="there are auto, serial, pool, ray"):
        executor("dask", 1)
    with pytest.raises(BadRun, match="workers: -1"):
        executor("pool", -1)


def test_ray_is_asked_for_only_when_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadRun, match=r"Ray is not installed \(pip install headframe\[dist\]\)"):
        executor("ray", 1)


class _Remote:
    """What ``ray.remote`` makes of a function: calls are put off until they are got."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work = work

    def remote(self, job: Any) -> tuple[Callable[[Any], Any], Any]:
        return self.work, job


class _Ray(ModuleType):
    """A stand-in with the few calls that are used."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.begun: list[dict[str, Any]] = []
        self.ended = 0
        self.most = 0

    def init(self, **settings: Any) -> None:
        self.begun.append(settings)

    def remote(self, work: Callable[[Any], Any]) -> _Remote:
        return _Remote(work)

    def wait(self, running: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(running))
        return running[-num_returns:], running[:-num_returns]

    def get(self, done: list[Any]) -> list[Any]:
        return [work(job) for work, job in done]

    def shutdown(self) -> None:
        self.ended += 1


def test_ray_runs_the_same_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = _Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED", raising=False)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    found = sorted(executor("ray", 2).run(abs, range(-9, 0)))
    assert found == list(range(1, 10))
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    assert ray.begun[0]["num_cpus"] == 2
    assert ray.begun[0]["include_dashboard"] is False
    assert (ray.ended, ray.most) == (1, 4)


def test_a_real_ray_gives_what_one_process_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # else it leaves a token in the home folder
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # for its workers, to find the toy
    toy, bots = "tests.toy.game:ToyGame", ["greedy", "random"]
    ray, _ = run_match(toy, bots, 4, how=How(executor="ray", workers=1))
    serial, _ = run_match(toy, bots, 4, how=How(executor="serial"))
    assert ray.rows == serial.rows
    assert ray.answers == serial.answers


def test_workers_end_with_the_run_that_started_them(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    pids = tmp_path / "pids"
    pids.mkdir()
    script.write_text(
        "import os, time\n"
        "from pathlib import Path\n"
        "from headframe.arena.executors import Pool\n"
        "def work(number):\n"
        f"    (Path({str(pids)!r}) / str(os.getpid())).touch()\n"
        "    time.sleep(60)\n"
        "if __name__ == '__main__':\n"
        "    list(Pool(1).run(work, [1]))\n"
    )
    source = Path(__file__).parents[2] / "src"
    paths = os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")])
    run = subprocess.Popen([sys.executable, str(script)], env={**os.environ, "PYTHONPATH": paths})
    try:
        _until(lambda: any(pids.iterdir()), "no worker began")
    finally:
        run.kill()
        run.wait()
    worker = int(next(pids.iterdir()).name)
    _until(lambda: not _alive(worker), "the worker lives on")


def _until(true: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + 120
    while not true():
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)


def _alive(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
