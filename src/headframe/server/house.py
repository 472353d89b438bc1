"""The house: all tables of this process, and what they share."""

from __future__ import annotations

import asyncio
import secrets
import time
from itertools import count
from typing import Final

import structlog

from headframe.server.bots import Bots
from headframe.server.entries import Opened
from headframe.server.fold import Fold, OldRules
from headframe.server.limits import Buckets
from headframe.server.metrics import Metrics
from headframe.server.notify import Listener
from headframe.server.room import Room
from headframe.server.settings import Settings
from headframe.server.store import Job, NewTable, Store
from headframe.server.thinking import Workers
from headframe.server.timing import now_ms
from headframe.server.tokens import TABLE_ID, hashed

MOST_RESUMED: Final = 200
SWEEP_S: Final = 15.0
WATCH_S: Final = 1.0
PRESENT_TICKS: Final = 5

logger: Final = structlog.get_logger("headframe")


class NoTable(LookupError):
    """There is no table of that name."""


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = secrets.token_hex(4)
        """Of this process, among those that share a database."""
        self.metrics = Metrics()
        self.store = Store(settings.database, self.metrics)
        self.workers = Workers(settings.workers)
        self.bots = Bots(self)
        self.listener = Listener(self.store, self._written, self._present)
        self.rooms: dict[str, Room] = {}
        self.calls = Buckets(settings.calls_per_second, settings.calls_burst)
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.listener.open()
        self._spawn(self._resume())
        self._spawn(self._sweep())
        self._spawn(self._watch())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.close("the server is closing; it will be back")
        await self.listener.close()
        await self.store.close()
        self.workers.close()

    # Tables

    async def begin(self, id_: str, opened: Opened, fold: Fold, guest: str, host: str) -> Room:
        bots = NewTable(id_, opened, guest, hashed(host), now_ms(), fold.over)
        await self.store.write(Job(id_, new=bots))
        room = Room(self, fold, hashed(host))
        self._keep(room)
        room.wake_bots()
        return room

    async def room(self, id_: str) -> Room:
        """The table, read from the database unless it is in memory; once, however many ask."""
        if not TABLE_ID.fullmatch(id_):
            raise NoTable(id_)
        if id_ in self.rooms:
            return self.rooms[id_]
        if id_ in self._opening:
            return await asyncio.shield(self._opening[id_])
        waiting = self._opening[id_] = asyncio.get_running_loop().create_future()
        try:
            room = await self._load(id_)
        except BaseException as error:
            waiting.set_exception(error)
            waiting.exception()  # seen: nobody else may be waiting
            raise
        else:
            waiting.set_result(room)
            return room
        finally:
            del self._opening[id_]

    async def _load(self, id_: str) -> Room:
        stored = await self.store.load(id_)
        if stored is None:
            raise NoTable(id_)
        with self.metrics.load_seconds.time():
            fold, replayed = Fold.loaded(id_, stored)
        self.metrics.loads.inc()
        self.metrics.replayed.inc(replayed)
        room = Room(self, fold, stored.host)
        self._keep(room)
        room.wake_bots()
        return room

    async def read(self, id_: str) -> Fold:
        stored = await self.store.load(id_)
        if stored is None:
            raise NoTable(id_)
        fold, replayed = Fold.loaded(id_, stored)
        self.metrics.loads.inc()
        self.metrics.replayed.inc(replayed)
        return fold

    def _keep(self, room: Room) -> None:
        self.rooms[room.fold.id] = room
        self.metrics.rooms.set(len(self.rooms))

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.fold.id) is room:
            del self.rooms[room.fold.id]
            self.metrics.rooms.set(len(self.rooms))

    # What happens by itself

    async def _resume(self) -> None:
        """Bots that were interrupted go on."""
        since = now_ms() - int(self.settings.resume_s * 1000)
        for id_ in await self.store.with_bots(since, MOST_RESUMED):
            try:
                await self.room(id_)
            except OldRules:
                continue

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_S, self.settings.idle_s))
            before = time.monotonic() - self.settings.idle_s
            for room in list(self.rooms.values()):
                if room.idle(before):
                    room.close("")

    async def _watch(self) -> None:
        """Bots take the seats of those who left the others waiting; processes tell each other who
        is where."""
        for tick in count(1):
            await asyncio.sleep(WATCH_S)
            for room in list(self.rooms.values()):
                if not room.connections:
                    continue
                if room.deserted():
                    room.spawn(self.bots.cover(room))
                if tick % PRESENT_TICKS == 0 and room.here():
                    room.tell_others()

    def _present(self, id_: str, process: str, seats: frozenset[int]) -> None:
        if process != self.id and (room := self.rooms.get(id_)) is not None:
            room.present(process, seats)

    def _written(self, id_: str | None, seq: int) -> None:
        """Another process wrote (or, None: we may have missed something)."""
        if id_ is None:
            for room in self.rooms.values():
                room.spawn(room.catch_up(2**31))
        elif (grown := self.rooms.get(id_)) is not None and grown.fold.seq < seq:
            grown.spawn(grown.catch_up(seq))

    def report(self, error: BaseException, table: str | None = None) -> None:
        """A fault into the log: what kind and where, never what it was about."""
        at = error.__traceback__
        while at is not None and at.tb_next is not None:
            at = at.tb_next
        where = f"{at.tb_frame.f_code.co_qualname}:{at.tb_lineno}" if at else ""
        logger.error("fault", kind=type(error).__name__, where=where, table=table)

    def _spawn(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.report(error)
