"""What a soak remembers of a table while it is played, and what its log must then say."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import msgspec

from headframe import registry
from headframe.core.game import Game
from headframe.core.record import read_answer
from headframe.core.session import Session
from headframe.core.view import view
from headframe.server.entries import (
    AGREE,
    ANSWER,
    ASK,
    CHAT,
    SEAT,
    UNDO,
    AnswerBody,
    ChatBody,
    Entry,
    Left,
    Opened,
    Seat,
    To,
    Yes,
)
from tests.server.player import Message


@dataclass
class TableMemory:
    """What the people at one table were told, in so far as it can be held against the server."""

    id: str
    game: str
    taken: dict[str, tuple[int, Message]] = field(default_factory=dict)
    """By the id of an answer: the number it was given, and the answer."""
    refused: set[str] = field(default_factory=set)
    """The ids of answers that were refused for good."""
    reused: set[str] = field(default_factory=set)
    """Ids that were sent again with something else: what they stand for is not held against it."""
    views: dict[tuple[int, int | None], set[str]] = field(default_factory=lambda: defaultdict(set))
    """By step and viewer: what was shown."""
    chats: dict[str, tuple[float, float]] = field(default_factory=dict)
    """The texts that their senders heard back: when they were sent, and when they came back."""
    result: Message | None = None
    failures: list[str] = field(default_factory=list)

    def fail(self, what: str) -> None:
        self.failures.append(f"{self.game} {self.id}: {what}")

    def saw(self, message: Message) -> None:
        self.views[message["step"], message["seat"]].add(canonical(message["view"]))


def canonical(shown: Any) -> str:
    """Equal for equal views."""
    plain = msgspec.json.decode(msgspec.json.encode(shown))
    return f"{hash(msgspec.json.encode(plain, order='sorted')):x}"


class LogCheck:
    """Plays the log of a table again and holds all that was told against it."""

    def __init__(self, memory: TableMemory, opened: Opened) -> None:
        self.memory = memory
        self.opened = opened
        self.game: Game[Any] = registry.game(opened.game)
        self.seats = list(opened.seats)
        self.answers: list[Entry] = []
        """Those that stand."""
        self.session = self._begun()
        self.ask: tuple[int, set[int]] | None = None
        """To which step somebody wants to go back, and who agrees."""
        self.left: list[int] | None = None
        self.views: dict[tuple[int, int | None], set[str]] = defaultdict(set)

    def _begun(self) -> Session:
        opened = self.opened
        start = None
        if opened.start is not None:
            start = self.game.decoder().state(opened.start)
        session = Session(self.game, opened.options, opened.seed, (), start)
        session.events()
        return session

    def check(self, entries: list[Entry]) -> None:
        fail = self.memory.fail
        if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
            fail("the log has a gap")
        self._look()
        for entry in entries:
            self._take(entry)
            self._look()
        self._check_answers([entry for entry in entries if entry.kind == ANSWER])
        for place, shown in self.memory.views.items():
            if not shown <= self.views[place]:
                fail(f"seat {place[1]} was shown another position at step {place[0]}")
        said = {entry.body.text for entry in entries if isinstance(entry.body, ChatBody)}
        if lost := self.memory.chats.keys() - said:
            fail(f"{len(lost)} chats were lost")

    def _check_answers(self, given: list[Entry]) -> None:
        fail = self.memory.fail
        by_id: dict[str, list[Entry]] = defaultdict(list)
        for entry in given:
            if entry.client is not None:
                by_id[entry.client].append(entry)
        for mark, (step, message) in self.memory.taken.items():
            found = by_id.get(mark, [])
            if len(found) != 1:
                fail(f"answer {mark} was acknowledged and stands {len(found)} times in the log")
                continue
            body = found[0].body
            assert isinstance(body, AnswerBody)
            sent = (message["seat"], message["key"], message["answer"], step)
            if (found[0].seat, body.key, body.answer, body.step) != sent:
                fail(f"answer {mark} stands in the log as another")
        for mark in self.memory.refused - self.memory.reused - self.memory.taken.keys():
            if by_id.get(mark):
                fail(f"answer {mark} was refused and stands in the log")

    def _look(self) -> None:
        step = len(self.session.answers)
        for viewer in (None, *range(len(self.seats))):
            if (step, viewer) in self.memory.views:
                shown = canonical(view(self.session.state, viewer))
                self.views[step, viewer].add(shown)

    def _take(self, entry: Entry) -> None:
        body = entry.body
        if isinstance(body, AnswerBody):
            self._answer(entry, body)
        elif entry.kind == UNDO and isinstance(body, To):
            self._undo(entry, body.to)
        elif entry.kind == ASK and isinstance(body, To) and entry.seat is not None:
            self.ask = (body.to, {entry.seat})
        elif entry.kind == AGREE and isinstance(body, Yes) and entry.seat is not None:
            if self.ask is not None and body.yes:
                self.ask[1].add(entry.seat)
            else:
                self.ask = None
        elif entry.kind == SEAT and isinstance(body, Seat) and entry.seat is not None:
            self.seats[entry.seat] = body
        elif isinstance(body, Left):
            self._clock(body.left, 0)
        else:
            assert entry.kind == CHAT, entry.kind

    def _answer(self, entry: Entry, body: AnswerBody) -> None:
        assert entry.seat is not None
        self.answers.append(entry)
        if body.step != len(self.answers):
            self.memory.fail(f"answer {len(self.answers)} is numbered {body.step}")
        self.session.answer(entry.seat, body.key, read_answer(body.answer))
        self.session.events()
        self.ask = None
        if body.left is not None:
            assert self.opened.clock is not None
            self._clock(body.left, self.opened.clock.increment * 1000)

    def _clock(self, left: list[int], most: int) -> None:
        if self.left and any(now > was + most for now, was in zip(left, self.left, strict=True)):
            self.memory.fail(f"a clock was refunded: {self.left} became {left}")
        self.left = left

    def _undo(self, entry: Entry, to: int) -> None:
        seat, step = entry.seat, len(self.answers)
        assert seat is not None
        if to == step - 1 and self.session.can_undo(seat):
            self.session.undo(seat)
            self.answers.pop()
        else:
            people = {
                at for at, who in enumerate(self.seats) if who.kind == "person" and not who.resigned
            }
            agreed = self.ask[1] if self.ask is not None and self.ask[0] == to else set()
            if not people <= agreed:
                self.memory.fail(f"taken back to {to} without {sorted(people - agreed)}")
            del self.answers[to:]
            self.session = self._begun()
            for kept in self.answers:
                assert isinstance(kept.body, AnswerBody) and kept.seat is not None
                self.session.answer(kept.seat, kept.body.key, read_answer(kept.body.answer))
                self.session.events()
        self.ask = None
