"""What each card, technology and artifact does, in words, by its title."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from headframe.games.mothership.content import content_of
from headframe.kit.content import Pack

FILE: Final = "texts.txt"


@cache
def texts(name: str) -> dict[str, str]:
    """Of the built-in cards, technologies or artifacts."""
    section = next(
        part for part in Pack(Path(__file__).parent, (FILE,)).of("texts") if part.name == name
    )
    content = content_of("")
    titles = {
        "cards": [each.title for each in content.cards],
        "technology": [each.title for each in content.technologies],
        "artifacts": [each.title for each in content.artifacts],
    }[name]
    told = [row["text"].required() for row in section.rows]
    return dict(zip(titles, told, strict=True))
