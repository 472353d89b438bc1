"""The examples of the guides run as they stand there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

GUIDES = Path(__file__).parents[2] / "docs" / "guides"
PAGES = ("learning", "pettingzoo", "gymnasium", "openspiel", "many-games", "datasets")


def examples() -> Iterator[object]:
    for page in PAGES:
        text = (GUIDES / f"{page}.md").read_text(encoding="utf-8")
        for number, example in enumerate(re.findall(r"```python\n(.*?)```", text, re.DOTALL)):
            yield pytest.param(page, example, id=f"{page}-{number}")


@pytest.mark.parametrize(("guide", "example"), [*examples()])
def test_the_examples_run(guide: str, example: str) -> None:
    exec(compile(example, guide, "exec"), {})


def test_every_page_has_one() -> None:
    assert {each.values[0] for each in examples() if isinstance(each, ParameterSet)} == {*PAGES}
