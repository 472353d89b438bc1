"""Somebody at a table who plays at random, leaves in the middle, comes back to another server, says
the same twice and other things under the same name."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from websockets.exceptions import WebSocketException

from headframe.core.rng import Rng
from tests.server.player import Message, Player
from tests.server.process import Server
from tests.server.soak.model import TableMemory

CUT = (WebSocketException, OSError, TimeoutError, EOFError)
"""What it looks like when the other side has gone."""
PATIENCE_S = 60.0
SLACK_S = 10.0
"""What was said may take so long from one server to another while a database restarts."""
AGAIN = ("send the same again", "look again")
"""Refusals after which the same may be sent again."""


@dataclass
class Figures:
    answers: int = 0
    repeated: int = 0
    reconnects: int = 0
    undos: int = 0
    agreed: int = 0
    chats: int = 0
    heard: int = 0
    stand_ins: int = 0
    hints: int = 0
    odd: int = 0
    finished: int = 0
    imported: int = 0
    continued: int = 0
    filmed: int = 0
    longest: int = 0
    tables: int = 0
    kills: int = 0
    terms: int = 0
    database_restarts: int = 0
    workers_killed: int = 0


class Person:
    """Holds one seat or several, or none (then they only watch)."""

    def __init__(
        self,
        figures: Figures,
        memory: TableMemory,
        servers: list[Server],
        tokens: dict[int, str],
        rng: Rng,
        stopping: Callable[[], bool],
    ) -> None:
        self.figures = figures
        self.memory = memory
        self.servers = servers
        self.tokens = tokens
        self.rng = rng
        self.stopping = stopping
        self.player = Player("", list(tokens.values()), rng)
        self.pending: Message | None = None
        self.look: int | None = next(iter(tokens)) if len(tokens) == 1 else None
        self.asks: Message | None = None
        self.used: list[str] = []
        self.heard: set[str] = set()
        """Chats."""
        self.visits: list[tuple[float, float]] = []
        """From when to when it was at the table without a break."""

    async def live(self) -> None:
        """Until the game is over, or all shall stop."""
        while not self.over() and not self.stopping():
            try:
                await self._visit()
            except CUT:
                self.figures.reconnects += 1
                await asyncio.sleep(0.02 + self.rng.below(100) / 1000)
        await self.player.leave()

    def missed(self) -> int:
        """Chats that came while it was there, and long enough before it left, but not to it."""
        return sum(
            any(began < said and back + SLACK_S < ended for began, ended in self.visits)
            for text, (said, back) in self.memory.chats.items()
            if text not in self.heard
        )

    def over(self) -> bool:
        return self.player.result is not None

    async def _visit(self) -> None:
        player, rng = self.player, self.rng
        player.url = rng.pick(self.servers).url(self.memory.id)
        since = rng.pick([None, 0, max(player.step, 0)])
        player.view = None
        if len(self.tokens) != 1:
            self.look = None
        await player.connect(since)
        await self._until_view()
        began = time.monotonic()
        try:
            await self._stay()
        finally:
            self.visits.append((began, time.monotonic()))

    async def _stay(self) -> None:
        player, rng = self.player, self.rng
        while not self.over() and not self.stopping():
            if self.pending is not None:
                await self._settle(self.pending)
            elif rng.below(60) == 0:
                await self._drop()
                return
            elif rng.below(25) == 0:
                await self._oddity()
            elif self.asks is not None and await self._agree(self.asks):
                continue
            elif player.own():
                self.pending = player.random_answer()
            elif (seat := self._elsewhere()) is not None:
                await self._look_from(seat)
            else:
                await self._listen()

    def _elsewhere(self) -> int | None:
        """Another seat of ours that is asked, at one screen for several."""
        if len(self.tokens) < 2 or self.player.view is None:
            return None
        asked = [d["seat"] for d in self.player.view["open"] if d["seat"] in self.tokens]
        return asked[0] if asked and asked[0] != self.look else None

    async def _look_from(self, seat: int | None) -> None:
        self.look = seat
        await self.player.send({"type": "look", "seat": seat})
        await self._until_view()

    async def _until_view(self) -> None:
        while (await self._hear())["type"] != "view":
            pass

    async def _hear(self, within: float = PATIENCE_S) -> Message:
        message = await self.player.hear(within)
        self.player.raw.clear()
        kind = message["type"]
        if kind == "view":
            self.memory.saw(message)
        elif kind == "table":
            self.asks = message["asks"]
        elif kind == "chat":
            self.heard.add(message["text"])
            self.figures.heard += 1
        elif kind == "result":
            if self.memory.result not in (None, message):
                self.memory.fail("two results")
            self.memory.result = message
        return message

    async def _listen(self) -> None:
        try:
            await self._hear(0.2 + self.rng.below(10) / 10)
        except TimeoutError:
            return  # nothing happens: think of something else

    async def _reply(self, mark: str) -> Message:
        """What the table says to this; silence is a failure."""
        try:
            while True:
                message = await self._hear()
                if message.get("id") == mark:
                    return message
        except TimeoutError:
            self.memory.fail("no word for a minute")
            raise

    async def _settle(self, message: Message) -> None:
        """Send it, again and again under the same id, until it is taken or refused."""
        mark = message["id"]
        await self.player.send(message)
        told = await self._reply(mark)
        if told["type"] == "refused" and any(text in told["text"] for text in AGAIN):
            await asyncio.sleep(0.1)
            return
        self.pending = None
        self.used.append(mark)
        if told["type"] == "refused":
            self.memory.refused.add(mark)
            await asyncio.sleep(0.02)
            await self._look_from(self.look)
            return
        self.memory.taken[mark] = (told["step"], message)
        self.figures.answers += 1
        self.figures.longest = max(self.figures.longest, told["step"])
        if self.rng.below(20) == 0:
            self.figures.repeated += 1
            await self.player.send(message)
            again = await self._reply(mark)
            if (again["type"], again.get("step")) != ("taken", told["step"]):
                self.memory.fail(f"answer {mark} was told {told} and then {again}")
        await self._look_from(self.look)

    async def _drop(self) -> None:
        """As when a phone loses its net: no goodbye."""
        self.figures.reconnects += 1
        socket = self.player._socket
        assert socket is not None
        socket.transport.abort()
        await self.player.leave()

    async def _agree(self, asks: Message) -> bool:
        mine = [seat for seat in self.tokens if seat not in asks["yes"]]
        if not mine:
            return False
        self.asks = None
        self.figures.agreed += 1
        await self._say("agree", seat=mine[0], yes=self.rng.below(4) > 0)
        return True

    async def _say(self, kind: str, mark: str = "", **fields: object) -> Message:
        mark = mark or secrets.token_hex(8)
        await self.player.send({"type": kind, "id": mark, **fields})
        return await self._reply(mark)

    async def _oddity(self) -> None:
        """Something other than an answer."""
        seats = list(self.tokens)
        choice = self.rng.below(7)
        if choice == 0 or not seats:
            await self._chat()
        elif choice == 1:
            self.figures.undos += 1
            await self._say("undo", seat=self.rng.pick(seats))
            await self._look_from(self.look)
        elif choice == 2:
            await self._stand_in(self.rng.pick(seats))
        elif choice == 3:
            await self._reuse(self.rng.pick(seats))
        elif choice == 4:
            self.figures.hints += 1
            await self.player.send({"type": "hint", "id": "hint", "seat": seats[0]})
        elif choice == 5:
            self.figures.odd += 1
            await self.player.send(self.rng.pick(["", "{", "[]", '{"type":"answer"}', "null"]))
        else:
            await self._drop()
            raise EOFError

    async def _chat(self) -> None:
        text, began = secrets.token_hex(6), time.monotonic()
        await self.player.send({"type": "chat", "id": text, "text": text})
        while True:
            message = await self._hear()
            if message["type"] == "chat" and message["text"] == text:
                self.memory.chats[text] = (began, time.monotonic())
                self.figures.chats += 1
                return
            if message["type"] == "refused" and message["id"] == text:
                return

    async def _stand_in(self, seat: int) -> None:
        """A bot plays for us, and then no more."""
        self.figures.stand_ins += 1
        told = await self._say("stand-in", seat=seat, bot=self.rng.pick(["random", "level1"]))
        if told["type"] == "taken":
            await asyncio.sleep(self.rng.below(3) / 10)
            await self._say("stand-in", seat=seat, bot=None)
        await self._look_from(self.look)

    async def _reuse(self, seat: int) -> None:
        """An id that once was an answer's, for something else, and the other way round."""
        if not self.used:
            return
        self.figures.odd += 1
        mark = self.rng.pick(self.used)
        self.memory.reused.add(mark)
        if self.rng.below(2):
            await self._say(self.rng.pick(["undo", "concede"]), mark, seat=seat)
        else:
            mark = secrets.token_hex(8)
            self.memory.reused.add(mark)
            await self._say("undo", mark, seat=seat)
            if self.player.own():
                answer = {**self.player.random_answer(), "id": mark}
                await self.player.send(answer)
                await self._reply(mark)
        await self._look_from(self.look)
