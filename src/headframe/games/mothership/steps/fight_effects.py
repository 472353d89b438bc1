"""What the Action Cards of dogfights and of attacks on planets do (MS-ACT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headframe.games.mothership import events
from headframe.games.mothership.content.cards import DICE
from headframe.games.mothership.fight import DEFENDER
from headframe.games.mothership.rolls import DECLARED, tell_over, tell_throw, throw
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.aftermath import current
from headframe.games.mothership.steps.arrive import warp
from headframe.games.mothership.steps.cards import Carry
from headframe.games.mothership.steps.outcome import DAMAGE

NO_ROW: Final = -1


def _panic(s: MothershipState, card: Carry) -> None:
    """The fight is over; nothing was rolled, nothing is won (MS-FIGHT-06)."""
    assert s.fight is not None
    unit = s.fight.defender
    s.fight = None
    s.stack.pop()
    if s.events is not None:
        s.events.append(events.Evaded(unit))
    tell_over(s)
    warp(s, unit, card.number())


def declare(s: MothershipState, card: Carry) -> None:
    """W3, W4, AST: remembered, and worked out after W5 in the order played."""
    row = card.number(1) if len(card.named) > 1 else NO_ROW
    current(s).plays.append((card.owner, card.title, card.number(), row))
    if s.events is not None:
        s.events.append(events.Declared(card.owner, card.title, card.number(), row))


def _deflect(s: MothershipState, card: Carry) -> None:
    """No rolls: the ship counts as having won (MS-ACT-04)."""
    fight = current(s)
    assert card.number() == fight.defender
    fight.winner = DEFENDER
    if s.events is not None:
        s.events.append(events.Deflected(fight.defender))
    s.stack[-1] = DAMAGE


def _again(s: MothershipState, card: Carry) -> None:
    """Backup Generator: the same die once more, added (MS-ACT-02)."""
    fight = current(s)
    roller = fight.rollers.index(card.number())
    fight.dice[roller] += (throw(s, fight.sides[roller]),)
    tell_throw(s, fight, roller, "again", place=len(fight.dice[roller]) - 1)


def _rethrow(s: MothershipState, card: Carry) -> None:
    """The Forks: roller and place of the die (MS-ACT-32)."""
    fight = current(s)
    roller, place = divmod(card.number(), DICE)
    thrown = list(fight.dice[roller])
    thrown[place] = throw(s, fight.sides[roller])
    fight.dice[roller] = tuple(thrown)
    tell_throw(s, fight, roller, "forks", place=place)


def _save(s: MothershipState, card: Carry) -> None:
    fight = current(s)
    unit = card.number()
    fight.saved += (unit,)
    fight.doomed = tuple(each for each in fight.doomed if each != unit)
    if s.events is not None:
        s.events.append(events.Saved(unit))


def _stand(s: MothershipState, card: Carry) -> None:
    current(s).stand += (card.number(),)
    if s.events is not None:
        s.events.append(events.Stood(card.owner, card.number()))


def _defence(s: MothershipState, card: Carry) -> None:
    assert s.fight is not None
    s.fight.aux[DEFENDER] += card.value(s)
    if s.events is not None:
        s.events.append(events.Fortified(card.owner, s.fight.defender, card.value(s)))


FIGHT_EFFECTS: Final[dict[str, Callable[[MothershipState, Carry], None]]] = {
    **dict.fromkeys(DECLARED, declare),
    "panic": _panic,
    "deflect": _deflect,
    "again": _again,
    "rethrow": _rethrow,
    "save": _save,
    "stand": _stand,
    "defence": _defence,
}
