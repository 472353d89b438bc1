"""What happens on a connection below the app: who is let in, how long we wait, how we part."""

from __future__ import annotations

import asyncio
import ipaddress
from http import HTTPStatus
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN

from headframe.server import doors
from headframe.server.settings import Settings
from headframe.server.socket import DIRECT
from headframe.server.wire import ByeMessage, packed

ABORT_S: Final = 10.0
MOST_PARTS: Final = 1000
"""Of one message. Parts may be empty, so a limit of bytes alone is none."""


class Config(uvicorn.Config):
    """What uvicorn is told, and the door that all its connections go through."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        proxies = settings.names_of("proxies")
        super().__init__(
            app,
            http=HttpConnection,
            ws=WebsocketConnection,
            ws_max_size=settings.message_bytes,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
            **more,
        )
        self.settings = settings
        self.door = doors.connections(settings)
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]

    def is_proxy(self, peer: str) -> bool:
        """Whether this address is a proxy that we trust."""
        try:
            address = ipaddress.ip_address(peer)
        except ValueError:
            return False
        return any(address in proxies for proxies in self._proxies)


class HttpConnection(H11Protocol):
    """Waits for a request so long and no longer, be it that nothing comes or that it drips; and so
    long for whoever asked to take the answer."""

    config: Config
    _patience: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    """Rings for a reader that does not read."""
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else "unknown"
        many = self.config.is_proxy(peer)
        if not self.config.door.enter(transport, doors.neighbourhood(peer), many):
            refuse(self.transport, 503, "too many connections; try again in a moment")
            return
        self._wait(self.config.settings.headers_s)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return  # refused
        before = self.conn.their_state
        super().data_received(data)
        now = self.conn.their_state
        if self._upgraded:
            self._stop_waiting()
        elif now is h11.SEND_BODY and before is not h11.SEND_BODY:
            self._wait(self.config.settings.body_s)
        elif now not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        elif self._patience is None:
            self._wait(self.config.settings.headers_s)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True  # what is said there has limits of its own
        self._stop_ending()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_unread()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_ending()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._end_unread()  # it closes once all is read, which may be never

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_ending()
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def _end_unread(self) -> None:
        self._stop_ending()
        self._unread = self.loop.call_later(self.config.settings.body_s, self.transport.abort)

    def _stop_ending(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _too_late(self) -> None:
        self._patience = None
        if self.conn.our_state is h11.IDLE:
            refuse(self.transport, 408, "the request did not come in time")
        else:
            self.transport.close()
        self._end_unread()


class WebsocketConnection(WebSocketsSansIOProtocol):
    """Writes several messages at once, says `bye` before it closes by itself, and ends a
    connection that we are done with even when its reader has stopped reading."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][DIRECT] = self.write_now  # type: ignore[assignment]
        await super().run_asgi()
        self.loop.call_later(ABORT_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        cast(Config, self.config).door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not (self.handshake_initiated or self.transport.is_closing()):
            # Taken for a request by one library and not by the other: nobody would ever answer.
            refuse(self.transport, 400, "not a request for a websocket")

    def write_now(self, texts: list[bytes]) -> bool:
        """All of them in one call to the system; False if the reader does not keep up."""
        if self.transport.is_closing() or self.close_sent or self.conn.state is not OPEN:
            return True  # nobody reads any more
        if not self.writable.is_set():
            return False
        self.transport.write(b"".join([part for text in texts for part in (head(text), text)]))
        return True

    def handle_ping(self) -> None:
        """Whoever asks for signs of life and does not read them gets no more of them: they would
        wait in our memory, and nothing counts them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "a message in too many parts")
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A text that is none would be told to the log with all our inner parts, each time."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Too long, no text, no frame: the library has closed already, but not written so yet."""
        closed = self.conn.close_sent
        self._bye(closed.reason if closed is not None and closed.reason else "not a message")
        super().handle_parser_exception()

    def keepalive_timeout(self) -> None:
        self._bye("no sign of life")
        super().keepalive_timeout()

    def _bye(self, why: str) -> None:
        if self.handshake_complete and not (self.close_sent or self.transport.is_closing()):
            text = packed(ByeMessage(why))
            self.transport.write(head(text) + text)


def refuse(transport: asyncio.Transport, status: int, why: str) -> None:
    """Where the app was not reached: a plain answer, and the connection ends."""
    body = f"{why}\n".encode()
    transport.write(
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nContent-Type: text/plain\r\n"
        f"Retry-After: 5\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
        + body
    )
    transport.close()


def head(text: bytes) -> bytes:
    """What stands before an unmasked text in one frame (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
