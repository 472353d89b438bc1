"""What technologies and artifacts give to their owner, all of them together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from headframe.games.mothership.units import BOMBER, FIGHTER

# Powers that several places name; content gives these and others.
TIMES_CAPTURE: Final = "times against planets"
TIMES_ORE: Final = "times minerals"
GAUSS_STEP: Final = "Station HP a step"
ENERGY: Final = "energy"
HIGHEST: Final = (TIMES_CAPTURE, TIMES_ORE, GAUSS_STEP)
"""Of these the higher replaces the lower; all others add up."""


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
        given: Mapping[str, int],
        abilities: tuple[int, ...],
        engine: tuple[int, ...],
        planet_defence: int,
    ) -> None:
        def of(name: str) -> int:
            return given.get(name, 0)

        every = of("engine of all ships")
        # By kind: engine power before cards (a Mothership's panel comes on top), and what is added
        # to every dogfight roll.
        self.engine = (
            0,
            of("engine of the Mothership") + every,
            engine[FIGHTER] + of("engine of Fighters") + every,
            engine[BOMBER] + of("engine of Bombers") + every,
            0,
        )
        self.roll = (
            0,
            of("roll of the Mothership") + of("roll of the Mothership, planets too"),
            of("roll of Fighters"),
            of("roll of Bombers"),
            0,
        )
        # A Mothership's dice against planets.
        self.planet_roll = of("roll of the Mothership, planets too")
        self.capture_times = given.get(TIMES_CAPTURE, 1)
        # For each step of the Station's HP the Mothership's rolls get that much.
        self.gauss_step = given.get(GAUSS_STEP, 1)
        self.gauss_roll = of("roll a step")
        self.siege_roll = of("roll of Bombers against Stations")
        self.hulls_roll = of("roll against several ships")
        self.guardian_roll = of("roll against Guardians")
        self.beam_roll = of("Solar Beam")
        self.beam_cost = of("Solar Beam, HP")
        self.targeting = of("wins ties") > 0
        self.piercing = of("ignores guards") > 0
        self.shield = of("shield")
        self.energy = of(ENERGY)
        self.guardians = of("guardians")
        self.jump_gates = of("Jump Gates") > 0
        self.station_engines = of("Station moves") > 0
        # Of this owner's planets.
        self.defence = (of("planet defence") or planet_defence) + of("defence of all planets")
        self.ore_times = given.get(TIMES_ORE, 1)
        self.villagers_gas = of("Gas of mineral planets")
        self.fusion_minerals = of("Minerals of the Station")
        self.fusion_gas = of("Gas of the Station")
        self.embargo = of("no theft") > 0
        self.loot = of("Minerals with loot")
        self.scrap_minerals = of("Minerals for lost ships")
        self.scrap_gas = of("Gas for lost ships")
        # What an Action Card costs in Gas; 0: it cannot be bought for Gas.
        self.card_gas = of("Gas for a card")
        self.capture_cards = of("cards with a capture")
        # The technologies that the Mothership can use as an ability, by number.
        self.abilities = abilities
