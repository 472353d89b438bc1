"""The web server: today the pages about the games, later their tables."""

from headframe.server.serve import main

__all__ = ["main"]
