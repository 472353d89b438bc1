"""Operations: one decision over everything that can be done now, until the player ends them."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.drillers.content.cards import SOLID
from headframe.games.drillers.content.effect_codes import (
    FLYWHEELED,
    ONCE_HARPOON,
    ONCE_RAISE,
    SUCTION,
    TO_DISCARD,
)
from headframe.games.drillers.content.floors import SURFACE
from headframe.games.drillers.content.minerals import KINDS, SILVER
from headframe.games.drillers.events.codes import (
    BY_FLYWHEEL,
    BY_MOVE,
    DRILLS,
    DRONES,
    FUEL,
    MOVES,
    SOLID_FUEL,
    TO_BUY,
    TO_SELL,
)
from headframe.games.drillers.events.mine import Moved
from headframe.games.drillers.events.players import (
    Burned,
    DroneUsed,
    Played,
    Surfaced,
    TookDamageForFuel,
    Traded,
    UsedPermanent,
)
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.legal.operations import operations
from headframe.games.drillers.legal.refusals import operations_refusal
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DAMAGED, DrillersState
from headframe.games.drillers.steps.buying import buy, exhaust
from headframe.games.drillers.steps.damage import take_damage
from headframe.games.drillers.steps.dashboard import fill_tank, gain_fuel
from headframe.games.drillers.steps.deck import leave_hand
from headframe.games.drillers.steps.drilling import (
    break_barrier,
    collect,
    end_operations_in,
    excavate,
)
from headframe.games.drillers.steps.effects import perform
from headframe.games.drillers.steps.handlers import Handler, HandlerWith, do
from headframe.games.drillers.steps.room_choices import raise_mineral
from headframe.games.drillers.steps.surfacing import SURFACING
from headframe.games.drillers.steps.track import sell, to_overflow
from headframe.kit.tuples import added


class Operations(Frame[DrillersState]):
    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-OPS-01"

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        return (Decision(s.active, "operations", Pick("action", operations(s)), self),)

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        do(s, answer, PLAIN, WITH)

    def why(self, s: DrillersState, decision: Decision, answer: Answer) -> Refusal:
        return operations_refusal(s, s.players[s.active], answer)


OPERATIONS: Final = Operations()


def _end(s: DrillersState, p: Player) -> None:
    """The room's effect, then Surfacing or Upkeep, which lies below."""
    s.stack.pop()
    if p.floor == SURFACE:
        s.stack.append(SURFACING)
        if s.events is not None:
            s.events.append(Surfaced(p.seat))
        return
    room = s.rooms[p.floor]
    if room >= 0:
        end_operations_in(s, p, room)


def _up(s: DrillersState, p: Player) -> None:
    _step(s, p, -1)


def _down(s: DrillersState, p: Player) -> None:
    _step(s, p, 1)


def _step(s: DrillersState, p: Player, floors: int) -> None:
    s.moves -= 1
    origin = p.floor
    p.floor += floors
    if s.events is not None:
        s.events.append(Moved(p.seat, origin, p.floor, BY_MOVE))


def _buy_move(s: DrillersState, p: Player) -> None:
    _fuel_for_moves(s, p, s.content.figures.move_fuel, 1)


def _buy_drill(s: DrillersState, p: Player) -> None:
    price = s.content.figures.drill_fuel
    p.fuel -= price
    s.drills += 1
    s.drills_gained += 1
    if s.events is not None:
        s.events.append(Traded(p.seat, FUEL, price, DRILLS, 1))


def _take_damage(s: DrillersState, p: Player) -> None:
    s.flags |= DAMAGED
    if s.events is not None:
        s.events.append(TookDamageForFuel(p.seat))
    take_damage(s, p, TO_DISCARD)
    gain_fuel(s, p, s.content.figures.damage_fuel)


def _any_move(s: DrillersState, p: Player) -> None:
    lasting = s.content.lasting
    _fuel_for_moves(s, p, lasting.engine_fuel, lasting.engine_moves)


def _fuel_for_moves(s: DrillersState, p: Player, price: int, moves: int) -> None:
    p.fuel -= price
    s.moves += moves
    s.moves_gained += moves
    if s.events is not None:
        s.events.append(Traded(p.seat, FUEL, price, MOVES, moves))


def _any_drone(s: DrillersState, p: Player) -> None:
    p.drones -= 1
    gained = fill_tank(p, s.content.lasting.drone_fuel)
    if s.events is not None:
        s.events.append(Traded(p.seat, DRONES, 1, FUEL, gained))


def _collect(s: DrillersState, p: Player, kind: int) -> None:
    collect(s, p, kind, p.floor, _price(s, kind))


def _harpoon_up(s: DrillersState, p: Player, kind: int) -> None:
    s.flags ^= ONCE_HARPOON
    collect(s, p, kind, p.floor - 1, _price(s, kind))


def _harpoon_down(s: DrillersState, p: Player, kind: int) -> None:
    s.flags ^= ONCE_HARPOON
    collect(s, p, kind, p.floor + 1, _price(s, kind))


def _price(s: DrillersState, kind: int) -> int:
    """Drills for a mineral."""
    return 0 if kind == SILVER and s.flags & SUCTION else 1


def _sell(s: DrillersState, p: Player, kind: int) -> None:
    _use_drone(s, p, TO_SELL)
    sell(s, p, kind)


def _raise(s: DrillersState, p: Player, kind: int) -> None:
    s.flags ^= ONCE_RAISE
    raise_mineral(s, p, kind, once=True)


def _buy(s: DrillersState, p: Player, card: int) -> None:
    _use_drone(s, p, TO_BUY)
    buy(s, p, card)


def _use_drone(s: DrillersState, p: Player, what: int) -> None:
    p.drones -= 1
    if s.events is not None:
        s.events.append(DroneUsed(p.seat, what))


def _play(s: DrillersState, p: Player, card: int) -> None:
    """Pay, to the play area, then the effects (DR-PLAY-02)."""
    cost = s.content.cards.costs[card]
    if cost == SOLID:
        kinds = [kind for kind in range(KINDS) if p.storage[kind]]
        if len(kinds) > 1:
            if card not in p.bared:
                p.bared += (card,)  # it is announced: all know where it is
            s.stack.append(SolidFuel(card))
            return
        _burn_mineral(s, p, kinds[0])
        cost = 0
    p.fuel -= cost
    _played(s, p, card, cost)


def _played(s: DrillersState, p: Player, card: int, fuel: int) -> None:
    leave_hand(p, card)
    p.play.append(card)
    if s.events is not None:
        s.events.append(Played(p.seat, card, fuel))
    perform(s, p, s.content.cards.effects[card])


def _burn_mineral(s: DrillersState, p: Player, kind: int) -> None:
    p.storage = added(p.storage, kind, -1)
    to_overflow(s, p, kind, SOLID_FUEL)


def _burn(s: DrillersState, p: Player, card: int) -> None:
    leave_hand(p, card)
    p.play.append(card)
    gained = fill_tank(p, s.content.cards.fuel_values[card])
    s.fuelled += 1
    if s.events is not None:
        s.events.append(Burned(p.seat, card, gained))
    if s.flags & FLYWHEELED:
        gain_fuel(s, p, s.content.lasting.flywheel_fuel, BY_FLYWHEEL)


def _use(s: DrillersState, p: Player, card: int) -> None:
    s.used |= 1 << card
    price = s.content.cards.pay_fuel[card]
    p.fuel -= price
    if s.events is not None:
        s.events.append(UsedPermanent(p.seat, card, price))
    perform(s, p, s.content.cards.effects[card])


class SolidFuel(Frame[DrillersState]):
    """Which stored mineral is burned for a card."""

    __slots__ = ("card",)
    AUDIENCES: ClassVar[Audiences] = {"card": ALL}
    CLAUSE: ClassVar[str] = "DR-PLAY-12"

    def __init__(self, card: int) -> None:
        self.card = card

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        storage = s.players[s.active].storage
        kinds = [kind for kind in range(KINDS) if storage[kind]]
        return (Decision(s.active, "solid-fuel", Pick("mineral", kinds), self),)

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        p = s.players[s.active]
        _burn_mineral(s, p, answer)
        _played(s, p, self.card, 0)


PLAIN: Final[dict[int, Handler]] = {
    c.END: _end,
    c.UP: _up,
    c.DOWN: _down,
    c.BUY_MOVE: _buy_move,
    c.BUY_DRILL: _buy_drill,
    c.TAKE_DAMAGE: _take_damage,
    c.ANY_MOVE_NOW: _any_move,
    c.ANY_DRONE_NOW: _any_drone,
    c.EXCAVATE: excavate,
    c.BREAK: break_barrier,
}
WITH: Final[dict[int, HandlerWith]] = {
    c.COLLECT: _collect,
    c.SELL: _sell,
    c.RAISE_NOW: _raise,
    c.HARPOON_UP: _harpoon_up,
    c.HARPOON_DOWN: _harpoon_down,
    c.EXHAUST: exhaust,
    c.PLAY: _play,
    c.BURN: _burn,
    c.BUY: _buy,
    c.USE: _use,
}
"""By what is done (``action_codes.base_of``)."""
