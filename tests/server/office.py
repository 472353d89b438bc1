"""Workers that do nothing until the test says so, and a table manager of our own with them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from headframe.server import wire
from headframe.server.connection import Connection
from headframe.server.conversation import Conversation
from headframe.server.entries import Opened, Seat
from headframe.server.fair_queue import Kind, Work
from headframe.server.live_table import LiveTable
from headframe.server.manager import TableManager
from headframe.server.metrics import Metrics
from headframe.server.scheduler import Limits, Scheduler
from headframe.server.settings import Settings
from headframe.server.table_state import Basis, TableState, encoded, games
from headframe.server.tokens import hashed, new_table_id
from headframe.server.worker import WorkerDied

SECONDS = {Kind.BOT: 10.0, Kind.HINT: 5.0, Kind.REPLAY: 5.0, Kind.IMPORT: 20.0, Kind.FILM: 20.0}
SECONDS[Kind.REVIEW] = 20.0


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Idle:
    """A worker that is at its task until the test says how it ended."""

    def __init__(self) -> None:
        self.at: tuple[Any, ...] | None = None
        """The arguments of its task."""
        self.do: Callable[..., Any] | None = None
        self.kills = 0
        self._end: asyncio.Future[Any] | None = None

    async def start(self) -> None: ...

    async def run(self, do: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        self._end = asyncio.get_running_loop().create_future()
        self.do, self.at = do, args
        try:
            return await self._end
        finally:
            self.do = self.at = None

    def finish(self, value: object = None) -> None:
        assert self._end is not None
        self._end.set_result(value)

    def cancel(self) -> None:
        """As when the thread before the process is closed."""
        assert self._end is not None
        self._end.cancel()

    def work(self) -> None:
        """Really do it."""
        assert self.do is not None
        assert self.at is not None
        self.finish(self.do(*self.at))

    def kill(self) -> None:
        self.kills += 1
        if self._end is not None and not self._end.done():
            self._end.set_exception(WorkerDied())

    def close(self) -> None:
        self.kill()


class Office:
    """A scheduler with so many workers and a spare one."""

    def __init__(self, count: int, metrics: Metrics | None = None, **most: int) -> None:
        self.clock = Clock()
        self.workers = [Idle() for _ in range(count)]
        self.spare = Idle()
        self.metrics = metrics or Metrics()
        limits = Limits(SECONDS, {Kind(name): value for name, value in most.items()})
        self.scheduler = Scheduler(self.workers, self.spare, limits, self.metrics, self.clock)
        self.asked: dict[str, asyncio.Task[Any]] = {}

    def ask(self, name: str, kind: Kind = Kind.BOT, address: str = "", **more: Any) -> None:
        table = more.pop("table", name)
        work = Work(kind, address or name, table, print, name, **more)
        self.asked[name] = asyncio.create_task(self.scheduler.run(work))

    async def at(self) -> list[str | None]:
        """What each worker is at, the spare one last."""
        await settle()
        return [worker.at[0] if worker.at else None for worker in (*self.workers, self.spare)]

    async def order(self) -> list[str]:
        """One after the other is finished on the first worker: who came when."""
        found = []
        while (name := (await self.at())[0]) is not None:
            found.append(name)
            self.workers[0].finish(name)
        return found

    def figure(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(f"headframe_{name}", labels) or 0.0


async def settle() -> None:
    """All that can happen without time passing has happened."""
    for _ in range(50):
        await asyncio.sleep(0)


@asynccontextmanager
async def manager_with(
    folder: Path, office: Callable[[Metrics], Office], **settings: Any
) -> AsyncIterator[tuple[TableManager, Office]]:
    """All of a server but its sockets, with workers of the test."""
    manager = TableManager(
        Settings(database=f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}", **settings)
    )
    manager.scheduler.close()
    made = office(manager.metrics)
    manager.scheduler = made.scheduler
    await manager.open()
    try:
        yield manager, made
    finally:
        await manager.close()


async def open_table(manager: TableManager, *kinds: str, guest: str = "guest") -> LiveTable:
    """Of the toy game: ``person`` (whose token is ``seat 0`` and so on) or the name of a bot."""
    seats = [
        Seat("person", f"Player {at}", token=hashed(f"seat {at}"))
        if kind == "person"
        else Seat("bot", kind, kind)
        for at, kind in enumerate(kinds)
    ]
    game = games("pit")
    options = game.settle({"players": len(seats)})
    opened = Opened(
        game="pit", rules=1, content="pit", options=dict(options), seed="5" * 64, seats=seats
    )
    id_ = new_table_id()
    begun = TableState.begun(id_, Basis.new(opened), game)
    opened = msgspec.structs.replace(opened, news=encoded(begun.news[0]))
    begun.opened = opened
    return await manager.begin(id_, opened, begun, guest, "host")


class Seated(Conversation):
    """A person at a table, without a socket: ``told`` is all that came."""

    def __init__(self, table: LiveTable, address: str) -> None:
        super().__init__(table, Connection(table.manager.settings, address))
        self.told: list[dict[str, Any]] = []
        self.connection.direct = self._take
        self._more = asyncio.Event()

    def _take(self, texts: list[bytes]) -> bool:
        self.told += map(msgspec.json.decode, texts)
        self._more.set()
        return True

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The first message of this kind with these fields, which may have come already."""
        while True:
            for message in self.heard(kind):
                if fields.items() <= message.items():
                    return message
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), 60)

    def heard(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.told if message["type"] == kind]

    async def say(self, kind: str, **fields: Any) -> None:
        await self.hear(msgspec.json.encode({"type": kind, "id": new_table_id(), **fields}))


async def sit(table: LiveTable, seat: int, address: str = "there") -> Seated:
    seated = Seated(table, address)
    await seated.sit(wire.Sit(tokens=[f"seat {seat}"]))
    await seated.until("view")
    return seated
