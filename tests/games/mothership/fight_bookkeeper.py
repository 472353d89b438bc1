"""The part of the bookkeeper that follows a fight, from its declaration to what it destroys."""

from __future__ import annotations

from typing import Any, Final

from headframe.games.mothership.fight import PLANETARY, ROCKS, THROWN, UNDECIDED
from headframe.games.mothership.modes import VP
from headframe.games.mothership.units import GUARDIAN, KIND, OWNER, STATION

Told = dict[str, Any]
NOBODY: Final = -1


def add(to: list[int], number: int) -> None:
    """To a set, which is shown in rising order."""
    if number not in to:
        to.append(number)
        to.sort()


def drop(of: list[int], number: int) -> None:
    if number in of:
        of.remove(number)


class FightBookkeeper:
    """``_pay`` and ``_off`` are the whole bookkeeper's: resources, and pieces off the board."""

    table: dict[str, Any]

    def _pay(self, seat: int, **amounts: int) -> None:
        raise NotImplementedError

    def _off(self, unit: int) -> None:
        raise NotImplementedError

    def _fight(
        self, kind: int, attackers: list[int], defender: int, seats: list[int], rollers: list[int]
    ) -> None:
        self.table["fight"] = {
            "is": "Fight",
            "kind": kind,
            "attackers": attackers,
            "defender": defender,
            "seats": seats,
            "rollers": rollers,
            **{name: [0 for _ in rollers] for name in ("sides", "doubles", "buffs")},
            **{name: [0, 0] for name in ("gas", "beams", "aux", "totals")},
            **{name: [] for name in ("plays", "dice", "doomed", "saved", "stand")},
            "rock": 0,
            "winner": UNDECIDED,
        }

    def _attacked(self, event: Told) -> None:
        attackers, defender = event["attackers"], event["defender"]
        seats = [OWNER[attackers[0]] if attackers else NOBODY, OWNER[defender]]
        rollers = attackers if KIND[defender] == STATION else [*attackers, defender]
        self._fight(event["kind"], attackers, defender, seats, rollers)

    def _planetattacked(self, event: Told) -> None:
        seat, planet, attackers = event["seat"], event["planet"], event["attackers"]
        self._pay(seat, influence=event["influence"])
        self._fight(PLANETARY, attackers, planet, [seat, self.table["holder"][planet]], attackers)

    def _side(self, seat: int) -> int:
        return int(self.table["fight"]["seats"].index(seat))

    def _declared(self, event: Told) -> None:
        play = [event["seat"], event["card"], event["unit"], event["row"]]
        self.table["fight"]["plays"].append(play)

    def _gasspent(self, event: Told) -> None:
        self._pay(event["seat"], gas=event["amount"])
        self.table["fight"]["gas"][self._side(event["seat"])] = event["amount"]

    def _beamlit(self, event: Told) -> None:
        self.table["fight"]["beams"][self._side(OWNER[event["unit"]])] += 1

    def _shielded(self, event: Told) -> None:
        self.table["fight"]["aux"][self._side(event["seat"])] += event["amount"]

    def _shieldbroken(self, event: Told) -> None:
        owner = OWNER[event["unit"]]
        self.table["absorbed"][owner] += event["shield"]
        self.table["fight"]["aux"][self._side(owner)] = 0

    def _fortified(self, event: Told) -> None:
        self.table["fight"]["aux"][1] += event["amount"]

    def _threw(self, event: Told) -> None:
        if event["why"] in ("replicator", "bonus"):
            self._fight(THROWN, [-1], -1, [event["seat"], NOBODY], [-1])
        fight, shown = self.table["fight"], event["shown"]
        if event["why"] == "rocks":
            fight["rock"] = shown
            return
        roller = fight["rollers"].index(event["unit"])
        if event["why"] == "again":
            fight["dice"][roller].append(shown)
        elif event["why"] == "forks":
            fight["dice"][roller][event["place"]] = shown
        else:
            fight["sides"][roller] = event["sides"]
            fight["dice"].append([shown])
        if event["why"] == "roll":
            fight["doubles"][roller] = event["times"].bit_length() - 1
            fight["buffs"][roller] = sum(event["buffs"])
        if fight["kind"] not in (PLANETARY, THROWN):
            first, *more = fight["dice"][roller]
            total = (first << fight["doubles"][roller]) + sum(more) + fight["buffs"][roller]
            assert event["total"] == total, f"{event} does not add up: {total}"

    def _battered(self, event: Told) -> None:
        """What it does to the Station is told as damage."""

    def _compared(self, event: Told) -> None:
        fight = self.table["fight"]
        fight["totals"] = [event["attacker"], event["defender"]]
        fight.update(winner=event["winner"], doomed=event["doomed"])

    def _damaged(self, event: Told) -> None:
        owner = OWNER[event["unit"]]
        hulls = "stations" if KIND[event["unit"]] == STATION else "hulls"
        self.table[hulls][owner] -= event["hull"]
        self.table["absorbed"][owner] += event["shield"] - event["spare"]

    def _destroyed(self, event: Told) -> None:
        table, unit = self.table, event["unit"]
        self._off(unit)
        if event["points"]:
            table["kills"][event["by"]] += event["points"]
        if table["setting"]["mode"] == VP and KIND[unit] not in (STATION, GUARDIAN):
            add(table["fallen" if OWNER[unit] == table["turn"] else "due"], unit)

    def _saved(self, event: Told) -> None:
        self.table["fight"]["saved"].append(event["unit"])
        drop(self.table["fight"]["doomed"], event["unit"])

    def _stood(self, event: Told) -> None:
        self.table["fight"]["stand"].append(event["unit"])

    def _evaded(self, event: Told) -> None:
        """The fight is over, and the warp is told."""

    def _deflected(self, event: Told) -> None:
        assert self.table["fight"]["kind"] == ROCKS

    def _held(self, event: Told) -> None:
        """Nothing changes."""

    def _fightover(self, event: Told) -> None:
        self.table["fight"] = None
