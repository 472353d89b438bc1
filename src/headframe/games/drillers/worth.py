"""A rough guess of how well a seat stands, in points. Its weights are in content/weights.txt."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from headframe.games.drillers import literals as li
from headframe.games.drillers.cards import (
    CARDS,
    COSTS,
    EFFECTS,
    FUEL_VALUES,
    PAY_FUEL,
    PERMANENT,
    SOLID,
)
from headframe.games.drillers.figures import (
    COLUMN,
    CREDITS_PER_POINT,
    KINDS,
    MINERAL_POINTS,
    OVERFLOW_PRICES,
    PRICES,
    START_CAP,
    START_ROOM,
    TRACK,
    ZONE,
)
from headframe.games.drillers.mine import CORRIDOR_COSTS, PENALTIES, TILE_POINTS
from headframe.games.drillers.player import Player
from headframe.games.drillers.scoring import bot_score, sources
from headframe.games.drillers.state import NO_SEAT, Drillers
from headframe.kit.content import Pack

_HUNDRED: Final = 100.0


def _weights(name: str) -> dict[str, float]:
    pack = Pack(Path(__file__).parent / "content", ("weights.txt",))
    section = next(section for section in pack.of("weights") if section.name == name)
    return {
        field: cell.whole(-1000, 1000) / _HUNDRED
        for field, cell in section.values.items()
        if field != "provenance"
    }


WEIGHTS: Final = _weights("position")
_POWER: Final = _weights("power")
_PER_UNIT: Final = {
    li.DRILL: "drill",
    li.MOVE: "move",
    li.FUEL: "fuel",
    li.CREDITS: "credits",
    li.REFRESH: "refresh",
    li.DRAW: "draw",
}
_FLAT: Final = {
    li.REPAIR: "repair",
    li.DAMAGE: "damage",
    li.CAP: "upgrade",
    li.STORAGE: "upgrade",
    li.STAY: "lasting",
    li.FLYWHEEL: "lasting",
    li.FLY: "flight",
}


def _program_power(number: int) -> float:
    power = 0.0
    for op, a, b in li.PROGRAMS[number]:
        if op in _PER_UNIT:
            power += a * _POWER[_PER_UNIT[op]]
        elif op in _FLAT:
            power += _POWER[_FLAT[op]]
        elif op in (li.CHOOSE, li.ORDER):
            power += max(_program_power(option) for option in range(a, a + b))
    return power


def _card_power(card: int) -> float:
    """What playing the card brings, the better of effect and fuel."""
    power = _program_power(EFFECTS[card])
    if COSTS[card] == PERMANENT:
        return 2 * (power + PAY_FUEL[card] * _POWER["cost"])
    power += _POWER["solid"] if COSTS[card] == SOLID else COSTS[card] * _POWER["cost"]
    return max(power, 0.0) + FUEL_VALUES[card] * _POWER["fuel value"]


POWERS: Final = tuple(_card_power(card) for card in range(CARDS))


def worth(s: Drillers, seat: int) -> float:
    """Points so far, and what cards, goods and position promise for the rest of the game."""
    p = s.players[seat]
    w = WEIGHTS
    points = sources(s, p)
    total = float(sum(points.values()) - points["depth"] - points["credits"])
    left = _left(s)
    total += p.credits * (left * w["credit"] + (1 - left) / CREDITS_PER_POINT)
    depth = PENALTIES[p.floor]
    total -= depth * (left * w["depth early"] + (1 - left) * w["depth late"])
    if not s.stack:
        return float(sum(points.values()))
    total += left * (_rig(p) + _cards(p))
    total += _goods(p, left)
    if s.active == seat:
        total += w["move"] * s.moves + w["drill"] * s.drills
    room = p.room - sum(p.storage)
    total += left * _reach(s, p, room) - w["haul"] * p.floor * sum(p.storage)
    return total


def _left(s: Drillers) -> float:
    """How much of the game is left, from 1 down to 0, by the fullest track."""
    if s.ender != NO_SEAT:
        return 0.0
    full = max([p.notches + min(ZONE, sum(p.overflow)) for p in s.players])
    if s.bot is not None:
        full = max(full, s.bot.notches + s.bot.cubes, TRACK * len(s.bot.flipped) // 9)
    return max(0.0, 1.0 - full / TRACK)


def _rig(p: Player) -> float:
    w = WEIGHTS
    return (
        w["fuel"] * p.fuel
        + w["drone"] * p.drones
        + w["cap"] * (p.cap - START_CAP)
        + w["storage"] * (p.room - START_ROOM)
    )


def _cards(p: Player) -> float:
    owned = sum([POWERS[card] for pile in (p.deck, p.discard, p.hand, p.play) for card in pile])
    owned += sum([POWERS[card] for card in p.permanents])
    size = len(p.deck) + len(p.discard) + len(p.hand) + len(p.play)
    held = sum([POWERS[card] for card in p.hand])
    # The power of an average card counts as much as the sum: a thin deck is a good one.
    return WEIGHTS["owned"] * (0.3 * owned + 3.0 * owned / max(1, size)) + WEIGHTS["hand"] * held


def _goods(p: Player, left: float) -> float:
    """What the storage will sell for."""
    total = 0
    for kind in range(KINDS):
        for at in range(p.storage[kind]):
            height = p.market[kind] + at
            total += PRICES[kind][height] if height < COLUMN else OVERFLOW_PRICES[kind]
    return total * left * WEIGHTS["stored sale"]


def _reach(s: Drillers, p: Player, room: int) -> float:
    """What lies on the mech's floor for the taking."""
    floor = p.floor
    found = 0
    for kind in range(KINDS - 1, -1, -1):
        here = min(room, s.ground[floor * KINDS + kind])
        found += here * MINERAL_POINTS[kind]
        room -= here
    total = WEIGHTS["reach minerals"] * found
    if s.stacks[floor]:
        total += (
            WEIGHTS["reach corridor"]
            * TILE_POINTS[s.stacks[floor][-1]]
            / (0.5 * CORRIDOR_COSTS[floor])
        )
    return total


def margin(s: Drillers) -> int:
    """Solo, at the end: the human's points less the bot's."""
    assert s.bot is not None
    return sum(sources(s, s.players[0]).values()) - bot_score(s, s.bot)
