"""The helper that looks for content which fails in silence finds it."""

from __future__ import annotations

from pathlib import Path

from headframe.kit.content import Pack, no_twins
from tests.contract.loud import silent

TEXT = """\
[figures]
provenance = designed
hands = 5

[cards]
provenance = designed
id | name | cost
A  | Axe  | 3
B  | Bell | 4
"""


def strict(folder: Path) -> None:
    pack = Pack(folder, ["all.txt"])
    figures = pack.only("figures")
    figures.provenance()
    figures.value("hands").whole(1, 9)
    cards = pack.only("cards")
    cards.provenance()
    for row in cards.rows:
        row["id"].id()
        row["name"].required()
        row["cost"].whole(0, 9)
    no_twins(row["id"] for row in cards.rows)
    pack.finish()


def lax(folder: Path) -> None:
    """Misses a range, twins, an id, and what nobody asked for."""
    pack = Pack(folder, ["all.txt"])
    figures = pack.only("figures")
    figures.provenance()
    int(figures.value("hands").text)
    cards = pack.only("cards")
    cards.provenance()
    for row in cards.rows:
        row["name"].required()
        row["cost"].whole(0, 9)


def found(tmp_path: Path, load: object) -> list[str]:
    pack, folder = tmp_path / "pack", tmp_path / "copy"
    pack.mkdir()
    folder.mkdir()
    (pack / "all.txt").write_text(TEXT, encoding="utf-8")
    assert callable(load)
    return silent(folder, pack, ["all.txt"], load, free={"name"})


def test_nothing_is_found_where_all_is_checked(tmp_path: Path) -> None:
    assert found(tmp_path, strict) == []


def test_what_is_not_checked_is_found(tmp_path: Path) -> None:
    told = "\n".join(found(tmp_path, lax))
    assert "a section nobody knows: loaded in silence" in told
    assert "line 3: hands = ?!: ValueError" in told
    assert "line 3: hands = 1000000000: loaded in silence" in told
    assert "id: 'A' becomes '?!': loaded in silence" in told
    assert "line 7: column id misspelled: loaded in silence" in told
    assert "line 8 twice: loaded in silence" in told
    assert "cost" not in told.replace("column cost", "")
