"""Before any call is looked at: not too many of them, none from a foreign page."""

from __future__ import annotations

from typing import Any

from litestar import Request

from headframe.server.limits import origin_allowed
from headframe.server.manager import TableManager
from headframe.server.problems import Problem
from headframe.server.tables import caller


def guard(request: Request[Any, Any, Any]) -> None:
    manager: TableManager = request.app.state.manager
    if not manager.calls.allow(caller(request)):
        raise Problem(429, "too-fast", "too many calls; wait a moment")
    if request.method == "POST" and not origin_allowed(request.headers, manager.settings.origins):
        raise Problem(403, "foreign-origin", "only our own page may do that")
