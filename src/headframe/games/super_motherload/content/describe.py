"""A content pack in a sentence, for whoever checks one."""

from __future__ import annotations

from pathlib import Path

from headframe.games.super_motherload.content.content import load
from headframe.games.super_motherload.content.promises import broken_promises


def describe(folder: Path) -> str:
    """What a sound pack holds, in a sentence, with a warning for each promise of the built-in
    boards that it breaks; or ContentError."""
    content = load(folder)
    lines = [
        f"{len(content.decks)} decks with {len(content.cards)} different cards, "
        f"{len(content.majors)} major and {len(content.minors)} minor achievements, "
        f"{content.tiles} artifact tiles, boards "
        + ", ".join(f"{side.name} {side.title}" for side in content.sides)
    ]
    lines += [f"warning: {broken}" for broken in broken_promises(content)]
    return "\n".join(lines)
