"""The web application, put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, Router
from litestar.datastructures import CacheControlHeader
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.template import TemplateConfig

import headframe
from headframe.server import (
    academy,
    archive,
    client,
    health,
    import_record,
    library,
    lines,
    pages,
    path_prefix,
    problems,
    reach,
    rematch,
    reviews,
    socket,
    tables,
)
from headframe.server.guard import guard
from headframe.server.ledger_html import prose
from headframe.server.manager import TableManager
from headframe.server.security import add_headers
from headframe.server.settings import Settings, from_environment

_HERE = Path(__file__).parent


def create_app(settings: Settings | None = None, built: Path = client.BUILT) -> Litestar:
    """The web application, with all its handlers. Without settings: those of the environment."""
    settings = settings or from_environment()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.INFO))
    static = client.files("/static", _HERE / "static", CacheControlHeader(max_age=300))
    api = Router(
        path="/api",
        route_handlers=[
            *library.HANDLERS,
            *academy.HANDLERS,
            *reach.HANDLERS,
            *tables.HANDLERS,
            *lines.HANDLERS,
            *rematch.HANDLERS,
            *archive.HANDLERS,
            *reviews.HANDLERS,
            *import_record.HANDLERS,
            *socket.HANDLERS,
        ],
        before_request=guard,
        exception_handlers={Exception: problems.handle},
    )
    return Litestar(
        route_handlers=[
            *(client.handlers(built) or [pages.home]),
            *pages.HANDLERS,
            *health.HANDLERS,
            api,
            static,
        ],
        template_config=TemplateConfig(
            directory=_HERE / "templates",
            engine=JinjaTemplateEngine,
            engine_callback=_add_words,
        ),
        exception_handlers={Exception: _refuse},
        before_send=[add_headers],
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Headframe",
            version=headframe.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        state=AppState({"settings": settings}),
        lifespan=[_manager],
        logging_config=None,
    )


@asynccontextmanager
async def _manager(app: Litestar) -> AsyncIterator[None]:
    manager = app.state.manager = TableManager(app.state.settings)
    app.state.positions = archive.Positions(manager)
    app.state.lines = lines.Lines(manager)
    app.state.reviews = reviews.Reviews(manager)
    await manager.open()
    manager.prepare()
    try:
        yield
    finally:
        app.state.reviews.close()
        await manager.close()


def _add_words(engine: JinjaTemplateEngine) -> None:
    engine.engine.filters["prose"] = prose
    engine.engine.globals["root"] = path_prefix.root


def _refuse(request: Request[Any, Any, Any], error: Exception) -> Any:
    """Tell a person what went wrong, in the look of all other pages; a program, in JSON."""
    if str(request.scope["path"]).startswith("/api/"):
        return problems.handle(request, error)
    language = pages.wanted(request)
    if not isinstance(error, HTTPException):
        request.app.state.manager.report(error)
        error = InternalServerException(pages.words(language)("page-fault"))
    status = HTTPStatus(error.status_code)
    # Litestar's own details repeat the status; ours are sentences.
    detail = error.detail if error.detail.endswith(".") else ""
    context = {"number": status.value, "phrase": status.phrase, "detail": detail}
    return pages.page("error.html", language, status.value, **context)
