"""Mothership: fleets, technology and dogfights on a hexagon of hexes, for one to six players."""
