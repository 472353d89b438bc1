"""Finished games: positions step by step, records out and in, and going on from a step."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from headframe import registry
from headframe.core.codec import encode
from headframe.core.game import Game
from headframe.core.options import Options, reject_local_only
from headframe.core.record import BadRecord, Outcome, Record, commitment, option_values, read, write
from headframe.core.rng import Rng
from headframe.core.session import dice
from headframe.server import worker_tasks
from headframe.server.entries import ANSWER, AnswerBody, Entry, Opened, Seat, standing
from headframe.server.forms import From, Imported, Position
from headframe.server.live_table import LiveTable
from headframe.server.manager import TableManager
from headframe.server.problems import Problem, error_responses
from headframe.server.store import Job, NewTable
from headframe.server.table_state import TableState
from headframe.server.table_state import games as game_of
from headframe.server.timing import now_ms
from headframe.server.tokens import hashed, new_table_id, new_token

CHUNK: Final = 25
"""Positions made together: whoever looks at one looks at the next."""
CACHED: Final = 200
CHECK_S: Final = 60.0
"""A record that takes longer to check is not one of ours: a position can be made by hand."""

Given = list[tuple[int, str, worker_tasks.Plain]]


class PositionCache:
    """The chunks of positions looked at last."""

    def __init__(self) -> None:
        self._chunks: OrderedDict[tuple[str, int], list[bytes]] = OrderedDict()

    async def position(self, manager: TableManager, table: LiveTable, step: int) -> bytes:
        key = (table.state.id, step // CHUNK)
        if key not in self._chunks:
            spec, start, given = await _game(manager, table)
            first = key[1] * CHUNK
            last = min(first + CHUNK - 1, len(given))
            self._chunks[key] = await manager.workers.run(
                worker_tasks.positions, spec, start, given, first, last
            )
            while len(self._chunks) > CACHED:
                self._chunks.popitem(last=False)
        self._chunks.move_to_end(key)
        return self._chunks[key][step % CHUNK]


async def _game(manager: TableManager, table: LiveTable) -> tuple[str, bytes, Given]:
    """What a worker needs to play it again: the game, its first position, the answers."""
    at_table = table.state
    begun = TableState.begun(at_table.id, at_table.opened)
    given = answers_of(await manager.store.answers(at_table.id))
    spec = registry.everything()[at_table.opened.game]
    return spec, msgspec.json.encode(encode(begun.session.state)), given


def answers_of(entries: list[Entry]) -> Given:
    return [
        (entry.seat, entry.body.key, entry.body.answer)
        for entry in standing(entries)
        if isinstance(entry.body, AnswerBody) and entry.seat is not None
    ]


@get(
    "/tables/{table_id:str}/steps/{step:int}",
    summary="A finished game's position after so many answers",
    responses=error_responses(400, 404, 409),
)
async def position(
    table_id: FromPath[str], step: FromPath[int], state: State
) -> Response[Position]:
    manager: TableManager = state.manager
    table = await manager.table(table_id)
    if not table.state.over:
        raise Problem(409, "not-over", "positions are shown once the game is over")
    if not 0 <= step <= table.state.step:
        raise Problem(404, "no-step", f"step: {step} is not from 0 to {table.state.step}")
    shelf: PositionCache = state.shelf
    body: Any = await shelf.position(manager, table, step)
    return Response(body, media_type=MediaType.JSON)


@get(
    "/tables/{table_id:str}/record",
    summary="The record; the seed is in it once it is over",
    responses=error_responses(400, 404, 409),
)
async def show_record(table_id: FromPath[str], state: State) -> Response[Record]:
    manager: TableManager = state.manager
    table = await manager.table(table_id)
    opened = table.state.opened
    async with table.lock:
        given = answers_of(await manager.store.answers(table_id))
        result = table.state.session.result()
        made = Record(
            game=opened.game,
            rules=opened.rules,
            content=opened.content,
            options=opened.options,
            seats=[who.name or f"seat {seat}" for seat, who in enumerate(table.state.seats)],
            commitment=table.state.sealed,
            seed=opened.seed if result else None,
            answers=given if result else public(given),
            result=Outcome.of(result) if result else None,
            start=opened.start if result and opened.start is not None else msgspec.UNSET,
            practice=opened.practice or msgspec.UNSET,
        )
    body: Any = write(made)
    return Response(body, media_type=MediaType.JSON)


def public(_: Given) -> Given:
    """Before the end an answer may be a secret (a bid, a face-down card): none is told."""
    return []


@post(
    "/records",
    status_code=201,
    summary="Import a record as a finished table",
    responses=error_responses(400, 403, 404, 413, 422),
)
async def import_record(data: JSONBody[Record], state: State) -> Imported:
    manager: TableManager = state.manager
    written = write(data)
    record = read(written)
    seed = record.seed
    if seed is None or commitment(record.game, seed, record.start) != record.commitment:
        raise BadRecord("seed: missing, or not the one that was promised")
    spec = registry.everything().get(record.game)
    if spec is None:
        raise registry.UnknownGame(f"no game {record.game!r} here")
    game = game_of(record.game)
    reject_local_only(game.OPTIONS, option_values(record))
    try:
        news = await manager.workers.within(CHECK_S, worker_tasks.check_record, spec, written)
    except TimeoutError:
        raise Problem(422, "false-record", f"not played out after {CHECK_S:g} seconds") from None
    seats = [Seat("person", name[:40]) for name in record.seats]
    opened = Opened(
        game=record.game,
        rules=record.rules,
        content=record.content,
        options=dict(game.settle(option_values(record))),
        seed=seed,
        seats=seats,
        practice=record.practice is True,
        start=None if record.start is msgspec.UNSET else record.start,
        news=news[0],
    )
    id_, at = new_table_id(), now_ms()
    entries = [
        Entry(id_, step, ANSWER, AnswerBody(step, key, answer), at, seat, None, news[step])
        for step, (seat, key, answer) in enumerate(record.answers, start=1)
    ]
    new = NewTable(id_, opened, "import", hashed(new_token()), at, over=True)
    await manager.store.write(Job(id_, entries, None, None, new))
    return Imported(id_, len(entries))


async def continued(
    manager: TableManager, origin: From, game: Game[Any], seats: int, seed: str
) -> tuple[Any, Options]:
    """A state to go on from: that step, with all that a spectator could not see dealt anew, and
    the dice of the new table's seed."""
    table = await manager.table(origin.table)
    async with table.lock:
        at_table = table.state
        if at_table.opened.game != game.NAME:
            raise Problem(400, "bad-from", f"from: that table plays {at_table.opened.game}")
        if origin.step > at_table.step:
            raise Problem(400, "bad-from", f"from: step is not from 0 to {at_table.step}")
        if seats != len(at_table.seats):
            raise Problem(400, "bad-seats", f"seats: {seats} given, {len(at_table.seats)} play")
        options = at_table.opened.options
        spec, start, given = await _game(manager, table)
    data = await manager.workers.run(worker_tasks.state_at, spec, start, given, origin.step)
    state = game.decoder().state(msgspec.json.decode(data))
    if not state.open_decisions:
        raise Problem(400, "bad-from", "from: the game is over there")
    dealt = game.determinize(state, None, Rng.seeded(seed, "continue"))
    dealt.rng = dice(seed)
    return encode(dealt), options


HANDLERS = [position, show_record, import_record]
