"""Keeps the public table of the Pit from what is told alone."""

from __future__ import annotations

from typing import Any


class Bookkeeper:
    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.table: dict[str, Any] = view["state"]

    def hear(self, event: dict[str, Any]) -> None:
        getattr(self, f"_{event['is'].lower()}")(event)

    def _gold(self, seat: int, gold: int) -> None:
        self.table["diggers"][seat]["gold"] += gold

    def _turnbegan(self, event: dict[str, Any]) -> None:
        self.table["turn"] = event["seat"]

    def _aimed(self, event: dict[str, Any]) -> None:
        self._gold(event["seat"], -1)

    def _drew(self, event: dict[str, Any]) -> None:
        self.table["diggers"][event["seat"]]["hand"]["hidden"] += event["cards"]["hidden"]
        self.table["bag"]["hidden"] -= event["cards"]["hidden"]

    def _reshuffled(self, event: dict[str, Any]) -> None:
        self.table["bag"]["hidden"] = len(self.table["discard"])
        self.table["discard"] = []

    def _bid(self, event: dict[str, Any]) -> None:
        self._gold(event["winner"], -event["bids"][event["winner"]])
        self.table["diggers"][event["winner"]]["charms"]["hidden"] += 1

    def _dug(self, event: dict[str, Any]) -> None:
        self._gold(event["seat"], event["gold"])
        for cell in event["cells"]:
            self.table["dug"] |= 1 << cell

    def _tidied(self, event: dict[str, Any]) -> None:
        self._gold(event["seat"], event["gold"])
        for pebble in event["pebbles"]:
            self.table["pebbles"] &= ~(1 << pebble)

    def _walked(self, event: dict[str, Any]) -> None:
        self.table["cart"] = event["place"]

    def _banked(self, event: dict[str, Any]) -> None:
        for chest, gold in enumerate(event["chests"]):
            self.table["diggers"][event["seat"]]["vault"][chest] += gold
            self._gold(event["seat"], -gold)

    def _gambled(self, event: dict[str, Any]) -> None:
        self._gold(event["seat"], event["gold"])

    def _ducked(self, event: dict[str, Any]) -> None:
        self.table["diggers"][event["seat"]]["hand"]["hidden"] -= 1
        self.table["discard"].append(event["card"])

    def _charmed(self, event: dict[str, Any]) -> None:
        self.table["diggers"][event["seat"]]["charms"]["hidden"] -= 1
        self._gold(event["seat"], event["charm"])

    def _hurt(self, event: dict[str, Any]) -> None:
        digger = self.table["diggers"][event["seat"]]
        digger["life"] -= 1
        digger["hand"]["hidden"] -= len(event["shown"])
        self.table["discard"] += event["shown"]

    def _roundended(self, event: dict[str, Any]) -> None:
        self.table["rounds"] += 1
        self.view["over"] = event["last"]
