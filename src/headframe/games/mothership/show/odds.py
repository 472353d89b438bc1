"""Chances before the dice fall: exact, by the engine's own figures, as if no card were played.

What is added to a roll is worked out by the very function that throws (`rolls.roll_all`), on a copy
of the position; only the dice themselves are replaced by all the ways they can fall.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from headframe.core.choice import Answer
from headframe.core.engine import Decision
from headframe.core.odds import Odds
from headframe.core.speech import Phrase, named, phrase
from headframe.games.mothership.board import NEXT
from headframe.games.mothership.changes import hull_lost, station_lost
from headframe.games.mothership.fight import (
    ATTACKER,
    DEFENDER,
    FAR,
    GUN,
    PLANETARY,
    ROCKS,
    SHIPS,
    TIE,
    Fight,
)
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.attacks import attackers_on
from headframe.games.mothership.query import (
    die_of,
    enemy_guns,
    planet_defence,
    shield_in_hand,
)
from headframe.games.mothership.rolls import BUFFS, brought, roll_all, told_buffs
from headframe.games.mothership.state import NOBODYS, PLANET, MothershipState
from headframe.games.mothership.steps.aftermath import doomed, winner_of
from headframe.games.mothership.steps.arrive import Halted
from headframe.games.mothership.steps.declare import Declare
from headframe.games.mothership.steps.dogfight import Evade, LastCall, NameGas, SideCards
from headframe.games.mothership.steps.move import Move, first_stop
from headframe.games.mothership.units import KIND, MOTHERSHIP, OWNER, STATION
from headframe.kit.spreads import Spread, added, faces, mean, per_cent, ways

DARED_KEYS: Final = ("attackers", "way")
DARED_ACTIONS: Final = (codes.ATTACK, codes.RAID)
"""Dice may follow upon these; the client has them from here."""
BEFORE_DICE: Final = (Evade, SideCards, LastCall, NameGas)
Totals = dict[tuple[int, int], int]
"""Of a side: its total and the part of it that can harm a hull, with the ways to it."""


def odds(s: MothershipState, decision: Decision, answer: Answer) -> Odds | None:
    frame = decision.frame
    if isinstance(frame, Declare):
        ships = answer if isinstance(answer, tuple) else (answer,)
        return attack(s, ships, frame.piece)
    if isinstance(frame, Move):
        return on_the_way(s, frame.unit, answer) if isinstance(answer, tuple) and answer else None
    if isinstance(frame, BEFORE_DICE) and s.fight is not None and isinstance(answer, int):
        return _under_way(s, s.fight, decision, answer)
    if decision.choice.vocabulary != "action" or not isinstance(answer, int):
        return None
    thing = answer % codes.SPAN
    piece = {codes.ATTACK: thing, codes.RAID: PLANET + thing}.get(answer - thing)
    if piece is None:
        return None
    ships = tuple(attackers_on(s, decision.seat, piece))
    found = attack(s, ships, piece)
    found["settled"] = len(ships) == 1  # who of several attacks is asked next
    return found


def dares(decision: Decision, answer: Answer) -> bool:
    """Attacks and flights."""
    if decision.key in DARED_KEYS:
        return True
    if decision.choice.vocabulary != "action" or not isinstance(answer, int):
        return False
    return answer - answer % codes.SPAN in DARED_ACTIONS


def attack(s: MothershipState, ships: tuple[int, ...], piece: int) -> Odds:
    owner = OWNER[ships[0]]
    if piece >= PLANET:
        return _raid(s, ships, piece - PLANET)
    fight = Fight.start(SHIPS, ships, piece, (owner, OWNER[piece]), KIND[piece] != STATION)
    return _fight(s, fight, owner)


def _under_way(s: MothershipState, fight: Fight, decision: Decision, answer: int) -> Odds | None:
    """As it stands, if this seat passes or names so much Gas."""
    again = fight.copy()
    if isinstance(decision.frame, NameGas):
        again.gas[decision.frame.side] = answer
    elif answer != codes.PASS:
        return None
    if decision.seat not in fight.seats or fight.kind == PLANETARY:
        return None
    if fight.kind == ROCKS:
        return _rocks(s, again, 1)
    return _fight(s, again, decision.seat)


# Dogfights ---------------------------------------------------------------------------------------


def _ready(s: MothershipState, fight: Fight) -> tuple[MothershipState, Fight]:
    """A copy in which everything is added up, and the dice lie somehow."""
    world = s.copy()
    again = fight.copy()
    world.fight = again
    roll_all(world, again)
    return world, again


def _totals(s: MothershipState, fight: Fight, side: int) -> Totals:
    damages = s.content.units.damages
    found: Totals = {(0, 0): 1}
    for roller in fight.rolls_of(side):
        harms = damages[KIND[fight.rollers[roller]]][MOTHERSHIP]
        more: Totals = {}
        for shown in faces(fight.sides[roller]):
            fight.dice[roller] = (shown,)
            amount = fight.amount(roller)
            for (total, hull), count in found.items():
                key = (total + amount, hull + (amount if harms else 0))
                more[key] = more.get(key, 0) + count
        found = more
    return found


class _Side:
    """What may become of one side: the ways to each loss of HP, and to the loss of units."""

    def __init__(self) -> None:
        self.harm: Spread = {}
        self.lost = 0
        self.units: tuple[int, ...] = ()

    def take(self, harm: int, count: int) -> None:
        self.harm[harm] = self.harm.get(harm, 0) + count


class _Weighed:
    """All ways a fight can end: how many each side wins, or nobody, and what either side loses."""

    def __init__(self, s: MothershipState, fight: Fight) -> None:
        self.world, self.fight = _ready(s, fight)
        self.won = [0, 0, 0]
        self.sides = (_Side(), _Side())
        totals = [_totals(self.world, self.fight, side) for side in (ATTACKER, DEFENDER)]
        falling: dict[int, tuple[int, ...]] = {}
        for winner, (total, hull), count in _outcomes(self.world, self.fight, *totals):
            self.won[winner] += count
            if winner not in falling:
                self.fight.winner = winner
                falling[winner] = doomed(self.world, self.fight)
            for side in (ATTACKER, DEFENDER):
                self._take(side, winner, (total, hull), count, falling[winner])
        self.ways = sum(self.won)

    def _take(
        self, side: int, winner: int, rolled: tuple[int, int], count: int, fallen: tuple[int, ...]
    ) -> None:
        fight, found = self.fight, self.sides[side]
        harm, falls = 0, False
        if winner == 1 - side and not (side == ATTACKER and fight.kind == FAR):
            harm, falls = _harm(self.world, fight, side, *rolled)
        units = fight.attackers if side == ATTACKER else (fight.defender,)
        lost = tuple(unit for unit in fallen if unit in units)
        found.take(harm, count)
        if lost or falls:
            found.lost += count
            found.units = lost or found.units


def _fight(s: MothershipState, fight: Fight, seat: int) -> Odds:
    """``seat`` is who asks: its own side comes first."""
    found = _Weighed(s, fight)
    mine = ATTACKER if seat == fight.seats[ATTACKER] else DEFENDER
    rolls = [_roll(found.world, found.fight, roller) for roller in range(len(found.fight.rollers))]
    return {
        "chance": found.won[mine] / found.ways,
        "settled": True,
        "lines": [*_outlook(found, mine), *rolls, phrase("odds-no-cards")],
    }


def _outlook(found: _Weighed, mine: int) -> list[Phrase]:
    whole = found.ways
    head = phrase(
        "odds-fight",
        win=per_cent(found.won[mine] / whole),
        tie=per_cent(found.won[TIE] / whole),
        lose=per_cent(found.won[1 - mine] / whole),
    )
    return [
        head,
        *_loss("odds-theirs", found.fight, 1 - mine, found.sides[1 - mine], whole),
        *_loss("odds-own", found.fight, mine, found.sides[mine], whole),
    ]


def _outcomes(
    s: MothershipState, fight: Fight, attack: Totals, defence: Totals
) -> Iterator[tuple[int, tuple[int, int], int]]:
    """Who wins, with which total, in how many ways."""
    for ours, count in attack.items():
        for theirs, more in defence.items():
            winner = winner_of(s, fight, ours[0], theirs[0])
            yield winner, theirs if winner == DEFENDER else ours, count * more


def _harm(s: MothershipState, fight: Fight, side: int, total: int, hull: int) -> tuple[int, bool]:
    """HP that a Mothership or Station of this side loses, and whether it falls."""
    units = fight.attackers if side == ATTACKER else (fight.defender,)
    for unit in units:
        owner = OWNER[unit]
        if KIND[unit] == MOTHERSHIP:
            lost = hull_lost(s, owner, total, hull, fight.aux[side])
            return lost, lost >= s.hulls[owner]
        if KIND[unit] == STATION:
            lost = station_lost(s, owner, total, s.content.figures.station_step)
            return lost, lost >= s.stations[owner]
    return 0, False


def _loss(message: str, fight: Fight, side: int, found: _Side, whole: int) -> list[Phrase]:
    units = fight.attackers if side == ATTACKER else (fight.defender,)
    lines: list[Phrase] = []
    if any(found.harm.keys() - {0}):
        (unit,) = [each for each in units if KIND[each] in (MOTHERSHIP, STATION)][:1]
        lines.append(
            phrase(
                f"{message}-harm",
                unit=named("unit", unit),
                expected=_tenths(mean(found.harm)),
                worst=max(found.harm),
            )
        )
    if found.lost:
        fallen = found.units or tuple(each for each in units if KIND[each] in (MOTHERSHIP, STATION))
        names = [named("unit", each) for each in fallen]
        lines.append(phrase(f"{message}-lost", units=names, chance=per_cent(found.lost / whole)))
    return lines


def _roll(s: MothershipState, fight: Fight, roller: int) -> Phrase:
    """A die and what is added to it, by name."""
    unit = fight.rollers[roller]
    known = told_buffs(s, fight, roller, 0)
    cards = fight.buffs[roller] - sum(known)
    amounts = [*known[: BUFFS.index("cards")], cards, *known[BUFFS.index("cards") + 1 :]]
    buffs = [
        phrase("odds-buff", what=named("buff", number), number=amount)
        for number, amount in enumerate(amounts)
        if amount
    ]
    sides, times = fight.sides[roller], 1 << fight.doubles[roller]
    return phrase("odds-roll", unit=named("unit", unit), die=sides, times=times, buffs=buffs)


# Planets -----------------------------------------------------------------------------------------


def _raid(s: MothershipState, ships: tuple[int, ...], planet: int) -> Odds:
    owner = OWNER[ships[0]]
    fight = Fight.start(PLANETARY, ships, planet, (owner, s.holder[planet]), rolls=False)
    totals: Spread = {0: 1}
    dice: list[Phrase] = []
    for roller, unit in enumerate(ships):
        sides = die_of(s, unit)
        amounts: Spread = {}
        for shown in faces(sides):
            fight.dice = [*[()] * roller, (shown,)]
            amount = brought(s, fight, roller)
            amounts[amount] = amounts.get(amount, 0) + 1
        totals = added(totals, amounts)
        dice.append(phrase("odds-die", unit=named("unit", unit), die=sides))
    defence = planet_defence(s, planet)
    whole = ways(totals)
    good = sum(count for total, count in totals.items() if total >= defence)
    lines = [
        phrase("odds-raid", chance=per_cent(good / whole), defence=defence),
        phrase("odds-dice", dice=dice),
        phrase("odds-no-cards"),
    ]
    return {"chance": good / whole, "settled": True, "lines": lines}


# Asteroids ---------------------------------------------------------------------------------------


def on_the_way(s: MothershipState, unit: int, path: tuple[int, ...]) -> Odds | None:
    """The fields of asteroids on a way, up to where a Guardian would stop the ship."""
    origin, met, halted = s.at[unit], 0, False
    while path and not halted:
        taken, rocks, halted = first_stop(s, unit, origin, path)
        met += rocks
        origin, path = path[taken - 1], path[taken:]
    guarded, past = _guarded(s, unit, origin) if halted else ([], 1.0)
    if not met:
        return {"chance": past, "settled": True, "lines": guarded} if halted else None
    fight = Fight.start(ROCKS, (), unit, (NOBODYS, OWNER[unit]), rolls=True)
    found = _rocks(s, fight, met)
    chance = None if past is None else (found["chance"] or 0.0) * past
    return {"chance": chance, "settled": True, "lines": [*found["lines"], *guarded]}


def _guarded(s: MothershipState, unit: int, space: int) -> tuple[list[Phrase], float | None]:
    """A ship that Guardians stop: what the first of them may do, and the chance to outlive one,
    who fights on until one of both is gone. Of several nobody says who shoots."""
    world = s.copy()
    world.leave(unit)
    world.enter(unit, space)
    guns = Halted(unit, space, -1).guns(world)
    fight = Fight.start(GUN, (guns[0],), unit, (OWNER[guns[0]], OWNER[unit]), rolls=True)
    found = _Weighed(world, fight)
    lines = [phrase("odds-guardian", space=named("space", space)), *_outlook(found, DEFENDER)]
    out, gone = found.sides[ATTACKER].lost, found.sides[DEFENDER].lost
    alone = (NEXT[space] & enemy_guns(world, OWNER[unit])).bit_count() == 1
    if not alone or KIND[unit] == MOTHERSHIP or not out + gone:
        return lines, None
    return lines, out / (out + gone)


def _rocks(s: MothershipState, fight: Fight, times: int) -> Odds:
    """One fight against asteroids after the other, with what the shield has left."""
    world, again = _ready(s, fight)
    unit = fight.defender
    own: Spread = {}
    for (total, _), count in _totals(world, again, DEFENDER).items():
        own[total] = own.get(total, 0) + count
    hits = _hits(world, again, own)
    lines = [_roll(world, again, 0), phrase("odds-no-cards")]
    if KIND[unit] != MOTHERSHIP:
        safe = (hits.get(0, 0) / ways(hits)) ** times
        head = phrase("odds-rocks", chance=per_cent(safe), number=times)
        return {"chance": safe, "settled": True, "lines": [head, *lines]}
    owner = OWNER[unit]
    shield = shield_in_hand(world, owner) + again.aux[DEFENDER]
    hull = world.hulls[owner]
    harm: Spread = {0: 1}
    for _ in range(times):
        harm = added(harm, hits)
    # What the shield took once is gone: together they hold off just so much.
    lost: Spread = {}
    for total, count in harm.items():
        through = min(hull, max(0, total - shield))
        lost[through] = lost.get(through, 0) + count
    safe = 1 - lost.get(hull, 0) / ways(lost)
    head = phrase(
        "odds-rocks-harm",
        expected=_tenths(mean(lost)),
        worst=max(lost),
        chance=per_cent(safe),
        number=times,
    )
    return {"chance": safe, "settled": True, "lines": [head, *lines]}


def _hits(s: MothershipState, fight: Fight, own: Spread) -> Spread:
    """What the asteroids do, by the ways to it; 0: nothing."""
    found: Spread = {}
    for rock in faces(s.content.figures.asteroid_die):
        for total, count in own.items():
            hit = rock if winner_of(s, fight, rock, total) == ATTACKER else 0
            found[hit] = found.get(hit, 0) + count
    return found


def _tenths(value: float) -> Phrase:
    tenths = round(10 * value)
    return phrase("tenths", whole=tenths // 10, tenth=tenths % 10)
