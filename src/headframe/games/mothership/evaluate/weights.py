"""What a position is worth, in numbers: ``weights.txt``, worked out for the content played with."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from headframe.core.weights import FILE, KEPT, in_use
from headframe.games.mothership.content import Content, content_of
from headframe.games.mothership.content.reading import counted, table, values
from headframe.games.mothership.units import KIND_NAMES, MOTHERSHIP
from headframe.kit.content import Pack, no_twins

GAME: Final = "mothership"
OWN: Final = Path(__file__).parent / FILE
NUMBERS: Final = (
    "mothership hull",
    "mothership",
    "station hull",
    "station",
    "fighter",
    "bomber",
    "guardian",
    "due",
    "planet",
    "planet gas",
    "defence",
    "mineral",
    "gas",
    "influence",
    "card",
    "setting",
    "technology mineral",
    "development",
    "victory point",
    "near planet",
    "near ship",
    "near station",
    "afar",
    "patience",
    "sturdy",
    "guarded",
    "later",
    "siege",
    "doom",
    "unguarded",
    "relief",
    "blow",
    "strike",
    "exposed",
    "frail",
    "asteroids",
    "out",
    "won",
    "rival",
)
HIGHEST: Final = 1_000_000


class Weights:
    """Whole numbers, in hundredths of a small ship but where the file says otherwise."""

    __slots__ = (
        "afar",
        "asteroids",
        "blow",
        "card",
        "defence",
        "development",
        "doom",
        "due",
        "engines",
        "exposed",
        "frail",
        "gas",
        "guarded",
        "influence",
        "later",
        "mineral",
        "mothership_hull",
        "near_planet",
        "near_ship",
        "near_station",
        "out",
        "patience",
        "planet",
        "planet_gas",
        "relief",
        "rival",
        "setting",
        "shields",
        "siege",
        "station_hull",
        "stride",
        "strike",
        "sturdy",
        "technology",
        "unguarded",
        "unit",
        "victory_point",
        "weapons",
        "won",
    )

    def __init__(self, pack: Pack, content: Content) -> None:
        section = values(pack, "worth")
        of = {name: section.value(name).whole(0, HIGHEST) for name in NUMBERS}
        self.mothership_hull = of["mothership hull"]
        self.station_hull = of["station hull"]
        self.due = of["due"]
        self.planet = of["planet"]
        self.planet_gas = of["planet gas"]
        self.defence = of["defence"]
        self.mineral = of["mineral"]
        self.gas = of["gas"]
        self.influence = of["influence"]
        self.card = of["card"]
        self.setting = of["setting"]
        self.development = of["development"]
        self.victory_point = of["victory point"]
        self.near_planet = of["near planet"]
        self.near_ship = of["near ship"]
        self.near_station = of["near station"]
        self.afar = of["afar"]
        self.patience = of["patience"]
        self.sturdy = of["sturdy"]
        self.guarded = of["guarded"]
        self.later = of["later"]
        self.siege = of["siege"]
        self.doom = of["doom"]
        self.unguarded = of["unguarded"]
        self.relief = of["relief"]
        self.blow = of["blow"]
        self.strike = of["strike"]
        self.exposed = of["exposed"]
        self.frail = of["frail"]
        self.asteroids = of["asteroids"]
        self.out = of["out"]
        self.won = of["won"]
        self.rival = of["rival"]
        # By kind of unit.
        self.unit: tuple[int, ...] = tuple(of[name.lower()] for name in KIND_NAMES)
        # By technology.
        self.technology = _technologies(pack, content, of["technology mineral"])
        # By the Energy on the row.
        self.engines = _by_energy(pack, content, "engines")
        self.weapons = _by_energy(pack, content, "weapons")
        self.shields = _by_energy(pack, content, "shields")
        # How far a move takes each kind. A Mothership's is not what its Energy says just now: else
        # it would put all of it into its engines.
        panel, engine = content.panel, content.units.engine
        self.stride: tuple[int, ...] = tuple(
            max(1, panel.engine[panel.start] if kind == MOTHERSHIP else engine[kind])
            for kind in range(len(KIND_NAMES))
        )
        pack.finish()


def _technologies(pack: Pack, content: Content, a_mineral: int) -> tuple[int, ...]:
    section = table(pack, "research")
    no_twins(row["title"] for row in section.rows)
    titles = tuple(tech.title for tech in content_of("").technologies)
    bonus = {row["title"].word(titles): row["bonus"].whole(0, HIGHEST) for row in section.rows}
    return tuple(a_mineral * tech.price + bonus.get(tech.title, 0) for tech in content.technologies)


def _by_energy(pack: Pack, content: Content, name: str) -> tuple[int, ...]:
    """A panel with longer rows than ours gains nothing more at their ends."""
    section = table(pack, "energy")
    counted(section.rows, "energy", first=0)
    found = [row[name].whole(0, HIGHEST) for row in section.rows]
    return tuple(found[min(energy, len(found) - 1)] for energy in range(content.panel.cap + 1))


def read_weights(file: Path, content: Content) -> Weights:
    return Weights(Pack(file.parent, [file.name]), content)


@lru_cache(KEPT)
def _weights_of(pack: str, file: str) -> Weights:
    return read_weights(Path(file) if file else OWN, content_of(pack))


def weights_of(pack: str) -> Weights:
    """For the content with this key."""
    return _weights_of(pack, in_use(GAME))
