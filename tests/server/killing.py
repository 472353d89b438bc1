"""Play while the server is killed again and again, and count what was lost."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import WebSocketException

from headframe.core.record import read
from headframe.core.replay import verify
from headframe.core.rng import Rng
from tests.server.player import Message, Player
from tests.server.process import Server
from tests.toy.game import ToyGame

KILLS = 50
TABLES = 3


@dataclass
class Report:
    kills: int = 0
    acknowledged: int = 0
    finished: int = 0
    lost: list[str] = field(default_factory=list)


class Survivor:
    """A player who comes back after every crash and sends the answer again under the same id."""

    def __init__(self, report: Report, server: Server, table: str, token: str) -> None:
        self.report = report
        self.server = server
        self.player = Player(server.url(table), [token])
        self.table = table
        self.pending: Message | None = None
        self.taken: dict[str, tuple[int, Message]] = {}

    async def play(self) -> None:
        while self.player.result is None:
            try:
                await self.player.connect(since=max(self.player.step, 0))
                await self._until_cut()
            except (WebSocketException, OSError, TimeoutError):
                await asyncio.sleep(0.02)
        await self.player.leave()

    async def _until_cut(self) -> None:
        player = self.player
        player.view = None
        await player.until("view")
        while player.result is None:
            if self.pending is None and player.own():
                self.pending = player.random_answer()
            if self.pending is not None:
                await player.send(self.pending)
                await self._outcome(self.pending)
            else:
                await player.hear()

    async def _outcome(self, message: Message) -> None:
        while True:
            told = await self.player.hear()
            if told.get("id") != message["id"]:
                continue
            self.pending = None
            if told["type"] == "taken":
                self.taken[message["id"]] = (told["step"], message)
                self.report.acknowledged += 1
                await self.player.until("view")
                if self.player.view is not None and self.player.view["over"]:
                    await self.player.until("result")
            return


async def killed_during_play(database: str, kills: int, rng: Rng) -> Report:
    report = Report()
    settings: dict[str, Any] = {"messages_per_second": 10_000, "burst": 10_000, "snapshot_every": 8}
    with Server(database, **settings) as server:
        playing = True

        async def table() -> None:
            while playing:
                opened = await asyncio.to_thread(_opened, server)
                if opened is None:
                    await asyncio.sleep(0.05)
                    continue
                survivors = [
                    Survivor(report, server, opened["table"], token)
                    for token in opened["seats"]
                    if token
                ]
                await asyncio.gather(*(survivor.play() for survivor in survivors))
                await asyncio.to_thread(_check, server, opened["table"], survivors, report)

        async def killer() -> None:
            nonlocal playing
            for _ in range(kills):
                # In the midst of play: after a few more answers, at no moment in particular.
                enough = report.acknowledged + 1 + rng.below(12)
                for _ in range(500):
                    if report.acknowledged >= enough:
                        break
                    await asyncio.sleep(0.01)
                await asyncio.sleep(rng.below(30) / 1000)
                pid = server.pid
                os.kill(pid, signal.SIGKILL)
                await asyncio.to_thread(server.restart)
                report.kills += 1
            playing = False

        await asyncio.gather(killer(), *(table() for _ in range(TABLES)))
    return report


def _opened(server: Server) -> Message | None:
    try:
        return server.open_table("person", "person")
    except (OSError, AssertionError, Exception):  # noqa: BLE001  (killed meanwhile: try again)
        return None


def _check(server: Server, table: str, survivors: list[Survivor], report: Report) -> None:
    """Every acknowledged answer stands in the record under its number, exactly as sent."""
    while True:
        try:
            record = read(server.get(f"/api/tables/{table}/record").content)
            break
        except Exception:  # noqa: BLE001  (killed meanwhile: ask again)
            continue
    verify(ToyGame(), record)
    for survivor in survivors:
        for mark, (step, message) in survivor.taken.items():
            sent = (message["seat"], message["key"], message["answer"])
            if step > len(record.answers) or tuple(record.answers[step - 1]) != sent:
                report.lost.append(f"{table} {mark} {step}")
    report.finished += 1
