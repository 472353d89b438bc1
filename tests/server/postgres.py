"""A PostgreSQL of our own: a private cluster in a temporary folder, on loopback alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import pytest

from tests.server.ports import free_port

ROLE = "headframe"


class Cluster:
    """Started by ``initdb`` and ``postgres`` as an ordinary user: as root it refuses to run."""

    def __init__(self) -> None:
        self._bin = _programs()
        self._folder = Path(tempfile.mkdtemp(prefix="headframe-pg-"))
        self._numbers = count()
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0

    def __enter__(self) -> Cluster:
        self._folder.chmod(0o755)
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres")
        data = self._folder / "data"
        trust = ["--auth=trust", f"--username={ROLE}", "--encoding=UTF8", "--locale=C"]
        subprocess.run(
            self._as([self._bin / "initdb", "--no-sync", *trust, "-D", data]),
            check=True,
            capture_output=True,
            cwd=self._folder,
        )
        for _ in range(5):  # a free port may be another's by the time we take it
            self.port = free_port()
            if self._started():
                return self
        raise AssertionError("PostgreSQL did not start")

    def _started(self) -> bool:
        data = self._folder / "data"
        settings = ("fsync=off", "listen_addresses=127.0.0.1", "max_connections=80")
        options = [word for setting in settings for word in ("-c", setting)]
        place = ["-p", str(self.port), "-k", str(self._folder)]
        self._process = subprocess.Popen(
            self._as([self._bin / "postgres", "-D", data, *place, *options]),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
        )
        # It listens before it lets anybody in, so ask whether it does.
        ready = [self._bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        end = time.monotonic() + 60
        while self._process.poll() is None and time.monotonic() < end:
            if subprocess.run(list(map(str, ready)), cwd=self._folder).returncode == 0:
                return True
            time.sleep(0.05)
        return False

    def start(self) -> None:
        """Again, after ``stop``, at the same port and with all that was in it."""
        assert self._started(), "PostgreSQL did not start again"

    def stop(self) -> None:
        """At once, as if it had crashed: whoever is connected is cut off."""
        if self._process is not None:
            stop = [self._bin / "pg_ctl", "stop", "-m", "immediate", "-D", self._folder / "data"]
            subprocess.run(self._as(stop), check=True, capture_output=True, cwd=self._folder)
            self._process.wait(60)
            self._process = None

    def restart(self, down_s: float = 0.0) -> None:
        """As after a crash; away for so long."""
        self.stop()
        time.sleep(down_s)
        self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def database(self) -> str:
        """A fresh, empty one, by URL."""
        name = f"tables{next(self._numbers)}"
        command = [self._bin / "createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", ROLE]
        subprocess.run(self._as([*command, name]), check=True, cwd=self._folder)
        return f"postgresql://{ROLE}@127.0.0.1:{self.port}/{name}"

    def _as(self, command: Sequence[object]) -> list[str]:
        root = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        return [*root, *map(str, command)]


def _programs() -> Path:
    """Where initdb is: Debian keeps it off the path."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    pytest.fail(
        "These tests need PostgreSQL: install your system's package `postgresql`.", pytrace=False
    )
