"""Moving step by step over a hex grid.

Three masks say how a piece may move:

* ``enter``: spaces it may step onto;
* ``stop``: spaces where it may end. Those it may enter and not stop on are only passed;
* ``halt``: spaces where it must end on arrival.

The space where it stands is treated like any other: it is in ``stop`` if the piece may stay,
in ``enter`` if the piece may come back. Standing on a halting space stops nobody: only
arriving there does.

A move is legal if each step goes to a neighbour in ``enter``, none follows an arrival in
``halt``, the last arrives in ``stop`` and there are no more steps than the budget. A step is
legal if it begins such a move. So a space that is only passed may be entered just when a legal
way on exists with the budget left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from headframe.core.bits import bits
from headframe.kit.hex import HexGrid

LEGAL: Final = 0
NOT_ADJACENT: Final = 1
OVER_BUDGET: Final = 2
AFTER_HALT: Final = 3
NOT_ENTERABLE: Final = 4
NO_WAY_ON: Final = 5
CANNOT_STOP: Final = 6


class Terrain:
    """What the board is to one piece in one position."""

    __slots__ = ("_finishing", "enter", "grid", "halt", "stop", "through")

    def __init__(self, grid: HexGrid, enter: int, stop: int, halt: int) -> None:
        self.grid = grid
        self.enter = enter
        self.stop = stop
        self.halt = halt
        self.through: int = enter ^ enter & halt if halt else enter
        # Entry n: where an arrival is legal with n steps left. Worked out when first asked for.
        self._finishing: list[int] = []

    def arrivals(self, left: int) -> int:
        """Spaces where a step may arrive if ``left`` steps remain after it."""
        if left < 0:
            return 0
        finishing = self._finishing
        if not finishing:
            self._finish()
        return finishing[left] if left < len(finishing) else finishing[-1]

    def _finish(self) -> None:
        """Grow the arrivals until they grow no more."""
        known = self.enter & self.stop
        self._finishing.append(known)
        waiting = bits(self.through & ~self.stop)
        while waiting:
            grown = known
            still: list[int] = []
            for space in waiting:
                if self.grid.neighbour_mask[space] & known:
                    grown |= self.grid.bit[space]
                else:
                    still.append(space)
            if grown == known:
                break
            known = grown
            waiting = still
            self._finishing.append(known)

    def next_steps(self, space: int, budget: int) -> int:
        """The legal single steps from a space, with ``budget`` steps left before the step.

        Whether the piece has just been halted on the space is for the caller to know.
        """
        return self.grid.neighbour_mask[space] & self.arrivals(budget - 1)

    def fault(self, start: int, path: Sequence[int], budget: int) -> tuple[int, int]:
        """What is wrong with a move: the number of the step and the reason.

        ``path`` are the spaces entered, without the start. (len(path), LEGAL) is a legal move,
        (len(path), CANNOT_STOP) one whose steps are all legal but that has to go on.
        """
        neighbour_mask = self.grid.neighbour_mask
        at = start
        left = budget
        for number, space in enumerate(path):
            if not (0 <= space < self.grid.size and neighbour_mask[at] >> space & 1):
                return number, NOT_ADJACENT
            if left <= 0:
                return number, OVER_BUDGET
            if number and self.halt >> at & 1:
                return number, AFTER_HALT
            if not self.enter >> space & 1:
                return number, NOT_ENTERABLE
            left -= 1
            if not self.arrivals(left) >> space & 1:
                return number, NO_WAY_ON
            at = space
        return len(path), LEGAL if self.stop >> at & 1 else CANNOT_STOP


class Reach:
    """Where a piece can come to from a start within a budget, searched when first asked for.

    The start is no destination: coming back to it can be legal (``passable``), but a move that
    ends where it began is never the shortest.

    >>> grid = HexGrid(radius=2)
    >>> wall = grid.ring[grid.centre][1] & ~grid.bit[grid.at(1, 0)]  # one gap, in the east
    >>> terrain = Terrain(grid, enter=grid.full & ~wall, stop=grid.full & ~wall, halt=0)
    >>> reach = Reach(terrain, start=grid.centre, budget=2)
    >>> [grid.coords[space] for space in reach.way_to(grid.at(2, 0))]
    [(1, 0), (2, 0)]
    >>> reach.distance(grid.at(-2, 0))  # too far around
    -1
    """

    __slots__ = ("_goals", "_layers", "budget", "start", "terrain")

    def __init__(self, terrain: Terrain, start: int, budget: int) -> None:
        self.terrain = terrain
        self.start = start
        self.budget = budget
        self._layers: list[int] = []
        self._goals = 0

    def layers(self) -> list[int]:
        """Entry n: the spaces that take n steps, those that can only be passed included."""
        if not self._layers:
            self._search()
        return self._layers

    def goals(self) -> int:
        """The spaces other than the start where a legal move can end."""
        if not self._layers:
            self._search()
        return self._goals

    def destinations(self) -> list[int]:
        """The same as a list, in the order of their numbers."""
        return bits(self.goals())

    def distance(self, space: int) -> int:
        """The least number of steps of a legal move to a space; -1 if there is none."""
        bit = 1 << space
        if space == self.start:
            return 0
        if self.goals() & bit:
            for steps, layer in enumerate(self._layers):
                if layer & bit:
                    return steps
        return -1

    def way_to(self, destination: int) -> tuple[int, ...]:
        """A shortest way to one destination, as in ``way_to_any``."""
        grid = self.terrain.grid
        bit = grid.bit[destination]
        if not bit & self.goals():
            return ()
        layers = self._layers
        steps: int = grid.distance[self.start][destination]  # no way is shorter
        while not layers[steps] & bit:
            steps += 1
        if steps == 1:
            return (destination,)
        before = layers[steps - 1] & grid.neighbour_mask[destination]
        if self.terrain.halt:
            before &= self.terrain.through
        way = self._way_into(before, steps - 1)
        way.append(destination)
        return tuple(way)

    def way_to_any(self, targets: int) -> tuple[int, ...]:
        """A shortest way to the nearest of several destinations: the spaces entered.

        Of all shortest ways to all that are nearest it takes at each step the smallest q, then
        the smallest r. Empty if none of them can be reached.
        """
        targets &= self.goals()
        if not targets:
            return ()
        layers = self._layers
        steps = 1
        while not layers[steps] & targets:
            steps += 1
        return tuple(self._way_into(layers[steps] & targets, steps))

    def _way_into(self, last: int, steps: int) -> list[int]:
        """The first of the ways that go as many steps into these spaces of that layer."""
        # Backwards, keep of each layer what leads there; forwards, take the lowest bit.
        layers, grid = self._layers, self.terrain.grid
        leading = [last]
        through, halting = self.terrain.through, self.terrain.halt != 0
        for n in range(steps - 1, 0, -1):
            before = layers[n] & grid.beside(leading[-1])
            leading.append(before & through if halting else before)
        at = self.start
        way: list[int] = []
        while leading:
            onward = leading.pop() & grid.neighbour_mask[at]
            at = (onward & -onward).bit_length() - 1
            way.append(at)
        return way

    def ways(self) -> dict[int, tuple[int, ...]]:
        """The same way to each destination as ``way_to`` finds, all of them in one go."""
        layers = self.layers()
        neighbour_mask, through, stop = (
            self.terrain.grid.neighbour_mask,
            self.terrain.through,
            self.terrain.stop,
        )
        found: dict[int, tuple[int, ...]] = {}
        # The spaces of a layer in the order of the ways to them: whoever is first to reach a space
        # of the next layer has the way to it that comes first.
        last: list[tuple[int, tuple[int, ...]]] = [(self.start, ())]
        for layer in layers[1:]:
            left = layer
            reached: list[tuple[int, tuple[int, ...]]] = []
            for at, way in last:
                onward = left & neighbour_mask[at]
                left ^= onward
                while onward:
                    bit = onward & -onward
                    onward ^= bit
                    space = bit.bit_length() - 1
                    further = (*way, space)
                    if stop & bit:
                        found[space] = further
                    if through & bit:
                        reached.append((space, further))
            last = reached
        return found

    def passable(self, path: Sequence[int]) -> bool:
        """Whether a way, shortest or not, is a legal move."""
        return self.terrain.fault(self.start, path, self.budget)[1] == LEGAL

    def _search(self) -> None:
        """Layer by layer. This is the cost of every move, so it is written for speed."""
        terrain = self.terrain
        grid = terrain.grid
        rings = grid.ring[self.start]
        fresh = grid.bit[self.start]
        # Spaces that are entered and not gone through are what halts: mostly nothing does.
        halting = terrain.halt != 0
        enter = (terrain.enter | fresh) ^ fresh
        unseen = enter
        layers = [fresh]
        clear = True
        for steps in range(self.budget):
            # While nothing is in the way, the spaces one step on are the next ring.
            clear = clear and steps < grid.diameter and fresh == rings[steps]
            if clear:
                found = rings[steps + 1]
            else:
                found = grid.beside_many(fresh)
            found &= unseen
            if not found:
                break
            unseen ^= found
            layers.append(found)
            fresh = found & terrain.through if halting else found
        self._layers = layers
        self._goals = (enter ^ unseen) & terrain.stop
