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
        with socket.socket() as listener:
            try:
                listener.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
