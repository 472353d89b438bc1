"""What holds for all tests: a `rule` marker names clauses that exist, no server that a test
starts writes where its user keeps tables, and no test fails by bad luck."""

from __future__ import annotations

import os
import tempfile
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.rules import unknown_rules

if TYPE_CHECKING:
    from collections.abc import Generator


os.environ["HEADFRAME_DATA"] = tempfile.mkdtemp(prefix="headframe-tests-")

# The same examples in every run, however busy the machine is.
settings.register_profile(
    "same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fair-dice", action="store_true", help="browser tests: games by chance")
    parser.addoption("--sample", action="store_true", help="a part of the contract suite alone")


SAMPLED = "tests/contract/test_games.py"
EVERY = 13
"""Neither the number of games nor that of checks: the sample runs across both."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--sample"):
        large = [item for item in items if item.nodeid.startswith(SAMPLED)]
        left_out = set(large).difference(large[::EVERY])
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=list(left_out))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    # As a collection error, and not later: it stops the run, names the file, and reads the
    # same with and without worker processes.
    report = yield
    wrong = [line for node in report.result or () for line in unknown_rules(node)]
    if wrong:
        report.outcome = "failed"
        report.longrepr = "\n".join(wrong)
        report.result = []
    return report
