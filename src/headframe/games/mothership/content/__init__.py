"""The components of Mothership, read from text files and checked."""

from __future__ import annotations

from headframe.games.mothership.content.content import BUILT_IN, FILES, Content, content_of, load

__all__ = ["BUILT_IN", "FILES", "Content", "content_of", "load"]
