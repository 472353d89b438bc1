"""The plain numbers of the table: dashboards, prices, the start, the solo game (table.txt)."""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content.reading import numbers, table, values
from headframe.kit.content import Pack, Section

PLAYERS: Final = (2, 3, 4)
"""How many can play against each other."""
SOLO_CREDITS: Final = 20
"""What the option `solo_credits` is unless a host sets it; every pack must allow it. Packs may
allow less besides, down to LEAST_SOLO_CREDITS."""
LEAST_SOLO_CREDITS: Final = 2
MOST_FUEL: Final = 99
"""No tank holds more."""
MOST: Final = 99


class Figures:
    __slots__ = (
        "cap_steps",
        "credits_per_point",
        "damage_cards",
        "damage_fuel",
        "damage_per_deck",
        "discard_price",
        "drill_fuel",
        "drones",
        "keep_free",
        "keep_fuel",
        "most_cap",
        "most_storage",
        "move_fuel",
        "refresh_points",
        "repair_price",
        "solo_cards",
        "solo_credits",
        "stall_turns",
        "start_cap",
        "start_cards",
        "start_credits",
        "start_drones",
        "start_fuel",
        "start_storage",
        "storage_step",
        "track",
        "upkeep_draw",
        "zone",
    )

    def __init__(self, pack: Pack) -> None:
        self._dashboard(values(pack, "dashboard"))
        section = values(pack, "defaults")
        self.move_fuel = section.value("move fuel").whole(1, MOST)
        self.drill_fuel = section.value("drill fuel").whole(1, MOST)
        self.damage_fuel = section.value("damage fuel").whole(0, MOST)
        section = values(pack, "surfacing")
        self.repair_price = section.value("repair").whole(0, MOST)
        self.discard_price = section.value("discard").whole(0, MOST)
        section = values(pack, "upkeep")
        self.keep_free = section.value("keep free").whole(0, MOST)
        self.keep_fuel = section.value("keep fuel").whole(1, MOST)
        self.upkeep_draw = section.value("draw").whole(0, MOST)
        section = values(pack, "damage")
        self.damage_per_deck = section.value("per deck").whole(0, 9)
        self.damage_cards = section.value("cards").whole(self.damage_per_deck * max(PLAYERS), MOST)
        section = values(pack, "stall")
        self.stall_turns = section.value("turns per player").whole(1, MOST)
        self._start(table(pack, "start"))
        section = values(pack, "solo")
        credits_allowed = section.value("credits")
        self.solo_credits = numbers(credits_allowed, LEAST_SOLO_CREDITS, SOLO_CREDITS)
        if SOLO_CREDITS not in self.solo_credits:
            raise credits_allowed.error(f"{SOLO_CREDITS}, the usual number, must be among them")
        self.solo_cards = section.value("cards").whole(0, MOST)

    def _dashboard(self, section: Section) -> None:
        value = section.value
        self.start_cap = value("fuel cap").whole(1, MOST_FUEL)
        self.start_fuel = value("fuel").whole(0, self.start_cap)
        self.cap_steps = numbers(value("fuel cap steps"), 0, MOST)
        """Credits for each step of the cap."""
        self.most_cap = self.start_cap + len(self.cap_steps)
        if self.most_cap > MOST_FUEL:
            raise value("fuel cap steps").error(f"they lead beyond {MOST_FUEL} fuel")
        self.most_storage = value("storage most").whole(0, MOST)
        self.start_storage = value("storage").whole(0, self.most_storage)
        self.storage_step = value("storage step").whole(0, MOST)
        """Credits for a storage space more."""
        self.drones = value("drones").whole(0, MOST)
        self.start_drones = value("drones face up").whole(0, self.drones)
        self.track = value("track").whole(1, MOST)
        self.zone = value("overflow zone").whole(0, self.track)
        self.refresh_points = value("refresh tile points").whole(0, MOST)
        self.credits_per_point = value("credits per point").whole(1, MOST)

    def _start(self, section: Section) -> None:
        """Credits and cards for each place in the first round, by the number of players."""
        self.start_credits: dict[int, tuple[int, ...]] = {}
        self.start_cards: dict[int, tuple[int, ...]] = {}
        if len(section.rows) != len(PLAYERS):
            raise section.error("players", f"there must be a row for each of {PLAYERS}")
        for row, players in zip(section.rows, PLAYERS, strict=True):
            row["players"].whole(players, players)
            self.start_credits[players] = numbers(row["credits"], 0, MOST)
            self.start_cards[players] = numbers(row["cards"], 0, MOST)
            for field in ("credits", "cards"):
                if len(row[field].parts("/")) != players:
                    raise row[field].error(f"{players} players need {players} numbers")
