"""What older releases wrote and every later one must read."""
