"""What each page shows: the shelf of games, and the rules clause by clause."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Template

from headframe import ledger
from headframe.academy.exercises import lessons
from headframe.core.speech import COMMON, ENGLISH, LANGUAGES, SHARED, Language, texts
from headframe.server.library import in_the_box


@dataclass(frozen=True)
class Box:
    """A game as it stands on the shelf."""

    game: str
    title: str
    clauses: int
    players: str
    blurb: str


@dataclass
class Section:
    """A heading of a ledger and what stands under it."""

    heading: ledger.Heading
    entries: list[ledger.Clause | ledger.Note] = field(default_factory=list)


@cache
def shelf() -> tuple[Box, ...]:
    """The games with a ledger, in the order in which the shelf names them."""
    labels = tomllib.loads((Path(__file__).parent / "shelf.toml").read_text(encoding="utf-8"))
    return tuple(
        Box(game, ledger.title(game), len(ledger.clauses(game)), **label)
        for game, label in labels.items()
    )


@cache
def sections(game: str, language: Language) -> tuple[list[ledger.Note], list[Section]]:
    """A ledger as its opening notes and its sections."""
    opening: list[ledger.Note] = []
    found: list[Section] = []
    for entry in ledger.entries(game, language):
        if isinstance(entry, ledger.Heading):
            found.append(Section(entry))
        elif found:
            found[-1].entries.append(entry)
        elif isinstance(entry, ledger.Note):
            opening.append(entry)
    return opening, found


def wanted(request: Request[Any, Any, Any]) -> Language:
    """The first of the reader's languages that we know."""
    for tag in request.headers.get("accept-language", "").split(","):
        for language in LANGUAGES:
            if tag.strip().lower().startswith(language):
                return language
    return ENGLISH


def words(language: Language) -> Callable[..., str]:
    """Says the messages of our own pages in a language."""
    told = texts(COMMON, language, SHARED)

    def say(message: str, **arguments: int | str) -> str:
        return told.say(message, arguments)

    return say


def page(name: str, language: Language, status: int = 200, **context: Any) -> Template:
    """A page of ours from its template, in a language."""
    return Template(
        name,
        context={**context, "language": language, "say": words(language)},
        status_code=status,
        headers={"vary": "accept-language"},
    )


@get("/", sync_to_thread=False, include_in_schema=False)
def home() -> Template:
    """The page of a server without a built client."""
    return page("home.html", ENGLISH, shelf=shelf())


@get("/rules/{game:str}", sync_to_thread=False, include_in_schema=False)
def rules(request: Request[Any, Any, Any], game: FromPath[str]) -> Template:
    """The rules of a game: its ledger and all its cards."""
    language = wanted(request)
    if game not in ledger.games():
        raise NotFoundException(words(language)("page-no-game", game=game))
    opening, found = sections(game, language)
    boxes = [box for box in shelf() if box.game == game]
    box = boxes[0] if boxes else Box(game, ledger.title(game), len(ledger.clauses(game)), "", "")
    things = in_the_box(game, language)
    examples = {clause: each.id for each in lessons(game).values() for clause in each.clauses}
    return page(
        "rules.html",
        language,
        box=box,
        opening=opening,
        sections=found,
        things=things,
        examples=examples,
    )


@get("/rules/clause/{clause_id:str}", sync_to_thread=False, include_in_schema=False)
def clause(request: Request[Any, Any, Any], clause_id: FromPath[str]) -> Redirect:
    """To a clause, by its id alone."""
    try:
        game = ledger.game_of(clause_id)
    except ledger.UnknownClauseError:
        sentence = words(wanted(request))("page-no-clause", clause=clause_id)
        raise NotFoundException(sentence) from None
    return Redirect(f"../{game}#{clause_id}")


HANDLERS = [rules, clause]
