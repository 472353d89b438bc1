"""Hints for people: thought of by workers, told as soon as there is something to tell, then better
and better, until the last word is said or nobody wants it any more."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator, Callable
from typing import TYPE_CHECKING

from headframe.bots.advice import Kept
from headframe.core.choice import Plain, plain
from headframe.core.record import read_answer
from headframe.server import worker_tasks
from headframe.server.fair_queue import Kind, Work
from headframe.server.scheduler import Unwanted
from headframe.server.wire import HintMessage

if TYPE_CHECKING:
    from headframe.server.connection import Connection
    from headframe.server.live_table import LiveTable
    from headframe.server.manager import TableManager


class TwiceHinted(Exception):
    """For this seat a hint is already on its way."""


class Hints:
    """Thinks for people who ask what they might answer."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self._wanted: dict[tuple[str, int], Callable[[], bool]] = {}
        """By table and seat: whether the hint that is being thought of is still wanted."""

    def stream(
        self, table: LiveTable, seat: int, connection: Connection, asked: str
    ) -> AsyncGenerator[HintMessage, None]:
        """What is told, one word after another. Raises TwiceHinted at once; a hint that is not
        wanted any more makes way for another. It counts as asked from here on, not from its first
        word: what takes it back may be the next message."""
        moves, place = table.moves, (table.state.id, seat)

        def wanted() -> bool:
            here = connection in table.audience.connections
            return here and table.moves == moves and connection.hinting == asked

        earlier = self._wanted.get(place)
        if earlier is not None and earlier():
            raise TwiceHinted
        connection.hinting = asked
        self._wanted[place] = wanted
        return self._words(table, seat, connection, asked, wanted)

    async def _words(
        self,
        table: LiveTable,
        seat: int,
        connection: Connection,
        asked: str,
        wanted: Callable[[], bool],
    ) -> AsyncGenerator[HintMessage, None]:
        """Raises what the scheduler raises; Unwanted once the position is gone or whoever asked
        has left. Ends quietly when it is taken back (``no-hint``)."""
        try:
            async with table.hold():
                step = table.state.step
                if seat not in table.state.asked():
                    yield HintMessage(asked, step, None, [], more=False)
                    return
                seen, kept = self.manager.bots.seen(table, seat, -1), _left(table, seat)
            for number, effort in enumerate(worker_tasks.HINTERS, start=1):
                work = Work(
                    Kind.HINT,
                    self.manager.guest(connection.address),
                    table.state.id,
                    worker_tasks.hints,
                    *(seen, secrets.token_hex(16), effort, kept),
                    wanted=wanted,
                )
                found: worker_tasks.Hinted = await self.manager.scheduler.run(work)
                if wanted() and found.answers:
                    plan = [(one.key, read_answer(one.answer)) for one in found.answers[0].plan]
                    table.plans[seat] = Kept(step, plan)
                more = number < len(worker_tasks.HINTERS) and len(found.answers) > 1
                yield HintMessage(asked, step, found.usual, found.answers, more)
                if not more:
                    return
        except Unwanted:
            if connection.hinting == asked:
                raise
        finally:
            place = (table.state.id, seat)
            if self._wanted.get(place) is wanted:
                del self._wanted[place]
            if connection.hinting == asked:
                connection.hinting = None


def _left(table: LiveTable, seat: int) -> list[tuple[str, Plain]]:
    """What of the plan that was advised the seat has still to do."""
    kept, session = table.plans.get(seat), table.state.session
    if kept is None or not session.base <= kept.step <= session.step:
        return []
    left = kept.left(seat, session.answers[kept.step - session.base :])
    return [(key, plain(answer)) for key, answer in left]
