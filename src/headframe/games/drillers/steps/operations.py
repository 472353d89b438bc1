"""Operations: one decision over everything that can be done now, until the player ends them."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.drillers.content.cards import (
    COSTS,
    EFFECTS,
    FUEL_VALUES,
    NEED_DRILLS,
    NEED_MOVES,
    PAY_FUEL,
    SOLID,
)
from headframe.games.drillers.content.figures import (
    DAMAGE_FUEL,
    DRILL_FUEL,
    KINDS,
    MOVE_FUEL,
    RUBY,
    SILVER,
)
from headframe.games.drillers.content.mine import (
    BARRIER_COSTS,
    BOTTOM,
    JACKPOT,
    ON_END,
    TILE_EFFECTS,
)
from headframe.games.drillers.content.programs import (
    ANY_DRONE,
    ANY_MOVE,
    FLYWHEELED,
    LASTING,
    ONCE_HARPOON,
    ONCE_RAISE,
    SUCTION,
    TO_DISCARD,
)
from headframe.games.drillers.events import Burned, Moved, Played, UsedPermanent
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.legal.refusals import operations_refusal
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DAMAGED, Drillers
from headframe.games.drillers.steps.buying import buy, buyable, exhaust
from headframe.games.drillers.steps.choices import raise_mineral
from headframe.games.drillers.steps.deck import leave_hand, take_damage
from headframe.games.drillers.steps.drilling import (
    ENDING,
    break_barrier,
    collect,
    corridor_cost,
    excavate,
    use_room,
)
from headframe.games.drillers.steps.effects import gain_fuel, perform
from headframe.games.drillers.steps.surfacing import SURFACING
from headframe.games.drillers.steps.track import sell, to_overflow
from headframe.games.drillers.tuples import changed

_LINGERING: Final = ONCE_RAISE | ONCE_HARPOON | ANY_MOVE | ANY_DRONE


class Operations(Frame[Drillers]):
    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-OPS-01"

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        return (Decision(s.active, "operations", Pick("action", actions(s)), self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        p = s.players[s.active]
        if answer >= c.EXHAUST:
            _with_something(s, p, answer)
        elif answer >= c.COLLECT:
            _with_mineral(s, p, answer)
        else:
            _plain(s, p, answer)

    def why(self, s: Drillers, decision: Decision, answer: Answer) -> Refusal:
        return operations_refusal(s, s.players[s.active], answer)


OPERATIONS: Final = Operations()


def actions(s: Drillers) -> list[int]:
    """Everything the active player can do and pay in full."""
    p = s.players[s.active]
    fuel = p.fuel
    found = [c.END]
    storage = p.storage
    stored = sum(storage)
    last = -1
    for card in p.hand:
        if card != last:
            last = card
            found.append(c.BURN + card)
            if COSTS[card] <= fuel or (COSTS[card] == SOLID and stored):
                found.append(c.PLAY + card)
    floor = p.floor
    if s.moves:
        if floor:
            found.append(c.UP)
        if floor < s.deepest:
            found.append(c.DOWN)
    if fuel >= MOVE_FUEL:
        found.append(c.BUY_MOVE)
        if fuel >= DRILL_FUEL:
            found.append(c.BUY_DRILL)
    flags = s.flags
    if not flags & DAMAGED and (s.damage or any(p.market)):
        found.append(c.TAKE_DAMAGE)
    drills = s.drills
    if drills:
        if stored < p.room:
            _collectable(s, p, floor, c.COLLECT, found)
        if s.stacks[floor] and drills >= corridor_cost(s, floor):
            found.append(c.EXCAVATE)
        if floor == s.deepest and floor < BOTTOM and drills >= BARRIER_COSTS[floor + 1]:
            found.append(c.BREAK)
    elif flags & SUCTION and stored < p.room and s.ground[floor * KINDS + SILVER]:
        found.append(c.COLLECT + SILVER)
    if p.drones:
        if stored:
            found += [c.SELL + kind for kind in range(KINDS) if storage[kind]]
        buyable(s, p, found)
    if p.tiles:
        spent = p.spent
        found += [c.EXHAUST + t for t in p.tiles if TILE_EFFECTS[t] >= 0 and not spent >> t & 1]
    if p.permanents:
        used = s.used
        found += [
            c.USE + card for card in p.permanents if not used >> card & 1 and usable(s, p, card)
        ]
    if flags & _LINGERING:
        _lingering(s, p, stored, found)
    return found


def _collectable(s: Drillers, p: Player, floor: int, base: int, found: list[int]) -> None:
    ground = s.ground
    start = floor * KINDS
    found += [base + kind for kind in range(KINDS) if ground[start + kind]]
    if p.emerald and s.rooms[floor] == JACKPOT:
        found.append(base + c.RESERVED)


def usable(s: Drillers, p: Player, card: int) -> bool:
    """Whether a permanent card's terms are met."""
    return (
        p.fuel >= PAY_FUEL[card]
        and s.moves_gained >= NEED_MOVES[card]
        and s.drills_gained >= NEED_DRILLS[card]
    )


def _lingering(s: Drillers, p: Player, stored: int, found: list[int]) -> None:
    """Once and any-number effects of cards played this turn."""
    flags = s.flags
    if flags & ONCE_RAISE and stored:
        found += [c.RAISE_NOW + kind for kind in range(RUBY) if p.storage[kind]]
    if flags & ANY_MOVE and p.fuel >= LASTING[ANY_MOVE][0]:
        found.append(c.ANY_MOVE_NOW)
    if flags & ANY_DRONE and p.drones:
        found.append(c.ANY_DRONE_NOW)
    if flags & ONCE_HARPOON and stored < p.room:
        for floor, base in ((p.floor - 1, c.HARPOON_UP), (p.floor + 1, c.HARPOON_DOWN)):
            if 0 <= floor <= s.deepest:
                if s.drills:
                    _collectable(s, p, floor, base, found)
                elif flags & SUCTION and s.ground[floor * KINDS + SILVER]:
                    found.append(base + SILVER)


def _plain(s: Drillers, p: Player, action: int) -> None:
    if action == c.END:
        _end(s, p)
    elif action <= c.DOWN:
        s.moves -= 1
        p.floor += 1 if action == c.DOWN else -1
        if s.events is not None:
            s.events.append(Moved(p.seat, p.floor))
    elif action == c.BUY_MOVE:
        p.fuel -= MOVE_FUEL
        s.moves += 1
        s.moves_gained += 1
    elif action == c.BUY_DRILL:
        p.fuel -= DRILL_FUEL
        s.drills += 1
        s.drills_gained += 1
    elif action == c.TAKE_DAMAGE:
        s.flags |= DAMAGED
        take_damage(s, p, TO_DISCARD)
        gain_fuel(p, DAMAGE_FUEL)
    elif action == c.EXCAVATE:
        excavate(s, p)
    elif action == c.BREAK:
        break_barrier(s, p)
    elif action == c.ANY_MOVE_NOW:
        price, moves = LASTING[ANY_MOVE]
        p.fuel -= price
        s.moves += moves
        s.moves_gained += moves
    else:
        p.drones -= 1
        gain_fuel(p, LASTING[ANY_DRONE][1])


def _end(s: Drillers, p: Player) -> None:
    """The floor card's effect, then Surfacing or Upkeep, which lies below."""
    s.stack.pop()
    if p.floor == 0:
        s.stack.append(SURFACING)
        return
    room = s.rooms[p.floor]
    if room >= 0 and ON_END[room]:
        use_room(s, p, room, ENDING, ON_END[room])


def _with_mineral(s: Drillers, p: Player, action: int) -> None:
    if action < c.SELL:
        _pay_drill(s, action - c.COLLECT)
        collect(s, p, action - c.COLLECT, p.floor)
    elif action < c.RAISE_NOW:
        p.drones -= 1
        sell(s, p, action - c.SELL)
    elif action < c.HARPOON_UP:
        s.flags ^= ONCE_RAISE
        raise_mineral(p, action - c.RAISE_NOW)
    else:
        s.flags ^= ONCE_HARPOON
        below = action >= c.HARPOON_DOWN
        kind = action - (c.HARPOON_DOWN if below else c.HARPOON_UP)
        _pay_drill(s, kind)
        collect(s, p, kind, p.floor + (1 if below else -1))


def _pay_drill(s: Drillers, kind: int) -> None:
    if kind != SILVER or not s.flags & SUCTION:
        s.drills -= 1


def _with_something(s: Drillers, p: Player, action: int) -> None:
    if action >= c.USE:
        _use(s, p, action - c.USE)
    elif action >= c.BUY:
        p.drones -= 1
        buy(s, p, action - c.BUY)
    elif action >= c.BURN:
        _burn(s, p, action - c.BURN)
    elif action >= c.PLAY:
        _play(s, p, action - c.PLAY)
    else:
        exhaust(s, p, action - c.EXHAUST)


def _play(s: Drillers, p: Player, card: int) -> None:
    """Pay, to the play area, then the effects (DR-PLAY-02)."""
    if COSTS[card] == SOLID:
        kinds = [kind for kind in range(KINDS) if p.storage[kind]]
        if len(kinds) > 1:
            if card not in p.bared:
                p.bared += (card,)  # it is announced: all know where it is
            s.stack.append(SolidFuel(card))
            return
        _burn_mineral(s, p, kinds[0])
    else:
        p.fuel -= COSTS[card]
    _played(s, p, card)


def _played(s: Drillers, p: Player, card: int) -> None:
    leave_hand(p, card)
    p.play.append(card)
    if s.events is not None:
        s.events.append(Played(p.seat, card))
    perform(s, p, EFFECTS[card])


def _burn_mineral(s: Drillers, p: Player, kind: int) -> None:
    p.storage = changed(p.storage, kind, -1)
    to_overflow(s, p, kind)


def _burn(s: Drillers, p: Player, card: int) -> None:
    leave_hand(p, card)
    p.play.append(card)
    gain_fuel(p, FUEL_VALUES[card])
    s.fuelled += 1
    if s.flags & FLYWHEELED:
        gain_fuel(p, LASTING[FLYWHEELED][1])
    if s.events is not None:
        s.events.append(Burned(p.seat, card))


def _use(s: Drillers, p: Player, card: int) -> None:
    s.used |= 1 << card
    p.fuel -= PAY_FUEL[card]
    if s.events is not None:
        s.events.append(UsedPermanent(p.seat, card))
    perform(s, p, EFFECTS[card])


class SolidFuel(Frame[Drillers]):
    """Which stored mineral is burned for a card."""

    __slots__ = ("card",)
    AUDIENCES: ClassVar[Audiences] = {"card": ALL}
    CLAUSE: ClassVar[str] = "DR-PLAY-12"

    def __init__(self, card: int) -> None:
        self.card = card

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        storage = s.players[s.active].storage
        kinds = [kind for kind in range(KINDS) if storage[kind]]
        return (Decision(s.active, "solid-fuel", Pick("mineral", kinds), self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        p = s.players[s.active]
        _burn_mineral(s, p, answer)
        _played(s, p, self.card)
