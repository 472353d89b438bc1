"""Layouts: where Stations, planets and asteroids lie, and the checks that a layout must pass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from headframe.core.bits import bits, mask_of
from headframe.core.sentence import Sentence
from headframe.games.mothership.board import (
    DISTANCE,
    FULL,
    GAS,
    GRID,
    MINERAL,
    NEXT,
    PLANETOID,
    WITHIN,
    space_name,
)
from headframe.games.mothership.content.figures import Figures
from headframe.games.mothership.units import FLEET, MOST_OWNERS
from headframe.kit.content import Cell, ContentError, Section, read_text

SOLO_LAYOUT: Final = "solo"
PLACES: Final = ("stations", "homes", "minerals", "gas", "tiles", "moons", "planetoids")
MOST_MINERALS: Final = 8
MOST_GAS: Final = 2
MOST_MOONS: Final = 4
HOME_DISTANCE: Final = 3
STATION_RINGS: Final = (6, 7)
_RINGS: Final = " or ".join(map(str, STATION_RINGS))

PROVENANCE: Final = "provenance"

Faults = list[tuple[str, str, str]]
"""Clauses that a layout breaks, by which value, and how."""


class BadLayout(ValueError):
    """A layout of a host's own that breaks a clause, or cannot be read."""


class Layout:
    """Planets are numbered: homes in seat order, further mineral planets, gas, planetoids."""

    __slots__ = (
        "gas",
        "homes",
        "minerals",
        "moons",
        "name",
        "planetoids",
        "seats",
        "stations",
        "tile_reach",
        "tiles",
    )

    def __init__(
        self, name: str, seats: int, places: Mapping[str, list[int]], tile_reach: int
    ) -> None:
        self.name = name
        self.seats = seats
        self.stations = places["stations"]
        self.homes = places["homes"]
        self.minerals = places["minerals"]
        self.gas = places["gas"]
        self.tiles = places["tiles"]
        self.moons = places["moons"]
        self.planetoids = places["planetoids"]
        self.tile_reach = tile_reach

    def with_tiles(self, name: str, tiles: list[int]) -> Layout:
        """The same with other asteroids."""
        places = {
            "stations": self.stations,
            "homes": self.homes,
            "minerals": self.minerals,
            "gas": self.gas,
            "tiles": tiles,
            "moons": self.moons,
            "planetoids": self.planetoids,
        }
        return Layout(name, self.seats, places, self.tile_reach)

    def with_moons(self, moons: list[int]) -> Layout:
        """The same with other moons."""
        found = self.with_tiles(self.name, self.tiles)
        found.moons = moons
        return found

    def planets(self, moons: bool) -> list[tuple[int, int]]:
        """(space, body) of every planet in play."""
        found = [(at, MINERAL) for at in (*self.homes, *self.minerals)]
        found += [(at, GAS) for at in self.gas]
        if moons:
            found += [(at, PLANETOID) for at in self.planetoids]
        return found

    def asteroids(self) -> int:
        return tile_mask(self.tiles, self.tile_reach)


def read_layout(section: Section, figures: Figures) -> Layout:
    seats = section.value("seats").whole(1, MOST_OWNERS)
    places = {name: spaces(section, name) for name in PLACES}
    return Layout(section.name, seats, places, figures.tile_reach)


def spaces(section: Section, field: str) -> list[int]:
    """The spaces that a cell names, or an error that says where it stands."""
    return [space(cell) for cell in section.value(field).parts()]


def space(cell: Cell) -> int:
    try:
        q, r = (int(number) for number in cell.text.split())
    except ValueError:
        raise cell.error(f"{cell.text!r} is no space: two numbers, q and r") from None
    found = GRID.at(q, r)
    if found < 0:
        raise cell.error(f"{cell.text} is not on the board [MS-LAY-01]")
    return found


def tile_mask(tiles: list[int], reach: int) -> int:
    mask = 0
    for centre in tiles:
        mask |= WITHIN[centre][reach]
    return mask


def read_layouts(sections: list[Section], figures: Figures) -> dict[str, Layout]:
    """Of a pack, each checked like one of a host's own."""
    found: dict[str, Layout] = {}
    for section in sections:
        section.provenance()
        layout = read_layout(section, figures)
        if layout.name in found:
            raise section.error("", "stands twice")
        found[layout.name] = layout
        broken = ground_faults(layout, figures)
        if layout.name == SOLO_LAYOUT:
            broken = [fault for fault in broken if fault[0] == "MS-LAY-02"]
        else:
            broken += piece_faults(layout, figures)
        for clause, field, problem in broken:
            raise section.value(field).error(f"[layout {layout.name}] {problem} [{clause}]")
    return found


# What a layout must keep -------------------------------------------------------------------------


def ground_faults(layout: Layout, figures: Figures, overlapping: bool = False) -> Faults:
    """MS-LAY-02, -04; ``overlapping``: tiles may lie over each other."""
    wrong: Faults = []
    covered = 0
    reach = figures.tile_reach
    whole = 1 + 3 * reach * (reach + 1)
    for centre in layout.tiles:
        tile = WITHIN[centre][reach]
        if tile.bit_count() != whole:
            wrong.append(
                ("MS-LAY-02", "tiles", f"the tile around {space_name(centre)} leaves the board")
            )
        if tile & covered and not overlapping:
            wrong.append(
                ("MS-LAY-02", "tiles", f"the tile around {space_name(centre)} overlaps another")
            )
        covered |= tile
    if len(layout.tiles) > figures.most_tiles:
        problem = f"{len(layout.tiles)} asteroid tiles; {figures.most_tiles} at most"
        wrong.append(("MS-LAY-02", "tiles", problem))
    minerals = len(layout.homes) + len(layout.minerals)
    if minerals not in (layout.seats + 1, layout.seats + 2) or minerals > MOST_MINERALS:
        wrong.append(
            (
                "MS-LAY-04",
                "minerals",
                f"{minerals} mineral planets do not fit {layout.seats} players",
            )
        )
    if len(layout.gas) > MOST_GAS:
        wrong.append(("MS-LAY-04", "gas", f"{len(layout.gas)} gas planets; {MOST_GAS} at most"))
    return wrong


def piece_faults(layout: Layout, figures: Figures) -> Faults:
    """MS-LAY-05 to -07, -11, MS-MOON-01."""
    wrong: Faults = []
    asteroids = layout.asteroids()
    if len(layout.stations) != layout.seats:
        wrong.append(("MS-LAY-05", "stations", "every player needs exactly one Station"))
    for at in layout.stations:
        if DISTANCE[GRID.centre][at] == GRID.radius:
            name = space_name(at)
            wrong.append(
                ("MS-LAY-05", "stations", f"the Station at {name} lies on the outermost ring")
            )
        if asteroids >> at & 1:
            wrong.append(
                ("MS-LAY-05", "stations", f"the Station at {space_name(at)} lies on asteroids")
            )
    pieces = [*layout.stations, *layout.homes, *layout.minerals, *layout.gas, *layout.planetoids]
    if len(set(pieces)) != len(pieces):
        wrong.append(("MS-LAY-06", "homes", "two pieces share a space"))
    free = FULL & ~mask_of(pieces)
    crowded = figures.fleet_reach + figures.starts.first_reach(layout.seats)
    for at in layout.stations:
        wanted = FLEET * sum(DISTANCE[at][other] <= crowded for other in layout.stations)
        if (WITHIN[at][figures.fleet_reach] & free & ~asteroids).bit_count() < wanted:
            wrong.append(
                ("MS-LAY-07", "stations", f"the fleet has too little room at {space_name(at)}")
            )
    if not GRID.is_connected(free) or any(not NEXT[at] & free for at in pieces):
        wrong.append(("MS-LAY-11", "homes", "part of the board is out of reach for good"))
    planets = {at for at, _ in layout.planets(moons=False)}
    if not planets.issuperset(layout.moons):
        wrong.append(("MS-MOON-01", "moons", "a moon lies where no planet is"))
    if len(layout.moons) + len(layout.planetoids) > MOST_MOONS:
        wrong.append(("MS-MOON-01", "moons", f"more than {MOST_MOONS} moons and planetoids"))
    return wrong


def warnings(layout: Layout, figures: Figures) -> list[Sentence]:
    """What a layout does unlike the official ones."""
    found: list[Sentence] = []
    planets = mask_of(at for at, _ in layout.planets(moons=True))
    minerals = mask_of([*layout.homes, *layout.minerals])
    reach = figures.fleet_reach
    for at in layout.stations:
        name = space_name(at)
        if not GRID.ring[at][HOME_DISTANCE] & minerals:
            found.append(
                Sentence(
                    "{space} has no mineral planet at {distance} [MS-LAY-08]",
                    space=name,
                    distance=HOME_DISTANCE,
                )
            )
        if DISTANCE[GRID.centre][at] not in STATION_RINGS:
            found.append(
                Sentence(
                    "{space} is not {rings} from the centre [MS-LAY-08]", space=name, rings=_RINGS
                )
            )
        if WITHIN[at][reach] & (planets | layout.asteroids()):
            found.append(
                Sentence(
                    "{space} has a planet or asteroids within {reach} [MS-LAY-08]",
                    space=name,
                    reach=reach,
                )
            )
    tiles = [WITHIN[centre][figures.tile_reach] for centre in layout.tiles]
    if sum(tile.bit_count() for tile in tiles) > layout.asteroids().bit_count():
        found.append(Sentence("asteroid tiles overlap [MS-LAY-02]"))
    if not fair(layout):
        found.append(Sentence("the seats are not alike by any symmetry [MS-LAY-09]"))
    return found


def fair(layout: Layout, planetoids: bool = True) -> bool:
    """Whether symmetries of the whole layout carry each Station to every other."""
    stations = mask_of(layout.stations)
    images: dict[int, set[int]] = {at: set() for at in layout.stations}
    for symmetry in GRID.symmetries:
        if keeps(layout, symmetry, planetoids):
            for at in layout.stations:
                images[at].add(symmetry[at])
    everywhere = set(bits(stations))
    return all(found == everywhere for found in images.values())


def keeps(layout: Layout, symmetry: list[int], planetoids: bool = True) -> bool:
    """Whether a symmetry of the board leaves the layout as it is."""
    groups = [layout.stations, [*layout.homes, *layout.minerals], layout.gas, layout.tiles]
    if planetoids:
        groups += [layout.moons, layout.planetoids]
    return all({symmetry[at] for at in group} == set(group) for group in groups)


# A layout of a host's own ------------------------------------------------------------------------


def own_layout(text: str, figures: Figures, overlapping: bool = False) -> Layout:
    """A layout document typed in by a host, checked; BadLayout names the clause it breaks."""
    try:
        section = _document(text)
        layout = read_layout(section, figures)
        if PROVENANCE in section.values:
            section.provenance()
        section.finish()
    except ContentError as error:
        clause = "" if "MS-LAY" in str(error) else " [MS-LAY-10]"
        raise BadLayout(f"{error}{clause}") from error
    faults = ground_faults(layout, figures, overlapping) + piece_faults(layout, figures)
    for clause, _, problem in faults:
        raise BadLayout(f"{problem} [{clause}]")
    return layout


def own_tiles(text: str) -> tuple[str, list[int]]:
    """The name and the tiles of a layout document: all that counts in solo (MS-SOLO-15)."""
    try:
        section = _document(text)
        return section.name, spaces(section, "tiles")
    except ContentError as error:
        raise BadLayout(f"{error} [MS-LAY-10]") from error


def _document(text: str) -> Section:
    sections = [part for part in read_text(text, "layout") if part.kind == "layout"]
    if len(sections) != 1:
        raise BadLayout("exactly one section [layout NAME] is wanted")
    return sections[0]
