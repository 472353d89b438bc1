"""The games told in docs/logs are what the games say now."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.logs import FOLDER, GAMES, texts

RECORDS = sorted(FOLDER.glob("*.json"))


def test_every_game_of_the_tool_is_told() -> None:
    assert {record.stem for record in RECORDS} == set(GAMES)
    told = {f"{name}.{end}" for name in GAMES for end in ("json", "en.txt", "ru.txt")}
    assert {path.name for path in FOLDER.iterdir()} - {"README.md"} == told


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_log_is_not_stale(record: Path) -> None:
    for path, text in texts(record).items():
        assert path.read_text(encoding="utf-8") == text, "stale: python -m tools.logs"
