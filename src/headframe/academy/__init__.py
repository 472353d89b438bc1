"""Learning by doing: lessons and puzzles, real positions with goals that the engine checks."""
