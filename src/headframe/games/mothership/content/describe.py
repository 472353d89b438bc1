"""A content pack in a sentence, for whoever checks one."""

from __future__ import annotations

from pathlib import Path

from headframe.games.mothership.content.content import load


def describe(folder: Path) -> str:
    """What a sound pack holds, in a sentence; or ContentError."""
    content = load(folder)
    cards = sum(card.quantity for card in content.cards)
    built = sum(each.quantity for each in content.developments)
    return (
        f"{cards} Action Cards of {len(content.cards)} titles, "
        f"{len(content.technologies)} technologies, {len(content.artifacts)} artifacts, "
        f"{built} Developments of {len(content.developments)} titles, "
        f"layouts {', '.join(content.layouts)}"
    )
