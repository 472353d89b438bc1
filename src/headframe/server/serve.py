"""Start the app: take the port, serve, and tell the user where."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser
from typing import Final

import uvicorn
from sqlalchemy.engine import make_url
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from headframe.server.app import create_app
from headframe.server.migrations import BadDatabase
from headframe.server.settings import BadSetting, from_environment
from headframe.server.socket import DIRECT
from headframe.server.writers import brought_up

ABORT_S: Final = 10.0
SEND_BYTES: Final = 262_144
SWITCH_S: Final = 0.0005
"""How long the thread that writes to the database waits for the interpreter at most."""
RARELY: Final = (50_000, 20, 50)
"""States are many small objects and few of them are garbage in circles: look for those rarely."""


class Protocol(WebSocketsSansIOProtocol):
    """Writes several messages at once, and ends a connection that we are done with even when its
    reader has stopped reading."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][DIRECT] = self.write_now  # type: ignore[assignment]
        await super().run_asgi()
        self.loop.call_later(ABORT_S, self.transport.abort)

    def write_now(self, texts: list[bytes]) -> bool:
        """All of them in one call to the system; False if the reader does not keep up."""
        if self.transport.is_closing() or self.close_sent or self.conn.state is not OPEN:
            return True  # nobody reads any more
        if not self.writable.is_set():
            return False
        self.transport.write(b"".join([part for text in texts for part in (head(text), text)]))
        return True


def head(text: bytes) -> bytes:
    """What stands before an unmasked text in one frame (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class _Server(uvicorn.Server):
    """A uvicorn server that says where it is once it answers, and not before."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"Headframe is open at {self._address} (Ctrl+C closes it)", flush=True)
        if self._open_browser:
            webbrowser.open(self._address)


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
        asyncio.run(brought_up(make_url(settings.database)))
    except (BadSetting, BadDatabase, OSError) as error:
        print(f"headframe: {error}", file=sys.stderr)
        listener.close()
        return 2
    config = uvicorn.Config(
        create_app(settings),
        ws=Protocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
    )
    sys.setswitchinterval(SWITCH_S)
    gc.freeze()
    gc.set_threshold(*RARELY)
    _Server(config, address, open_browser).run(sockets=[listener])
    return 0


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
