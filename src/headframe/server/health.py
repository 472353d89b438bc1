"""For whoever runs a server: does it work, and how much."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

import headframe
from headframe.server import problems
from headframe.server.manager import TableManager
from headframe.server.problems import Problem, error_responses


class Health(msgspec.Struct):
    """Whether the server is well, and which release it is."""

    status: str
    version: str


SICK = {503: ResponseSpec(Health, description="the storage does not answer")}
NOT_READY = {503: ResponseSpec(Health, description="starting, draining, or without its storage")}


@get(
    "/healthz",
    summary="Whether the server and its storage work",
    responses=SICK,
)
async def health(state: State) -> Response[Health]:
    manager: TableManager = state.manager
    return _told("ok" if await manager.store.healthy() else "storage")


@get(
    "/readyz",
    summary="Whether people may be sent here now",
    responses=NOT_READY,
)
async def ready(state: State) -> Response[Health]:
    """While the server starts, `starting` answers in its place."""
    manager: TableManager = state.manager
    if manager.draining:
        return _told("draining")
    return _told("ok" if await manager.store.healthy() else "storage")


def _told(status: str) -> Response[Health]:
    body = Health(status, headframe.__version__)
    return Response(body, status_code=200 if status == "ok" else 503)


@get(
    "/metrics",
    media_type="text/plain",
    sync_to_thread=False,
    summary="Figures for Prometheus, for whoever has the token",
    responses=error_responses(401, 404),
    exception_handlers={Problem: problems.handle},
)
def metrics(state: State, request: Request[Any, Any, Any]) -> bytes:
    manager: TableManager = state.manager
    token = manager.settings.metrics_token
    if not token:
        raise Problem(404, "no-metrics", "no figures here: HEADFRAME_METRICS_TOKEN is not set")
    said = request.headers.get("authorization", "")
    if not secrets.compare_digest(said.encode(), f"Bearer {token}".encode()):
        raise Problem(401, "no-token", "the figures are for whoever has the token")
    return manager.metrics.text()


HANDLERS = [health, ready, metrics]
