"""What each page shows: the shelf of games, and the rules clause by clause."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Template

from headframe import ledger
from headframe.core.speech import ENGLISH
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
def sections(game: str) -> tuple[list[ledger.Note], list[Section]]:
    """A ledger as its opening notes and its sections."""
    opening: list[ledger.Note] = []
    found: list[Section] = []
    for entry in ledger.entries(game):
        if isinstance(entry, ledger.Heading):
            found.append(Section(entry))
        elif found:
            found[-1].entries.append(entry)
        elif isinstance(entry, ledger.Note):
            opening.append(entry)
    return opening, found


@get("/", sync_to_thread=False, include_in_schema=False)
def home() -> Template:
    return Template("home.html", context={"shelf": shelf()})


@get("/rules/{game:str}", sync_to_thread=False, include_in_schema=False)
def rules(game: FromPath[str]) -> Template:
    if game not in ledger.games():
        raise NotFoundException(f"There is no game “{game}” here.")
    opening, found = sections(game)
    boxes = [box for box in shelf() if box.game == game]
    box = boxes[0] if boxes else Box(game, ledger.title(game), len(ledger.clauses(game)), "", "")
    context = {"box": box, "opening": opening, "sections": found}
    return Template("rules.html", context={**context, "things": in_the_box(game, ENGLISH)})


@get("/rules/clause/{clause_id:str}", sync_to_thread=False, include_in_schema=False)
def clause(clause_id: FromPath[str]) -> Redirect:
    try:
        game = ledger.game_of(clause_id)
    except ledger.UnknownClauseError:
        raise NotFoundException(f"No ledger has a clause “{clause_id}”.") from None
    return Redirect(f"../{game}#{clause_id}")


HANDLERS = [rules, clause]
