"""The best that a player can make of a turn: which cards for what, where to dig, where to end.

A rough search over whole turns. It knows no draws and no room effects; a guess that looks at the
rest of the turn lets even a bot that looks one step ahead save fuel and drills for what pays.
"""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content.cards import SOLID
from headframe.games.drillers.content.figures import MOST_FUEL
from headframe.games.drillers.content.floors import ENTRANCE, SURFACE
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.evaluate.gains import load_price, price, tile_gain
from headframe.games.drillers.evaluate.power import Way, powers_of
from headframe.games.drillers.evaluate.standing import Standing
from headframe.games.drillers.evaluate.weights import weights
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState

MOST_DRILLS: Final = 12
"""More are not planned with."""
MOST_CARDS: Final = 5
"""Cards beyond these are planned for fuel."""
_KEY: Final = MOST_FUEL + 1
"""More than any tank holds."""
_NO_TURN: Final = -1000.0
"""Worse than any turn."""


class Outlook:
    """What a turn's plan is judged by: the same for all plans of a player."""

    __slots__ = (
        "after",
        "away",
        "cap",
        "digs",
        "late",
        "lean",
        "load",
        "penalties",
        "renewed",
        "w",
    )

    def __init__(self, s: DrillersState, p: Player, standing: Standing) -> None:
        w = self.w = weights().plan
        content = s.content
        self.penalties = content.floors.penalties
        self.lean = w.hand / w.drill
        """Drills of a turn with an empty tank."""
        turns, credit, notch = standing.turns, standing.credit, standing.notch
        self.after = turns > 0
        self.cap = p.cap
        self.late = max(0.0, 1.0 - turns / w.depth_turns)
        purse = min(w.shop_credits, p.credits)
        stored = load_price(content.minerals, p)
        self.load = (1.0 - w.load) * credit * stored + w.shop * credit * purse
        self.digs = [digs(s, p, floor, credit, notch) for floor in range(s.deepest + 1)]
        self.away: dict[int, float] = {}
        """The best of all other floors, by floor and tank: many plans end alike."""
        self.renewed = self.next_turn(0, p.cap, 0)
        """What a turn from the surface with a full tank promises."""

    def end(self, floor: int, fuel: int, dug: int) -> float:
        """The value of ending the turn on a floor with so much fuel, after so many drills there:
        what the next turn may dig, or the surface."""
        value = -self.late * self.penalties[floor]
        if not self.after:
            return value
        if floor == 0:
            return value + self.load + self.renewed
        deep = self.next_turn(floor, min(fuel, self.cap), dug)
        w = self.w
        home = w.surface * (self.load + self.renewed) - w.step * floor
        return value + max(deep, home)

    def next_turn(self, floor: int, fuel: int, dug: int) -> float:
        """An average hand and this tank, made to drills on the best floor; then a turn without."""
        w = self.w
        tank = fuel + w.hand
        key = floor * _KEY + fuel
        best = self.away.get(key)
        if best is None:
            best = 0.0
            for place, found in enumerate(self.digs):
                if place != floor:
                    gain = self._gain(found, (tank - w.move * abs(place - floor)) / w.drill, 0)
                    if gain > best:
                        best = gain
            self.away[key] = best
        return w.next * max(best, self._gain(self.digs[floor], tank / w.drill, dug))

    def _gain(self, found: list[float], drills: float, dug: int) -> float:
        """What so many drills bring beyond those spent there already, and a lean turn after."""
        reach = dug + max(0.0, drills)
        first = _between(found, reach)
        more = _between(found, reach + self.lean) - first
        return first + self.w.later * more - found[dug]


def _between(found: list[float], drills: float) -> float:
    whole = int(drills)
    if whole >= MOST_DRILLS:
        return found[MOST_DRILLS]
    return found[whole] + (drills - whole) * (found[whole + 1] - found[whole])


def digs(s: DrillersState, p: Player, floor: int, credit: float, notch: float) -> list[float]:
    """The best gain on a floor for every number of drills."""
    best = [0.0] * (MOST_DRILLS + 1)
    if floor == 0:
        return best
    content = s.content
    floors = content.floors
    minerals = _minerals(s, p, floor, credit)
    corridors = len(s.stacks[floor])
    corridor = floors.corridor_costs[floor]
    tile = tile_gain(content.tiles, s.stacks[floor][-1], notch) if corridors else 0.0
    closed = floor == s.deepest and floor < floors.bottom
    barrier = floors.barrier_costs[floor + 1] if closed else 0
    below = tile_gain(content.tiles, content.tiles.barriers[floor + 1], notch) if closed else 0.0
    for breaks in range(2 if barrier else 1):
        for halls in range(corridors + 1):
            cost = breaks * barrier + halls * corridor
            if cost > MOST_DRILLS:
                break
            gain = breaks * below + halls * tile
            for spent in range(cost, MOST_DRILLS + 1):
                some = gain + minerals[spent - cost]
                if some > best[spent]:
                    best[spent] = some
    return best


def _minerals(s: DrillersState, p: Player, floor: int, credit: float) -> list[float]:
    """The gain of the best so many minerals that fit into storage."""
    minerals = s.content.minerals
    load = weights().plan.load * credit
    space = p.capacity - sum(p.storage)
    total = 0.0
    gains = [total]
    for kind in range(KINDS - 1, -1, -1):
        here = min(space, s.ground[floor * KINDS + kind])
        space -= here
        for n in range(here):
            total += minerals.points[kind] + load * price(minerals, p, kind, p.storage[kind] + n)
            gains.append(total)
    return gains + [total] * (MOST_DRILLS + 1 - len(gains))


def best_turn(s: DrillersState, p: Player, outlook: Outlook, acting: bool) -> float:
    """The value of the best turn with this hand and tank; ``acting``: it is under way."""
    best = _NO_TURN
    move_fuel = s.content.figures.move_fuel
    drill_fuel = s.content.figures.drill_fuel
    floor = p.floor
    ends = _ends(len(outlook.digs))
    for fuel, moves, drills, extra in _hands(s, p, acting):
        if fuel < 0:
            continue
        for place, end in ends:
            way = abs(floor - place) + place - end
            tank = fuel if way <= moves else fuel - move_fuel * (way - moves)
            dug = min(drills, MOST_DRILLS)
            found = outlook.digs[place]
            while tank >= 0:
                value = extra + found[dug] + outlook.end(end, tank, dug)
                if value > best:
                    best = value
                if dug == MOST_DRILLS or found[-1] == found[dug]:
                    break
                tank -= drill_fuel
                dug += 1
    return best


def _ends(floors: int) -> list[tuple[int, int]]:
    """Where to dig and where to end: there, or back on the surface, or at the entrance."""
    found = [(place, place) for place in range(floors)]
    found += [(place, SURFACE) for place in range(SURFACE + 1, floors)]
    return found + [(place, ENTRANCE) for place in range(ENTRANCE + 1, floors)]


def _hands(s: DrillersState, p: Player, acting: bool) -> list[Way]:
    """What the hand, the permanents and the tank come to, for every way to play the cards."""
    found: list[Way] = [
        (p.fuel, s.moves, s.drills, 0.0) if acting else (p.fuel, 0, 0, 0.0),
    ]
    every_way = powers_of(s.content).ways
    costs = s.content.cards.costs
    stored = any(p.storage)
    for number, card in enumerate(p.hand):
        ways = every_way[card]
        if number >= MOST_CARDS or (costs[card] == SOLID and not stored):
            ways = ways[:1]
        found = _joined(found, ways)
    for card in p.permanents:
        if not (acting and s.used >> card & 1):
            found = _joined(found, every_way[card])
    return list(dict.fromkeys(found))


def _joined(found: list[Way], ways: tuple[Way, ...]) -> list[Way]:
    return [
        (fuel + a, moves + b, drills + c, extra + d)
        for fuel, moves, drills, extra in found
        for a, b, c, d in ways
    ]
