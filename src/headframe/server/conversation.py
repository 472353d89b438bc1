"""What a client says at a table, and what follows."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import singledispatchmethod

from headframe.core.engine import CONCEDE, find
from headframe.core.record import read_answer
from headframe.core.refusal import Refused
from headframe.core.sentence import Said, Sentence
from headframe.core.speech import known
from headframe.core.window import Orders
from headframe.server import outgoing, wire
from headframe.server.bots import bots
from headframe.server.connection import Connection
from headframe.server.database import Conflict, Down
from headframe.server.entrance import NOT_WATCHED, Gone
from headframe.server.entries import (
    AGREE,
    ANSWER,
    ASK,
    CHAT,
    ORDERS,
    SEAT,
    UNDO,
    AnswerBody,
    ChatBody,
    Entry,
    Seat,
    To,
    Yes,
    standing,
)
from headframe.server.hints import TwiceHinted
from headframe.server.live_table import STORAGE_AWAY, LiveTable, Sender
from headframe.server.names import SPECTATOR
from headframe.server.scheduler import Crowded, Unwanted
from headframe.server.tokens import hashed


class TableRefusal(Said):
    """A refusal of the table, not of the rules."""


class Conversation:
    """One connection at one table."""

    def __init__(self, table: LiveTable, connection: Connection) -> None:
        self.table = table
        self.connection = connection

    async def sit(self, message: wire.Sit) -> None:
        """The first message: who is there, and what they know already."""
        await self.table.alone(lambda _: self._sit(message))

    async def _sit(self, message: wire.Sit) -> None:
        table, connection = self.table, self.connection
        of = {who.token: seat for seat, who in enumerate(table.state.seats) if who.token}
        for token in map(hashed, message.tokens):
            if token in of:
                connection.seats[of[token]] = token
        if len(connection.seats) == 1:
            connection.look = next(iter(connection.seats))
        connection.language = None if message.language is None else known(message.language)
        if not (connection.seats or table.state.opened.watch or table.state.over):
            connection.close(NOT_WATCHED)
            return
        await table.entrance.welcome(connection, message.since)
        if len(connection.seats) < len(set(message.tokens)):
            why = Sentence("a token opens no seat here")
            connection.send(wire.refused(None, table.state.step, why))

    async def hear(self, text: str | bytes) -> None:
        """One message: do it, or refuse it with a reason. Nothing here closes the table."""
        message_id: str | None = None
        began = time.perf_counter()
        try:
            message = wire.read(text)
            message_id = message.id
            if isinstance(message, wire.Hint | wire.NoHint):
                self._hinted(message)
            else:
                if isinstance(message, wire.AnswerIn) and message.seat in self.connection.seats:
                    await self.table.reactions.settled(message.seat, message.key)
                    began = time.perf_counter()  # what was waited on purpose does not count
                await self.table.alone(lambda attempt: self._hear(message, attempt))
            if isinstance(message, wire.AnswerIn):
                self.table.manager.metrics.answer_seconds.observe(time.perf_counter() - began)
        except wire.Malformed as error:
            self._refuse(error.id, Sentence("not a message: {error}", error=str(error)))
        except TableRefusal as error:
            self._refuse(message_id, error.sentence)
        except Refused as error:
            self._refuse(message_id, error.refusal.sentence, error.refusal.clause)
        except Conflict:
            self._refuse(
                message_id, Sentence("others were first, again and again; send the same again")
            )
        except Down:
            self._refuse(message_id, Sentence("the storage does not answer; send the same again"))
        except Gone:
            self.connection.close(STORAGE_AWAY)
        except Exception as error:  # noqa: BLE001  (a fault of ours must not end the table)
            self.table.manager.report(error, self.table.state.id)
            self._refuse(message_id, Sentence("something went wrong on the server"))

    def _refuse(self, message_id: str | None, why: Sentence, clause: str | None = None) -> None:
        self.table.manager.metrics.refusals.inc()
        self.connection.send(wire.refused(message_id, self.table.state.step, why, clause))

    def _own(self, seat: int) -> None:
        if seat not in self.connection.seats:
            raise TableRefusal("seat {seat} is not yours", seat=seat)

    def _by(self, message_id: str) -> Sender:
        return Sender(self.connection, message_id)

    # Everything below has the table to itself, and may be done again if another process wrote
    # first: it begins from what the table is then.

    async def _hear(self, message: wire.AtTable, attempt: int) -> None:
        if isinstance(message, wire.Sit | wire.Look | wire.OddsIn | wire.ThreatsIn):
            await self.do(message)
            return
        seat = self._speaker(message)
        if seat is not None:
            self._own(seat)
            if await self._heard_before(message, seat, attempt):
                return
            if not isinstance(message, wire.Chat) and self.table.state.seats[seat].resigned:
                raise TableRefusal("a bot plays this seat to the end")
        if isinstance(message, wire.AnswerIn):  # most messages are: no need to look further
            await self._answer(message)
            return
        if attempt == 0:
            await self._may(message, seat)
        await self.do(message)

    def _speaker(self, message: wire.Logged) -> int | None:
        """The seat for which it is said; only talk needs none."""
        connection = self.connection
        if message.seat is not None or connection.look is not None:
            return message.seat if message.seat is not None else connection.look
        return min(connection.seats, default=None)

    async def _heard_before(self, message: wire.Logged, seat: int, attempt: int) -> bool:
        """Whether it was done before, as far as ids tell; then it is answered the same again."""
        state = self.table.state
        if isinstance(message, wire.AnswerIn):
            step = state.sent.get((seat, message.id))
            if step is not None:
                self.connection.send(wire.taken(message.id, step))
                return True
            # An answer to step N is number N + 1; what is not in memory may be in the log. And
            # what the log refused may be there already.
            forgotten = message.step != state.step and message.step + 1 <= state.sent_from
            if not forgotten and attempt == 0:
                return False
        sent = await self.table.manager.store.sent(state.id, seat, message.id)
        if sent is None:
            return False
        if not _says(message, sent):
            raise TableRefusal("this id was used for another message: each needs one of its own")
        if sent.kind == CHAT:
            self.connection.send(outgoing.chat_message(sent))
        else:
            step = sent.body.step if isinstance(sent.body, AnswerBody) else state.step
            self.connection.send(wire.taken(message.id, step))
        return True

    @singledispatchmethod
    async def do(self, message: wire.InMessage) -> None:
        """What a message asks for, by its kind. Raises TableRefusal."""
        raise TableRefusal("you are already seated")

    @do.register
    async def _(self, message: wire.Look) -> None:
        if message.seat is not None:
            self._own(message.seat)
        self.connection.look = message.seat
        self.connection.send(outgoing.view_message(self.table.state, self.connection))

    @do.register
    async def _(self, message: wire.OddsIn) -> None:
        self._own(message.seat)
        state, answer = self.table.state, read_answer(message.answer)
        decision = find(state.position, message.seat, message.key)
        legal = decision.choice.legal(answer)
        weigh = state.game.odds if legal else state.game.planned_odds
        odds = weigh(state.position, decision, answer)
        if odds is None and not legal:
            raise Refused(decision.frame.why(state.position, decision, answer))
        told = odds or {"chance": None, "settled": True, "lines": []}
        self.connection.send(wire.packed(wire.OddsMessage(message.id, **told)))

    @do.register
    async def _(self, message: wire.ThreatsIn) -> None:
        self._own(message.seat)
        state = self.table.state
        threats = state.game.threats(state.position, message.seat)
        self.connection.send(wire.packed(wire.ThreatsMessage(message.id, threats)))

    async def _answer(self, message: wire.AnswerIn) -> None:
        table, now = self.table, self.table.state.step
        asked = table.reactions.still_asked(message.seat, message.key, message.step)
        if message.step != now and not asked:
            raise TableRefusal(
                "this answers step {step}, but the table is at step {now}",
                step=message.step,
                now=now,
            )
        answer = read_answer(message.answer)
        if message.key == CONCEDE:
            raise TableRefusal("to give up, say so with a message of its own")
        await table.play(message.seat, message.key, answer, self._by(message.id))

    @do.register
    async def _(self, message: wire.Undo) -> None:
        table, state, seat = self.table, self.table.state, message.seat
        by = self._by(message.id)
        if state.over:
            raise TableRefusal("the game is over")
        if state.session.can_undo(seat):
            await table.rewind([table.entry(UNDO, To(state.step - 1), seat, by)], by)
            return
        answers = standing(await table.manager.store.answers(state.id))
        # What bots and standing orders answered for it has no client's id.
        own = [at for at, entry in enumerate(answers) if entry.seat == seat and entry.client]
        if not own:
            raise TableRefusal("you have not answered anything yet")
        if own[-1] < state.basis.step:
            raise TableRefusal("your last answer was given under earlier rules and stays")
        back = To(own[-1])
        ask = table.entry(ASK, back, seat, by)
        if set(state.people()) <= {seat}:
            await table.rewind([ask, table.entry(UNDO, back, seat, after=1)], by)
        else:
            await table.change([ask], by=by)

    @do.register
    async def _(self, message: wire.Agree) -> None:
        table, ask = self.table, self.table.state.ask
        by = self._by(message.id)
        if ask is None:
            raise TableRefusal("nobody asks for anything to be taken back")
        agree = table.entry(AGREE, Yes(message.yes), message.seat, by)
        if message.yes and set(table.state.must_agree()) <= {message.seat}:
            undo = table.entry(UNDO, To(ask.to), message.seat, after=1)
            await table.rewind([agree, undo], by)
        else:
            await table.change([agree], by=by)

    @do.register
    async def _(self, message: wire.Concede) -> None:
        table = self.table
        by = self._by(message.id)
        if table.state.over:
            raise TableRefusal("the game is over")
        try:
            await table.play(message.seat, CONCEDE, 0, by)
        except Refused:
            # The rules know no giving up: a bot plays on, so that the others can.
            await table.manager.bots.take_over(table, message.seat, "gave-up", by)

    @do.register
    async def _(self, message: wire.Chat) -> None:
        table, seat = self.table, self._speaker(message)
        name = table.state.seats[seat].name if seat is not None else SPECTATOR
        by = self._by(message.id)
        await table.change([table.entry(CHAT, ChatBody(name, message.text), seat, by)], by=by)

    @do.register
    async def _(self, message: wire.OrdersIn) -> None:
        table, orders = self.table, Orders(message.every, message.things)
        by = self._by(message.id)
        if table.state.over:
            raise TableRefusal("the game is over")
        await table.change([table.entry(ORDERS, orders, message.seat, by)], by=by)

    async def _may(self, message: wire.Logged, seat: int | None) -> None:
        """Not too often, and no talk without end: a log is never shortened."""
        manager, talk = self.table.manager, isinstance(message, wire.Chat)
        seated = manager.chats if talk else manager.acts
        buckets = seated if seat is not None else manager.spectator_chats
        if not buckets.allow(self.connection.address):
            raise TableRefusal("too many messages at once; please wait a moment")
        if not talk:
            return
        most = manager.settings.chats_per_table
        said, by_spectators = await manager.store.chat_counts(self.table.state.id)
        if said >= most or (seat is None and by_spectators >= most // 10):
            raise TableRefusal("the chat of this table is full")

    def _hinted(self, message: wire.Hint | wire.NoHint) -> None:
        if isinstance(message, wire.NoHint):
            self.connection.hinting = None
            return
        self._own(message.seat)
        hints = self.table.manager.hints
        try:
            found = hints.stream(self.table, message.seat, self.connection, message.id)
        except TwiceHinted:
            self._refuse(message.id, Sentence("a hint is already on its way"))
        else:
            self.table.spawn(self._hint(message, found))

    async def _hint(
        self, message: wire.Hint, found: AsyncGenerator[wire.HintMessage, None]
    ) -> None:
        said, connection = 0, self.connection
        try:
            async with aclosing(found):
                async for hint in found:
                    connection.send(wire.packed(hint))
                    said += 1
        except Crowded:
            if not said:
                self._refuse(
                    message.id,
                    Sentence(
                        "too many hints are being worked out at your address; please wait a moment"
                    ),
                )
        except Unwanted:
            if not said:
                self._refuse(message.id, Sentence("the table has moved on since you asked"))
        except Exception:
            if not said:
                self._refuse(message.id, Sentence("no hint could be found"))
            raise

    @do.register
    async def _(self, message: wire.StandIn) -> None:
        """Only for oneself: for somebody who is away, the table does it by its own setting."""
        table = self.table
        if message.bot is not None and message.bot not in [bot.name for bot in bots()]:
            raise TableRefusal("there is no such bot")
        if table.state.over:
            raise TableRefusal("the game is over")
        by = self._by(message.id)
        await table.manager.bots.hand_over(
            table, message.seat, message.bot, "asked" if message.bot else "back", by
        )


def _says(message: wire.Logged, sent: Entry) -> bool:
    """Whether such a message makes such an entry."""
    body = sent.body
    given_up = body.key == CONCEDE if isinstance(body, AnswerBody) else False
    given_up = body.resigned if isinstance(body, Seat) else given_up
    kinds = {
        wire.AnswerIn: (ANSWER,),
        wire.Undo: (UNDO, ASK),
        wire.Agree: (AGREE, UNDO),
        wire.Concede: (ANSWER, SEAT),
        wire.StandIn: (SEAT,),
        wire.OrdersIn: (ORDERS,),
        wire.Chat: (CHAT,),
    }
    return sent.kind in kinds[type(message)] and given_up == isinstance(message, wire.Concede)
