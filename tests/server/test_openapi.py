"""The HTTP part as OpenAPI tells it, fuzzed: whatever is sent, the answer is one that is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.process import Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
PATHS = [
    "/api/bots",
    "/api/games",
    "/api/games/{game}/catalogue",
    "/api/games/{game}/rules",
    "/api/games/{game}/seats",
    "/api/records",
    "/api/tables",
    "/api/tables/{table_id}",
    "/api/tables/{table_id}/join",
    "/api/tables/{table_id}/record",
    "/api/tables/{table_id}/revoke",
    "/api/tables/{table_id}/steps/{step}",
    "/healthz",
    "/metrics",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"calls_per_second": 1e6, "calls_burst": 1_000_000, "tables_per_guest": 50}
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with Server(f"sqlite:///{folder / 'tables.sqlite'}", **limits) as server:
        yield server
        assert "fault" not in server.log()


def test_the_schema_names_every_call(server: Server) -> None:
    assert sorted(server.get("/api/schema/openapi.json").json()["paths"]) == PATHS


TAKING = ("/records", "/tables", "/join", "/revoke", "/{step}", "/catalogue", "/seats")
"""The calls that can be given something of a wrong form: a body, a query or a number."""


@pytest.mark.parametrize("path", PATHS)
def test_no_well_formed_input_breaks_a_call(server: Server, path: str) -> None:
    fuzz(server, path, schemathesis.GenerationMode.POSITIVE)


@pytest.mark.parametrize("path", [path for path in PATHS if path.endswith(TAKING)])
def test_no_malformed_input_breaks_a_call(server: Server, path: str) -> None:
    fuzz(server, path, schemathesis.GenerationMode.NEGATIVE)


def fuzz(server: Server, path: str, mode: schemathesis.GenerationMode) -> None:
    schema = schemathesis.openapi.from_dict(server.get("/api/schema/openapi.json").json())
    (method,) = schema.raw_schema["paths"][path]

    @settings(
        max_examples=12,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=schema[path][method].as_strategy(generation_mode=mode))
    def call(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(base_url=server.address, checks=CHECKS)

    call()
