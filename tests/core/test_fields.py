"""A field of a part is written once; the rest is generated, and stale code is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from headframe.core.engine import State
from headframe.core.part import ALL, NOBODY, TRANSIENT
from tools import fields

PART = """\
from __future__ import annotations


class Chest(Part):
    \"\"\"What lies in it.\"\"\"

    seat: Annotated[int, ALL]
    coins: Annotated[list[int], COUNT]
    \"\"\"In ascending order.\"\"\"

    def open(self) -> None: ...
"""


def copied(kind: str) -> str:
    """How the copy of a field of this type is made."""
    made = fields.generated(PART.replace("list[int]", kind), "chest.py")
    line = next(line for line in made.splitlines() if "other.coins = " in line)
    return line.partition(" = ")[2]


def test_nothing_in_the_games_is_stale(capsys: pytest.CaptureFixture[str]) -> None:
    assert fields.main(["--check"]) == 0, capsys.readouterr().out


def test_what_is_written_is_left_as_it_is() -> None:
    once = fields.generated(PART, "chest.py")
    assert once != PART
    assert fields.generated(once, "chest.py") == once
    assert once.endswith("    def open(self) -> None: ...\n")


def test_code_without_fields_is_found() -> None:
    once = fields.generated(PART, "chest.py")
    bare = "".join(line for line in once.splitlines(keepends=True) if "Annotated" not in line)
    with pytest.raises(fields.CannotGenerate, match="Chest lists no fields, but has the code"):
        fields.generated(bare, "chest.py")


def test_a_field_more_or_less_makes_a_file_stale(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "chest.py"
    file.write_text(PART)
    assert fields.main([str(file)]) == 0
    assert fields.main(["--check", str(file)]) == 0
    more = file.read_text().replace("    coins: A", "    lock: Annotated[int, ALL]\n    coins: A")
    file.write_text(more)
    capsys.readouterr()
    assert fields.main(["--check", str(file)]) == 1
    assert capsys.readouterr().out == f"{file} is stale: ./x generate\n"
    assert file.read_text() == more
    assert fields.main([str(file)]) == 0
    assert "other.lock = self.lock" in file.read_text()


@pytest.mark.parametrize(
    ("kind", "copy"),
    [
        ("int", "self.coins"),
        ("tuple[list[int], ...]", "self.coins"),
        ("list[tuple[int, ...]]", "self.coins[:]"),
        ("list[list[int]]", "[entry[:] for entry in self.coins]"),
        ("list[Coin]", "[entry.copy() for entry in self.coins]"),
        ("dict[int, tuple[int, ...]]", "self.coins.copy()"),
        ("dict[int, list[int]]", "{k: entry[:] for k, entry in self.coins.items()}"),
        ("Coin | None", "None if self.coins is None else self.coins.copy()"),
        ("int | None", "self.coins"),
        ("Coin", "self.coins.copy()"),
    ],
)
def test_how_a_field_is_copied_follows_from_its_type(kind: str, copy: str) -> None:
    assert copied(kind) == copy


def test_what_copies_share_is_marked() -> None:
    made = fields.generated(PART.replace("list[int], COUNT", "Mint, COUNT, SHARE"), "chest.py")
    assert "other.coins = self.coins\n" in made


def test_a_transient_field_is_worked_out_and_copied() -> None:
    made = fields.generated(PART.replace("COUNT]", "TRANSIENT]"), "chest.py")
    assert "self, seat: int,\n" in made
    assert "        self.seat = seat\n        self.derive()\n" in made
    assert "other.coins = self.coins[:]" in made


def test_values_events_and_frames_have_no_copy() -> None:
    for base in ("Event", "Frame[Pit]"):
        assert "def copy" not in fields.generated(PART.replace("(Part)", f"({base})"), "x.py")
    shared = PART.replace("    seat:", "    SHARED: ClassVar[bool] = True\n    seat:")
    assert "def copy" not in fields.generated(shared, "x.py")


def test_the_kernels_fields_are_those_of_a_state() -> None:
    assert {field.name for field in fields.KERNEL} == set(State.AUDIENCES)
    saved = {name for name, audience in State.AUDIENCES.items() if audience is not TRANSIENT}
    assert {field.name for field in fields.KERNEL if field.given} == saved
    assert State.AUDIENCES["rng"] is NOBODY
    assert State.AUDIENCES["stack"] is ALL


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("[int, ALL]", "[int]", "chest.py:7: Chest.seat: write Annotated"),
        ("[int, ALL]", "[int, ALL, SAME]", "chest.py:7: Chest.seat: write Annotated"),
        ("[int, ALL]", "[int, ALL] = 0", "chest.py:7: Chest.seat: a field has no default"),
        ("coins:", "seat:", "chest.py:8: Chest.seat: stands twice"),
        ("list[int]", "Coin | Note", "chest.py:8: Chest.coins: one type, or one type | None"),
        ("    def open", "    # The end of what ./x generate wrote.\n    def open", "broken"),
        ("(Part)", "(State)", ""),
    ],
)
def test_what_cannot_be_generated_is_named(before: str, after: str, said: str) -> None:
    text = PART.replace(before, after)
    if not said:
        text, said = text.replace("coins:", "rng:"), "chest.py: Chest.rng: the kernel's own field"
    with pytest.raises(fields.CannotGenerate, match=f"^{said}" if ":" in said else said):
        fields.generated(text, "chest.py")
