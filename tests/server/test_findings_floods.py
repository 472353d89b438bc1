"""What a later audit found: floods that no limit counted, and readers who never read."""

from __future__ import annotations

import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.player import PATIENCE_S, at, run, say
from tests.server.process import Server, wait_until

SMALL = 4096
"""So little does the system keep for a reader who does not read."""


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def deaf(server: Server) -> socket.socket:
    """A line to the server whose other end takes next to nothing in."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.settimeout(PATIENCE_S)
    line.connect(("127.0.0.1", server.port))
    return line


def memory(pid: int) -> int:
    """What a process holds, in bytes."""
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def open_files(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def test_audit_unread_answers_are_let_go(database: str) -> None:
    """Each held one of the connections for as long as its caller liked."""
    call = b"GET /rules/mothership HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with Server(database, body_s=0.5) as server:
        before = open_files(server.pid)
        lines = [deaf(server) for _ in range(5)]
        try:
            for line in lines:
                line.sendall(call * 8)  # more than the system keeps for them
            wait_until(lambda: open_files(server.pid) >= before + 5)
            wait_until(lambda: open_files(server.pid) <= before)
        finally:
            for line in lines:
                line.close()
        assert server.get("/healthz").status_code == 200


def test_audit_pings_of_somebody_who_does_not_read_take_no_memory(database: str) -> None:
    """Every ping is answered, and what was not read waited without limit."""
    ping = bytes((0x89, 0x80 | 125)) + bytes(4) + bytes(125)
    with Server(database) as server, deaf(server) as line:
        table = server.open_table("person", "person")["table"]
        line.sendall(
            f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert line.recv(SMALL).startswith(b"HTTP/1.1 101 ")
        before = memory(server.pid)
        for _ in range(200):
            line.sendall(ping * 2000)  # 52 MB in all
        assert server.get("/healthz").status_code == 200
        assert memory(server.pid) - before < 16_000_000


def rows(file: Path, query: str) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute(query).fetchone()[0])


async def order(server: Server, times: int) -> list[str]:
    """Somebody gives standing orders so often, each time others; what came of each."""
    opened = server.open_table("person", "person")
    player = await at(server, opened, 0)
    given = [{"seat": 0, "things": {str(number): "never"}} for number in range(times)]
    return [(await say(player, "orders", **each))["type"] for each in given]


def test_audit_no_message_fills_the_log(database: str, tmp_path: Path) -> None:
    """Talk was limited, but orders, wishes to take back and stand-ins were not: 7,280 rows and 34
    MB in twenty seconds from one address."""
    with Server(database, messages_per_second=1000, burst=1000, acts_per_minute=1) as server:
        came = run(order(server, 150))
    assert came == ["taken"] * 100 + ["refused"] * 50
    assert rows(tmp_path / "tables.sqlite", "SELECT count(*) FROM log") == 100


def test_audit_a_table_where_nobody_answers_opens_without_reading_all_of_it(
    database: str, tmp_path: Path
) -> None:
    """Only answers led to snapshots: everything else was read again with every opening."""
    with Server(database, messages_per_second=1000, burst=1000, acts_per_minute=1e6) as server:
        assert run(order(server, 300)) == ["taken"] * 300
        server.kill()  # it had no time to keep the table
        file = tmp_path / "tables.sqlite"
        left = rows(file, "SELECT (SELECT max(seq) FROM log) - (SELECT seq FROM snapshots)")
        assert left < 128
        server.start()
        shown = server.get("/api/tables/" + str(table_id(file))).json()
    assert shown["step"] == 0


def table_id(file: Path) -> str:
    with closing(sqlite3.connect(file)) as database:
        return str(database.execute("SELECT id FROM tables").fetchone()[0])
