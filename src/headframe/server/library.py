"""Calls about games: what there is, what exists in them, their rules, the bots."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from headframe import ledger, registry
from headframe.core.game import CONTENT, KEPT, Game
from headframe.core.options import (
    BadOption,
    Flag,
    OneOf,
    Option,
    Options,
    SomeOf,
    Whole,
    reject_local_only,
)
from headframe.core.speech import Language
from headframe.core.things import Things, things
from headframe.server.bots import bots
from headframe.server.forms import (
    BotInfo,
    ClauseInfo,
    GameInfo,
    OptionInfo,
    SeatCount,
    SeatRange,
    ThingInfo,
    ThingsInfo,
)
from headframe.server.problems import Problem, error_responses
from headframe.server.store import Store
from headframe.server.table_state import games as game_of


def option_form(option: Option) -> OptionInfo:
    form = OptionInfo(
        option.name, "text", option.default, option.meaning, option.clause, str(option.wanted())
    )
    if isinstance(option, Whole):
        form.kind, form.low, form.high = "whole", option.low, option.high
    elif isinstance(option, OneOf):
        form.kind, form.words = "one-of", list(option.words)
    elif isinstance(option, SomeOf):
        form.kind, form.words, form.repeat = "some-of", list(option.words), option.repeat
    elif isinstance(option, Flag):
        form.kind = "flag"
    return form


def seat_range(game: Game[Any]) -> SeatRange:
    """From the fewest to the most that can play, tried out on the option that says how many."""
    found = set()
    players = next((option for option in game.OPTIONS if option.name == "players"), None)
    counts = range(players.low, players.high + 1) if isinstance(players, Whole) else [None]
    for count in counts:
        try:
            found.add(game.seats(game.settle({} if count is None else {"players": count})))
        except BadOption:
            continue
    return SeatRange(min(found, default=1), max(found, default=1))


@get(
    "/games",
    sync_to_thread=False,
    summary="The games that can be played",
    responses=error_responses(),
)
def all_games() -> list[GameInfo]:
    found = []
    for name in registry.names():
        try:
            game = game_of(name)
        except registry.UnknownGame:
            continue  # one that cannot be loaded must not hide the others
        options = [option_form(option) for option in game.OPTIONS]
        found.append(GameInfo(name, game.TITLE, options, seat_range(game)))
    return found


@get(
    "/games/{game:str}/catalogue",
    summary="All that exists in a game",
    responses=error_responses(400, 404),
)
async def catalogue(
    game: FromPath[str], state: State, options: FromQuery[str | None] = None
) -> dict[str, Any]:
    """Also with the options of a table that is played on content of an earlier release."""
    played, given = game_of(game), _given(options)
    key = given.get(CONTENT)
    if isinstance(key, str) and key.startswith(KEPT):
        store: Store = state.manager.store
        found = await store.shelf.content(key.removeprefix(KEPT))
        if found is None or found[0] != game:
            raise Problem(404, "no-content", "there is no such content here")
        played.keep_content(key.removeprefix(KEPT), found[1])
        return dict(played.catalogue(played.settle(given)))
    return dict(played.catalogue(_settled(played, options)))


@get(
    "/games/{game:str}/seats",
    sync_to_thread=False,
    summary="How many seats a game with these options has, and what its host should know",
    responses=error_responses(400, 404),
)
def seats(game: FromPath[str], options: FromQuery[str | None] = None) -> SeatCount:
    played = game_of(game)
    settled = _settled(played, options)
    return SeatCount(played.seats(settled), [each.phrase() for each in played.warnings(settled)])


def _settled(played: Game[Any], options: str | None) -> Options:
    """Options from a query, checked and completed."""
    return played.settle(reject_local_only(played.OPTIONS, _given(options)))


def _given(options: str | None) -> dict[str, Any]:
    try:
        # Stricter than Python's own reader: no half characters, no numbers without an end.
        given = msgspec.json.decode(options) if options else {}
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Problem(400, "malformed", "options: not JSON") from None
    if not isinstance(given, dict) or not all(_is_value(value) for value in given.values()):
        raise Problem(400, "malformed", "options: not an object of option values")
    return given


def _is_value(value: object) -> bool:
    if isinstance(value, list):
        return all(isinstance(word, str) for word in value)
    return value is None or isinstance(value, (bool, int, str))


@get(
    "/games/{game:str}/rules",
    sync_to_thread=False,
    summary="The rules, clause by clause",
    responses=error_responses(400, 404),
)
def rules(game: FromPath[str], language: FromQuery[Language] = "en") -> list[ClauseInfo]:
    if game not in ledger.games():
        if game in registry.names():
            return []  # a game of one's own, without a ledger
        raise Problem(404, "no-game", "there are no rules of {game} here", game=repr(game))
    told = ledger.clauses(game, language).values()
    return [ClauseInfo(each.id, each.plain, each.section, each.language) for each in told]


@get(
    "/games/{game:str}/things",
    sync_to_thread=False,
    summary="What lies in the box: every card, tile or room, and what it does",
    responses=error_responses(400, 404),
)
def box(game: FromPath[str], language: FromQuery[Language] = "en") -> list[ThingsInfo]:
    return [
        ThingsInfo(kind.title, [ThingInfo(*each) for each in kind.things])
        for kind in in_the_box(game, language)
    ]


@cache
def in_the_box(game: str, language: str) -> list[Things]:
    """Of the box as it comes; the page of the rules shows it too."""
    return things(game_of(game), {}, language)


@get(
    "/bots",
    sync_to_thread=False,
    summary="Who can be seated, weakest first",
    responses=error_responses(),
)
def all_bots() -> list[BotInfo]:
    return [BotInfo(bot.name, bot.title) for bot in bots()]


HANDLERS = [all_games, catalogue, seats, rules, box, all_bots]
