"""Content by what it is: fingerprints of what a game uses, and packs kept from earlier releases.

A game goes on with the content that it was begun with, whatever became of the files. Whoever keeps
games keeps the text of that content too (`Source.texts`) and hands it back with ``keep``; from then
on it can be played with under its key, as if it were a folder.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from headframe.core.game import KEPT
from headframe.kit.content import ContentError, Pack, Section

WHOLE: Final = 2
"""The section counts with all that stands in it."""
SHAPE: Final = 1
"""Only how many rows it has: others are numbered after them."""
UNUSED: Final = 0

_TEXTS: Final[dict[str, dict[str, str]]] = {}


class SectionPrint(NamedTuple):
    """A section of a content pack: how many rows it has, and a digest of what stands in it."""

    kind: str
    name: str
    rows: int
    digest: str


class Source(NamedTuple):
    """What content was read from: the files' texts, the hash of them all, and their sections."""

    texts: dict[str, str]
    hash: str
    sections: tuple[SectionPrint, ...]

    def fingerprint(self, use: Callable[[str, str], int], more: str = "") -> str:
        """Of the sections that a game uses: ``use(kind, name)`` says how far each counts."""
        told: list[object] = [more]
        for section in self.sections:
            used = use(section.kind, section.name)
            if used == WHOLE:
                told.append([section.kind, section.name, section.digest])
            elif used == SHAPE:
                told.append([section.kind, section.name, section.rows])
        return hashlib.sha256(json.dumps(told).encode()).hexdigest()


def source_of(pack: Pack) -> Source:
    """What a pack was read from."""
    prints = tuple(
        SectionPrint(section.kind, section.name, len(section.rows), _digest(section))
        for section in pack.sections
    )
    return Source(pack.texts, pack.hash, prints)


def _digest(section: Section) -> str:
    """Of what is played with: not of comments, empty lines, or where an item comes from."""
    values = {name: cell.text for name, cell in section.values.items() if name != "provenance"}
    rows = [
        {name: cell.text for name, cell in row.cells.items() if name != "provenance"}
        for row in section.rows
    ]
    drawing = [line for _, line in section.drawing]
    told = json.dumps([values, rows, drawing], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


def keep(fingerprint: str, texts: Mapping[str, str]) -> str:
    """The key under which content that a game was begun with can be played from now on."""
    key = f"{KEPT}{fingerprint}"
    _TEXTS.setdefault(key, dict(texts))
    return key


def read_pack(key: str, built_in: Path, names: Sequence[str]) -> Pack:
    """The pack with this key: kept, in a folder, or (nothing) the built-in one."""
    if not key.startswith(KEPT):
        return Pack(Path(key) if key else built_in, names)
    if key not in _TEXTS:
        raise ContentError(key[:13], 0, "", "is content that is not known here")
    return Pack(Path(key), names, _TEXTS[key])
