"""Team plans, and the Solo Challenge: its corner, the NPC's ships, levels and technologies."""

from __future__ import annotations

from collections.abc import Mapping

from headframe.core.bits import mask_of
from headframe.games.mothership.board import WITHIN
from headframe.games.mothership.content.figures import Figures, Panel
from headframe.games.mothership.content.layouts import (
    SOLO_LAYOUT,
    BadLayout,
    Layout,
    ground_faults,
    own_tiles,
    space,
)
from headframe.games.mothership.content.reading import counted, table
from headframe.games.mothership.content.technology import Technology, read_branches
from headframe.games.mothership.modes import FEWEST_PLAYERS, SOLO_LEVELS, TEAM_PLANS
from headframe.games.mothership.units import FLEET, KINDS, MOST_OWNERS, MOTHERSHIP, SHIPS, UNITS
from headframe.kit.content import ContentError, Pack, Row, no_twins

NO_HOME = -1


class TeamPlan:
    """A way to play in teams: the layout, each seat's team, the order of turns."""

    __slots__ = ("layout", "name", "order", "teams")

    def __init__(self, row: Row, layouts: Mapping[str, Layout]) -> None:
        self.name = row["name"].word(TEAM_PLANS)
        self.layout = row["layout"].word(tuple(layouts))
        seats = layouts[self.layout].seats
        letters = row["teams"].required().split()
        if len(letters) != seats or len(set(letters)) < 2:
            raise row["teams"].error(f"a letter for each of {seats} seats, of two teams or more")
        self.teams = tuple(sorted(set(letters)).index(letter) for letter in letters)
        self.order = tuple(
            part.whole(1, seats) - 1 for part in row["order"].parts(" ") if part.text
        )
        if sorted(self.order) != list(range(seats)):
            raise row["order"].error(f"each of the seats 1 to {seats} once")


def read_team_plans(pack: Pack, layouts: Mapping[str, Layout]) -> dict[str, TeamPlan]:
    section = table(pack, "teams")
    no_twins(row["name"] for row in section.rows)
    found = {row["name"].text: TeamPlan(row, layouts) for row in section.rows}
    for name in TEAM_PLANS:
        if name not in found:
            raise section.error("name", f"{name} is missing")
    return found


def check_official(pack: Pack, layouts: Mapping[str, Layout]) -> None:
    """There is a layout for every number of players."""
    wanted = {f"{seats}p": seats for seats in range(FEWEST_PLAYERS, MOST_OWNERS + 1)}
    for name, seats in {**wanted, SOLO_LAYOUT: 1}.items():
        file = pack.of("layout")[0].file if pack.of("layout") else "[layout]"
        if name not in layouts:
            raise ContentError(file, 0, "", f"a section [layout {name}] is wanted")
        if layouts[name].seats != seats:
            section = next(part for part in pack.of("layout") if part.name == name)
            raise section.value("seats").error(f"[layout {name}] is for {seats}")


class Solo:
    """The Solo Challenge."""

    __slots__ = ("corner", "homes", "layout", "levels", "starts")

    def __init__(
        self, pack: Pack, layouts: Mapping[str, Layout], figures: Figures, panel: Panel, tiers: int
    ) -> None:
        self.layout = layouts[SOLO_LAYOUT]
        planets = len(self.layout.homes)
        section = table(pack, "solo")
        self.corner = space(section.value("corner"))
        if len(section.rows) != FLEET:
            raise section.error("unit", f"the NPC has {FLEET} ships")
        counted(section.rows, "unit", first=SHIPS[0])
        starts: list[tuple[int, int]] = []
        homes = [NO_HOME] * UNITS
        for unit, row in zip(SHIPS, section.rows, strict=True):
            starts.append((unit, space(row["space"])))
            # The Mothership hunts; every other ship has a home planet.
            mother = KINDS[unit] == MOTHERSHIP
            home = row["home"].whole(0, 0) if mother else row["home"].whole(1, planets)
            homes[unit] = home - 1
        # By ship of the NPC: unit and space; by unit its home planet.
        self.starts = tuple(starts)
        self.homes = tuple(homes)
        pieces = [*self.layout.stations, *self.layout.homes, *(at for _, at in starts)]
        if len(set(pieces)) != len(pieces):
            raise section.error("space", "two pieces share a space [MS-LAY-06]")
        if problem := self.broken(self.layout, figures):
            raise section.error("", problem)
        levels = table(pack, "levels")
        if len(levels.rows) != SOLO_LEVELS:
            raise levels.error("level", f"{len(levels.rows)} levels, there are {SOLO_LEVELS}")
        counted(levels.rows, "level", first=1)
        # By level: the Energy on each row, the tier up to which the NPC has technologies.
        self.levels = tuple(
            (row["energy"].whole(0, panel.cap), row["tier"].whole(0, tiers)) for row in levels.rows
        )

    def broken(self, layout: Layout, figures: Figures) -> str:
        """What is wrong with the asteroids of a solo layout; "": nothing (MS-SOLO-15)."""
        asteroids = layout.asteroids()
        if asteroids & mask_of([*layout.stations, *(at for _, at in self.starts)]):
            return "a tile covers a Station or an NPC ship [MS-SOLO-15]"
        room = WITHIN[self.corner][figures.fleet_reach] & ~asteroids
        if room.bit_count() < FLEET:
            return "no room for the fleet in its corner [MS-SOLO-15]"
        return ""

    def own_layout(self, text: str, figures: Figures, overlapping: bool = False) -> Layout:
        """An own layout for solo: only its tiles count (MS-SOLO-15)."""
        name, tiles = own_tiles(text)
        layout = self.layout.with_tiles(name, tiles)
        for clause, _, problem in ground_faults(layout, figures, overlapping):
            if clause == "MS-LAY-02":
                raise BadLayout(f"{problem} [{clause}]")
        if problem := self.broken(layout, figures):
            raise BadLayout(problem)
        return layout


def npc_technologies(pack: Pack, techs: tuple[Technology, ...], tiers: int) -> tuple[int, ...]:
    """By tier: all technologies of the NPC's branches up to it, as a mask."""
    branches = read_branches(pack)
    return tuple(
        mask_of(
            tech.number
            for tech in techs
            if tech.tier <= tier and tech.branch in ("", branches[tech.category])
        )
        for tier in range(tiers + 1)
    )
