"""Dice and what is added to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headframe.games.mothership import events
from headframe.games.mothership.content.powers import Powers
from headframe.games.mothership.fight import (
    ATTACKER,
    DEFENDER,
    PLANETARY,
    ROCKS,
    SHIPS,
    Fight,
)
from headframe.games.mothership.query import die_of, shield_in_hand, wingmen
from headframe.games.mothership.state import NOBODYS, MothershipState
from headframe.games.mothership.units import (
    BOMBER,
    GUARDIAN,
    KIND,
    MOTHERSHIP,
    MOTHERSHIP_OF,
    OWNER,
    ROWS,
    STATION,
)
from headframe.kit.dice import roll

COIN: Final = 2
COIN_THROWN: Final = 4
BUFFS: Final = ("technology", "artifacts", "wingmen", "cards", "gas", "beam")
"""Where what is added to a roll comes from, as it is told."""


def throw(s: MothershipState, sides: int) -> int:
    """One die. A D2 is a D4 thrown as odd and even (MS-EN-06); no die counts 0 (MS-EN-05)."""
    if sides == COIN:
        return 2 - roll(s.rng, COIN_THROWN) % 2
    return roll(s.rng, sides) if sides else 0


def standing_buff(s: MothershipState, unit: int) -> int:
    """What technology and artifacts add to every dogfight roll of a unit."""
    return _standing(s, unit, s.powers[OWNER[unit]])


def _standing(s: MothershipState, unit: int, powers: Powers) -> int:
    total = powers.roll[KIND[unit]]
    if KIND[unit] == MOTHERSHIP and powers.gauss_roll:
        total += s.stations[OWNER[unit]] // powers.gauss_step * powers.gauss_roll
    return total


def power_buff(s: MothershipState, fight: Fight, roller: int, powers: Powers) -> int:
    """What these powers add to one roll of this dogfight."""
    unit = fight.rollers[roller]
    total = _standing(s, unit, powers)
    if fight.kind == ROCKS:
        return total
    if roller < len(fight.attackers):
        if KIND[unit] == BOMBER and KIND[fight.defender] == STATION:
            total += powers.siege_roll
        against = KIND[fight.defender] == GUARDIAN
    else:
        if len(fight.attackers) > 1 and fight.kind == SHIPS:
            total += powers.hulls_roll
        against = KIND[fight.attackers[0]] == GUARDIAN
    return total + powers.guardian_roll if against else total


def wing_buff(s: MothershipState, fight: Fight, roller: int) -> int:
    """For defenders, and for Guardians always; not against asteroids (MS-WING-01, -02, -07)."""
    unit = fight.rollers[roller]
    if fight.kind == ROCKS or (roller < len(fight.attackers) and KIND[unit] != GUARDIAN):
        return 0
    return wingmen(s, unit)


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
    by_card = fight.buffs[:] if s.events is not None else []
    for side in (ATTACKER, DEFENDER):
        if fight.gas[side]:
            fight.buffs[gas_roller(fight, side)] += fight.gas[side]
        if fight.beams[side]:
            fight.buffs[beam_roller(fight, side)] += s.powers[fight.seats[side]].beam_roll
    for roller, unit in enumerate(fight.rollers):
        powers = s.powers[OWNER[unit]]
        fight.buffs[roller] += power_buff(s, fight, roller, powers) + wing_buff(s, fight, roller)
        fight.sides[roller] = die_of(s, unit)
    fight.dice = [(throw(s, sides),) for sides in fight.sides]
    if s.events is not None:
        for roller, cards in enumerate(by_card):
            tell_throw(s, fight, roller, "roll", told_buffs(s, fight, roller, cards))
    if fight.kind == ROCKS:
        sides = s.content.figures.asteroid_die
        fight.rock = shown = throw(s, sides)
        if s.events is not None:
            rocks = events.Threw(NOBODYS, NOBODYS, sides, shown, "rocks", 0, 1, (), shown)
            s.events.append(rocks)


def brought(s: MothershipState, fight: Fight, roller: int) -> int:
    """What a roller brings in: against planets Fast Cap and Space Cat alone count (MS-PLAN-05)."""
    if fight.kind != PLANETARY:
        return fight.amount(roller)
    powers = s.powers[fight.seats[ATTACKER]]
    total = powers.capture_times * fight.dice[roller][0]
    return total + powers.planet_roll if KIND[fight.rollers[roller]] == MOTHERSHIP else total


# Telling -----------------------------------------------------------------------------------------


def told_buffs(s: MothershipState, fight: Fight, roller: int, cards: int) -> tuple[int, ...]:
    """What is added to a roll, by ``BUFFS``; together it is all that counts."""
    unit = fight.rollers[roller]
    owner = OWNER[unit]
    side = ATTACKER if roller < len(fight.attackers) else DEFENDER
    learnt = power_buff(s, fight, roller, s.content.powers(s.tech[owner], 0))
    found = power_buff(s, fight, roller, s.powers[owner]) - learnt
    gas = fight.gas[side] if gas_roller(fight, side) == roller else 0
    lit = fight.beams[side] if beam_roller(fight, side) == roller else 0
    beam = lit * s.powers[owner].beam_roll
    return learnt, found, wing_buff(s, fight, roller), cards, gas, beam


def tell_throw(
    s: MothershipState,
    fight: Fight,
    roller: int,
    why: str,
    buffs: tuple[int, ...] = (),
    place: int = 0,
) -> None:
    """A die of the fight, as it lies now."""
    if s.events is None:
        return
    unit = fight.rollers[roller]
    owner = fight.seats[ATTACKER if roller < len(fight.attackers) else DEFENDER]
    times = 1 << fight.doubles[roller] if place == 0 else 1
    if fight.kind == PLANETARY:
        times = s.powers[owner].capture_times
    shown, total = fight.dice[roller][place], brought(s, fight, roller)
    sides = fight.sides[roller]
    s.events.append(events.Threw(owner, unit, sides, shown, why, place, times, buffs, total))


def tell_over(s: MothershipState) -> None:
    if s.events is not None:
        s.events.append(events.FightOver())


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


def _shield(s: MothershipState, fight: Fight, card: Declared) -> None:
    fight.aux[_side(fight, card.owner)] += card.value
    if s.events is not None:
        s.events.append(events.Shielded(card.owner, card.value))


def _break(s: MothershipState, fight: Fight, card: Declared) -> None:
    """No shield in hand, whatever it was made of; what is added later counts."""
    owner = OWNER[card.target]
    shield = shield_in_hand(s, owner)
    s.absorbed[owner] += shield
    fight.aux[_side(fight, owner)] = 0
    if s.events is not None:
        s.events.append(events.ShieldBroken(card.target, shield))


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
    if s.events is not None:
        owner, which = divmod(row, ROWS)
        s.events.append(events.Prodded(MOTHERSHIP_OF[owner], which, amount))
