"""What decides how a game is played: the code and the data of kernel, game and bots."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import headframe
from headframe.bots import own
from headframe.bots.specs import KINDS, parse
from headframe.core.game import Game

SHARED: Final = ("core", "kit", "bots")
IGNORED: Final = (".pyc", ".pyi")


def fingerprint(game: Game[Any], bots: Sequence[str]) -> str:
    """Changes with every change of the kernel, the game, the bots or their weights, so that
    results of different bots are never taken for one another's."""
    home = Path(headframe.__file__).parent
    shared = [home / name for name in SHARED]
    used = [place for bot in dict.fromkeys(bots) for place in _used(bot, game.NAME)]
    return _digest([*shared, _home(type(game)), *used])


def _used(bot: str, game: str) -> list[Path]:
    """Where a bot of somebody's own stands, and the files that its settings name."""
    name, settings = parse(bot, game)
    code = [] if name in KINDS else [_home(own.load(name))]
    words = [word for text in settings.values() if isinstance(text, str) for word in text.split()]
    return code + [path for word in words if (path := Path(word)).is_file()]


def _home(kind: type[Any]) -> Path:
    """The folder of the package that a class stands in, or its file where it is in none."""
    module = sys.modules[kind.__module__]
    file = Path(module.__file__ or "")
    return file.parent if module.__package__ else file


def _digest(places: Sequence[Path]) -> str:
    digest = hashlib.blake2b(digest_size=12)
    for place in places:
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        for file in files:
            if file.is_file() and file.suffix not in IGNORED:
                name = file.relative_to(place.parent).as_posix()
                digest.update(f"{name}\0".encode() + hashlib.blake2b(file.read_bytes()).digest())
    return digest.hexdigest()
