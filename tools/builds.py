"""Which build of the games runs: plain sources, or those that mypyc has compiled.

For `x`, so standard library only, and no syntax newer than Python 3.7.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.environment import PLAYING, ROOT, environment, in_root, python, stop

COMPILER = "tools/compile.py"


def compiled(rest: list[str]) -> list[str]:
    """Without a leading --compiled; if there is one, everything from here on runs that build."""
    if rest[:1] != ["--compiled"]:
        return rest
    environment()
    if in_root("python", COMPILER):
        stop("there is no compiled build (see above); with --plain it runs without")
    os.environ["PYTHONPATH"] = build_of_these_sources()
    os.environ["HEADFRAME_BUILD"] = "compiled"  # what tests/compiled makes sure of
    return rest[1:]


def build_of_these_sources() -> str:
    """Its folder, "" if there is none."""
    asked = [str(python()), str(ROOT / COMPILER), "--where"]
    return subprocess.run(asked, capture_output=True, text=True).stdout.strip()


def fastest(rest: list[str], *, build: bool) -> list[str]:
    """Without a leading --plain or --compiled. Where none is given: compiled if that is there; if
    it is not and could be, it is built for the next time while the plain sources run."""
    environment(PLAYING)
    if rest[:1] == ["--plain"]:
        return rest[1:]
    if rest[:1] == ["--compiled"]:
        return compiled(rest)
    if folder := build_of_these_sources():
        os.environ["PYTHONPATH"] = folder
    elif build and os.name == "posix" and shutil.which("cc") and has_mypy():
        (ROOT / ".compiled").mkdir(exist_ok=True)
        with (ROOT / ".compiled" / "log").open("w") as log:
            subprocess.Popen(
                ["nice", "-n", "19", str(python()), str(ROOT / COMPILER)],
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        print(
            "x: bots think some five times as fast when compiled: that is being built in the "
            "background (.compiled/log) for the next start",
            file=sys.stderr,
        )
    return rest


def has_mypy() -> bool:
    return (
        subprocess.run([str(python()), "-c", "import mypyc"], capture_output=True).returncode == 0
    )
