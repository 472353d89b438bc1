"""The websocket, fuzzed with its grammar: nothing that is said breaks anything for anybody."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from headframe.core.rng import Rng
from tests.server.grammar import Frames, Play, conversations
from tests.server.player import PASS, PATIENCE_S, Player, act, at, pick, run
from tests.server.process import Server

EXAMPLES = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits: dict[str, object] = {
        "messages_per_second": 1e6,
        "burst": 1_000_000,
        "calls_per_second": 1e6,
        "calls_burst": 1_000_000,
        "tables_per_guest": 1_000_000,
        "chats_per_minute": 1e6,
        "acts_per_minute": 1e6,
        "spectator_chats_per_minute": 1e6,
    }
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with Server(f"sqlite:///{folder / 'tables.sqlite'}", **limits) as server:
        yield server
        assert "fault" not in server.log()
        assert "Traceback" not in server.log()


class Speaker:
    """A connection of its own that reads all the time, and is opened anew when it was closed."""

    def __init__(self, url: str, tokens: list[str] | None, seat: int | None = None) -> None:
        self.url = url
        self.tokens = tokens
        self.look = json.dumps({"type": "look", "seat": seat, "id": "look"})
        self.heard: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def say(self, said: Frames | Play) -> None:
        if isinstance(said, Play):
            if self.tokens is None:
                return  # it was never told what is asked
            said = self._legal(said, await self.answered())
        await self._send(said)

    async def answered(self) -> dict[str, Any]:
        """Everything it said before was dealt with: the table is shown to it anew."""
        before = len(self.heard)
        await self._send(self.look)
        while True:
            seen = [each for each in self.heard[before:] if each["type"] == "view"]
            if seen:
                return seen[-1]
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE_S)

    async def _send(self, said: Frames) -> None:
        for _ in range(2):
            if self._socket is None:
                await self._open()
            assert self._socket is not None
            try:
                await self._socket.send(said)
                return
            except ConnectionClosed:
                await self.leave()

    async def _open(self) -> None:
        self._socket = await connect(self.url, max_size=None, max_queue=None, proxy=None)
        self._reading = asyncio.create_task(self._read(self._socket))
        if self.tokens is not None:
            await self._socket.send(json.dumps({"type": "sit", "tokens": self.tokens}))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self.heard.append(json.loads(text))
                self.news.set()
        except ConnectionClosed:
            pass
        # Whoever is let go was told why.
        assert self._socket is None or self.heard[-1]["type"] == "bye"

    def _legal(self, play: Play, seen: dict[str, Any]) -> str:
        asked = [each for each in seen["view"]["open"] if "choice" in each]
        if not asked:
            return self.look
        chosen = pick(asked[0]["choice"], Rng.seeded(str(play.seed), "fuzz"))
        where = {"seat": asked[0]["seat"], "step": seen["step"], "key": asked[0]["key"]}
        return json.dumps({"type": "answer", "id": play.id, **where, "answer": chosen})

    async def leave(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None and self._reading is not None:
            await socket.close()
            await self._reading


async def conversation(server: Server, opened: dict[str, Any], said: list[Any]) -> None:
    url = server.url(opened["table"])
    seats = opened["seats"]
    one, other = Speaker(url, [seats[0]], 0), Speaker(url, [seats[1]], 1)
    speakers = [one, other, Speaker(url, []), Speaker(url, None)]
    try:
        for who, frames in said:
            await speakers[who].say(frames)
        # The table still works: whoever comes is shown it, and all before was dealt with.
        async with Player(url, [opened["seats"][0]]) as late:
            await late.until("view")
        for speaker in speakers[:3]:
            await speaker.answered()
    finally:
        for speaker in speakers:
            await speaker.leave()
    heard = [message for speaker in speakers for message in speaker.heard]
    assert not [message for message in heard if "went wrong" in json.dumps(message)]


def test_nothing_that_is_said_breaks_a_table(server: Server, pytestconfig: pytest.Config) -> None:
    chosen = secrets.randbits(32) if pytestconfig.getoption("--fair-dice") else 15
    print(f"seed {chosen}")
    quiet = server.open_table("person", "person")

    @seed(chosen)
    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.generate, Phase.shrink],
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(said=conversations)
    def talk(said: list[Any]) -> None:
        run(conversation(server, server.open_table("person", "person"), said))

    async def meanwhile() -> None:
        """Another table was not harmed, and answers."""
        one = await at(server, quiet, 0)
        assert (await act(one, 0, "action", PASS))["type"] == "taken"

    talk()
    run(meanwhile())
    assert server.get("/healthz").json()["status"] == "ok"
