"""Keeps the public table by what is told alone: from a spectator's first view and every event as a
spectator is sent it. It knows what is printed on the components, and no rule.

``tests/contract/told.py`` compares it with the spectator's next view.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from headframe.games.drillers.content import content_of
from headframe.games.drillers.content.cards import PERMANENT
from headframe.games.drillers.content.effect_codes import (
    ONCE_HARPOON,
    ONCE_RAISE,
    TO_DISCARD,
    TO_HAND,
    TO_TOP,
)
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.events.codes import (
    BY_MOVE,
    CREDITS,
    DRILLS,
    DRONES,
    FOR_REPAIR,
    FROM_DISCARD,
    FROM_HAND,
    FROM_MARKET,
    FROM_PLAY,
    FROM_TOP,
    FUEL,
    IN_BUFFER,
    IN_OVERFLOW,
    IN_SLOT_WITH_BUFFER,
    IN_STORAGE,
    MOVES,
    OFF_MARKET,
    SUPPLY,
    UPGRADED_CAP,
)
from headframe.games.drillers.player import NO_MINERAL
from headframe.games.drillers.state import BOT, DAMAGED, DUG, REPAIRED

Told = dict[str, Any]


class Bookkeeper:
    def __init__(self, view: Told) -> None:
        self.view = deepcopy(view)
        self.s: Told = self.view["state"]
        self.content = content_of(self.s["pack"])
        self.keep_free: int = self.s["keep"]

    def hear(self, event: Told) -> None:
        getattr(self, event["is"])(event)

    # Who and where

    def _player(self, event: Told) -> Told:
        player: Told = self.s["players"][event["seat"]]
        return player

    def _add(self, seat: int, what: int, amount: int) -> None:
        if what in (MOVES, DRILLS):
            gauge = "moves" if what == MOVES else "drills"
            self.s[gauge] += amount
            if amount > 0:
                self.s[f"{gauge}_gained"] += amount
        else:
            field = {FUEL: "fuel", CREDITS: "credits", DRONES: "drones"}[what]
            self.s["players"][seat][field] += amount

    # Cards

    def _leaves_hand(self, event: Told) -> Told:
        p = self._player(event)
        p["hand"]["hidden"] -= 1
        return p

    def Played(self, event: Told) -> None:  # noqa: N802  (events are heard by their names)
        p = self._leaves_hand(event)
        p["fuel"] -= event["fuel"]
        p["play"].append(event["card"])

    def Burned(self, event: Told) -> None:  # noqa: N802
        p = self._leaves_hand(event)
        p["fuel"] += event["fuel"]
        p["play"].append(event["card"])
        self.s["fuelled"] += 1

    def UsedPermanent(self, event: Told) -> None:  # noqa: N802
        self._player(event)["fuel"] -= event["fuel"]
        self.s["used"] |= 1 << event["card"]

    def Discarded(self, event: Told) -> None:  # noqa: N802
        p = self._leaves_hand(event)
        p["credits"] += event["price"]
        p["discard"].append(event["card"])

    def Repaired(self, event: Told) -> None:  # noqa: N802
        p, card, zone = self._player(event), event["card"], event["zone"]
        if zone in (FROM_HAND, FROM_TOP):
            p["hand" if zone == FROM_HAND else "deck"]["hidden"] -= 1
        else:
            p[{FROM_PLAY: "play", FROM_DISCARD: "discard"}[zone]].remove(card)
        if card == self.content.cards.damage:
            self.s["damage"] += 1

    def LeftGame(self, event: Told) -> None:  # noqa: N802
        self._player(event)["play"].remove(event["card"])

    def Bought(self, event: Told) -> None:  # noqa: N802
        p, card = self._player(event), event["card"]
        p["credits"] -= event["price"]
        for row in self.s["rows"]:
            if card in row:
                row.remove(card)
        if self.content.cards.costs[card] == PERMANENT:
            p["permanents"].append(card)
        else:
            p["deck"]["hidden"] += 1

    def Drew(self, event: Told) -> None:  # noqa: N802
        p = self._player(event)
        p["deck"]["hidden"] -= 1
        p["hand"]["hidden"] += 1

    def Reshuffled(self, event: Told) -> None:  # noqa: N802
        p = self._player(event)
        assert p["deck"]["hidden"] == 0, "only an empty deck is renewed"
        p["deck"]["hidden"] = len(p["discard"])
        p["discard"] = []

    def Surfaced(self, event: Told) -> None:  # noqa: N802
        """A step of the turn."""

    def Cleared(self, event: Told) -> None:  # noqa: N802
        p = self._player(event)
        assert len(p["play"]) == event["count"]
        p["discard"] += p["play"]
        p["play"] = []
        self.s["moves"] = self.s["drills"] = 0

    def Kept(self, event: Told) -> None:  # noqa: N802
        self._player(event)["fuel"] -= event["fuel"]

    def KeepsFree(self, event: Told) -> None:  # noqa: N802
        self.s["keep"] = event["count"]

    def Damaged(self, event: Told) -> None:  # noqa: N802
        p, where = self._player(event), event["where"]
        if where == FROM_MARKET:
            p["market"][event["mineral"]] -= 1
        elif where in (TO_DISCARD, TO_TOP, TO_HAND):
            self.s["damage"] -= 1
            if where == TO_DISCARD:
                p["discard"].append(self.content.cards.damage)
            else:
                p["deck" if where == TO_TOP else "hand"]["hidden"] += 1

    # Gains and prices

    def Gained(self, event: Told) -> None:  # noqa: N802
        self._add(event["seat"], event["what"], event["amount"])

    def Paid(self, event: Told) -> None:  # noqa: N802
        self._add(event["seat"], event["paid"], -event["price"])
        if event["cause"] == FOR_REPAIR:
            self.s["flags"] |= REPAIRED

    def Traded(self, event: Told) -> None:  # noqa: N802
        self._add(event["seat"], event["paid"], -event["price"])
        self._add(event["seat"], event["what"], event["amount"])

    def TookDamageForFuel(self, event: Told) -> None:  # noqa: N802
        self.s["flags"] |= DAMAGED

    def TurnEffect(self, event: Told) -> None:  # noqa: N802
        self.s["flags"] |= event["bit"]

    def Chose(self, event: Told) -> None:  # noqa: N802
        """What it brings is told besides."""

    def DroneUsed(self, event: Told) -> None:  # noqa: N802
        self._player(event)["drones"] -= 1

    def Refuelled(self, event: Told) -> None:  # noqa: N802
        self._player(event)["fuel"] += event["fuel"]

    def Upgraded(self, event: Told) -> None:  # noqa: N802
        p = self._player(event)
        p["cap" if event["what"] == UPGRADED_CAP else "capacity"] += 1
        p["credits"] -= event["price"]

    # Minerals

    def Collected(self, event: Told) -> None:  # noqa: N802
        kind, floor = event["mineral"], event["floor"]
        if event["reserved"]:
            self._player(event)["emerald"] = False
        elif floor != SUPPLY:
            self.s["ground"][floor * KINDS + kind] -= 1
        if event["harpoon"]:
            self.s["flags"] &= ~ONCE_HARPOON
        if event["place"] == IN_STORAGE:
            self._player(event)["storage"][kind] += 1
            self.s["drills"] -= event["drills"]
        else:
            self._bot_stores(kind, event["place"])

    def _bot_stores(self, kind: int, place: int) -> None:
        bot = self.s["bot"]
        bot["minerals"][kind] += 1
        if place == IN_OVERFLOW:
            bot["cubes"] += 1
        elif place == IN_BUFFER:
            bot["buffer"] = kind
        else:
            bot["filled"] += 1
            if place == IN_SLOT_WITH_BUFFER:
                bot["buffer"] = NO_MINERAL

    def Sold(self, event: Told) -> None:  # noqa: N802
        p, kind = self._player(event), event["mineral"]
        p["storage"][kind] -= 1
        p["overflow" if event["overflow"] else "market"][kind] += 1
        p["credits"] += event["price"]

    def Overflowed(self, event: Told) -> None:  # noqa: N802
        p, kind = self._player(event), event["mineral"]
        p["market" if event["cause"] == OFF_MARKET else "storage"][kind] -= 1
        p["overflow"][kind] += 1

    def Raised(self, event: Told) -> None:  # noqa: N802
        storage = self._player(event)["storage"]
        storage[event["mineral"]] -= 1
        storage[event["better"]] += 1
        if event["once"]:
            self.s["flags"] &= ~ONCE_RAISE

    # The mine and the track

    def _side(self, event: Told) -> Told:
        """A player, or the bot."""
        side: Told = self.s["bot"] if event["seat"] == BOT else self._player(event)
        return side

    def Moved(self, event: Told) -> None:  # noqa: N802
        side = self._side(event)
        assert side["floor"] == event["origin"]
        side["floor"] = event["floor"]
        if event["way"] == BY_MOVE:
            self.s["moves"] -= 1

    def TileWon(self, event: Told) -> None:  # noqa: N802
        side, tile = self._side(event), event["tile"]
        tiles = self.content.tiles
        side["tiles"].append(tile)
        side["notches"] += tiles.widths[tile]
        floor = tiles.floors[tile]
        for kind in event["minerals"]:
            self.s["ground"][floor * KINDS + kind] += 1
        if event["seat"] != BOT:
            self.s["drills"] -= event["drills"]
            self.s["flags"] |= DUG
            if tile < tiles.corridors:
                self.s["corridors"] |= 1 << floor

    def CorridorTurned(self, event: Told) -> None:  # noqa: N802
        stack = self.s["stacks"][event["floor"]]
        if event["tile"] < 0:
            del stack["top"]
        else:
            stack["top"] = event["tile"]
            stack["hidden"] -= 1

    def TileExhausted(self, event: Told) -> None:  # noqa: N802
        self._player(event)["spent"] |= 1 << event["tile"]

    def RoomRevealed(self, event: Told) -> None:  # noqa: N802
        self.s["deepest"] = event["floor"]
        self.s["rooms"][event["floor"]] = event["room"]

    def RoomUsed(self, event: Told) -> None:  # noqa: N802
        """What it does is told besides."""

    def EmeraldsReserved(self, event: Told) -> None:  # noqa: N802
        for player in self.s["players"]:
            player["emerald"] = True

    def MilestoneTaken(self, event: Told) -> None:  # noqa: N802
        self.s["milestones"][event["milestone"]] = event["seat"]

    def EndTriggered(self, event: Told) -> None:  # noqa: N802
        self.s["ender"] = event["seat"]

    # Shops

    def ShopFilled(self, event: Told) -> None:  # noqa: N802
        self.s["rows"][event["shop"]].append(event["card"])
        self.s["decks"][event["shop"]]["hidden"] -= 1

    def ShopExpanded(self, event: Told) -> None:  # noqa: N802
        self.s["rows"][event["shop"]] += event["cards"]
        self.s["vault"]["hidden"] -= len(event["cards"])

    def ShopRefreshed(self, event: Told) -> None:  # noqa: N802
        self._player(event)["refresh"] = False
        shop = event["shop"]
        self.s["decks"][shop]["hidden"] += len(self.s["rows"][shop])
        self.s["rows"][shop] = []

    def BotDiscarded(self, event: Told) -> None:  # noqa: N802
        for shop, row in enumerate(self.s["rows"]):
            for card in event["cards"]:
                if card in row:
                    row.remove(card)
                    self.s["decks"][shop]["hidden"] += 1

    # Turns, the bot, the end

    def TurnBegan(self, event: Told) -> None:  # noqa: N802
        self.s |= {"active": event["seat"], "turn": event["turn"], "idle": event["idle"]}
        of_the_turn = ("moves", "drills", "moves_gained", "drills_gained", "flags", "fuelled")
        self.s |= dict.fromkeys((*of_the_turn, "corridors", "used"), 0)
        self.s["keep"] = self.keep_free

    def BotFlipped(self, event: Told) -> None:  # noqa: N802
        self.s["bot"]["deck"]["hidden"] -= 1
        self.s["bot"]["flipped"].append(event["card"])

    def BotReset(self, event: Told) -> None:  # noqa: N802
        assert self.s["bot"]["floor"] == event["floor"]

    def LaidOpen(self, event: Told) -> None:  # noqa: N802
        self._player(event).update(laid_open=True, hand=event["hand"], deck=event["deck"])

    def Scored(self, event: Told) -> None:  # noqa: N802
        """The position has it."""

    def GameOver(self, event: Told) -> None:  # noqa: N802
        self.view["over"] = True
