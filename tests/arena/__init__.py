"""The arena: balanced schedules, intervals, runs that go on after a stop."""
