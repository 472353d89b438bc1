"""Which achievements the player may take now, and which offers stand open.

Goals are judged when something they speak of has changed, not at every decision.
"""

from __future__ import annotations

from typing import Any, Final

from headframe.core.engine import Frame
from headframe.games.super_motherload.content.goals import ACTION, COMPOSED, STATE, TURN
from headframe.games.super_motherload.state import SuperMotherloadState

OFFERS: Final[list[tuple[Frame[Any], ...]]] = [(), (), (), ()]
"""Filled by ``offers``, whose steps need this module: bit 0 tiles, bit 1 achievements."""


def judge(s: SuperMotherloadState) -> None:
    """After a buy: this changes what majors speak of."""
    judge_majors(s)
    judge_minors(s)


def judge_anew(s: SuperMotherloadState) -> None:
    """When a turn begins: no action goal is met yet, and nothing is counted."""
    judge_majors(s)
    can: tuple[int, ...] = ()
    goals = s.content.goals
    player = s.players[s.turn]
    facts = player.holds
    for minor in s.minor_row:
        goal = goals[minor]
        if goal.scope == STATE:
            term = goal.term
            if facts[term] >= goal.least if term != COMPOSED else goal.met(facts):
                can += (minor,)
    s.can_minor = can
    if can or player.tiles or s.can_major:
        set_offers(s)
    else:
        s.offers = ()


def judge_majors(s: SuperMotherloadState) -> None:
    can: tuple[int, ...] = ()
    if s.took_major < s.content.figures.claims:
        bought = s.players[s.turn].bought
        for major in s.majors:
            red, blue, yellow, wild = s.content.majors[major].wants
            if bought[0] >= red and bought[1] >= blue and bought[2] >= yellow and bought[3] >= wild:
                can += (major,)
    s.can_major = can


def judge_minors(s: SuperMotherloadState) -> None:
    can: tuple[int, ...] = ()
    if s.took_minor < s.content.figures.claims:
        goals = s.content.goals
        facts = s.players[s.turn].holds
        for minor in s.minor_row:
            goal = goals[minor]
            if goal.scope == ACTION:
                if s.met >> minor & 1:
                    can += (minor,)
            elif goal.scope == TURN:
                if goal.met(s.tally):
                    can += (minor,)
            elif goal.met(facts) or s.lapsed >> minor & 1:
                can += (minor,)
    s.can_minor = can
    set_offers(s)


def set_offers(s: SuperMotherloadState) -> None:
    """Offers stand open in one's own turn, while there is something to offer."""
    tiles = 1 if s.players[s.turn].tiles else 0
    s.offers = OFFERS[tiles | 2 if s.can_minor or s.can_major else tiles]


def holding(s: SuperMotherloadState) -> int:
    """The face-up minors whose state goal holds now, as bits."""
    held = 0
    facts = s.players[s.turn].holds
    for minor in s.minor_row:
        goal = s.content.goals[minor]
        if goal.scope == STATE and goal.met(facts):
            held |= 1 << minor
    return held


def action_goals(s: SuperMotherloadState, facts: tuple[int, ...]) -> int:
    """The face-up minors whose action goal these facts meet, as bits."""
    met = 0
    for minor in s.minor_row:
        goal = s.content.goals[minor]
        if goal.scope == ACTION and goal.met(facts):
            met |= 1 << minor
    return met
