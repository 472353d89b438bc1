"""Elimination and the end of the game."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership import events
from headframe.games.mothership.changes import call_last_round, remove, survives
from headframe.games.mothership.modes import PLAYER, SOLO, VP
from headframe.games.mothership.phases import ENDING, OVER
from headframe.games.mothership.query import points, turn_place
from headframe.games.mothership.state import GONE, NOBODYS, MothershipState
from headframe.games.mothership.units import ALL_UNITS, UNITS

BY_POINTS: Final = "points"


def check(s: MothershipState) -> None:
    """Eliminations, all at once, after each dogfight or effect (MS-ELIM-04)."""
    gone = [
        owner
        for owner in range(s.setting.owners)
        if not s.out >> owner & 1 and not survives(s, owner)
    ]
    if gone:
        eliminate(s, gone, conceded=False)


def check_conceded(s: MothershipState) -> None:
    """Nothing is being resolved: those who gave up leave (MS-ELIM-07)."""
    gone = [owner for owner in range(s.setting.seats) if s.conceding >> owner & 1]
    eliminate(s, gone, conceded=True)


def eliminate(s: MothershipState, gone: list[int], conceded: bool) -> None:
    """MS-ELIM-02, then whether the game is over."""
    before = [owner for owner in range(s.setting.owners) if not s.out >> owner & 1]
    # Who leaves keeps the points (MS-VP-19).
    for owner in gone:
        s.kills[owner] = points(s, owner)
    for owner in gone:
        _strike(s, owner, conceded)
    s.recount()
    left = [owner for owner in before if not s.out >> owner & 1]
    sides = {s.setting.side[owner] for owner in left}
    if s.setting.mode == SOLO:
        if PLAYER in gone:
            finish(s, (), "lost")
        elif left == [PLAYER]:
            finish(s, (PLAYER,), "won")
    elif s.setting.mode == VP and (not left or (conceded and len(left) == 1)):
        # Nobody is there to finish the round, or nobody to play it with (MS-VP-19).
        finish_by_points(s)
    elif s.setting.mode != VP and len(sides) < 2:
        # The last ones may have fallen together (MS-ELIM-05, -06).
        finish(s, team_of(s, left or before), "last" if left else "together")
    else:
        if s.setting.mode == VP and not conceded:
            call_last_round(s, gone[0], "elimination")
        if s.out >> s.turn & 1:
            del s.stack[1:]
            s.fight = None
            s.phase = ENDING


def _strike(s: MothershipState, owner: int, conceded: bool) -> None:
    bits = ALL_UNITS << owner * UNITS
    for unit in s.units_of(owner):
        if s.at[unit] != GONE:
            remove(s, unit)
    s.due &= ~bits
    s.fallen &= ~bits
    s.out |= 1 << owner
    s.conceding &= ~(1 << owner)
    for planet, holder in enumerate(s.holder):
        if holder == owner:
            s.holder[planet] = NOBODYS
    cards: tuple[int, ...] = ()
    if owner < s.setting.seats:
        cards = tuple(s.hands[owner])
        for title in cards:
            s.discard.append(title)
            if s.discard.count(title) >= s.content.cards[title].quantity:
                s.live &= ~(1 << title)
        s.hands[owner].clear()
        s.known = tuple(entry for entry in s.known if entry[1] != owner)
    s.minerals[owner] = s.gas[owner] = s.influence[owner] = 0
    # What was to last until this player's next turn is over (MS-ELIM-08).
    s.tractor[owner] = GONE
    if s.blockade == owner:
        s.blockade = NOBODYS
    if s.events is not None:
        s.events.append(events.Eliminated(owner, conceded, cards, s.kills[owner]))


def team_of(s: MothershipState, owners: list[int]) -> tuple[int, ...]:
    """These players with all their teammates, those who are out too (MS-TEAM-08, MS-END-02)."""
    sides = {s.setting.side[owner] for owner in owners}
    return tuple(o for o in range(s.setting.owners) if s.setting.side[o] in sides)


def finish(s: MothershipState, winners: tuple[int, ...], why: str) -> None:
    s.winners = winners
    s.phase = OVER
    s.fight = None
    s.stack.clear()
    if s.events is not None:
        scores: tuple[int, ...] = ()
        tied: tuple[int, ...] = ()
        if why == BY_POINTS:
            scores = tuple(points(s, owner) for owner in range(s.setting.owners))
            # Who comes later in turn has lost the tie (MS-VP-09).
            tied = tuple(
                owner
                for owner, score in enumerate(scores)
                if score == scores[winners[0]]
                and owner not in winners
                and not s.resigned >> owner & 1
            )
        s.events.append(events.Ended(winners, why, scores, tied))


def rank(s: MothershipState, owner: int) -> tuple[int, int]:
    """Most VP; of equals whoever is earlier in the order of turns (MS-VP-09)."""
    return points(s, owner), -turn_place(s, owner)


def first_of(s: MothershipState, owners: list[int]) -> tuple[int, ...]:
    return (max(owners, key=lambda owner: rank(s, owner)),)


def finish_by_points(s: MothershipState) -> None:
    """Most VP win, those who were eliminated among them; not who gave up (MS-VP-08, -19)."""
    owners = range(s.setting.owners)
    counted = [owner for owner in owners if not s.resigned >> owner & 1]
    finish(s, first_of(s, counted or list(owners)), BY_POINTS)


def finish_at_cap(s: MothershipState) -> None:
    """MS-END-01 to -04."""
    if s.setting.mode == VP:
        finish_by_points(s)
    elif s.setting.mode == SOLO:
        finish(s, (), "cap")
    else:
        left = [owner for owner in range(s.setting.owners) if not s.out >> owner & 1]
        finish(s, team_of(s, left), "draw")
