"""What changed for a seat, in words: the parts of the evaluation, before and after."""

from __future__ import annotations

from headframe.core.bits import bits
from headframe.core.odds import Reason
from headframe.core.speech import named, phrase
from headframe.games.mothership.board import DISTANCE, GAS
from headframe.games.mothership.evaluate.evaluate import SCALE
from headframe.games.mothership.evaluate.outlook import siege, strikers, striking
from headframe.games.mothership.evaluate.weights import Weights, weights_of
from headframe.games.mothership.modes import VP
from headframe.games.mothership.query import enemies, planets_of, points, row
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import KIND, MOTHERSHIP_OF, ROWS, SHIPS, STATION_OF, UNITS


def reasons(before: MothershipState, after: MothershipState, seat: int) -> list[Reason]:
    weight = weights_of(before.pack)
    return [
        Reason(worth / SCALE, say)
        for worth, say in (
            *_holdings(before, after, seat, weight),
            *_harm(before, after, seat, weight),
            *_risk(before, after, seat, weight),
            *_places(before, after, seat, weight),
        )
    ]


def _holdings(
    before: MothershipState, after: MothershipState, seat: int, weight: Weights
) -> list[Reason]:
    """What is owned: points, planets, technologies, cards, what was repaired, Energy."""
    found: list[Reason] = []
    if before.setting.mode == VP and (won := points(after, seat) - points(before, seat)) > 0:
        found.append(Reason(weight.victory_point * won, phrase("reason-points", number=won)))
    for planet in planets_of(after, seat):
        if before.holder[planet] != seat:
            gas = after.setting.bodies[planet] == GAS
            worth = weight.planet_gas if gas else weight.planet
            found.append(Reason(worth, phrase("reason-planet", planet=named("planet", planet))))
    for number in bits(after.tech[seat] & ~before.tech[seat]):
        said = phrase("reason-technology", technology=named("technology", number))
        found.append(Reason(weight.technology[number], said))
    if (cards := len(after.hands[seat]) - len(before.hands[seat])) > 0:
        found.append(Reason(weight.card * cards, phrase("reason-cards", number=cards)))
    hull = after.hulls[seat] - before.hulls[seat] + after.stations[seat] - before.stations[seat]
    if hull > 0:
        found.append(Reason(weight.mothership_hull * hull, phrase("reason-repaired", number=hull)))
    for which, rows in enumerate((weight.engines, weight.weapons, weight.shields)[:ROWS]):
        gain = rows[row(after, seat, which)] - rows[row(before, seat, which)]
        if gain > 0:
            found.append(Reason(gain, phrase("reason-energy", row=named("energy", which))))
    return found


def _harm(
    before: MothershipState, after: MothershipState, seat: int, weight: Weights
) -> list[Reason]:
    """What rivals lose."""
    found: list[Reason] = []
    for foe in enemies(before, seat):
        name = named("seat", foe)
        lost = before.hulls[foe] + before.stations[foe] - after.hulls[foe] - after.stations[foe]
        if lost > 0:
            said = phrase("reason-harm", seat=name, number=lost)
            found.append(Reason(weight.station_hull * lost, said))
        for unit in range(foe * UNITS, (foe + 1) * UNITS):
            if before.at[unit] >= 0 > after.at[unit]:
                said = phrase("reason-destroyed", unit=named("unit", unit))
                found.append(Reason(weight.unit[KIND[unit]], said))
        for planet in planets_of(before, foe):
            if after.holder[planet] != foe:
                said = phrase("reason-denies", seat=name, planet=named("planet", planet))
                found.append(Reason(weight.planet / 2, said))
    return found


def _risk(
    before: MothershipState, after: MothershipState, seat: int, weight: Weights
) -> list[Reason]:
    """Ships out of enemies' reach, and a Station that fewer can shoot at."""
    found: list[Reason] = []
    spared = 0
    for number in SHIPS:
        unit = seat * UNITS + number
        stands = before.at[unit] >= 0 and after.at[unit] >= 0
        if stands and strikers(after, seat, unit) < strikers(before, seat, unit):
            spared += 1
    if spared:
        found.append(Reason(weight.exposed * 2 * spared, phrase("reason-safer", number=spared)))
    foes = enemies(before, seat)
    eased = siege(before, seat, foes, striking(before), weight)
    eased -= siege(after, seat, foes, striking(after), weight)
    if eased > 0 and after.at[STATION_OF[seat]] >= 0:
        found.append(Reason(eased, phrase("reason-station")))
    return found


def _places(
    before: MothershipState, after: MothershipState, seat: int, weight: Weights
) -> list[Reason]:
    """Ships nearer to a planet, or to a rival's Station or Mothership."""
    found: list[Reason] = []
    for planet, space in enumerate(after.planet_at):
        if space >= 0 and after.holder[planet] != seat:
            nearer = _way(before, seat, space) - _way(after, seat, space)
            if nearer > 0:
                said = phrase("reason-near-planet", planet=named("planet", planet))
                found.append(Reason(weight.near_planet * nearer, said))
    for foe in enemies(before, seat):
        goal = after.at[STATION_OF[foe]]
        target = STATION_OF[foe] if goal >= 0 else MOTHERSHIP_OF[foe]
        if after.at[target] < 0:
            continue
        nearer = _way(before, seat, after.at[target]) - _way(after, seat, after.at[target])
        if nearer > 0:
            said = phrase("reason-near", unit=named("unit", target))
            found.append(Reason(weight.near_ship * nearer, said))
    return _best_of(found, ("reason-near-planet", "reason-near"))


def _way(s: MothershipState, seat: int, space: int) -> int:
    """How far the seat's ships are from a space, all together."""
    reach = DISTANCE[space]
    ships = [s.at[seat * UNITS + number] for number in SHIPS]
    return sum(reach[at] for at in ships if at >= 0)


def _best_of(found: list[Reason], messages: tuple[str, ...]) -> list[Reason]:
    """Of things that many ships do at once, the foremost one alone."""
    kept: list[Reason] = []
    for message in messages:
        alike = [reason for reason in found if reason.say["say"] == message]
        kept += sorted(alike, key=lambda reason: -reason.worth)[:1]
    return kept + [reason for reason in found if reason.say["say"] not in messages]
