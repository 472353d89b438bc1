"""DRILLERS: one to four mechs, or one against a bot of the rules, in a mine of seven floors."""
