"""Layouts: where Stations, planets and asteroids lie, and the checks that a layout must pass."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from headframe.core.bits import bits, mask_of
from headframe.core.options import BadOption
from headframe.games.mothership.content import (
    ARTIFACT_NAMES,
    DISTANCE,
    FLEET_REACH,
    FULL,
    GAS,
    GRID,
    MINERAL,
    NEXT,
    PACK,
    PLANETOID,
    WITHIN,
    figure,
    space,
    spaces,
)
from headframe.kit.content import ContentError, Section, read_text

MOST_TILES: Final = figure("board", "most tiles")
TILE_REACH: Final = figure("board", "tile radius")
MOST_MINERALS: Final = 8
MOST_GAS: Final = 2
MOST_MOONS: Final = 4
FLEET: Final = 6
CROWDED: Final = 2 * FLEET_REACH
HOME_DISTANCE: Final = 3
STATION_RINGS: Final = (6, 7)
_RINGS: Final = " or ".join(map(str, STATION_RINGS))


class Layout:
    """Planets are numbered: homes in seat order, further mineral planets, gas, planetoids."""

    __slots__ = (
        "bodies",
        "gas",
        "homes",
        "minerals",
        "moons",
        "name",
        "planetoids",
        "seats",
        "stations",
        "tiles",
    )

    def __init__(self, section: Section) -> None:
        self.name = section.name
        self.seats = section.value("seats").whole(1, 6)
        self.stations = spaces(section, "stations")
        self.homes = spaces(section, "homes")
        self.minerals = spaces(section, "minerals")
        self.gas = spaces(section, "gas")
        self.tiles = spaces(section, "tiles")
        self.moons = spaces(section, "moons")
        self.planetoids = spaces(section, "planetoids")

    def planets(self, moons: bool) -> list[tuple[int, int]]:
        """(space, body) of every planet in play."""
        found = [(at, MINERAL) for at in (*self.homes, *self.minerals)]
        found += [(at, GAS) for at in self.gas]
        if moons:
            found += [(at, PLANETOID) for at in self.planetoids]
        return found

    def asteroids(self) -> int:
        return tile_mask(self.tiles)


def tile_mask(tiles: list[int]) -> int:
    mask = 0
    for centre in tiles:
        mask |= WITHIN[centre][TILE_REACH]
    return mask


@lru_cache(maxsize=64)
def fields(asteroids: int) -> tuple[int, ...]:
    """The field of each space, -1 where there are no asteroids."""
    found = [-1] * GRID.size
    for number, part in enumerate(GRID.components(asteroids)):
        for at in bits(part):
            found[at] = number
    return tuple(found)


@lru_cache(maxsize=4096)
def field_of(asteroids: int, space: int) -> int:
    """The spaces of the field around one of them."""
    return GRID.component(space, asteroids)


OFFICIAL: Final = {section.name: Layout(section) for section in PACK.of("layout")}
SOLO_START: Final = PACK.only("solo")
CORNER: Final = space(SOLO_START.value("corner"))
NPC_STARTS: Final = tuple(
    (row["unit"].whole(), space(row["space"]), row["home"].whole() - 1) for row in SOLO_START.rows
)


def own_layout(text: str) -> Layout:
    """A layout document typed in by a host, checked; BadOption names the clause it breaks."""
    try:
        sections = [part for part in read_text(text, "layout") if part.kind == "layout"]
        if len(sections) != 1:
            raise BadOption("option layout: exactly one section [layout NAME] is wanted")
        layout = Layout(sections[0])
    except ContentError as error:
        clause = "" if "MS-LAY" in str(error) else " [MS-LAY-10]"
        raise BadOption(f"option layout: {error}{clause}") from error
    check(layout)
    return layout


def check(layout: Layout) -> None:
    """Refuse what breaks MS-LAY-01 to -07 or -11."""
    for clause, problem in (*_ground(layout), *_pieces(layout)):
        raise BadOption(f"option layout: {problem} [{clause}]")


def _ground(layout: Layout) -> list[tuple[str, str]]:
    wrong: list[tuple[str, str]] = []
    covered = 0
    for centre in layout.tiles:
        tile = WITHIN[centre][TILE_REACH]
        if tile.bit_count() != 7:
            wrong.append(("MS-LAY-02", f"the tile around {_name(centre)} leaves the board"))
        if tile & covered:
            wrong.append(("MS-LAY-02", f"the tile around {_name(centre)} overlaps another"))
        covered |= tile
    if len(layout.tiles) > MOST_TILES:
        wrong.append(("MS-LAY-02", f"{len(layout.tiles)} asteroid tiles; {MOST_TILES} at most"))
    minerals = len(layout.homes) + len(layout.minerals)
    if minerals not in (layout.seats + 1, layout.seats + 2) or minerals > MOST_MINERALS:
        wrong.append(("MS-LAY-04", f"{minerals} mineral planets do not fit {layout.seats} players"))
    if len(layout.gas) > MOST_GAS:
        wrong.append(("MS-LAY-04", f"{len(layout.gas)} gas planets; {MOST_GAS} at most"))
    return wrong


def _pieces(layout: Layout) -> list[tuple[str, str]]:
    wrong: list[tuple[str, str]] = []
    asteroids = layout.asteroids()
    if len(layout.stations) != layout.seats:
        wrong.append(("MS-LAY-05", "every player needs exactly one Station"))
    for at in layout.stations:
        if DISTANCE[GRID.centre][at] == GRID.radius:
            wrong.append(("MS-LAY-05", f"the Station at {_name(at)} lies on the outermost ring"))
        if asteroids >> at & 1:
            wrong.append(("MS-LAY-05", f"the Station at {_name(at)} lies on asteroids"))
    pieces = [*layout.stations, *layout.homes, *layout.minerals, *layout.gas, *layout.planetoids]
    if len(set(pieces)) != len(pieces):
        wrong.append(("MS-LAY-06", "two pieces share a space"))
    free = FULL & ~mask_of(pieces)
    for at in layout.stations:
        wanted = FLEET * sum(DISTANCE[at][other] <= CROWDED for other in layout.stations)
        if (WITHIN[at][FLEET_REACH] & free & ~asteroids).bit_count() < wanted:
            wrong.append(("MS-LAY-07", f"the fleet has too little room at {_name(at)}"))
    if not GRID.is_connected(free) or any(not NEXT[at] & free for at in pieces):
        wrong.append(("MS-LAY-11", "part of the board is out of reach for good"))
    moons = set(layout.moons)
    if moons and not moons <= set(pieces):
        wrong.append(("MS-MOON-01", "a moon lies where no planet is"))
    if len(layout.moons) + len(layout.planetoids) > MOST_MOONS:
        wrong.append(("MS-MOON-01", f"more than {MOST_MOONS} moons and planetoids"))
    return wrong


def warnings(layout: Layout) -> list[str]:
    """What a layout does unlike the official ones."""
    found: list[str] = []
    planets = mask_of(at for at, _ in layout.planets(moons=True))
    minerals = mask_of([*layout.homes, *layout.minerals])
    for at in layout.stations:
        if not GRID.ring[at][HOME_DISTANCE] & minerals:
            found.append(f"{_name(at)} has no mineral planet at {HOME_DISTANCE} [MS-LAY-08]")
        if DISTANCE[GRID.centre][at] not in STATION_RINGS:
            found.append(f"{_name(at)} is not {_RINGS} from the centre [MS-LAY-08]")
        if WITHIN[at][FLEET_REACH] & (planets | layout.asteroids()):
            found.append(f"{_name(at)} has a planet or asteroids within 2 [MS-LAY-08]")
    if not fair(layout):
        found.append("the seats are not alike by any symmetry [MS-LAY-09]")
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


def solo_layout(text: str) -> Layout:
    """An own layout for solo: only its tiles count (MS-SOLO-15)."""
    base = OFFICIAL["solo"]
    try:
        sections = [part for part in read_text(text, "layout") if part.kind == "layout"]
        if len(sections) != 1:
            raise BadOption("option layout: exactly one section [layout NAME] is wanted")
        tiles = spaces(sections[0], "tiles")
    except ContentError as error:
        raise BadOption(f"option layout: {error} [MS-LAY-10]") from error
    layout = Layout(next(part for part in PACK.of("layout") if part.name == "solo"))
    layout.tiles = tiles
    layout.name = sections[0].name
    for clause, problem in _ground(layout):
        if clause == "MS-LAY-02":
            raise BadOption(f"option layout: {problem} [{clause}]")
    asteroids = layout.asteroids()
    kept = mask_of([*base.stations, *(at for _, at, _ in NPC_STARTS)])
    if asteroids & kept:
        raise BadOption("option layout: a tile covers a Station or an NPC ship [MS-SOLO-15]")
    if (WITHIN[CORNER][FLEET_REACH] & ~asteroids).bit_count() < FLEET:
        raise BadOption("option layout: no room for the fleet in its corner [MS-SOLO-15]")
    return layout


def too_many_bodies(layout: Layout, moons: bool) -> bool:
    """MS-ART-02: there are only as many tokens as artifacts."""
    return len(layout.planets(moons)) > len(ARTIFACT_NAMES)


def _name(at: int) -> str:
    q, r = GRID.coords[at]
    return f"({q}, {r})"
