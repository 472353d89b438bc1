"""The modules: artifacts, Developments, the bonus die of moons."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.board import GAS, MINERAL
from headframe.games.mothership.content.powers import Gift
from headframe.games.mothership.content.reading import counted, table
from headframe.kit.content import Pack, Row, no_twins

CARD_GAS: Final = "card-gas"
EFFECTS: Final = {
    "guardian-roll": "roll against Guardians",
    CARD_GAS: "Gas for a card",
    "defence-all": "defence of all planets",
    "energy": "energy",
    "shield": "shield",
    "mothership": "roll of the Mothership",
    "capture-card": "cards with a capture",
    "engine-all": "engine of all ships",
    "engine-mother": "engine of the Mothership",
    "cat": "roll of the Mothership, planets too",
}
"""The power that an artifact gives to its owner."""
DEFENCE_HERE: Final = "defence-here"
GAS_HERE: Final = "gas-here"
HERE: Final = (DEFENCE_HERE, GAS_HERE)
"""What an artifact gives to the planet under which it lies."""
ANY_BODY: Final = -1
BODIES: Final = {"any": ANY_BODY, "mineral": MINERAL, "gas": GAS}
MOST: Final = 99

# What the bonus die gives.
GIFTS: Final = ("guardian", "gas", "influence", "card", "build", "explore")
COUNTED_GIFTS: Final = ("gas", "influence", "card")


class Artifact:
    """One artifact token."""

    __slots__ = ("effect", "gifts", "title", "value")

    def __init__(self, row: Row) -> None:
        row["id"].whole(1, MOST)
        self.title = row["title"].required()
        self.effect = row["effect"].word((*EFFECTS, *HERE))
        self.value = row["value"].whole(1, MOST)
        self.gifts: list[Gift] = []
        if self.effect in EFFECTS:
            self.gifts.append(Gift(EFFECTS[self.effect], self.value, dark=False))


class Development:
    """One title of the Development deck."""

    __slots__ = ("body", "defence", "energy", "points", "quantity", "title", "yields")

    def __init__(self, row: Row) -> None:
        row["id"].whole(1, MOST)
        self.title = row["title"].required()
        self.quantity = row["qty"].whole(1, 9)
        self.body = BODIES[row["planet"].word(tuple(BODIES))]
        self.yields = (
            row["mineral"].whole(0, MOST),
            row["gas"].whole(0, MOST),
            row["influence"].whole(0, MOST),
        )
        self.defence = row["defence"].whole(0, MOST)
        self.energy = row["energy"].whole(0, MOST)
        self.points = row["points"].whole(0, MOST)


def read_artifacts(pack: Pack) -> tuple[Artifact, ...]:
    section = table(pack, "artifacts")
    no_twins(row["id"] for row in section.rows)
    no_twins(row["title"] for row in section.rows)
    return tuple(Artifact(row) for row in section.rows)


def read_developments(pack: Pack) -> tuple[Development, ...]:
    section = table(pack, "developments")
    no_twins(row["id"] for row in section.rows)
    no_twins(row["title"] for row in section.rows)
    return tuple(Development(row) for row in section.rows)


def read_bonus(pack: Pack, sides: int) -> tuple[tuple[str, int], ...]:
    """What each side of the bonus die gives, and how much."""
    section = table(pack, "bonus")
    if len(section.rows) != sides:
        raise section.error("shown", f"{len(section.rows)} rows for a die of {sides} sides")
    counted(section.rows, "shown", first=1)
    found: list[tuple[str, int]] = []
    for row in section.rows:
        gives = row["gives"].word(GIFTS)
        found.append((gives, row["amount"].whole(1, MOST if gives in COUNTED_GIFTS else 1)))
    return tuple(found)
