"""Three board games that dig, on one small kernel."""

__version__ = "0.1.0"
