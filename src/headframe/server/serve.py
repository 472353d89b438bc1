"""Start the app: take the port, serve, and tell the user where."""

from __future__ import annotations

import socket
import sys
import webbrowser
from typing import Any, Final

import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from headframe.server.app import create_app
from headframe.server.settings import BadSetting, from_environment
from headframe.server.socket import BATCH

ABORT_S: Final = 10.0
SEND_BYTES: Final = 262_144


class Protocol(WebSocketsSansIOProtocol):
    """Writes several messages at once, and ends a connection that we are done with even when its
    reader has stopped reading."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][BATCH] = {}
        await super().run_asgi()
        self.loop.call_later(ABORT_S, self.transport.abort)

    async def send(self, message: Any) -> None:
        texts: list[str] | None = message.get("texts")
        if texts is None:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text.encode())
        except InvalidState:
            raise ClientDisconnected from None
        # One call to the system for all of them: it costs more than the messages do.
        self.transport.write(b"".join(self.conn.data_to_send()))


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
    except (BadSetting, OSError) as error:
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
