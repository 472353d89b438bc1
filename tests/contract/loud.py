"""Content fails loudly: every field of a pack is spoiled in turn, and the error must name it.

A game's test is one line::

    assert silent(tmp_path, BUILT_IN, FILES, load, free={"name"}) == []
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from headframe.kit.content import ContentError

NONSENSE = "?!"
NUMBERS = ("-777", "1000000000")


class Fault(NamedTuple):
    """One spoiled file: where the fault is, under which names it may be told, and the text."""

    what: str
    lines: Collection[int]
    fields: Collection[str]
    text: str


class Block(NamedTuple):
    """A section as it stands in the file; lines count from 0."""

    first: int
    end: int
    values: list[tuple[int, str, str]]
    tables: list[tuple[int, list[int]]]
    """The lines of a header and of its rows."""
    drawing: list[int]


def silent(
    folder: Path,
    pack: Path,
    files: Sequence[str],
    load: Callable[[Path], object],
    free: Collection[str] = (),
    zero: Collection[str] = (),
) -> list[str]:
    """The faults that load as if nothing were wrong, or whose error does not name file, line and
    field. Fields in ``free`` hold any words, but not none at all; those in ``zero`` may be 0."""
    for name in files:
        shutil.copyfile(pack / name, folder / name)
    load(folder)
    found: list[str] = []
    for name in files:
        path = folder / name
        sound = path.read_text(encoding="utf-8")
        for fault in faults(sound, free, zero):
            path.write_text(fault.text, encoding="utf-8")
            try:
                load(folder)
            except ContentError as error:
                if not _names(error, path, fault):
                    found.append(f"{name}: {fault.what}: told as: {error}")
            except Exception as error:  # noqa: BLE001  (any other kind is what we look for)
                found.append(f"{name}: {fault.what}: {error!r}")
            else:
                found.append(f"{name}: {fault.what}: loaded in silence")
        path.write_text(sound, encoding="utf-8")
    return found


def _names(error: ContentError, path: Path, fault: Fault) -> bool:
    if error.line == 0:  # something is missing: then the field alone says what
        return error.field in fault.fields
    if error.file != str(path) or error.line not in fault.lines:
        return False
    return not fault.fields or error.field in fault.fields


def faults(text: str, free: Collection[str], zero: Collection[str]) -> Iterator[Fault]:
    lines = text.splitlines()
    end = len(lines) + 1
    yield Fault("a section nobody knows", [end], (), f"{text.rstrip()}\n[nonsense here]\n")
    for block in blocks(lines):
        head = lines[block.first]
        twin = [*lines, *lines[block.first : block.end]]
        copied = range(len(lines) + 1, len(twin) + 1)
        yield Fault(f"{head} twice", copied, (), "\n".join(twin))
        yield from value_faults(lines, block, free, zero)
        yield from table_faults(lines, block, free, zero)
        for at in block.drawing:
            row = lines[at].split()
            row[-1] = "?" * len(row[-1])
            changed = _replaced(lines, at, " ".join(row))
            yield Fault(f"{head} drawing, line {at + 1}", [at + 1], (), changed)


def value_faults(
    lines: list[str], block: Block, free: Collection[str], zero: Collection[str]
) -> Iterator[Fault]:
    for at, key, value in block.values:
        here = (at + 1, block.first + 1)
        for wrong in spoiled(key, value, free, zero):
            what = f"line {at + 1}: {key} = {wrong}"
            yield Fault(what, [at + 1], [key], _replaced(lines, at, f"{key} = {wrong}"))
        yield Fault(
            f"line {at + 1}: {key} misspelled",
            here,
            [key, f"{key}x"],
            _replaced(lines, at, f"{key}x = {value}"),
        )


def table_faults(
    lines: list[str], block: Block, free: Collection[str], zero: Collection[str]
) -> Iterator[Fault]:
    for header, rows in block.tables:
        names = _cells(lines[header])
        for column, name in enumerate(names):
            # Another row for each column, and one that has something there.
            turned = rows[column % len(rows) :] + rows[: column % len(rows)]
            filled = [at for at in turned if _cells(lines[at])[column] not in ("", "-")]
            at = (filled or turned)[0]
            cells = _cells(lines[at])
            for wrong in spoiled(name, cells[column], free, zero):
                row = " | ".join([*cells[:column], wrong, *cells[column + 1 :]])
                what = f"line {at + 1}: {name}: {cells[column]!r} becomes {wrong!r}"
                yield Fault(what, [at + 1], [name], _replaced(lines, at, row))
            bent = " | ".join([*names[:column], f"{name}x", *names[column + 1 :]])
            told = [at + 1 for at in (block.first, header, *rows)]
            what = f"line {header + 1}: column {name} misspelled"
            yield Fault(what, told, [name, f"{name}x"], _replaced(lines, header, bent))
        twin = [*lines[: rows[0] + 1], lines[rows[0]], *lines[rows[0] + 1 :]]
        told = [block.first + 1, rows[0] + 2]
        yield Fault(f"line {rows[0] + 1} twice", told, (), "\n".join(twin))


def spoiled(field: str, value: str, free: Collection[str], zero: Collection[str]) -> Iterator[str]:
    """Values that no such field can have."""
    if field in free and not value.isdecimal():
        yield "-"
        return
    yield NONSENSE
    if value.isdecimal():
        yield from NUMBERS
    elif value[-1:].isdecimal() and " " in value:  # such as `draw 2`
        word = value.rpartition(" ")[0]
        if field not in zero:
            yield f"{word} 0"
        yield f"{word} 1000000000"


def blocks(lines: list[str]) -> Iterator[Block]:
    heads = [at for at, line in enumerate(lines) if line.startswith("[")]
    for first, end in zip(heads, [*heads[1:], len(lines)], strict=True):
        block = Block(first, end, [], [], [])
        header = drawing = False
        for at in range(first + 1, end):
            line = lines[at].strip()
            if drawing and line:
                block.drawing.append(at)
            elif not line:
                header = False
            elif line == "#" or line.startswith("# "):
                continue
            elif line == "---":
                drawing = True
            elif "|" in line and not header:
                header = True
                block.tables.append((at, []))
            elif "|" in line:
                block.tables[-1][1].append(at)
            else:
                key, _, value = line.partition("=")
                block.values.append((at, key.strip(), value.strip()))
        yield block


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")]


def _replaced(lines: list[str], at: int, line: str) -> str:
    return "\n".join([*lines[:at], line, *lines[at + 1 :]])
