"""A client as a stranger would write it from docs/protocol.md, that remembers all it was sent."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Coroutine
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from headframe.core.rng import Rng
from tests.server.process import Server

Message = dict[str, Any]
T = TypeVar("T")
_OPEN: set[Player] = set()
PATIENCE_S = 60.0
"""How long a client waits for a word before the test fails: much longer than any word takes."""
# Answers to the toy game's "action".
DRAW, DIG, WALK, PASS = 0, 1, 2, 8


def run(work: Coroutine[Any, Any, T]) -> T:
    """Like asyncio.run; afterwards everybody has gone home, however it ended."""

    async def all_of_it() -> T:
        try:
            return await work
        finally:
            for player in list(_OPEN):
                await player.leave()

    return asyncio.run(all_of_it())


class Player:
    """One connection. ``raw`` is every text that came, as it came."""

    def __init__(self, url: str, tokens: list[str], rng: Rng | None = None) -> None:
        self.url = url
        self.tokens = tokens
        self.rng = rng or Rng.seeded("player")
        self.raw: list[str] = []
        self.view: Message | None = None
        self.step = -1
        self.result: Message | None = None
        self.code: int | None = None
        """With which the server closed."""
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def connect(self, since: int | None = None) -> None:
        await self.leave()
        # Patient on a busy machine. All that comes is taken in at once: what waits unread is lost
        # when the server hangs up.
        self._socket = await connect(
            self.url,
            open_timeout=PATIENCE_S,
            ping_interval=None,
            max_size=None,
            max_queue=None,
            compression=None,
            proxy=None,
        )
        _OPEN.add(self)
        await self.send({"type": "sit", "tokens": self.tokens, "since": since})

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None
            _OPEN.discard(self)

    async def send(self, message: Any) -> None:
        assert self._socket is not None
        text = message if isinstance(message, str) else json.dumps(message)
        await self._socket.send(text)

    async def say(self, kind: str, **fields: Any) -> str:
        """Send a message of this kind under a new id, and tell the id."""
        mark = secrets.token_hex(8)
        await self.send({"type": kind, "id": mark, **fields})
        return mark

    async def hear(self, within: float = PATIENCE_S) -> Message:
        assert self._socket is not None
        raw = await asyncio.wait_for(self._socket.recv(), within)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Message = json.loads(raw)
        if message["type"] == "view":
            self.view, self.step = message["view"], message["step"]
        elif message["type"] == "result":
            self.result = message
        return message

    async def until(self, kind: str, within: float = PATIENCE_S, **fields: Any) -> Message:
        """The next message of this kind with these fields; others are taken in on the way."""
        while True:
            message = await self.hear(within)
            if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message

    async def closed(self, within: float = PATIENCE_S) -> str:
        """Waits for the server to close; why, in its own words."""
        why = ""
        try:
            while True:
                message = await self.hear(within)
                if message["type"] == "bye":
                    why = message["why"]
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else None
            return why

    def own(self) -> list[Message]:
        """The decisions that this player could answer now."""
        if self.view is None:
            return []
        return [decision for decision in self.view["open"] if "choice" in decision]

    def random_answer(self) -> Message:
        """A message that answers one of them, as a client sends it."""
        decision = self.rng.pick(self.own())
        return {
            "type": "answer",
            "id": secrets.token_hex(8),
            "seat": decision["seat"],
            "step": self.step,
            "key": decision["key"],
            "answer": pick(decision["choice"], self.rng),
        }

    def alone(self) -> bool:
        """Nobody else is asked."""
        mine = {decision["seat"] for decision in self.own()}
        return self.view is not None and all(d["seat"] in mine for d in self.view["open"])

    async def play_on(self, until_step: int | None = None, last: bool = False) -> None:
        """Answer at random whenever asked, until the game is over (or so far). The ``last`` lets
        others who are asked too go first: then it does not matter who is quicker."""
        while self.result is None and (until_step is None or self.step < until_step):
            if self.own() and (self.alone() or not last):
                message = self.random_answer()
                await self.send(message)
                told = await self._outcome(message["id"])
                if told["type"] == "taken":
                    await self.until("view", step=told["step"])
                    if self.view is not None and self.view["over"]:
                        await self.until("result")
            else:
                await self.hear()

    async def _outcome(self, mark: str) -> Message:
        while True:
            message = await self.hear()
            if message["type"] in ("taken", "refused") and message["id"] == mark:
                return message


def pick(choice: Message, rng: Rng) -> int | list[int]:
    """A legal answer, from what the protocol says about the kinds of choices."""
    kind = choice["kind"]
    if kind == "pick":
        chosen: int | list[int] = rng.pick(choice["options"])
        return chosen
    if kind == "pick-some":
        if choice.get("sets"):
            return list(rng.pick(choice["sets"]))
        options = list(choice["options"])
        rng.shuffle(options)
        size = choice["low"] + rng.below(choice["high"] - choice["low"] + 1)
        return sorted(options[:size])
    if kind == "number":
        return int(choice["low"]) + rng.below(choice["high"] - choice["low"] + 1)
    if kind == "confirm":
        return int(rng.pick(choice["allowed"]))
    if kind == "place":
        return int(rng.pick(choice["placements"])["answer"])
    if kind == "path":
        return list(rng.pick(choice["ways"]))
    assert kind == "allocate", kind
    rooms = choice["room"]
    units = [0] * len(rooms)
    left = choice["total"] if choice["exact"] else rng.below(choice["total"] + 1)
    while left and (places := [at for at, room in enumerate(rooms) if units[at] < room]):
        units[rng.pick(places)] += 1
        left -= 1
    return units


async def at(server: Server, opened: Message, *seats: int) -> Player:
    player = Player(server.url(opened["table"]), [opened["seats"][seat] for seat in seats])
    await player.connect()
    await player.until("view")
    return player


async def say(player: Player, kind: str, **fields: Any) -> Message:
    """Say it and wait for what the table answers."""
    mark = await player.say(kind, **fields)
    while True:
        message = await player.hear()
        if message.get("id") == mark:
            return message


async def act(player: Player, seat: int, key: str, answer: Any) -> Message:
    told = await say(player, "answer", seat=seat, step=player.step, key=key, answer=answer)
    if told["type"] == "taken":
        await player.until("view", step=told["step"])
    return told
