"""What the benchmarks say is worked out correctly; how fast things are is not tested."""
