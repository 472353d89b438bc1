"""The Pit: a toy game that uses every kind of choice, frame and audience the kernel has."""
