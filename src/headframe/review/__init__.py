"""Looking back at a game: chances, decisions graded by what could be known, luck and skill."""
