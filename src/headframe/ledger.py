"""The rules ledgers: every clause of every game, by its id.

A ledger is a Markdown file that people read: `docs/rules/<game>.md`, or `rules.md` beside the
module of a game that lives elsewhere (`registry.own`). A clause is one line of
it, `- SM-SET-01: text [R J]`; the brackets at the end name the sources the clause rests on.

A translation is a file of the same clauses, `headframe/languages/<language>/<game>/rules.md`, or
`rules.<language>.md` beside a module. Each line carries the mark of the English text that was
translated, `- SM-SET-01 3f9a1c: text`, so that it is known which ones have changed since; a note
begins with it, `[3f9a1c] text`. What is not translated stays English; its ``language`` says so.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from headframe import registry
from headframe.core.speech import ENGLISH, TRANSLATIONS, Language

_TITLE = re.compile(r"# (?P<title>.+): the rules ledger\n")
_HEADING = re.compile(r"(?P<level>#{2,}) (?P<title>.+) \((?P<code>[A-Z]+-[A-Z]+)\)$")
_CLAUSE = re.compile(r"- (?P<id>[A-Z]{2}-[A-Z0-9-]+[a-z]?): (?P<text>.+?)(?P<tail>( \[[^\]]+\])+)$")
_TRANSLATED = re.compile(
    r"- (?P<id>[A-Z]{2}-[A-Z0-9-]+[a-z]?)(?: (?P<mark>[0-9a-f]{6}))?: (?P<text>.+)$"
)
_NOTE = re.compile(r"\[(?P<mark>[0-9a-f]{6})\] (?P<text>.+)$")


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule: its id, its words, and the letters of its sources."""

    id: str
    text: str
    sources: str
    section: str
    language: Language = ENGLISH

    @property
    def plain(self) -> str:
        """For whoever shows bare text: without the marks of Markdown."""
        return self.text.replace("`", "")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a ledger; ``code`` is what its clauses' ids begin with."""

    title: str
    code: str
    level: int


@dataclass(frozen=True, slots=True)
class Note:
    """A paragraph between the clauses: it explains, and rules nothing."""

    text: str
    language: Language = ENGLISH


@dataclass(frozen=True, slots=True)
class Translation:
    """A ledger's words in another language. A mark says which English text was translated."""

    clauses: dict[str, tuple[str | None, str]] = field(default_factory=dict)
    headings: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)


Entry = Clause | Heading | Note


class UnknownClauseError(KeyError):
    """No ledger has that clause."""

    def __init__(self, clause_id: str) -> None:
        super().__init__(clause_id)
        self.clause_id = clause_id

    def __str__(self) -> str:
        return f"no rules ledger has a clause {self.clause_id!r}"


class UnknownGameError(KeyError):
    """There is no ledger of that game."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game

    def __str__(self) -> str:
        return f"there is no rules ledger of {self.game!r}; there are: {', '.join(games())}"


class LedgerError(ValueError):
    """A ledger file breaks its own form."""


def games() -> tuple[str, ...]:
    """The games that have a ledger."""
    return (*_titles(), *_own())


def title(game: str) -> str:
    """The game's name as its box has it."""
    titles = {**_titles(), **{name: head for name, (_, head) in _own().items()}}
    if game not in titles:
        raise UnknownGameError(game)
    return titles[game]


@cache
def entries(game: str, language: Language = ENGLISH) -> tuple[Entry, ...]:
    """The whole ledger of one game, in its order."""
    if language != ENGLISH:
        return translate(entries(game), translation(game, language), language)
    path = ledger_file(game)
    return parse(path.read_text(encoding="utf-8"), path.name)


@cache
def clauses(game: str, language: Language = ENGLISH) -> Mapping[str, Clause]:
    """The clauses of one game, in the ledger's order."""
    return {entry.id: entry for entry in entries(game, language) if isinstance(entry, Clause)}


def clause(clause_id: str, language: Language = ENGLISH) -> Clause:
    """The clause with this id, whichever game it belongs to."""
    return clauses(game_of(clause_id), language)[clause_id]


def ledger_file(game: str, language: Language = ENGLISH) -> Path:
    """Where a game's ledger stands; a translation need not be there."""
    if game in _titles():
        if language == ENGLISH:
            return _folder() / f"{game}.md"
        return TRANSLATIONS / language / game / "rules.md"
    if game in _own():
        path = _own()[game][0]
        return path if language == ENGLISH else path.with_suffix(f".{language}.md")
    raise UnknownGameError(game)


def mark(text: str) -> str:
    """What a translation keeps of the English text it was made from."""
    return hashlib.sha256(text.encode()).hexdigest()[:6]


@cache
def translation(game: str, language: Language) -> Translation:
    """What a ledger says in another language, as far as it is translated."""
    path = ledger_file(game, language)
    if not path.is_file():
        return Translation()
    return parse_translation(path.read_text(encoding="utf-8"), f"{language}: {game}")


def untranslated(game: str, language: Language) -> list[str]:
    """The clauses that have no words in this language, and those whose English has changed since;
    headings by their code, notes by their mark."""
    return missing(entries(game), translation(game, language))


def missing(english: tuple[Entry, ...], told: Translation) -> list[str]:
    """What is not translated, or was when the English was another: ids and codes."""
    found: list[str] = []
    for entry in english:
        match entry:
            case Clause():
                if told.clauses.get(entry.id, (None, ""))[0] != mark(entry.text):
                    found.append(entry.id)
            case Heading():
                if entry.code not in told.headings:
                    found.append(entry.code)
            case Note():
                if mark(entry.text) not in told.notes:
                    found.append(f"[{mark(entry.text)}]")
    return found


def translate(
    english: tuple[Entry, ...], told: Translation, language: Language
) -> tuple[Entry, ...]:
    """The same entries in another language, as far as it has them."""
    found: list[Entry] = []
    section = ""
    for entry in english:
        match entry:
            case Heading():
                section = told.headings.get(entry.code, entry.title)
                found.append(replace(entry, title=section))
            case Clause():
                here = replace(entry, section=section)
                if entry.id in told.clauses:
                    text = told.clauses[entry.id][1]
                    # The letters of the sources; what is quoted beside them is English.
                    letters = " ".join(dict.fromkeys(re.findall(r"\b[A-Z]\b", entry.sources)))
                    here = replace(here, text=text, sources=letters, language=language)
                found.append(here)
            case Note():
                text = told.notes.get(mark(entry.text), "")
                found.append(Note(text, language) if text else entry)
    return tuple(found)


def game_of(clause_id: str) -> str:
    """The game whose ledger has this clause."""
    for game in games():
        if clause_id in clauses(game):
            return game
    raise UnknownClauseError(clause_id)


def parse(text: str, name: str) -> tuple[Entry, ...]:
    """A ledger's text, entry by entry; a line that means to be one but is not is an error."""
    found: list[Entry] = []
    ids: set[str] = set()
    section = ""
    paragraph: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        if line and line[0] not in "#-":
            paragraph.append(line)
            continue
        if paragraph:
            found.append(Note(" ".join(paragraph)))
            paragraph.clear()
        if line.startswith("##"):
            heading = _HEADING.match(line)
            if heading is None:
                raise LedgerError(f"{name}:{number}: not a heading, '## Title (CODE)': {line}")
            section = heading["title"]
            found.append(Heading(section, heading["code"], len(heading["level"])))
        elif line.startswith("-"):
            match = _CLAUSE.match(line)
            if match is None:
                raise LedgerError(f"{name}:{number}: not a clause, '- ID: text [sources]': {line}")
            if match["id"] in ids:
                raise LedgerError(f"{name}:{number}: the clause {match['id']} stands twice")
            ids.add(match["id"])
            sources = "; ".join(re.findall(r"\[(.+?)\]", match["tail"]))
            found.append(Clause(match["id"], match["text"], sources, section))
    return tuple(found)


def parse_translation(text: str, name: str) -> Translation:
    """A translated ledger; ``name`` is what errors call it. Raises LedgerError."""
    found = Translation()
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("##"):
            if heading := _HEADING.match(line):
                found.headings[heading["code"]] = heading["title"]
                continue
        elif line.startswith("-"):
            if clause := _TRANSLATED.match(line):
                if clause["id"] in found.clauses:
                    raise LedgerError(f"{name}:{number}: the clause {clause['id']} stands twice")
                found.clauses[clause["id"]] = clause["mark"], clause["text"]
                continue
        elif not line or line.startswith("# "):
            continue
        elif note := _NOTE.match(line):
            found.notes[note["mark"]] = note["text"]
            continue
        raise LedgerError(f"{name}:{number}: not a heading, a clause or a note: {line}")
    return found


@cache
def _titles() -> Mapping[str, str]:
    # Other documents lie beside the ledgers; a ledger says in its first line what it is.
    pages = ((path.stem, path.read_text(encoding="utf-8")) for path in _folder().glob("*.md"))
    heads = ((game, _TITLE.match(text)) for game, text in sorted(pages))
    return {game: head["title"] for game, head in heads if head}


def _own() -> Mapping[str, tuple[Path, str]]:
    """Of the games that the environment adds: the ledger beside the module, and its title."""
    found: dict[str, tuple[Path, str]] = {}
    for game, spec in registry.own().items():
        try:
            module = find_spec(spec.partition(":")[0])
        except (ImportError, ValueError):
            continue  # the registry says what is wrong with it
        path = Path(module.origin).with_name("rules.md") if module and module.origin else None
        if path is not None and path.is_file():
            head = _TITLE.match(path.read_text(encoding="utf-8"))
            if head:
                found[game] = path, head["title"]
    return found


def _folder() -> Path:
    package = Path(__file__).parent
    shipped = package / "_ledgers"  # in an installed wheel
    return shipped if shipped.is_dir() else package.parents[1] / "docs" / "rules"
