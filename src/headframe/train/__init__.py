"""Learning from games that bots play: chances that can be believed, and evaluations that are better
than the ones written by hand. Needs numpy (``pip install headframe[research]``)."""
