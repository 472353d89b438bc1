"""Our games beside their peers, all in one run, in turns: what each does in a second.

    ./x bench games                       everything; writes docs/benchmarks.md
    ./x bench games drillers catanatron   only sides whose name holds one of these words
    ./x bench games --seconds 0.2 --rounds 4

Random play (decisions and games), copies of a position, tests whether an answer is legal, and a
position as text. The peers are installed on first use into `.peers`, an environment of their own.
Our games run plain and, where `./x compile` has been run, compiled.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import venv
from collections import defaultdict
from pathlib import Path
from typing import Any

from benchmarks._report import Figures, document, table
from benchmarks._side import MEASURES, PLAY
from tools.compile import built, environment

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / ".peers"
WANTED = (
    "catanatron==3.2.1",
    "catanatron_gym==4.0.0",
    "chess==1.11.2",
    "open_spiel==2.0.2",
    "pettingzoo[classic]==1.27.0",
    "rlcard==1.2.0",
)
DOCUMENT = ROOT / "docs" / "benchmarks.md"


class Worker:
    """A process that holds sides and works when told to."""

    def __init__(self, python: str, module: str, env: dict[str, str], suffix: str) -> None:
        self.suffix = suffix
        self.said = tempfile.TemporaryFile("w+")  # noqa: SIM115  (read if the worker dies)
        # Processor time is all that counts, so one thread each.
        self.process = subprocess.Popen(
            [python, "-m", f"benchmarks.{module}"],
            cwd=ROOT,
            env={**env, "OMP_NUM_THREADS": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.said,
            text=True,
        )
        hello = self.answer()
        self.build: str = hello["build"]
        self.missing: dict[str, str] = hello["missing"]
        self.sides: dict[str, list[str]] = hello["sides"]

    def work(self, side: str, measure: str, seconds: float, number: int) -> list[float]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([side, measure, seconds, number]) + "\n")
        self.process.stdin.flush()
        done: list[float] = self.answer()
        return done

    def answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.said.seek(0)
            said = self.said.read()[-2000:]
            raise SystemExit(f"bench: a worker ended early: {self.process.args!r}\n{said}")
        return json.loads(line)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def peers_python() -> str:
    """The peers' environment, made on first use. What cannot be installed is left out."""
    python = PEERS / ("Scripts" if os.name == "nt" else "bin") / "python"
    done = PEERS / "headframe-peers"
    if not done.is_file() or done.read_text() != " ".join(WANTED):
        print("bench: installing the peers into .peers (once)", file=sys.stderr)
        venv.create(PEERS, clear=True, with_pip=True)
        for wanted in WANTED:
            pip = [str(python), "-m", "pip", "install", "--quiet", wanted]
            if subprocess.run(pip, stderr=subprocess.DEVNULL).returncode:
                print(f"bench: {wanted} cannot be installed here", file=sys.stderr)
        done.write_text(" ".join(WANTED))
    return str(python)


def workers(ours: str = "_ours", peers: str = "_peers") -> tuple[list[Worker], list[str]]:
    """Those that can be had, and what is missing for a whole report."""
    lacking: list[str] = []
    here = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    found = [Worker(sys.executable, ours, here, "")]
    if built():
        found.append(Worker(sys.executable, ours, environment(), ", compiled"))
        if found[-1].build != "compiled":
            lacking.append("the compiled build was not what ran: ./x compile")
    else:
        lacking.append("there is no compiled build of these sources: ./x compile")
    found.append(Worker(peers_python(), peers, dict(os.environ), ""))
    for worker in found:
        lacking += [f"{name}: {why}" for name, why in worker.missing.items()]
    return found, lacking


def measure(found: list[Worker], words: list[str], seconds: float, rounds: int) -> Figures:
    """Rates of every side and measure, one entry a round."""
    figures: Figures = defaultdict(lambda: defaultdict(list))
    for number in range(rounds):
        for what in MEASURES:
            for worker in found:
                for side, offers in worker.sides.items():
                    name = side + worker.suffix
                    if what not in offers or (words and not any(w in name for w in words)):
                        continue
                    slice_ = seconds if what == PLAY else seconds / 5
                    first, second, spent = worker.work(side, what, slice_, number)
                    figures[name][what].append(first / spent)
                    if what == PLAY:
                        figures[name]["games"].append(second / spent)
        if sys.stderr.isatty():
            print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x bench games")
    parser.add_argument("words", nargs="*", help="only sides whose name holds one of these")
    parser.add_argument("--seconds", type=float, default=0.4, help="of one slice of random play")
    parser.add_argument("--rounds", type=int, default=10, help="how often every side has a turn")
    asked = parser.parse_args()
    found, lacking = workers()
    try:
        figures = measure(found, asked.words, asked.seconds, asked.rounds)
    finally:
        for worker in found:
            worker.close()
    print(table(figures))
    if asked.words:
        return
    if lacking:
        print(f"{DOCUMENT.relative_to(ROOT)} is left as it is, since not all is here:")
        print("\n".join(f"  {line}" for line in lacking))
        return
    DOCUMENT.write_text(document(figures), encoding="utf-8")
    print(f"written: {DOCUMENT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
