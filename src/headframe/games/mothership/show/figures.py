"""Figures that follow from the position by the rules, so that a client need not know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from headframe.core.speech import Phrase
from headframe.games.mothership.fight import ATTACKER, ROCKS, THROWN, Fight
from headframe.games.mothership.legal.aiming import aimed
from headframe.games.mothership.legal.flights import Plans, plans
from headframe.games.mothership.modes import VP
from headframe.games.mothership.phases import OPENED
from headframe.games.mothership.query import (
    die_of,
    engine_power,
    planet_defence,
    points,
    shield_in_hand,
    shield_strength,
)
from headframe.games.mothership.show.story import told
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.aftermath import After, Loss
from headframe.games.mothership.steps.cards import Carry, Respond
from headframe.games.mothership.steps.dogfight import Evade, LastCall, NameGas, Roll, SideCards
from headframe.games.mothership.steps.outcome import Damage
from headframe.games.mothership.steps.planet import Defend
from headframe.games.mothership.steps.throws import Rethrow
from headframe.games.mothership.steps.turn import Turn

STAGES: Final[dict[type, str]] = {
    Evade: "W2",
    LastCall: "W5",
    Roll: "W6",
    After: "W7",
    Rethrow: "W7",
    Loss: "W8",
    Damage: "W9",
    Defend: "P2",
}
"""The windows that are open while a step of the fight is under way."""


class Figures(TypedDict):
    """By unit, planet and owner."""

    engines: list[int]
    dice: list[int]
    defences: list[int]
    shields: list[int]
    shields_most: list[int]
    scores: list[int]
    """Victory points; none where they do not count."""
    stage: str
    """The window of the fight that is on, "" without one."""
    played: Phrase | None
    """The card that may be cancelled now, and what for, as the log tells it."""
    plans: Plans


def figures_for(s: MothershipState, viewers: Sequence[int | None]) -> list[Figures]:
    """All but the plans is the same for everybody, and worked out once."""
    owners = range(s.setting.owners)
    units = range(len(s.at))
    engines = [engine_power(s, unit) for unit in units]
    dice = [die_of(s, unit) for unit in units]
    defences = [planet_defence(s, planet) for planet in range(len(s.planet_at))]
    shields = [shield_in_hand(s, owner) for owner in owners]
    shields_most = [shield_strength(s, owner) for owner in owners]
    scores = [points(s, owner) for owner in owners] if s.setting.mode == VP else []
    stage = "" if s.fight is None else _stage(s, s.fight)
    played = _played(s)
    return [
        {
            "engines": engines,
            "dice": dice,
            "defences": defences,
            "shields": shields,
            "shields_most": shields_most,
            "scores": scores,
            "stage": stage,
            "played": played,
            "plans": plans_of(s, viewer),
        }
        for viewer in viewers
    ]


def plans_of(s: MothershipState, viewer: int | None) -> Plans:
    """Of the active player alone, and not in the middle of something."""
    free = bool(s.stack) and isinstance(s.stack[-1], Turn) and s.phase == OPENED
    if not free or viewer != s.turn or viewer >= s.setting.seats:
        return {"courses": [], "strikes": []}
    return plans(s)


def _played(s: MothershipState) -> Phrase | None:
    """A card waits under the question whether somebody cancels it (MS-CARD-11)."""
    if not s.stack or not isinstance(s.stack[-1], Respond):
        return None
    card = s.stack[-2]
    assert isinstance(card, Carry)
    return told(aimed(s, card.owner, card.title, card.named))


def _stage(s: MothershipState, fight: Fight) -> str:
    """Read off the topmost step of the fight; a card being played lies above it."""
    for frame in reversed(s.stack):
        if isinstance(frame, (SideCards, NameGas)):
            if fight.kind == ROCKS:
                return "A2"
            return "W3" if frame.side == ATTACKER else "W4"
        stage = STAGES.get(type(frame))
        if stage is not None:
            return stage
    return "A1" if fight.kind == ROCKS else "W6" if fight.kind == THROWN else "W1"
