"""A record comes in: checked by a worker, then stored slice by slice as a finished table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Request, post
from litestar.datastructures import State
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody
from sqlalchemy import insert

from headframe.core.record import Outcome
from headframe.server.contents import Kept
from headframe.server.database import IMPORTED, Job, NewTable, Saved, ended_row
from headframe.server.entries import ANSWER, AnswerBody, Entry, Opened, Stretch
from headframe.server.fair_queue import Kind, Work
from headframe.server.forms import Imported
from headframe.server.import_check import CheckedRecord, ImportedAnswer, ImportLimits, import_check
from headframe.server.limits import caller
from headframe.server.manager import TableManager
from headframe.server.packing import packed
from headframe.server.problems import Problem, error_responses
from headframe.server.quota import may_open
from headframe.server.resumable import SavedGame
from headframe.server.scheduler import TooLong
from headframe.server.schema import stretches
from headframe.server.table_state import Snapshot
from headframe.server.timing import now_ms
from headframe.server.tokens import new_table_id
from headframe.server.worker import WorkerDied
from headframe.server.worker_process import TooMuchMemory
from headframe.server.writers import Statement


@dataclass
class TakesRecord(Operation):
    """For OpenAPI: the body is a record, though it is read by a worker and not by us."""

    def __post_init__(self) -> None:
        schema = Reference(ref="#/components/schemas/Record")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema)}, None, True)


@post(
    "/records",
    status_code=201,
    summary="Import a record as a finished table",
    responses=error_responses(400, 403, 404, 413, 422),
    operation_class=TakesRecord,
)
async def import_record(state: State, request: Request[Any, Any, Any]) -> Imported:
    manager: TableManager = state.manager
    guest = manager.guest(caller(request))
    await may_open(manager, guest)
    body = await request.body()
    limits = ImportLimits(manager.settings.import_answers, manager.settings.import_bytes)
    content = await _content(manager, body)
    with _there(request) as there:
        work = Work(Kind.IMPORT, guest, "", import_check, body, limits, content, wanted=there)
        try:
            imported = await manager.scheduler.run(work)
        except (TooLong, TooMuchMemory, WorkerDied):
            # One that takes so much is not one of ours: a position can be made by hand.
            raise Problem(
                422, "false-record", "this record takes too long to play through"
            ) from None
    await may_open(manager, guest)  # others of this guest may have come in meanwhile
    id_ = new_table_id()
    await store_import(manager, id_, guest, imported)
    return Imported(id_, imported.steps, imported.told)


class _On(msgspec.Struct):
    content: str


class _Played(_On):
    """What of a record says on what it was played."""

    stretches: list[_On] = []


async def _content(manager: TableManager, body: bytes) -> Kept | None:
    """The content of the record's end, where it is one that tables of ours were begun with."""
    try:
        played = msgspec.json.decode(body, type=_Played)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None  # the worker will say what is wrong
    last = [played, *played.stretches][-1].content
    found = await manager.store.shelf.content(last[:64])
    return None if found is None else Kept(last, found[1])


async def store_import(
    manager: TableManager, id_: str, guest: str, imported: CheckedRecord
) -> None:
    """Slice by slice: others' answers are written in between. Until the last one it is an
    unfinished table of which nobody knows."""
    opened = msgspec.json.decode(imported.opened, type=Opened)
    new: NewTable | None = NewTable(id_, opened, guest, IMPORTED, now_ms())
    step = 0
    for data in imported.slices:
        answers = msgspec.json.decode(data, type=list[ImportedAnswer])
        entries = [_entry(id_, step + at, answer) for at, answer in enumerate(answers, start=1)]
        step += len(answers)
        if step < imported.steps:
            await manager.store.write(Job(id_, entries, new=new))
        else:
            saved = SavedGame(step, msgspec.json.decode(imported.state), [])
            snapshot = msgspec.json.encode(Snapshot(saved, opened.seats, None, None))
            row = ended_row(msgspec.json.decode(imported.result, type=Outcome))
            also = [*_stretches(id_, imported), *_film(manager, id_, imported)]
            job = Job(id_, entries, Saved(step, snapshot), row, new=new, also=also)
            await manager.store.write(job)
            manager.films.due(id_)
        new = None


def _stretches(id_: str, imported: CheckedRecord) -> Iterator[Statement]:
    for number, each in enumerate(imported.stretches, start=1):
        part = Stretch(
            seq=each.step,
            step=each.step,
            rules=each.rules,
            content=each.content,
            release=each.release,
            start=each.start,
        )
        row = {"table_id": id_, "number": number, "body": packed(part)}
        yield insert(stretches).values(row), None


def _film(manager: TableManager, id_: str, imported: CheckedRecord) -> Iterator[Statement]:
    if imported.film is not None:
        yield manager.store.shelf.adding_piece(id_, imported.film)


def _entry(id_: str, step: int, given: ImportedAnswer) -> Entry:
    body = AnswerBody(step, given.key, given.answer)
    return Entry(id_, step, ANSWER, body, now_ms(), given.seat, None, given.news)


@contextmanager
def _there(request: Request[Any, Any, Any]) -> Iterator[Callable[[], bool]]:
    """Whether whoever sent the request still waits for the answer."""

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    leaving = asyncio.create_task(gone())
    try:
        yield lambda: not leaving.done()
    finally:
        leaving.cancel()


HANDLERS = [import_record]
