"""OPEN: everything a player may begin in their turn, as small codes (MS-TURN-02)."""

from __future__ import annotations

from headframe.games.mothership.board import NEIGHBOURS
from headframe.games.mothership.legal.abilities import shift_spaces, usable
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
)
from headframe.games.mothership.legal.attacks import attackable, attackers_on, raidable
from headframe.games.mothership.legal.building import build_price, buildable
from headframe.games.mothership.legal.cards import in_hand
from headframe.games.mothership.legal.guardians import may_deploy, servers
from headframe.games.mothership.legal.ways import gates, has_gates, has_step
from headframe.games.mothership.modes import ARTIFACTS, DEVELOP, INFLUENCE, TEAM
from headframe.games.mothership.query import (
    enemies,
    engine_power,
    held,
    planet_defence,
    planets_of,
)
from headframe.games.mothership.state import EMPTY, GONE, PLANET, MothershipState
from headframe.games.mothership.units import FIRST_GUARDIAN, MOTHERSHIP_OF, OWNER, SHIPS, UNITS


def actions(s: MothershipState) -> list[int]:
    """Everything the active player may begin now, END first."""
    owner = s.turn
    content = s.content
    figures = content.figures
    found = [END]
    minerals = s.minerals[owner]
    if not s.locked and s.settings < figures.settings_a_turn and s.at[MOTHERSHIP_OF[owner]] >= 0:
        found.append(ENERGY)
    _ships(s, owner, found)
    if s.hands[owner]:
        found += [CARD + title for title in in_hand(s, owner, content.open_titles)]
    if s.deck:
        if minerals >= figures.card_price:
            found.append(BUY)
        price = s.powers[owner].card_gas
        if price and s.gas[owner] >= price:
            found.append(BUY_GAS)
    if minerals >= content.cheapest_technology:
        for number in researchable(s, owner):
            found.append(RESEARCH + number)
    _colony(s, owner, found)
    if s.setting.modules:
        _modules(s, owner, found)
    return found


def _ships(s: MothershipState, owner: int, found: list[int]) -> None:
    """Moves, Jump Gates, attacks and abilities."""
    at, on, busy = s.at, s.on, s.moved | s.fought
    side = s.setting.side
    mine = side[owner]
    base = owner * UNITS
    powers = s.powers[owner]
    gating = powers.jump_gates or (s.setting.mode == TEAM and has_gates(s, owner))
    holding = s.updated != 0
    for towed in s.tractor:
        holding = holding or towed != GONE
    # Spaces beside a ship that can attack, with a planet or another side's unit on them.
    reach: list[int] = []
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
            for near in NEIGHBOURS[space]:
                piece = on[near]
                if piece != EMPTY and (piece >= PLANET or side[OWNER[piece]] != mine):
                    reach.append(near)
    if len(reach) > 1:
        reach.sort()
    before = EMPTY
    for space in reach:
        if space == before:
            continue
        before = space
        piece = on[space]
        if piece >= PLANET:
            if raidable(s, owner, piece - PLANET) and attackers_on(s, owner, piece, 1):
                found.append(RAID + piece - PLANET)
        elif attackable(s, owner, piece) and attackers_on(s, owner, piece, 1):
            found.append(ATTACK + piece)
    if powers.abilities:
        found += [ABILITY + number for number in usable(s, owner)]


def researchable(s: MothershipState, owner: int) -> list[int]:
    """Tiers in reach of tree and purse (MS-TECH-02, -03)."""
    minerals, techs = s.minerals[owner], s.content.technologies
    return [n for n in s.content.next_technologies(s.tech[owner]) if techs[n].price <= minerals]


def _colony(s: MothershipState, owner: int, found: list[int]) -> None:
    if s.powers[owner].guardians and may_deploy(s, owner):
        found += [DEPLOY + ship for ship in servers(s, owner, free=False)]
    if s.guns[owner]:
        base, at = owner * UNITS, s.at
        for unit in range(base + FIRST_GUARDIAN, base + UNITS):
            if at[unit] >= 0:
                found.append(SCRAP + unit)
    if shift_spaces(s, owner):
        found.append(SHIFT)


def _modules(s: MothershipState, owner: int, found: list[int]) -> None:
    modules, minerals = s.setting.modules, s.minerals[owner]
    mine = planets_of(s, owner)
    if modules & ARTIFACTS and minerals >= s.content.figures.explore_price:
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
        if influence >= s.content.figures.refresh_price and (s.dev_deck or s.dev_under):
            found.append(REFRESH)
