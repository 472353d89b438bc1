"""How a seat stands apart from the turn at hand: points, rig, cards, and the turns to come."""

from __future__ import annotations

from headframe.games.drillers.content import Content
from headframe.games.drillers.evaluate.power import powers_of
from headframe.games.drillers.evaluate.weights import Position, weights
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.scoring import bot_score, sources
from headframe.games.drillers.state import BOT, NO_SEAT, DrillersState
from headframe.games.drillers.steps.operations import Operations


class Standing:
    """``total``: the guess without the turn at hand. ``credit`` and ``notch``: what one more of
    them is worth now, ``turns`` those to come after the one at hand."""

    __slots__ = ("credit", "notch", "total", "turns")

    def __init__(self, s: DrillersState, p: Player) -> None:
        w = weights().position
        figures = s.content.figures
        points = sources(s, p)
        total = float(sum(points.values()) - points["credits"] - points["depth"])
        if s.bot is not None:
            total -= bot_score(s, s.bot)
            if s.ender == NO_SEAT:
                total -= _bots_rest(w, s.bot)
        turns = turns_left(s, p.seat)
        future = w.credit * min(turns, w.credit_turns)
        notch = w.notch if s.ender == NO_SEAT else 0.0
        rig = min(turns, w.rig_turns)
        total += p.credits / figures.credits_per_point + future * min(float(p.credits), w.purse)
        total += rig * (
            w.cap * (p.cap - figures.start_cap) + w.storage * (p.capacity - figures.start_storage)
        )
        total += notch * p.notches
        total += turns * (w.tempo + w.owned * (_engine(s.content, w, p) - w.par))
        if turns:
            total += w.drone * p.drones
        self.total = total
        self.credit = 1 / figures.credits_per_point + future
        self.notch = notch
        self.turns = turns


def final(s: DrillersState, p: Player) -> float:
    """Of a finished game: the points; in solo less the bot's."""
    total = sum(sources(s, p).values())
    return float(total if s.bot is None else total - bot_score(s, s.bot))


def turns_left(s: DrillersState, seat: int) -> float:
    """Turns to come after the one at hand, by the clock. It moves on with the seat's own turns
    alone, so that nobody gains by dragging out a turn."""
    if s.ender != NO_SEAT:
        return 0.0
    sides = 2 if s.bot is not None else len(s.players)
    place = (seat - s.first) % sides
    ended = (s.turn + sides - 1 - place) // sides - (s.active == seat)
    return max(1.0, weights().position.rounds - ended)


def to_operate(s: DrillersState, seat: int) -> bool:
    """Whether a seat still has the Operations of this turn or of its next one before it."""
    if s.active == seat:
        return any(isinstance(frame, Operations) for frame in s.stack)
    if s.ender == NO_SEAT:
        return True
    # A turn comes before the play comes round to whoever triggered the end.
    if s.active == BOT or s.ender == BOT:
        return s.ender == BOT
    count = len(s.players)
    return (seat - s.active) % count < (s.ender - s.active - 1) % count + 1


def _bots_rest(w: Position, bot: Bot) -> float:
    """What the bot will still gain: from each card, and from the floor it stands on."""
    rest = len(bot.deck) * w.bot[bot.level]
    return rest + w.bot_reset if bot.floor else rest


def _engine(content: Content, w: Position, p: Player) -> float:
    """What the cards of a turn bring on average. Thin piles of good cards are best."""
    powers = powers_of(content).powers
    power = 0.0
    cards = 0
    for pile in (p.deck, p.discard, p.hand, p.play):
        cards += len(pile)
        for card in pile:
            power += powers[card]
    power *= w.draws / max(float(cards), w.deck_least)
    for card in p.permanents:
        power += powers[card]
    return power
