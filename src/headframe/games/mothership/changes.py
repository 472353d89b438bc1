"""Small changes of a position, each with its event: draw, gain, destroy, resolve."""

from __future__ import annotations

from headframe.games.mothership import events
from headframe.games.mothership.modes import VP
from headframe.games.mothership.query import points, shield_in_hand
from headframe.games.mothership.state import GONE, MothershipState
from headframe.games.mothership.units import (
    GUARDIAN,
    KIND,
    MOTHERSHIP,
    MOTHERSHIP_OF,
    OWNER,
    STATION,
    STATION_OF,
)
from headframe.kit.deck import draw_random, put_in

# Cards and resources -----------------------------------------------------------------------------


def draw(s: MothershipState, owner: int, minerals: int = 0, gas: int = 0) -> None:
    """The top card, for a price if it is bought; from an empty deck nothing (MS-PLAN-10). The NPC
    draws none."""
    if owner >= s.setting.seats or not s.deck:
        return
    title = draw_random(s.deck, s.rng)
    put_in(s.hands[owner], title)
    if s.events is not None:
        s.events.append(events.Drew(owner, title, minerals, gas))


def discard(s: MothershipState, owner: int, title: int) -> None:
    """From the hand, face up onto the discard pile."""
    s.hands[owner].remove(title)
    s.discard.append(title)
    gone = 0
    for other in s.discard:  # sooner done than `count` where this is compiled
        if other == title:
            gone += 1
    if gone >= s.content.cards[title].quantity:
        s.live &= ~(1 << title)
    forget(s, owner, title)


def forget(s: MothershipState, owner: int, title: int) -> None:
    """A card that has left a hand is no longer known to be there."""
    if s.known:
        s.known = tuple(entry for entry in s.known if entry[1:] != (owner, title))


def steal(s: MothershipState, thief: int, victim: int) -> None:
    """A random card; thief and victim see it (MS-INFO-03)."""
    title = draw_random(s.hands[victim], s.rng)
    put_in(s.hands[thief], title)
    # Whoever knew cards of the victim cannot be sure any more: one of them may be gone.
    kept = tuple(e for e in s.known if e[1] != victim or (e[0] == thief and e[2] != title))
    s.known = (*kept, (victim, thief, title))
    if s.events is not None:
        s.events.append(events.Stole(thief, victim, title))


def gain(s: MothershipState, owner: int, minerals: int, gas: int, influence: int, why: str) -> None:
    """Out of the supply, which never runs out."""
    if owner >= s.setting.seats or not (minerals or gas or influence):
        return
    if minerals:
        s.minerals[owner] += minerals
    if gas:
        s.gas[owner] += gas
    if influence:
        s.influence[owner] += influence
    if s.events is not None:
        s.events.append(events.Gained(owner, minerals, gas, influence, why))


# Phases ------------------------------------------------------------------------------------------


def resolve_move(s: MothershipState, unit: int) -> None:
    """The movement phase is over; with the Mothership's the Energy lock falls (MS-EN-09)."""
    if s.events is not None and not s.moved >> unit & 1:
        s.events.append(events.Resolved(unit, attack=False))
    s.moved |= 1 << unit
    if KIND[unit] == MOTHERSHIP and OWNER[unit] == s.turn:
        s.locked = True


def use_attack(s: MothershipState, unit: int) -> None:
    """The attack phase, and with it the movement phase (MS-TURN-04)."""
    if s.events is not None:
        s.events.append(events.Resolved(unit, attack=True))
    s.moved |= 1 << unit
    s.fought |= 1 << unit
    resolve_move(s, unit)


# Damage ------------------------------------------------------------------------------------------


def hull_lost(s: MothershipState, owner: int, total: int, hull_part: int, aux: int) -> int:
    """HP that a Mothership would lose: what comes through its shield."""
    shield = shield_in_hand(s, owner)
    return min(hull_part, max(0, total - shield - aux), s.hulls[owner])


def harm_mothership(s: MothershipState, unit: int, total: int, hull_part: int, aux: int) -> int:
    """MS-MULTI-04; what is left of the Auxiliary Shield. At 0 HP the caller takes it off."""
    owner = OWNER[unit]
    lost = min(shield_in_hand(s, owner) + aux, total)
    from_aux = min(aux, lost)
    hull = hull_lost(s, owner, total, hull_part, aux)
    s.absorbed[owner] += lost - from_aux
    s.hulls[owner] -= hull
    if s.events is not None and (lost or hull):
        s.events.append(events.Damaged(unit, lost, from_aux, hull))
    return aux - from_aux


def harm_hull(s: MothershipState, owner: int, amount: int) -> None:
    """HP removed by name: the shield does not help (MS-EN-13)."""
    lost = min(amount, s.hulls[owner])
    s.hulls[owner] -= lost
    if s.events is not None:
        s.events.append(events.Damaged(MOTHERSHIP_OF[owner], 0, 0, lost))


def repair(s: MothershipState, owner: int, amount: int) -> None:
    """HP of the Mothership, up to what it had at the start (MS-EN-14)."""
    before = s.hulls[owner]
    s.hulls[owner] = min(s.content.units.hull[MOTHERSHIP], before + amount)
    if s.events is not None:
        s.events.append(events.Repaired(MOTHERSHIP_OF[owner], s.hulls[owner] - before))


def station_lost(s: MothershipState, owner: int, total: int, step: int) -> int:
    return min(total // step * step, s.stations[owner])


def harm_station(s: MothershipState, owner: int, total: int, step: int) -> None:
    """MS-UNIT-10: whole steps only."""
    lost = station_lost(s, owner, total, step)
    s.stations[owner] -= lost
    if s.events is not None and lost:
        s.events.append(events.Damaged(STATION_OF[owner], 0, 0, lost))


def fallen(s: MothershipState, unit: int) -> bool:
    """Whether a Mothership or Station has no HP left."""
    owner = OWNER[unit]
    return (s.hulls if KIND[unit] == MOTHERSHIP else s.stations)[owner] <= 0


def destroy(
    s: MothershipState, units: list[int], by: int, loot: bool, saved: tuple[int, ...] = ()
) -> None:
    """Take units off the board together, then give loot, Scrap Yard and VP (MS-FIGHT-20).

    ``by`` -1: nobody gets anything. ``saved``: ships kept by Life Support, which still give loot.
    """
    table = s.content.units
    scores = by >= 0 and s.setting.mode == VP
    for unit in units:
        remove(s, unit)
        if s.events is not None:
            points_won = table.points[KIND[unit]] if scores else 0
            s.events.append(events.Destroyed(unit, by, points_won))
    if by >= 0 and (units or saved):
        if loot:
            minerals = sum(table.loot[KIND[unit]] for unit in (*units, *saved))
            gain(s, by, minerals + s.powers[by].loot, 0, 0, "loot")
        if scores:
            s.kills[by] += sum(table.points[KIND[unit]] for unit in units)
            note_points(s)
    for unit in units:
        owner = OWNER[unit]
        powers = s.powers[owner]
        ship = KIND[unit] not in (STATION, GUARDIAN)
        if ship and (powers.scrap_minerals or powers.scrap_gas) and survives(s, owner):
            gain(s, owner, powers.scrap_minerals, powers.scrap_gas, 0, "scrap")


def remove(s: MothershipState, unit: int) -> None:
    """Off the board; what was laid on a ship ends (MS-VP-20), and in VP mode it comes again."""
    s.leave(unit)
    kind, bit = KIND[unit], 1 << unit
    s.boosts.pop(unit, None)
    s.updated &= ~bit
    while unit in s.tractor:
        s.tractor[s.tractor.index(unit)] = GONE
    if kind == STATION:
        s.stations[OWNER[unit]] = 0
        return
    if kind == MOTHERSHIP:
        s.hulls[OWNER[unit]] = 0
    if s.setting.mode == VP and kind != GUARDIAN:
        if OWNER[unit] == s.turn:
            s.fallen |= bit
        else:
            s.due |= bit


def survives(s: MothershipState, owner: int) -> bool:
    """Whether an owner is still in the game by what stands on the board (MS-ELIM-01, MS-VP-07)."""
    stands = s.at[STATION_OF[owner]] >= 0
    ships = s.ships[owner] != 0
    if s.passing >= 0 and OWNER[s.passing] == owner:
        ships = True
    if s.setting.mode == VP:
        return stands or ships or owner in s.holder
    if owner >= s.setting.seats:
        return ships
    return stands and ships


def note_points(s: MothershipState) -> None:
    """MS-VP-06: the limit counts at any moment of a player's own turn."""
    if s.setting.limit and not s.last_round and points(s, s.turn) >= s.setting.limit:
        call_last_round(s, s.turn, "points")


def call_last_round(s: MothershipState, owner: int, why: str) -> None:
    """The round is finished, then points are counted (MS-VP-08)."""
    if not s.last_round and s.events is not None:
        s.events.append(events.LastRound(owner, why))
    s.last_round = True
