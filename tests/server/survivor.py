"""A player who comes back after every cut and sends the answer again under the same id."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from websockets.exceptions import WebSocketException

from headframe.core.rng import Rng
from tests.server.player import Message, Player

AGAIN = "send the same again"


def _nothing() -> None:
    pass


class Survivor:
    def __init__(
        self, url: str, token: str, told: Callable[[], None] = _nothing, rng: Rng | None = None
    ) -> None:
        self.player = Player(url, [token], rng)
        self.pending: Message | None = None
        self.taken: dict[str, tuple[int, Message]] = {}
        """By id, each answer that was acknowledged and the number it got."""
        self.byes: list[str] = []
        self._told = told

    async def play(self) -> None:
        """Until the game is over and nothing is left unanswered."""
        while self.player.result is None or self.pending is not None:
            try:
                await self.player.connect(since=max(self.player.step, 0))
                await self._until_cut()
            except (WebSocketException, OSError, TimeoutError):
                await asyncio.sleep(0.02)
        await self.player.leave()

    async def _until_cut(self) -> None:
        player = self.player
        player.view = None
        await self._until("view")
        while player.result is None or self.pending is not None:
            if self.pending is None and player.own():
                self.pending = player.random_answer()
            if self.pending is not None:
                await player.send(self.pending)
                await self._outcome(self.pending)
            else:
                await self._hear()

    async def _hear(self) -> Message:
        told = await self.player.hear()
        if told["type"] == "bye":
            self.byes.append(told["why"])
        return told

    async def _until(self, kind: str) -> None:
        while (await self._hear())["type"] != kind:
            pass

    async def _outcome(self, message: Message) -> None:
        while True:
            told = await self._hear()
            if told.get("id") != message["id"]:
                continue
            if told["type"] == "refused" and AGAIN in told["text"]:
                return
            self.pending = None
            if told["type"] == "taken":
                self.taken[message["id"]] = (told["step"], message)
                self._told()
                if self.player.step < told["step"]:
                    await self._until("view")
                if (
                    self.player.view is not None
                    and self.player.view["over"]
                    and not self.player.result
                ):
                    await self._until("result")
            return


async def insist(player: Player, message: Message) -> Message:
    """Say it until it is answered, over as many connections as that takes."""
    while True:
        try:
            if player.view is None:
                await player.connect()
                await player.until("view")
            await player.send(message)
            while True:
                told = await player.hear()
                if told["type"] == message["type"] == "chat":
                    return told
                if told.get("id") == message["id"]:
                    break
            if told["type"] != "refused" or AGAIN not in told["text"]:
                return told
        except (WebSocketException, OSError):
            player.view = None
            await asyncio.sleep(0.01)
