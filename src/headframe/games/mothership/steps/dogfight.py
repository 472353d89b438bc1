"""The dogfight: windows W2 to W6, each a frame that gives way to the next (MS-FIGHT)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Number, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.changes import discard, harm_hull
from headframe.games.mothership.content import (
    AST,
    GAS_LIMIT,
    GUARDIAN,
    KIND,
    NO,
    OWNER,
    STATION,
    W2,
    W3,
    W4,
    tech,
    titles_of,
)
from headframe.games.mothership.fight import (
    ATTACKER,
    DEFENDER,
    ROCKS,
    Fight,
)
from headframe.games.mothership.rolls import BEAM_COST, beam_roller, gas_roller, roll_all
from headframe.games.mothership.state import War
from headframe.games.mothership.steps.aftermath import AFTER, current
from headframe.games.mothership.steps.base import PASS, Step
from headframe.games.mothership.steps.cards import (
    EFFECTS,
    ONLY_PASS,
    Carry,
    card_refusal,
    in_hand,
    may_hold,
    play,
)
from headframe.games.mothership.steps.outcome import DAMAGE
from headframe.kit.masks import MASK

BEAM: Final = 1000
"""The answer that lights Solar Beam, among the titles of a window."""
SOLAR_BEAM: Final = tech("Solar Beam")
EVADE_TITLES: Final = titles_of(W2)
SIDE_WINDOW: Final = (titles_of(W3), titles_of(W4))
ROCK_TITLES: Final = titles_of(AST)
SIDE_KEY: Final = ("attacker-cards", "defender-cards")


def start_fight(s: War, kind: int, attackers: tuple[int, ...], defender: int) -> None:
    """Begin a dogfight; its frames come on top of the stack."""
    seats = (OWNER[attackers[0]] if attackers else -1, OWNER[defender])
    s.fight = Fight.start(kind, attackers, defender, seats, KIND[defender] != STATION)
    if s.events is not None:
        s.events.append(events.Attacked(kind, attackers, defender))
    if kind == ROCKS:
        s.stack.append(DEFENDER_CARDS)
    elif KIND[defender] in (STATION, GUARDIAN):
        s.stack.append(ATTACKER_CARDS)
    else:
        s.stack.append(EVADE)


class Evade(Step):
    """W2: the owner of a ship under attack may be off (MS-FIGHT-06)."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-FIGHT-06"

    def questions(self, s: War) -> tuple[Decision, ...]:
        owner = current(s).seats[DEFENDER]
        if not may_hold(s, owner, EVADE_TITLES):
            return ()
        options = (PASS, *in_hand(s, owner, EVADE_TITLES))
        return (Decision(owner, "evade", Pick("card", options), self),)

    def rest(self, s: War) -> None:
        s.stack[-1] = ATTACKER_CARDS

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            s.stack[-1] = ATTACKER_CARDS
        else:
            assert isinstance(answer, int)
            play(s, decision.seat, answer)

    def why(self, s: War, decision: Decision, answer: Answer) -> Refusal:
        return card_refusal(s, decision.seat, answer, EVADE_TITLES, self.CLAUSE)


class SideCards(Step):
    """W3, W4 and AST: one side plays cards one after another and may light Solar Beam."""

    __slots__ = ("side",)
    AUDIENCES: ClassVar[Audiences] = {"side": ALL}
    CLAUSE: ClassVar[str] = "MS-FIGHT-07"

    def __init__(self, side: int) -> None:
        self.side = side

    def titles(self, fight: Fight) -> int:
        return ROCK_TITLES if fight.kind == ROCKS else SIDE_WINDOW[self.side]

    def questions(self, s: War) -> tuple[Decision, ...]:
        fight = current(s)
        owner = fight.seats[self.side]
        beam = can_light(s, fight, self.side)
        titles = self.titles(fight)
        if not beam and not may_hold(s, owner, titles):
            return ()
        options = [PASS, *in_hand(s, owner, titles)]
        if beam:
            options.append(BEAM)
        key = "asteroid-cards" if fight.kind == ROCKS else SIDE_KEY[self.side]
        return (Decision(owner, key, Pick("card", tuple(options)), self),)

    def rest(self, s: War) -> None:
        s.stack[-1] = GAS[self.side]

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            s.stack[-1] = GAS[self.side]
        elif answer == BEAM:
            fight = current(s)
            fight.beams[self.side] += 1
            unit = fight.rollers[beam_roller(fight, self.side)]
            if s.events is not None:
                s.events.append(events.BeamLit(unit))
            harm_hull(s, decision.seat, BEAM_COST)
        else:
            assert isinstance(answer, int)
            play(s, decision.seat, answer)

    def why(self, s: War, decision: Decision, answer: Answer) -> Refusal:
        if answer == BEAM:
            return Refusal("MS-COM-05", "Solar Beam needs a rolling Mothership with 3 HP, once")
        titles = self.titles(current(s))
        return card_refusal(s, decision.seat, answer, titles, self.CLAUSE)


def can_light(s: War, fight: Fight, side: int) -> bool:
    """MS-COM-05: once a dogfight, with HP to spare."""
    owner = fight.seats[side]
    if not 0 <= owner < s.setting.seats or not s.tech[owner] & SOLAR_BEAM:
        return False
    if fight.beams[side] or s.hulls[owner] <= BEAM_COST:
        return False
    return beam_roller(fight, side) >= 0


class NameGas(Step):
    """The Gas of one side, paid when named (MS-FIGHT-09)."""

    __slots__ = ("side",)
    AUDIENCES: ClassVar[Audiences] = {"side": ALL}
    CLAUSE: ClassVar[str] = "MS-FIGHT-09"
    PASSING: ClassVar[Answer | None] = 0

    def __init__(self, side: int) -> None:
        self.side = side

    def questions(self, s: War) -> tuple[Decision, ...]:
        fight = current(s)
        owner = fight.seats[self.side]
        if not 0 <= owner < s.setting.seats or not s.gas[owner]:
            return ()
        if gas_roller(fight, self.side) < 0:
            return ()
        most = min(GAS_LIMIT, s.gas[owner])
        return (Decision(owner, "gas", Number("gas", 0, most), self),)

    def rest(self, s: War) -> None:
        fight = current(s)
        if self.side == ATTACKER and len(fight.rollers) > len(fight.attackers):
            s.stack[-1] = DEFENDER_CARDS
        else:
            s.stack[-1] = ROLL if fight.kind == ROCKS else LAST_CALL

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        if answer:
            current(s).gas[self.side] = answer
            s.gas[decision.seat] -= answer
            if s.events is not None:
                s.events.append(events.GasSpent(decision.seat, answer))
        self.rest(s)


class LastCall(Step):
    """W5: Noooooooo! may still cancel one card declared before (MS-FIGHT-10)."""

    __slots__ = ("passed",)
    AUDIENCES: ClassVar[Audiences] = {"passed": MASK}
    CLAUSE: ClassVar[str] = "MS-FIGHT-10"

    def __init__(self, passed: int) -> None:
        self.passed = passed

    def questions(self, s: War) -> tuple[Decision, ...]:
        fight = current(s)
        if not fight.plays or not s.live >> NO & 1:
            return ()
        asked: list[Decision] = []
        for seat, hand in enumerate(s.hands):
            if not hand or self.passed >> seat & 1:
                continue
            others = [at for at, declared in enumerate(fight.plays) if declared[0] != seat]
            if others:
                options = (PASS, *others) if NO in hand else ONLY_PASS
                asked.append(Decision(seat, "last-call", Pick("declared", options), self))
        return tuple(asked)

    def rest(self, s: War) -> None:
        s.stack[-1] = ROLL

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        if answer == PASS:
            s.stack[-1] = LastCall(self.passed | 1 << decision.seat)
            return
        discard(s, decision.seat, NO)
        owner, title, _, _ = current(s).plays.pop(answer)
        if s.events is not None:
            s.events.append(events.Played(decision.seat, NO))
            s.events.append(events.Cancelled(owner, title))


class Roll(Step):
    """W6: both sides roll together."""

    __slots__ = ()

    def rest(self, s: War) -> None:
        roll_all(s, current(s))
        s.stack[-1] = AFTER[ATTACKER]


EVADE: Final = Evade()
ATTACKER_CARDS: Final = SideCards(ATTACKER)
DEFENDER_CARDS: Final = SideCards(DEFENDER)
GAS: Final = (NameGas(ATTACKER), NameGas(DEFENDER))
LAST_CALL: Final = LastCall(0)
ROLL: Final = Roll()


# Effects of the cards of these windows -----------------------------------------------------------


def _declare(s: War, card: Carry) -> None:
    """W3, W4, AST: remembered, and worked out after W5 in the order played."""
    row = card.number(1) if len(card.named) > 1 else -1
    current(s).plays.append((card.owner, card.title, card.number(), row))


def _deflect(s: War, card: Carry) -> None:
    """No rolls: the ship counts as having won (MS-ACT-04)."""
    fight = current(s)
    assert card.number() == fight.defender
    fight.winner = DEFENDER
    s.stack[-1] = DAMAGE


for _verb in ("roll", "double", "relics", "shield", "break"):
    EFFECTS[_verb] = _declare
EFFECTS["deflect"] = _deflect
