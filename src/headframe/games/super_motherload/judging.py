"""Which achievements the player may take now, and which offers stand open.

Goals are judged when something they speak of has changed, not at every decision.
"""

from __future__ import annotations

from typing import Any, Final

from headframe.core.engine import Frame
from headframe.games.super_motherload.content import MINERALS
from headframe.games.super_motherload.goals import ACTION, STATE, TURN
from headframe.games.super_motherload.state import STACKS, Mine, Player

OFFERS: Final[list[tuple[Frame[Any], ...]]] = [(), (), (), ()]
"""Filled by ``offers``, whose steps need this module: bit 0 tiles, bit 1 achievements."""


def judge(s: Mine) -> None:
    """After anything that goals speak of has changed."""
    judge_majors(s)
    judge_minors(s)


def judge_majors(s: Mine) -> None:
    can: tuple[int, ...] = ()
    if s.took_major < s.content.figures.claims:
        bought = s.players[s.turn].bought
        for major in s.majors:
            wants = s.content.majors[major].wants
            for stack in range(STACKS):
                if bought[stack] < wants[stack]:
                    break
            else:
                can += (major,)
    s.can_major = can


def judge_minors(s: Mine) -> None:
    can: tuple[int, ...] = ()
    if s.took_minor < s.content.figures.claims:
        facts: list[int] = []
        for minor in s.minor_row:
            goal = s.content.minors[minor].goal
            if goal.scope == ACTION:
                met = s.met >> minor & 1 == 1
            elif goal.scope == TURN:
                met = goal.met(s.tally)
            elif s.lapsed >> minor & 1:
                met = True
            else:
                if not facts:
                    facts = state_facts(s.players[s.turn])
                met = goal.met(facts)
            if met:
                can += (minor,)
    s.can_minor = can
    set_offers(s)


def set_offers(s: Mine) -> None:
    """Offers stand open in one's own turn, while there is something to offer."""
    tiles = 1 if s.players[s.turn].tiles else 0
    s.offers = OFFERS[tiles | 2 if s.can_minor or s.can_major else tiles]


def note_lapsing(s: Mine) -> None:
    """Before a buy: the state goals that hold now stay open until the next action."""
    if s.took_minor >= s.content.figures.claims:
        return
    facts: list[int] = []
    for minor in s.minor_row:
        goal = s.content.minors[minor].goal
        if goal.scope == STATE:
            if not facts:
                facts = state_facts(s.players[s.turn])
            if goal.met(facts):
                s.lapsed |= 1 << minor


def action_goals(s: Mine, facts: tuple[int, ...]) -> int:
    """The face-up minors whose action goal these facts meet, as bits."""
    met = 0
    for minor in s.minor_row:
        goal = s.content.minors[minor].goal
        if goal.scope == ACTION and goal.met(facts):
            met |= 1 << minor
    return met


def state_facts(player: Player) -> list[int]:
    """The numbers of ``goals.STATE_FACTS`` for all top cards together."""
    on = player.minerals
    facts = [
        on[kind] + on[kind + MINERALS] + on[kind + 2 * MINERALS] + on[kind + 3 * MINERALS]
        for kind in range(MINERALS)
    ]
    kinds = 0
    for count in facts:
        if count:
            kinds += 1
    laden = 0
    for money in player.money:
        if money:
            laden += 1
    facts += (kinds, laden, len(player.tiles), player.tokens)
    return facts
