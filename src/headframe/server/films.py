"""Films of finished games: made by a worker when the game ends, or when one is first looked at."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from headframe.core.game import Game
from headframe.server import film_tasks
from headframe.server.contents import completed, kept_by
from headframe.server.entries import Opened, Stretch, first_stretch
from headframe.server.fair_queue import Kind, Work
from headframe.server.film_tasks import FilmPart, Reel
from headframe.server.outage import logger
from headframe.server.store import Store, Stored
from headframe.server.stretches import options_on, under_old_rules
from headframe.server.table_state import games

if TYPE_CHECKING:
    from headframe.server.manager import TableManager


class Films:
    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._making: dict[str, asyncio.Task[bytes | None]] = {}

    def begin(self, id_: str, address: str) -> None:
        """Make it while nobody waits for it."""
        self._manager.spawn(self._begin(id_, address))

    async def _begin(self, id_: str, address: str) -> None:
        try:
            await self.made(id_, address)
        except Exception as error:  # noqa: BLE001  (whoever looks at it lets it be tried again)
            logger.warning("no film", table=id_, kind=type(error).__name__)

    async def made(self, id_: str, address: str) -> bytes | None:
        """The film of a finished game, made now if there is none; once, however many ask."""
        if (found := await self._manager.store.shelf.film(id_)) is not None:
            return found
        if id_ not in self._making:
            making = asyncio.create_task(self._make(id_, address))
            making.add_done_callback(lambda _: self._making.pop(id_))
            self._making[id_] = making
        return await asyncio.shield(self._making[id_])

    async def _make(self, id_: str, address: str) -> bytes | None:
        store = self._manager.store
        stored = await store.load(id_)
        if stored is None or not stored.over:
            return None
        log = await store.lines(id_, news=True)
        opened = stored.opened
        reel = Reel(opened.game, opened.seed, await film_parts(store, stored), log)
        work = Work(Kind.FILM, address, id_, film_tasks.film, reel)
        film: bytes = await self._manager.scheduler.run(work)
        await store.shelf.keep_film(id_, log[-1].seq if log else 0, film)
        return film


async def film_parts(store: Store, stored: Stored) -> list[FilmPart]:
    opened = stored.opened
    game = games(opened.game)
    return [
        await _part(store, game, opened, stretch)
        for stretch in (first_stretch(opened), *stored.stretches)
    ]


async def _part(store: Store, game: Game[Any], opened: Opened, stretch: Stretch) -> FilmPart:
    options, newer = under_old_rules(game, completed(game, opened.options), stretch.rules)
    on = await options_on(store, game, options, stretch.content)
    start = None if stretch.start is None else msgspec.json.encode(stretch.start)
    return FilmPart(
        first=stretch.step,
        start=start,
        options=on or options,
        content=kept_by(game, on or options),
        rules=stretch.rules,
        same=on is not None and not newer,
    )
