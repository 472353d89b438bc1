"""The marker `rule`, and the count of clauses that have a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from headframe import ledger
from tests import rules

pytest_plugins = ["pytester"]

HEAD = "import pytest\n"


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A test suite of its own that has our conftest."""
    root = Path(__file__).parents[1]
    monkeypatch.syspath_prepend(str(root))
    pytester.makeconftest("from tests.conftest import *  # noqa: F403\n")
    pytester.makeini("[pytest]\nmarkers = rule(id): clauses\naddopts = --strict-markers\n")
    return pytester


def test_an_unknown_clause_stops_the_run_and_is_named(suite: pytest.Pytester) -> None:
    suite.makepyfile(HEAD + "@pytest.mark.rule('SM-SET-99')\ndef test_dig(): pass\n")
    result = suite.runpytest_inprocess()
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["*::test_dig: no rules ledger has a clause 'SM-SET-99'"])


def test_a_marker_without_a_clause_stops_the_run(suite: pytest.Pytester) -> None:
    suite.makepyfile(HEAD + "@pytest.mark.rule()\ndef test_dig(): pass\n")
    result = suite.runpytest_inprocess()
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["*::test_dig: the marker `rule` names no clause"])


def test_clauses_of_tests_that_run_are_counted_and_no_others(suite: pytest.Pytester) -> None:
    suite.makepyfile(
        HEAD
        + """
@pytest.mark.rule("SM-SET-01", "SM-SET-02")
def test_two(): raise AssertionError("collecting runs nothing")

@pytest.mark.rule("SM-SET-02")
class TestIt:
    @pytest.mark.rule("SM-SET-03")
    @pytest.mark.parametrize("n", [1, 2])
    def test_one(self, n): pass

@pytest.mark.skip
@pytest.mark.rule("SM-SET-04")
def test_later(): pass

@pytest.mark.skipif(False, reason="here it runs")
@pytest.mark.rule("SM-SET-05")
def test_perhaps(): pass

@pytest.mark.xfail
@pytest.mark.rule("SM-SET-06")
def test_not_yet(): pass
"""
    )
    census = rules.Census()
    suite.inline_run("--collect-only", plugins=[census])
    assert census.tests == {"SM-SET-01": 1, "SM-SET-02": 3, "SM-SET-03": 2}

    lines = list(rules.report(["super_motherload"], census.tests, missing=True))
    count = len(ledger.clauses("super_motherload"))
    untold = len(rules.untold("super_motherload", "ru"))
    assert lines[1].split() == [
        "super_motherload",
        str(count),
        "3",
        str(count - 3),
        str(count - untold),
    ]
    assert len(lines) == 2 + count - 3
    assert lines[2] == f"  SM-SET-04  {ledger.clause('SM-SET-04').text}"
