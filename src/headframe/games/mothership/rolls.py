"""Dice and what is added to them in dogfights."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership import events
from headframe.games.mothership.content import (
    ASTEROID_DIE,
    BOMBER,
    CARDS,
    FIGHTER,
    GUARDIAN,
    KIND,
    MOTHERSHIP,
    OWNER,
    STATION,
    relic,
    relic_value,
    tech,
    tech_second,
    tech_value,
)
from headframe.games.mothership.fight import ATTACKER, DEFENDER, ROCKS, SHIPS, Fight
from headframe.games.mothership.query import die_of, shield_in_hand, wingmen
from headframe.games.mothership.state import War
from headframe.kit.dice import roll

RED: Final = tech("Red Leader")
RED_ROLL: Final = tech_value("Red Leader")
LASERS: Final = tech("Class II Turbo Lasers")
LASERS_ROLL: Final = tech_value("Class II Turbo Lasers")
TURRETS: Final = tech("Rear Turrets")
TURRETS_ROLL: Final = tech_value("Rear Turrets")
ADVANCED: Final = tech("Advanced Engineering")
ADVANCED_ROLL: Final = tech_value("Advanced Engineering")
SIEGE: Final = tech("Siege Ordnance")
SIEGE_ROLL: Final = tech_value("Siege Ordnance")
HULLS: Final = tech("Unobtainium Hulls")
HULLS_ROLL: Final = tech_value("Unobtainium Hulls")
GAUSS: Final = tech("Gauss Cannon")
GAUSS_STEP: Final = tech_value("Gauss Cannon")
GAUSS_ROLL: Final = tech_second("Gauss Cannon")
BEAM_ROLL: Final = tech_value("Solar Beam")
BEAM_COST: Final = tech_second("Solar Beam")
TAPE: Final = relic("guardian-roll")
TAPE_ROLL: Final = relic_value("guardian-roll")
APPLIANCE: Final = relic("mothership")
APPLIANCE_ROLL: Final = relic_value("mothership")
CAT: Final = relic("cat")
CAT_ROLL: Final = relic_value("cat")

COIN: Final = 2
COIN_THROWN: Final = 4


def throw(s: War, owner: int, unit: int, sides: int) -> int:
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


def standing_buff(s: War, unit: int) -> int:
    """What technology and artifacts add to every dogfight roll of a unit."""
    owner = OWNER[unit]
    mask, kind = s.tech[owner], KIND[unit]
    total = 0
    if kind == FIGHTER:
        if mask & LASERS:
            total = LASERS_ROLL
        elif mask & RED:
            total = RED_ROLL
    elif kind == BOMBER:
        if mask & ADVANCED:
            total = ADVANCED_ROLL
        elif mask & TURRETS:
            total = TURRETS_ROLL
    elif kind == MOTHERSHIP:
        if mask & GAUSS:
            total = s.stations[owner] // GAUSS_STEP * GAUSS_ROLL
        relics = s.relics[owner]
        if relics:
            if relics & APPLIANCE:
                total += APPLIANCE_ROLL
            if relics & CAT:
                total += CAT_ROLL
    return total


def fight_buff(s: War, fight: Fight, roller: int) -> int:
    """What technology, artifacts and wingmen add to one roll of this dogfight."""
    unit = fight.rollers[roller]
    total = standing_buff(s, unit)
    if fight.kind == ROCKS:
        return total
    owner = OWNER[unit]
    attacks = roller < len(fight.attackers)
    if attacks:
        if KIND[unit] == BOMBER and KIND[fight.defender] == STATION and s.tech[owner] & SIEGE:
            total += SIEGE_ROLL
        if KIND[unit] == GUARDIAN:
            total += wingmen(s, unit)
        against = KIND[fight.defender] == GUARDIAN
    else:
        total += wingmen(s, unit)
        if len(fight.attackers) > 1 and fight.kind == SHIPS and s.tech[owner] & HULLS:
            total += HULLS_ROLL
        against = KIND[fight.attackers[0]] == GUARDIAN
    if against and s.relics[owner] & TAPE:
        total += TAPE_ROLL
    return total


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


def roll_all(s: War, fight: Fight) -> None:
    """Cards in the order played, then all dice together (MS-FIGHT-11, -12)."""
    for owner, title, target, row in fight.plays:
        _work_out(s, fight, owner, title, target, row)
    for side in (ATTACKER, DEFENDER):
        if fight.gas[side]:
            fight.buffs[gas_roller(fight, side)] += fight.gas[side]
        if fight.beams[side]:
            fight.buffs[beam_roller(fight, side)] += BEAM_ROLL
    for roller, unit in enumerate(fight.rollers):
        fight.buffs[roller] += fight_buff(s, fight, roller)
        fight.sides[roller] = die_of(s, unit)
    fight.dice = [
        (throw(s, OWNER[unit], unit, fight.sides[roller]),)
        for roller, unit in enumerate(fight.rollers)
    ]
    if fight.kind == ROCKS:
        fight.rock = throw(s, -1, -1, ASTEROID_DIE)


def _work_out(s: War, fight: Fight, owner: int, title: int, target: int, row: int) -> None:
    card = CARDS[title]
    verb = card.verb
    if verb == "roll":
        fight.buffs[fight.rollers.index(target)] += card.value
    elif verb == "double":
        fight.doubles[fight.rollers.index(target)] += 1
    elif verb == "relics":
        fight.buffs[fight.rollers.index(target)] += s.relics[owner].bit_count()
    elif verb == "prod":
        s.prodded[row] = s.prodded.get(row, 0) + card.value
    elif verb == "shield":
        fight.aux[ATTACKER if owner == fight.seats[ATTACKER] else DEFENDER] += card.value
    else:  # break: no shield in hand, whatever it was made of; what is added later counts
        other = OWNER[target]
        s.absorbed[other] += shield_in_hand(s, other)
        fight.aux[ATTACKER if other == fight.seats[ATTACKER] else DEFENDER] = 0
