"""What the browser client knows of the Python definitions, written out by ``./x generate``."""
