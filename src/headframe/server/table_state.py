"""A table as its log makes it. No I/O: a row and entries go in, a table comes out."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET

from headframe import registry
from headframe.core import session
from headframe.core.codec import encode
from headframe.core.engine import Event, State
from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.record import Outcome, commitment, read_answer
from headframe.core.sentence import Said
from headframe.core.session import asked_seats
from headframe.core.window import Orders
from headframe.server.database import Saved
from headframe.server.entries import (
    AGREE,
    ASK,
    CLOCK,
    SEAT,
    UNDO,
    AnswerBody,
    Entry,
    Left,
    LogNotice,
    Opened,
    Seat,
    Stretch,
    To,
    Yes,
    standing,
)
from headframe.server.resumable import ResumableSession, SavedGame

KEPT: Final = 64
"""The news of so many answers stay in memory for those who come back."""
SENT: Final = 128
MOST_AFTER: Final = 128
"""Entries of any kind that are read after a snapshot, or nearly so."""


class Ask(msgspec.Struct, frozen=True):
    """A wish to go back further than one may alone, and who has agreed so far."""

    seat: int
    to: int
    yes: list[int]


class NewerRules(Said):
    """A table that was played under rules that this program does not know yet."""


class BrokenTable(Exception):
    """A table that cannot be read: not what its rows say, or not by this program."""


class Basis(NamedTuple):
    """What the log of a table is played on."""

    opened: Opened
    options: Options
    """As it was opened, completed, and with the content that it was begun with."""
    stretch: Stretch | None = None
    """The last of its stretches, if it has more than the one it was opened with."""

    @staticmethod
    def new(opened: Opened) -> Basis:
        """Of a table that is opened now."""
        return Basis(opened, opened.options)

    @property
    def rules(self) -> int:
        """The version of the rules."""
        return self.opened.rules if self.stretch is None else self.stretch.rules

    @property
    def content(self) -> str:
        """The fingerprint of the content."""
        return self.opened.content if self.stretch is None else self.stretch.content

    @property
    def step(self) -> int:
        """The first step that can be played from: nobody goes back further."""
        return 0 if self.stretch is None else self.stretch.step

    @property
    def seq(self) -> int:
        """What stands in the log up to here is not played."""
        return 0 if self.stretch is None else self.stretch.seq

    def position(self, game: Game[Any]) -> State:
        """The position it begins with; its events are those of the setup."""
        start = self.opened.start if self.stretch is None else self.stretch.start
        if start is None:
            return session.begun(game, self.options, self.opened.seed)
        return game.decoder(self.options).state(start)


class TooFarBack(Exception):
    """An undo that this copy of the table cannot follow; rebuild it from the whole log."""


class Snapshot(msgspec.Struct, frozen=True):
    """All of a table that is saved, so that not all of its log must be played again."""

    game: SavedGame
    seats: list[Seat]
    ask: Ask | None
    left: list[int] | None
    orders: dict[int, Orders] = {}


class TableState:
    """``take`` is the only thing that changes it, entry by entry, in the order of the log: those
    that are just being written and those that were written long ago."""

    def __init__(self, id_: str, basis: Basis, session: ResumableSession) -> None:
        self.id = id_
        self.basis = basis
        self.opened = opened = basis.opened
        self.session = session
        self.game = session.game
        self.seq = 0
        self.seats = list(opened.seats)
        self.ask: Ask | None = None
        self.orders: dict[int, Orders] = {}
        """By seat, where they are not the usual ones."""
        clock = opened.clock
        self.left = [clock.seconds * 1000] * len(self.seats) if clock else None
        self.notice: LogNotice | None = None
        self.ended: Outcome | None = None
        """How it ended, where an earlier release wrote that down."""
        self.replays = True
        """Whether the game can be played again by this program from where its stretch began."""
        start = UNSET if opened.start is None else opened.start
        self.sealed = commitment(opened.game, opened.seed, start)
        self.news: dict[int, list[Event]] = {}
        """What each of the last answers brought, by its number."""
        self.since_saved = 0
        """Answers."""
        self.saved_seq = 0
        self.sent: dict[tuple[int, str], int] = {}
        """The ids of the last answers and the numbers they got: most repeats end here."""
        self.sent_from = 0
        """All ids of answers with a higher number than this are in ``sent``."""

    @staticmethod
    def begun(id_: str, basis: Basis, game: Game[Any] | None = None) -> TableState:
        """Before the first entry of its log."""
        game = game or games(basis.opened.game)
        playing = ResumableSession(game, basis.position(game), basis.step)
        state = TableState(id_, basis, playing)
        begin = playing.events()
        if basis.stretch is None:
            state.news[0] = begin
        return state

    @staticmethod
    def resumed(id_: str, basis: Basis, saved: Saved) -> TableState:
        """From a snapshot, which may be broken or of another program: then it raises anything."""
        snapshot = msgspec.json.decode(saved.body, type=Snapshot)
        game = games(basis.opened.game)
        played = ResumableSession.resumed(game, snapshot.game, basis.options)
        state = TableState(id_, basis, played)
        state.seq = state.saved_seq = saved.seq
        state.seats = snapshot.seats
        state.ask = snapshot.ask
        state.left = snapshot.left
        state.orders = snapshot.orders
        state.sent_from = snapshot.game.step
        return state

    @staticmethod
    def rebuilt(id_: str, basis: Basis, entries: list[Entry]) -> TableState:
        """From the whole log. Of the answers only those are played that were not taken back, and
        that belong to the last stretch."""
        state = TableState.begun(id_, basis)
        stand = {entry.seq for entry in standing(entries) if entry.seq > basis.seq}
        for entry in entries:
            state.take(entry, played=entry.seq in stand)
        return state

    def became(self, opened: Opened) -> None:
        """What is known about its opening only once it has begun."""
        self.basis = self.basis._replace(opened=opened)
        self.opened = opened

    # What everybody asks

    @property
    def options(self) -> Options:
        """With the content that it is played on."""
        return self.basis.options

    @property
    def step(self) -> int:
        """How many answers stand."""
        return self.session.step

    @property
    def position(self) -> State:
        """The game as it stands, all that is hidden included."""
        return self.session.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.over

    def result(self) -> Outcome | None:
        """How it ended, as the rules said when it did."""
        made = self.session.result()
        return None if made is None else self.ended or Outcome.of(made)

    def asked(self) -> list[int]:
        """The seats that must decide now."""
        return asked_seats(self.position)

    def people(self) -> list[int]:
        """The seats whose people have a part in the game, also while a bot stands in for them."""
        return [
            seat for seat, who in enumerate(self.seats) if who.kind == "person" and not who.resigned
        ]

    def must_agree(self) -> list[int]:
        """The people who have not yet said whether others may go back: without them nobody does,
        though they be away."""
        agreed = self.ask.yes if self.ask is not None else []
        return [seat for seat in self.people() if seat not in agreed]

    def bot_to_move(self) -> int | None:
        """The first of them that a bot plays."""
        for seat in self.asked():
            if self.seats[seat].played_by() is not None:
                return seat
        return None

    # Changing

    def take(self, entry: Entry, played: bool = True) -> list[Event]:
        """What the entry does, and the events that it brings. Raises Refused for an answer that
        the rules do not allow, TooFarBack for an undo, and has changed nothing then. ``played``
        is false for an answer that was taken back later, if one knows that already."""
        if entry.seq != self.seq + 1:
            raise BrokenTable(f"entry {entry.seq} follows {self.seq}")
        body = entry.body
        news: list[Event] = []
        if isinstance(body, AnswerBody):
            assert entry.seat is not None
            if played:
                news = self._answer(entry.seat, body)
            self.ask = None
            self._remember(entry.seat, entry.client, body.step)
            if body.left is not None:
                self.left = body.left
        elif entry.kind == UNDO and isinstance(body, To):
            if entry.seq > self.basis.seq:
                self._cut(body.to)
        elif entry.kind == ASK and isinstance(body, To):
            assert entry.seat is not None
            if entry.seq > self.basis.seq:
                self.ask = Ask(entry.seat, body.to, [entry.seat])
        elif entry.kind == AGREE and isinstance(body, Yes):
            self._agree(entry.seat, body.yes)
        elif entry.kind == SEAT and isinstance(body, Seat):
            assert entry.seat is not None
            if body.token != self.seats[entry.seat].token:
                self.orders.pop(entry.seat, None)  # another's
            self.seats[entry.seat] = body
        elif isinstance(body, Orders):
            assert entry.seat is not None
            self.orders[entry.seat] = body
        elif entry.kind == CLOCK and isinstance(body, Left):
            self.left = body.left
        self.seq = entry.seq
        return news

    def _answer(self, seat: int, body: AnswerBody) -> list[Event]:
        self.session.answer(seat, body.key, read_answer(body.answer))
        news = self.session.events()
        self.since_saved += 1
        step = self.step
        self.news[step] = news
        self.news.pop(step - KEPT, None)
        return news

    def _remember(self, seat: int, client: str | None, step: int) -> None:
        if client is not None:
            self.sent[seat, client] = step
            if len(self.sent) > SENT:
                oldest = next(iter(self.sent))
                self.sent_from = max(self.sent_from, self.sent.pop(oldest))

    def _cut(self, to: int) -> None:
        if to < self.session.earliest():
            raise TooFarBack
        for step in range(to + 1, self.step + 1):
            self.news.pop(step, None)
        self.session.cut(to)
        self.ask = None

    def _agree(self, seat: int | None, yes: bool) -> None:
        if self.ask is None or seat is None:
            return
        if not yes:
            self.ask = None
        elif seat not in self.ask.yes:
            self.ask = Ask(self.ask.seat, self.ask.to, [*self.ask.yes, seat])

    # Saving

    def saved(self) -> Saved:
        """From this it can be loaded."""
        snapshot = Snapshot(self.session.saved(), self.seats, self.ask, self.left, self.orders)
        self.since_saved, self.saved_seq = 0, self.seq
        return Saved(self.seq, msgspec.json.encode(snapshot))

    def due(self, every: int) -> bool:
        """Time for a snapshot: best where nothing can be taken back, for that one is small."""
        if self.since_saved < every:
            return False
        settled = self.session.earliest() == self.step
        return settled or self.since_saved >= 2 * every

    def trails(self) -> bool:
        """Time for one though nobody answers: what people do else is read with every opening."""
        return not self.over and self.seq - self.saved_seq >= MOST_AFTER


def encoded(news: list[Event]) -> list[Any]:
    """Events as the log writes them."""
    return [encode(event) for event in news]


_GAMES: Final[dict[str, Game[Any]]] = {}


def games(name: str) -> Game[Any]:
    """The game by name, made once: its content is read once."""
    if name not in _GAMES:
        _GAMES[name] = registry.game(name)
    return _GAMES[name]
