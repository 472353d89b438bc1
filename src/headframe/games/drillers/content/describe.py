"""A content pack in a sentence, for whoever checks one."""

from __future__ import annotations

from pathlib import Path

from headframe.games.drillers.content.content import load


def describe(folder: Path) -> str:
    """What a sound pack holds, in a sentence; or ContentError."""
    content = load(folder)
    sold = sum(map(len, content.cards.by_shop))
    return (
        f"{content.floors.count} floors, {content.tiles.corridors} corridors, "
        f"{content.rooms.count} rooms, {len(content.cards.starting)} starting cards, "
        f"{sold} cards in {len(content.shops.ids)} shops, {len(content.boards)} bots"
    )
