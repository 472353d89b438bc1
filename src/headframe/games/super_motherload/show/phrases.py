"""What stands on cards, tiles and achievements, as phrases: messages and their arguments.

One message for each kind of effect; a bonus, tile or goal of a known kind needs no text.
"""

from __future__ import annotations

from headframe.core.speech import Phrase, joined, named, phrase
from headframe.games.super_motherload.content import Content
from headframe.games.super_motherload.content.bonuses import MINERAL, WORDS, Ops
from headframe.games.super_motherload.content.cards import COLOURS, NO_PATTERN
from headframe.games.super_motherload.content.goals import SCOPES, STATE, Condition, quantities

BONUSES = {op: "bonus-" + word.replace(" ", "-") for word, op in WORDS.items()}
FLAGS = ("drill", "bomb")
"""Quantities of an action that are there or not."""


def bonuses(ops: Ops) -> list[Phrase]:
    """One phrase for each, in the order in which they happen."""
    return [
        phrase("bonus-mineral", mineral=named("mineral", number))
        if op == MINERAL
        else phrase(BONUSES[op], number=number)
        for op, number in ops
    ]


def card(content: Content, number: int) -> Phrase:
    """Everything that stands on a pilot."""
    face = content.cards[number]
    colour = phrase(f"colour-{COLOURS[face.colour]}")
    parts = [phrase("card-icons", number=face.icons, colour=colour)]
    if face.pattern != NO_PATTERN:
        parts.append(phrase("card-pattern", pattern=named("pattern", face.pattern)))
    if face.drill:
        parts.append(phrase("card-drill", bonus=bonuses(face.drill)))
    if face.buy:
        parts.append(phrase("card-buy", bonus=bonuses(face.buy)))
    if face.cost:
        parts.append(phrase("card-worth", cost=face.cost, points=face.points))
    return joined("and-then", parts)


def tile(content: Content, kind: int) -> Phrase:
    artifact = content.artifacts[kind]
    if not artifact.effect:
        return phrase("points", points=artifact.points)
    return phrase("tile-effect", bonus=bonuses(artifact.effect))


def major(content: Content, number: int) -> Phrase:
    return phrase(
        "achievement", goal=major_goal(content, number), points=content.majors[number].points
    )


def major_goal(content: Content, number: int) -> Phrase:
    wants = [
        phrase("major-wants", number=pilots, colour=phrase(f"colour-{COLOURS[stack]}"))
        for stack, pilots in enumerate(content.majors[number].wants)
        if pilots
    ]
    return phrase("major-goal", wants=wants)


def minor(content: Content, number: int) -> Phrase:
    return phrase(
        "achievement", goal=minor_goal(content, number), points=content.minors[number].points
    )


def minor_goal(content: Content, number: int) -> Phrase:
    """Made from the test that judges it."""
    goal = content.minors[number].goal
    letters = [mineral.letter for mineral in content.minerals]
    names = {place: name for name, place in quantities(goal.scope, letters).items()}
    conditions = [_condition(content, goal.scope, each, names) for each in goal.conditions]
    return phrase(f"goal-{SCOPES[goal.scope]}", conditions=conditions)


def _condition(content: Content, scope: int, condition: Condition, names: dict[int, str]) -> Phrase:
    found = [names[term] for term in condition.terms]
    if len(found) == 1 and found[0] in FLAGS:
        return phrase(f"goal-{found[0]}")
    facts = [
        phrase("fact-count", mineral=named("mineral", term))
        if scope == STATE and term < len(content.minerals)
        else phrase("fact-" + names[term].replace(" ", "-"), number=condition.number)
        for term in condition.terms
    ]
    how = "goal-exactly" if condition.exactly else "goal-at-least"
    return phrase(how, number=condition.number, what=joined("either", facts))
