"""The server under load, beside boardgame.io's.

`./x bench server` opens 200 tables with two scripted players each and measures, on this machine:
how many answers are committed to SQLite in a second when everybody answers at once, and the time
from an answer to its broadcast at an even pace of 1,050 answers a second; how long the server works
for an answer, which does not depend on what else the machine does; the time to open a table of 500
answers, the memory of an idle table; and the same load on boardgame.io's server (npm, its
own trivial game, kept in memory only) as a ratio. SQLite writes through to the disk
(synchronous=FULL) before an answer is acknowledged. Like `./x run` it takes the compiled build
where there is one of these sources. Options: --tables, --seconds, --pace, --game, --plain,
--without-npm.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks._server_long import long_table
from benchmarks._server_peer import Peer, Unavailable
from tools.compile import built, environment

TOY = "pit=tests.toy.game:ToyGame"
os.environ.setdefault("HEADFRAME_GAMES", TOY)
FIGURES = "for-the-benchmark"
TWO = {"players": 2}
ROOT = Path(__file__).parents[1]
HERE = Path(__file__).parent
PLAIN_ONLY = "--plain" in sys.argv


def programs() -> dict[str, str]:
    """The environment of a server: of the compiled build where it is there and wanted."""
    return environment() if built() and not PLAIN_ONLY else {**os.environ, "PYTHONPATH": str(ROOT)}


class Served:
    """Our server in a process of its own, on a SQLite file in a temporary folder."""

    def __init__(self, folder: str, **settings: object) -> None:
        env = {
            **programs(),
            "HEADFRAME_DATA": folder,
            "HEADFRAME_TABLES_PER_GUEST": "100000",
            "HEADFRAME_CALLS_PER_SECOND": "100000",
            "HEADFRAME_CALLS_BURST": "100000",
            "HEADFRAME_CONNECTIONS": "100000",
            "HEADFRAME_CONNECTIONS_PER_ADDRESS": "100000",
            "HEADFRAME_METRICS_TOKEN": FIGURES,
            "HEADFRAME_PASS_LEAST_S": "0",
            "HEADFRAME_PASS_MOST_S": "0",
            # What is measured is a server that is ready, not one that reads its programs.
            "HEADFRAME_PREPARE_S": "0",
            **{f"HEADFRAME_{name.upper()}": str(value) for name, value in settings.items()},
        }
        command = [sys.executable, "-m", "headframe.server", "--no-browser", "--port=0"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=env, cwd=ROOT
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.port = int(found[1])

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def call(self, path: str, body: object = None) -> Any:
        data = json.dumps(body).encode() if body is not None else None
        url = f"http://127.0.0.1:{self.port}{path}"
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {FIGURES}"}
        request = urllib.request.Request(url, data, headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            text = answer.read()
        return text.decode() if path == "/metrics" else json.loads(text)

    def open_table(self, game: str) -> Any:
        seats = [{"kind": "person"}] * 2
        return self.call("/api/tables", {"game": game, "seats": seats, "options": TWO})

    def figure(self, name: str) -> float:
        found = re.search(rf"^headframe_{name} (\S+)$", self.call("/metrics"), re.MULTILINE)
        assert found is not None, name
        return float(found[1])

    def memory_kb(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1])


def load(port: int, seconds: float, tables: list[Any], pace: float = 0, pid: int = 0) -> Any:
    given = [str(each) for each in (port, seconds, pace, pid)]
    command = [sys.executable, str(HERE / "_server_load.py"), *given]
    ended = subprocess.run(
        command, input=json.dumps(tables), capture_output=True, text=True, timeout=seconds + 120
    )
    if ended.returncode:
        raise RuntimeError(ended.stderr)
    if ended.stderr:
        print(ended.stderr, file=sys.stderr)
    return json.loads(ended.stdout)


def answers_per_second(game: str, tables: int, seconds: float, pace: float = 0) -> Any:
    """Short games are played in several rounds of fresh tables; the rounds are added up."""
    total: dict[str, Any] = {}
    while total.get("seconds", 0) < 0.9 * seconds:
        found = one_round(game, tables, seconds - total.get("seconds", 0), pace)
        total = {name: total[name] + found[name] if total else found[name] for name in found}
    return summed(total)


def summed(found: Any) -> Any:
    delays = sorted(found["delays_ms"])
    found["per_second"] = found["answers"] / found["seconds"]
    found["p50_ms"] = delays[len(delays) // 2]
    found["p99_ms"] = delays[int(len(delays) * 0.99)]
    return found


def one_round(game: str, tables: int, seconds: float, pace: float) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        served = Served(folder)
        try:
            opened = [served.open_table(game) for _ in range(tables)]
            before = served.figure("commits_total")
            figures = load(served.port, seconds, opened, pace, served.process.pid)
            figures["commits"] = served.figure("commits_total") - before
            figures["taken"] = served.figure("answers_total")
        finally:
            served.close()
    return figures


def memory_per_table(game: str, count: int = 400) -> float:
    """Tables in memory that nobody looks at, in kB each."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(folder, idle_s=3600)
        try:
            for _ in range(50):
                served.open_table(game)
            before = served.memory_kb()
            for _ in range(count):
                served.open_table(game)
            return (served.memory_kb() - before) / count
        finally:
            served.close()


def opening_ms(game: str, answers: int = 500) -> tuple[float, int, float]:
    """The worst of several openings of a table with so many answers: read, replay, shown."""
    with tempfile.TemporaryDirectory() as folder:
        table, steps = asyncio.run(long_table(folder, game, answers))
        times, replayed = [], 0.0
        for _ in range(5):
            served = Served(folder, resume_s=0)
            try:
                served.call("/api/games")  # the game's own content is read before, as in use
                served.open_table(game)
                began = time.perf_counter()
                shown = served.call(f"/api/tables/{table}")
                times.append(1000 * (time.perf_counter() - began))
                assert shown["step"] == steps
                replayed = served.figure("replayed_total")
            finally:
                served.close()
        return max(times), steps, replayed


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x bench server", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--pace", type=float, default=1050, help="answers a second, for delays")
    parser.add_argument("--game", action="append", help="as often as wanted (pit is the toy)")
    parser.add_argument("--plain", action="store_true", help="not the compiled build")
    parser.add_argument("--without-npm", action="store_true")
    chosen = parser.parse_args()
    games = chosen.game or ["pit", "super_motherload", "drillers", "mothership"]
    print("compiled" if built() and not PLAIN_ONLY else "plain", end=", ")
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f} before the run")
    with contextlib.ExitStack() as stack:
        peer = None if chosen.without_npm else started(stack)
        for game in games:
            for pace in (0, chosen.pace):
                print(f"{game}, {f'{pace:g} answers/s wanted' if pace else 'all at once'}")
                compare(game, peer, chosen.tables, chosen.seconds, pace)
    for game in games:
        worst, steps, replayed = opening_ms(game)
        print(
            f"{game}: a table of {steps} answers opens in {worst:.1f} ms "
            f"(worst of 5, {replayed:.0f} answers replayed)",
            flush=True,
        )
        print(f"{game}: {memory_per_table(game):.0f} kB for an idle table in memory", flush=True)


def compare(game: str, peer: Peer | None, tables: int, seconds: float, pace: float) -> None:
    """One after the other, so that whatever else the machine does falls on both alike."""
    ours = answers_per_second(game, tables, seconds, pace)
    each = ours["taken"] / ours["commits"]
    work = 1e6 * ours["work"] / ours["answers"]
    print(
        f"  on disk: {told(ours)}; {each:.1f} answers to a commit, {ours['refused']} refused, "
        f"{work:.0f} µs of the server's work for an answer",
        flush=True,
    )
    if peer is not None:
        theirs = summed(peer.load(tables, seconds, pace))
        print(f"  boardgame.io {peer.version}, trivial game, in memory: {told(theirs)}")
        rate = ours["per_second"] / theirs["per_second"]
        delay = ours["p99_ms"] / theirs["p99_ms"]
        print(f"  ratio ours to theirs: {rate:.2f} answers/s, {delay:.2f} p99", flush=True)


def started(stack: contextlib.ExitStack) -> Peer | None:
    try:
        return stack.enter_context(Peer())
    except Unavailable as reason:
        print(f"boardgame.io: not measured, {reason}")
        return None


def told(found: Any) -> str:
    return (
        f"{found['per_second']:.0f} answers/s, answer to broadcast "
        f"p50 {found['p50_ms']:.0f} ms, p99 {found['p99_ms']:.0f} ms "
        f"({found['answers']} in {found['seconds']:.1f} s)"
    )


if __name__ == "__main__":
    main()
