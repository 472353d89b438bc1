"""OPEN: everything a player may do in their turn, as one pick of small codes (MS-TURN-02)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from headframe.core.bits import bits
from headframe.games.mothership import events
from headframe.games.mothership.changes import draw
from headframe.games.mothership.content import (
    ARTIFACTS,
    CARD_PRICE,
    DEVELOP,
    EXPLORE_PRICE,
    FIRST_GUARDIAN,
    INFLUENCE,
    KIND,
    NEXT,
    OPEN,
    OWNER,
    PREMOVE,
    REFRESH_PRICE,
    SETTINGS_A_TURN,
    SHIPS,
    STATION,
    TEAM,
    TECH_PRICE,
    TECHS,
    UNITS,
    relic,
    relic_value,
    titles_of,
)
from headframe.games.mothership.legal.action_codes import (
    ABILITY,
    ATTACK,
    BUILD,
    BUY,
    BUY_GAS,
    CARD,
    COURT,
    DEPLOY,
    END,
    ENERGY,
    EXPLORE,
    GATE,
    MOVE,
    RAID,
    REFRESH,
    REMOVE,
    RESEARCH,
    SCRAP,
    SHIFT,
    SPAN,
)
from headframe.games.mothership.query import (
    ORBITAL,
    PIERCING,
    enemies,
    engine_power,
    held,
    planet_defence,
    planet_guarded,
    planets_of,
    station_guarded,
)
from headframe.games.mothership.state import GATHERING, GONE, PLANET, War
from headframe.games.mothership.steps.abilities import (
    ABILITY_MASK,
    shift_spaces,
    usable,
    use_ability,
)
from headframe.games.mothership.steps.abilities import (
    SHIFT as SHIFT_FRAME,
)
from headframe.games.mothership.steps.capture import capture
from headframe.games.mothership.steps.cards import in_hand, play
from headframe.games.mothership.steps.declare import attackers_on, declare
from headframe.games.mothership.steps.developing import (
    Build,
    RemoveInfluence,
    build_price,
    buildable,
    explore,
    refresh,
)
from headframe.games.mothership.steps.energy import BALANCE, SET_ENERGY
from headframe.games.mothership.steps.guardians import Deploy, may_deploy, servers
from headframe.games.mothership.steps.move import (
    JUMP_GATES,
    MOVING,
    Gate,
    Move,
    gates,
    has_gates,
    has_step,
)

OPEN_TITLES: Final = titles_of(OPEN | PREMOVE)
MODULATOR: Final = relic("card-gas")
MODULATOR_PRICE: Final = relic_value("card-gas")


def actions(s: War) -> list[int]:
    """Everything the active player may begin now, END first."""
    owner = s.turn
    found = [END]
    minerals = s.minerals[owner]
    base = owner * UNITS
    mother = base + 1
    if not s.locked and s.settings < SETTINGS_A_TURN and s.at[mother] >= 0:
        found.append(ENERGY)
    _ships(s, owner, found)
    if s.hands[owner]:
        found += [CARD + title for title in in_hand(s, owner, OPEN_TITLES)]
    if s.deck:
        if minerals >= CARD_PRICE:
            found.append(BUY)
        if s.relics[owner] & MODULATOR and s.gas[owner] >= MODULATOR_PRICE:
            found.append(BUY_GAS)
    if minerals >= TECH_PRICE[0]:
        found += [RESEARCH + number for number in researchable(s, owner)]
    _colony(s, owner, found)
    if s.setting.modules:
        _modules(s, owner, found)
    return found


def _ships(s: War, owner: int, found: list[int]) -> None:
    """Moves, Jump Gates, attacks and abilities."""
    at, busy = s.at, s.moved | s.fought
    base = owner * UNITS
    reach = 0
    gating = s.tech[owner] & JUMP_GATES != 0 or (s.setting.mode == TEAM and has_gates(s, owner))
    holding = s.updated != 0 or s.tractor.count(GONE) < len(s.tractor)
    for number in SHIPS:
        unit = base + number
        space = at[unit]
        if space < 0:
            continue
        if not busy >> unit & 1 and not (holding and held(s, unit)):
            if has_step(s, unit, engine_power(s, unit)):
                found.append(MOVE + unit)
            if gating and gates(s, unit):
                found.append(GATE + unit)
        if not s.fought >> unit & 1:
            reach |= NEXT[space]
    reach &= s.occupied ^ (s.ships[owner] | s.guns[owner])
    if reach:
        side, on = s.setting.side, s.on
        mine = side[owner]
        for space in bits(reach):
            piece = on[space]
            if piece >= PLANET:
                if raidable(s, owner, piece - PLANET) and attackers_on(s, owner, piece):
                    found.append(RAID + piece - PLANET)
            elif (
                side[OWNER[piece]] != mine
                and attackable(s, owner, piece)
                and attackers_on(s, owner, piece)
            ):
                found.append(ATTACK + piece)
    if s.tech[owner] & ABILITY_MASK:
        found += [ABILITY + number for number in usable(s, owner)]


def attackable(s: War, owner: int, unit: int) -> bool:
    """Enemy ships, and Stations that nothing guards; Guardians never (MS-FIGHT-03, -04)."""
    number = unit % UNITS
    if number >= FIRST_GUARDIAN:
        return False
    if KIND[unit] == STATION:
        return bool(s.tech[owner] & PIERCING) or not station_guarded(s, OWNER[unit])
    return True


def raidable(s: War, owner: int, planet: int) -> bool:
    """Neutral or enemy planets that nothing guards (MS-PLAN-01)."""
    holder = s.holder[planet]
    if holder < 0:
        return True
    if s.setting.side[holder] == s.setting.side[owner]:
        return False
    return bool(s.tech[owner] & PIERCING) or not planet_guarded(s, planet)


def researchable(s: War, owner: int) -> list[int]:
    """Tiers in reach of tree and purse (MS-TECH-02, -03)."""
    minerals = s.minerals[owner]
    return [n for n in next_tiers(s.tech[owner]) if TECH_PRICE[n] <= minerals]


@lru_cache(maxsize=4096)
def next_tiers(have: int) -> tuple[int, ...]:
    """What the tree offers next to whoever has these technologies."""
    return tuple(
        number
        for number, tech in enumerate(TECHS)
        if not have >> number & 1
        and not have & tech.rival
        and (not tech.before or have & tech.before)
    )


def _colony(s: War, owner: int, found: list[int]) -> None:
    if s.tech[owner] & ORBITAL and may_deploy(s, owner):
        found += [DEPLOY + ship for ship in servers(s, owner, free=False)]
    if s.guns[owner]:
        base, at = owner * UNITS, s.at
        guns = range(base + FIRST_GUARDIAN, base + UNITS)
        found += [SCRAP + unit for unit in guns if at[unit] >= 0]
    if shift_spaces(s, owner):
        found.append(SHIFT)


def _modules(s: War, owner: int, found: list[int]) -> None:
    modules, minerals = s.setting.modules, s.minerals[owner]
    mine = planets_of(s, owner)
    if modules & ARTIFACTS and minerals >= EXPLORE_PRICE:
        found += [EXPLORE + planet for planet in mine if not s.explored >> planet & 1]
    if modules & DEVELOP and minerals and s.market:
        for planet in mine:
            if s.developed >> planet & 1 or not buildable(s, planet):
                continue
            if build_price(s, planet) <= minerals:
                found.append(BUILD + planet)
    influence = s.influence[owner]
    if modules & INFLUENCE and influence:
        side = s.setting.side
        for planet, holder in enumerate(s.holder):
            if (
                holder >= 0
                and side[holder] != side[owner]
                and planet_defence(s, planet) <= influence
            ):
                found.append(COURT + planet)
        found += [REMOVE + enemy for enemy in enemies(s, owner) if s.influence[enemy]]
        if influence >= REFRESH_PRICE and (s.dev_deck or s.dev_under):
            found.append(REFRESH)


def perform(s: War, code: int) -> None:
    """Begin what was picked. The turn's frame stays below."""
    owner = s.turn
    kind, number = code // SPAN * SPAN, code % SPAN
    if kind == MOVE:
        s.stack.append(Move(number, engine_power(s, number), owner, MOVING))
    elif kind == ATTACK:
        declare(s, number)
    elif kind == RAID:
        declare(s, PLANET + number)
    elif kind == CARD:
        play(s, owner, number)
    elif kind == RESEARCH:
        research(s, owner, number)
    elif kind == DEPLOY:
        s.stack.append(Deploy(number, free=False))
    elif kind == SCRAP:
        scrap(s, number)
    elif kind == ABILITY:
        use_ability(s, owner, number)
    elif kind == GATE:
        s.stack.append(Gate(number))
    elif kind == EXPLORE:
        explore(s, owner, number, free=False)
    elif kind == COURT:
        s.influence[owner] -= planet_defence(s, number)
        capture(s, owner, number, "influence")
    elif kind == REMOVE:
        s.stack.append(RemoveInfluence(number))
    elif kind == BUILD:
        s.stack.append(Build(owner, number, free=False))
    elif code == END:
        s.phase = GATHERING
    elif code == ENERGY:
        s.stack.append(SET_ENERGY)
    elif code == BUY:
        s.minerals[owner] -= CARD_PRICE
        draw(s, owner)
    elif code == BUY_GAS:
        s.gas[owner] -= MODULATOR_PRICE
        draw(s, owner)
    elif code == SHIFT:
        s.stack.append(SHIFT_FRAME)
    else:
        refresh(s, owner)


def research(s: War, owner: int, number: int) -> None:
    s.minerals[owner] -= TECH_PRICE[number]
    s.tech[owner] |= 1 << number
    if s.events is not None:
        s.events.append(events.Researched(owner, number))
    s.stack.append(BALANCE)


def scrap(s: War, unit: int) -> None:
    s.leave(unit)
    assert s.at[unit] == GONE
    if s.events is not None:
        s.events.append(events.Scrapped(unit))
