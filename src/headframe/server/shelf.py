"""What is kept beside the tables: the content they were begun with, and films of their games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from headframe.core.film import Piece
from headframe.server.database import IMPORTED, Database, Job
from headframe.server.entries import ANSWER, UNDO, Line, Opened, Stretch
from headframe.server.packing import packed, unpacked
from headframe.server.schema import (
    contents,
    film_pieces,
    films,
    log,
    snapshots,
    stretches,
    tables,
)
from headframe.server.writers import Statement


class Footage(NamedTuple):
    """What the film of a table is made of. While the game runs and nothing was taken back, of the
    pieces only the last one: it ends where the next begins."""

    opened: Opened
    stretches: list[Stretch]
    ours: bool
    """It was played here, and did not come in as a record."""
    over: bool
    told: bool
    """Whether its result was written down."""
    pieces: list[Piece]
    log: list[Line]
    """Since the last piece."""


class Shelf:
    """What is kept beside tables and logs: content and films."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: set[str] = set()
        """The fingerprints of content that is known to be in the database."""

    async def content(self, fingerprint: str) -> tuple[str, dict[str, str]] | None:
        """Content that was kept: of which game, and its texts."""
        query = select(contents).where(contents.c.fingerprint == fingerprint)
        rows = await self._database.rows(query)
        return (rows[0].game, unpacked(bytes(rows[0].body), dict[str, str])) if rows else None

    async def keep_content(self, fingerprint: str, game: str, texts: dict[str, str]) -> None:
        """Content that a table is begun with, before the table is: once for all of them."""
        if not texts or fingerprint in self._kept:
            return
        add = self._database.adding(contents)
        row = {"fingerprint": fingerprint, "game": game, "body": packed(texts)}
        await self._database.write(Job("", also=[(add.values(row).on_conflict_do_nothing(), None)]))
        self._kept.add(fingerprint)

    async def film(self, table: str) -> bytes | None:
        """Of a finished game, if it was made and nothing was played since."""
        since = exists().where(_played(table), log.c.seq > films.c.seq)
        wanted = and_(films.c.table_id == table, ~since)
        rows = await self._database.rows(select(films.c.body).where(wanted))
        return bytes(rows[0].body) if rows else None

    async def keep_film(self, table: str, seq: int, body: bytes) -> None:
        """It takes the place of all pieces."""
        add = self._database.adding(films).values(table_id=table, seq=seq, body=body)
        newer = {"seq": add.excluded.seq, "body": add.excluded.body}
        keep = add.on_conflict_do_update(
            index_elements=["table_id"], set_=newer, where=films.c.seq < add.excluded.seq
        )
        old = and_(film_pieces.c.table_id == table, film_pieces.c.seq <= seq)
        also: list[Statement] = [(keep, None), (delete(film_pieces).where(old), None)]
        await self._database.write(Job(table, also=also))

    async def keep_piece(self, table: str, made: Piece) -> None:
        """A piece of a film."""
        await self._database.write(Job(table, also=[self.adding_piece(table, made)]))

    def adding_piece(self, table: str, made: Piece) -> Statement:
        """The same as a statement, to be written together with others."""
        add = self._database.adding(film_pieces).values(table_id=table, **made._asdict())
        return add.on_conflict_do_nothing(), None

    async def footage(self, table: str) -> Footage | None:
        """What its film is made of; one connection, few short reads."""

        async def work(connection: AsyncConnection) -> Footage | None:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            if row is None:
                return None
            parts = select(stretches.c.body).where(stretches.c.table_id == table)
            found = (await connection.execute(parts.order_by(stretches.c.number))).scalars().all()
            pieces = await self._pieces(connection, table, newest=True)
            lines = await self._since(connection, table, pieces)
            if row.over or any(line.kind == UNDO for line in lines):
                # Another process may have filmed meanwhile: what it filmed is not played again.
                pieces = await self._pieces(connection, table, newest=False)
                lines = await self._since(connection, table, pieces)
            opened = msgspec.json.decode(row.opened, type=Opened)
            later = [unpacked(bytes(body), Stretch) for body in found]
            ours, told = row.host != IMPORTED, row.result is not None
            return Footage(opened, later, ours, row.over, told, pieces, lines)

        return await self._database.read(work)

    async def _since(
        self, connection: AsyncConnection, table: str, pieces: Sequence[Piece]
    ) -> list[Line]:
        """What was played after the last of these pieces, which were read before."""
        seq = pieces[-1].seq if pieces else 0
        columns = select(log.c.seq, log.c.kind, log.c.seat, log.c.body, log.c.news)
        since = columns.where(_played(table), log.c.seq > seq).order_by(log.c.seq)
        return [Line(*line) for line in (await connection.execute(since)).all()]

    async def _pieces(self, connection: AsyncConnection, table: str, newest: bool) -> list[Piece]:
        """A film that was made when the game was over, and is not any more, comes first."""
        query = select(film_pieces).where(film_pieces.c.table_id == table)
        query = query.order_by(film_pieces.c.seq.desc())
        rows = (await connection.execute(query.limit(1) if newest else query)).all()
        found = [Piece(row.seq, row.first, row.last, bytes(row.body)) for row in reversed(rows)]
        if found and newest:
            return found
        whole = select(films).where(films.c.table_id == table)
        film = (await connection.execute(whole)).first()
        return found if film is None else [Piece(film.seq, 0, None, bytes(film.body)), *found]

    def cut(self, table: str, seq: int) -> list[Statement]:
        """Forgets what was filmed of a log that is not there any more after ``seq``."""
        kept = (films, film_pieces)
        ahead = [(each, and_(each.c.table_id == table, each.c.seq > seq)) for each in kept]
        return [(delete(each).where(where), None) for each, where in ahead]

    async def unfilmed(self, after: str, most: int) -> list[str]:
        """Tables, by their ids, of which more was played than was filmed: of running ones, up to
        the position that was saved last."""
        film = select(films.c.seq).where(films.c.table_id == tables.c.id).scalar_subquery()
        piece = select(func.max(film_pieces.c.seq)).where(film_pieces.c.table_id == tables.c.id)
        filmed = func.coalesce(piece.scalar_subquery(), film, -1)
        saved = select(snapshots.c.seq).where(snapshots.c.table_id == tables.c.id)
        behind = func.coalesce(saved.scalar_subquery(), -1) > filmed
        wanted = and_(tables.c.id > after, or_(and_(tables.c.over, film.is_(None)), behind))
        query = select(tables.c.id).where(wanted).order_by(tables.c.id).limit(most)
        return [row.id for row in await self._database.rows(query)]


def _played(table: str) -> ColumnElement[bool]:
    return and_(log.c.table_id == table, log.c.kind.in_((ANSWER, UNDO)))
