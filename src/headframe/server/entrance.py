"""The way to a table and from it: who comes is told how it stands, who left is missed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from headframe.server import outgoing
from headframe.server.connection import Connection
from headframe.server.entries import SEAT, Entry, Seat

if TYPE_CHECKING:
    from headframe.server.live_table import LiveTable

NOT_WATCHED: Final = "only those who sit at this table may look on"


class Gone(Exception):
    """The table was closed while somebody waited at its door."""


class Entrance:
    """Of one table. Whoever comes in has the table on hold."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    async def welcome(self, connection: Connection, since: int | None) -> None:
        """Everything a client needs to begin or to go on, in the order of the protocol."""
        table = self._table
        if connection.gone:
            raise Gone
        given = await self._give_back(connection)
        table.audience.connections.add(connection)
        table.presence.came(connection.seats)
        if connection.seats:
            table.tell_others()
        table.tell_table()
        await table.audience.welcome(connection, table.state, table.manager.store, since)
        connection.send(outgoing.view_message(table.state, connection))
        notices = [outgoing.notice_message(table.state, entry) for entry in given]
        connection.send_many([notice for notice in notices if notice])  # the others have heard it
        if table.state.over:
            connection.send(outgoing.result_message(table.state))
        for seat in connection.seats:
            if seat in table.state.orders:
                connection.send(outgoing.orders_message(table.state, seat))
        table.wake()

    async def _give_back(self, connection: Connection) -> list[Entry]:
        """A person who comes back gets the seat from the bot that stood in."""
        table = self._table
        entries: list[Entry] = []
        for seat in connection.seats:
            who = table.state.seats[seat]
            if who.stand_in is not None and not who.resigned:
                back = Seat(who.kind, who.name, who.bot, who.token, why="back")
                entries.append(table.entry(SEAT, back, seat, after=len(entries)))
        if entries:
            await table.change(entries)
        return entries

    def leave(self, connection: Connection) -> None:
        """A connection is gone; heard twice, it counts once."""
        table = self._table
        if connection not in table.audience.connections:
            return
        table.audience.connections.discard(connection)
        table.touched = time.monotonic()
        table.presence.left(connection.seats)
        if connection.seats:
            table.tell_table()
            table.tell_others()

    def check_tokens(self) -> None:
        """A token that was revoked holds no seat any more."""
        table = self._table
        for connection in table.audience.connections:
            for seat, token in list(connection.seats.items()):
                if table.state.seats[seat].token != token:
                    del connection.seats[seat]
                    if connection.look == seat:
                        connection.look = None
                        connection.send(outgoing.view_message(table.state, connection))
                    if not (connection.seats or table.state.opened.watch or table.state.over):
                        connection.close(f"your seat is not yours any more, and {NOT_WATCHED}")
