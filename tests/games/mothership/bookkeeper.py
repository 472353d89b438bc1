"""Keeps the public table of Mothership from what is told alone.

It knows which units there are and how many copies of a card (that is public), and no rule beyond
what a player does by hand: who moves is off the old space, what falls is taken off.
"""

from __future__ import annotations

from typing import Any, Final

from headframe.games.mothership.content import content_of
from headframe.games.mothership.phases import ENDING, OPENED, OVER, RESPAWNING
from headframe.games.mothership.units import (
    KIND,
    MOTHERSHIP,
    OWNER,
    ROWS,
    STATION,
    UNITS,
)
from tests.games.mothership.fight_bookkeeper import NOBODY, FightBookkeeper, Told, add, drop

GONE: Final = -1
RESOURCES: Final = ("minerals", "gas", "influence")


class Bookkeeper(FightBookkeeper):
    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.table: dict[str, Any] = view["state"]
        self.cards = content_of(self.table["pack"]).cards

    def hear(self, event: Told) -> None:
        getattr(self, f"_{event['is'].lower()}")(event)

    # Turns --------------------------------------------------------------------------------------

    def _turnbegan(self, event: Told) -> None:
        table, seat = self.table, event["seat"]
        npc = seat >= table["setting"]["seats"]
        table.update(turn=seat, round=event["round"], phase=ENDING if npc else OPENED)
        for phase in ("moved", "fought", "served", "vetoed", "developed"):
            table[phase] = []
        table.update(locked=False, shifted=False, settings=0, escort=event["escort"])
        table["tractor"][seat] = GONE
        if table["blockade"] == seat:
            table["blockade"] = NOBODY

    def _turnended(self, event: Told) -> None:
        self.table["phase"] = RESPAWNING

    def _returning(self, event: Told) -> None:
        self.table["phase"] = ENDING

    def _turnover(self, event: Told) -> None:
        table = self.table
        table["absorbed"] = [0] * len(table["absorbed"])
        table.update(prodded={}, boosts={})
        for unit in [unit for unit in table["updated"] if OWNER[unit] == event["seat"]]:
            drop(table["updated"], unit)
        for unit in table["fallen"]:
            add(table["due"], unit)
        table["fallen"] = []

    def _lastround(self, event: Told) -> None:
        self.table["last_round"] = True

    def _gaveup(self, event: Told) -> None:
        add(self.table["conceding"], event["seat"])
        add(self.table["resigned"], event["seat"])

    def _eliminated(self, event: Told) -> None:
        table, seat = self.table, event["seat"]
        for unit in range(seat * UNITS, seat * UNITS + UNITS):
            if table["at"][unit] != GONE:
                self._off(unit)
            drop(table["due"], unit)
            drop(table["fallen"], unit)
        add(table["out"], seat)
        drop(table["conceding"], seat)
        for planet, holder in enumerate(table["holder"]):
            if holder == seat:
                table["holder"][planet] = NOBODY
        for card in event["cards"]:
            self._discard(seat, card)
        for resource in RESOURCES:
            table[resource][seat] = 0
        table["kills"][seat] = event["points"]
        table["tractor"][seat] = GONE
        if table["blockade"] == seat:
            table["blockade"] = NOBODY
        if table["turn"] == seat:
            table["phase"] = ENDING

    def _ended(self, event: Told) -> None:
        self.table.update(winners=event["winners"], phase=OVER, fight=None)
        self.view["over"] = True

    # Resources and cards ------------------------------------------------------------------------

    def _pay(self, seat: int, **amounts: int) -> None:
        for resource, amount in amounts.items():
            self.table[resource][seat] -= amount

    def _gained(self, event: Told) -> None:
        self._pay(event["seat"], **{each: -event[each] for each in RESOURCES})

    def _robbed(self, event: Told) -> None:
        self._pay(event["victim"], **{each: event[each] for each in RESOURCES})
        self._pay(event["thief"], **{each: -event[each] for each in RESOURCES})

    def _influenceremoved(self, event: Told) -> None:
        self._pay(event["seat"], influence=event["amount"])
        self._pay(event["victim"], influence=event["amount"])

    def _drew(self, event: Told) -> None:
        self.table["deck"]["hidden"] -= 1
        self.table["hands"][event["seat"]]["hidden"] += 1
        self._pay(event["seat"], minerals=event["minerals"], gas=event["gas"])

    def _stole(self, event: Told) -> None:
        self.table["hands"][event["victim"]]["hidden"] -= 1
        self.table["hands"][event["thief"]]["hidden"] += 1

    def _discard(self, seat: int, card: int) -> None:
        self.table["hands"][seat]["hidden"] -= 1
        self.table["discard"].append(card)
        if self.table["discard"].count(card) == self.cards[card].quantity:
            drop(self.table["live"], card)

    def _played(self, event: Told) -> None:
        self._discard(event["seat"], event["card"])

    def _sold(self, event: Told) -> None:
        for card in event["cards"]:
            self._discard(event["seat"], card)

    def _aimed(self, event: Told) -> None:
        """What it does is told when it does it."""

    def _cancelled(self, event: Told) -> None:
        if event["place"] >= 0:
            self.table["fight"]["plays"].pop(event["place"])

    def _blockaded(self, event: Told) -> None:
        self.table["blockade"] = event["seat"]

    # Pieces -------------------------------------------------------------------------------------

    def _on(self, unit: int, space: int) -> None:
        """Over another piece it is only passing."""
        table = self.table
        if table["passing"] == unit:
            table["passing"] = NOBODY
        table["at"][unit] = GONE
        if space in table["at"] or space in table["planet_at"]:
            table["passing"] = unit
        table["at"][unit] = space

    def _off(self, unit: int) -> None:
        table = self.table
        table["at"][unit] = GONE
        if table["passing"] == unit:
            table["passing"] = NOBODY
        table["boosts"].pop(str(unit), None)
        drop(table["updated"], unit)
        table["tractor"] = [GONE if held == unit else held for held in table["tractor"]]
        if KIND[unit] == STATION:
            table["stations"][OWNER[unit]] = 0
        elif KIND[unit] == MOTHERSHIP:
            table["hulls"][OWNER[unit]] = 0

    def _placed(self, event: Told) -> None:
        self._on(event["unit"], event["space"])

    def _deployed(self, event: Told) -> None:
        self._pay(event["seat"], minerals=event["price"])
        add(self.table["served"], event["ship"])
        self._on(event["unit"], event["space"])

    def _returned(self, event: Told) -> None:
        drop(self.table["due"], event["unit"])
        if event["hull"]:
            self.table["hulls"][OWNER[event["unit"]]] = event["hull"]
        self._on(event["unit"], event["space"])

    def _moved(self, event: Told) -> None:
        unit = event["unit"]
        self._on(unit, event["path"][-1])
        if KIND[unit] == STATION:
            self.table["shifted"] = True
        self._lock(unit)

    def _lock(self, unit: int) -> None:
        """A Mothership's first step locks its Energy, and so does whatever resolves its move."""
        if KIND[unit] == MOTHERSHIP and OWNER[unit] == self.table["turn"]:
            self.table["locked"] = True

    def _warped(self, event: Told) -> None:
        self._on(event["unit"], event["space"])

    def _resolved(self, event: Told) -> None:
        add(self.table["moved"], event["unit"])
        if event["attack"]:
            add(self.table["fought"], event["unit"])
        self._lock(event["unit"])

    def _boosted(self, event: Told) -> None:
        self.table["boosts"].setdefault(str(event["unit"]), []).append(event["amount"])

    def _pinned(self, event: Told) -> None:
        if event["how"] == "beam":
            self.table["tractor"][event["seat"]] = event["unit"]
        else:
            add(self.table["updated"], event["unit"])

    def _setout(self, event: Told) -> None:
        add(self.table["running"], event["unit"])

    def _scrapped(self, event: Told) -> None:
        self._off(event["unit"])

    def _energyset(self, event: Told) -> None:
        seat = event["seat"]
        self.table["energy"][seat * ROWS : (seat + 1) * ROWS] = event["rows"]
        if event["why"] == "set":
            self.table["settings"] += 1

    def _prodded(self, event: Told) -> None:
        row = str(OWNER[event["unit"]] * ROWS + event["row"])
        self.table["prodded"][row] = self.table["prodded"].get(row, 0) + event["amount"]

    def _repaired(self, event: Told) -> None:
        self.table["hulls"][OWNER[event["unit"]]] += event["hull"]

    # Technology, planets, Developments ----------------------------------------------------------

    def _researched(self, event: Told) -> None:
        self._pay(event["seat"], minerals=event["price"])
        add(self.table["tech"][event["seat"]], event["technology"])

    def _used(self, event: Told) -> None:
        """What it does is told when it does it."""

    def _vetoed(self, event: Told) -> None:
        self._pay(event["by"], influence=event["price"])
        add(self.table["vetoed"], event["ship"])

    def _captured(self, event: Told) -> None:
        self._pay(event["seat"], influence=event["price"])
        self.table["holder"][event["planet"]] = event["seat"]

    def _planetremoved(self, event: Told) -> None:
        self.table["holder"][event["planet"]] = NOBODY
        self.table["planet_at"][event["planet"]] = GONE

    def _explored(self, event: Told) -> None:
        self._pay(event["seat"], minerals=event["price"])
        add(self.table["explored"], event["planet"])
        self.table["tokens"][event["planet"]] = event["artifact"]

    def _built(self, event: Told) -> None:
        self._pay(event["seat"], minerals=event["price"])
        self.table["market"].remove(event["development"])
        self.table["built"][event["planet"]].append(event["development"])
        if not event["free"]:
            add(self.table["developed"], event["planet"])

    def _razed(self, event: Told) -> None:
        table = self.table
        table["built"][event["planet"]] = []
        table["dev_deck"]["hidden"] += len(event["developments"]) + len(table["dev_under"])
        table["dev_under"] = []

    def _refreshed(self, event: Told) -> None:
        self._pay(event["seat"], influence=event["price"])
        self.table["dev_under"] += self.table["market"]
        self.table["market"] = []

    def _marketdealt(self, event: Told) -> None:
        """New cards come from the deck, and when that is out, from those known to lie under it."""
        table = self.table
        dealt = len(event["developments"]) - len(table["market"])
        known = max(0, dealt - table["dev_deck"]["hidden"])
        table["dev_deck"]["hidden"] -= dealt - known
        table["dev_under"] = table["dev_under"][known:]
        table["market"] = event["developments"]
