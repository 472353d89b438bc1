"""Mothership, rule by rule."""
