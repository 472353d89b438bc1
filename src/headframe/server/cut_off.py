"""A call that a stop of the server cuts off is told so, and not of a fault of ours."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from headframe.server.connection import CLOSING
from headframe.server.problems import answer


def says_so(app: ASGIApp) -> ASGIApp:
    """The application, saying so where a call is cut off before its answer has begun."""

    async def inner(scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await app(scope, receive, noted)
        except asyncio.CancelledError:
            if begun or "method" not in scope:
                raise
            await _say_so(send)

    return inner


async def _say_so(send: Send) -> None:
    body = msgspec.json.encode(answer(503, "closing", CLOSING).content)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start: Any = {"type": "http.response.start", "status": 503, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
