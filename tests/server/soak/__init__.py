"""Many tables at once, everything that can go wrong on the way, and a model that knows what must
be true at the end."""
