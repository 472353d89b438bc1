"""The web application, put together."""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.response import Template
from litestar.static_files import create_static_files_router
from litestar.template import TemplateConfig

from headframe.server.pages import HANDLERS
from headframe.server.prose import prose
from headframe.server.security import add_headers

_HERE = Path(__file__).parent


def create_app() -> Litestar:
    static = create_static_files_router(
        path="/static",
        directories=[_HERE / "static"],
        cache_control=CacheControlHeader(max_age=300),
    )
    return Litestar(
        route_handlers=[*HANDLERS, static],
        template_config=TemplateConfig(
            directory=_HERE / "templates",
            engine=JinjaTemplateEngine,
            engine_callback=_add_prose,
        ),
        exception_handlers={HTTPException: _refuse},
        before_send=[add_headers],
        openapi_config=None,  # there is no API yet to describe
    )


def _add_prose(engine: JinjaTemplateEngine) -> None:
    engine.engine.filters["prose"] = prose


def _refuse(_: Request[Any, Any, Any], error: HTTPException) -> Template:
    """Tell a person what went wrong, in the look of all other pages."""
    status = HTTPStatus(error.status_code)
    # Litestar's own details repeat the status; ours are sentences.
    detail = error.detail if error.detail.endswith(".") else ""
    context = {"status": status.value, "phrase": status.phrase, "detail": detail}
    return Template("error.html", context=context, status_code=status.value)
