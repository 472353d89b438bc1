"""The real server within this process, so that what lies below it can be made to fail."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import uvicorn

from headframe.server.app import create_app
from headframe.server.manager import TableManager
from headframe.server.protocols import Config
from headframe.server.serve import _listen
from headframe.server.settings import Settings, database_url
from tests.server.process import CALL

PATIENT: dict[str, Any] = {
    "messages_per_second": 10_000,
    "burst": 10_000,
    "calls_per_second": 1e6,
    "chats_per_minute": 1e6,
    "acts_per_minute": 1e6,
}


class Inside:
    """``limit_s``: how long it waits for the storage, once it has started."""

    def __init__(self, database: str, limit_s: float = 10.0, **settings: Any) -> None:
        given = {
            "workers": 1,
            "storage_s": 10.0,
            "snapshot_every": 4,
            "pass_least_s": 0.0,
            "pass_most_s": 0.0,
            "prepare_s": -1.0,
            **PATIENT,
            **settings,
        }
        self._limit_s = limit_s
        self.settings = Settings(database=database_url(database), **given)

    async def __aenter__(self) -> Inside:
        listener = _listen("127.0.0.1", 0)
        self.port = listener.getsockname()[1]
        self._app = create_app(self.settings)
        config = Config(
            self._app, self.settings, ws_per_message_deflate=False, log_level="critical"
        )
        self._server = uvicorn.Server(config)
        self._task = asyncio.create_task(self._server.serve(sockets=[listener]))
        while not self._server.started:
            assert not self._task.done(), "the server did not start"
            await asyncio.sleep(0.005)
        self.manager.store.limit_s = self._limit_s
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", **CALL)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()
        self._server.should_exit = True
        await self._task

    @property
    def manager(self) -> TableManager:
        manager: TableManager = self._app.state.manager
        return manager

    def url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/ws"

    async def open_table(self, *kinds: str, game: str = "pit") -> dict[str, Any]:
        """``person`` or the name of a bot, for each seat."""
        seats = [
            {"kind": "person"} if kind == "person" else {"kind": "bot", "bot": kind}
            for kind in kinds
        ]
        body = {"game": game, "seats": seats, "options": {"players": len(seats)}}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened
