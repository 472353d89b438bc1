"""The websocket: opens, listens, writes, and lets go."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from headframe.core.sentence import Sentence
from headframe.server import wire
from headframe.server.connection import CLOSING, FLOOD, RESTARTING, TRY_LATER, Connection
from headframe.server.conversation import Conversation
from headframe.server.database import Conflict, Down
from headframe.server.entrance import Gone
from headframe.server.limits import caller, host_allowed, origin_allowed
from headframe.server.live_table import STORAGE_AWAY, TRIES
from headframe.server.loading import NoTable
from headframe.server.manager import TableManager
from headframe.server.table_state import BrokenTable, NewerRules

DIRECT: Final = "headframe.direct"
"""The server below can write several messages at once, without a task (`protocols`)."""
REFUSED: Final = 1008
GOODBYE_S: Final = 2.0
"""So long we wait until what is said is done, and again until everybody has heard `bye`."""


@websocket("/tables/{table_id:str}/ws")
async def talk(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], state: State) -> None:
    """A connection to a table, from the handshake to its end."""
    manager: TableManager = state.manager
    if not (
        host_allowed(socket.headers, manager.settings)
        and origin_allowed(socket.headers, manager.settings)
    ):
        await socket.close(REFUSED, "foreign origin")
        return
    await socket.accept()
    address = caller(socket)
    connection = Connection(manager.settings, address)
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    connection.direct = extensions.get(DIRECT)
    writer = connection.writer = asyncio.create_task(_write(socket, connection))
    manager.metrics.connections.inc()
    manager.talking.add(connection)
    try:
        if manager.draining:
            connection.close(CLOSING, RESTARTING)
            await asyncio.wait({writer}, timeout=1.0)
        elif manager.door.enter(connection, address):
            await _converse(socket, manager, connection, table_id, writer)
        else:
            connection.close("too many connections; come back in a moment", TRY_LATER)
            await asyncio.wait({writer}, timeout=1.0)
    finally:
        manager.door.leave(connection)
        manager.talking.discard(connection)
        manager.metrics.connections.dec()
        if connection.slow:
            manager.metrics.dropped.inc()
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def goodbye(manager: TableManager) -> None:
    """The server is closing: whoever comes now is sent away, what is being written is finished and
    acknowledged, and then everybody is told to come back."""
    manager.draining = True
    talking = list(manager.talking)
    if not talking:
        return
    parting = [asyncio.create_task(_part(each)) for each in talking]
    await asyncio.wait(parting, timeout=GOODBYE_S)
    for task, connection in zip(parting, talking, strict=True):
        task.cancel()
        connection.close(CLOSING, RESTARTING)  # whose answer hangs in the storage
    if writers := {each.writer for each in talking if each.writer is not None}:
        await asyncio.wait(writers, timeout=GOODBYE_S)


async def _part(connection: Connection) -> None:
    async with connection.hearing:
        connection.close(CLOSING, RESTARTING)


async def _converse(
    socket: WebSocket[Any, Any, Any],
    manager: TableManager,
    connection: Connection,
    table_id: str,
    writer: asyncio.Task[None],
) -> None:
    conversation = asyncio.create_task(_listen(socket, manager, connection, table_id))
    # Whichever ends first: the client leaves, or we stop writing to it.
    await asyncio.wait({conversation, writer}, return_when=asyncio.FIRST_COMPLETED)
    if not writer.done() and connection.closing is not None:
        await asyncio.wait({writer}, timeout=1.0)
    # An answer on its way to disk is told to all, though its sender left.
    async with connection.hearing:
        conversation.cancel()
    ended = await asyncio.gather(conversation, return_exceptions=True)
    if isinstance(ended[0], Exception):
        manager.report(ended[0], table_id)
        connection.close("something went wrong on the server; come back in a moment")
        await asyncio.wait({writer}, timeout=1.0)


async def _listen(
    socket: WebSocket[Any, Any, Any], manager: TableManager, connection: Connection, table_id: str
) -> None:
    try:
        first = await asyncio.wait_for(_receive(socket), manager.settings.sit_s)
        if first is None:
            return
        sit = wire.read(first)
        if not isinstance(sit, wire.Sit):
            connection.close("the first message must be of type sit")
            return
        speaker = await _seated(manager, connection, table_id, sit)
    except TimeoutError:
        connection.close("nothing was said")
        return
    except wire.Malformed as error:
        connection.close(str(error))
        return
    except (NoTable, ValueError):
        connection.close("there is no such table")
        return
    except (NewerRules, BrokenTable) as error:
        connection.close(str(error))
        return
    except (Down, Conflict):
        connection.close(STORAGE_AWAY)
        return
    try:
        while (text := await _receive(socket)) is not None:
            if connection.closing is not None:
                return
            if connection.bucket.allow():
                async with connection.hearing:
                    if connection.closing is None:  # not while we waited for our turn
                        await speaker.hear(text)
            elif connection.bucket.debt > FLOOD:
                manager.metrics.dropped.inc()
                connection.close("too many messages")
                return
            else:
                manager.metrics.refusals.inc()
                step = speaker.table.state.step
                connection.send(
                    wire.refused(
                        wire.message_id(text), step, Sentence("too fast; please wait a moment")
                    )
                )
    finally:
        speaker.table.entrance.leave(connection)


async def _seated(
    manager: TableManager, connection: Connection, table_id: str, sit: wire.Sit
) -> Conversation:
    for _ in range(TRIES):
        speaker = Conversation(await manager.table(table_id), connection)
        sitting = speaker.table.spawn(speaker.sit(sit))
        try:
            # Not cancelled with us: an entry may be on its way to disk.
            await asyncio.wait({sitting})
        except asyncio.CancelledError:
            connection.gone = True
            speaker.table.entrance.leave(connection)
            raise
        if not sitting.cancelled() and sitting.exception() is None:
            return speaker
        speaker.table.entrance.leave(connection)
        if not sitting.cancelled() and not isinstance(sitting.exception(), Gone):
            sitting.result()  # raises
        # Closed meanwhile: there is another copy of the table by now.
    raise Down("the table was closed again and again")


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | bytes | None:
    try:
        return await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        return None


async def _write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    try:
        while texts := await connection.next():
            connection.writing = True
            for text in texts:
                await socket.send_data(text.decode())
            connection.writing = False
        await socket.close(connection.code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return


HANDLERS = [talk]
