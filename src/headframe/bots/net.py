"""A small net: numbers in, one layer of units, one number out. Trained and asked with numpy alone.

It learns what the game's own evaluation misses. The strength of a seat is its worth plus what the
net says of its numbers; the seats of a position are compared, so what is the same for all cancels
out. It is a data file: the weights, and where they come from.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.vector import Layout

Array = NDArray[np.float32]
PARTS: Final = ("scale", "first", "bias", "last")
FACTS: Final = "facts"
NEEDED: Final = ("game", "table", "options", "layout", "seed", "games", "commit", "share")
"""What a file must say about itself. ``layout`` is the size of a row; ``share``: how much of what
the net says is believed."""
WITHOUT: Final = "without"
"""The fact that names the features which the net does not look at: to write them takes longer than
to think about them."""
MOST_BYTES: Final = 1_000_000


def layout_of(game: Game[Any], options: Options, without: Collection[str]) -> Layout[Any]:
    """The numbers that a net for such a table looks at."""
    features = game.features(options)
    try:
        return Layout(features, game.seats(options), without)
    except LookupError as error:
        raise BadNet(f"{game.TITLE}: {error}") from None


class BadNet(ValueError):
    """A file that holds no net for what it is wanted for; the message says why."""


class Net:
    """``scale`` brings every number to about the same size; the rest is the net."""

    __slots__ = ("_whole", "bias", "facts", "first", "last", "scale")

    def __init__(
        self, scale: Array, first: Array, bias: Array, last: Array, facts: Mapping[str, Any]
    ) -> None:
        self.scale = scale
        self.first = first
        self.bias = bias
        self.last = last
        self.facts = facts
        self._whole: Array | None = None

    @staticmethod
    def fresh(scale: Array, units: int, seed: int) -> Net:
        """One that says nothing yet."""
        rng = np.random.default_rng(seed)
        first = rng.normal(0.0, (2.0 / max(1, len(scale))) ** 0.5, (len(scale), units))
        zeros = np.zeros(units, np.float32)
        return Net(scale, first.astype(np.float32), zeros, zeros.copy(), {})

    def says(self, rows: bytes, count: int) -> list[float]:
        """Of each of so many rows, in points. For bots: the net must not change any more."""
        if self._whole is None:
            self._whole = self.scale[:, None] * self.first
        units = np.frombuffer(rows, np.uint8).reshape(count, -1).astype(np.float32) @ self._whole
        units += self.bias
        np.maximum(units, 0.0, out=units)
        found: list[float] = (units @ self.last).tolist()
        return found

    def save(self, path: Path, facts: Mapping[str, Any]) -> None:
        """Into a file, with the facts about it that every net must tell. Raises BadNet."""
        missing = [name for name in NEEDED if name not in facts]
        assert not missing, f"a net must say of itself: {', '.join(missing)}"
        parts: dict[str, Any] = {name: getattr(self, name).astype(np.float16) for name in PARTS}
        parts[FACTS] = np.array(json.dumps(dict(facts)))
        with path.open("wb") as file:
            np.savez_compressed(file, **parts)
        if path.stat().st_size > MOST_BYTES:
            raise BadNet(f"{path}: {path.stat().st_size} bytes; at most {MOST_BYTES} are allowed")


def load(path: Path) -> Net:
    """Checked: a file that was cut off or is for something else is refused."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            found = {name: kept[name].astype(np.float32) for name in PARTS}
            facts = json.loads(str(kept[FACTS]))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BadNet(f"{path}: is no net: {error}") from error
    missing = [name for name in NEEDED if name not in facts]
    if missing:
        raise BadNet(f"{path}: does not say {', '.join(missing)}")
    size, units = found["first"].shape
    if (
        found["scale"].shape != (size,)
        or found["bias"].shape != (units,)
        or found["last"].shape != (units,)
        or not all(np.isfinite(part).all() for part in found.values())
        or facts["layout"] != size
    ):
        raise BadNet(f"{path}: its parts do not fit together")
    return Net(**found, facts=facts)
