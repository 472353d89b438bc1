"""The frames: unfinished steps of the rules."""
