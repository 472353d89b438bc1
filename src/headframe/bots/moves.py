"""The moves of a seat as a bot looks at them: all of them, or a fair sample of too many."""

from __future__ import annotations

from headframe.bots.bot import Move
from headframe.core.choice import Answer
from headframe.core.engine import Decision, State
from headframe.core.rng import Rng


def asked_first(s: State) -> int:
    """The seat that the step at hand asks first. Offers beside it stand at the end."""
    return s.open_decisions[0].seat


def asked_by_step(s: State) -> list[int]:
    """The seats that the step at hand waits for; an offer is nobody's duty."""
    top = s.stack[-1]
    seats = [decision.seat for decision in s.open_decisions if decision.frame is top]
    return list(dict.fromkeys(seats or [s.open_decisions[0].seat]))


def own(s: State, seat: int) -> list[Decision]:
    """The open decisions of a seat."""
    return [decision for decision in s.open_decisions if decision.seat == seat]


def pick_own(s: State, seat: int, rng: Rng) -> Decision:
    """One of the seat's open decisions; most of the time there is only one."""
    asked = s.open_decisions
    if len(asked) == 1:
        return asked[0]
    mine = [decision for decision in asked if decision.seat == seat]
    return mine[0] if len(mine) == 1 else mine[rng.below(len(mine))]


def answers(decision: Decision, limit: int, rng: Rng) -> list[Answer]:
    """Every legal answer, or ``limit`` draws without the repeated ones when there are more."""
    listed = decision.choice.listed(limit)
    if listed is not None:
        return listed
    return list(dict.fromkeys(decision.choice.sample(rng) for _ in range(limit)))


def candidates(s: State, seat: int, limit: int, rng: Rng) -> list[Move]:
    """The moves to compare, in an order that depends on the decisions and ``rng`` alone."""
    return [
        (decision.key, answer)
        for decision in own(s, seat)
        for answer in answers(decision, limit, rng)
    ]


def named(s: State, seat: int, key: str) -> Decision | None:
    """The seat's open decision with this key, if there is one."""
    for decision in s.open_decisions:
        if decision.seat == seat and decision.key == key:
            return decision
    return None
