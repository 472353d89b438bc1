"""The dogfight: windows W2 to W6, each a frame that gives way to the next (MS-FIGHT)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Number, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.changes import harm_hull
from headframe.games.mothership.fight import ATTACKER, DEFENDER, ROCKS, Fight
from headframe.games.mothership.legal.action_codes import BEAM, PASS
from headframe.games.mothership.legal.cards import cancelling, card_refusal, in_hand, may_hold
from headframe.games.mothership.query import friends
from headframe.games.mothership.rolls import beam_roller, gas_roller, roll_all
from headframe.games.mothership.state import NOBODYS, MothershipState
from headframe.games.mothership.steps.aftermath import AFTER, current
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.cards import ONLY_PASS, cancel, play
from headframe.games.mothership.units import GUARDIAN, KIND, OWNER, STATION
from headframe.kit.masks import MASK

SIDE_KEY: Final = ("attacker-cards", "defender-cards")


def start_fight(s: MothershipState, kind: int, attackers: tuple[int, ...], defender: int) -> None:
    """Begin a dogfight; its frames come on top of the stack."""
    seats = (OWNER[attackers[0]] if attackers else NOBODYS, OWNER[defender])
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
    REACTION: ClassVar[bool] = True

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        owner = current(s).seats[DEFENDER]
        titles = s.content.evade_titles
        if not may_hold(s, owner, titles):
            return ()
        options = (PASS, *in_hand(s, owner, titles))
        return (Decision(owner, "evade", Pick("card", options), self),)

    def rest(self, s: MothershipState) -> None:
        s.stack[-1] = ATTACKER_CARDS

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            s.stack[-1] = ATTACKER_CARDS
        else:
            assert isinstance(answer, int)
            play(s, decision.seat, answer)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        return card_refusal(s, decision.seat, answer, s.content.evade_titles, self.CLAUSE)


class SideCards(Step):
    """W3, W4 and AST: one side plays cards one after another and may light Solar Beam."""

    __slots__ = ("side",)
    AUDIENCES: ClassVar[Audiences] = {"side": ALL}
    CLAUSE: ClassVar[str] = "MS-FIGHT-07"
    REACTION: ClassVar[bool] = True

    def __init__(self, side: int) -> None:
        self.side = side

    def titles(self, s: MothershipState, fight: Fight) -> int:
        content = s.content
        return content.rock_titles if fight.kind == ROCKS else content.side_titles[self.side]

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        fight = current(s)
        owner = fight.seats[self.side]
        beam = can_light(s, fight, self.side)
        titles = self.titles(s, fight)
        if not beam and not may_hold(s, owner, titles):
            return ()
        options = [PASS, *in_hand(s, owner, titles)]
        if beam:
            options.append(BEAM)
        key = "asteroid-cards" if fight.kind == ROCKS else SIDE_KEY[self.side]
        return (Decision(owner, key, Pick("card", tuple(options)), self),)

    def rest(self, s: MothershipState) -> None:
        s.stack[-1] = GAS[self.side]

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            s.stack[-1] = GAS[self.side]
        elif answer == BEAM:
            fight = current(s)
            fight.beams[self.side] += 1
            unit = fight.rollers[beam_roller(fight, self.side)]
            if s.events is not None:
                s.events.append(events.BeamLit(unit))
            harm_hull(s, decision.seat, s.powers[decision.seat].beam_cost)
        else:
            assert isinstance(answer, int)
            play(s, decision.seat, answer)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        if answer == BEAM:
            hull = s.powers[decision.seat].beam_cost + 1
            return Refusal(
                "MS-COM-05",
                "Solar Beam needs a rolling Mothership with {hull} HP, once",
                hull=hull,
            )
        titles = self.titles(s, current(s))
        return card_refusal(s, decision.seat, answer, titles, self.CLAUSE)


def can_light(s: MothershipState, fight: Fight, side: int) -> bool:
    """MS-COM-05: once a dogfight, with HP to spare."""
    owner = fight.seats[side]
    if not 0 <= owner < s.setting.seats or not s.powers[owner].beam_roll:
        return False
    if fight.beams[side] or s.hulls[owner] <= s.powers[owner].beam_cost:
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

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        fight = current(s)
        owner = fight.seats[self.side]
        if not 0 <= owner < s.setting.seats or not s.gas[owner]:
            return ()
        if gas_roller(fight, self.side) < 0:
            return ()
        most = min(s.content.figures.gas_limit, s.gas[owner])
        return (Decision(owner, "gas", Number("gas", 0, most), self),)

    def rest(self, s: MothershipState) -> None:
        fight = current(s)
        if self.side == ATTACKER and len(fight.rollers) > len(fight.attackers):
            s.stack[-1] = DEFENDER_CARDS
        else:
            s.stack[-1] = ROLL if fight.kind == ROCKS else LAST_CALL

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
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
    REACTION: ClassVar[bool] = True

    def __init__(self, passed: int) -> None:
        self.passed = passed

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        fight = current(s)
        if not fight.plays or not s.live & s.content.last_call_titles:
            return ()
        asked: list[Decision] = []
        titles = s.content.last_call_titles
        for seat, hand in enumerate(s.hands):
            if not hand or self.passed >> seat & 1:
                continue
            others = [at for at, declared in enumerate(fight.plays) if declared[0] != seat]
            if others:
                options = (PASS, *others) if cancelling(s, seat, titles) else ONLY_PASS
                asked.append(Decision(seat, "last-call", Pick("declared", options), self))
        return tuple(asked)

    def rest(self, s: MothershipState) -> None:
        s.stack[-1] = ROLL

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        if answer == PASS:
            s.stack[-1] = LastCall(self.passed | 1 << decision.seat)
            return
        owner, title, _, _ = current(s).plays.pop(answer)
        by = cancelling(s, decision.seat, s.content.last_call_titles)[0]
        cancel(s, decision.seat, by, owner, title, answer)

    def usable(self, s: MothershipState, decision: Decision) -> tuple[int, ...]:
        """Its answers are the cards that can be cancelled."""
        return tuple(cancelling(s, decision.seat, s.content.last_call_titles))

    def concerns(self, s: MothershipState, seat: int) -> bool:
        return any(friend in current(s).seats for friend in friends(s, seat))


class Roll(Step):
    """W6: both sides roll together."""

    __slots__ = ()

    def rest(self, s: MothershipState) -> None:
        roll_all(s, current(s))
        s.stack[-1] = AFTER[ATTACKER]


EVADE: Final = Evade()
ATTACKER_CARDS: Final = SideCards(ATTACKER)
DEFENDER_CARDS: Final = SideCards(DEFENDER)
GAS: Final = (NameGas(ATTACKER), NameGas(DEFENDER))
LAST_CALL: Final = LastCall(0)
ROLL: Final = Roll()
