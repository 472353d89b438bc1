"""A line for every request, from which nobody learns what would open a seat."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.player import Player, run
from tests.server.process import FIGURES, Server, wait_until

LINE = re.compile(
    r'(?P<address>\S+) - - \[\d\d/\w{3}/\d{4}:[\d:]{8} \+0000\] "(?P<request>[^"]+)" '
    r"(?P<status>\d+|-) (?P<size>\d+|-) (?P<seconds>\d+\.\d{3})"
)


def test_a_request_is_a_line_without_secrets(tmp_path: Path) -> None:
    settings = {"access_log": 1, "proxies": "127.0.0.1"}
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", **settings) as server:
        opened = server.open_table("person", "person")
        table, token = opened["table"], opened["seats"][0]
        server.get(f"/api/tables/{table}", **{"X-Forwarded-For": "192.0.2.7"})
        server.get('/nope"%0A127.0.0.1?token=a-secret')
        server.get("/metrics", Authorization=f"Bearer {FIGURES}")

        async def sit() -> None:
            async with Player(server.url(table), [token]) as player:
                await player.until("view")

        run(sit())
        wait_until(lambda: "WEBSOCKET" in server.log())
        lines = [found for line in server.log().splitlines() if (found := LINE.fullmatch(line))]
        said = [(line["address"], line["request"], line["status"]) for line in lines]
        short = f"/api/tables/{table[:4]}…"
        assert said == [
            ("127.0.0.1", "POST /api/tables HTTP/1.1", "201"),
            ("192.0.2.7", f"GET {short} HTTP/1.1", "200"),
            ("127.0.0.1", "GET /nope%22%0A127.0.0.1 HTTP/1.1", "404"),
            ("127.0.0.1", "GET /metrics HTTP/1.1", "200"),
            ("127.0.0.1", f"WEBSOCKET {short}/ws HTTP/1.1", "1000"),
        ]
        assert int(lines[1]["size"]) > 100
        for secret in (table, token, opened["host"], "a-secret", FIGURES):
            assert secret not in server.log()


def test_nothing_is_written_unless_somebody_wants_it(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        server.get("/api/bots")
        assert not any(map(LINE.fullmatch, server.log().splitlines()))
