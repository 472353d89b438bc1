"""How well a seat stands, guessed for bots."""
