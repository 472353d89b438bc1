"""Play while something is killed again and again, and count what was lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from headframe.core.record import Record, read
from headframe.core.replay import verify
from headframe.core.rng import Rng
from tests.server.player import Message
from tests.server.process import Server, wait_until
from tests.server.survivor import Survivor
from tests.toy.game import ToyGame

KILLS = 50
TABLES = 3


@dataclass
class Report:
    strikes: int = 0
    acknowledged: int = 0
    finished: int = 0
    lost: list[str] = field(default_factory=list)
    byes: set[str] = field(default_factory=set)

    def one_more(self) -> None:
        self.acknowledged += 1


async def killed(server: Server) -> None:
    """The server itself, with kill -9, and started again."""
    os.kill(server.pid, signal.SIGKILL)
    await asyncio.to_thread(server.restart)


async def updated(server: Server) -> None:
    """The server told to stop, as before an update, and another one in its place."""
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)


async def struck_during_play(
    database: str,
    times: int,
    rng: Rng,
    strike: Callable[[Server], Awaitable[None]] = killed,
) -> Report:
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
                    Survivor(server.url(opened["table"]), token, report.one_more)
                    for token in opened["seats"]
                    if token
                ]
                await asyncio.gather(*(survivor.play() for survivor in survivors))
                await asyncio.to_thread(_check, server, opened["table"], survivors, report)

        async def striker() -> None:
            nonlocal playing
            for _ in range(times):
                # In the midst of play: after a few more answers, at no moment in particular.
                enough = report.acknowledged + 1 + rng.below(12)
                for _ in range(500):
                    if report.acknowledged >= enough:
                        break
                    await asyncio.sleep(0.01)
                await asyncio.sleep(rng.below(30) / 1000)
                await strike(server)
                report.strikes += 1
            playing = False

        await asyncio.gather(striker(), *(table() for _ in range(TABLES)))
    return report


def _opened(server: Server) -> Message | None:
    try:
        return server.open_table("person", "person")
    except (OSError, AssertionError, Exception):  # noqa: BLE001  (killed meanwhile: try again)
        return None


def _record(server: Server, table: str) -> Record | None:
    try:
        return read(server.get(f"/api/tables/{table}/record").content)
    except Exception:  # noqa: BLE001  (killed meanwhile: ask again)
        return None


def _check(server: Server, table: str, survivors: list[Survivor], report: Report) -> None:
    """Every acknowledged answer stands in the record under its number, exactly as sent."""
    found: list[Record] = []

    def asked() -> bool:
        # Kept at once: asked a second time, the server may have been killed again.
        found.extend(filter(None, [_record(server, table)]))
        return bool(found)

    wait_until(asked)
    record = found[0]
    verify(ToyGame(), record)
    for survivor in survivors:
        report.byes |= set(survivor.byes)
        for mark, (step, message) in survivor.taken.items():
            sent = (message["seat"], message["key"], message["answer"])
            if step > len(record.answers) or tuple(record.answers[step - 1]) != sent:
                report.lost.append(f"{table} {mark} {step}")
    report.finished += 1
