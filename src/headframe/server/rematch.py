"""The same game once more: the same seats and options, a new deal.

There is one rematch for each finished table, whoever asks first, and its id follows from the old
one: all processes find it without being told. Tokens of the old table open the same seats there, so
that nobody has to be invited again."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

import headframe
from headframe.core.options import reject_local_only
from headframe.server.database import Conflict
from headframe.server.entries import Opened, Seat
from headframe.server.forms import Again, AgainWish
from headframe.server.limits import caller
from headframe.server.live_table import LiveTable
from headframe.server.manager import TableManager
from headframe.server.problems import Problem, error_responses
from headframe.server.quota import may_open
from headframe.server.table_state import Basis, TableState
from headframe.server.tables import begin
from headframe.server.tokens import hashed


@post(
    "/tables/{table_id:str}/again",
    status_code=201,
    summary="A rematch: the same seats and options once more",
    responses=error_responses(400, 403, 404, 409, 413),
)
async def again(
    table_id: FromPath[str],
    data: JSONBody[AgainWish],
    state: State,
    request: Request[Any, Any, Any],
) -> Again:
    manager: TableManager = state.manager
    guest, given = manager.guest(caller(request)), hashed(data.token)

    async def opened(table: LiveTable) -> Again:
        if given != table.host and given not in [who.token for who in table.state.seats]:
            raise Problem(403, "not-yours", "only those who sit here may do that")
        if not table.state.over:
            raise Problem(409, "not-over", "the game is still being played")
        if table.again is None:
            id_ = manager.again_of(table.state.id)
            if not await manager.store.moved([id_]):
                await may_open(manager, guest)
                wish = once_more(table.state)
                with suppress(Conflict):  # another process was faster: then it is there
                    await begin(manager, id_, Basis.new(wish), guest, table.host)
            table.again = id_
            table.tell_table()
        return Again(table.again)

    return await manager.alone(table_id, opened)


def once_more(state: TableState) -> Opened:
    """A table like this one was when it was opened, with today's rules and a seed of its own."""
    was = state.opened
    options = state.game.settle(reject_local_only(state.game.OPTIONS, was.options))
    return msgspec.structs.replace(
        was,
        rules=state.game.RULES,
        content=state.game.content_hash(options),
        options=dict(options),
        seed=secrets.token_hex(32),
        seats=[_same(who) for who in state.seats],
        practice=False,
        release=headframe.__version__,
        origin=None,
        exercise="",
        start=None,
        news=[],
    )


def _same(who: Seat) -> Seat:
    """Who lost the seat for good left it to whoever comes."""
    if who.kind == "person" and who.token is None:
        return Seat("open", "")
    return Seat(who.kind, who.name, who.bot, who.token)


HANDLERS = [again]
