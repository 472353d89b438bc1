"""What is kept beside the tables: the content they were begun with, and films of their games."""

from __future__ import annotations

from sqlalchemy import select

from headframe.server.database import Database, Job
from headframe.server.packing import packed, unpacked
from headframe.server.schema import contents, films


class Shelf:
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
        """Of a finished game, if it was made."""
        rows = await self._database.rows(select(films.c.body).where(films.c.table_id == table))
        return bytes(rows[0].body) if rows else None

    async def keep_film(self, table: str, seq: int, body: bytes) -> None:
        add = self._database.adding(films)
        keep = add.values(table_id=table, seq=seq, body=body).on_conflict_do_nothing()
        await self._database.write(Job(table, also=[(keep, None)]))
