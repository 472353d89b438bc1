"""The positions of many games of one kind, as arrays: kept in files, put together, split."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from headframe.train.samples import Sample

Array = NDArray[Any]
RESULTS: Final = ("ended", "wins", "scores")
BY_GAME: Final = ("deal", *RESULTS)
BY_POSITION: Final = (
    *("when", "progress", "signs", "out", "worths", "features"),
    *("end", "spoilt"),
)


class Table(NamedTuple):
    """``game``: the number of the game, from 0, that each position is of; ``deal``, ``ended``,
    ``wins`` and ``scores`` have a row for each game, everything else one for each position."""

    name: str
    names: list[str]
    teams: list[int]
    game: Array
    deal: Array
    ended: Array
    wins: Array
    scores: Array
    when: Array
    progress: Array
    signs: Array
    out: Array
    worths: Array
    features: Array
    end: Array
    spoilt: Array

    @property
    def games(self) -> int:
        """How many games it holds."""
        return len(self.deal)

    @property
    def sides(self) -> int:
        """How many sides play: seats, or teams."""
        return len(set(self.teams))

    def side_means(self, seats: Array) -> Array:
        """(positions, seats, …) to (positions, sides, …)."""
        return np.stack([seats[:, self._seats(side)].mean(axis=1) for side in self._sides()], 1)

    def sides_in(self) -> Array:
        """Which sides can still win."""
        return np.stack([~self.out[:, self._seats(side)].all(axis=1) for side in self._sides()], 1)

    def side_wins(self) -> Array:
        """For each position what each side had of the win in the end."""
        return self.side_wins_of(self.game)

    def side_wins_of(self, games: Array) -> Array:
        """How these games ended for each side."""
        firsts = [self._seats(side)[0] for side in self._sides()]
        found: Array = self.wins[games][:, firsts].astype(float)
        return found

    def only(self, games: Array) -> Table:
        """The positions of these games (a mask)."""
        numbers = np.cumsum(games) - 1
        chosen = games[self.game]
        return self._replace(
            game=numbers[self.game[chosen]],
            **{name: getattr(self, name)[games] for name in BY_GAME},
            **{name: getattr(self, name)[chosen] for name in BY_POSITION},
        )

    def _sides(self) -> list[int]:
        return sorted(set(self.teams))

    def _seats(self, side: int) -> list[int]:
        return [seat for seat, team in enumerate(self.teams) if team == side]


def gathered(samples: Sequence[Sample]) -> Table:
    """In the order of the deals, whatever the order in which they were played."""
    samples = sorted(samples, key=lambda sample: sample.deal)
    first = samples[0]
    counts = [len(sample.when) for sample in samples]
    return Table(
        name=first.table,
        names=first.names,
        teams=first.teams,
        game=np.repeat(np.arange(len(samples)), counts),
        deal=np.array([sample.deal for sample in samples]),
        **{name: np.stack([getattr(sample, name) for sample in samples]) for name in RESULTS},
        **{
            name: np.concatenate([getattr(sample, name) for sample in samples])
            for name in BY_POSITION
        },
    )


def joined(tables: Sequence[Table]) -> Table:
    """Games of the same kind of table, one set after the other."""
    first = tables[0]
    starts = np.cumsum([0, *[table.games for table in tables[:-1]]])
    parts: dict[str, Any] = {
        name: np.concatenate([getattr(table, name) for table in tables])
        for name in (*BY_GAME, *BY_POSITION)
    }
    parts["game"] = np.concatenate([t.game + at for t, at in zip(tables, starts, strict=True)])
    return first._replace(**parts)


def save(table: Table, path: Path) -> None:
    """Whole or not at all: a run that is stopped leaves no half file."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, **table._asdict())
    part.replace(path)


def load(path: Path) -> Table:
    """What was saved. Raises ValueError."""
    with np.load(path, allow_pickle=False) as kept:
        if set(kept.files) != set(Table._fields):
            raise ValueError(f"{path}: holds {', '.join(kept.files)}, which are no games")
        found = {name: kept[name] for name in Table._fields}
    found["name"] = str(found["name"])
    found["names"] = [str(name) for name in found["names"]]
    found["teams"] = [int(team) for team in found["teams"]]
    return Table(**found)
