"""The components of DRILLERS, read from text files and checked."""

from headframe.games.drillers.content.content import BUILT_IN, FILES, Content, content_of, load

__all__ = ["BUILT_IN", "FILES", "Content", "content_of", "load"]
