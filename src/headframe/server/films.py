"""Films of games: written piece by piece while they are played, whole when they end.

What a replay shows must not depend on rules that change, so it is filmed in time: after every so
many answers, when a table leaves memory and when the server stops; what is missing at a start is
made up then. Nobody waits for it: tables queue here, and a worker takes one after the other at the
lowest priority.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from headframe.core.film import Piece
from headframe.core.game import Game
from headframe.registry import UnknownGame
from headframe.server import film_tasks
from headframe.server.contents import completed, kept_by
from headframe.server.database import Conflict, Down
from headframe.server.entries import Opened, Stretch, first_stretch
from headframe.server.fair_queue import Kind, Work
from headframe.server.film_tasks import FilmPart, Reel
from headframe.server.outage import logger
from headframe.server.scheduler import Crowded, Unwanted
from headframe.server.shelf import Footage
from headframe.server.store import Store
from headframe.server.stretches import options_on, under_old_rules
from headframe.server.table_state import BrokenTable, NewerRules, games
from headframe.server.worker import WorkerDied

if TYPE_CHECKING:
    from headframe.server.manager import TableManager

OWN: Final = "films"
"""On whose account those are made for which nobody asked."""
MOST_AT_ONCE: Final = 4
RETRY_S: Final = 5.0
PASSING: Final = (Conflict, Down, Crowded, Unwanted, WorkerDied)
"""What goes by: it is tried again."""
WAIT_S: Final = 2.0
"""After a start, people come first."""
LOOK_S: Final = 0.1
BREATH_S: Final = 5.0
"""So long a film waits for a server that is busy all the time."""
PAGE: Final = 100
AT_ONCE: Final = 64
"""At a stop, so many answers are filmed in here: no worker has to be started for them."""


class Films:
    """Has games filmed, some at once, for as long as the server runs."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._most = min(MOST_AT_ONCE, max(1, manager.settings.worker_count() - 1))
        self._queue: dict[str, None] = {}
        """Tables of which more was played than was filmed, in the order they came."""
        self._making: dict[str, asyncio.Task[bytes | None]] = {}
        self._working: set[asyncio.Task[None]] = set()
        self._closing = False

    def due(self, id_: str) -> None:
        """There is something to film at that table."""
        self._queue[id_] = None
        self._fill()

    async def made(self, id_: str, address: str) -> bytes | None:
        """The film of a finished game, made now if there is none; once, however many ask. Of a
        running one, what was played is filmed; there is nothing to be shown yet."""
        if id_ in self._making and (found := await asyncio.shield(self._making[id_])) is not None:
            return found  # else it was a piece, begun before the game was over
        if id_ not in self._making:
            making = asyncio.create_task(self._make(id_, address))
            making.add_done_callback(lambda done: self._made(id_, done))
            self._making[id_] = making
        return await asyncio.shield(self._making[id_])

    async def catch_up(self) -> None:
        """What an earlier run, or an earlier release, has left."""
        await asyncio.sleep(WAIT_S)
        last = ""
        while found := await self._manager.store.shelf.unfilmed(last, PAGE):
            for last in found:
                self._queue.setdefault(last)
            self._fill()
            while self._working:
                await asyncio.wait(set(self._working))

    def stop(self) -> None:
        """What is due from now on waits for `close`."""
        self._closing = True

    async def close(self, seconds: float) -> None:
        """Film what is left, for at most so long. The next program may have other rules."""
        self.stop()
        try:
            async with asyncio.timeout(seconds):
                while self._queue:
                    await self._worked(self._pop())
                while self._working:
                    await asyncio.wait(set(self._working))
        except TimeoutError:
            logger.warning("not filmed", tables=len(self._queue) + len(self._working))
        for task in (*self._working, *self._making.values()):
            task.cancel()
        await asyncio.gather(*self._working, *self._making.values(), return_exceptions=True)

    # One table after the other

    def _fill(self) -> None:
        while self._queue and len(self._working) < self._most and not self._closing:
            task = asyncio.create_task(self._worked(self._pop()))
            self._working.add(task)
            task.add_done_callback(self._next)

    def _pop(self) -> str:
        id_ = next(iter(self._queue))
        del self._queue[id_]
        return id_

    def _next(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        self._fill()

    async def _worked(self, id_: str) -> None:
        try:
            await self._breath()
            await self.made(id_, OWN)
        except PASSING:
            if not self._closing:
                asyncio.get_running_loop().call_later(RETRY_S, self.due, id_)
        except Exception as error:  # noqa: BLE001  (whoever looks at it lets it be tried again)
            logger.warning("no film", table=id_, kind=type(error).__name__)

    async def _breath(self) -> None:
        """Wait until the server has time for something that nobody waits for."""
        busy, end = self._manager.store.busy, time.monotonic() + BREATH_S
        while busy() and not self._closing and time.monotonic() < end:  # noqa: ASYNC110
            await asyncio.sleep(LOOK_S)

    def _made(self, id_: str, task: asyncio.Task[bytes | None]) -> None:
        self._making.pop(id_, None)
        if not task.cancelled():
            task.exception()  # seen: nobody else may be waiting

    async def _make(self, id_: str, address: str) -> bytes | None:
        store = self._manager.store
        if (footage := await store.shelf.footage(id_)) is None:
            return None
        if footage.over and not footage.log and footage.pieces and footage.pieces[-1].last is None:
            return footage.pieces[-1].body  # as it was made, and nothing was played since
        opened = footage.opened
        try:
            parts = await film_parts(store, opened, footage.stretches)
        except UnknownGame:
            return None
        reel = Reel(opened.game, opened.seed, parts, footage.log, footage.pieces)
        if not footage.over:
            piece: Piece | None = await self._done(id_, address, film_tasks.piece, reel, footage)
            if piece is not None:
                await store.shelf.keep_piece(id_, piece)
            return None
        if not footage.told:
            with suppress(BrokenTable, NewerRules):
                await self._manager.read(id_)  # which writes it down, if it can still be had
        film: bytes = await self._done(id_, address, film_tasks.film, reel, footage)
        await store.shelf.keep_film(id_, _last(footage), film)
        return film

    async def _done(self, id_: str, address: str, do: Any, reel: Reel, footage: Footage) -> Any:
        # A game that came in may have been made by hand to be slow: none is played in here.
        if self._closing and footage.ours and len(reel.log) <= AT_ONCE:
            return await asyncio.to_thread(do, reel)
        asked = address != OWN
        # Where there is one worker only, others wait for it: then not more gently than they work.
        if asked or self._manager.settings.worker_count() == 1:
            work = Work(Kind.FILM, address, id_, do, reel, people=lambda: asked)
        else:
            args = (address, id_, film_tasks.gently, do, reel)
            work = Work(Kind.FILM, *args, people=lambda: asked)
        return await self._manager.scheduler.run(work)


def _last(footage: Footage) -> int:
    """The number of the log up to which it is filmed now."""
    if footage.log:
        return footage.log[-1].seq
    return footage.pieces[-1].seq if footage.pieces else 0


async def film_parts(store: Store, opened: Opened, later: list[Stretch]) -> list[FilmPart]:
    """The stretches of a game, as they are played here."""
    game = games(opened.game)
    stretches = (first_stretch(opened), *later)
    return [await _part(store, game, opened, stretch) for stretch in stretches]


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
        same=on is not None and not newer and stretch.rules <= game.RULES,
    )
