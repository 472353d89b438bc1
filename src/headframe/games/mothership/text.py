"""The table in plain text."""

from __future__ import annotations

from headframe.games.mothership.state import War


def table_text(s: War, viewer: int | None) -> str:
    return f"{s.round} {viewer}"
