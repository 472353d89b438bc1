"""Why something cannot be done at OPEN, with the most exact clause."""

from __future__ import annotations

from headframe.core.choice import Answer
from headframe.core.refusal import Refusal
from headframe.core.sentence import Named, Sentence
from headframe.games.mothership.board import NEXT
from headframe.games.mothership.content.modules import CARD_GAS
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.building import build_price, buildable, places
from headframe.games.mothership.legal.cards import card_refusal
from headframe.games.mothership.modes import ARTIFACTS, DEVELOP, INFLUENCE
from headframe.games.mothership.query import (
    can_damage,
    die_of,
    engine_power,
    guardians_on_board,
    held,
    planet_defence,
    planet_guarded,
    station_guarded,
)
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import (
    FIRST_GUARDIAN,
    FIRST_SHIP,
    KIND,
    MOTHERSHIP_OF,
    OWNER,
    STATION,
    UNITS,
)


def action_refusal(s: MothershipState, seat: int, answer: Answer) -> Refusal:
    if not isinstance(answer, int) or answer < 0:
        return Refusal("MS-TURN-02", "that is nothing a player can do in a turn")
    kind, number = answer // codes.SPAN * codes.SPAN, answer % codes.SPAN
    if kind == codes.CARD:
        return card_refusal(s, seat, number, s.content.open_titles, "MS-CARD-10")
    if kind == codes.RESEARCH and number < len(s.content.technologies):
        return _research(s, seat, number)
    if kind in (codes.MOVE, codes.GATE, codes.ATTACK, codes.DEPLOY, codes.SCRAP):
        if number >= len(s.at) or s.at[number] < 0:
            return Refusal("MS-TURN-02", "no such unit is on the board")
        return _unit(s, seat, kind, number)
    if kind in (codes.RAID, codes.EXPLORE, codes.BUILD, codes.COURT):
        if number >= len(s.planet_at) or s.planet_at[number] < 0:
            return Refusal("MS-TURN-02", "there is no such planet")
        return _planet(s, seat, kind, number)
    if kind == codes.ABILITY and number < len(s.content.technologies):
        return _ability(s, seat, number)
    if kind == codes.REMOVE:
        if not s.setting.modules & INFLUENCE:
            return Refusal("MS-MOD-08", "Influence is not in this game")
        return Refusal("MS-INF-09", "pay what you have for what an enemy has")
    return _plain(s, seat, answer)


def _plain(s: MothershipState, seat: int, code: int) -> Refusal:
    if code == codes.ENERGY:
        if s.at[MOTHERSHIP_OF[seat]] < 0:
            return Refusal("MS-EN-15", "a Mothership off the board sets no Energy")
        return Refusal("MS-EN-09", "the Energy is locked until your next turn")
    if code in (codes.BUY, codes.BUY_GAS):
        if not s.deck:
            return Refusal("MS-CARD-04", "the deck is empty and stays so")
        if code == codes.BUY_GAS:
            return _card_for_gas(s)
        return Refusal(
            "MS-RES-05",
            "an Action Card costs {price} Minerals",
            price=s.content.figures.card_price,
        )
    if code == codes.SHIFT:
        return Refusal("MS-COL-06", "Auxiliary Engines move a Station once a turn to a free space")
    if code == codes.REFRESH:
        if not s.setting.modules & INFLUENCE:
            return Refusal("MS-MOD-08", "Influence is not in this game")
        price = s.content.figures.refresh_price
        return Refusal(
            "MS-INF-10", "{price} Influence and a Development deck are needed", price=price
        )
    return Refusal("MS-TURN-02", "that is nothing a player can do in a turn")


def _card_for_gas(s: MothershipState) -> Refusal:
    sellers = [n for n, each in enumerate(s.content.artifacts) if each.effect == CARD_GAS]
    way: Sentence | None = None
    for number in sellers:
        each = s.content.artifacts[number]
        name = Named("artifact", number, each.title)
        own = Sentence("the {artifact} and {gas} Gas", artifact=name, gas=each.value)
        way = Sentence("{one} or {other}", one=way, other=own) if way else own
    if way is None:
        return Refusal("MS-ARTI-03", "no artifact sells cards for Gas here")
    return Refusal("MS-ARTI-03", "that takes {way}", way=way)


def _unit(s: MothershipState, seat: int, kind: int, unit: int) -> Refusal:
    if kind == codes.ATTACK:
        return _attack(s, seat, unit)
    if OWNER[unit] != seat:
        return Refusal("MS-TEAM-06", "a player acts with their own units only")
    if kind == codes.SCRAP:
        return Refusal("MS-GC-20", "only Guardians can be scrapped")
    if not FIRST_SHIP <= unit % UNITS < FIRST_GUARDIAN:
        return Refusal("MS-MOVE-14" if kind != codes.DEPLOY else "MS-GC-05", "that is no ship")
    if kind == codes.DEPLOY:
        return _deploy(s, seat, unit)
    if s.fought >> unit & 1:
        return Refusal("MS-TURN-05", "a ship that has attacked moves no more this turn")
    if s.moved >> unit & 1:
        return Refusal("MS-TURN-03", "its movement phase is resolved")
    if held(s, unit):
        return Refusal("MS-MOVE-12", "the ship is held")
    if kind == codes.GATE:
        return Refusal("MS-SUP-07", "no Jump Gate leads from there")
    if engine_power(s, unit) < 1:
        return Refusal("MS-MOVE-01", "it has no engine power")
    return Refusal("MS-MOVE-06", "there is no space to step onto")


def _deploy(s: MothershipState, seat: int, ship: int) -> Refusal:
    there, figures = guardians_on_board(s, seat), s.content.figures
    if there >= figures.guardians:
        return Refusal(
            "MS-GC-02",
            "no more than {most} Guardians stand on the board",
            most=figures.guardians,
        )
    if there >= s.powers[seat].guardians:
        return Refusal("MS-GC-01", "your technology supports no further Guardian")
    price = figures.guardian_price
    if s.minerals[seat] < price:
        return Refusal("MS-RES-05", "a Guardian's price in Minerals is {price}", price=price)
    if s.served >> ship & 1:
        return Refusal("MS-GC-05", "that ship has served for a deployment this turn")
    if s.vetoed >> ship & 1:
        return Refusal("MS-INF-07", "that ship deploys no more this turn")
    return Refusal("MS-GC-03", "there is no empty space beside it")


def _attack(s: MothershipState, seat: int, unit: int) -> Refusal:
    side = s.setting.side
    if side[OWNER[unit]] == side[seat]:
        return Refusal("MS-FIGHT-03", "friendly units are never targets")
    if unit % UNITS >= FIRST_GUARDIAN:
        return Refusal("MS-FIGHT-04", "next to a Guardian it is the Guardian that attacks")
    beside = _beside(s, seat, s.at[unit])
    if not beside:
        return Refusal("MS-FIGHT-02", "none of your ships stands beside it")
    ready = [ship for ship in beside if not s.fought >> ship & 1]
    if not ready:
        return Refusal("MS-TURN-03", "a ship attacks once a turn")
    if not any(can_damage(s, ship, unit) for ship in ready):
        if all(die_of(s, ship) == 0 for ship in ready):
            return Refusal("MS-EN-05", "the weapons are off")
        return Refusal("MS-UNIT-06", "none of these ships could damage it")
    assert KIND[unit] == STATION
    assert station_guarded(s, OWNER[unit])
    return Refusal("MS-GUARD-01", "a guarded Station cannot be attacked")


def _beside(s: MothershipState, seat: int, space: int) -> list[int]:
    ships = range(seat * UNITS + FIRST_SHIP, seat * UNITS + FIRST_GUARDIAN)
    return [ship for ship in ships if s.at[ship] >= 0 and NEXT[space] >> s.at[ship] & 1]


def _planet(s: MothershipState, seat: int, kind: int, planet: int) -> Refusal:
    modules, holder, side = s.setting.modules, s.holder[planet], s.setting.side
    if kind == codes.RAID:
        if holder >= 0 and side[holder] == side[seat]:
            return Refusal("MS-PLAN-02", "friendly planets cannot be attacked")
        if planet_guarded(s, planet):
            return Refusal("MS-GUARD-02", "a Guardian guards that planet")
        beside = _beside(s, seat, s.planet_at[planet])
        if beside and all(s.fought >> ship & 1 for ship in beside):
            return Refusal("MS-PLAN-06", "those ships have used their attack phase this turn")
        if beside and all(die_of(s, ship) == 0 for ship in beside):
            return Refusal("MS-EN-05", "the weapons are off")
        return Refusal("MS-PLAN-01", "only ships beside a planet attack it")
    if kind == codes.COURT:
        if not modules & INFLUENCE:
            return Refusal("MS-MOD-08", "Influence is not in this game")
        if holder < 0:
            return Refusal("MS-INF-03", "neutral planets cannot be influenced")
        if side[holder] == side[seat]:
            return Refusal("MS-TEAM-05", "friendly planets cannot be influenced")
        return Refusal(
            "MS-INF-02",
            "that costs {price} Influence",
            price=planet_defence(s, planet),
        )
    if kind == codes.EXPLORE:
        if not modules & ARTIFACTS:
            return Refusal("MS-MOD-08", "there are no artifacts in this game")
        price = s.content.figures.explore_price
        if holder == seat and not s.explored >> planet & 1 and s.minerals[seat] < price:
            return Refusal("MS-RES-05", "exploring costs {price} Minerals", price=price)
        return Refusal("MS-ART-03", "explore planets of your own whose token is hidden")
    if not modules & DEVELOP:
        return Refusal("MS-MOD-08", "there are no Developments in this game")
    return _build(s, seat, planet)


def _build(s: MothershipState, seat: int, planet: int) -> Refusal:
    if s.holder[planet] != seat or not s.explored >> planet & 1:
        return Refusal("MS-DEV-04", "build on explored planets of your own")
    if s.developed >> planet & 1:
        return Refusal("MS-DEV-05", "each planet is developed once a turn")
    if not s.market:
        return Refusal("MS-DEV-17", "the Market is empty")
    if len(s.built[planet]) >= places(s, planet):
        return Refusal("MS-DEV-07", "that planet carries no more Developments")
    if buildable(s, planet):
        return Refusal("MS-DEV-06", "this one costs {price} Minerals", price=build_price(s, planet))
    return Refusal("MS-DEV-08", "no card of the Market fits that planet")


def _research(s: MothershipState, seat: int, number: int) -> Refusal:
    tech, have = s.content.technologies[number], s.tech[seat]
    name = Named("technology", number, tech.title)
    if have >> number & 1:
        return Refusal("MS-TECH-06", "{technology} is yours already, and for good", technology=name)
    if have & tech.rival:
        return Refusal("MS-TECH-03", "the other branch of this category is chosen")
    if tech.before and not have & tech.before:
        return Refusal("MS-TECH-02", "the tier before it comes first")
    return Refusal(
        "MS-RES-05", "{technology} costs {price} Minerals", technology=name, price=tech.price
    )


def _ability(s: MothershipState, seat: int, number: int) -> Refusal:
    unit = MOTHERSHIP_OF[seat]
    name = Named("technology", number, s.content.technologies[number].title)
    if s.at[unit] < 0:
        return Refusal("MS-TECH-10", "abilities need the Mothership on the board")
    if s.fought >> unit & 1:
        return Refusal("MS-TECH-11", "the Mothership's attack phase is used")
    if not s.tech[seat] >> number & 1:
        return Refusal("MS-TECH-04", "{technology} is not researched", technology=name)
    if die_of(s, unit) == 0:
        return Refusal("MS-EN-05", "the weapons are off, or there is nothing to use it on")
    return Refusal("MS-TECH-11", "there is nothing to use {technology} on", technology=name)
