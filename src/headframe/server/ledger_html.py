"""Ledger text as HTML: escaped, with code, and with links to the clauses it names."""

from __future__ import annotations

import re
from functools import cache

from markupsafe import Markup, escape

from headframe import ledger

_TOKEN = re.compile(
    r"`(?P<code>[^`]+)`"
    r"|\[(?P<label>[^\]]+)\]\([^)]+\)"  # a link into the docs, which are not served
    r"|\b(?P<ref>[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)*[a-z]?)\b"
)


@cache
def anchors() -> dict[str, str]:
    """Where each clause and each section stands, by its id or code, seen from a page of rules."""
    return {
        name: f"{game}#{name}"
        for game in ledger.games()
        for entry in ledger.entries(game)
        if (name := _name(entry))
    }


def prose(text: str) -> Markup:
    """The text of a clause or a note, ready for a page."""
    parts: list[Markup] = []
    end = 0
    for match in _TOKEN.finditer(text):
        parts += [escape(text[end : match.start()]), _token(match)]
        end = match.end()
    return Markup("").join([*parts, escape(text[end:])])


def _token(match: re.Match[str]) -> Markup:
    if match["code"]:
        return Markup("<code>{}</code>").format(match["code"])
    if match["label"]:
        return prose(match["label"])
    where = anchors().get(match["ref"])
    if where is None:
        return escape(match["ref"])
    return Markup('<a class="ref" href="{}">{}</a>').format(where, match["ref"])


def _name(entry: ledger.Entry) -> str:
    match entry:
        case ledger.Clause():
            return entry.id
        case ledger.Heading():
            return entry.code
        case ledger.Note():
            return ""
