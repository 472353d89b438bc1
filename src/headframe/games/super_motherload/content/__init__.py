"""The components of Super Motherload, read from a pack of text files and checked."""

from headframe.games.super_motherload.content.content import (
    BUILT_IN,
    FILES,
    Content,
    content_of,
    load,
)
from headframe.games.super_motherload.content.figures import MINERALS

__all__ = ["BUILT_IN", "FILES", "MINERALS", "Content", "content_of", "load"]
