"""What holds for all tests: a `rule` marker names clauses that exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rules import unknown_rules

if TYPE_CHECKING:
    from collections.abc import Generator


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
