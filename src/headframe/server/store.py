"""Tables and their logs, as they lie in the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from headframe.core.record import Outcome
from headframe.server.database import IMPORTED, LIMIT_S, Database, Down, Job, Saved
from headframe.server.entries import (
    ANSWER,
    CHAT,
    SEAT,
    UNDO,
    Entry,
    Line,
    LogNotice,
    Opened,
    Stretch,
    standing,
)
from headframe.server.metrics import Metrics
from headframe.server.outage import logger
from headframe.server.packing import unpacked
from headframe.server.schema import log, set_aside, snapshots, stretches, tables
from headframe.server.shelf import Shelf
from headframe.server.writers import Statement

T = TypeVar("T")
PAGE: Final = 500
"""Lines of a long log that are read together, so that nobody waits for all of them."""


class Stored(msgspec.Struct, frozen=True):
    """A table as it lies in the database: its row, its snapshot, and the log after that."""

    opened: Opened
    host: str
    guest: str
    over: bool
    snapshot: Saved | None
    tail: list[Entry]
    notice: LogNotice | None = None
    stretches: list[Stretch] = []
    result: Outcome | None = None
    """As the rules said when it ended; None also for games of the first releases."""


class Store(Database):
    """All that the server keeps. ``shelf`` has what does not belong to one table's log."""

    def __init__(self, url: str, metrics: Metrics, limit_s: float = LIMIT_S) -> None:
        super().__init__(url, metrics, limit_s)
        self.shelf = Shelf(self)

    async def open(self) -> None:
        await super().open()
        # The first read of a kind costs ten times the next one: before anybody waits for it.
        await self.load("")
        await self.after("", 0)

    async def load(self, table: str) -> Stored | None:
        """One connection, five short reads; the log only after the snapshot. A log with a gap
        is cut there first."""
        found = await self._load(table)
        if found is not None and not found[2]:
            await self._cut_at_the_gap(table)
            found = await self._load(table)
        if found is None:
            return None
        row, snapshot, whole, tail, parts = found
        if not whole:
            raise Down("a log is changing under our hands")
        entries = [Entry.read(entry) for entry in tail]
        if len(entries) == PAGE:
            entries += await self.after(table, entries[-1].seq)
        return Stored(
            opened=msgspec.json.decode(row.opened, type=Opened),
            host=row.host,
            guest=row.guest,
            over=row.over,
            snapshot=Saved(snapshot.seq, bytes(snapshot.body)) if snapshot else None,
            tail=entries,
            notice=msgspec.json.decode(row.notice, type=LogNotice) if row.notice else None,
            stretches=[unpacked(bytes(body), Stretch) for body in parts],
            result=msgspec.json.decode(row.result, type=Outcome) if row.result else None,
        )

    async def _load(self, table: str) -> tuple[Any, Any, bool, Sequence[Any], list[bytes]] | None:
        """Its row, its snapshot, whether the log has no gap, the first page of the log after the
        snapshot, and its stretches."""

        async def work(
            connection: AsyncConnection,
        ) -> tuple[Any, Any, bool, Sequence[Any], list[bytes]] | None:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            if row is None:
                return None
            kept = select(snapshots).where(snapshots.c.table_id == table)
            snapshot = (await connection.execute(kept)).first()
            counted = select(func.count(), func.max(log.c.seq)).where(log.c.table_id == table)
            count, last = (await connection.execute(counted)).one()
            if snapshot is not None and snapshot.seq > (last or 0):
                snapshot = None  # of a log that is no longer there
            seq = snapshot.seq if snapshot else 0
            newer = and_(log.c.table_id == table, log.c.seq > seq)
            page = select(log).where(newer).order_by(log.c.seq).limit(PAGE)
            tail = (await connection.execute(page)).all()
            of_it = select(stretches.c.body).where(stretches.c.table_id == table)
            parts = (await connection.execute(of_it.order_by(stretches.c.number))).scalars().all()
            return row, snapshot, count == (last or 0), tail, list(parts)

        return await self.read(work)

    async def _cut_at_the_gap(self, table: str) -> None:
        """What stands after a gap was played from a position that is not in the log. It is kept
        apart, and the table goes on from its last whole entry, with a notice."""
        entries = await self.after(table, 0)
        last = next((at for at, entry in enumerate(entries) if entry.seq != at + 1), len(entries))
        notice = LogNotice("gap", len(standing(entries[:last])))
        beyond = and_(log.c.table_id == table, log.c.seq > last)
        ahead = and_(snapshots.c.table_id == table, snapshots.c.seq > last)
        names = [column.name for column in log.columns]
        also: list[Statement] = [
            (insert(set_aside).from_select(names, select(log).where(beyond)), None),
            (delete(log).where(beyond), None),
            (delete(snapshots).where(ahead), None),
            *self.shelf.cut(table, last),
        ]
        told = msgspec.json.encode(notice).decode()
        row: dict[str, object] = {"over": False, "result": None, "notice": told}
        logger.error("gap", table=table, step=notice.step)
        await self.write(Job(table, row=row, also=also))

    async def after(self, table: str, seq: int) -> list[Entry]:
        """The entries of a table's log after this one."""
        return await self._pages(select(log).where(log.c.table_id == table), Entry.read, seq)

    async def answers(self, table: str) -> list[Entry]:
        """All answers and undos."""
        return await self._pages(select(log).where(_played(table)), Entry.read)

    async def lines(self, table: str, news: bool = False) -> list[Line]:
        """The same, unread: a worker reads them. With what happened then, if one asks for it."""
        columns = select(log.c.seq, log.c.kind, log.c.seat, log.c.body)
        if news:
            columns = columns.add_columns(log.c.news)
        return await self._pages(columns.where(_played(table)), lambda row: Line(*row))

    async def _pages(self, query: Select[Any], read: Callable[[Any], T], after: int = 0) -> list[T]:
        """Lines of a log, page by page: others have their turn in between."""
        found: list[T] = []
        while True:
            page = query.where(log.c.seq > after).order_by(log.c.seq).limit(PAGE)
            rows = await self.rows(page)
            found += map(read, rows)
            if len(rows) < PAGE:
                return found
            after = rows[-1].seq

    async def sent(self, table: str, seat: int, client: str) -> Entry | None:
        """The answer that this client gave under this id, if it did."""
        wanted = and_(log.c.table_id == table, log.c.seat == seat, log.c.client == client)
        rows = await self.rows(select(log).where(wanted))
        return Entry.read(rows[0]) if rows else None

    async def chat_counts(self, table: str) -> tuple[int, int]:
        """How much was said at a table, and how much of it by spectators."""
        wanted = and_(log.c.table_id == table, log.c.kind == CHAT)
        counts: list[Any] = [func.count(), func.count(log.c.seat)]
        said, seated = (await self.rows(select(*counts).where(wanted)))[0]
        return int(said), int(said) - int(seated)

    async def talk(self, table: str, most: int) -> list[Entry]:
        """The last chats, and who came and went."""
        wanted = and_(log.c.table_id == table, log.c.kind.in_((CHAT, SEAT)))
        query = select(log).where(wanted).order_by(log.c.seq.desc()).limit(most)
        return [Entry.read(row) for row in reversed(await self.rows(query))]

    async def seatings(self, table: str) -> list[Entry]:
        """Who came and went, all of it."""
        wanted = and_(log.c.table_id == table, log.c.kind == SEAT)
        return await self._pages(select(log).where(wanted), Entry.read)

    async def tables_of(self, guest: str, since: int) -> int:
        """How many unfinished or imported ones."""
        counts = or_(tables.c.over.is_(False), tables.c.host == IMPORTED)
        wanted = and_(tables.c.guest == guest, counts, tables.c.at >= since)
        rows = await self.rows(select(func.count()).select_from(tables).where(wanted))
        return int(rows[0][0])

    async def moved(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Of these tables those that there are: the last number of each one's log, and when that
        was written."""
        rows = await self.rows(select(tables.c.id, tables.c.at).where(tables.c.id.in_(ids)))
        found = {row.id: (0, int(row.at)) for row in rows}
        last = select(log.c.table_id, func.max(log.c.seq), func.max(log.c.at))
        wanted = last.where(log.c.table_id.in_(list(found))).group_by(log.c.table_id)
        for id_, seq, at in await self.rows(wanted):
            found[id_] = (int(seq), int(at))
        return found

    async def with_bots(self, since: int, most: int) -> list[str]:
        """Unfinished tables at which a bot may be waiting for us."""
        wanted = and_(tables.c.over.is_(False), tables.c.bots, tables.c.at >= since)
        query = select(tables.c.id).where(wanted).order_by(tables.c.at.desc()).limit(most)
        return [row.id for row in await self.rows(query)]


def _played(table: str) -> ColumnElement[bool]:
    return and_(log.c.table_id == table, log.c.kind.in_((ANSWER, UNDO)))
