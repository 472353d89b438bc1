"""The HTTP part as OpenAPI tells it, fuzzed: whatever is sent, the answer is one that is told."""

from __future__ import annotations

import itertools
import secrets
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.process import CALL, Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
PATHS = [
    "/api/bots",
    "/api/exercises",
    "/api/games",
    "/api/games/{game}/academy",
    "/api/games/{game}/catalogue",
    "/api/games/{game}/rules",
    "/api/games/{game}/setup",
    "/api/games/{game}/things",
    "/api/reach",
    "/api/records",
    "/api/tables",
    "/api/tables/mine",
    "/api/tables/{table_id}",
    "/api/tables/{table_id}/again",
    "/api/tables/{table_id}/join",
    "/api/tables/{table_id}/record",
    "/api/tables/{table_id}/review",
    "/api/tables/{table_id}/review/{step}",
    "/api/tables/{table_id}/revoke",
    "/api/tables/{table_id}/steps/{step}",
    "/api/tables/{table_id}/verdict",
    "/healthz",
    "/metrics",
    "/readyz",
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


TAKING = (
    "/records",
    "/tables",
    "/mine",
    "/again",
    "/join",
    "/revoke",
    "/{step}",
    "/catalogue",
    "/setup",
)
"""The calls that can be given something of a wrong form: a body, a query or a number."""


@pytest.mark.parametrize("path", PATHS)
def test_no_well_formed_input_breaks_a_call(server: Server, path: str, seed: int) -> None:
    fuzz(server, path, schemathesis.GenerationMode.POSITIVE, seed)


@pytest.mark.parametrize("path", [path for path in PATHS if path.endswith(TAKING)])
def test_no_malformed_input_breaks_a_call(server: Server, path: str, seed: int) -> None:
    fuzz(server, path, schemathesis.GenerationMode.NEGATIVE, seed)


@pytest.mark.parametrize("path", [path for path in PATHS if "{table_id}" in path])
def test_no_input_breaks_a_table_that_is_there(
    server: Server, path: str, seed: int, real: dict[str, Any]
) -> None:
    """One call after the other about the same table, with its own tokens where one is asked for."""
    tokens = itertools.cycle([real["host"], real["seats"][0], None])

    def about_it(case: schemathesis.Case[Any]) -> None:
        case.path_parameters = {**case.path_parameters, "table_id": real["table"]}
        token = next(tokens)
        if isinstance(case.body, dict) and "token" in case.body and token:
            case.body["token"] = token

    fuzz(server, path, schemathesis.GenerationMode.POSITIVE, seed, about_it)
    assert server.get(f"/api/tables/{real['table']}").status_code == 200


BODIES = [
    b"",
    b"\0",
    b"\xff\xfe",
    b"null",
    b"[]",
    b'"x"',
    b"1e999",
    b"[" * 50_000,
    b'{"a":' * 50_000,
]
KINDS = [
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "",
    "a/b; charset=x",
]


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/tables/x/join"])
def test_no_body_of_any_kind_breaks_a_call(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.address, **CALL) as client:
        for body, kind in itertools.product(BODIES, KINDS):
            answer = client.post(path, content=body, headers={"Content-Type": kind})
            assert answer.status_code in (400, 404, 413, 415), (body[:20], kind, answer.text)
            assert answer.json()["error"]["text"]


ODD: dict[str, list[str | bytes]] = {
    "Host": ["", "[", "a b", "localhost:99999999", "xn--", "\u00ff".encode("latin-1")],
    "Origin": ["", "null", "http://[", "http://" + "a" * 5000, b"\xff"],
    "Content-Length": ["-1", "x", "9" * 30],
    "Accept": ["*/*;q=x", b"\xff", "a" * 5000],
    "X-Forwarded-For": ["", "1.2.3.4, x", "a" * 5000],
    "Accept-Encoding": ["\t", "x" * 5000],
}


def test_no_header_breaks_a_call(server: Server) -> None:
    for name, values in ODD.items():
        for value in values:
            raw = value if isinstance(value, bytes) else value.encode()
            host = b"" if name == "Host" else b"Host: localhost\r\n"
            head = b"POST /api/tables HTTP/1.1\r\n" + host
            told = sent(server, head + name.encode() + b": " + raw + b"\r\n\r\n{}")
            assert told.split(b" ")[1][:1] == b"4", (name, value, told[:200])


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "NOPE"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/games", "/healthz", "/static/base.css", "/"])
def test_no_method_breaks_a_call(server: Server, method: str, path: str) -> None:
    answer = httpx.request(method, server.address + path, **CALL)
    assert answer.status_code < 500


def sent(server: Server, request: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", server.port), 60) as line:
        line.sendall(request)
        return line.recv(65_536)


@pytest.fixture
def seed(pytestconfig: pytest.Config) -> int:
    """The same in every run, or by chance; told when a test fails."""
    chosen = secrets.randbits(32) if pytestconfig.getoption("--fair-dice") else 15
    print(f"seed {chosen}")
    return chosen


@pytest.fixture
def real(server: Server) -> dict[str, Any]:
    return server.open_table("person", "open")


def fuzz(
    server: Server,
    path: str,
    mode: schemathesis.GenerationMode,
    seed: int,
    change: Callable[[schemathesis.Case[Any]], None] = lambda _: None,
) -> None:
    schema = schemathesis.openapi.from_dict(server.get("/api/schema/openapi.json").json())
    for method in schema.raw_schema["paths"][path]:

        @hypothesis.seed(seed)
        @settings(
            max_examples=12,
            phases=[Phase.generate],
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=schema[path][method].as_strategy(generation_mode=mode))
        def call(case: schemathesis.Case[Any]) -> None:
            change(case)
            case.call_and_validate(base_url=server.address, checks=CHECKS)

        call()
