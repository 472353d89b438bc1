"""OPEN: beginning what was picked, by its code; the turn's frame stays below (MS-TURN-02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headframe.games.mothership import events
from headframe.games.mothership.changes import draw
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.phases import GATHERING
from headframe.games.mothership.query import engine_power, planet_defence
from headframe.games.mothership.state import GONE, PLANET, MothershipState
from headframe.games.mothership.steps.abilities import SHIFT, use_ability
from headframe.games.mothership.steps.capture import capture
from headframe.games.mothership.steps.cards import play
from headframe.games.mothership.steps.declare import declare
from headframe.games.mothership.steps.developing import Build, RemoveInfluence, explore, refresh
from headframe.games.mothership.steps.energy import BALANCE, SET_ENERGY
from headframe.games.mothership.steps.guardians import Deploy
from headframe.games.mothership.steps.move import MOVING, Gate, Move

# Without a number --------------------------------------------------------------------------------


def _end(s: MothershipState) -> None:
    s.phase = GATHERING
    if s.events is not None:
        s.events.append(events.TurnEnded(s.turn))


def _energy(s: MothershipState) -> None:
    s.stack.append(SET_ENERGY)


def _buy(s: MothershipState) -> None:
    owner = s.turn
    price = s.content.figures.card_price
    s.minerals[owner] -= price
    draw(s, owner, minerals=price)


def _buy_for_gas(s: MothershipState) -> None:
    owner = s.turn
    price = s.powers[owner].card_gas
    s.gas[owner] -= price
    draw(s, owner, gas=price)


def _shift(s: MothershipState) -> None:
    s.stack.append(SHIFT)


def _refresh(s: MothershipState) -> None:
    refresh(s, s.turn)


PLAIN: Final[dict[int, Callable[[MothershipState], None]]] = {
    codes.END: _end,
    codes.ENERGY: _energy,
    codes.BUY: _buy,
    codes.BUY_GAS: _buy_for_gas,
    codes.SHIFT: _shift,
    codes.REFRESH: _refresh,
}


# With a unit, a planet, a card, a technology or an owner -----------------------------------------


def _move(s: MothershipState, unit: int) -> None:
    s.stack.append(Move(unit, engine_power(s, unit), s.turn, MOVING))


def _gate(s: MothershipState, unit: int) -> None:
    s.stack.append(Gate(unit))


def _attack(s: MothershipState, unit: int) -> None:
    declare(s, unit)


def _raid(s: MothershipState, planet: int) -> None:
    declare(s, PLANET + planet)


def _research(s: MothershipState, number: int) -> None:
    owner = s.turn
    price = s.content.technologies[number].price
    s.minerals[owner] -= price
    s.learn(owner, number)
    if s.events is not None:
        s.events.append(events.Researched(owner, number, price))
    s.stack.append(BALANCE)


def _deploy(s: MothershipState, ship: int) -> None:
    s.stack.append(Deploy(ship, free=False))


def _scrap(s: MothershipState, unit: int) -> None:
    s.leave(unit)
    assert s.at[unit] == GONE
    if s.events is not None:
        s.events.append(events.Scrapped(unit))


def _explore(s: MothershipState, planet: int) -> None:
    explore(s, s.turn, planet, free=False)


def _court(s: MothershipState, planet: int) -> None:
    owner = s.turn
    price = planet_defence(s, planet)
    s.influence[owner] -= price
    capture(s, owner, planet, "influence", price)


def _remove(s: MothershipState, victim: int) -> None:
    s.stack.append(RemoveInfluence(victim))


def _build(s: MothershipState, planet: int) -> None:
    s.stack.append(Build(s.turn, planet, free=False))


def _card(s: MothershipState, title: int) -> None:
    play(s, s.turn, title)


def _ability(s: MothershipState, number: int) -> None:
    use_ability(s, s.turn, number)


NUMBERED: Final[dict[int, Callable[[MothershipState, int], None]]] = {
    codes.MOVE: _move,
    codes.GATE: _gate,
    codes.ATTACK: _attack,
    codes.RAID: _raid,
    codes.CARD: _card,
    codes.RESEARCH: _research,
    codes.DEPLOY: _deploy,
    codes.SCRAP: _scrap,
    codes.ABILITY: _ability,
    codes.EXPLORE: _explore,
    codes.COURT: _court,
    codes.REMOVE: _remove,
    codes.BUILD: _build,
}
