"""What a host is offered: set-ups by name, maps to choose from, and about how long it takes.

The minutes are estimates of ours, for people who know the rules."""

from __future__ import annotations

from typing import Any, Final

from headframe.core.bits import bits
from headframe.core.options import Options
from headframe.core.presets import GameMap, Preset
from headframe.games.mothership.board import BODY_NAMES, GRID
from headframe.games.mothership.content.layouts import SOLO_LAYOUT, Layout
from headframe.games.mothership.modes import (
    FEWEST_PLAYERS,
    MODES,
    MODULES,
    MOONS,
    NEEDS,
    SOLO,
    TEAM,
    VP,
)
from headframe.games.mothership.options import (
    chosen_content,
    layout_of,
    mode_of,
    modules_of,
    players,
)

PRESETS: Final = (
    Preset("first", {"mode": MODES[VP], "players": 2}, "level1"),
    Preset("duel", {"players": 2}, "level3"),
    Preset("all", {"mode": MODES[VP], "players": 4, "modules": list(MODULES)}, "level3"),
)
NEEDED: Final = {
    name: [other for at, other in enumerate(MODULES) if other != name and needs >> at & 1]
    for name, needs in NEEDS.items()
}
"""The modules that come with each (MS-MOD-05)."""

TWO_PLAY: Final = 45
SEAT_MORE: Final = 12
ALONE: Final = 40
MODULE: Final = dict(zip(MODULES, (10, 5, 10, 5), strict=True))
PLAYERS_TURN: Final = 2
"""In a game of so many rounds."""


def minutes(options: Options) -> int:
    mode, seats, on = mode_of(options), players(options), modules_of(options)
    more = sum(MODULE[name] for at, name in enumerate(MODULES) if on >> at & 1)
    rounds = options["rounds"]
    if mode == SOLO:
        return ALONE + more
    if mode == VP and isinstance(rounds, int):
        return rounds * seats * PLAYERS_TURN + more
    return TWO_PLAY + SEAT_MORE * (seats - FEWEST_PLAYERS) + more


def maps(options: Options) -> list[GameMap]:
    """In teams the plans, alone none, else every layout for as many as it is for."""
    mode, content = mode_of(options), chosen_content(options)
    moons = bool(modules_of(options) & MOONS)
    if mode == SOLO:
        return [GameMap(SOLO_LAYOUT, 1, {}, picture(layout_of(options), moons), chosen=True)]
    if mode == TEAM:
        return [
            GameMap(
                plan.name,
                len(plan.teams),
                {"teams": plan.name, "layout": ""},
                {**picture(content.layouts[plan.layout], moons), "sides": list(plan.teams)},
                chosen=plan.name == options["teams"] and not options["layout"],
            )
            for plan in content.team_plans.values()
        ]
    here = layout_of(options).name
    return [
        GameMap(
            layout.name,
            layout.seats,
            {"players": layout.seats, "layout": _named(layout)},
            picture(layout, moons),
            chosen=layout.name == here,
        )
        for layout in content.layouts.values()
        if layout.name != SOLO_LAYOUT
    ]


def _named(layout: Layout) -> str:
    """The official one is what a host gets who names none."""
    return "" if layout.name == f"{layout.seats}p" else layout.name


def picture(layout: Layout, moons: bool) -> dict[str, Any]:
    """Places as (q, r); a planet's body and whether it has a moon besides."""

    def place(space: int) -> list[int]:
        return list(GRID.coords[space])

    return {
        "radius": GRID.radius,
        "stations": [place(at) for at in layout.stations],
        "asteroids": [place(at) for at in bits(layout.asteroids())],
        "planets": [
            {
                "at": place(at),
                "body": BODY_NAMES[body],
                "home": at in layout.homes,
                "moon": moons and at in layout.moons,
            }
            for at, body in layout.planets(moons)
        ],
    }


def sides(options: Options) -> tuple[int, ...]:
    if mode_of(options) == TEAM:
        return chosen_content(options).team_plans[str(options["teams"])].teams
    return tuple(range(players(options)))
