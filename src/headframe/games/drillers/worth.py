"""A rough guess of how well a seat stands, in points. Its weights are in content/weights.txt."""

from __future__ import annotations

from headframe.games.drillers.figures import CREDITS_PER_POINT, START_CAP, START_ROOM
from headframe.games.drillers.operations import Operations
from headframe.games.drillers.plan import Outlook, best_turn
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.power import POWERS
from headframe.games.drillers.scoring import bot_score, sources
from headframe.games.drillers.state import BOT, NO_SEAT, Drillers
from headframe.games.drillers.weights import POSITION


def worth(s: Drillers, seat: int) -> float:
    """Points so far, what the turn at hand and the cards promise; in solo less the bot's."""
    p = s.players[seat]
    points = sources(s, p)
    total = float(sum(points.values()))
    if s.bot is not None:
        total -= bot_score(s, s.bot)
    if not s.stack:
        return total
    if s.bot is not None and s.ender == NO_SEAT:
        total -= _bots_rest(s.bot)
    w = POSITION
    turns = turns_left(s, seat)
    credit = 1 / CREDITS_PER_POINT + w["credit"] * min(turns, w["credit turns"])
    notch = w["notch"] if s.ender == NO_SEAT else 0.0
    rig = min(turns, w["rig turns"])
    total -= points["credits"] + points["depth"]
    purse = min(float(p.credits), w["purse"])
    total += p.credits / CREDITS_PER_POINT + (credit - 1 / CREDITS_PER_POINT) * purse
    total += rig * (w["cap"] * (p.cap - START_CAP) + w["storage"] * (p.room - START_ROOM))
    total += notch * p.notches
    total += turns * (w["tempo"] + w["owned"] * (_engine(p) - w["par"]))
    if turns:
        total += w["drone"] * p.drones
    return total + _turn(s, p, Outlook(s, p, turns, credit, notch))


def turns_left(s: Drillers, seat: int) -> float:
    """Turns to come after the one at hand, by the clock. It moves on with the seat's own turns
    alone, so that nobody gains by dragging out a turn."""
    if s.ender != NO_SEAT:
        return 0.0
    sides = 2 if s.bot is not None else len(s.players)
    place = (seat - s.first) % sides
    ended = (s.turn + sides - 1 - place) // sides - (s.active == seat)
    return max(1.0, POSITION["rounds"] - ended)


def _bots_rest(bot: Bot) -> float:
    """What the bot will still gain: from each card, and from the floor it stands on."""
    rest = len(bot.deck) * POSITION[f"bot {bot.level}"]
    return rest + POSITION["bot reset"] if bot.floor else rest


def _engine(p: Player) -> float:
    """What the cards of a turn bring on average. Thin piles of good cards are best."""
    power = 0.0
    cards = 0
    for pile in (p.deck, p.discard, p.hand, p.play):
        cards += len(pile)
        for card in pile:
            power += POWERS[card]
    power *= POSITION["draws"] / max(float(cards), POSITION["deck least"])
    for card in p.permanents:
        power += POWERS[card]
    return power


def _turn(s: Drillers, p: Player, outlook: Outlook) -> float:
    """The best of the turn at hand, or of the next one."""
    acting = s.active == p.seat
    if acting:
        at_hand = any(isinstance(frame, Operations) for frame in s.stack)
    else:
        at_hand = s.ender == NO_SEAT or _still_to_come(s, p.seat)
    if at_hand:
        return best_turn(s, p, outlook, acting)
    value = outlook.end(p.floor, p.fuel, 0)
    if outlook.after and p.hand:
        value += POSITION["kept"] * max([POWERS[card] for card in p.hand])
    return value


def _still_to_come(s: Drillers, seat: int) -> bool:
    """Whether a seat has a turn before the play comes round to whoever triggered the end."""
    if s.active == BOT or s.ender == BOT:
        return s.ender == BOT
    count = len(s.players)
    return (seat - s.active) % count < (s.ender - s.active - 1) % count + 1
