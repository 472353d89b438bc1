"""Plays every game plain and compiled and compares the hash of every state, then of every
observation and mask for learners.

    ./x compile --check

A command and not a test: without a compiler there is nothing to compare, and a check that was
skipped must not look like one that passed. Ends with 0 only if both builds ran and agree.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from headframe import registry
from headframe.core.options import Options
from tests.contract.test_games import option_sets
from tools.compile import environment

ROOT = Path(__file__).resolve().parents[2]
SEED = "compiled"
TOY = "tests.toy.game:ToyGame"
WHICH = "from headframe.build_info import build; print(build())"


def plain_environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}


def games() -> Iterator[tuple[str, str, Options]]:
    """Name, class and options of everything to play. The toy stands for games that stay plain
    Python on a compiled kernel."""
    yield "toy", TOY, {"players": 3}
    for name in registry.GAMES:
        for options in option_sets(name):
            yield name, registry.GAMES[name], options


def told(env: Mapping[str, str], *arguments: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=env, capture_output=True, text=True
    )
    if run.returncode:
        raise SystemExit(f"compare: {' '.join(arguments)} failed:\n{run.stderr[-3000:]}")
    return run.stdout.splitlines()


def difference(ours: list[str], theirs: list[str]) -> int | None:
    """The number of the first state that differs."""
    for number, (a, b) in enumerate(zip(ours, theirs, strict=False)):
        if a != b:
            return number
    return None if len(ours) == len(theirs) else min(len(ours), len(theirs))


def main(wanted: list[str]) -> int:
    plain, compiled = plain_environment(), environment()
    for env, build in ((plain, "plain"), (compiled, "compiled")):
        found = told(env, "-c", WHICH)
        if found != [build]:
            raise SystemExit(f"compare: wanted the {build} build, found {found}")
    failed = 0
    for name, spec, options in games():
        if wanted and name not in wanted:
            continue
        said = json.dumps(dict(options))
        traces = {"states": ("tests.contract.trace", spec, said, SEED)}
        if name != "toy":  # which has no features
            traces["observations"] = ("tests.research.trace", name, said, SEED)
        for what, trace in traces.items():
            one, other = told(plain, "-m", *trace), told(compiled, "-m", *trace)
            at = difference(one, other)
            verdict = "the same" if at is None and one else f"DIFFERENT from number {at} on"
            print(f"{name} {said}: {len(one)} {what}, {verdict}", flush=True)
            failed += at is not None or not one
    print(f"compare: {failed} differ" if failed else "compare: all the same")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
