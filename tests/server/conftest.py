"""Real servers, real databases, real websockets: nothing here stands in for anything."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from headframe.registry import OWN_GAMES
from tests.server.postgres import Cluster
from tests.server.process import TOY, Server


@pytest.fixture(scope="module", autouse=True)
def _the_toy_game_is_known() -> Iterator[None]:
    """While these tests run and no longer: others ask which games there are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(OWN_GAMES, TOY)
        yield


@pytest.fixture(scope="module", autouse=True)
def _no_loop_runs() -> Iterator[None]:
    """An earlier test's browser, in the same process, leaves its own loop marked as running. Here
    for a whole file, since what its tests share is made before the first of them."""
    browsers = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(browsers)


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
    fast = {"messages_per_second": 1000, "burst": 1000, "acts_per_minute": 1e6}
    with Server(database, takeover_least_s=1, **fast) as server:
        yield server
        assert "fault" not in server.log()
