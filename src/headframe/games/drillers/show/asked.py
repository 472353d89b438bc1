"""What one decides about: said where it is asked."""

from __future__ import annotations

from headframe.core.choice import Answer
from headframe.core.engine import Decision
from headframe.core.speech import Phrase, named, phrase
from headframe.games.drillers.content.cards import SOLID
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.player import Player
from headframe.games.drillers.show import phrases
from headframe.games.drillers.show.text import cards, corridor, floor_parts, minerals
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.buying import Battery
from headframe.games.drillers.steps.choices import MayDraw
from headframe.games.drillers.steps.operations import Operations
from headframe.games.drillers.steps.room_choices import Dispatch, Scrap, Toll, Trade
from headframe.games.drillers.steps.surfacing import Surfacing
from headframe.games.drillers.steps.upkeep import Upkeep


def asked(s: DrillersState, decision: Decision) -> list[Phrase]:
    frame, p = decision.frame, s.players[decision.seat]
    if isinstance(frame, Operations):
        return _operations(s, p)
    if isinstance(frame, Surfacing):
        return [phrase("asked-surfacing", credits=p.credits, minerals=minerals(p.storage))]
    if isinstance(frame, MayDraw):
        return [phrase("asked-draw", number=frame.count, deck=len(p.deck), fuel=p.fuel)]
    if isinstance(frame, Upkeep):
        price = s.content.figures.keep_fuel
        return [phrase("asked-keep", free=s.keep, price=price, fuel=p.fuel)]
    if isinstance(frame, Toll):
        return [phrase("asked-toll", fuel=frame.fuel, times=frame.times, have=p.fuel)]
    if isinstance(frame, Trade):
        return [phrase("asked-trade", price=frame.price, fuel=frame.fuel, have=p.credits)]
    if isinstance(frame, Dispatch):
        return [
            phrase(
                "asked-dispatch",
                each=frame.credits_each,
                fuel=frame.fuel,
                drones=p.drones,
                have=p.fuel,
            )
        ]
    if isinstance(frame, Battery):
        return [phrase("asked-battery", card=named("card", frame.card))]
    if isinstance(frame, Scrap):
        return [phrase("asked-scrap", fuel=frame.fuel, minerals=minerals(p.storage))]
    return []


def _operations(s: DrillersState, p: Player) -> list[Phrase]:
    return [
        phrase("asked-operations", moves=s.moves, drills=s.drills, fuel=p.fuel, hand=cards(p.hand)),
        phrase("asked-storage", minerals=minerals(p.storage), capacity=p.capacity),
        _floor(s, p.floor),
    ]


def _floor(s: DrillersState, floor: int) -> Phrase:
    return phrase("floor-line", floor=named("floor", floor), parts=floor_parts(s, floor))


def outlook(s: DrillersState, decision: Decision, answer: Answer) -> list[Phrase]:
    p = s.players[decision.seat]
    if decision.choice.vocabulary != "action" or not isinstance(answer, int):
        return []
    if answer >= c.COLLECT:
        return _with(s, c.base_of(answer), answer - c.base_of(answer))
    figures = s.content.figures
    if answer in (c.UP, c.DOWN):
        return [_floor(s, p.floor + (1 if answer == c.DOWN else -1))]
    if answer == c.EXCAVATE:
        return [corridor(s, p.floor)]
    if answer == c.BREAK:
        return [_floor(s, p.floor + 1)]
    if answer == c.UPGRADE_CAP:
        return [phrase("costs-credits", credits=figures.cap_steps[p.cap - figures.start_cap])]
    if answer == c.UPGRADE_STORAGE:
        return [phrase("costs-credits", credits=figures.storage_step)]
    if answer == c.SELL_ALL:
        return [phrase("loose", minerals=minerals(p.storage))]
    return []


def _with(s: DrillersState, base: int, thing: int) -> list[Phrase]:
    """An action that is done with a card, a tile, a mineral or a shop."""
    found = s.content.cards
    if base == c.PLAY:
        cost = found.costs[thing]
        return [phrase("card-solid") if cost == SOLID else phrase("costs-fuel", fuel=cost)]
    if base == c.BURN:
        return [phrase("gives-fuel", fuel=found.fuel_values[thing])]
    if base == c.BUY:
        return [phrases.card(s.content, thing)]
    return []
