"""Served under a path of some other site: our addresses are relative, and what is before them in
the path of a call is taken off by the proxy or by us."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.types import ASGIApp, Receive, Scope, Send


def root(request: Request[Any, Any, Any]) -> str:
    """The way from the page that is asked for to ours at the top."""
    return "../" * (str(request.scope["path"]).count("/") - 1) or "./"


def without(prefix: str, app: ASGIApp) -> ASGIApp:
    """The app, called as if it stood at the top of its site."""

    async def inner(scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope.get("path", ""))
        if path == prefix and "method" in scope:
            await _to_the_folder(path, send)
            return
        if path.startswith(f"{prefix}/"):
            raw = scope["raw_path"].removeprefix(prefix.encode())
            shorter: Any = {**scope, "path": path.removeprefix(prefix), "raw_path": raw}
            scope = shorter
        await app(scope, receive, send)

    return inner


async def _to_the_folder(path: str, send: Send) -> None:
    """Without the slash at the end, relative addresses would lead elsewhere."""
    name = path.rpartition("/")[2]
    headers = [(b"location", f"{name}/".encode()), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 307, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
