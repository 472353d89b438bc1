"""Before any call is looked at: not too many of them, none from a foreign page."""

from __future__ import annotations

from typing import Any

from litestar import Request

from headframe.server.limits import caller, host_allowed, origin_allowed
from headframe.server.manager import TableManager
from headframe.server.problems import Problem


def guard(request: Request[Any, Any, Any]) -> None:
    """Before every call: not too many, to this server, from our own page. Raises Problem."""
    manager: TableManager = request.app.state.manager
    if not manager.calls.allow(caller(request)):
        raise Problem(429, "too-fast", "too many calls; wait a moment")
    if not host_allowed(request.headers, manager.settings):
        raise Problem(421, "foreign-host", "this server has another name; HEADFRAME_HOSTS sets it")
    if request.method == "POST" and not origin_allowed(request.headers, manager.settings):
        raise Problem(403, "foreign-origin", "only our own page may do that")
