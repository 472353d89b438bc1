"""What a client says at a table, and what follows."""

from __future__ import annotations

import time
from functools import singledispatchmethod

from headframe.core.engine import CONCEDE
from headframe.core.record import read_answer
from headframe.core.refusal import Refused
from headframe.server import shown, wire
from headframe.server.bots import STAND_IN
from headframe.server.connection import Connection
from headframe.server.entries import AGREE, ASK, CHAT, AnswerBody, ChatBody, To, Yes, standing
from headframe.server.room import Room
from headframe.server.store import Conflict, Down
from headframe.server.thinking import bots
from headframe.server.tokens import hashed

SPECTATOR = "a spectator"


class No(Exception):
    """A refusal of the table, not of the rules."""


class Talk:
    """One connection at one table."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self.room = room
        self.connection = connection

    async def sit(self, message: wire.Sit) -> None:
        room, connection = self.room, self.connection
        async with room.lock:
            of = {who.token: seat for seat, who in enumerate(room.fold.seats) if who.token}
            for token in map(hashed, message.tokens):
                if token in of:
                    connection.seats[of[token]] = token
            if len(connection.seats) == 1:
                connection.look = next(iter(connection.seats))
            await room.welcome(connection, message.since)
            if len(connection.seats) < len(set(message.tokens)):
                connection.send(wire.refused(None, room.fold.step, "a token opens no seat here"))

    async def hear(self, text: str | bytes) -> None:
        """One message: do it, or refuse it with a reason. Nothing here closes the table."""
        room, connection = self.room, self.connection
        mark: str | None = None
        try:
            message = wire.read(text)
            mark = message.id
            if isinstance(message, wire.AnswerIn):
                await self._answer(message)
            else:
                await self.do(message)
        except wire.Malformed as error:
            self._refuse(error.id, str(error))
        except No as error:
            self._refuse(mark, str(error))
        except Refused as error:
            self._refuse(mark, error.refusal.text, error.refusal.clause)
        except Conflict:
            self._refuse(mark, "somebody else was first; look again")
        except Down:
            self._refuse(mark, "the storage does not answer; send the same again")
        except Exception as error:  # noqa: BLE001  (a fault of ours must not end the table)
            room.house.report(error, room.fold.id)
            connection.send(wire.refused(mark, room.fold.step, "this went wrong here"))
            async with room.lock:
                await room.refresh()

    def _refuse(self, mark: str | None, text: str, clause: str | None = None) -> None:
        self.room.house.metrics.refusals.inc()
        self.connection.send(wire.refused(mark, self.room.fold.step, text, clause))

    def _own(self, seat: int) -> None:
        if seat not in self.connection.seats:
            raise No(f"seat {seat} is not yours")

    @singledispatchmethod
    async def do(self, message: wire.Message) -> None:
        raise No("you sit already")

    @do.register
    async def _(self, message: wire.Look) -> None:
        if message.seat is not None:
            self._own(message.seat)
        async with self.room.lock:
            self.connection.look = message.seat
            self.connection.send(shown.view_message(self.room.fold, message.seat))

    async def _answer(self, message: wire.AnswerIn) -> None:
        began = time.perf_counter()
        room = self.room
        async with room.lock:
            while True:
                self._own(message.seat)
                now = room.fold.step
                if message.step != now or (message.seat, message.id) in room.fold.sent:
                    if await self._told_again(message):
                        return
                    raise No(f"this answers step {message.step}, but the table is at step {now}")
                answer = read_answer(message.answer)
                if message.key == CONCEDE:
                    raise No("to give up, say so with a message of its own")
                try:
                    await room.play(message.seat, message.key, answer, message.id, self.connection)
                    break
                except Conflict:
                    # Another process wrote first: this very answer, or something that leaves the
                    # question as it was, like a chat. Then the answer is played now.
                    if await self._told_again(message):
                        return
        room.house.metrics.answer_seconds.observe(time.perf_counter() - began)

    async def _told_again(self, message: wire.AnswerIn) -> bool:
        """Whether it was played before; then it is answered the same again."""
        fold = self.room.fold
        step = fold.sent.get((message.seat, message.id))
        # An answer to step N is number N + 1; what is not in memory may be in the log.
        if step is None and (message.step + 1 <= fold.sent_from or message.step == fold.step):
            sent = await self.room.house.store.sent(fold.id, message.seat, message.id)
            if sent is not None and isinstance(sent.body, AnswerBody):
                step = sent.body.step
        if step is None:
            return False
        self.connection.send(wire.taken(message.id, step))
        return True

    @do.register
    async def _(self, message: wire.Undo) -> None:
        room = self.room
        async with room.lock:
            self._own(message.seat)
            fold = room.fold
            if await room.house.store.sent(fold.id, message.seat, message.id) is not None:
                self.connection.send(wire.taken(message.id, fold.step))
                return
            if fold.over:
                raise No("the game is over")
            if fold.sitting.can_undo(message.seat):
                await room.rewind(fold.step - 1, message.seat, message.id, self.connection)
                return
            answers = standing(await room.house.store.answers(fold.id))
            own = [at for at, entry in enumerate(answers) if entry.seat == message.seat]
            if not own:
                raise No("you have not answered anything yet")
            ask = room.entry(ASK, To(own[-1]), message.seat)
            if set(fold.people()) <= {message.seat}:
                await room.rewind(own[-1], message.seat, message.id, self.connection, [ask])
            else:
                await room.change([ask])
                self.connection.send(wire.taken(message.id, room.fold.step))
                room.tell_table()

    @do.register
    async def _(self, message: wire.Agree) -> None:
        room = self.room
        async with room.lock:
            self._own(message.seat)
            if room.fold.ask is None:
                raise No("nobody asks for anything to be taken back")
            entry = room.entry(AGREE, Yes(message.yes), message.seat)
            to = room.fold.ask.to
            await room.change([entry])
            if room.fold.agreed():
                await room.rewind(to, message.seat, message.id, self.connection)
            else:
                self.connection.send(wire.taken(message.id, room.fold.step))
                room.tell_table()

    @do.register
    async def _(self, message: wire.Concede) -> None:
        room = self.room
        async with room.lock:
            self._own(message.seat)
            sent = await room.house.store.sent(room.fold.id, message.seat, message.id)
            if sent is not None and isinstance(sent.body, AnswerBody):
                self.connection.send(wire.taken(message.id, sent.body.step))
                return
            if room.fold.over:
                raise No("the game is over")
            if room.fold.seats[message.seat].resigned:
                raise No("you have given up already")
            try:
                await room.play(message.seat, CONCEDE, 0, message.id, self.connection)
            except Refused:
                # The rules know no giving up: a bot plays on, so that the others can.
                await room.house.bots.hand_over(room, message.seat, STAND_IN, resigned=True)
                self.connection.send(wire.taken(message.id, room.fold.step))

    @do.register
    async def _(self, message: wire.Chat) -> None:
        room, connection = self.room, self.connection
        seat = message.seat
        if seat is None:
            seat = (
                connection.look
                if connection.look is not None
                else min(connection.seats, default=None)
            )
        async with room.lock:
            if seat is not None:
                self._own(seat)
            name = room.fold.seats[seat].name if seat is not None else SPECTATOR
            entry = room.entry(CHAT, ChatBody(name, message.text), seat)
            await room.change([entry])
            room.send_all(shown.chat_message(entry))

    @do.register
    async def _(self, message: wire.Hint) -> None:
        self._own(message.seat)
        if self.connection.hinting:
            raise No("a hint is being thought of already")
        self.connection.hinting = True
        self.room.spawn(self._hint(message))

    async def _hint(self, message: wire.Hint) -> None:
        try:
            answers = await self.room.house.bots.hints(self.room, message.seat)
            self.connection.send(wire.packed("hint", id=message.id, answers=answers))
        except Exception:
            self._refuse(message.id, "no hint could be thought of")
            raise
        finally:
            self.connection.hinting = False

    @do.register
    async def _(self, message: wire.StandIn) -> None:
        room = self.room
        if not self.connection.seats:
            raise No("only those who sit here may do that")
        if message.bot is not None and message.bot not in [bot.name for bot in bots()]:
            raise No("there is no such bot")
        async with room.lock:
            if message.seat >= len(room.fold.seats) or room.fold.over:
                raise No("there is no such seat, or the game is over")
            who = room.fold.seats[message.seat]
            if who.kind != "person" or who.resigned:
                raise No("that seat has no person who could be away")
            if message.seat not in self.connection.seats:
                self._is_away(message.seat)
            await room.house.bots.hand_over(room, message.seat, message.bot, resigned=False)
            self.connection.send(wire.taken(message.id, room.fold.step))

    def _is_away(self, seat: int) -> None:
        since = self.room.away.get(seat, time.monotonic())
        patience = self.room.house.settings.abandon_s
        if seat in self.room.connected() or time.monotonic() - since < patience:
            raise No(f"that person is here, or was within the last {patience:g} seconds")
