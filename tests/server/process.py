"""A server as `./x run` starts it, in a process that can be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
TOY = "pit=tests.toy.game:ToyGame"
LOCAL = httpx.Limits(max_connections=20)


class Server:
    def __init__(self, database: str, **settings: object) -> None:
        self.database = database
        self.settings = settings
        self.address = ""
        self.port = 0
        self._log = tempfile.TemporaryFile()  # noqa: SIM115  (closed by __exit__)
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._log.close()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        env = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "HEADFRAME_DATABASE": self.database,
            "HEADFRAME_GAMES": TOY,
            "HEADFRAME_WORKERS": "1",
            **{f"HEADFRAME_{name.upper()}": str(value) for name, value in self.settings.items()},
        }
        command = [sys.executable, "-m", "headframe.server", "--no-browser", f"--port={self.port}"]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._log, text=True, env=env, cwd=ROOT
        )
        assert self._process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self._process.stdout.readline())
        assert found is not None, f"the server did not start: {self.log()}"
        self.port = int(found[1])
        self.address = found[0].rstrip("/")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(20)
            assert process.stdout is not None
            process.stdout.close()

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def log(self) -> str:
        self._log.seek(0)
        return self._log.read().decode()

    def url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/ws"

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.address + path, timeout=30, trust_env=False)

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return httpx.post(
            self.address + path, json=body, timeout=30, headers=headers, trust_env=False
        )

    def open_table(self, *kinds: str, game: str = "pit", **more: Any) -> dict[str, Any]:
        """``person``, ``open`` or the name of a bot, for each seat."""
        seats = [
            {"kind": kind} if kind in ("person", "open") else {"kind": "bot", "bot": kind}
            for kind in kinds
        ]
        options = {"players": len(seats)} if game == "pit" else {}
        body = {"game": game, "seats": seats, "options": options, **more}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened
