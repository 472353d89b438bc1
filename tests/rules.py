"""Which clauses of the ledgers have a test, and words in every language:
`python -m tests.rules [--missing] [--untranslated] [--stamp] [GAME]`."""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import sys
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from headframe import ledger
from headframe.core.speech import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from headframe.core.speech import Language

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
_UNSTAMPED = re.compile(r"^- (?P<id>[A-Z]{2}-[A-Z0-9-]+[a-z]?): ", re.MULTILINE)

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
    others = "".join(f"{f'in {language}':>9}" for language in OTHERS)
    yield f"{'game':<18}{'clauses':>8}{'with a test':>13}{'without':>9}{others}"
    for game in games:
        clauses = ledger.clauses(game)
        without = [clause for clause in clauses.values() if not tests[clause.id]]
        done = len(clauses) - len(without)
        told = "".join(f"{len(clauses) - len(untold(game, other)):>9}" for other in OTHERS)
        yield f"{game:<18}{len(clauses):>8}{done:>13}{len(without):>9}{told}"
        if missing:
            yield from (f"  {clause.id}  {clause.text}" for clause in without)


def untold(game: str, language: Language) -> list[str]:
    """Clauses without words in this language, or whose English has changed since."""
    return [each for each in ledger.untranslated(game, language) if each in ledger.clauses(game)]


def stamp(game: str, language: Language) -> int:
    """Put the mark of today's English to every translated clause that has none; how many."""
    path = ledger.ledger_file(game, language)
    english = ledger.clauses(game)

    def marked(found: re.Match[str]) -> str:
        return f"- {found['id']} {ledger.mark(english[found['id']].text)}: "

    text, count = _UNSTAMPED.subn(marked, path.read_text(encoding="utf-8"))
    path.write_text(text, encoding="utf-8")
    return count


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="./x rules", description="The clauses of the rules ledgers, with and without a test."
    )
    parser.add_argument("game", nargs="?", choices=ledger.games(), metavar="GAME")
    parser.add_argument("--missing", action="store_true", help="list those without a test")
    parser.add_argument("--untranslated", action="store_true", help="list those to translate")
    parser.add_argument(
        "--stamp", action="store_true", help="mark what was translated now: clauses without a mark"
    )
    options = parser.parse_args(argv)
    games = [options.game] if options.game else ledger.games()
    if options.untranslated or options.stamp:
        for game in games:
            for language in OTHERS:
                if options.stamp:
                    print(f"{game}, {language}: {stamp(game, language)} marked")
                else:
                    _list_untranslated(game, language)
        return 0

    census = Census()
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        status = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider"], [census])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        print(said.getvalue(), file=sys.stderr)
        print("the tests cannot be collected, so their clauses cannot be counted", file=sys.stderr)
        return 1
    print("\n".join(report(games, census.tests, options.missing)))
    return 0


def _list_untranslated(game: str, language: Language) -> None:
    known = {clause.id: clause.text for clause in ledger.clauses(game).values()}
    for entry in ledger.untranslated(game, language):
        print(f"{language}  {entry}  {known.get(entry, '')}".rstrip())


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
