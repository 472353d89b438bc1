"""For Sphinx: `./x docs` builds these pages into site/. Nothing is loaded from elsewhere."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parents[1] / "src"
sys.path.insert(0, str(SOURCES))

project = "Headframe"
html_title = "Headframe"
html_theme = "furo"
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["conf.py"]
suppress_warnings = ["misc.highlighting_failure"]  # examples may leave things out with a …
myst_heading_anchors = 3
autodoc_class_signature = "separated"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"

CLAUSE = re.compile(r"^- ([A-Z]{2}-[A-Z0-9-]+[a-z]?): (.+?)((?: \[[^\]]+\])+)$", re.MULTILINE)
TRANSLATED = re.compile(r"^- ([A-Z]{2}-[A-Z0-9-]+[a-z]?)(?: [0-9a-f]{6})?: (.+)$", re.MULTILINE)
NOTE = re.compile(r"^\[[0-9a-f]{6}\] ", re.MULTILINE)
MODULES = re.compile(r"^<!-- modules of (\S+) -->$", re.MULTILINE)


LANGUAGES = SOURCES / "headframe" / "languages"


def setup(app: Any) -> None:
    for page in LANGUAGES.glob("*/*/rules.md"):
        copied(page, f"{page.parents[1].name}/{page.parent.name}.md")
    for page in LANGUAGES.glob("*/glossary.md"):
        copied(page, f"{page.parent.name}/glossary.md")
    app.connect("source-read", prepare)


def copied(page: Path, name: str) -> None:
    """Languages have everything in a folder of theirs; here is where Sphinx looks for pages."""
    here = Path(__file__).parent / "rules" / name
    here.parent.mkdir(exist_ok=True)
    here.write_text(page.read_text(encoding="utf-8"), encoding="utf-8")


def prepare(_: Any, page: str, content: list[str]) -> None:
    if page.count("/") == 2 and page.startswith("rules/"):
        content[0] = TRANSLATED.sub(r'- <strong id="\1">\1</strong> \2', NOTE.sub("", content[0]))
    elif page.startswith("rules/"):
        content[0] = CLAUSE.sub(clause, content[0])
    if page.startswith("reference/"):
        content[0] = MODULES.sub(modules, content[0])


def clause(found: re.Match[str]) -> str:
    """`rules/drillers.html#DR-SET-01` leads to that clause. Its sources are no links."""
    id_, text, sources = found.groups()
    plain = re.sub(r"[\[\]]", r"\\\g<0>", sources)
    return f'- <strong id="{id_}">{id_}</strong> {text}{plain}'


def modules(found: re.Match[str]) -> str:
    """A section for each module of that package, from its docstrings."""
    folder = SOURCES / found[1].replace(".", "/")
    names = sorted(path.stem for path in folder.glob("[!_]*.py"))
    return "\n\n".join(
        f"## {name}\n\n```{{eval-rst}}\n.. automodule:: {found[1]}.{name}\n```" for name in names
    )
