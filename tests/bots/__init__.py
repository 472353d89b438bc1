"""Bots: fair, sensible, and named clearly."""
