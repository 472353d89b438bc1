"""For whoever runs a server: does it work, and how much."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

import headframe
from headframe.server.manager import TableManager


class Health(msgspec.Struct):
    status: str
    version: str


SICK = {503: ResponseSpec(Health, description="the storage does not answer")}


@get(
    "/healthz",
    summary="Whether the server and its storage work",
    responses=SICK,
)
async def health(state: State) -> Response[Health]:
    manager: TableManager = state.manager
    well = await manager.store.healthy()
    body = Health("ok" if well else "storage", headframe.__version__)
    return Response(body, status_code=200 if well else 503)


@get("/metrics", media_type="text/plain", sync_to_thread=False, summary="Figures for Prometheus")
def metrics(state: State) -> bytes:
    manager: TableManager = state.manager
    return manager.metrics.text()


HANDLERS = [health, metrics]
