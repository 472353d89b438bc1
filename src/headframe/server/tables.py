"""Calls about tables: opening, joining, looking, freeing a seat."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

import headframe
from headframe.core.options import reject_local_only
from headframe.server import names
from headframe.server.archive import continued
from headframe.server.bots import bots
from headframe.server.entries import SEAT, Clock, Opened, Origin, Out, Seat
from headframe.server.forms import (
    Joined,
    JoinWish,
    RevokeWish,
    SeatWish,
    TableInfo,
    TableOpened,
    TableWish,
)
from headframe.server.limits import caller
from headframe.server.live_table import LiveTable
from headframe.server.manager import TableManager
from headframe.server.problems import Problem, error_responses
from headframe.server.quota import may_open
from headframe.server.table_state import Basis, TableState, encoded
from headframe.server.table_state import games as game_of
from headframe.server.tokens import hashed, new_table_id, new_token


@post(
    "/tables",
    status_code=201,
    summary="Open a table",
    responses=error_responses(400, 403, 404, 409, 413),
)
async def open_table(
    data: JSONBody[TableWish], state: State, request: Request[Any, Any, Any]
) -> TableOpened:
    manager: TableManager = state.manager
    guest = manager.guest(caller(request))
    await may_open(manager, guest)
    game = game_of(data.game)
    options = game.settle(reject_local_only(game.OPTIONS, data.options))
    tokens: list[str | None] = [new_token() if s.kind == "person" else None for s in data.seats]
    if len(data.seats) != game.seats(options):
        raise Problem(
            400,
            "bad-seats",
            "seats: {given} given, {play} play",
            given=len(data.seats),
            play=game.seats(options),
        )
    seats = _seats(data.seats, tokens)
    seed = secrets.token_hex(32) if data.seed is None else _practised(data.seed, seats)
    start, origin, played = None, None, options
    if data.from_ is not None:
        start, options, played = await continued(manager, data.from_, game, len(seats), seed, guest)
        origin = Origin(data.from_.table, data.from_.step)
    opened = Opened(
        game=game.NAME,
        rules=game.RULES,
        content=game.content_hash(played),
        options=dict(options),
        seed=seed,
        seats=seats,
        clock=Clock(data.clock.seconds, data.clock.increment) if data.clock else None,
        takeover=_patience(data.takeover, manager.settings.takeover_least_s),
        stand_in=_bot(data.stand_in),
        revoke=data.revoke,
        watch=data.watch,
        practice=data.seed is not None,
        release=headframe.__version__,
        origin=origin,
        start=start,
    )
    id_, host = new_table_id(), new_token()
    await begin(manager, id_, Basis(opened, played), guest, hashed(host))
    return TableOpened(id_, tokens, host, f"/#/join/{id_}")


async def begin(manager: TableManager, id_: str, basis: Basis, guest: str, host: str) -> None:
    """Set the table up and keep it. Raises Conflict if there is one of that id."""
    opened = basis.opened
    begun = TableState.begun(id_, basis, game_of(opened.game))
    opened = msgspec.structs.replace(opened, news=encoded(begun.news.pop(0)))
    begun.became(opened)
    await manager.begin(id_, opened, begun, guest, host)


def _seats(given: list[SeatWish], tokens: list[str | None]) -> list[Seat]:
    """Those who were named keep their names, for the others we find one."""
    named = [names.cleaned(seat.name or "") for seat in given]
    for at, name in enumerate(named):
        names.unlike(name, named[:at])
    seats = []
    for at, seat in enumerate(given):
        called = _called(at, seat)
        if not named[at] and called:
            named[at] = names.first_free(called, named)
        token = tokens[at]
        seats.append(Seat(seat.kind, named[at], seat.bot, hashed(token) if token else None))
    return seats


def _called(at: int, seat: SeatWish) -> tuple[str, ...]:
    """By which names, if none was given. Raises Problem if there can be no such seat."""
    if seat.kind == "bot":
        return {bot.name: bot.called for bot in bots()}[_bot(seat.bot)]
    if seat.bot is not None:
        raise Problem(
            400, "bad-seats", "seats: number {at} names a bot but is of another kind", at=at
        )
    return (f"Player {at + 1}",) if seat.kind == "person" else ()


def _bot(name: str | None) -> str:
    known = [bot.name for bot in bots()]
    if name not in known:
        raise Problem(
            400,
            "no-bot",
            "no bot {name}; there are {known}",
            name=repr(name),
            known=", ".join(known),
        )
    return name


def _patience(takeover: int | None, least: int) -> int | None:
    if takeover is not None and takeover < least:
        raise Problem(
            400,
            "malformed",
            "takeover: {takeover} s given, at least {least} s",
            takeover=takeover,
            least=least,
        )
    return takeover


def _practised(seed: str, seats: list[Seat]) -> str:
    """Who chose the seed may know every card: that is for playing alone."""
    if sorted(seat.kind for seat in seats) != ["bot"] * (len(seats) - 1) + ["person"]:
        raise Problem(
            400, "bad-seed", "seed: may only be chosen for practice, one person against bots"
        )
    return seed


@get(
    "/tables/{table_id:str}",
    summary="What all may know about a table",
    responses=error_responses(400, 404, 409),
)
async def show_table(table_id: FromPath[str], state: State) -> TableInfo:
    async def shown(table: LiveTable) -> TableInfo:
        return table.table(TableInfo)

    manager: TableManager = state.manager
    return await manager.alone(table_id, shown)


@post(
    "/tables/{table_id:str}/join",
    status_code=201,
    summary="Take an open seat",
    responses=error_responses(400, 403, 404, 409, 413),
)
async def join(table_id: FromPath[str], data: JSONBody[JoinWish], state: State) -> Joined:
    token = new_token()

    async def joined(table: LiveTable) -> Joined:
        free = [seat for seat, who in enumerate(table.state.seats) if who.kind == "open"]
        if not free or (data.seat is not None and data.seat not in free):
            raise Problem(409, "no-seat", "no such seat is free at this table")
        seat = free[0] if data.seat is None else data.seat
        others = [who.name for at, who in enumerate(table.state.seats) if at != seat]
        name = names.cleaned(data.name)
        name = names.unlike(name, others) if name else names.free(f"Player {seat + 1}", others)
        taken = Seat("person", name, token=hashed(token), why="joined")
        await table.change([table.entry(SEAT, taken, seat)])
        return Joined(seat, token)

    manager: TableManager = state.manager
    return await manager.alone(table_id, joined)


@post(
    "/tables/{table_id:str}/revoke",
    status_code=200,
    summary="Free a seat: its token is void, a bot plays on",
    responses=error_responses(400, 403, 404, 409, 413),
)
async def revoke(table_id: FromPath[str], data: JSONBody[RevokeWish], state: State) -> TableInfo:
    given = hashed(data.token)

    async def revoked(table: LiveTable) -> TableInfo:
        if data.seat not in table.state.people() or table.state.over:
            raise Problem(409, "no-seat", "no person plays there")
        if given == table.state.seats[data.seat].token:
            why: Out = "left"
        elif given != table.host:
            raise Problem(403, "not-yours", "only the host and the seat itself may do that")
        elif not table.state.opened.revoke:
            raise Problem(403, "not-here", "at this table the host cannot free seats")
        else:
            why = "freed"
        await table.manager.bots.take_over(table, data.seat, why)
        return table.table(TableInfo)

    manager: TableManager = state.manager
    return await manager.alone(table_id, revoked)


HANDLERS = [open_table, show_table, join, revoke]
