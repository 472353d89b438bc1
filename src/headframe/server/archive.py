"""Finished games: positions step by step, their records, and going on from a step."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.record import IN_STRETCHES, Outcome, Record, commitment, write
from headframe.core.record import Stretch as RecordStretch
from headframe.server import film_tasks, worker_tasks
from headframe.server.contents import kept_by
from headframe.server.database import Down
from headframe.server.entries import Opened, Seat
from headframe.server.fair_queue import Kind, Work
from headframe.server.film_tasks import NoStep
from headframe.server.films import film_parts
from headframe.server.forms import From, Position
from headframe.server.limits import caller
from headframe.server.live_table import LiveTable
from headframe.server.loading import stored_table
from headframe.server.manager import TableManager
from headframe.server.position_cache import PositionCache
from headframe.server.problems import Problem, error_responses
from headframe.server.scheduler import Crowded, TooLong, Unwanted
from headframe.server.store import Stored
from headframe.server.table_state import BrokenTable, TableState
from headframe.server.worker import WorkerDied


class Positions:
    """Made in chunks by workers, each chunk once however many ask for it."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        limits = manager.settings
        self._cache = PositionCache(limits.positions_bytes, limits.positions_table_bytes)
        self._making: dict[tuple[str, int], asyncio.Task[dict[int, bytes]]] = {}

    async def position(self, id_: str, step: int, address: str) -> bytes:
        """A finished game after so many answers, as JSON. Raises what the scheduler raises."""
        chunk = (id_, step // worker_tasks.CHUNK)
        found: dict[int, bytes] = {}
        # A chunk that is too large holds only the step that another had asked for: then again.
        while step not in found:
            if (kept := self._cache.get(id_, step)) is not None:
                return kept
            if chunk not in self._making:
                making = asyncio.create_task(self._make(id_, step, address))
                making.add_done_callback(lambda _: self._making.pop(chunk))
                self._making[chunk] = making
            found = await asyncio.shield(self._making[chunk])
        return found[step]

    async def _make(self, id_: str, step: int, address: str) -> dict[int, bytes]:
        work = await self._work(id_, step, address)
        found: dict[int, bytes] = await self._manager.scheduler.run(work)
        self._cache.keep(id_, found)
        return found

    async def _work(self, id_: str, step: int, address: str) -> Work:
        """From the film; while there is none, played again, if this program can."""
        manager, most = self._manager, self._manager.settings.position_bytes
        if not (await stored_table(manager.store, id_)).over:
            raise _not_over()
        film = await manager.store.shelf.film(id_)
        if film is None:
            with suppress(BrokenTable):  # its last position cannot be read: perhaps the others can
                state = (await manager.table(id_)).state
                if not 0 <= step <= state.step:
                    raise NoStep.of(step, state.step)
                if state.replays and step >= state.basis.step:
                    manager.films.due(id_)
                    args = (await played_at(manager, state), step, most)
                    return Work(Kind.REPLAY, address, id_, worker_tasks.positions, *args)
            film = await manager.films.made(id_, address)
        if film is None:  # taken back at this moment
            raise _not_over()
        return Work(Kind.REPLAY, address, id_, film_tasks.film_positions, film, step, most)


def _not_over() -> Problem:
    return Problem(409, "not-over", "positions are shown once the game is over")


async def played_at(manager: TableManager, state: TableState) -> worker_tasks.Played:
    """What it takes to play a table's game again."""
    opened, stretch = state.opened, state.basis.stretch
    began = opened.start if stretch is None else stretch.start
    return worker_tasks.Played(
        opened.game,
        state.options,
        opened.seed,
        None if began is None else msgspec.json.encode(began),
        await manager.store.lines(state.id),
        state.basis.step,
        kept_by(state.game, state.options),
    )


@get(
    "/tables/{table_id:str}/steps/{step:int}",
    summary="A finished game's position after so many answers",
    responses=error_responses(400, 404, 409),
)
async def position(
    table_id: FromPath[str], step: FromPath[int], state: State, request: Request[Any, Any, Any]
) -> Response[Position]:
    manager: TableManager = state.manager
    positions: Positions = state.positions
    body: Any = await positions.position(table_id, step, manager.guest(caller(request)))
    return Response(body, media_type=MediaType.JSON)


@get(
    "/tables/{table_id:str}/record",
    summary="The record; the seed is in it once it is over",
    responses=error_responses(400, 404, 409),
)
async def show_record(
    table_id: FromPath[str], state: State, request: Request[Any, Any, Any]
) -> Response[Record]:
    manager: TableManager = state.manager
    stored = await stored_table(manager.store, table_id)
    body: Any
    if not stored.over:
        # Before the end an answer may be a secret (a bid, a face-down card): none is told.
        async def looked_up(table: LiveTable) -> bytes:
            return write(_head(table.state.opened, table.state.seats, over=False))

        body = await manager.alone(table_id, looked_up)
    else:
        body = await finished_record(manager, table_id, stored, manager.guest(caller(request)))
    return Response(body, media_type=MediaType.JSON)


async def finished_record(manager: TableManager, id_: str, stored: Stored, address: str) -> bytes:
    """The whole record of a game that is over."""
    head = await _finished_head(manager, id_, stored, address)
    log = await manager.store.lines(id_)
    work = Work(Kind.REPLAY, address, id_, worker_tasks.record, write(head), log)
    found: bytes = await manager.scheduler.run(work)
    return found


def _head(
    opened: Opened, seats: Sequence[Seat], over: bool, result: Outcome | None = None
) -> Record:
    """The record without its answers."""
    start = msgspec.UNSET if opened.start is None else opened.start
    return Record(
        game=opened.game,
        rules=opened.rules,
        content=opened.content,
        options=opened.options,
        seats=[who.name or f"seat {seat}" for seat, who in enumerate(seats)],
        commitment=commitment(opened.game, opened.seed, start),
        seed=opened.seed if over else None,
        answers=[],
        result=result,
        start=start if over else msgspec.UNSET,
        practice=opened.practice or msgspec.UNSET,
        release=opened.release or msgspec.UNSET,
    )


async def _finished_head(manager: TableManager, id_: str, stored: Stored, address: str) -> Record:
    """Of a finished game of any release: its position need not be read for it."""
    opened, seats = stored.opened, list(stored.opened.seats)
    for entry in await manager.store.seatings(id_):
        if entry.seat is not None and isinstance(entry.body, Seat):
            seats[entry.seat] = entry.body
    result = stored.result
    if result is None:  # the first releases did not write it down
        with suppress(BrokenTable):
            state = (await manager.table(id_)).state
            result = state.result() if state.replays else None
    head = _head(opened, seats, over=True, result=result)
    if stored.stretches:
        head.format = IN_STRETCHES
        head.stretches = [
            RecordStretch(
                step=each.step,
                rules=each.rules,
                content=each.content,
                release=each.release,
                start=each.start,
            )
            for each in stored.stretches
        ]
        # It shows what readers' rules cannot play; without it the record is still a record.
        with suppress(Crowded, Down, TooLong, Unwanted, WorkerDied):
            head.film = await manager.films.made(id_, address) or msgspec.UNSET
    last = (await film_parts(manager.store, opened, stored.stretches))[-1]
    if last.content is not None:
        head.format, head.files = IN_STRETCHES, last.content.texts
    return head


async def continued(
    manager: TableManager, origin: From, game: Game[Any], seats: int, seed: str, address: str
) -> tuple[Any, Options, Options]:
    """A state to go on from: that step, with all that a spectator could not see dealt anew, and
    the dice of the new table's seed; the options it was opened with, and those it is played
    with."""

    async def found(table: LiveTable) -> tuple[TableState, worker_tasks.Played]:
        at_table = table.state
        if at_table.opened.game != game.NAME:
            raise Problem(
                400, "bad-from", "from: that table plays {game}", game=at_table.opened.game
            )
        if origin.step > at_table.step:
            raise Problem(400, "bad-from", "from: step is not from 0 to {step}", step=at_table.step)
        if seats != len(at_table.seats):
            raise Problem(
                400,
                "bad-seats",
                "seats: {given} given, {play} play",
                given=seats,
                play=len(at_table.seats),
            )
        if at_table.opened.start is not None and at_table.opened.origin is None:
            # It may have been made by hand to be slow or huge, and would be played on in here.
            raise Problem(400, "bad-from", "from: a record that began from a position")
        if at_table.opened.unproven and not manager.settings.trust_imports:
            raise Problem(
                400,
                "bad-from",
                "from: a record that was not verified whole; a server whose host trusts imports "
                "goes on from it",
            )
        return at_table, await played_at(manager, at_table)

    state, played = await manager.alone(origin.table, found)
    film = await manager.store.shelf.film(origin.table)
    if film is None and not (state.replays and origin.step >= state.basis.step):
        film = await manager.films.made(origin.table, address)
    if film is not None:
        args = (film, game.NAME, played.options, played.content, origin.step, seed)
        work = Work(Kind.REPLAY, address, origin.table, film_tasks.film_continued, *args)
    else:
        args_played = (played, origin.step, seed)
        work = Work(Kind.REPLAY, address, origin.table, worker_tasks.continued, *args_played)
    data = await manager.scheduler.run(work)
    if data is None:
        raise Problem(400, "bad-from", "from: the game is over there")
    return msgspec.json.decode(data), state.opened.options, played.options


HANDLERS = [position, show_record]
