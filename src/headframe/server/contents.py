"""The content that tables were begun with, kept by its fingerprint, once for all of them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select

from headframe import registry
from headframe.core.game import CONTENT, KEPT, Game
from headframe.core.options import Options, Value
from headframe.server.entries import Opened
from headframe.server.packing import packed
from headframe.server.schema import contents, tables

AT_ONCE: Final = 500


class Kept(NamedTuple):
    """Content, as another process can be told of it."""

    fingerprint: str
    texts: dict[str, str]


def kept_by(game: Game[Any], options: Options) -> Kept | None:
    """What a worker must be told to play with these options; None for what it has itself."""
    key = options.get(CONTENT)
    if not isinstance(key, str) or not key.startswith(KEPT):
        return None
    return Kept(key.removeprefix(KEPT), game.content_texts(options))


def completed(game: Game[Any], saved: Options) -> dict[str, Value]:
    """Options as an older release saved them, with what exists today, played on the built-in
    content where the saved key means content that was kept."""
    values = {option.name: option.default for option in game.OPTIONS}
    values |= {name: value for name, value in saved.items() if name in values}
    if str(values.get(CONTENT, "")).startswith(KEPT):
        values[CONTENT] = ""
    return values


def has_content(game: Game[Any], options: Options, fingerprint: str) -> bool:
    """Whether this program, with these options, plays on that content."""
    try:
        return game.has_content(game.settle(options), fingerprint)
    except (ValueError, LookupError):  # options that are none any more, or a pack that is gone
        return False


def keep_old_tables_content(connection: Connection) -> None:
    """Tables begun before content was kept: theirs is today's, where that is still the same."""
    rows: dict[str, dict[str, object]] = {}
    for (text,) in connection.execute(select(tables.c.opened)).yield_per(AT_ONCE):
        try:
            opened = msgspec.json.decode(text, type=Opened)
            game = registry.game(opened.game)
        except (msgspec.MsgspecError, registry.UnknownGame):
            continue
        if opened.content in rows:
            continue
        options = completed(game, opened.options)
        if has_content(game, options, opened.content):
            body = packed(game.content_texts(game.settle(options)))
            of = {"fingerprint": opened.content, "game": game.NAME}
            rows[opened.content] = {**of, "body": body}
    if rows:
        connection.execute(insert(contents), list(rows.values()))
