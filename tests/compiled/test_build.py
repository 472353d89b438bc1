"""What runs is what was asked for, and the compiler's driver does what it says."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from headframe import build_info
from tests.compiled.compare import difference
from tools import compile as compiler


def test_the_build_that_runs_is_the_one_asked_for() -> None:
    assert build_info.build() == os.environ.get("HEADFRAME_BUILD", build_info.PLAIN)


def test_a_difference_is_found_where_it_begins() -> None:
    assert difference(["a", "b"], ["a", "b"]) is None
    assert difference(["a", "b", "c"], ["a", "x", "c"]) == 1
    assert difference(["a"], ["a", "b"]) == 1


def test_every_module_of_the_packages_is_considered() -> None:
    names = compiler.modules()
    assert {name.split("/")[0] for name in names} == {"core", "kit", "games", "bots", "research"}
    assert set(compiler.PLAIN) <= set(names)


def test_classes_that_others_derive_from_are_opened_in_the_copies_alone() -> None:
    hot = [name for name in compiler.modules() if name not in compiler.PLAIN]
    changed = compiler.opened(hot)
    mark = "@mypyc_attr(allow_interpreted_subclasses=True)\nclass "
    for module, classes in compiler.OPEN.items():
        for name in classes:
            assert mark + name in changed[module]
        assert mark not in (compiler.SOURCES / module).read_text(encoding="utf-8")


def test_classes_that_are_soon_dropped_are_kept_for_reuse() -> None:
    """A class that was renamed would quietly lose its speed."""
    hot = [name for name in compiler.modules() if name not in compiler.PLAIN]
    changed = compiler.opened(hot)
    for module, classes in compiler.BRIEF.items():
        for name in classes:
            assert f"@mypyc_attr({compiler.REUSED})\nclass {name}" in changed[module]


def test_a_plain_module_opens_what_it_derives_from() -> None:
    hot = [name for name in compiler.modules() if name not in compiler.PLAIN]
    home = {known: name for name in hot for known in compiler.heirs(name)}
    always = {name for names in compiler.OPEN.values() for name in names}
    left, base = next(
        (name, base)
        for name in hot
        for bases in compiler.heirs(name).values()
        for base in bases
        if base not in always and home.get(base, name) != name
    )
    mark = f"@mypyc_attr(allow_interpreted_subclasses=True)\nclass {base}"
    assert mark in compiler.opened([name for name in hot if name != left])[home[base]]
    assert mark not in compiler.opened(hot).get(home[base], "")


def test_the_first_fault_names_its_module() -> None:
    said = (
        "headframe/games/a/b.py:3: warning: slow\n"
        "headframe/games/a/b.py:4: note: see there\n"
        "headframe/games/a/c.py:83: error: Type of x\n"
        "headframe/games/a/d.py:43: AssertionError: internal\n"
    )
    assert compiler._FAULT.findall(said) == [
        ("headframe/games/a/c.py", "error: Type of x"),
        ("headframe/games/a/d.py", "AssertionError: internal"),
    ]


def test_a_build_appears_whole_and_the_one_before_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever runs the older build goes on with it."""
    monkeypatch.setattr(compiler, "BUILDS", tmp_path)
    monkeypatch.setattr(compiler, "WORK", tmp_path / "work")
    monkeypatch.setattr(compiler, "fingerprint", lambda: "third")
    (tmp_path / "work" / "headframe" / "server").mkdir(parents=True)
    (tmp_path / "work" / "headframe__mypyc.so").write_text("machine code")
    assert compiler.built() is None
    for at, name in enumerate(("first", "second", "third")):
        folder = compiler.publish(name)
        os.utime(folder, (at, at))
    assert compiler.built() == folder
    assert (folder / "headframe__mypyc.so").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["second", "third", "work"]


def test_what_the_client_is_built_into_makes_no_other_build() -> None:
    client = compiler.SOURCES / compiler.CLIENT
    assert not any(client in path.parents for path in compiler.sources())


def test_a_fault_in_a_module_that_stays_plain_anyway_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A library that is not installed: the same fault comes again, however often it is tried."""
    said = "headframe/core/speech.py:15: error: Cannot find implementation for fluent.runtime\n"
    tries: list[object] = []

    def fails(*command: object, **more: object) -> subprocess.CompletedProcess[str]:
        tries.append(command)
        assert len(tries) < 9, "it would go on for ever"
        return subprocess.CompletedProcess([], 1, said, "")

    monkeypatch.setattr(compiler, "WORK", tmp_path / "work")
    monkeypatch.setattr(subprocess, "run", fails)
    assert not compiler.build()
    assert len(tries) == 2
    assert "fluent.runtime" in capsys.readouterr().err
