"""Makes one entry of the archive with the program of an earlier commit.

    git worktree add /tmp/then COMMIT
    PYTHONPATH=. .venv/bin/python -m tests.archive.make /tmp/then tests/archive/folders/NAME

The server of that commit plays: finished games of bots, whose records are kept too, and games that
are still running when it is stopped. Nothing of today's program takes part. An entry that is in the
archive is never made anew.
"""

from __future__ import annotations

import lzma
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

FINISHED: list[tuple[str, dict[str, Any], int]] = [
    ("super_motherload", {"players": 2}, 2),
    ("drillers", {"players": 1, "level": 1}, 1),
    ("mothership", {"players": 2, "mode": "vp", "vp_goal": "rounds", "rounds": 5}, 2),
]
"""Game, options and seats of those that are played to their end."""
RUNNING: list[tuple[str, dict[str, Any], int]] = [
    ("super_motherload", {"players": 2}, 2),
    ("drillers", {"players": 2}, 2),
    ("mothership", {"players": 5}, 5),
]
STOPPED_AFTER = 24
"""So many answers a running game has at least when the server is stopped."""
PATIENCE_S = 600


class Old:
    """A server of then."""

    def __init__(self, source: Path, data: Path, pause: str = "0") -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        env = {**os.environ, "PYTHONPATH": str(source / "src"), "HEADFRAME_DATA": str(data)}
        env["HEADFRAME_BOT_PAUSE_S"] = pause
        command = [sys.executable, "-m", "headframe.server", "--no-browser"]
        self.process = subprocess.Popen([*command, "--port", str(self.port)], env=env, cwd=source)
        self.client = httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}/api", trust_env=False, timeout=60
        )

    def open(self, game: str, options: dict[str, Any], seats: int) -> str:
        bots = [{"kind": "bot", "bot": "random"}] * seats
        answer = self.client.post("/tables", json={"game": game, "options": options, "seats": bots})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def table(self, id_: str) -> Any:
        return self.client.get(f"/tables/{id_}").json()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


def until(true: Any) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def answers(server: Old) -> bool:
    try:
        return server.client.get("/games").status_code == 200
    except httpx.HTTPError:
        return False


def make(source: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as data:
        server = Old(source, Path(data))
        try:
            until(lambda: answers(server))
            for wish in FINISHED:
                table = server.open(*wish)
                until(lambda table=table: server.table(table)["over"])
                record = server.client.get(f"/tables/{table}/record").content
                (folder / f"{wish[0]}.json.xz").write_bytes(lzma.compress(record))
            server.stop()
            server = Old(source, Path(data), pause="0.2")
            until(lambda: answers(server))
            running = [server.open(*wish) for wish in RUNNING]
            until(lambda: all(server.table(id_)["step"] >= STOPPED_AFTER for id_ in running))
        finally:
            server.stop()
        saved = sqlite3.connect(Path(data) / "tables.sqlite")
        saved.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        saved.execute("PRAGMA journal_mode=DELETE")
        saved.execute("VACUUM")
        saved.close()
        whole = (Path(data) / "tables.sqlite").read_bytes()
        (folder / "tables.sqlite.xz").write_bytes(lzma.compress(whole, preset=9))


if __name__ == "__main__":
    make(Path(sys.argv[1]), Path(sys.argv[2]))
