"""Calls about learning: the lessons and puzzles of a game, a table to try one at, how it went."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

import headframe
from headframe.academy.exercises import (
    OPPONENT,
    BadExercise,
    Kind,
    exercise,
    lessons,
    position,
    puzzles,
)
from headframe.academy.facts import facts
from headframe.academy.verdicts import Verdict
from headframe.core.codec import encode
from headframe.core.shown import GameEvent
from headframe.server import names, worker_tasks
from headframe.server.academy_forms import (
    AcademyInfo,
    ExerciseWish,
    LessonInfo,
    LineAnswer,
    ProgressInfo,
    VerdictInfo,
    VerdictWish,
)
from headframe.server.archive import played_at
from headframe.server.bots import bots
from headframe.server.entries import Opened, Seat
from headframe.server.fair_queue import Kind as WorkKind
from headframe.server.fair_queue import Work
from headframe.server.forms import TableOpened
from headframe.server.limits import caller
from headframe.server.live_table import LiveTable
from headframe.server.manager import TableManager
from headframe.server.problems import Problem, error_responses
from headframe.server.quota import may_open
from headframe.server.table_state import Basis
from headframe.server.table_state import games as game_of
from headframe.server.tables import begin
from headframe.server.tokens import hashed, new_table_id, new_token


@get(
    "/games/{game:str}/academy",
    sync_to_thread=True,  # a game's first time plays all its lessons' positions
    summary="The lessons of a game in their order, and its puzzles",
    responses=error_responses(400, 404),
)
def academy(game: FromPath[str]) -> AcademyInfo:
    name = game_of(game).NAME
    told = facts(name)
    taught = [
        LessonInfo(each.id, each.turns, each.clauses, each.things, told[each.id])
        for each in lessons(name).values()
    ]
    return AcademyInfo(taught, list(puzzles(name)))


@post(
    "/exercises",
    status_code=201,
    summary="A table of one's own at which a lesson or a puzzle is tried",
    responses=error_responses(400, 404, 409, 413),
)
async def begin_exercise(
    data: JSONBody[ExerciseWish], state: State, request: Request[Any, Any, Any]
) -> TableOpened:
    manager: TableManager = state.manager
    guest = manager.guest(caller(request))
    await may_open(manager, guest)
    game = game_of(data.game)
    try:
        given = exercise(game.NAME, data.kind, data.id)
    except BadExercise as error:
        raise Problem(404, "no-exercise", "there is no such lesson or puzzle here") from error
    options = game.settle(given.start.options)
    token, host, id_ = new_token(), new_token(), new_table_id()
    opened = Opened(
        game=game.NAME,
        rules=game.RULES,
        content=game.content_hash(options),
        options=dict(options),
        seed=given.dice,
        seats=_seats(game.seats(options), given.seat, names.cleaned(data.name), token),
        # Nobody waits for the learner, and nobody looks on.
        takeover=None,
        watch=False,
        practice=True,
        release=headframe.__version__,
        exercise=f"{data.kind}/{data.id}",
        start=_start(game.NAME, data.kind, data.id),
    )
    await begin(manager, id_, Basis.new(opened), guest, hashed(host))
    tokens = [token if seat == given.seat else None for seat in range(len(opened.seats))]
    return TableOpened(id_, tokens, host, f"/#/join/{id_}")


@cache
def _start(game: str, kind: Kind, id_: str) -> Any:
    """Its position, encoded."""
    return msgspec.json.decode(
        msgspec.json.encode(encode(position(game_of(game), exercise(game, kind, id_))))
    )


def _seats(count: int, learner: int, name: str, token: str) -> list[Seat]:
    called = next(bot.called for bot in bots() if bot.name == OPPONENT)
    taken = [name]
    seats = []
    for seat in range(count):
        if seat == learner:
            seats.append(Seat("person", name or f"Player {seat + 1}", token=hashed(token)))
        else:
            taken.append(names.first_free(called, taken))
            seats.append(Seat("bot", taken[-1], OPPONENT))
    return seats


@post(
    "/tables/{table_id:str}/verdict",
    status_code=200,
    summary="How the lesson or puzzle of this table goes",
    responses=error_responses(400, 403, 404, 409, 413),
)
async def verdict(
    table_id: FromPath[str],
    data: JSONBody[VerdictWish],
    state: State,
    request: Request[Any, Any, Any],
) -> VerdictInfo:
    manager: TableManager = state.manager
    given = hashed(data.token)

    async def found(table: LiveTable) -> tuple[str, worker_tasks.Played]:
        if given not in [who.token for who in table.state.seats]:
            raise Problem(403, "not-yours", "only those who sit here may do that")
        if not table.state.opened.exercise:
            raise Problem(409, "no-exercise", "no lesson and no puzzle is tried at this table")
        return table.state.opened.exercise, await played_at(manager, table.state)

    name, played = await manager.alone(table_id, found)
    work = Work(
        WorkKind.REPLAY,
        manager.guest(caller(request)),
        table_id,
        worker_tasks.verdict,
        played,
        name,
    )
    told: Verdict | None = await manager.scheduler.run(work)
    if told is None:
        raise Problem(409, "no-exercise", "this lesson or puzzle is not what it was any more")
    return VerdictInfo(
        status=told.status,
        step=told.step,
        progress=[ProgressInfo(each.have, each.need) for each in told.progress],
        chance=told.chance,
        best=told.best,
        line=[LineAnswer(key, answer) for key, answer in told.line],
        told=cast(list[GameEvent], told.told),
        why=told.why,
    )


HANDLERS = [academy, begin_exercise, verdict]
