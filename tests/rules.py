"""Which clauses of the ledgers have a test: `python -m tests.rules [--missing] [GAME]`."""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from headframe import ledger

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# A test that may not run, or may fail, proves nothing.
_PROVES_NOTHING = ("skip", "skipif", "xfail")


def rules_of(node: pytest.Item | pytest.Collector) -> Iterator[str]:
    for mark in node.iter_markers("rule"):
        yield from mark.args


def unknown_rules(node: pytest.Item | pytest.Collector) -> Iterator[str]:
    """One sentence for each rule marker of a test that names no clause."""
    if not isinstance(node, pytest.Item):
        return
    for mark in node.iter_markers("rule"):
        if not mark.args:
            yield f"{node.nodeid}: the marker `rule` names no clause"
    for clause_id in rules_of(node):
        try:
            ledger.clause(clause_id)
        except ledger.UnknownClauseError as unknown:
            yield f"{node.nodeid}: {unknown}"


class Census:
    """A pytest plugin that counts the tests of each clause."""

    def __init__(self) -> None:
        self.tests: Counter[str] = Counter()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if not any(item.get_closest_marker(name) for name in _PROVES_NOTHING):
                self.tests.update(set(rules_of(item)))


def report(games: Sequence[str], tests: Counter[str], missing: bool) -> Iterator[str]:
    yield f"{'game':<18}{'clauses':>8}{'with a test':>13}{'without':>9}"
    for game in games:
        clauses = ledger.clauses(game)
        without = [clause for clause in clauses.values() if not tests[clause.id]]
        done = len(clauses) - len(without)
        yield f"{game:<18}{len(clauses):>8}{done:>13}{len(without):>9}"
        if missing:
            yield from (f"  {clause.id}  {clause.text}" for clause in without)


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="./x rules", description="The clauses of the rules ledgers, with and without a test."
    )
    parser.add_argument("game", nargs="?", choices=ledger.games(), metavar="GAME")
    parser.add_argument("--missing", action="store_true", help="list those without a test")
    options = parser.parse_args(argv)

    census = Census()
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        status = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider"], [census])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        print(said.getvalue(), file=sys.stderr)
        print("the tests cannot be collected, so their clauses cannot be counted", file=sys.stderr)
        return 1
    games = [options.game] if options.game else ledger.games()
    print("\n".join(report(games, census.tests, options.missing)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
