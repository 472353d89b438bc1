"""Playing in a terminal: plain text read from top to bottom, any mix of people and bots."""
