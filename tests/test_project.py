"""The project's own papers: the documentation is whole, the changelog knows the version."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import headframe

ROOT = Path(__file__).parents[1]


def test_the_documentation_builds_without_a_warning(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-E", "-d", "doctrees"]
    command = [*build, str(ROOT / "docs"), "site"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    site = tmp_path / "site"
    ledger = (site / "rules" / "super_motherload.html").read_text(encoding="utf-8")
    assert 'id="SM-DRILL-04"' in ledger, "a clause has an address"
    reference = (site / "reference" / "core.html").read_text(encoding="utf-8")
    assert 'id="headframe.core.session.Session"' in reference, "and so has a definition"
    for page in site.glob("**/*.html"):
        loaded = re.findall(r'(?:src|srcset)="https?:[^"]*"', page.read_text(encoding="utf-8"))
        assert not loaded, f"{page.name} loads something from elsewhere"


def test_the_changelog_s_newest_version_is_the_program_s() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert headings[0] == "Unreleased"
    newest = re.fullmatch(r"(\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)", headings[1])
    assert newest is not None and newest[1] == headframe.__version__


LONGEST = 400
WRITTEN = (".py", ".ts", ".js", ".svelte", ".css", ".html")
FOLDERS = ("src", "tests", "web/src", "web/tests", "tools", "benchmarks", "examples")
BUILT = ROOT / "src" / "headframe" / "server" / "client"


def too_long(text: str) -> bool:
    """It has more than one job. What a program writes may be as long as it likes."""
    generated = "never edited" in text.partition("\n")[0]
    return not generated and text.count("\n") > LONGEST


def test_a_file_has_one_job() -> None:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    files = [path for path in found if path.suffix in WRITTEN and BUILT not in path.parents]
    assert len(files) > 1000
    texts = {path: path.read_text(encoding="utf-8") for path in (ROOT / "x", *files)}
    assert [str(path) for path, text in texts.items() if too_long(text)] == []
    assert too_long("\n" * (LONGEST + 1)) and not too_long("\n" * LONGEST)
