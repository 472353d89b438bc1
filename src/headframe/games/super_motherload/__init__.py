"""Super Motherload: two to four crews dig for minerals under the surface of Mars."""
