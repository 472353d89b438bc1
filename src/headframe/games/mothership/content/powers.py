"""What technologies and artifacts give to their owner, all of them together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from headframe.games.mothership.units import BOMBER, FIGHTER

ENERGY: Final = "energy"
TIMES_CAPTURE: Final = "times against planets"
TIMES_ORE: Final = "times Minerals"
GAUSS_STEP: Final = "Station HP a step"
HIGHEST: Final = (TIMES_CAPTURE, TIMES_ORE, GAUSS_STEP)
"""Of these the higher replaces the lower; all others add up."""
NAMES: Final = (
    # By kind of ship: engine power before cards (a Mothership's panel comes on top), and what is
    # added to every dogfight roll.
    "engine of all ships",
    "engine of the Mothership",
    "engine of Fighters",
    "engine of Bombers",
    "roll of the Mothership",
    "roll of the Mothership, planets too",
    "roll of Fighters",
    "roll of Bombers",
    # Of some rolls.
    TIMES_CAPTURE,
    GAUSS_STEP,
    "roll a step",
    "roll of Bombers against Stations",
    "roll against several ships",
    "roll against Guardians",
    "Solar Beam",
    "Solar Beam, HP",
    "wins ties",
    "ignores guards",
    # Of ships and Stations.
    "shield",
    ENERGY,
    "guardians",
    "Jump Gates",
    "Station moves",
    # Of planets, resources and cards.
    "planet defence",
    "defence of all planets",
    TIMES_ORE,
    "Gas of mineral planets",
    "Minerals of the Station",
    "Gas of the Station",
    "no theft",
    "Minerals with loot",
    "Minerals for lost ships",
    "Gas for lost ships",
    "Gas for a card",
    "cards with a capture",
)
"""All that a technology or an artifact can give, in the order in which ``Powers`` takes it."""


class Powers:
    """Worked out once for each combination of technologies and artifacts; never changed."""

    __slots__ = (
        "abilities",
        "beam_cost",
        "beam_roll",
        "capture_cards",
        "capture_times",
        "card_gas",
        "defence",
        "embargo",
        "energy",
        "engine",
        "fusion_gas",
        "fusion_minerals",
        "gauss_roll",
        "gauss_step",
        "guardian_roll",
        "guardians",
        "hulls_roll",
        "jump_gates",
        "loot",
        "ore_times",
        "piercing",
        "planet_roll",
        "roll",
        "scrap_gas",
        "scrap_minerals",
        "shield",
        "siege_roll",
        "station_engines",
        "targeting",
        "villagers_gas",
    )

    def __init__(
        self,
        given: Sequence[int],
        abilities: tuple[int, ...],
        engine: tuple[int, ...],
        planet_defence: int,
    ) -> None:
        # Every research makes one: names are looked up when content is read, here is but counting.
        (
            all_ships, mothership, fighters, bombers,
            mothership_roll, cat, fighter_roll, bomber_roll,
            capture_times, gauss_step, self.gauss_roll, self.siege_roll, self.hulls_roll,
            self.guardian_roll, self.beam_roll, self.beam_cost, targeting, piercing,
            self.shield, self.energy, self.guardians, jump_gates, station_engines,
            walls, all_planets, ore_times, self.villagers_gas, self.fusion_minerals,
            self.fusion_gas, embargo, self.loot, self.scrap_minerals, self.scrap_gas,
            self.card_gas, self.capture_cards,
        ) = given  # fmt: skip
        self.engine: tuple[int, ...] = (
            0,
            mothership + all_ships,
            engine[FIGHTER] + fighters + all_ships,
            engine[BOMBER] + bombers + all_ships,
            0,
        )
        self.roll: tuple[int, ...] = (0, mothership_roll + cat, fighter_roll, bomber_roll, 0)
        # A Mothership's dice against planets.
        self.planet_roll = cat
        self.capture_times = capture_times or 1
        # For each step of the Station's HP the Mothership's rolls get ``gauss_roll``.
        self.gauss_step = gauss_step or 1
        self.targeting = targeting > 0
        self.piercing = piercing > 0
        self.jump_gates = jump_gates > 0
        self.station_engines = station_engines > 0
        # Of this owner's planets.
        self.defence = (walls or planet_defence) + all_planets
        self.ore_times = ore_times or 1
        self.embargo = embargo > 0
        # The technologies that the Mothership can use as an ability, by number.
        self.abilities = abilities


class Gift:
    """What one technology or artifact gives: which power (its place in ``NAMES``), how much, and
    whether a higher one replaces it."""

    __slots__ = ("amount", "place", "replaced")

    def __init__(self, name: str, amount: int, dark: bool) -> None:
        self.place = NAMES.index(name)
        self.amount = amount
        self.replaced = dark or name in HIGHEST


def added_up(gifts: list[Gift]) -> list[int]:
    """By place in ``NAMES``. Of those that replace each other the highest counts (MS-TECH-07)."""
    given = [0] * len(NAMES)
    highest: dict[int, int] = {}
    for gift in gifts:
        place = gift.place
        if not gift.replaced:
            given[place] += gift.amount
        elif gift.amount > highest.get(place, 0):
            given[place] += gift.amount - highest.get(place, 0)
            highest[place] = gift.amount
    return given
