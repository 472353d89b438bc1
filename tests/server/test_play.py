"""Whole games over real websockets."""

from __future__ import annotations

import asyncio
from typing import Any

from headframe.core.record import read
from headframe.core.replay import verify
from tests.server.player import Player, run
from tests.server.process import Server
from tests.toy.game import ToyGame


async def play(server: Server, opened: dict[str, Any]) -> tuple[list[Player], Player]:
    url = server.url(opened["table"])
    players = [Player(url, [token]) for token in opened["seats"] if token]
    spectator = Player(url, [])
    for player in (*players, spectator):
        await player.connect()
    async with asyncio.timeout(120):
        await asyncio.gather(
            *(player.play_on() for player in players), spectator.until("result", 120)
        )
    for player in (*players, spectator):
        await player.leave()
    return players, spectator


def test_two_people_a_bot_and_a_spectator_play_to_the_end(server: Server) -> None:
    opened = server.open_table("person", "person", "random")
    players, spectator = run(play(server, opened))
    seed = spectator.result["seed"]  # type: ignore[index]
    assert all(player.result == spectator.result for player in players)
    told = server.get(f"/api/tables/{opened['table']}/record")
    record = read(told.content)
    assert record.seed == seed
    verify(ToyGame(), record)
    assert "fault" not in server.log()
