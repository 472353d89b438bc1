"""Runs give the same result however and wherever they run, interrupted or not."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from headframe.arena.executors import Pool, Serial
from headframe.arena.job import Job, Played
from headframe.arena.match import MatchReport
from headframe.arena.play import play
from headframe.arena.run import run
from headframe.arena.runs import How, run_match
from headframe.arena.schedule import BadRun, schedule
from headframe.arena.store import Store

TOY = "tests.toy.game:ToyGame"
BOTS = ["greedy", "random"]


def jobs(games: int = 6) -> list[Job]:
    return schedule(TOY, {"players": 2, "teams": False}, 2, BOTS, games, "runs")


def bare(games: list[Played]) -> list[Played]:
    """Without the clock, and without the record, which is kept on disk alone."""
    nothing = [0.0, 0.0]
    return [
        msgspec.structs.replace(game, seconds=nothing, slowest=nothing, record="") for game in games
    ]


def figures(report: MatchReport) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(report, timing=[]))


def test_a_job_is_a_pure_function() -> None:
    job = jobs()[0]
    assert bare([play(job)]) == bare([play(job)])


def test_rotations_of_a_deal_are_the_same_deal() -> None:
    first, second = (play(job) for job in jobs(2))
    assert (first.deal, second.deal) == (0, 0)
    assert first.bots == second.bots[::-1]


def test_processes_give_what_one_gives() -> None:
    assert bare(run(jobs(), Pool(2))) == bare(run(jobs(), Serial()))


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Store(path) as store:
        first = run(jobs(4), Serial(), store)
    told: list[tuple[int, int]] = []
    with Store(path) as store:
        again = run(jobs(6), Serial(), store, lambda done, total: told.append((done, total)))
    assert again[:4] == first, "the clock as well: these games were read, not played"
    assert told == [(4, 6), (5, 6), (6, 6)]
    assert len(path.read_bytes().splitlines()) == 6


@pytest.mark.parametrize("tail", [b'{"key":"ab', b'{"key":"ab"}\n', b"\xff\xfe\n"])
def test_a_damaged_end_is_cut_off(tmp_path: Path, tail: bytes) -> None:
    path = tmp_path / "games.jsonl"
    with Store(path) as store:
        run(jobs(2), Serial(), store)
    whole = path.read_bytes()
    path.write_bytes(whole + tail)
    with Store(path) as store:
        assert len(store.found) == 2
    assert path.read_bytes() == whole


def test_two_runs_do_not_write_into_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Store(path), pytest.raises(BadRun, match="another run is writing into"):
        Store(path)
    with Store(path) as store:
        assert store.found == {}, "free again"


def test_a_killed_run_goes_on_and_gives_the_same_result(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    code = (
        "from pathlib import Path\n"
        "from headframe.arena.runs import How, run_match\n"
        "if __name__ == '__main__':\n"
        f"    out = Path({str(tmp_path)!r})\n"
        "    how = How(seed='killed', workers=2, out=out)\n"
        f"    run_match({TOY!r}, {BOTS!r}, 400, how=how)\n"
    )
    script = tmp_path / "script.py"
    script.write_text(code)
    root = Path(__file__).parents[2]
    paths = os.pathsep.join([str(root), str(root / "src"), os.environ.get("PYTHONPATH", "")])
    victim = subprocess.Popen(
        [sys.executable, str(script)], env={**os.environ, "PYTHONPATH": paths}
    )
    try:
        until = time.monotonic() + 120
        while not path.exists() or path.read_bytes().count(b"\n") < 5:
            assert victim.poll() is None, "it ended by itself"
            assert time.monotonic() < until, "it plays no games"
            time.sleep(0.01)
    finally:
        victim.send_signal(signal.SIGKILL)
        victim.wait()
    lines = path.read_bytes().count(b"\n")
    assert 5 <= lines < 400, "killed midway"
    games = lines + 6 + lines % 2  # whole deals
    whole, _ = run_match(TOY, BOTS, games, how=How(seed="killed"))
    resumed, _ = run_match(TOY, BOTS, games, how=How(seed="killed", out=tmp_path))
    assert figures(resumed) == figures(whole)
    assert path.read_bytes().count(b"\n") >= games
