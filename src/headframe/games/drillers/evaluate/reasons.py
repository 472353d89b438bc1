"""What changed for a seat, in words: the parts of the evaluation, before and after."""

from __future__ import annotations

from headframe.core.odds import Reason
from headframe.core.speech import named, phrase
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.evaluate.gains import price
from headframe.games.drillers.evaluate.standing import Standing, turns_left
from headframe.games.drillers.evaluate.weights import weights
from headframe.games.drillers.player import Player
from headframe.games.drillers.scoring import sources
from headframe.games.drillers.state import NO_SEAT, DrillersState


def reasons(before: DrillersState, after: DrillersState, seat: int) -> list[Reason]:
    then, now = before.players[seat], after.players[seat]
    standing = Standing(before, then)
    return [
        *_dug(before, then, now, standing),
        *_milestones(before, after, seat),
        *_money(then, now, standing),
        *_rig(before, then, now, standing),
        *_depth(before, then, now),
        *_end(before, after, seat),
    ]


def _dug(s: DrillersState, then: Player, now: Player, standing: Standing) -> list[Reason]:
    """Minerals in storage, and tiles."""
    minerals, tiles = s.content.minerals, s.content.tiles
    found: list[Reason] = []
    for kind in range(KINDS):
        more = now.storage[kind] - then.storage[kind]
        if more > 0:
            each = minerals.points[kind] + standing.credit * price(minerals, now, kind, 0)
            said = phrase("reason-mineral", number=more, mineral=named("mineral", kind))
            found.append(Reason(more * each, said))
    won = now.tiles[len(then.tiles) :]
    if won:
        points = sum(tiles.points[tile] for tile in won)
        worth = points + standing.notch * (now.notches - then.notches)
        found.append(Reason(worth, phrase("reason-tiles", number=len(won), points=points)))
    return found


def _milestones(before: DrillersState, after: DrillersState, seat: int) -> list[Reason]:
    """Whoever comes first takes one: the next in the race loses it."""
    points = before.content.milestones.points
    found: list[Reason] = []
    for number, owner in enumerate(after.milestones):
        if owner == seat and before.milestones[number] == NO_SEAT:
            worth = points[number]
            found.append(Reason(worth, phrase("reason-milestone", points=worth)))
            rivals = [p for p in before.players if p.seat != seat]
            if rivals:
                near = max(rivals, key=lambda p: p.notches)
                said = phrase("reason-denies", seat=named("seat", near.seat), points=worth)
                found.append(Reason(worth / 2, said))
    return found


def _money(then: Player, now: Player, standing: Standing) -> list[Reason]:
    more = now.credits - then.credits
    if more <= 0:
        return []
    return [Reason(standing.credit * more, phrase("reason-credits", number=more))]


def _rig(s: DrillersState, then: Player, now: Player, standing: Standing) -> list[Reason]:
    """The mech, its tank, and the cards that were bought."""
    w = weights().position
    turns = min(standing.turns, w.rig_turns)
    found: list[Reason] = []
    if now.cap > then.cap:
        worth = turns * w.cap * (now.cap - then.cap)
        found.append(Reason(worth, phrase("reason-cap", number=now.cap)))
    if now.capacity > then.capacity:
        worth = turns * w.storage * (now.capacity - then.capacity)
        found.append(Reason(worth, phrase("reason-storage", number=now.capacity)))
    bought = [card for card in _owned(now) if card != s.content.cards.damage]
    for card in _owned(then):
        if card in bought:
            bought.remove(card)
    if bought:
        names = [named("card", card) for card in bought]
        worth = max(Standing(s, now).total - standing.total, 0.5)
        found.append(Reason(worth, phrase("reason-bought", cards=names)))
    if now.fuel > then.fuel:
        worth = weights().prospect.refuel * (now.fuel - then.fuel)
        found.append(Reason(worth, phrase("reason-fuel", number=now.fuel)))
    return found


def _owned(p: Player) -> list[int]:
    return sorted([*p.deck, *p.discard, *p.hand, *p.play, *p.permanents])


def _depth(s: DrillersState, then: Player, now: Player) -> list[Reason]:
    """Near the end whoever is deep pays for it; at the surface a mech sells and buys."""
    penalties = s.content.floors.penalties
    saved = penalties[then.floor] - penalties[now.floor]
    if saved > 0 and turns_left(s, now.seat) * 2 <= weights().plan.depth_turns:
        return [Reason(saved, phrase("reason-out", points=saved))]
    if now.floor == 0 < then.floor and any(now.storage):
        return [Reason(1.0, phrase("reason-surface"))]
    if now.floor > then.floor:
        return [Reason(0.3, phrase("reason-down", floor=named("floor", now.floor)))]
    return []


def _end(before: DrillersState, after: DrillersState, seat: int) -> list[Reason]:
    """Who leads likes the end."""
    if after.ender == before.ender or len(before.players) < 2:
        return []
    points = [sum(sources(before, p).values()) for p in before.players]
    ahead = points.pop(seat) - max(points)
    return [Reason(ahead, phrase("reason-ends"))] if ahead > 0 else []
