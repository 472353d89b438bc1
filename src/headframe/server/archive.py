"""Finished games: positions step by step, their records, and going on from a step."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.record import Outcome, Record, write
from headframe.server import worker_tasks
from headframe.server.contents import kept_by
from headframe.server.entries import Line, Opened
from headframe.server.fair_queue import Kind, Work
from headframe.server.forms import From, Position
from headframe.server.limits import caller
from headframe.server.live_table import LiveTable
from headframe.server.manager import TableManager
from headframe.server.position_cache import PositionCache
from headframe.server.problems import Problem, error_responses


class Positions:
    """Made in chunks by workers, each chunk once however many ask for it."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        limits = manager.settings
        self._cache = PositionCache(limits.positions_bytes, limits.positions_table_bytes)
        self._making: dict[tuple[str, int], asyncio.Task[dict[int, bytes]]] = {}

    async def position(self, table: LiveTable, step: int, address: str) -> bytes:
        id_ = table.state.id
        chunk = (id_, step // worker_tasks.CHUNK)
        found: dict[int, bytes] = {}
        # A chunk that is too large holds only the step that another had asked for: then again.
        while step not in found:
            if (kept := self._cache.get(id_, step)) is not None:
                return kept
            if chunk not in self._making:
                making = asyncio.create_task(self._make(table, step, address))
                making.add_done_callback(lambda _: self._making.pop(chunk))
                self._making[chunk] = making
            found = await asyncio.shield(self._making[chunk])
        return found[step]

    async def _make(self, table: LiveTable, step: int, address: str) -> dict[int, bytes]:
        most = self._manager.settings.position_bytes
        game = await _played(self._manager, table)
        work = Work(
            Kind.REPLAY, address, table.state.id, worker_tasks.positions, *(game, step, most)
        )
        found: dict[int, bytes] = await self._manager.scheduler.run(work)
        self._cache.keep(table.state.id, found)
        return found


async def _played(manager: TableManager, table: LiveTable) -> worker_tasks.Played:
    state = table.state
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
    table = await manager.table(table_id)
    if not table.state.over:
        raise Problem(409, "not-over", "positions are shown once the game is over")
    if not 0 <= step <= table.state.step:
        raise Problem(
            404,
            "no-step",
            "step: {step} is not from 0 to {last}",
            step=step,
            last=table.state.step,
        )
    body: Any = await positions.position(table, step, manager.guest(caller(request)))
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

    async def looked_up(table: LiveTable) -> tuple[bytes, list[Line]]:
        # Before the end an answer may be a secret (a bid, a face-down card): none is told.
        log = await manager.store.lines(table_id) if table.state.over else []
        return write(_head(table)), log

    head, log = await manager.alone(table_id, looked_up)
    body: Any = head
    if log:
        address = manager.guest(caller(request))
        work = Work(Kind.REPLAY, address, table_id, worker_tasks.record, head, log)
        body = await manager.scheduler.run(work)
    return Response(body, media_type=MediaType.JSON)


def _head(table: LiveTable) -> Record:
    """The record without its answers."""
    opened: Opened = table.state.opened
    result = table.state.session.result()
    return Record(
        game=opened.game,
        rules=opened.rules,
        content=opened.content,
        options=opened.options,
        seats=[who.name or f"seat {seat}" for seat, who in enumerate(table.state.seats)],
        commitment=table.state.sealed,
        seed=opened.seed if result else None,
        answers=[],
        result=Outcome.of(result) if result else None,
        start=opened.start if result and opened.start is not None else msgspec.UNSET,
        practice=opened.practice or msgspec.UNSET,
    )


async def continued(
    manager: TableManager, origin: From, game: Game[Any], seats: int, seed: str, address: str
) -> tuple[Any, Options, Options]:
    """A state to go on from: that step, with all that a spectator could not see dealt anew, and
    the dice of the new table's seed; the options it was opened with, and those it is played
    with."""

    async def found(table: LiveTable) -> tuple[Options, worker_tasks.Played]:
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
        return at_table.opened.options, await _played(manager, table)

    options, played = await manager.alone(origin.table, found)
    work = Work(
        Kind.REPLAY, address, origin.table, worker_tasks.continued, *(played, origin.step, seed)
    )
    data = await manager.scheduler.run(work)
    if data is None:
        raise Problem(400, "bad-from", "from: the game is over there")
    return msgspec.json.decode(data), options, played.options


HANDLERS = [position, show_record]
