"""All tables of this process, and what they share."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Final, TypeVar

import structlog

from headframe.server import doors, worker_tasks
from headframe.server.bots import Bots
from headframe.server.connection import CLOSING, Connection
from headframe.server.database import Conflict, Down, Job, NewTable
from headframe.server.entrance import Gone
from headframe.server.entries import Opened
from headframe.server.films import Films
from headframe.server.hints import Hints
from headframe.server.limits import Buckets
from headframe.server.live_table import TRIES, LiveTable
from headframe.server.loading import Loaded, NoTable, load
from headframe.server.metrics import Metrics
from headframe.server.notify import Listener
from headframe.server.scheduler import Scheduler
from headframe.server.settings import Settings
from headframe.server.store import Store
from headframe.server.table_state import NewerRules, TableState
from headframe.server.tasks import Tasks
from headframe.server.timing import now_ms
from headframe.server.tokens import TABLE_ID, again_table_id, hashed_address

T = TypeVar("T")
MOST_RESUMED: Final = 200
SWEEP_S: Final = 15.0
WATCH_S: Final = 1.0
PRESENT_TICKS: Final = 5

logger: Final = structlog.get_logger("headframe")


class TableManager:
    """All that a server has: its tables, their storage, the workers that think for it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = secrets.token_hex(4)
        """Of this process, among those that share a database."""
        self.metrics = Metrics()
        self.store = Store(settings.database, self.metrics, settings.storage_s)
        self.scheduler = Scheduler.of(settings, self.metrics)
        self.bots = Bots(self)
        self.hints = Hints(self)
        self.films = Films(self)
        self.listener = Listener(self.store, self._written, self._present)
        self.tables: dict[str, LiveTable] = {}
        self.interrupted: set[str] = set()
        """Tables at which bots may be waiting for us: found at the start, or lost in an outage."""
        self.calls = Buckets(settings.calls_per_second, settings.calls_burst)
        self.chats = Buckets(settings.chats_per_minute / 60, 10)
        self.spectator_chats = Buckets(settings.spectator_chats_per_minute / 60, 3)
        self.acts = Buckets(settings.acts_per_minute / 60, 100)
        self.door = doors.websockets(settings)
        self.talking: set[Connection] = set()
        """Every open websocket, whether it sits at a table or not yet."""
        self.draining = False
        """The server is closing: who comes now is sent to the next one."""
        self._salt = ""
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks = Tasks(self.report)

    async def open(self) -> None:
        """Begins to serve: tables whose bots were to move go on."""
        await self.store.open()
        self._salt = await self.store.salt()
        await self.listener.open()
        self._tasks.spawn(self._resume())
        self._tasks.spawn(self._sweep())
        self._tasks.spawn(self._watch())
        self._tasks.spawn(self._film())

    async def close(self) -> None:
        """Keeps all tables as they are, lets everybody go and ends."""
        self._tasks.cancel()
        self.films.stop()
        for table in list(self.tables.values()):
            with suppress(Gone, Conflict, Down):
                async with table.hold():
                    await table.keep()
            table.close(CLOSING)
        await self.films.close(self.settings.stop_s)
        await self.listener.close()
        await self.store.close()
        self.scheduler.close()

    def guest(self, address: str) -> str:
        """Somebody by address, as we may remember them."""
        return hashed_address(self._salt, address)

    # Tables

    def again_of(self, id_: str) -> str:
        """Where the rematch of a table is played, if there is one."""
        return again_table_id(self._salt, id_)

    async def begin(
        self, id_: str, opened: Opened, state: TableState, guest: str, host: str
    ) -> LiveTable:
        """``host`` is the hash of a token."""
        bots = NewTable(id_, opened, guest, host, now_ms(), state.over)
        texts = state.game.content_texts(state.options)
        await self.store.shelf.keep_content(opened.content, opened.game, texts)
        await self.store.write(Job(id_, new=bots))
        table = LiveTable(self, state, host, guest)
        self._keep(table)
        table.wake()
        return table

    async def table(self, id_: str) -> LiveTable:
        """The table, read from the database unless it is in memory; once, however many ask."""
        if not TABLE_ID.fullmatch(id_):
            raise NoTable(id_)
        if id_ in self.tables:
            return self.tables[id_]
        if id_ in self._opening:
            return await asyncio.shield(self._opening[id_])
        waiting = self._opening[id_] = asyncio.get_running_loop().create_future()
        try:
            table = await self._load(id_)
        except BaseException as error:
            waiting.set_exception(error)
            waiting.exception()  # seen: nobody else may be waiting
            raise
        else:
            waiting.set_result(table)
            return table
        finally:
            del self._opening[id_]

    async def _load(self, id_: str) -> LiveTable:
        with self.metrics.load_seconds.time():
            loaded = await self.read(id_)
        table = LiveTable(self, loaded.state, loaded.host, loaded.guest)
        if loaded.state.over and await self.store.moved([self.again_of(id_)]):
            table.again = self.again_of(id_)
        self._keep(table)
        table.wake()
        return table

    async def read(self, id_: str) -> Loaded:
        """As the database has it now; raises as `load` does."""
        loaded = await load(self.store, id_)
        self.metrics.loads.inc()
        self.metrics.replayed.inc(loaded.replayed)
        return loaded

    async def alone(self, id_: str, do: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Do it with that table to oneself, whichever copy of it is the current one."""
        for _ in range(TRIES):
            table = await self.table(id_)
            with suppress(Gone):
                return await table.alone(lambda _, table=table: do(table))  # type: ignore[misc]
        raise Down("the table was closed again and again")

    def _keep(self, table: LiveTable) -> None:
        self.tables[table.state.id] = table
        self.metrics.live_tables.set(len(self.tables))

    def forget(self, table: LiveTable) -> None:
        """The table is closed."""
        if self.tables.get(table.state.id) is table:
            del self.tables[table.state.id]
            self.metrics.live_tables.set(len(self.tables))

    # What happens by itself

    async def _resume(self) -> None:
        """Bots that were interrupted go on: by the end of the server, or by an outage."""
        since = now_ms() - int(self.settings.resume_s * 1000)
        looked = False
        while True:
            with suppress(Down):  # then all of them wait for the next round
                if not looked:
                    self.interrupted.update(await self.store.with_bots(since, MOST_RESUMED))
                    looked = True
                for id_ in list(self.interrupted):
                    await self._reopen(id_)
                    self.interrupted.discard(id_)
            await asyncio.sleep(WATCH_S)

    async def _reopen(self, id_: str) -> None:
        """Raises Down; whatever else is wrong with a table stops no other."""
        try:
            await self.table(id_)
        except Down:
            raise
        except NewerRules:
            logger.warning("newer rules", table=id_)
        except Exception as error:  # noqa: BLE001
            self.report(error, id_)

    def prepare(self) -> None:
        """The first hint, or a bot's first answer, is not to wait for a program to be read. Not at
        once: whoever starts a server wants to see it first."""
        if self.settings.prepare_s >= 0:
            self._tasks.spawn(self._prepare())

    async def _prepare(self) -> None:
        await asyncio.sleep(self.settings.prepare_s)
        await self.scheduler.prepare(worker_tasks.ready)

    async def _film(self) -> None:
        with suppress(Down):  # then at the next start, or when somebody looks
            await self.films.catch_up()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_S, self.settings.idle_s))
            before = time.monotonic() - self.settings.idle_s
            for table in list(self.tables.values()):
                if table.idle(before):
                    with suppress(Gone, Conflict, Down):
                        async with table.hold():
                            await table.keep()
                            table.close("")

    async def _watch(self) -> None:
        """Bots take the seats of those who left the others waiting; processes tell each other who
        is where."""
        for tick in count(1):
            await asyncio.sleep(WATCH_S)
            for table in list(self.tables.values()):
                if not table.audience.connections:
                    continue
                if table.presence.deserted(table.state):
                    table.spawn(self.bots.cover(table))
                if tick % PRESENT_TICKS == 0 and table.presence.here():
                    table.tell_others()

    def _present(self, id_: str, process: str, seats: frozenset[int]) -> None:
        if process != self.id and (table := self.tables.get(id_)) is not None:
            table.heard_from(process, seats)

    def _written(self, id_: str | None, seq: int) -> None:
        """Another process wrote (or, None: we may have missed something)."""
        if id_ is None:
            for table in self.tables.values():
                table.spawn(table.catch_up(2**31))
        elif (grown := self.tables.get(id_)) is not None and grown.state.seq < seq:
            grown.spawn(grown.catch_up(seq))

    def report(self, error: BaseException, table: str | None = None) -> None:
        """A fault into the log: what kind and where, never what it was about."""
        at = error.__traceback__
        while at is not None and at.tb_next is not None:
            at = at.tb_next
        where = f"{at.tb_frame.f_code.co_qualname}:{at.tb_lineno}" if at else ""
        logger.error("fault", kind=type(error).__name__, where=where, table=table)
