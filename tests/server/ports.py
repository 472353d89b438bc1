"""A port for something that is stopped and comes back to it."""

from __future__ import annotations

import secrets
import socket

LOWEST = 10_000
HIGHEST = 32_000


def free_port() -> int:
    """None of those above that the system lends for outgoing connections: one of them may be
    anybody's while a server is down."""
    while True:
        port = LOWEST + secrets.randbelow(HIGHEST - LOWEST)
        if is_free(port):
            return port


def is_free(port: int) -> bool:
    """Nobody listens there; connections that have ended do not count."""
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("127.0.0.1", port))
            listener.listen()
        except OSError:
            return False
    return True
