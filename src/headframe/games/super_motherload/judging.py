"""Which achievements the player may take now, and which offers stand open.

Goals are judged when something they speak of has changed, not at every decision.
"""

from __future__ import annotations

from typing import Any, Final

from headframe.core.engine import Frame
from headframe.games.super_motherload.content import MINERALS
from headframe.games.super_motherload.goals import ACTION, STATE, TURN
from headframe.games.super_motherload.state import STACKS, Mine, Player

_KINDS: Final = range(MINERALS)
OFFERS: Final[list[tuple[Frame[Any], ...]]] = [(), (), (), ()]
"""Filled by ``offers``, whose steps need this module: bit 0 tiles, bit 1 achievements."""


def judge(s: Mine) -> None:
    """After a buy, and when a turn begins: these change what majors speak of."""
    judge_majors(s)
    judge_minors(s)


def judge_majors(s: Mine) -> None:
    can: tuple[int, ...] = ()
    if s.took_major < s.content.figures.claims:
        bought = s.players[s.turn].bought
        for major in s.majors:
            red, blue, yellow, wild = s.content.majors[major].wants
            if bought[0] >= red and bought[1] >= blue and bought[2] >= yellow and bought[3] >= wild:
                can += (major,)
    s.can_major = can


def judge_minors(s: Mine) -> None:
    can: tuple[int, ...] = ()
    if s.took_minor < s.content.figures.claims:
        goals = s.content.goals
        facts: list[int] = []
        for minor in s.minor_row:
            goal = goals[minor]
            if goal.scope == ACTION:
                if s.met >> minor & 1:
                    can += (minor,)
            elif goal.scope == TURN:
                if goal.met(s.tally):
                    can += (minor,)
            elif s.lapsed >> minor & 1:
                can += (minor,)
            else:
                if not facts:
                    facts = state_facts(s.players[s.turn])
                if goal.met(facts):
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
        goal = s.content.goals[minor]
        if goal.scope == STATE:
            if not facts:
                facts = state_facts(s.players[s.turn])
            if goal.met(facts):
                s.lapsed |= 1 << minor


def action_goals(s: Mine, facts: tuple[int, ...]) -> int:
    """The face-up minors whose action goal these facts meet, as bits."""
    met = 0
    for minor in s.minor_row:
        goal = s.content.goals[minor]
        if goal.scope == ACTION and goal.met(facts):
            met |= 1 << minor
    return met


def state_facts(player: Player) -> list[int]:
    """How many of each mineral lie on all top cards together, then ``goals.STATE_FACTS``."""
    a, b, c, d = player.money
    if not (a or b or c or d):
        return [0, 0, 0, 0, 0, 0, 0, 0, len(player.tiles)]
    on = player.minerals
    facts = [on[k] + on[k + 6] + on[k + 12] + on[k + 18] for k in _KINDS]
    kinds = MINERALS - facts.count(0)
    laden = STACKS - player.money.count(0)
    facts += (kinds, laden, len(player.tiles))
    return facts
