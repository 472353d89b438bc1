"""The examples in docstrings say what is so."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from tests.test_imports import SOURCES


def modules() -> list[str]:
    """Those that have an example, by their dotted names."""
    found = [path for path in SOURCES.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8")]
    dotted = [".".join(path.relative_to(SOURCES.parent).with_suffix("").parts) for path in found]
    return sorted(name.removesuffix(".__init__") for name in dotted)


@pytest.mark.parametrize("name", modules())
def test_examples_say_what_is_so(name: str) -> None:
    done = doctest.testmod(import_module(name))
    assert done.attempted and not done.failed, "see above"
