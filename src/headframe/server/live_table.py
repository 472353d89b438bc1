"""A table in memory: the people at it, what they are told, and how a change is made.

A change is made on our copy, written to the log, and only then told. When the log refuses it
(another process was first) or does not answer, our copy is thrown away and read anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from headframe.core.choice import Answer
from headframe.core.engine import Event
from headframe.server import outgoing
from headframe.server.connection import Connection
from headframe.server.entries import (
    ANSWER,
    CHAT,
    SEAT,
    UNDO,
    Body,
    Entry,
    Seat,
    To,
    standing,
)
from headframe.server.forms import TableInfo
from headframe.server.store import Conflict, Down, Job
from headframe.server.table_state import TableState, TooFarBack, answer_body, encoded
from headframe.server.timing import Ticker, now_ms
from headframe.server.wire import TableMessage, UndoneMessage, packed, taken

if TYPE_CHECKING:
    from headframe.server.bots import Remembered
    from headframe.server.manager import TableManager

T = TypeVar("T", bound=TableInfo)

MOST_HISTORY = 1000
LAST_CHATS = 50
STALE_S = 20.0
"""A process that has not said for so long who is there has died."""


class Gone(Exception):
    """The table was closed while somebody waited at its door."""


class LiveTable:
    def __init__(self, manager: TableManager, state: TableState, host: str, guest: str) -> None:
        self.manager = manager
        self.state = state
        self.host = host
        """The hash of the host's token."""
        self.guest = guest
        """The hash of the address that opened it: on whose account its bots think."""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.away = dict.fromkeys(range(len(state.seats)), time.monotonic())
        """Since when a person's seat has nobody connected."""
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """By process: the seats whose people are connected there, and when it said so."""
        self.moves = 0
        """Counts answers and undos: a bot's thought is good for one of them only."""
        self.told = state.step
        """The last answer that those who are connected know of."""
        self.touched = time.monotonic()
        self.followed: float | None = None
        """When another process last moved here: its bots are thinking, ours wait a while."""
        self.memories: dict[tuple[int, str], Remembered] = {}
        """What the bot at a seat remembers; it may be lost at any time."""
        self.closed = False
        self.ticker = Ticker(self._time_is_up)
        self.ticker.restart(state)
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: asyncio.Task[None] | None = None

    # Changing, always under the lock

    async def play(
        self,
        seat: int,
        key: str,
        answer: Answer,
        client: str | None,
        sender: Connection | None = None,
    ) -> None:
        """Play an answer and tell everybody, its sender first. Raises Refused, Conflict, Down."""
        state = self.state
        left = self.ticker.left(state)
        news = state.answer(seat, key, answer)
        state.left = left = self.ticker.given(state, left, seat)
        body = answer_body(state.step, key, answer, left)
        entry = Entry(state.id, state.seq + 1, ANSWER, body, now_ms(), seat, client, encoded(news))
        state.seq += 1
        row: dict[str, object] | None = {"over": True} if state.over else None
        due = state.over or state.due(self.manager.settings.snapshot_every)
        await self.write(Job(state.id, [entry], state.saved() if due else None, row))
        self.manager.metrics.answers.inc()
        state.remember(seat, client, state.step)
        self.followed = None
        if sender is not None and client is not None:
            sender.send(taken(client, state.step))
        self.played(news)

    async def change(self, entries: Iterable[Entry], row: dict[str, object] | None = None) -> None:
        """Anything but an answer: take the entries and write them."""
        entries = list(entries)
        for entry in entries:
            self.state.take(entry)
        await self.write(Job(self.state.id, entries, None, row))

    async def write(self, job: Job) -> None:
        self.touched = time.monotonic()
        try:
            await self.manager.store.write(job)
        except (Conflict, Down):
            await self.refresh()
            raise

    async def refresh(self) -> None:
        """Throw our copy away, take the log's, and tell what we have not told of it."""
        try:
            self.state = await self.manager.read(self.state.id)
            looks = {connection.look for connection in self.connections}
            missed = {look: await self._history(look, self.told) for look in looks}
        except Down:
            self.close("the storage does not answer; come back in a moment")
            raise
        self.moves += 1
        self.memories.clear()
        self.ticker.restart(self.state)
        if self.state.step < self.told:
            self.send_all(packed(UndoneMessage(self.state.step)))
        self.told = self.state.step
        for connection in self.connections:
            for text in missed.get(connection.look, ()):
                connection.send(text)
        self.tell_table()
        self.tell_views()
        if self.state.over:
            self.send_all(outgoing.result_message(self.state))
        self.wake_bots()

    async def rewind(
        self, to: int, seat: int, client: str, sender: Connection, also: Iterable[Entry] = ()
    ) -> None:
        """Undo to a step, however far back; the entries of ``also`` are written before it."""
        state = self.state
        entries = list(also)
        seq = state.seq + len(entries) + 1
        entries.append(Entry(state.id, seq, UNDO, To(to), now_ms(), seat, client))
        left = self.ticker.left(state)
        row: dict[str, object] = {"over": False}
        try:
            state.cut(to)
            state.left = left
            state.seq = seq
            await self.write(Job(state.id, entries, None, row))
        except TooFarBack:
            answers = standing(await self.manager.store.answers(state.id))[:to]
            again = await asyncio.to_thread(state.replayed, answers)
            again.seats, again.left, again.seq = state.seats, left, seq
            again.sent_from = state.step  # what was taken back is in the log alone
            self.state = again
            await self.write(Job(state.id, entries, again.saved(), row))
        sender.send(taken(client, to))
        self.undone()

    # Telling

    def played(self, news: list[Event]) -> None:
        """After an answer: events, then views, made once for each viewer."""
        self.moves += 1
        state = self.state
        self.told = state.step
        self.ticker.restart(state)
        looks = list({connection.look for connection in self.connections})
        if looks:
            events = outgoing.events_messages(state, state.step, news, looks)
            views = outgoing.view_messages(state, looks)
            for connection in self.connections:
                at = looks.index(connection.look)
                connection.send(events[at])
                connection.send(views[at])
        if state.over or state.left is not None:
            self.tell_table()
        if state.over:
            self.send_all(outgoing.result_message(state))
        self.wake_bots()

    def undone(self) -> None:
        self.moves += 1
        self.memories.clear()
        self.told = self.state.step
        self.ticker.restart(self.state)
        self.send_all(packed(UndoneMessage(self.told)))
        self.tell_views()
        self.tell_table()
        self.wake_bots()

    def send_all(self, text: bytes) -> None:
        for connection in self.connections:
            connection.send(text)

    def tell_table(self) -> None:
        self.send_all(packed(self.table(TableMessage)))

    def tell_views(self) -> None:
        looks = list({connection.look for connection in self.connections})
        views = dict(zip(looks, outgoing.view_messages(self.state, looks), strict=True))
        for connection in self.connections:
            connection.send(views[connection.look])

    def table(self, made: type[T]) -> T:
        """What all may know about it now, as a message or as the answer to a call."""
        state = self.state
        running = [] if state.over else self.ticker.running(state)
        left = self.ticker.left(state) or state.left
        return outgoing.table_info(made, state, self.connected(), running, left)

    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for connection in self.connections for seat in connection.seats}

    def connected(self) -> set[int]:
        """Here, or with another process of ours."""
        since = time.monotonic() - STALE_S
        heard = (seats for seats, at in self.elsewhere.values() if at > since)
        return self.here().union(*heard)

    def tell_others(self) -> None:
        """The other processes learn who is here."""
        seats = ",".join(map(str, sorted(self.here())))
        self.manager.store.tell(f"{self.state.id} {self.manager.id} {seats}")

    def present(self, process: str, seats: frozenset[int]) -> None:
        """Another process says who is there; and again from time to time, unless it died."""
        before = self.connected()
        if seats:
            self.elsewhere[process] = (seats, time.monotonic())
        else:
            self.elsewhere.pop(process, None)
        if self.connected() != before:
            self.tell_table()

    def deserted(self) -> list[int]:
        """The seats that others wait for while their people have been away for too long."""
        now, patience = time.monotonic(), self.state.opened.takeover
        connected, people = self.connected(), self.state.people()
        for seat in people:
            if seat in connected:
                self.away.pop(seat, None)
            else:
                self.away.setdefault(seat, now)
        if patience is None or self.state.over or not connected:
            return []
        waited_for = set(self.state.asked()).intersection(people)
        return [seat for seat in waited_for if now - self.away.get(seat, now) >= patience]

    # Coming and going

    async def welcome(self, connection: Connection, since: int | None) -> None:
        """Everything a client needs to begin or to go on, in the order of the protocol."""
        if self.closed or connection.gone:
            raise Gone
        self.connections.add(connection)
        for seat in connection.seats:
            self.away.pop(seat, None)
        await self._give_back(connection)
        if connection.seats:
            self.tell_others()
        self.tell_table()
        state = self.state
        if since is not None and since > state.step:
            connection.send(packed(UndoneMessage(state.step)))
        history = await self._history(connection.look, since)
        chats = await self.manager.store.chats(state.id, LAST_CHATS) if since is None else []
        connection.send_many([*map(outgoing.chat_message, chats), *history])
        connection.send(outgoing.view_message(self.state, connection.look))
        if self.state.over:
            connection.send(outgoing.result_message(self.state))
        self.wake_bots()

    async def _give_back(self, connection: Connection) -> None:
        """A person who comes back gets the seat from the bot that stood in."""
        entries: list[Entry] = []
        for seat in connection.seats:
            who = self.state.seats[seat]
            if who.stand_in is not None and not who.resigned:
                back = Seat(who.kind, who.name, who.bot, who.token)
                entries.append(self.entry(SEAT, back, seat, after=len(entries)))
        if entries:
            await self.change(entries)
            self.moves += 1
            self.ticker.restart(self.state)

    async def _history(self, viewer: int | None, since: int | None) -> list[bytes]:
        state = self.state
        first = max(0 if since is None else since + 1, state.step - MOST_HISTORY)
        if all(step in state.news for step in range(max(first, 1), state.step + 1)):
            steps = range(max(first, 1), state.step + 1)
            told = [
                outgoing.events_message(state, step, state.news[step], viewer) for step in steps
            ]
        else:
            entries = standing(await self.manager.store.answers(state.id))
            told = outgoing.history(state, entries, first - 1, viewer)
        if first == 0 and state.opened.news:
            begin = outgoing.decoded(state.game.decoder(), state.opened.news)
            told.insert(0, outgoing.events_message(state, 0, begin, viewer))
        return told

    def leave(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.touched = time.monotonic()
        for seat in connection.seats.keys() - self.connected():
            self.away[seat] = time.monotonic()
        if connection.seats:
            self.tell_table()
            self.tell_others()

    def entry(self, kind: str, body: Body, seat: int | None, after: int = 0) -> Entry:
        return Entry(self.state.id, self.state.seq + 1 + after, kind, body, now_ms(), seat)

    # What happens by itself

    def wake_bots(self) -> None:
        if self.closed or self.state.over or self.state.bot_to_move() is None:
            return
        if self._thinking is None or self._thinking.done():
            self._thinking = self.spawn(self.manager.bots.play(self))

    def _time_is_up(self) -> None:
        self.spawn(self.manager.bots.flag(self))

    def spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Gone, Conflict, Down)):
            self.manager.report(error, self.state.id)

    async def catch_up(self, seq: int) -> None:
        """Another process wrote to our table: take what it wrote and tell our people."""
        async with self.lock:
            if self.closed or seq <= self.state.seq:
                return
            self.followed = time.monotonic()
            seats, ask = list(self.state.seats), self.state.ask
            for entry in await self.manager.store.after(self.state.id, self.state.seq):
                if entry.seq != self.state.seq + 1:
                    await self.refresh()
                    return
                try:
                    self._follow(entry)
                except TooFarBack:
                    await self.refresh()
                    return
            if seats != self.state.seats or ask != self.state.ask:
                self.tell_table()

    def _follow(self, entry: Entry) -> None:
        before = self.state.step
        self.state.take(entry)
        if entry.kind == ANSWER:
            self.played(self.state.news.get(self.state.step, []))
        elif entry.kind == UNDO and before != self.state.step:
            self.undone()
        elif entry.kind == CHAT:
            self.send_all(outgoing.chat_message(entry))
        elif entry.kind == SEAT and entry.seat is not None:
            self.check_tokens()

    def check_tokens(self) -> None:
        """A token that was revoked holds no seat any more."""
        for connection in list(self.connections):
            for seat, token in list(connection.seats.items()):
                if self.state.seats[seat].token != token:
                    del connection.seats[seat]
                    if connection.look == seat:
                        connection.look = None
                        connection.send(outgoing.view_message(self.state, None))

    def idle(self, before: float) -> bool:
        busy = self.lock.locked() or (self._thinking is not None and not self._thinking.done())
        return not self.connections and not busy and self.touched < before

    def close(self, why: str) -> None:
        self.closed = True
        self.ticker.stop()
        for connection in self.connections:
            connection.close(why)
        self.manager.forget(self)
        for task in self._tasks:
            if task is not asyncio.current_task():
                task.cancel()
