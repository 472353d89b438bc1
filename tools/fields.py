"""The code that follows from the fields of a part: slots, audiences, ``__init__`` and ``copy``.

    ./x generate               write it into every file of games and tests that lists fields
    ./x generate FILE …        into these files alone: a game that lives elsewhere
    ./x generate --check …     write nothing; name the files that are stale

A class lists each field once, with its audience, and says what it is::

    class Player(Part):
        seat: Annotated[int, ALL]
        hand: Annotated[list[int], OWNER_ELSE_COUNT]
        '''In ascending order.'''
        field: Annotated[Field, TRANSIENT, SHARE]

Below the list stands what this script writes: plain code, as one would write it by hand, so that
it is as fast, is type-checked and can be compiled. Why so: docs/decisions/0012-fields.md.

How a field is copied follows from its type: numbers, words and tuples are shared, lists and dicts
are copied, anything else has a ``copy()`` or is marked ``SHARE``. Transient fields are worked out
by the class's own ``derive()``, which ``__init__`` calls last, and copied like all others.
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = ("src/headframe/games", "tests/toy")
BEGIN: Final = "# From the fields above, by ./x generate:"
END: Final = "# The end of what ./x generate wrote."
WIDTH: Final = 100
PLAIN: Final = {"int", "str", "bool", "None", "tuple"}
"""Values: a copy has the same one."""


class CannotGenerate(ValueError):
    """Names the place and what is wrong there."""


class Field(NamedTuple):
    name: str
    type: str
    audience: str
    copied: str
    """The expression that makes a copy's value."""
    given: bool = True
    """``__init__`` takes it."""


KERNEL: Final = (
    Field("rng", "Rng", "", "self.rng.copy()"),
    Field("stack", "list[Frame[Any]]", "", "self.stack[:]"),
    Field("offers", "tuple[Frame[Any], ...]", "", "self.offers"),
    Field("teams", "tuple[int, ...]", "", "self.teams"),
    Field("open_decisions", "()", "", "self.open_decisions", given=False),
    Field("events", "None", "", "None", given=False),
)
"""What every state has from ``core.engine.State``; the type of one not given is its first value."""


def main(arguments: list[str]) -> int:
    check = arguments[:1] == ["--check"]
    named = [Path(argument) for argument in arguments[check:]]
    stale = []
    try:
        for path in named or sources():
            text = path.read_text(encoding="utf-8")
            wanted = generated(text, path.name)
            if wanted != text:
                stale.append(str(path))
                if not check:
                    path.write_text(wanted, encoding="utf-8")
    except (CannotGenerate, SyntaxError) as error:
        print(f"fields: {error}", file=sys.stderr)
        return 2
    for name in stale:
        print(f"{name} is stale: ./x generate" if check else f"wrote {name}")
    return 1 if check and stale else 0


def sources() -> list[Path]:
    return [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]


def generated(text: str, file: str) -> str:
    """The same module with the code of its fields as it should be."""
    if "Annotated[" not in text and BEGIN not in text:
        return text
    lines = text.splitlines(keepends=True)
    for node in reversed([n for n in ast.parse(text).body if isinstance(n, ast.ClassDef)]):
        fields = list(listed(node, text, file))
        if fields:
            first, last = region(node, lines, file)
            lines[first:last] = [line + "\n" for line in code(node, fields, file)]
        elif any(line.strip() == BEGIN for line in lines[node.lineno - 1 : node.end_lineno]):
            raise CannotGenerate(f"{file}: {node.name} lists no fields, but has the code for some")
    return "".join(lines)


# Reading --------------------------------------------------------------------------------------


def listed(node: ast.ClassDef, text: str, file: str) -> Iterator[Field]:
    """The fields of a class, in the order in which they stand there."""
    names: set[str] = set()
    for entry in node.body:
        if not isinstance(entry, ast.AnnAssign) or not isinstance(entry.target, ast.Name):
            continue
        note = entry.annotation
        if not (isinstance(note, ast.Subscript) and name_of(note.value) == "Annotated"):
            continue
        where = f"{file}:{entry.lineno}: {node.name}.{entry.target.id}"
        marks = note.slice.elts if isinstance(note.slice, ast.Tuple) else []
        if len(marks) not in (2, 3) or (len(marks) == 3 and name_of(marks[2]) != "SHARE"):
            raise CannotGenerate(f"{where}: write Annotated[type, AUDIENCE] or …, SHARE]")
        if entry.value is not None:
            raise CannotGenerate(f"{where}: a field has no default")
        name = entry.target.id
        if name in names:
            raise CannotGenerate(f"{where}: stands twice")
        names.add(name)
        shared = len(marks) == 3
        copied = f"self.{name}" if shared else copy_of(marks[0], f"self.{name}", where)
        audience = ast.get_source_segment(text, marks[1]) or ""
        kind = ast.get_source_segment(text, marks[0]) or ""
        yield Field(name, kind, audience, copied, given=audience != "TRANSIENT")


def copy_of(kind: ast.expr, value: str, where: str) -> str:
    """An expression for a copy of ``value``, by its type."""
    if isinstance(kind, ast.BinOp) and isinstance(kind.op, ast.BitOr):
        if name_of(kind.right) != "None":
            raise CannotGenerate(f"{where}: one type, or one type | None")
        inner = copy_of(kind.left, value, where)
        return value if inner == value else f"None if {value} is None else {inner}"
    name = name_of(kind)
    if name in PLAIN:
        return value
    if name in ("list", "dict") and isinstance(kind, ast.Subscript):
        inside = kind.slice
        if name == "dict":
            inside = inside.elts[1] if isinstance(inside, ast.Tuple) else inside
        inner = copy_of(inside, "entry", where)
        if name == "dict":
            plain = f"{value}.copy()"
            return plain if inner == "entry" else f"{{k: {inner} for k, entry in {value}.items()}}"
        return f"{value}[:]" if inner == "entry" else f"[{inner} for entry in {value}]"
    return f"{value}.copy()"


def name_of(node: ast.expr) -> str:
    """Of ``list[int]`` it is ``list``."""
    if isinstance(node, ast.Subscript):
        return name_of(node.value)
    if isinstance(node, ast.Constant):
        return repr(node.value)
    return node.id if isinstance(node, ast.Name) else ""


def region(node: ast.ClassDef, lines: Sequence[str], file: str) -> tuple[int, int]:
    """The lines that the generated code takes, or the empty place where it belongs."""
    body = range(node.lineno, node.end_lineno or node.lineno)
    begins = [at for at in body if lines[at].strip() == BEGIN]
    # The last line of a class is code, so the closing comment may stand just behind it.
    after = (*body, body.stop, body.stop + 1)
    ends = [at for at in after if at < len(lines) and lines[at].strip() == END]
    if len(begins) == 1 and len(ends) == 1 and begins[0] < ends[0]:
        return begins[0], ends[0] + 1
    if begins or ends:
        raise CannotGenerate(f"{file}: {node.name}: the marks of the generated code are broken")
    last = max(
        place
        for place, entry in enumerate(node.body)
        if isinstance(entry, ast.AnnAssign) and "Annotated" in ast.dump(entry.annotation)
    )
    following = node.body[last + 1 : last + 2]
    if following and isinstance(following[0], ast.Expr):  # the words about the last field
        last += 1
    at = node.body[last].end_lineno or 0
    return at, at


# Writing --------------------------------------------------------------------------------------


def code(node: ast.ClassDef, own: Sequence[Field], file: str) -> Iterator[str]:
    bases = [name_of(base) for base in node.bases]
    state = "State" in bases
    fields = (*KERNEL, *own) if state else tuple(own)
    if clash := {field.name for field in own} & {field.name for field in KERNEL if state}:
        raise CannotGenerate(f"{file}: {node.name}.{min(clash)}: the kernel's own field")
    yield f"    {BEGIN}"
    yield "    # fmt: off"
    yield from wrapped("__slots__ = (", [f'"{name}"' for name in sorted(f.name for f in own)], ")")
    inherited = ["**State.AUDIENCES"] if state else []
    seen = [*inherited, *(f'"{field.name}": {field.audience}' for field in own)]
    yield from wrapped("AUDIENCES: ClassVar[Audiences] = {", seen, "}")
    yield ""
    given = [f"{field.name}: {field.type}" for field in fields if field.given]
    yield from wrapped("def __init__(", ["self", *given], ") -> None:")
    for field in fields:
        if field.given:
            yield f"        self.{field.name} = {field.name}"
        elif field in KERNEL:
            yield f"        self.{field.name} = {field.type}"
    if any(not field.given for field in own):
        yield "        self.derive()"
    if not {"Event", "Frame"}.intersection(bases) and not is_shared(node):
        yield ""
        yield f"    def copy(self) -> {node.name}:"
        yield f"        other = {node.name}.__new__({node.name})"
        for field in fields:
            yield f"        other.{field.name} = {field.copied}"
        yield "        return other"
    yield "    # fmt: on"
    yield f"    {END}"


def is_shared(node: ast.ClassDef) -> bool:
    """A value that says so (``Part.SHARED``): there is no copy of it."""
    return any(
        isinstance(entry, ast.AnnAssign)
        and name_of(entry.target) == "SHARED"
        and isinstance(entry.value, ast.Constant)
        and entry.value.value is True
        for entry in node.body
    )


def wrapped(begin: str, entries: Iterable[str], end: str) -> Iterator[str]:
    """As many entries on a line as fit."""
    yield f"    {begin}"
    line = ""
    for entry in entries:
        # A builtin's name is a field's where the rulebook's word is the same.
        builtin = hasattr(builtins, entry.partition(":")[0]) and end.endswith("None:")
        if line and (builtin or len(line) + len(entry) + 10 > WIDTH):
            yield f"        {line}"
            line = ""
        line += f"{' ' if line else ''}{entry},"
        if builtin:
            yield f"        {line}  # noqa: A002"
            line = ""
    if line:
        yield f"        {line}"
    yield f"    {end}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
