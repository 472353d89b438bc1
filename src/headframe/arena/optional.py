"""Libraries that only some reports need: asked for by name, so that the rest works without."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from headframe.arena.schedule import BadRun


def wanted(module: str) -> ModuleType | None:
    """The module, or None where it is not installed."""
    try:
        return import_module(module)
    except ImportError:
        return None


def needed(module: str, purpose: str, extra: str) -> ModuleType:
    """A module of an extra. Raises BadRun, which says what to install."""
    found = wanted(module)
    if found is None:
        package = module.partition(".")[0]
        raise BadRun(f"{purpose} needs {package} (pip install headframe[{extra}])")
    return found
