"""What decided how a game was played: the code and the data of kernel, bots and game."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import headframe
from headframe.core.game import Game

SHARED: Final = ("core", "kit", "bots")
IGNORED: Final = (".pyc", ".pyi")


def fingerprint(game: Game[Any]) -> str:
    """Changes with every change of the kernel, the bots, their weights or this game's files, so
    that results of different bots are never taken for one another's."""
    home = Path(headframe.__file__).parent
    return _digest((*(home / name for name in SHARED), _home(game)))


def _home(game: Game[Any]) -> Path:
    """The folder of a game, or its file where it is no package."""
    module = sys.modules[type(game).__module__]
    file = Path(module.__file__ or "")
    return file.parent if module.__package__ != module.__name__ and module.__package__ else file


@cache
def _digest(places: tuple[Path, ...]) -> str:
    digest = hashlib.blake2b(digest_size=12)
    for place in places:
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        for file in files:
            if file.is_file() and file.suffix not in IGNORED:
                name = file.relative_to(place.parent).as_posix()
                digest.update(f"{name}\0".encode() + hashlib.blake2b(file.read_bytes()).digest())
    return digest.hexdigest()
