"""Every public definition of the rooms that others build on says what it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import SimpleNamespace
from typing import Final

import pytest

from tests.test_imports import SOURCES

ROOMS: Final = (
    "core",
    "kit",
    "bots",
    "review",
    "academy",
    "server",
    "arena",
    "research",
    "train",
    "terminal",
)
ALONE: Final = ("registry.py", "ledger.py", "build_info.py", "cli.py", "play.py", "analyse.py")
"""Rooms that are one file."""

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def definitions(body: list[ast.stmt]) -> Iterator[Definition]:
    """The public ones; what is only another form of one (an overload, a setter) is the same one."""
    for node in body:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            forms = [ast.unparse(form) for form in node.decorator_list]
            if not any(form == "overload" or form.endswith(".setter") for form in forms):
                yield node


def says_something(node: Definition) -> bool:
    """In a docstring, or as a call over HTTP, whose ``summary`` stands in the API's document."""
    calls = [form for form in node.decorator_list if isinstance(form, ast.Call)]
    summed_up = any(given.arg == "summary" for call in calls for given in call.keywords)
    return summed_up or ast.get_docstring(node) is not None


def is_override(cls: type, name: str) -> bool:
    """Does a class above it promise that already? Then its words stand there."""
    return any(name in vars(above) for above in cls.__mro__[1:])


def silent(source: str, module: object) -> list[str]:
    """The public definitions in a module's source that say nothing."""
    found = []
    for node in definitions(ast.parse(source).body):
        if not says_something(node):
            found.append(node.name)
        if isinstance(node, ast.ClassDef):
            cls = getattr(module, node.name)
            found += [
                f"{node.name}.{member.name}"
                for member in definitions(node.body)
                if not says_something(member) and not is_override(cls, member.name)
            ]
    return found


def module_of(path: Path) -> object:
    name = ".".join(("headframe", *path.relative_to(SOURCES).with_suffix("").parts))
    return import_module(name.removesuffix(".__init__"))


@pytest.mark.parametrize("room", [*ROOMS, *ALONE])
def test_every_public_definition_says_what_it_is(room: str) -> None:
    whole = SOURCES / room
    files = sorted(whole.rglob("*.py")) if whole.is_dir() else [whole]
    found = {
        str(path.relative_to(SOURCES)): silent(path.read_text(encoding="utf-8"), module_of(path))
        for path in files
    }
    assert {path: names for path, names in found.items() if names} == {}


def test_what_says_nothing_is_found() -> None:
    source = '''
        class Above:
            """Said."""
            def promised(self) -> int:
                """Said."""
            def forgotten(self) -> int: ...

        class Below(Above):
            def promised(self) -> int: ...
            def new(self) -> int: ...
            def _own(self) -> int: ...

        @get("/", summary="Said.")
        def call() -> int: ...

        def alone() -> int: ...
    '''
    module = SimpleNamespace(get=lambda *_, **__: lambda call: call)
    text = dedent(source)
    exec(text, vars(module))
    assert silent(text, module) == ["Above.forgotten", "Below", "Below.new", "alone"]
