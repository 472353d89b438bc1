"""A table as its log makes it. No I/O: a row and entries go in, a table comes out."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET

from headframe import registry
from headframe.core.choice import Answer, answer_json
from headframe.core.codec import encode
from headframe.core.engine import Event
from headframe.core.game import Game
from headframe.core.record import commitment, read_answer
from headframe.core.session import asked_seats
from headframe.server.entries import (
    AGREE,
    ANSWER,
    ASK,
    SEAT,
    UNDO,
    AnswerBody,
    Entry,
    Opened,
    Seat,
    To,
    Yes,
)
from headframe.server.sitting import SavedGame, Sitting
from headframe.server.store import Saved, Stored

KEPT: Final = 64
"""The news of so many answers stay in memory for those who come back."""
SENT: Final = 128


class Ask(msgspec.Struct, frozen=True):
    """A wish to go back further than one may alone, and who has agreed so far."""

    seat: int
    to: int
    yes: list[int]


class OldRules(Exception):
    """A table that was begun under other rules or content than this program plays."""


class TooFarBack(Exception):
    """An undo that this copy of the table cannot follow; read it anew."""


class Snapshot(msgspec.Struct, frozen=True):
    game: SavedGame
    seats: list[Seat]
    ask: Ask | None
    left: list[int] | None


class Fold:
    """``take`` changes it, entry by entry, in the order of the log."""

    def __init__(self, id_: str, opened: Opened, game: Game[Any], sitting: Sitting) -> None:
        self.id = id_
        self.opened = opened
        self.game = game
        self.sitting = sitting
        self.seq = 0
        self.seats = list(opened.seats)
        self.ask: Ask | None = None
        clock = opened.clock
        self.left = [clock.seconds * 1000] * len(self.seats) if clock else None
        start = UNSET if opened.start is None else opened.start
        self.sealed = commitment(opened.game, opened.seed, start)
        self.news: dict[int, list[Event]] = {}
        """What each of the last answers brought, by its number."""
        self.since_saved = 0
        self.sent: dict[tuple[int, str], int] = {}
        """The ids of the last answers and the numbers they got: most repeats end here."""
        self.sent_from = 0
        """All ids of answers with a higher number than this are in ``sent``."""

    def remember(self, seat: int, client: str | None, step: int) -> None:
        if client is not None:
            self.sent[seat, client] = step
            if len(self.sent) > SENT:
                oldest = next(iter(self.sent))
                self.sent_from = max(self.sent_from, self.sent.pop(oldest))

    @staticmethod
    def begun(id_: str, opened: Opened, game: Game[Any] | None = None) -> Fold:
        game = game or games(opened.game)
        names = [seat.name for seat in opened.seats]
        if opened.start is None:
            sitting = Sitting(game, opened.options, opened.seed, names)
        else:
            saved = SavedGame(0, opened.start, [])
            sitting = Sitting.resumed(game, opened.options, opened.seed, names, saved)
        fold = Fold(id_, opened, game, sitting)
        fold.news[0] = sitting.news()
        return fold

    @staticmethod
    def loaded(id_: str, stored: Stored) -> tuple[Fold, int]:
        """The table now, and how many answers had to be played again for it."""
        opened = stored.opened
        game = games(opened.game)
        if opened.rules != game.RULES or opened.content != fingerprint(opened):
            raise OldRules("this table was begun under other rules or content")
        if stored.snapshot is None:
            fold = Fold.begun(id_, opened)
        else:
            snapshot = msgspec.json.decode(stored.snapshot.body, type=Snapshot)
            names = [seat.name for seat in opened.seats]
            sitting = Sitting.resumed(game, opened.options, opened.seed, names, snapshot.game)
            fold = Fold(id_, opened, game, sitting)
            fold.seq = stored.snapshot.seq
            fold.seats = snapshot.seats
            fold.ask = snapshot.ask
            fold.left = snapshot.left
            fold.sent_from = snapshot.game.step
        replayed = 0
        for entry in stored.tail:
            fold.take(entry)
            replayed += entry.kind == ANSWER
        return fold, replayed

    def replayed(self, answers: list[Entry]) -> Fold:
        """The same table after these answers alone."""
        again = Fold.begun(self.id, self.opened)
        for entry in answers:
            again.take(entry)
        return again

    # What everybody asks

    @property
    def step(self) -> int:
        return self.sitting.step

    @property
    def over(self) -> bool:
        return self.sitting.over

    def asked(self) -> list[int]:
        return asked_seats(self.sitting.state)

    def people(self) -> list[int]:
        """The seats that have a person who must be asked before others go back."""
        return [
            seat
            for seat, who in enumerate(self.seats)
            if who.kind == "person" and who.stand_in is None
        ]

    def bot_to_move(self) -> int | None:
        for seat in self.asked():
            if self.seats[seat].played_by() is not None:
                return seat
        return None

    # Changing

    def take(self, entry: Entry) -> None:
        """An entry of the log, as written by us or another process."""
        body = entry.body
        if isinstance(body, AnswerBody):
            assert entry.seat is not None
            self.answer(entry.seat, body.key, read_answer(body.answer))
            self.remember(entry.seat, entry.client, body.step)
            if body.left is not None:
                self.left = body.left
        elif entry.kind == UNDO and isinstance(body, To):
            self.cut(body.to)
        elif entry.kind == ASK and isinstance(body, To):
            assert entry.seat is not None
            self.ask = Ask(entry.seat, body.to, [entry.seat])
        elif entry.kind == AGREE and isinstance(body, Yes):
            self.agree(entry.seat, body.yes)
        elif entry.kind == SEAT and isinstance(body, Seat):
            assert entry.seat is not None
            self.seats[entry.seat] = body
            self.sitting.names[entry.seat] = body.name
        self.seq = entry.seq

    def answer(self, seat: int, key: str, answer: Answer) -> list[Event]:
        """Play it, or raise Refused and change nothing."""
        self.sitting.answer(seat, key, answer)
        news = self.sitting.news()
        self.ask = None
        self.since_saved += 1
        step = self.step
        self.news[step] = news
        self.news.pop(step - KEPT, None)
        return news

    def cut(self, to: int) -> None:
        if to < self.sitting.earliest():
            raise TooFarBack
        for step in range(to + 1, self.step + 1):
            self.news.pop(step, None)
        self.sitting.cut(to)
        self.ask = None

    def agree(self, seat: int | None, yes: bool) -> None:
        if self.ask is None or seat is None:
            return
        if not yes:
            self.ask = None
        elif seat not in self.ask.yes:
            self.ask = Ask(self.ask.seat, self.ask.to, [*self.ask.yes, seat])

    def agreed(self) -> bool:
        return self.ask is not None and set(self.people()) <= set(self.ask.yes)

    # Saving

    def saved(self) -> Saved:
        snapshot = Snapshot(self.sitting.saved(), self.seats, self.ask, self.left)
        self.since_saved = 0
        return Saved(self.seq, msgspec.json.encode(snapshot))

    def due(self, every: int) -> bool:
        """Time for a snapshot: best where nothing can be taken back, for that one is small."""
        if self.since_saved < every:
            return False
        settled = self.sitting.earliest() == self.step
        return settled or self.since_saved >= 2 * every


def answer_body(step: int, key: str, answer: Answer, left: list[int] | None) -> AnswerBody:
    plain = answer_json(answer)
    assert isinstance(plain, (int, list))
    return AnswerBody(step, key, plain, left)  # type: ignore[arg-type]


def encoded(news: list[Event]) -> list[Any]:
    return [encode(event) for event in news]


_PRINTS: Final[dict[bytes, str]] = {}


def fingerprint(opened: Opened) -> str:
    """The content's hash as this program has it, worked out once for each set of options."""
    key = msgspec.json.encode((opened.game, opened.options), order="sorted")
    if key not in _PRINTS:
        if len(_PRINTS) > 1000:
            _PRINTS.clear()
        _PRINTS[key] = games(opened.game).content_hash(opened.options)
    return _PRINTS[key]


_GAMES: Final[dict[str, Game[Any]]] = {}


def games(name: str) -> Game[Any]:
    """The game by name, made once: its content is read once."""
    if name not in _GAMES:
        _GAMES[name] = registry.game(name)
    return _GAMES[name]
