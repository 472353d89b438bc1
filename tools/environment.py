"""The environment in `.venv`: set up on first use, with uv from `.tools`; and its programs.

For `x`, so standard library only, and no syntax newer than Python 3.7.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
TOOLS = ROOT / ".tools"
BIN = "Scripts" if os.name == "nt" else "bin"
LOCK = ROOT / "requirements.lock"
PROJECT = ROOT / "pyproject.toml"
UV_VERSION = "0.13.7"
HOSTING = ".[cli,server,postgres]"
PLAYING = ["--editable", HOSTING]
DEVELOPING = ["--editable", ".[cli,server,postgres,stats,dist,env,openspiel]", "--group", "dev"]


def stop(message: str, code: int = 1) -> NoReturn:
    print(f"x: {message}", file=sys.stderr)
    raise SystemExit(code)


def environment(what: list[str] = DEVELOPING) -> None:
    """Bring .venv to what the lock says; costs nothing when it is there already.

    Playing needs a third of what developing needs, so a newcomer waits for that alone.
    """
    inputs = LOCK.read_bytes() + PROJECT.read_bytes() + " ".join(DEVELOPING).encode()
    where = f"{ROOT} {sys.version_info[:2]} {UV_VERSION}".encode()
    wanted = hashlib.sha256(inputs + where).hexdigest()
    developed, played = VENV / "headframe-developing", VENV / "headframe-playing"
    enough = [developed] if what is DEVELOPING else [developed, played]
    if any(fresh(stamp, wanted) for stamp in enough):
        return
    with one_at_a_time():
        if any(fresh(stamp, wanted) for stamp in enough):  # somebody else did it while we waited
            return
        print("x: setting up .venv (first use, or the dependencies changed)", file=sys.stderr)
        uv = find_uv()
        if not works(python()):
            attempt([uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(VENV)])
        # A constraint pins a version and its hashes without installing it: one lock serves
        # the default environment and every extra.
        locked = ["--constraint", str(LOCK), "--build-constraint", str(LOCK)]
        target = ["--python", str(python())]
        # Exact for developers, so that a forgotten dependency shows; players lose nothing.
        exact = ["--exact"] if what is DEVELOPING else []
        attempt([uv, "pip", "install", "--quiet", *exact, *target, *locked, *what])
        for stamp in (developed, played):
            stamp.unlink(missing_ok=True)
        (developed if what is DEVELOPING else played).write_text(wanted)


def fresh(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted and python().exists()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as handle:
        if os.name != "nt":
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def find_uv() -> str:
    own = TOOLS / "uv" / BIN / "uv"
    for found in (shutil.which("uv"), str(own)):
        if found and uv_version(found) >= uv_version(None):
            return found
    print(f"x: installing uv {UV_VERSION} into .tools", file=sys.stderr)
    try:
        subprocess.run([sys.executable, "-m", "venv", "--clear", TOOLS / "uv"], check=True)
    except subprocess.CalledProcessError:
        stop("this Python cannot make virtual environments; on Debian: install python3-venv")
    pip = [str(TOOLS / "uv" / BIN / "python"), "-m", "pip", "install", "--quiet"]
    attempt([*pip, "--disable-pip-version-check", f"uv=={UV_VERSION}"])
    return str(own)


def uv_version(uv: str | None) -> tuple[int, ...]:
    """The version of that uv, () if it does not run; of the one we ask for if None."""
    text = UV_VERSION
    if uv:
        try:
            text = subprocess.run([uv, "--version"], capture_output=True, text=True).stdout
        except OSError:
            return ()
    return tuple(int(n) for n in re.findall(r"\d+", text)[:3])


def attempt(command: list[str]) -> None:
    # The machine's own certificates, or nothing can be installed behind a company's proxy.
    env = {"UV_SYSTEM_CERTS": "1", **os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    if subprocess.run(command, cwd=ROOT, env=env).returncode:
        stop("the set-up failed (see above). Is the Python package index within reach?")


def python() -> Path:
    return VENV / BIN / "python"


def works(interpreter: Path) -> bool:
    try:
        probe = "import sys; raise SystemExit(sys.version_info < (3, 11))"
        return subprocess.run([str(interpreter), "-c", probe]).returncode == 0
    except OSError:
        return False


def in_root(*command: str) -> int:
    print("x:", *command, file=sys.stderr)
    return subprocess.run([str(VENV / BIN / command[0]), *command[1:]], cwd=ROOT).returncode


def become(*command: str) -> int:
    """Turn into that program, so that signals and the exit code are its own."""
    program = [str(VENV / BIN / command[0]), *command[1:]]
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(program[0], program)
    return subprocess.run(program).returncode
