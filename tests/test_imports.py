"""Who may import whom: the tables of docs/architecture.md, held against every import."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "headframe"
PAGE = ROOT / "docs" / "architecture.md"
OURS = "headframe"
_NAME = re.compile(r"`([\w]+)`")


def table(head: str) -> dict[str, list[set[str]]]:
    """The table under this head: the names in each row's cells, by the first."""
    found: dict[str, list[set[str]]] = {}
    for line in PAGE.read_text(encoding="utf-8").partition(head)[2].splitlines()[2:]:
        if not line.startswith("|"):
            break
        first, *rest = [set(_NAME.findall(cell)) for cell in line.strip("|").split("|")]
        found[first.pop()] = rest
    return found


ALLOWED = table("| room | may import | from outside |")
NEVER = table("| room | never imports |")


def imports(path: Path) -> Iterator[str]:
    """Every module that a file names, wherever the import stands in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def forbidden(sources: Path) -> list[str]:
    """The imports that the tables do not allow, as `file: module`."""
    found: list[str] = []
    for path in sorted(sources.rglob("*.py")):
        parts = path.relative_to(sources).with_suffix("").parts
        if parts == ("__init__",):
            continue
        wrong = [module for module in imports(path) if not _allowed(parts, module.split("."))]
        found += [f"{'/'.join(parts)}.py: {module}" for module in wrong]
    return found


def _allowed(own: tuple[str, ...], module: list[str]) -> bool:
    first, *path = module
    if first in sys.stdlib_module_names:
        return True
    inside, outside = ALLOWED.get(own[0], [set(), set()])
    if first != OURS:
        return first in outside
    if not path or path[0] == "__version__":
        return True
    if path[0] != own[0]:
        return path[0] in inside
    if own[0] != "games":
        return True
    if path[1] != own[1]:
        return False  # another game
    rooms = NEVER.get(own[2], [set()])[0] if len(own) > 2 else set()
    return len(path) < 3 or path[2] not in rooms


def test_no_import_points_the_wrong_way() -> None:
    assert forbidden(SOURCES) == []


def test_every_room_is_in_the_table() -> None:
    rooms = {path.stem for path in SOURCES.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert rooms - {"__init__", "__pycache__", "py", "locales", "languages"} - set(ALLOWED) == set()
    assert set(ALLOWED) - rooms == set()


def test_a_wrong_import_is_found(tmp_path: Path) -> None:
    wrong = {
        "core/one.py": "from headframe.kit.board import Board",
        "core/two.py": "import litestar",
        "kit/three.py": "def late() -> None:\n    from headframe import registry",
        "games/go/steps/four.py": "from headframe.games.go.show import text",
        "games/go/steps/five.py": "from headframe.games.chess.state import Chess",
        "bots/six.py": "import headframe.server.wire",
        "server/fine.py": "import json\nfrom headframe.core.engine import State",
        "games/go/show/fine.py": "from headframe.games.go.steps.turn import Turn",
    }
    for name, text in wrong.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert [line.partition(".py")[0].rpartition("/")[2] for line in forbidden(tmp_path)] == [
        "six", "one", "two", "five", "four", "three",
    ]  # fmt: skip
