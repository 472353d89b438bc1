"""The page of a run: everything that is asked of it is there, and says what the games say."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from headframe.arena.commands import report
from headframe.arena.foresight import chance_curves
from headframe.arena.intervals import Estimate
from headframe.arena.records import kept_games
from headframe.arena.runs import How, run_match
from headframe.arena.schedule import BadRun
from headframe.arena.svg import curves, histogram, intervals


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("run")
    bots = ["random", "greedy:worlds=1,rounds=1,limit=4"]
    run_match("super_motherload", bots, 2, 2, How(out=found))
    return found


def test_the_page_and_its_pictures(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report(folder)
    assert not (folder / "report.html").exists()
    report(folder, html=True)
    assert "report.html" in capsys.readouterr().out
    page = (folder / "report.html").read_text(encoding="utf-8")
    for name in ("wins", "ratings", "lengths", "scores", "sources", "chances"):
        picture = (folder / f"{name}.svg").read_text(encoding="utf-8")
        ElementTree.fromstring(picture)
        assert picture in page
    assert "2 games on 1 deals" in page
    assert page.count("<td>") == 4, "the matrix"


def test_chances_end_with_who_won(folder: Path) -> None:
    found = chance_curves(kept_games(folder))
    for name, end in (("winners", 1.0), ("the others", 0.0)):
        points = found[name]
        assert [x for x, _ in points] == [at / 20 for at in range(21)]
        assert points[-1][1].value == end
        assert 0.1 < points[0][1].value < 0.9


def test_there_must_be_games(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="no games of an arena run"):
        report(tmp_path)


def test_pictures_of_little_are_sound() -> None:
    one = Estimate(0.5, float("-inf"), float("inf"), 1)
    for picture in (
        intervals("<one>", {"a & b": one}, 0.5),
        histogram("all equal", {"x": [3, 3]}),
        histogram("none", {}),
        curves("a line", {"x": [(0.0, one), (1.0, one)]}),
    ):
        ElementTree.fromstring(picture)
