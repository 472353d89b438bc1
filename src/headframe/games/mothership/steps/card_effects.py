"""What Action Cards do, by verb; here those of OPEN and PREMOVE (MS-ACT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from headframe.core.bits import bits
from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.games.mothership import events
from headframe.games.mothership.changes import (
    destroy,
    draw,
    fallen,
    gain,
    harm_hull,
    repair,
    resolve_move,
    steal,
    use_attack,
)
from headframe.games.mothership.content.cards import VERBS, complete
from headframe.games.mothership.ends import check
from headframe.games.mothership.fight import ATTACKER, FAR
from headframe.games.mothership.legal.aiming import PURSES
from headframe.games.mothership.legal.open_targets import escorts, flock, shelters
from headframe.games.mothership.rolls import prod, tell_over
from headframe.games.mothership.state import PLANET, MothershipState
from headframe.games.mothership.steps.arrive import Arrivals, warp
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.capture import capture, remove_planet
from headframe.games.mothership.steps.cards import Carry
from headframe.games.mothership.steps.developing import explore
from headframe.games.mothership.steps.dogfight import start_fight
from headframe.games.mothership.steps.fight_effects import FIGHT_EFFECTS, declare
from headframe.games.mothership.steps.move import PUSHED, ROPED, Move, walk
from headframe.games.mothership.steps.planet import attack_planet
from headframe.games.mothership.steps.throws import throw_one
from headframe.games.mothership.units import OWNER, STATION_OF

Effect: TypeAlias = "Callable[[MothershipState, Carry], None]"


def _engine(s: MothershipState, card: Carry) -> None:
    """Afterburner adds, Punch It! doubles (a boost of 0)."""
    boost(s, card.number(), card.value(s))


def boost(s: MothershipState, unit: int, amount: int) -> None:
    s.boosts[unit] = (*s.boosts.get(unit, ()), amount)
    if s.events is not None:
        s.events.append(events.Boosted(unit, amount))


def _convoy(s: MothershipState, card: Carry) -> None:
    for unit in escorts(s, card.owner):
        boost(s, unit, card.value(s))


def _hull(s: MothershipState, card: Carry) -> None:
    repair(s, card.owner, card.value(s))


def _rob(s: MothershipState, card: Carry) -> None:
    victim, kind = divmod(card.number(), PURSES)
    purse = (s.minerals, s.gas, s.influence)[kind]
    purse[victim] -= card.value(s)
    purse[card.owner] += card.value(s)
    if s.events is not None:
        took = [card.value(s) if kind == each else 0 for each in range(PURSES)]
        s.events.append(events.Robbed(card.owner, victim, took[0], took[1], took[2]))


def _rope(s: MothershipState, card: Carry) -> None:
    s.stack.append(Move(card.number(), card.value(s), card.owner, ROPED))


def _prod(s: MothershipState, card: Carry) -> None:
    """In a dogfight it waits for W5 like all others; at OPEN it works at once."""
    if s.fight is not None:
        declare(s, card)
    else:
        prod(s, card.number(1), card.value(s))


def _explore(s: MothershipState, card: Carry) -> None:
    explore(s, card.owner, card.number(), free=True)


def _push(s: MothershipState, card: Carry) -> None:
    path = card.named[1]
    assert isinstance(path, tuple)
    move = Move(card.number(), card.value(s), card.owner, PUSHED)
    s.stack.append(move)
    walk(s, move, path)


def _update(s: MothershipState, card: Carry) -> None:
    s.updated |= 1 << card.number()
    if s.events is not None:
        s.events.append(events.Pinned(card.number(), card.owner, "update"))


def _negotiate(s: MothershipState, card: Carry) -> None:
    capture(s, card.owner, card.number(), "card")


def _migrate(s: MothershipState, card: Carry) -> None:
    warp(s, STATION_OF[card.owner], card.number())


def _blockade(s: MothershipState, card: Carry) -> None:
    s.blockade = card.owner
    if s.events is not None:
        s.events.append(events.Blockaded(card.owner))


def _draw(s: MothershipState, card: Carry) -> None:
    for _ in range(card.value(s)):
        draw(s, card.owner)


def _steal(s: MothershipState, card: Carry) -> None:
    steal(s, card.owner, card.number())


def _wam(s: MothershipState, card: Carry) -> None:
    """No dogfight: HP are removed by name, and nobody wins loot (MS-ACT-33, MS-LOOT-03)."""
    target, unit = card.number(), card.number(1)
    use_attack(s, unit)
    harm_hull(s, OWNER[target], card.value(s))
    if fallen(s, target):
        destroy(s, [target], card.owner, loot=False)
        check(s)


def _remove(s: MothershipState, card: Carry) -> None:
    remove_planet(s, card.number())
    check(s)


def _rail(s: MothershipState, card: Carry) -> None:
    unit, target = card.number(), card.number(1)
    if target >= PLANET:
        attack_planet(s, (unit,), target - PLANET)
    else:
        use_attack(s, unit)
        start_fight(s, FAR, (unit,), target)


def _warp(s: MothershipState, card: Carry) -> None:
    unit = card.number()
    if OWNER[unit] == card.owner:
        resolve_move(s, unit)
    warp(s, unit, card.number(1))


class Replicated(Step):
    """Reads the Replicator's die."""

    __slots__ = ()

    def rest(self, s: MothershipState) -> None:
        assert s.fight is not None
        owner, shown = s.fight.seats[ATTACKER], s.fight.dice[0][0]
        s.fight = None
        tell_over(s)
        s.stack.pop()
        gain(s, owner, shown, 0, 0, "replicator")


REPLICATED: Final = Replicated()


def _replicate(s: MothershipState, card: Carry) -> None:
    s.stack.append(REPLICATED)
    throw_one(s, card.owner, card.value(s), "replicator")


def _retreat(s: MothershipState, card: Carry) -> None:
    s.stack.append(Retreat(card.owner, tuple(flock(s, card.owner, card.number())), -1, (), ()))


class Retreat(Step):
    """Ships are placed one by one, all before the first arrival (MS-ACT-26)."""

    __slots__ = ("gone", "next", "origins", "owner", "waiting")
    AUDIENCES: ClassVar[Audiences] = {
        "owner": ALL,
        "waiting": ALL,
        "next": ALL,
        "gone": ALL,
        "origins": ALL,
    }
    CLAUSE: ClassVar[str] = "MS-ACT-26"
    PASSING: ClassVar[Answer | None] = None

    def __init__(
        self,
        owner: int,
        waiting: tuple[int, ...],
        next: int,  # noqa: A002  (the ship whose space is asked now)
        gone: tuple[int, ...],
        origins: tuple[int, ...],
    ) -> None:
        self.owner = owner
        self.waiting = waiting
        self.next = next
        self.gone = gone
        self.origins = origins

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        spaces = shelters(s, self.owner)
        if not self.waiting or not spaces:
            return ()
        if self.next < 0:
            # Too few spaces: the player says who goes. Else the order makes no difference.
            choice = Pick("unit", self.waiting)
            if len(self.waiting) <= spaces.bit_count():
                return ()
            return (Decision(self.owner, "retreat-ship", choice, self),)
        return (Decision(self.owner, "retreat", Pick("space", tuple(bits(spaces))), self),)

    def rest(self, s: MothershipState) -> None:
        if self.waiting and shelters(s, self.owner):
            self.turn_to(s, self.waiting[0])
        else:
            s.stack[-1] = Arrivals(self.owner, self.gone, self.origins)

    def turn_to(self, s: MothershipState, unit: int) -> None:
        s.stack[-1] = Retreat(self.owner, self.waiting, unit, self.gone, self.origins)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        unit = self.next
        if unit < 0:
            self.turn_to(s, answer)
            return
        origin = s.at[unit]
        s.leave(unit)
        s.enter(unit, answer)
        if OWNER[unit] == self.owner:
            resolve_move(s, unit)
        if s.events is not None:
            s.events.append(events.Warped(unit, origin, answer))
        waiting = tuple(each for each in self.waiting if each != unit)
        s.stack[-1] = Retreat(self.owner, waiting, -1, (*self.gone, unit), (*self.origins, origin))


EFFECTS: Final[dict[str, Effect]] = {
    **FIGHT_EFFECTS,
    "engine": _engine,
    "convoy": _convoy,
    "hull": _hull,
    "rob": _rob,
    "rope": _rope,
    "prod": _prod,
    "explore": _explore,
    "push": _push,
    "update": _update,
    "negotiate": _negotiate,
    "migrate": _migrate,
    "blockade": _blockade,
    "draw": _draw,
    "steal": _steal,
    "wam": _wam,
    "remove": _remove,
    "rail": _rail,
    "warp": _warp,
    "replicate": _replicate,
    "retreat": _retreat,
}
"""By verb. To cancel is no effect of its own: its windows see to it (``cards.Respond``)."""
complete((*EFFECTS, "cancel"), tuple(VERBS), "effects of cards")
