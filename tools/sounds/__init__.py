"""Our own sounds: synthesized, encoded by the tests' browser, kept in web/src/sound."""
