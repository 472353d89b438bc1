"""Start the app: take the port, serve, and tell the user where."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from typing import Final

import uvicorn
from litestar.types import ASGIApp
from sqlalchemy.engine import make_url

from headframe.server import cut_off
from headframe.server.access_log import logged
from headframe.server.app import create_app
from headframe.server.migrations import BadDatabase, version
from headframe.server.path_prefix import without
from headframe.server.protocols import Config
from headframe.server.reach import Listening
from headframe.server.settings import BadSetting, from_environment
from headframe.server.socket import goodbye
from headframe.server.starting import answered
from headframe.server.writers import brought_up

SEND_BYTES: Final = 262_144
SWITCH_S: Final = 0.0005
"""How long the thread that writes to the database waits for the interpreter at most."""
RARELY: Final = (50_000, 20, 50)
"""States are many small objects and few of them are garbage in circles: look for those rarely."""


class _Server(uvicorn.Server):
    """A uvicorn server that says where it is once it answers, and not before."""

    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        open_browser: bool,
        goodbye: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser
        self._goodbye = goodbye

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"Headframe is open at {self._address} (Ctrl+C closes it)", flush=True)
        if self._open_browser:
            webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Before uvicorn hangs up: everybody is told why, by the protocol.
        await self._goodbye()
        await super().shutdown(sockets)


def main(host: str = "127.0.0.1", port: int = 8000, open_browser: bool = True) -> int:
    """Serve until stopped; 2 if the address cannot be had."""
    try:
        listener = _listen(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        print(
            f"headframe: cannot listen on {host} port {port}: {reason}. "
            "Choose another one with --port, or --port 0 for any that is free.",
            file=sys.stderr,
        )
        return 2
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    try:
        settings = from_environment()
        was = asyncio.run(answered(listener, brought_up(make_url(settings.database))))
    except (BadSetting, BadDatabase, OSError) as error:
        print(f"headframe: {error}", file=sys.stderr)
        listener.close()
        return 2
    print(f"headframe: {_did(was)}", file=sys.stderr)
    app = create_app(settings)
    app.state.listening = Listening(host, listener.getsockname()[1])
    outside: ASGIApp = without(settings.path_prefix, app) if settings.path_prefix else app
    outside = cut_off.says_so(outside)
    if settings.access_log:
        outside = logged(outside)
    config = Config(
        outside,
        settings,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
    )
    server = _Server(config, address, open_browser, lambda: goodbye(app.state.manager))
    sys.setswitchinterval(SWITCH_S)
    gc.freeze()
    gc.set_threshold(*RARELY)
    server.run(sockets=[listener])
    return 0


def _did(was: int | None) -> str:
    """What the start did to the database, which was of that version."""
    if was is None:
        return f"the database was empty and was made, version {version()}"
    if was < version():
        return f"the database was brought up from version {was} to {version()}"
    return f"the database is of version {was}, as it should be"


def _listen(host: str, port: int) -> socket.socket:
    # Ours, not uvicorn's: a busy port must be one plain sentence, and port 0 must be told.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # What the system keeps for a reader that does not read: bounded too, or slow is never seen.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
        listener.bind((host, port))
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener
