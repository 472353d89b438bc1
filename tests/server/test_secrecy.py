"""The raw traffic of every connection, searched for what it must not know."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from headframe import registry
from headframe.core.record import read
from tests.server.player import Player, run
from tests.server.process import FIGURES, Server
from tests.server.secrets import allowed, check_traffic, generator_words

SEATS = {"pit": ["person", "person", "random"]}
"""Who sits at which game; two people and a bot where three can play."""


def games() -> list[str]:
    return [*registry.GAMES, "pit"]


async def play(server: Server, opened: dict[str, Any]) -> tuple[list[Player], Player]:
    url = server.url(opened["table"])
    players = [Player(url, [token]) for token in opened["seats"] if token]
    spectator = Player(url, [])
    for player in (*players, spectator):
        await player.connect()
        await player.until("view")
    async with asyncio.timeout(400):
        await asyncio.gather(
            *(trouble(player) for player in players),
            *(player.play_on() for player in players),
            spectator.until("result", 400),
        )
    return players, spectator


async def trouble(player: Player) -> None:
    """Refusals are traffic too: a few wrong messages before the game goes on."""
    for seat in range(4):
        for key in ("action", "bid", "no-such-key"):
            await player.say("answer", seat=seat, step=0, key=key, answer=[3, 1, 4])


@pytest.mark.parametrize("name", games())
def test_a_whole_game_tells_nobody_what_is_hidden(name: str, tmp_path: Path) -> None:
    game = registry.game(name)
    file = tmp_path / "tables.sqlite"
    with Server(f"sqlite:///{file}", messages_per_second=10_000, burst=10_000) as server:
        low, high = server_seats(server, name)
        seats = SEATS.get(name) or ["person", "person", "random"][: max(low, min(3, high))]
        opened = server.open_table(*seats, game=name)
        players, spectator = run(play(server, opened))
        record = read(server.get(f"/api/tables/{opened['table']}/record").content)
        log = server.log()
    viewers: list[int | None] = [*range(len(players)), None]
    may = allowed(game, record, viewers)
    for viewer, player in zip(viewers, [*players, spectator], strict=True):
        assert check_traffic(may, record, player.raw, viewer) > len(record.answers)
    # Nor does the server's own log tell, or anything but hashes lie in the database.
    tokens = [token for token in opened["seats"] if token] + [opened["host"]]
    for word in (*generator_words(record), *tokens):
        assert word not in log
    assert "fault" not in log
    stored = "\n".join(sqlite3.connect(file).iterdump())
    assert not any(token in stored for token in tokens)


def server_seats(server: Server, name: str) -> tuple[int, int]:
    for game in server.get("/api/games").json():
        if game["name"] == name:
            return game["seats"]["low"], game["seats"]["high"]
    raise AssertionError(name)


def test_before_the_end_nothing_but_the_seal_is_told(server: Server) -> None:
    opened = server.open_table("person", "person")
    table = opened["table"]
    record = server.get(f"/api/tables/{table}/record").json()
    assert record["seed"] is None and record["result"] is None and record["answers"] == []
    assert len(record["commitment"]) == 64
    assert server.get(f"/api/tables/{table}/steps/0").status_code == 409


def test_metrics_and_health_tell_no_table(server: Server) -> None:
    opened = server.open_table("person", "person")
    figures = server.get("/metrics", Authorization=f"Bearer {FIGURES}").text
    assert "headframe_live_tables 1.0" in figures
    for word in (opened["table"], opened["host"], *opened["seats"]):
        assert word not in figures
    assert server.get("/healthz").json()["status"] == "ok"
