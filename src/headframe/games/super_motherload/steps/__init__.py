"""The steps of the game, by chapters of the ledger."""
