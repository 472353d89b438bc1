"""What a client says at a table, and what follows."""

from __future__ import annotations

import time
from functools import singledispatchmethod

from headframe.core.engine import CONCEDE
from headframe.core.record import read_answer
from headframe.core.refusal import Refused
from headframe.server import outgoing, wire
from headframe.server.bots import STAND_IN, TwiceHinted, bots
from headframe.server.connection import Connection
from headframe.server.entries import AGREE, ASK, CHAT, AnswerBody, ChatBody, To, Yes, standing
from headframe.server.live_table import LiveTable
from headframe.server.names import SPECTATOR
from headframe.server.scheduler import Crowded, Unwanted
from headframe.server.store import Conflict, Down
from headframe.server.tokens import hashed


class TableRefusal(Exception):
    """A refusal of the table, not of the rules."""


class Conversation:
    """One connection at one table."""

    def __init__(self, table: LiveTable, connection: Connection) -> None:
        self.table = table
        self.connection = connection

    async def sit(self, message: wire.Sit) -> None:
        table, connection = self.table, self.connection
        async with table.lock:
            of = {who.token: seat for seat, who in enumerate(table.state.seats) if who.token}
            for token in map(hashed, message.tokens):
                if token in of:
                    connection.seats[of[token]] = token
            if len(connection.seats) == 1:
                connection.look = next(iter(connection.seats))
            await table.welcome(connection, message.since)
            if len(connection.seats) < len(set(message.tokens)):
                connection.send(wire.refused(None, table.state.step, "a token opens no seat here"))

    async def hear(self, text: str | bytes) -> None:
        """One message: do it, or refuse it with a reason. Nothing here closes the table."""
        table, connection = self.table, self.connection
        message_id: str | None = None
        try:
            message = wire.read(text)
            message_id = message.id
            if isinstance(message, wire.AnswerIn):
                await self._answer(message)
            else:
                await self.do(message)
        except wire.Malformed as error:
            self._refuse(error.id, str(error))
        except TableRefusal as error:
            self._refuse(message_id, str(error))
        except Refused as error:
            self._refuse(message_id, error.refusal.text, error.refusal.clause)
        except Conflict:
            self._refuse(message_id, "somebody else was first; look again")
        except Down:
            self._refuse(message_id, "the storage does not answer; send the same again")
        except Exception as error:  # noqa: BLE001  (a fault of ours must not end the table)
            table.manager.report(error, table.state.id)
            connection.send(wire.refused(message_id, table.state.step, "this went wrong here"))
            async with table.lock:
                await table.refresh()

    def _refuse(self, message_id: str | None, text: str, clause: str | None = None) -> None:
        self.table.manager.metrics.refusals.inc()
        self.connection.send(wire.refused(message_id, self.table.state.step, text, clause))

    def _own(self, seat: int) -> None:
        if seat not in self.connection.seats:
            raise TableRefusal(f"seat {seat} is not yours")

    @singledispatchmethod
    async def do(self, message: wire.InMessage) -> None:
        raise TableRefusal("you sit already")

    @do.register
    async def _(self, message: wire.Look) -> None:
        if message.seat is not None:
            self._own(message.seat)
        async with self.table.lock:
            self.connection.look = message.seat
            self.connection.send(outgoing.view_message(self.table.state, message.seat))

    async def _answer(self, message: wire.AnswerIn) -> None:
        began = time.perf_counter()
        table = self.table
        async with table.lock:
            while True:
                self._own(message.seat)
                now = table.state.step
                if message.step != now or (message.seat, message.id) in table.state.sent:
                    if await self._told_again(message):
                        return
                    raise TableRefusal(
                        f"this answers step {message.step}, but the table is at step {now}"
                    )
                answer = read_answer(message.answer)
                if message.key == CONCEDE:
                    raise TableRefusal("to give up, say so with a message of its own")
                try:
                    await table.play(message.seat, message.key, answer, message.id, self.connection)
                    break
                except Conflict:
                    # Another process wrote first: this very answer, or something that leaves the
                    # question as it was, like a chat. Then the answer is played now.
                    if await self._told_again(message):
                        return
        table.manager.metrics.answer_seconds.observe(time.perf_counter() - began)

    async def _told_again(self, message: wire.AnswerIn) -> bool:
        """Whether it was played before; then it is answered the same again."""
        state = self.table.state
        step = state.sent.get((message.seat, message.id))
        # An answer to step N is number N + 1; what is not in memory may be in the log.
        if step is None and (message.step + 1 <= state.sent_from or message.step == state.step):
            sent = await self.table.manager.store.sent(state.id, message.seat, message.id)
            if sent is not None and isinstance(sent.body, AnswerBody):
                step = sent.body.step
        if step is None:
            return False
        self.connection.send(wire.taken(message.id, step))
        return True

    @do.register
    async def _(self, message: wire.Undo) -> None:
        table = self.table
        async with table.lock:
            self._own(message.seat)
            state = table.state
            if await table.manager.store.sent(state.id, message.seat, message.id) is not None:
                self.connection.send(wire.taken(message.id, state.step))
                return
            if state.over:
                raise TableRefusal("the game is over")
            if state.session.can_undo(message.seat):
                await table.rewind(state.step - 1, message.seat, message.id, self.connection)
                return
            answers = standing(await table.manager.store.answers(state.id))
            own = [at for at, entry in enumerate(answers) if entry.seat == message.seat]
            if not own:
                raise TableRefusal("you have not answered anything yet")
            ask = table.entry(ASK, To(own[-1]), message.seat)
            if set(state.people()) <= {message.seat}:
                await table.rewind(own[-1], message.seat, message.id, self.connection, [ask])
            else:
                await table.change([ask])
                self.connection.send(wire.taken(message.id, table.state.step))
                table.tell_table()

    @do.register
    async def _(self, message: wire.Agree) -> None:
        table = self.table
        async with table.lock:
            self._own(message.seat)
            if table.state.ask is None:
                raise TableRefusal("nobody asks for anything to be taken back")
            entry = table.entry(AGREE, Yes(message.yes), message.seat)
            to = table.state.ask.to
            await table.change([entry])
            if table.state.agreed():
                await table.rewind(to, message.seat, message.id, self.connection)
            else:
                self.connection.send(wire.taken(message.id, table.state.step))
                table.tell_table()

    @do.register
    async def _(self, message: wire.Concede) -> None:
        table = self.table
        async with table.lock:
            self._own(message.seat)
            sent = await table.manager.store.sent(table.state.id, message.seat, message.id)
            if sent is not None and isinstance(sent.body, AnswerBody):
                self.connection.send(wire.taken(message.id, sent.body.step))
                return
            if table.state.over:
                raise TableRefusal("the game is over")
            if table.state.seats[message.seat].resigned:
                raise TableRefusal("you have given up already")
            try:
                await table.play(message.seat, CONCEDE, 0, message.id, self.connection)
            except Refused:
                # The rules know no giving up: a bot plays on, so that the others can.
                await table.manager.bots.hand_over(table, message.seat, STAND_IN, resigned=True)
                self.connection.send(wire.taken(message.id, table.state.step))

    @do.register
    async def _(self, message: wire.Chat) -> None:
        table, connection = self.table, self.connection
        seat = message.seat
        if seat is None:
            seat = (
                connection.look
                if connection.look is not None
                else min(connection.seats, default=None)
            )
        async with table.lock:
            if seat is not None:
                self._own(seat)
            name = table.state.seats[seat].name if seat is not None else SPECTATOR
            entry = table.entry(CHAT, ChatBody(name, message.text), seat)
            await table.change([entry])
            table.send_all(outgoing.chat_message(entry))

    @do.register
    async def _(self, message: wire.Hint) -> None:
        self._own(message.seat)
        if self.connection.hinting:
            raise TableRefusal("a hint is being thought of already")
        self.connection.hinting = True
        self.table.spawn(self._hint(message))

    async def _hint(self, message: wire.Hint) -> None:
        try:
            found = await self.table.manager.bots.hints(self.table, message.seat, self.connection)
            self.connection.send(wire.packed(wire.HintMessage(message.id, found)))
        except TwiceHinted:
            self._refuse(message.id, "a hint is being thought of already")
        except Crowded:
            self._refuse(message.id, "too many hints are being thought of where you are")
        except Unwanted:
            self._refuse(message.id, "the table has moved on since you asked")
        except Exception:
            self._refuse(message.id, "no hint could be thought of")
            raise
        finally:
            self.connection.hinting = False

    @do.register
    async def _(self, message: wire.StandIn) -> None:
        """Only for oneself: for somebody who is away, the table does it by its own setting."""
        table = self.table
        if message.bot is not None and message.bot not in [bot.name for bot in bots()]:
            raise TableRefusal("there is no such bot")
        async with table.lock:
            self._own(message.seat)
            if table.state.over:
                raise TableRefusal("the game is over")
            if table.state.seats[message.seat].resigned:
                raise TableRefusal("a bot plays on here for good")
            await table.manager.bots.hand_over(table, message.seat, message.bot, resigned=False)
            self.connection.send(wire.taken(message.id, table.state.step))
