"""The components of DRILLERS, read from text files and checked."""
