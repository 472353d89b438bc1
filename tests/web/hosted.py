"""A server as a host runs it: the installed command, in a process and a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.ports import free_port
from tests.server.process import CALL, TOY, wait_until

ROOT = Path(__file__).parents[2]


class Hosted:
    """``settings`` are those of the server."""

    def __init__(
        self,
        folder: Path,
        headframe: Path | None = None,
        host: str = "127.0.0.1",
        **settings: str,
    ) -> None:
        self.port = free_port()
        self._host = host
        self.address = f"http://127.0.0.1:{self.port}/"
        self._headframe = headframe or Path(sys.executable).parent / "headframe"
        self._folder = folder
        self._env = {
            **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
            "HEADFRAME_DATA": str(folder / "data"),
            **{f"HEADFRAME_{name.upper()}": value for name, value in settings.items()},
        }
        if headframe is None:  # from the checkout, with its toy game
            self._env |= {"HEADFRAME_GAMES": TOY, "PYTHONPATH": str(ROOT)}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Hosted:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._headframe, "serve", f"--port={self.port}", f"--host={self._host}"],
                cwd=self._folder,
                env=self._env,
                stdout=log,
                stderr=log,
            )
        wait_until(self._ready)

    def _ready(self) -> bool:
        assert self._process is not None and self._process.poll() is None, self.log()
        try:
            return httpx.get(f"{self.address}readyz", **CALL).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        """As a service manager does; it has all the time it needs."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(60)

    def update(self) -> None:
        self.stop()
        self.start()

    def log(self) -> str:
        return (self._folder / "log").read_text(encoding="utf-8")
