"""Which achievements may be taken: goals judged on what was counted."""

from __future__ import annotations

from headframe.games.super_motherload.content.goals import ACTION, COMPOSED, STATE, TURN
from headframe.games.super_motherload.state import SuperMotherloadState


def open_majors(s: SuperMotherloadState) -> tuple[int, ...]:
    """The face-up majors whose pilots the player has bought."""
    can: tuple[int, ...] = ()
    if s.took_major < s.content.figures.claims:
        majors = s.content.majors
        red, blue, yellow, wild = s.players[s.turn].bought
        for major in s.majors:
            # Not taken apart: mostly the first number says no.
            wants = majors[major].wants
            if red >= wants[0] and blue >= wants[1] and yellow >= wants[2] and wild >= wants[3]:
                can += (major,)
    return can


def open_minors(s: SuperMotherloadState) -> tuple[int, ...]:
    """The face-up minors whose goal is met."""
    can: tuple[int, ...] = ()
    if s.took_minor < s.content.figures.claims:
        goals, tally = s.content.goals, s.tally
        facts = s.players[s.turn].holds
        for minor in s.minor_row:
            goal = goals[minor]
            if goal.scope == ACTION:
                if s.met >> minor & 1:
                    can += (minor,)
            elif goal.scope == TURN:
                term = goal.term
                if tally[term] >= goal.least if term != COMPOSED else goal.met(tuple(tally)):
                    can += (minor,)
            elif goal.met(facts) or s.lapsed >> minor & 1:
                can += (minor,)
    return can


def open_at_start(s: SuperMotherloadState) -> tuple[int, ...]:
    """The same when a turn begins: no action goal is met yet, and nothing is counted."""
    can: tuple[int, ...] = ()
    goals = s.content.goals
    facts = s.players[s.turn].holds
    for minor in s.minor_row:
        goal = goals[minor]
        if goal.scope == STATE:
            term = goal.term
            if facts[term] >= goal.least if term != COMPOSED else goal.met(facts):
                can += (minor,)
    return can


def state_goals(s: SuperMotherloadState) -> int:
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
