"""The soak itself: tables open, are played, finish, come back as records and go on from a step,
until the time is up; then every log is held against what people were told."""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from headframe import registry
from headframe.core.film import Piece
from headframe.core.record import BadRecord, Outcome, read
from headframe.core.replay import verify
from headframe.core.rng import Rng
from headframe.server import film_tasks
from headframe.server.entries import Entry, Opened
from headframe.server.film_tasks import Reel, Scene
from headframe.server.schema import film_pieces, films, log, tables
from headframe.server.settings import database_url
from tests.server.player import Message
from tests.server.postgres import Cluster
from tests.server.process import CALL, Server
from tests.server.soak.faults import Faults
from tests.server.soak.model import LogCheck, TableMemory, canonical
from tests.server.soak.person import Figures, Person

SETTINGS: Final[dict[str, object]] = {
    "messages_per_second": 10_000,
    "burst": 10_000,
    "calls_per_second": 10_000,
    "calls_burst": 10_000,
    "chats_per_minute": 100_000,
    "acts_per_minute": 100_000,
    "spectator_chats_per_minute": 100_000,
    "chats_per_table": 100_000,
    "tables_per_guest": 100_000,
    "connections": 700,
    "connections_per_address": 700,
    "snapshot_every": 8,
    "film_every": 8,
    "idle_s": 5,
}
FRAMES: Final = 8
"""Of each film so many are looked at."""
STUCK_S: Final = 120.0
"""A table at which nothing happens for so long, though all its people want to play, is stuck."""


class Sort(NamedTuple):
    """A sort of table. ``screens``: the seats of each person; the others are bots."""

    game: str
    screens: tuple[tuple[int, ...], ...]
    bots: tuple[str, ...] = ()
    more: Mapping[str, Any] = MappingProxyType({})


SORTS: Final = (
    Sort("pit", ((0,), (1,))),
    Sort("pit", ((0,), (1,), (2,)), ("random",)),
    Sort("pit", ((0, 1),), ("level1",)),
    Sort("pit", ((0,), (1,)), (), {"clock": {"seconds": 3, "increment": 1}}),
    Sort("pit", ((0,),), ("random",), {"seed": "practice", "takeover": None}),
    Sort("pit", (), ("random", "level1")),
    Sort("super_motherload", (), ("level1", "random")),
    Sort("super_motherload", ((0,),), ("level1",)),
    Sort("super_motherload", ((0,), (1,))),
    Sort("drillers", ((0,),), ("random",)),
    Sort("drillers", ((0, 1),), (), {"clock": {"seconds": 600}}),
    Sort("mothership", ((0,),), ("random",)),
)
FAULT: Final = re.compile("fault|no film")
LONG: Final = Sort("drillers", ((0, 1, 2, 3),))
"""Three thousand answers and more, given at one screen."""


class Site(NamedTuple):
    """Servers that share a database."""

    database: str
    servers: list[Server]


class Report(NamedTuple):
    seed: str
    figures: Figures
    failures: list[str]
    faults: list[str]
    """Lines in the servers' logs that speak of a fault of ours."""
    logs: list[str]
    """Of each server, whole."""


class Soak:
    def __init__(self, seed: str, seconds: float, sites: list[Site], cluster: Cluster) -> None:
        self.figures = Figures()
        self.seed = seed
        self.sites = sites
        self.rng = Rng.seeded(seed, "soak")
        self.end = time.monotonic() + seconds
        self.memories: list[tuple[Site, TableMemory]] = []
        self.faults = Faults(
            self.figures,
            [server for site in sites for server in site.servers],
            cluster,
            Rng.seeded(seed, "faults"),
        )
        self.http = httpx.AsyncClient(**{**CALL, "timeout": 120})

    def stopping(self) -> bool:
        return time.monotonic() > self.end

    def fail(self, what: str) -> None:
        self.memories[0][1].fail(what)

    async def run(self, width: int, pause_s: float, long: bool) -> list[str]:
        """``width`` tables at a time on each site, a fault about every ``pause_s`` seconds."""
        lanes = [
            self._lane(site, Rng.seeded(self.seed, f"lane {at} {number}"), long and number == 0)
            for at, site in enumerate(self.sites)
            for number in range(width)
        ]
        await asyncio.gather(self._faults(pause_s), *lanes)
        for site in self.sites:
            for server in site.servers:
                await asyncio.to_thread(server.stop)
        for site in self.sites:
            await self._check_logs(site)
        await self.http.aclose()
        return [failure for _, memory in self.memories for failure in memory.failures]

    async def _faults(self, pause_s: float) -> None:
        while not self.stopping():
            pause = pause_s * (50 + self.faults.rng.below(100)) / 100
            await asyncio.sleep(min(pause, max(0.0, self.end - time.monotonic()) + 0.1))
            if not self.stopping():
                await self.faults.happen()

    # Tables, one after the other

    async def _lane(self, site: Site, rng: Rng, long: bool) -> None:
        origin: Message | None = None
        while not self.stopping():
            sort = LONG if long else rng.pick(SORTS)
            if origin is not None:
                sort = origin["sort"]
            opened = await self._open(site, sort, rng, origin)
            if opened is None:
                continue
            memory = TableMemory(opened["table"], sort.game)
            self.memories.append((site, memory))
            self.figures.tables += 1
            await self._play(site, memory, sort, opened, rng)
            origin = await self._look_back(site, memory, sort, rng)

    async def _open(
        self, site: Site, sort: Sort, rng: Rng, origin: Message | None
    ) -> Message | None:
        seats = [{"kind": "person"} for screen in sort.screens for _ in screen]
        seats += [{"kind": "bot", "bot": bot} for bot in sort.bots]
        body = {"game": sort.game, "seats": seats, "options": {"players": len(seats)}, **sort.more}
        if origin is not None:
            body["from"] = {"table": origin["table"], "step": origin["step"]}
            body.pop("seed", None)
        return await self._call(site, rng, "POST", "/api/tables", body)

    async def _call(
        self, site: Site, rng: Rng, how: str, path: str, body: object = None
    ) -> Any | None:
        """The answer; None once all shall stop. Whoever is not there, or has no storage, is asked
        again; anything else that is no success is a failure."""
        while not self.stopping():
            address = rng.pick(site.servers).address
            try:
                answer = await self.http.request(how, address + path, json=body)
            except (httpx.HTTPError, OSError):
                await asyncio.sleep(0.1)
                continue
            if answer.status_code < 300:
                return answer.json()
            if answer.status_code not in (429, 503):
                self.fail(f"{how} {path}: {answer.status_code} {answer.text[:200]}")
                return None
            await asyncio.sleep(0.1)
        return None

    async def _play(
        self, site: Site, memory: TableMemory, sort: Sort, opened: Message, rng: Rng
    ) -> None:
        tokens = opened["seats"]
        screens: list[dict[int, str]] = [{s: tokens[s] for s in seats} for seats in sort.screens]
        if rng.below(3) == 0 or not screens:
            screens.append({})  # somebody who only watches
        people = [
            Person(
                self.figures,
                memory,
                site.servers,
                screen,
                Rng.seeded(self.seed, f"{opened['table']} {at}"),
                self.stopping,
            )
            for at, screen in enumerate(screens)
        ]
        async with asyncio.TaskGroup() as group:
            for person in people:
                group.create_task(person.live())
            group.create_task(self._watch(memory, people))
        for person in people:
            if missed := person.missed():
                memory.fail(f"{missed} chats were not heard by {sorted(person.tokens)}")

    async def _watch(self, memory: TableMemory, people: list[Person]) -> None:
        """Nothing may stand still for long."""
        last, since = -1, time.monotonic()
        while not self.stopping() and not all(person.over() for person in people):
            step = max(person.player.step for person in people)
            if step != last:
                last, since = step, time.monotonic()
            elif time.monotonic() - since > STUCK_S:
                memory.fail(f"stuck at step {step}")
                for person in people:
                    person.stopping = lambda: True
                return
            await asyncio.sleep(1)

    async def _look_back(
        self, site: Site, memory: TableMemory, sort: Sort, rng: Rng
    ) -> Message | None:
        """A finished game: its record is true, comes in again, and can be gone on from."""
        if memory.result is None:
            return None
        self.figures.finished += 1
        record = await self._call(site, rng, "GET", f"/api/tables/{memory.id}/record")
        if record is None:
            return None
        steps = len(record["answers"])
        await asyncio.to_thread(self._verify, memory, record)
        if rng.below(2):
            came = await self._call(site, rng, "POST", "/api/records", record)
            if came is not None:
                self.figures.imported += 1
                again = await self._call(site, rng, "GET", f"/api/tables/{came['table']}/record")
                if again is not None and again != record:
                    memory.fail("its record came back as another")
        step = rng.below(steps)
        shown = await self._call(site, rng, "GET", f"/api/tables/{memory.id}/steps/{step}")
        if shown is not None:
            for viewer, seen in [(None, shown), *enumerate(shown["seats"])]:
                memory.views[step, viewer].add(canonical(seen["view"]))
        if rng.below(4) or steps > 2000:
            return None
        self.figures.continued += 1
        return {"table": memory.id, "step": step, "sort": sort}

    def _verify(self, memory: TableMemory, told: Any) -> None:
        record = read(msgspec.json.encode(told))
        try:
            verify(registry.game(record.game), record)
        except (BadRecord, ValueError) as error:
            memory.fail(f"its record is not true: {error}")
        result = memory.result
        assert result is not None
        outcome = Outcome(result["places"], result["scores"], result["sources"])
        if outcome != record.result or result["seed"] != record.seed:
            memory.fail("its result is not that of its record")

    # Logs

    async def _check_logs(self, site: Site) -> None:
        engine = create_async_engine(database_url(site.database))
        async with engine.connect() as connection:
            for own, memory in self.memories:
                if own is not site:
                    continue
                row = (
                    await connection.execute(select(tables).where(tables.c.id == memory.id))
                ).one()
                query = select(log).where(log.c.table_id == memory.id).order_by(log.c.seq)
                entries = [Entry.read(line) for line in (await connection.execute(query)).all()]
                await self._look_at_film(connection, memory, entries)
                check = LogCheck(memory, msgspec.json.decode(row.opened, type=Opened))
                try:
                    check.check(entries)
                except Exception as error:  # noqa: BLE001  (a log that cannot be played is a failure)
                    memory.fail(f"its log cannot be played again: {error!r}")
                if memory.result is not None and not row.over:
                    memory.fail("it is over and its row does not say so")
        await engine.dispose()

    async def _look_at_film(
        self, connection: AsyncConnection, memory: TableMemory, entries: list[Entry]
    ) -> None:
        """What was filmed has no hole and, where we look, is what the log leads to."""
        whole = select(films).where(films.c.table_id == memory.id)
        pieces = [
            Piece(row.seq, 0, None, bytes(row.body))
            for row in (await connection.execute(whole)).all()
        ]
        parts = select(film_pieces).where(film_pieces.c.table_id == memory.id)
        pieces += [
            Piece(row.seq, row.first, row.last, bytes(row.body))
            for row in (await connection.execute(parts.order_by(film_pieces.c.seq))).all()
        ]
        if not pieces:
            return
        scene = Scene(Reel(memory.game, "", [], [], pieces))
        for entry in entries:
            if entry.seq > pieces[-1].seq:
                scene.follow(entry)
        scene.forget(scene.stood + 1)
        self.figures.filmed += len(scene.filmed)
        if sorted(scene.filmed) != list(range(scene.stood + 1)):
            memory.fail(f"its film has {sorted(scene.filmed)} of {scene.stood} answers")
        for _ in range(FRAMES):
            frame = self.rng.pick(list(scene.filmed.values()))
            shown = film_tasks.whole(frame)
            for viewer, seen in [(None, shown), *enumerate(shown["seats"])]:
                memory.views[frame["step"], viewer].add(canonical(seen["view"]))


@contextmanager
def sites(cluster: Cluster) -> Iterator[list[Site]]:
    """One server on SQLite, two on one PostgreSQL."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        databases = [f"sqlite:///{folder}/tables.sqlite", *[cluster.database()] * 2]
        servers = [stack.enter_context(Server(database, **SETTINGS)) for database in databases]
        yield [Site(databases[0], servers[:1]), Site(databases[1], servers[1:])]


def soak(
    cluster: Cluster,
    seed: str,
    seconds: float,
    width: int = 4,
    pause_s: float = 5.0,
    long: bool = True,
) -> Report:
    with sites(cluster) as places:
        run = Soak(seed, seconds, places, cluster)
        failures = asyncio.run(run.run(width, pause_s, long))
        logs = [server.log() for site in places for server in site.servers]
    faults = [line for log in logs for line in log.splitlines() if FAULT.search(line)]
    return Report(seed, run.figures, failures, faults, logs)
