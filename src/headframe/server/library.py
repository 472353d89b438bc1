"""Calls about games: what there is, what exists in them, their rules, the bots."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter

from headframe import ledger, registry
from headframe.core.game import CONTENT, KEPT, Game
from headframe.core.options import (
    BadOption,
    Flag,
    Folder,
    OneOf,
    Option,
    Options,
    SomeOf,
    Whole,
    applying,
    reject_local_only,
)
from headframe.core.speech import Language, known
from headframe.core.things import Things, things
from headframe.server.bots import bots
from headframe.server.forms import (
    BotInfo,
    ClauseInfo,
    GameInfo,
    MapInfo,
    OptionInfo,
    PresetInfo,
    SeatRange,
    SetupInfo,
    ThingInfo,
    ThingsInfo,
)
from headframe.server.problems import Problem, error_responses
from headframe.server.store import Store
from headframe.server.table_state import games as game_of

BOTS_SHARE: Final = 0.15
"""Of the time that a person takes for a turn."""
STEP_MINUTES: Final = 5


def option_form(option: Option) -> OptionInfo:
    """An option as data, for those who draw a form of it."""
    form = OptionInfo(
        option.name, "text", option.default, option.meaning, option.clause, str(option.wanted())
    )
    if isinstance(option, Whole):
        form.kind, form.low, form.high = "whole", option.low, option.high
    elif isinstance(option, OneOf):
        form.kind, form.words = "one-of", list(option.words)
    elif isinstance(option, SomeOf):
        form.kind, form.words, form.repeat = "some-of", list(option.words), option.repeat
        form.needs = {word: list(needed) for word, needed in option.needs.items() if needed}
    elif isinstance(option, Flag):
        form.kind = "flag"
    form.conditional = bool(option.when)
    return form


def preset_forms(game: Game[Any]) -> list[PresetInfo]:
    """The set-ups that a game offers by name."""
    found = []
    for preset in game.PRESETS:
        settled = game.settle(preset.options)
        form = PresetInfo(preset.name, dict(preset.options), preset.bot, game.seats(settled), 0)
        form.minutes = _minutes(game, settled, 1)
        found.append(form)
    return found


def minute_range(game: Game[Any]) -> list[int]:
    """The shortest and the longest of its presets; [] where nobody knows."""
    settled = [game.settle(preset.options) for preset in game.PRESETS]
    found = [_minutes(game, options, game.seats(options)) for options in settled]
    return [min(found), max(found)] if all(found) and found else []


def _minutes(game: Game[Any], settled: Options, people: int) -> int:
    """Where so many people play and bots besides; bots think faster."""
    seats = game.seats(settled)
    share = (people + BOTS_SHARE * max(0, seats - people)) / max(seats, people, 1)
    return round(game.minutes(settled) * share / STEP_MINUTES) * STEP_MINUTES


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
        # A folder of this machine is not for those who come over the network to name.
        offered = [option for option in game.OPTIONS if not isinstance(option, Folder)]
        options = [option_form(option) for option in offered]
        found.append(
            GameInfo(
                name=name,
                title=game.TITLE,
                options=options,
                presets=preset_forms(game),
                seats=seat_range(game),
                minutes=minute_range(game),
            )
        )
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
    "/games/{game:str}/setup",
    sync_to_thread=False,
    summary="What follows from options: seats, maps, which other options apply, how long it takes",
    responses=error_responses(400, 404),
)
def setup(
    game: FromPath[str],
    options: FromQuery[str | None] = None,
    people: Annotated[int, QueryParameter(ge=0, le=64)] = 64,
) -> SetupInfo:
    played, given = game_of(game), _given(options)
    applies = applying(played.OPTIONS, given)
    known = {option.name for option in played.OPTIONS}
    meant = {name: given[name] for name in given if name in applies or name not in known}
    settled = played.settle(reject_local_only(played.OPTIONS, meant))
    return SetupInfo(
        seats=played.seats(settled),
        sides=list(played.sides(settled)),
        applies=applies,
        maps=[
            MapInfo(each.name, each.seats, dict(each.options), each.picture, each.chosen)
            for each in played.maps(settled)
        ],
        minutes=_minutes(played, settled, min(people, played.seats(settled))),
        warnings=[each.phrase() for each in played.warnings(settled)],
    )


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
    told = ledger.clauses(game, known(language)).values()
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
        for kind in in_the_box(game, known(language))
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


HANDLERS = [all_games, catalogue, setup, rules, box, all_bots]
