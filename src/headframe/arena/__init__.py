"""Matches, ladders and balance reports between bots, each with an interval."""
