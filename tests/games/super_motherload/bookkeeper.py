"""The public table of Super Motherload as it follows from what a spectator is told, event by event.

It knows what lies where and what an event means, and no rule: nothing is looked up in the content.
"""

from __future__ import annotations

from typing import Any

Told = dict[str, Any]
KINDS = 6
"""Of minerals; so many numbers a stack."""


class Bookkeeper:
    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.table: dict[str, Any] = view["state"]
        self.begun = False
        """Whether anybody has had a turn: the first round begins with the first."""

    def hear(self, event: dict[str, Any]) -> None:
        kind = event["is"]
        if kind in BESIDE:
            return
        seat = event.get("seat", -1)
        player = self.table["players"][seat] if seat >= 0 else {}
        getattr(self, f"_{kind.lower()}")(event, player)

    # The set-up, boards, turns -----------------------------------------------------------------

    def _achievementsdealt(self, event: Told, player: Told) -> None:
        self.table["majors"] = event["majors"]
        self.table["minor_row"] = event["minors"]
        self.table["minor_deck"]["hidden"] -= len(event["minors"])

    def _boardleft(self, event: Told, player: Told) -> None:
        self.table["boards"].remove(event["side"])
        self.table["dug"] = event["dug"]

    def _boardjoined(self, event: Told, player: Told) -> None:
        self.table["boards"].append(event["side"])

    def _turnbegan(self, event: Told, player: Told) -> None:
        table = self.table
        table["round"] += self.begun and event["seat"] == table["start"]
        self.begun = True
        table["turn"], table["actions"] = event["seat"], event["actions"]
        table["tally"] = [0] * len(table["tally"])
        table["met"] = table["lapsed"] = table["took_major"] = table["took_minor"] = 0
        table["dug_now"] = False

    def _turnended(self, event: Told, player: Told) -> None:
        self.table["quiet"] = event["quiet"]

    def _lastartifact(self, event: Told, player: Told) -> None:
        self.table["last"] = True

    def _gameended(self, event: Told, player: Told) -> None:
        self.view["over"] = True

    # Actions and cards -------------------------------------------------------------------------

    def _actionbegan(self, event: Told, player: Told) -> None:
        self.table["actions"] -= 1
        self.table["met"] = self.table["lapsed"] = 0
        if event["action"] == "bomb":
            player["tokens"] -= 1
            self.table["supply"] += 1
        self._discarded(event, player)

    def _discarded(self, event: Told, player: Told) -> None:
        for card in event["cards"]:
            player["hand"]["hidden"] -= 1
            player["discard"].append(card)
            if card in player["known"]:
                player["known"].remove(card)

    def _drew(self, event: Told, player: Told) -> None:
        player["draw"]["hidden"] -= event["cards"]["hidden"]
        player["hand"]["hidden"] += event["cards"]["hidden"]

    def _shuffled(self, event: Told, player: Told) -> None:
        assert player["draw"]["hidden"] == 0, "shuffled before the draw deck was empty"
        assert len(player["discard"]) == event["number"]
        player["draw"]["hidden"] = event["number"]
        player["discard"] = []
        player["known"] = event["hand"]

    def _actiongained(self, event: Told, player: Told) -> None:
        self.table["actions"] += event["number"]

    def _tokengained(self, event: Told, player: Told) -> None:
        player["tokens"] += event["number"]
        self.table["supply"] -= event["number"]

    # What a tunnel brings ----------------------------------------------------------------------

    def _tunneldug(self, event: Told, player: Told) -> None:
        self.table["dug"] = sorted([*self.table["dug"], *event["cells"]])
        self.table["dug_now"] = True

    def _tilefound(self, event: Told, player: Told) -> None:
        self.table["tiles"]["hidden"] -= 1
        player["tiles"]["hidden"] += 1

    def _tileused(self, event: Told, player: Told) -> None:
        player["tiles"]["hidden"] -= 1
        self.table["used"].append(event["tile"])

    def _mineralsput(self, event: Told, player: Told) -> None:
        if event["stack"] < 0:
            return  # lost
        for kind, number in enumerate(event["minerals"]):
            player["minerals"][event["stack"] * KINDS + kind] += number
        player["money"][event["stack"]] = event["money"]

    def _cardbought(self, event: Told, player: Told) -> None:
        stack = event["stack"]
        assert player["money"][stack] == event["paid"]
        player["minerals"][stack * KINDS : (stack + 1) * KINDS] = [0] * KINDS
        player["money"][stack] = 0
        player["bought"][stack] += 1
        if event["to_hand"]:
            player["hand"]["hidden"] += 1
            player["known"] = sorted([*player["known"], event["card"]])
        else:
            player["discard"].append(event["card"])

    # Achievements ------------------------------------------------------------------------------

    def _counted(self, event: Told, player: Told) -> None:
        for name in ("tally", "met", "lapsed"):
            self.table[name] = event[name]

    def _goalsmet(self, event: Told, player: Told) -> None:
        self.table["can_major"], self.table["can_minor"] = event["majors"], event["minors"]

    def _majortaken(self, event: Told, player: Told) -> None:
        self.table["majors"].remove(event["major"])
        player["majors"].append(event["major"])
        self.table["took_major"] += 1

    def _minortaken(self, event: Told, player: Told) -> None:
        self.deal_minor(event)
        player["minors"].append(event["minor"])
        self.table["took_minor"] += 1

    def _minorcycled(self, event: Told, player: Told) -> None:
        self.table["minor_under"].append(event["minor"])
        self.deal_minor(event)

    def deal_minor(self, event: Told) -> None:
        """Another minor, if there is one, in the place of one that left the row."""
        row, dealt = self.table["minor_row"], event["dealt"]
        at = row.index(event["minor"])
        row[at : at + 1] = [dealt] if dealt >= 0 else []
        if dealt >= 0:
            if self.table["minor_deck"]["hidden"]:
                self.table["minor_deck"]["hidden"] -= 1
            else:
                assert self.table["minor_under"].pop(0) == dealt


BESIDE = {"AreaSetUp", "BonusLost", "BonusUsed", "Collected", "Scored", "TurnGivenUp"}
"""Told for the reader: what they name is on the table already, or other events change it."""
