"""For whoever runs a server: does it work, and how much."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

import headframe
from headframe.server.house import House


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
    house: House = state.house
    well = await house.store.healthy()
    body = Health("ok" if well else "storage", headframe.__version__)
    return Response(body, status_code=200 if well else 503)


@get("/metrics", media_type="text/plain", sync_to_thread=False, summary="Figures for Prometheus")
def metrics(state: State) -> bytes:
    house: House = state.house
    return house.metrics.text()


HANDLERS = [health, metrics]
