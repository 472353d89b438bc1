"""The keys of a game's decisions, read off its sources: ``Decision(seat, "drill-cards", …)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def decision_keys(folder: Path) -> set[str]:
    """Every key that stands in the sources as a text, or as a name for texts in the same module.
    Others (a word of the content) the game's entry in ``games.GAMES`` names."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = _named(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) == "Decision" and len(node.args) > 1:
                found.update(_texts(node.args[1], named))
    return found - {""}


def _named(tree: ast.Module) -> dict[str, list[ast.expr]]:
    """What is assigned to each name of a module, wherever in it."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, []).append(node.value)
        elif isinstance(node, ast.AnnAssign) and node.value and isinstance(node.target, ast.Name):
            found.setdefault(node.target.id, []).append(node.value)
    return found


def _texts(node: ast.expr, named: dict[str, list[ast.expr]], deep: int = 3) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body, named, deep)
        yield from _texts(node.orelse, named, deep)
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        yield from _texts(node.value, named, deep)
    elif isinstance(node, ast.Tuple):
        for each in node.elts:
            yield from _texts(each, named, deep)
    elif isinstance(node, (ast.Name, ast.Attribute)) and deep:
        for value in named.get(node.id if isinstance(node, ast.Name) else node.attr, []):
            yield from _texts(value, named, deep - 1)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""
