"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import atexit
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import httpx

from tests.server.ports import free_port, is_free

ROOT = Path(__file__).parents[2]
TOY = "pit=tests.toy.game:ToyGame"
FIGURES = "for-the-tests"
CALL: Final[dict[str, Any]] = {"timeout": 60, "trust_env": False, "verify": False}
"""How a call is made: to read the machine's certificates for it costs more than the call itself."""


@cache
def zygote() -> subprocess.Popen[str]:
    """One for each test process; it ends with us, for then its input ends."""
    command = [sys.executable, "-m", "tests.server.zygote"]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    started = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, cwd=ROOT
    )
    atexit.register(started.communicate)
    return started


class Server:
    """``settings`` are those of `headframe.server.settings`."""

    def __init__(self, database: str, **settings: object) -> None:
        self.env = {
            "HEADFRAME_DATABASE": database,
            "HEADFRAME_GAMES": TOY,
            "HEADFRAME_WORKERS": "1",
            "HEADFRAME_METRICS_TOKEN": FIGURES,
            "HEADFRAME_PREPARE_S": "-1",
            "HEADFRAME_PASS_LEAST_S": "0",
            "HEADFRAME_PASS_MOST_S": "0",
            **{f"HEADFRAME_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.address = ""
        self.port = free_port()
        self.pid = 0
        self._folder = tempfile.TemporaryDirectory(prefix="headframe-server-")
        self._out = Path(self._folder.name) / "out"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._folder.cleanup()

    def start(self) -> None:
        # A worker that was being started when its server was killed holds the port with it, until
        # it has become a program of its own.
        wait_until(lambda: is_free(self.port))
        said = self.log().count("Headframe is open")
        self.begin()

        def opened() -> bool:
            assert alive(self.pid), f"the server did not start: {self.log()}"
            return self.log().count("Headframe is open") > said

        wait_until(opened)

    def begin(self) -> None:
        """Its process is there; whether it answers is another question."""
        order = {"env": self.env, "out": str(self._out), "port": self.port}
        parent = zygote()
        assert parent.stdin is not None and parent.stdout is not None
        parent.stdin.write(json.dumps(order) + "\n")
        parent.stdin.flush()
        self.pid = int(parent.stdout.readline())
        self.address = f"http://127.0.0.1:{self.port}"

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.pid:
            pid, self.pid = self.pid, 0
            with suppress(ProcessLookupError):
                os.kill(pid, how)
            try:
                wait_until(lambda: not alive(pid))
            except TimeoutError:
                os.kill(pid, signal.SIGKILL)
                raise AssertionError(f"the server did not end: {self.log()}") from None

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def restart(self) -> None:
        """After it was killed: the same server at the same port."""
        self.stop(signal.SIGKILL)
        self.start()

    def log(self) -> str:
        return self._out.read_text() if self._out.exists() else ""

    def url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/ws"

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(self.address + path, headers=headers, **CALL)

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return httpx.post(self.address + path, json=body, headers=headers, **CALL)

    def figure(self, name: str) -> float:
        """One of its own figures."""
        told = self.get("/metrics", Authorization=f"Bearer {FIGURES}").text
        found = re.search(rf"^headframe_{name} (\S+)$", told, re.MULTILINE)
        assert found is not None, name
        return float(found[1])

    def open_table(
        self, *kinds: str, game: str = "pit", more: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """``person``, ``open`` or the name of a bot, for each seat."""
        seats = [
            {"kind": kind} if kind in ("person", "open") else {"kind": "bot", "bot": kind}
            for kind in kinds
        ]
        body = {"game": game, "seats": seats, "options": {"players": len(seats)}, **(more or {})}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened


def wait_until(true: Callable[[], bool]) -> None:
    """Look again and again; two minutes are long enough for anything on any machine."""
    end = time.monotonic() + 120
    while not true():
        if time.monotonic() > end:
            raise TimeoutError("it never came true")
        time.sleep(0.01)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
