"""The examples in docstrings say what is so."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import headframe

PACKAGES = ("core", "kit", "bots")


def modules() -> list[str]:
    home = Path(headframe.__file__).parent
    rooms = [
        found.name
        for package in PACKAGES
        for found in walk_packages([str(home / package)], f"headframe.{package}.")
    ]
    return [*rooms, "headframe.registry"]


@pytest.mark.parametrize("name", modules())
def test_examples_say_what_is_so(name: str) -> None:
    done = doctest.testmod(import_module(name))
    assert done.failed == 0, "see above"
