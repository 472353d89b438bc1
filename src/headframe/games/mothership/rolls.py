"""Dice and what is added to them in dogfights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headframe.games.mothership import events
from headframe.games.mothership.fight import ATTACKER, DEFENDER, ROCKS, SHIPS, Fight
from headframe.games.mothership.query import die_of, shield_in_hand, wingmen
from headframe.games.mothership.state import NOBODYS, MothershipState
from headframe.games.mothership.units import BOMBER, GUARDIAN, KIND, MOTHERSHIP, OWNER, STATION
from headframe.kit.dice import roll

COIN: Final = 2
COIN_THROWN: Final = 4


def throw(s: MothershipState, owner: int, unit: int, sides: int) -> int:
    """One die. A D2 is a D4 thrown as odd and even (MS-EN-06); no die counts 0 (MS-EN-05)."""
    if sides == 0:
        return 0
    if sides == COIN:
        shown = 2 - roll(s.rng, COIN_THROWN) % 2
    else:
        shown = roll(s.rng, sides)
    if s.events is not None:
        s.events.append(events.Threw(owner, unit, sides, shown))
    return shown


def standing_buff(s: MothershipState, unit: int) -> int:
    """What technology and artifacts add to every dogfight roll of a unit."""
    owner, kind = OWNER[unit], KIND[unit]
    powers = s.powers[owner]
    total = powers.roll[kind]
    if kind == MOTHERSHIP and powers.gauss_roll:
        total += s.stations[owner] // powers.gauss_step * powers.gauss_roll
    return total


def fight_buff(s: MothershipState, fight: Fight, roller: int) -> int:
    """What technology, artifacts and wingmen add to one roll of this dogfight."""
    unit = fight.rollers[roller]
    total = standing_buff(s, unit)
    if fight.kind == ROCKS:
        return total
    powers = s.powers[OWNER[unit]]
    attacks = roller < len(fight.attackers)
    if attacks:
        if KIND[unit] == BOMBER and KIND[fight.defender] == STATION:
            total += powers.siege_roll
        if KIND[unit] == GUARDIAN:
            total += wingmen(s, unit)
        against = KIND[fight.defender] == GUARDIAN
    else:
        total += wingmen(s, unit)
        if len(fight.attackers) > 1 and fight.kind == SHIPS:
            total += powers.hulls_roll
        against = KIND[fight.attackers[0]] == GUARDIAN
    return total + powers.guardian_roll if against else total


def gas_roller(fight: Fight, side: int) -> int:
    """The roll that Gas of this side is added to, -1 if there is none (MS-FIGHT-09)."""
    for roller in fight.rolls_of(side):
        if KIND[fight.rollers[roller]] in (MOTHERSHIP, GUARDIAN):
            return roller
    return -1


def beam_roller(fight: Fight, side: int) -> int:
    for roller in fight.rolls_of(side):
        if KIND[fight.rollers[roller]] == MOTHERSHIP:
            return roller
    return -1


def roll_all(s: MothershipState, fight: Fight) -> None:
    """Cards in the order played, then all dice together (MS-FIGHT-11, -12)."""
    for owner, title, target, row in fight.plays:
        card = s.content.cards[title]
        DECLARED[card.verb](s, fight, Declared(owner, card.value, target, row))
    for side in (ATTACKER, DEFENDER):
        if fight.gas[side]:
            fight.buffs[gas_roller(fight, side)] += fight.gas[side]
        if fight.beams[side]:
            fight.buffs[beam_roller(fight, side)] += s.powers[fight.seats[side]].beam_roll
    for roller, unit in enumerate(fight.rollers):
        fight.buffs[roller] += fight_buff(s, fight, roller)
        fight.sides[roller] = die_of(s, unit)
    fight.dice = [
        (throw(s, OWNER[unit], unit, fight.sides[roller]),)
        for roller, unit in enumerate(fight.rollers)
    ]
    if fight.kind == ROCKS:
        fight.rock = throw(s, NOBODYS, NOBODYS, s.content.figures.asteroid_die)


# Cards declared before the dice ------------------------------------------------------------------


class Declared:
    """A card that waits for the dice: who played it, its number, what it is used on."""

    __slots__ = ("owner", "row", "target", "value")

    def __init__(self, owner: int, value: int, target: int, row: int) -> None:
        self.owner = owner
        self.value = value
        self.target = target
        self.row = row


def _side(fight: Fight, owner: int) -> int:
    return ATTACKER if owner == fight.seats[ATTACKER] else DEFENDER


def _roll(_s: MothershipState, fight: Fight, card: Declared) -> None:
    fight.buffs[fight.rollers.index(card.target)] += card.value


def _double(_s: MothershipState, fight: Fight, card: Declared) -> None:
    fight.doubles[fight.rollers.index(card.target)] += 1


def _relics(s: MothershipState, fight: Fight, card: Declared) -> None:
    fight.buffs[fight.rollers.index(card.target)] += s.relics[card.owner].bit_count()


def _prod(s: MothershipState, _fight: Fight, card: Declared) -> None:
    prod(s, card.row, card.value)


def _shield(_s: MothershipState, fight: Fight, card: Declared) -> None:
    fight.aux[_side(fight, card.owner)] += card.value


def _break(s: MothershipState, fight: Fight, card: Declared) -> None:
    """No shield in hand, whatever it was made of; what is added later counts."""
    owner = OWNER[card.target]
    s.absorbed[owner] += shield_in_hand(s, owner)
    fight.aux[_side(fight, owner)] = 0


DECLARED: Final[dict[str, Callable[[MothershipState, Fight, Declared], None]]] = {
    "roll": _roll,
    "double": _double,
    "relics": _relics,
    "prod": _prod,
    "shield": _shield,
    "break": _break,
}
"""What the cards of W3, W4 and AST do when the dice are thrown, by verb."""


def prod(s: MothershipState, row: int, amount: int) -> None:
    """A row counts less until the end of this turn (MS-ACT-09)."""
    s.prodded[row] = s.prodded.get(row, 0) + amount
