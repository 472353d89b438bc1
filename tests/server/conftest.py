"""Real servers, real databases, real websockets: nothing here stands in for anything."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster
from tests.server.process import TOY, Server

os.environ["HEADFRAME_GAMES"] = TOY


@pytest.fixture(scope="session", autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test touches the user's tables."""
    os.environ["HEADFRAME_DATA"] = str(tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with Cluster() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind, by URL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server process of its own, on SQLite."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        yield server


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that all tests of a file share, on either database."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('shared_server') / 'tables.sqlite'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.database()
    with Server(database, abandon_s=0.2, messages_per_second=1000, burst=1000) as server:
        yield server
        assert "fault" not in server.log()
