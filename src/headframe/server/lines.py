"""Tables in a list: whose turn it is, how it stands, how it ended. Nothing that a spectator would
not see, and of a table without spectators only to those who sit there."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from headframe.server.forms import LineSeat, TableLine, Ticket, TicketsWish
from headframe.server.loading import NoTable
from headframe.server.manager import TableManager
from headframe.server.problems import KNOWN, error_responses
from headframe.server.table_state import BrokenTable, NewerRules, TableState
from headframe.server.tokens import TABLE_ID, hashed

KEPT: Final = 1000
"""So many tables are remembered as they stood, until something happens there."""


class Lines:
    """What is told about tables that are not in memory, so that a list does not load them anew."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._kept: OrderedDict[str, TableState] = OrderedDict()

    async def of(self, tickets: list[Ticket]) -> list[TableLine]:
        """The lines of these tables. Who has no token of a table sees what a spectator sees."""
        store = self._manager.store
        ids = [ticket.table for ticket in tickets if TABLE_ID.fullmatch(ticket.table)]
        again = {id_: self._manager.again_of(id_) for id_ in ids}
        moved = await store.moved([*ids, *again.values()])
        return [
            await self._line(
                ticket,
                *moved.get(ticket.table, (0, 0)),
                again[ticket.table] if again.get(ticket.table) in moved else None,
            )
            for ticket in tickets
        ]

    async def _line(self, ticket: Ticket, seq: int, at: int, again: str | None) -> TableLine:
        try:
            if not at:
                raise NoTable(ticket.table)
            state = await self._state(ticket.table, seq)
        except (NoTable, NewerRules, BrokenTable) as error:
            return TableLine(ticket.table, KNOWN[type(error)][1])
        return line(state, ticket, at, again)

    async def _state(self, id_: str, seq: int) -> TableState:
        """As it stood after this entry of its log, or later."""
        live = self._manager.tables.get(id_)
        if live is not None and live.state.seq >= seq:
            return live.state
        known = self._kept.pop(id_, None)
        if known is None or known.seq < seq:
            known = (await self._manager.read(id_)).state
        self._kept[id_] = known
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return known


def line(state: TableState, ticket: Ticket, at: int, again: str | None) -> TableLine:
    """A table as one line of the list: whose turn it is, how it stands, how it ended."""
    tokens = {hashed(token) for token in ticket.tokens}
    yours = [who.token in tokens for who in state.seats]
    shown = state.opened.watch or state.over or any(yours)
    result, asked = state.result(), [] if state.over else state.asked()
    scores = list(result.scores if result else _scores(state)) if shown else []
    seats = [
        LineSeat(
            name=who.name,
            kind=who.kind,
            bot=who.bot,
            stand_in=who.stand_in,
            asked=shown and seat in asked,
            yours=yours[seat],
            score=scores[seat] if seat < len(scores) else None,
            place=result.places[seat] if result else None,
        )
        for seat, who in enumerate(state.seats)
    ]
    waits = any(who.kind == "open" for who in state.seats)
    return TableLine(
        table=state.id,
        what="over" if state.over else "open" if waits else "running",
        game=state.opened.game,
        title=state.game.TITLE,
        seats=seats,
        step=state.step,
        moved=at,
        again=again,
    )


def _scores(state: TableState) -> list[int]:
    """As a spectator may know them; [] where the game has no points."""
    found: list[int] = state.game.figures(state.position, None).get("scores", [])
    return found


@post(
    "/tables/mine",
    status_code=200,
    summary="How the tables stand that one knows",
    responses=error_responses(400, 413),
)
async def mine(data: JSONBody[TicketsWish], state: State) -> list[TableLine]:
    lines: Lines = state.lines
    return await lines.of(data.tickets)


HANDLERS = [mine]
