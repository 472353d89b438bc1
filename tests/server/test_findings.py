"""Whatever was found wrong with the server has a test, and docs/reliability.md lists them all."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "reliability.md").read_text(encoding="utf-8")
NAMED_AFTER = r"test_(?:[ch][1-4]|medium|low|audit)_\w+"


def test_the_list_of_findings_is_that_of_their_tests() -> None:
    listed = re.findall(rf"`({NAMED_AFTER})`", PAGE)
    there = {
        name
        for file in HERE.glob("test_*.py")
        for name in re.findall(rf"^def ({NAMED_AFTER})\(", file.read_text("utf-8"), re.MULTILINE)
    }
    assert len(listed) == len(set(listed))
    assert set(listed) == there
    assert {name.split("_")[1] for name in listed} == {
        *("c1", "c2", "c3"),
        *("h1", "h2", "h3", "h4"),
        "medium",
        "low",
        "audit",
    }
