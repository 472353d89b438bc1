"""Checking a content pack: what is wrong with it, or what is in it."""

from __future__ import annotations

from pathlib import Path

from headframe.games.mothership.content.content import Content, load


def told(folder: Path) -> str:
    """What a sound pack holds; or ContentError."""
    return summary(load(folder))


def summary(content: Content) -> str:
    cards = sum(card.quantity for card in content.cards)
    built = sum(each.quantity for each in content.developments)
    return (
        f"{cards} Action Cards of {len(content.cards)} titles, "
        f"{len(content.technologies)} technologies, {len(content.artifacts)} artifacts, "
        f"{built} Developments of {len(content.developments)} titles, "
        f"layouts {', '.join(content.layouts)}"
    )
