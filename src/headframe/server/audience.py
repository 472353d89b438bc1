"""Those who are connected to a table here, and what they are told: each once, each as it may."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from headframe.core.engine import Event
from headframe.server import outgoing
from headframe.server.connection import Connection
from headframe.server.entries import CHAT, UNDO, AnswerBody, Entry, To, standing
from headframe.server.store import Store
from headframe.server.table_state import TableState
from headframe.server.wire import UndoneMessage, packed

MOST_HISTORY: Final = 1000
LAST_LINES: Final = 50
BREATH: Final = 50
"""After so many steps of history made for a newcomer, the other tables get a turn."""


class Audience:
    """Who is connected to a table here."""

    def __init__(self, state: TableState) -> None:
        self.connections: set[Connection] = set()
        self.step = state.step
        """The last answer that all of them know of."""
        self.seq = state.seq
        """And the last entry of the log."""

    def send(self, text: bytes) -> None:
        """The same to all."""
        for connection in self.connections:
            connection.send(text)

    def views(self, state: TableState) -> None:
        """To each the table as it may see it."""
        here = list(self.connections)
        for connection, shown in zip(here, outgoing.view_messages(state, here), strict=True):
            connection.send(shown)

    def played(self, state: TableState, news: list[Event]) -> None:
        """After an answer: events, then views, made once for each viewer."""
        self.step = state.step
        looks = list({connection.look for connection in self.connections})
        if looks:
            events = outgoing.events_messages(state, state.step, news, looks)
            here = list(self.connections)
            views = outgoing.view_messages(state, here)
            for connection, shown in zip(here, views, strict=True):
                at = looks.index(connection.look)
                if connection.language is None:
                    connection.send(events[at])
                else:
                    told = (state.step, news, connection.look, connection.language)
                    connection.send(outgoing.events_message(state, *told))
                connection.send(shown)

    def ordered(self, state: TableState, seat: int) -> None:
        """Standing orders are told to those who hold the seat, and what they answer now."""
        here = [connection for connection in self.connections if seat in connection.seats]
        for connection, shown in zip(here, outgoing.view_messages(state, here), strict=True):
            connection.send(outgoing.orders_message(state, seat))
            connection.send(shown)

    def undone(self, state: TableState) -> None:
        """An answer was taken back: all are told, and see the table as it is now."""
        self.step = state.step
        self.send(packed(UndoneMessage(self.step)))
        self.views(state)

    def missed(self, state: TableState, entries: Sequence[Entry]) -> None:
        """What was written since ``seq``, told at one go. ``state`` is after all of it."""
        stand: dict[int, Entry] = {}
        back = min(self.step, state.step)
        for entry in entries:
            if isinstance(entry.body, AnswerBody):
                stand[entry.body.step] = entry
            elif entry.kind == UNDO and isinstance(entry.body, To):
                to = entry.body.to
                stand = {step: answer for step, answer in stand.items() if step <= to}
                back = min(back, to)
            elif entry.kind == CHAT:
                self.send(outgoing.chat_message(entry))
            elif notice := outgoing.notice_message(state, entry):
                self.send(notice)
        if back < self.step:
            self.send(packed(UndoneMessage(back)))
        answers = [entry for step, entry in stand.items() if step > back]
        for look in {(each.look, each.language) for each in self.connections}:
            told = outgoing.history(state, answers, *look)
            for connection in self.connections:
                if (connection.look, connection.language) == look:
                    connection.send_many(told)
        self.step, self.seq = state.step, state.seq

    async def welcome(
        self, connection: Connection, state: TableState, store: Store, since: int | None
    ) -> None:
        """What happened before, for a newcomer (None) or for one who comes back."""
        if since is not None and since > state.step:
            connection.send(packed(UndoneMessage(state.step)))
        lines = await store.talk(state.id, LAST_LINES) if since is None else []
        told = [outgoing.line_message(state, line) for line in lines]
        connection.send_many([line for line in told if line])
        look = (connection.look, connection.language)
        first = max(0 if since is None else since + 1, state.step - MOST_HISTORY)
        if first == 0 and state.opened.news:
            begin = outgoing.decoded(state.game.decoder(), state.opened.news)
            connection.send_many([outgoing.events_message(state, 0, begin, *look)])
        steps = range(max(first, 1), state.step + 1)
        if all(step in state.news for step in steps):
            for step in steps:
                news = state.news[step]
                connection.send_many([outgoing.events_message(state, step, news, *look)])
            return
        answers = standing(await store.answers(state.id))[max(first, 1) - 1 :]
        for at in range(0, len(answers), BREATH):
            some = outgoing.history(state, answers[at : at + BREATH], *look)
            connection.send_many(some)
            await asyncio.sleep(0)
