"""A few modules of the kernel, really compiled: games on them are the same, state by state.

The whole build is proven by `./x compile --check` and `./x test --compiled`, which hosted CI runs:
it takes minutes. This takes seconds, and finds when sources, compiler and driver no longer agree.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled.compare import TOY, difference, plain_environment, told
from tools import compile as compiler

SAMPLE = ("core/bits.py", "core/engine.py", "core/playout.py", "core/rng.py")
GAMES = ((TOY, '{"players": 3}'), ("headframe.games.drillers.game:DrillersGame", '{"players": 2}'))
WHICH = "from headframe.core import bits, rng; print(bits.__file__); print(rng.__file__)"


def test_games_on_compiled_modules_are_the_same_state_by_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.setattr(compiler, "WORK", work)
    compiler.write(compiler.package([*SAMPLE]))
    driver = [sys.executable, str(Path(compiler.__file__)), "--c", "0"]
    ended = subprocess.run(
        driver, cwd=work, input="\n".join(SAMPLE), capture_output=True, text=True
    )
    assert ended.returncode == 0, (ended.stdout + ended.stderr)[-3000:]
    plain = plain_environment()
    compiled = {**os.environ, "PYTHONPATH": os.pathsep.join((str(work), str(compiler.ROOT)))}
    assert not any(file.endswith(".py") for file in told(compiled, "-c", WHICH))
    for game, options in GAMES:
        trace = ("-m", "tests.contract.trace", game, options, "sample")
        one, other = told(plain, *trace), told(compiled, *trace)
        assert one
        assert difference(one, other) is None
