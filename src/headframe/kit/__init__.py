"""Parts that games share: bitboards, polyominoes, the hex grid, decks, dice.

No game is named here and nothing is read or written. Only the kernel may be imported.
"""
