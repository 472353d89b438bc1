"""A table in memory: how it is changed, by us or by another process, and what happens by itself.

Whatever changes is an entry of the log: taken by our copy, written, and only then told. When the
writing fails, in whatever way, nobody knows whether it was written: the copy that took the entry
is thrown away and the log read anew, before anything else is done.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from msgspec.structs import replace

from headframe.bots.advice import Kept
from headframe.core.choice import Answer, plain
from headframe.core.engine import Event
from headframe.server import outgoing
from headframe.server.audience import Audience
from headframe.server.connection import Connection
from headframe.server.database import Conflict, Down, Job, Saved, ended_row
from headframe.server.entrance import Entrance, Gone
from headframe.server.entries import (
    ANSWER,
    CHAT,
    CLOCK,
    ORDERS,
    SEAT,
    UNDO,
    AnswerBody,
    Body,
    Entry,
    Left,
    To,
)
from headframe.server.forms import TableInfo
from headframe.server.holding import Change, Hold
from headframe.server.presence import Presence
from headframe.server.reactions import Reactions, Time
from headframe.server.table_state import BrokenTable, TableState, TooFarBack, encoded
from headframe.server.tasks import Tasks
from headframe.server.timing import Ticker, now_ms
from headframe.server.wire import TableMessage, packed, taken

if TYPE_CHECKING:
    from headframe.server.bots import Remembered
    from headframe.server.manager import TableManager

T = TypeVar("T")
Shown = TypeVar("Shown", bound=TableInfo)
TRIES: Final = 32
"""So often an entry takes the next number because another process took the one before. More than
a client may say at once there: whoever talks without pause ends before we do."""
STORAGE_AWAY: Final = "the storage does not answer; come back in a moment"


class Sender(NamedTuple):
    """Who is told first that it was done, and under which id."""

    connection: Connection
    id: str


class LiveTable:
    """A table that is being played or looked at here: its state, who is connected, what is due."""

    def __init__(self, manager: TableManager, state: TableState, host: str, guest: str) -> None:
        self.manager = manager
        self._store = manager.store
        self.state = state
        self.host = host
        """The hash of the host's token."""
        self.guest = guest
        """The hash of the address that opened it: on whose account its bots think."""
        self.again: str | None = None
        """The table of the rematch, as far as this process knows of it."""
        self.audience = Audience(state)
        self.presence = Presence(self.audience.connections, len(state.seats))
        self.entrance = Entrance(self)
        self.moves = 0
        """Counts answers, undos and changes of seats: a bot's thought is good for one of them."""
        self.stirred = asyncio.Event()
        """Set with each of them."""
        self.touched = time.monotonic()
        self.followed: float | None = None
        """When another process last moved here: its bots are thinking, ours wait a while."""
        self.memories: dict[tuple[int, str], Remembered] = {}
        """What the bot at a seat remembers; it may be lost at any time."""
        self.plans: dict[int, Kept] = {}
        """What each seat was last advised, so that the next hint of the turn goes on with it."""
        self.closed = False
        self.ticker = Ticker(self._time_is_up)
        self.ticker.restart(state)
        least, most = manager.settings.pass_least_s, manager.settings.pass_most_s
        self.reactions = Reactions(self, Time(least, most))
        self.unfilmed = 0
        """Answers that we wrote since the table was last to be filmed."""
        self.lock = asyncio.Lock()
        """Whoever has it has the table to itself: `hold`."""
        self._hold = Hold(self)
        self._change = Change(self)
        self.unsure = False
        """Our copy took something that is not known to be written."""
        self.ran: tuple[int, list[int] | None] = (0, None)
        """The step and the clocks before the change that is being made."""
        self._tasks = Tasks(self._failed)
        self._thinking: asyncio.Task[None] | None = None

    # One after the other

    def hold(self) -> Hold:
        """The table to oneself. Raises Gone if it was closed meanwhile: ask for it again."""
        return self._hold

    async def alone(self, do: Callable[[int], Awaitable[T]]) -> T:
        """Do it with the table to oneself; and again, on what the table is then, if another
        process wrote first. ``do`` is told how often it was tried before."""
        for attempt in range(TRIES):
            async with self._hold:
                try:
                    return await do(attempt)
                except Conflict:
                    continue
        raise Conflict

    # Changing, always on hold

    async def play(self, seat: int, key: str, answer: Answer, by: Sender | None = None) -> None:
        """Play an answer. Raises Refused, Conflict, Down."""
        state = self.state
        body = AnswerBody(state.step + 1, key, plain(answer))
        entry = self.entry(ANSWER, body, seat, by)
        left = self.ticker.left(state)
        self.reactions.before(seat, key, answer)
        async with self._change:
            news = state.take(entry)
            state.left = left = self.ticker.given(state, left, seat)
            entry = replace(entry, body=replace(body, left=left), news=encoded(news))
            result = state.result()
            row = None if result is None else ended_row(result)
            due = state.over or state.due(self.manager.settings.snapshot_every)
            await self._store.write(Job(state.id, [entry], state.saved() if due else None, row))
        self.manager.metrics.answers.inc()
        self.unfilmed += 1
        if state.over or self.unfilmed >= self.manager.settings.film_every:
            self.film()
        self.followed = None
        self._told(by, [(entry, news)])

    async def change(
        self,
        entries: Sequence[Entry],
        row: dict[str, object] | None = None,
        by: Sender | None = None,
    ) -> None:
        """Anything but an answer or an undo."""
        async with self._change:
            news = [self._take(entry) for entry in entries]
            saved = self.state.saved() if self.state.trails() else None
            await self._store.write(Job(self.state.id, entries, saved, row))
        self._told(by, list(zip(entries, news, strict=True)))

    async def rewind(self, entries: Sequence[Entry], by: Sender) -> None:
        """Undo, however far back; the last of the entries says to which step."""
        state, to = self.state, entries[-1].body
        assert isinstance(to, To)
        saved: Saved | None = None
        far = to.to < state.session.earliest()
        before = await self._store.after(state.id, 0) if far else []
        async with self._change:
            if far:
                # What another process wrote meanwhile is left out: then the writing conflicts.
                whole = [*(entry for entry in before if entry.seq < entries[0].seq), *entries]
                again = await asyncio.to_thread(TableState.rebuilt, state.id, state.basis, whole)
                again.notice, again.left = state.notice, self.ticker.left(state)
                self.state, saved = again, again.saved()
                self.ticker.restart(again)
            else:
                for entry in entries:
                    self._take(entry)
            row: dict[str, object] = {"over": False, "result": None}
            await self._store.write(Job(state.id, entries, saved, row))
        self._told(by, [(entry, []) for entry in entries])

    def _take(self, entry: Entry) -> list[Event]:
        """An answer says itself what time is left after it; for all else but talk, who is asked
        may change, so the time that ran until now is charged."""
        left = self.ticker.left(self.state)
        news = self.state.take(entry)
        if entry.kind not in (ANSWER, CHAT):
            if entry.kind != CLOCK:
                self.state.left = left
            self.ticker.restart(self.state)
        return news

    def entry(
        self, kind: str, body: Body, seat: int | None, by: Sender | None = None, after: int = 0
    ) -> Entry:
        """The next entry of the log, or the one ``after`` so many that go with it."""
        seq = self.state.seq + 1 + after
        return Entry(self.state.id, seq, kind, body, now_ms(), seat, by.id if by else None)

    async def refresh(self) -> None:
        """Throw our copy away, take the log's, and tell what we have not told of it."""
        self.unsure = True
        try:
            state = (await self.manager.read(self.state.id)).state
            entries = await self._store.after(state.id, self.audience.seq)
        except Exception:
            self.abandon()
            raise
        self.unsure = False
        step, left = self.ran
        if step == state.step and left is not None:
            state.left = left  # the log knows only of the time that ran until the last answer
        self.state = state
        self._stir()
        self.memories.clear()
        self.reactions.forget()
        self.ticker.restart(state)
        self.audience.missed(state, [entry for entry in entries if entry.seq <= state.seq])
        self.entrance.check_tokens()
        self.tell_table()
        self.audience.views(state)
        if state.over:
            self.audience.send(outgoing.result_message(state))
        self.wake()

    async def catch_up(self, seq: int) -> None:
        """Another process wrote to our table: take what it wrote and tell our people."""
        async with self.hold():
            if seq <= self.state.seq:
                return
            self.followed = time.monotonic()
            try:
                async with self._change:
                    for entry in await self._store.after(self.state.id, self.state.seq):
                        self._tell(entry, self._take(entry))
            except (TooFarBack, BrokenTable):
                return  # what cannot be followed was read anew

    # Telling

    def _told(self, by: Sender | None, written: Sequence[tuple[Entry, list[Event]]]) -> None:
        """It is on disk: the sender first, then everybody."""
        if by is not None and written[-1][0].kind != CHAT:
            by.connection.send(taken(by.id, self.state.step))
        for entry, news in written:
            self._tell(entry, news)

    def _tell(self, entry: Entry, news: list[Event]) -> None:
        state, audience = self.state, self.audience
        audience.seq = entry.seq
        if entry.kind == CHAT:
            audience.send(outgoing.chat_message(entry))
            return
        if entry.kind == ORDERS and entry.seat is not None:
            audience.ordered(state, entry.seat)
            self.wake()
            return
        if entry.kind in (ANSWER, UNDO, SEAT):
            self._stir()
        if entry.kind == ANSWER:
            self.ticker.restart(state)
            audience.played(state, news)
            if state.over or state.left is not None:
                self.tell_table()
            if state.over:
                audience.send(outgoing.result_message(state))
        elif entry.kind == UNDO:
            self.memories.clear()
            audience.undone(state)
            self.tell_table()
        elif entry.kind != CLOCK:
            if entry.kind == SEAT:
                self.entrance.check_tokens()
            self.tell_table()
            if notice := outgoing.notice_message(state, entry):
                audience.send(notice)
        self.wake()

    def _stir(self) -> None:
        self.moves += 1
        self.stirred.set()

    async def still(self, until: float, moves: int) -> None:
        """Returns at that time, or as soon as something happens at the table since ``moves``."""
        while self.moves == moves and (left := until - time.monotonic()) > 0:
            self.stirred.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stirred.wait(), left)

    def tell_table(self) -> None:
        """All are told who sits where and how."""
        if self.audience.connections:
            self.audience.send(packed(self.table(TableMessage)))

    def table(self, made: type[Shown]) -> Shown:
        """What all may know about it now, as a message or as the answer to a call."""
        state = self.state
        running = [] if state.over else self.ticker.running(state)
        left = self.ticker.left(state) or state.left
        info = outgoing.table_info(made, state, self.presence.connected(), running, left)
        info.again = self.again
        return info

    def tell_others(self) -> None:
        """The other processes learn who is here."""
        seats = ",".join(map(str, sorted(self.presence.here())))
        self._store.tell(f"{self.state.id} {self.manager.id} {seats}")

    def heard_from(self, process: str, seats: frozenset[int]) -> None:
        """Another process says whose people are connected there."""
        if self.presence.heard(process, seats):
            self.tell_table()

    # What happens by itself

    def wake(self) -> None:
        """Whoever answers without a person: standing orders, and bots."""
        if self.closed:
            return
        self.reactions.look()
        if self.state.over or self.state.bot_to_move() is None:
            return
        if self._thinking is None or self._thinking.done():
            self._thinking = self.spawn(self.manager.bots.play(self))

    def _time_is_up(self) -> None:
        self.spawn(self.manager.bots.flag(self))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work of the table's own: it ends when the table is closed."""
        return self._tasks.spawn(work)

    def _failed(self, error: BaseException) -> None:
        if not isinstance(error, (Gone, Conflict, Down)):
            self.manager.report(error, self.state.id)

    def idle(self, before: float) -> bool:
        """Whether nobody has needed it since then."""
        thinking = self._thinking is not None and not self._thinking.done()
        busy = self.lock.locked() or thinking
        return not self.audience.connections and not busy and self.touched < before

    async def keep_time(self) -> None:
        """Write down what the clocks show: before the table leaves memory, on hold."""
        left = self.ticker.left(self.state)
        if left is not None and left != self.state.left and not self.state.over:
            await self.change([self.entry(CLOCK, Left(left), None)])

    async def keep(self) -> None:
        """Write down where it stands: before the table leaves memory, on hold. The program that
        opens it next may have other rules, and goes on from here (docs/decisions/0014)."""
        await self.keep_time()
        if self.state.since_saved:
            await self._store.write(Job(self.state.id, snapshot=self.state.saved()))
        if self.unfilmed:
            self.film()

    def film(self) -> None:
        """What was played is to be filmed before anybody changes the rules."""
        self.unfilmed = 0
        self.manager.films.due(self.state.id)

    def abandon(self) -> None:
        """Our copy is not the table's, and it could not be read anew. Those who are here come
        back by themselves; a table of bots has nobody who would."""
        self.unsure = False
        self.close(STORAGE_AWAY)
        self.manager.interrupted.add(self.state.id)

    def close(self, why: str) -> None:
        """Everybody is let go, and told why; it may be opened again."""
        self.closed = True
        self.ticker.stop()
        for connection in self.audience.connections:
            connection.close(why)
        self.manager.forget(self)
        self._tasks.cancel()
