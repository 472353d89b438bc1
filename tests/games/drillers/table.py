"""A position in a few lines, and the moves of a player by their own names.

Seat 0 is in its Operations unless said otherwise. Cards, minerals and floor cards go by their ids
in texts with spaces: ``table(hand="TORSO CLAW", storage="S Sa", rooms={3: "LOBBY"})``. A deck is
written from the top card down.
"""

from __future__ import annotations

from typing import Any

from headframe.core.codec import encode
from headframe.core.engine import Event, Frame, apply, ask
from headframe.core.options import Options
from headframe.core.refusal import Refused
from headframe.games.drillers.content import content_of
from headframe.games.drillers.content.minerals import KINDS, MINERAL_IDS
from headframe.games.drillers.content.rooms import FACE_DOWN
from headframe.games.drillers.game import DrillersGame
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.choices import (
    DECLINE,
    DISCARD_CARD,
    HAND_CARD,
    NO,
    PLAY_CARD,
    TOP_CARD,
    YES,
)
from headframe.games.drillers.steps.operations import OPERATIONS
from headframe.games.drillers.steps.shops import expand
from headframe.games.drillers.steps.solo import BOT_TURN
from headframe.games.drillers.steps.surfacing import SURFACING
from headframe.games.drillers.steps.turn import NEXT_TURN
from headframe.games.drillers.steps.upkeep import UPKEEP
from headframe.kit.tuples import replaced

GAME = DrillersGame()
CONTENT = content_of("")
S, G, SA, E, R = range(KINDS)


def card(name: str) -> int:
    return CONTENT.cards.ids.index(name)


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def names(numbers: list[int] | tuple[int, ...]) -> str:
    return " ".join(CONTENT.cards.ids[number] for number in numbers)


def room(name: str) -> int:
    return CONTENT.rooms.ids.index(name)


def counts(minerals: str) -> tuple[int, ...]:
    kinds = [MINERAL_IDS.index(name) for name in minerals.split()]
    return tuple(kinds.count(kind) for kind in range(KINDS))


def tile(floor: int, number: int = 1) -> int:
    """The n-th corridor tile of a floor, as the ledger lists them; 0 = the barrier."""
    return CONTENT.tiles.stacks[floor][number - 1] if number else CONTENT.tiles.barriers[floor]


TWENTY = (tile(6, 0), tile(5, 0), tile(4, 0), tile(6, 1))
"""Tiles of 20 notches."""
SHOP_ROWS = ("AUTO-DRILL DYNAMITE-LAUNCHER", "PANIC-BUTTON HOVER-PADS", "UTILITY-BOT", "SURGEON")
"""Cards of all prices and kinds, a row for each shop."""


class Table:
    def __init__(self, s: DrillersState) -> None:
        self.s = s
        self.s.events = []
        ask(s)

    @property
    def me(self) -> Player:
        return self.s.players[0]

    @property
    def other(self) -> Player:
        return self.s.players[1]

    @property
    def bot(self) -> Bot:
        assert self.s.bot is not None
        return self.s.bot

    @property
    def asked(self) -> str:
        """Which decision is open, "" when the game is over."""
        return self.s.open_decisions[0].key if self.s.open_decisions else ""

    @property
    def options(self) -> list[Any]:
        found = self.s.open_decisions[0].choice.listed(100_000)
        assert found is not None
        return found

    def can(self, action: int) -> bool:
        return bool(self.s.open_decisions) and self.s.open_decisions[0].choice.legal(action)

    def say(self, answer: int | tuple[int, ...]) -> Table:
        decision = self.s.open_decisions[0]
        apply(self.s, decision.seat, decision.key, answer)
        return self

    def refused(self, answer: int | tuple[int, ...]) -> str:
        """The clause that forbids an answer; nothing may change by asking."""
        decision = self.s.open_decisions[0]
        before = encode(self.s)
        try:
            apply(self.s, decision.seat, decision.key, answer)
        except Refused as refused:
            assert encode(self.s) == before
            return refused.refusal.clause
        raise AssertionError(f"{decision.key}: {answer} was accepted")

    def events(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.s.events or [] if isinstance(event, kind)]

    # Operations

    def play(self, name: str) -> Table:
        return self.say(c.PLAY + card(name))

    def burn(self, name: str) -> Table:
        return self.say(c.BURN + card(name))

    def use(self, name: str) -> Table:
        return self.say(c.USE + card(name))

    def buy(self, name: str) -> Table:
        return self.say(c.BUY + card(name))

    def collect(self, kind: int) -> Table:
        return self.say(c.COLLECT + kind)

    def sell(self, kind: int) -> Table:
        return self.say(c.SELL + kind)

    def exhaust(self, number: int) -> Table:
        return self.say(c.EXHAUST + number)

    def up(self) -> Table:
        return self.say(c.UP)

    def down(self) -> Table:
        return self.say(c.DOWN)

    def excavate(self) -> Table:
        return self.say(c.EXCAVATE)

    def break_barrier(self) -> Table:
        return self.say(c.BREAK)

    def end(self) -> Table:
        """End the phase."""
        return self.say(c.END)

    # Decisions of effects

    def yes(self) -> Table:
        return self.say(YES)

    def no(self) -> Table:
        return self.say(NO)

    def none(self) -> Table:
        return self.say(DECLINE)

    def repair(self, name: str, zone: str = "hand") -> Table:
        base = {"hand": HAND_CARD, "play": PLAY_CARD, "discard": DISCARD_CARD}
        return self.say(TOP_CARD if zone == "top" else base[zone] + card(name))

    # Surfacing, Upkeep

    def discard(self, name: str) -> Table:
        return self.say(c.DISCARD + card(name))

    def keep(self, kept: str = "") -> Table:
        return self.say(tuple(sorted(cards(kept))))

    def pass_turn(self) -> Table:
        """Do nothing more this turn, whatever phase it is in; damage rather than fuel."""
        seat, turn = self.s.active, self.s.turn
        while self.s.open_decisions and (self.s.active, self.s.turn) == (seat, turn):
            key = self.asked
            free = key in ("raise", "cave", "scrap")
            self.say(() if key == "keep" else DECLINE if free else self.options[0])
        return self


def table(
    players: int = 2,
    *,
    phase: str = "operations",
    seed: str = "table",
    options: Options | None = None,
    hand: str = "",
    deck: str | None = None,
    discard: str = "",
    play: str = "",
    permanents: str = "",
    fuel: int | None = None,
    cap: int | None = None,
    credits: int | None = None,  # noqa: A002  (the game's own word)
    storage: str = "",
    room_for: int | None = None,
    market: str = "",
    overflow: str = "",
    drones: int | None = None,
    floor: int | None = None,
    moves: int = 0,
    drills: int = 0,
    deepest: int = 2,
    rooms: dict[int, str] | None = None,
    ground: dict[int, str] | None = None,
    tiles: tuple[int, ...] = (),
    spent: tuple[int, ...] = (),
    rows: tuple[str, str, str, str] | None = None,
    damage: int | None = None,
) -> Table:
    s = GAME.new({"players": players, **(options or {})}, seed)
    s.active = s.first = 0
    s.turn = 1
    p = s.players[0]
    p.hand = sorted(cards(hand))
    p.bared = ()
    if deck is not None:
        set_deck(p, deck)
    p.discard = cards(discard)
    p.play = cards(play)
    p.permanents = tuple(cards(permanents))
    p.fuel = p.fuel if fuel is None else fuel
    p.cap = max(p.cap, p.fuel) if cap is None else cap
    p.credits = 0 if credits is None else credits
    p.storage = counts(storage)
    p.capacity = max(p.capacity, sum(p.storage)) if room_for is None else room_for
    p.market = counts(market)
    p.overflow = counts(overflow)
    p.drones = p.drones if drones is None else drones
    p.floor = p.floor if floor is None else floor
    s.moves, s.drills = moves, drills
    give_tiles(s, p, tiles, spent)
    open_to(s, max(deepest, p.floor), rooms or {})
    for number, minerals in (ground or {}).items():
        s.ground[number * KINDS : (number + 1) * KINDS] = counts(minerals)
    if rows is not None:
        set_rows(s, rows)
    s.damage = s.damage if damage is None else damage
    frames: dict[str, list[Frame[Any]]] = {
        "operations": [NEXT_TURN, UPKEEP, OPERATIONS],
        "surfacing": [NEXT_TURN, UPKEEP, SURFACING],
        "upkeep": [NEXT_TURN, UPKEEP],
        "bot": [NEXT_TURN, BOT_TURN],
    }
    s.stack = frames[phase]
    return Table(s)


def set_deck(p: Player, deck: str) -> None:
    """In this order from the top; known to its owner only as far as the table shows it."""
    p.deck = cards(deck)[::-1]
    p.known = len(p.deck)
    p.blind = True


def give_tiles(
    s: DrillersState, p: Player, tiles: tuple[int, ...], spent: tuple[int, ...] = ()
) -> None:
    """Tiles won earlier: they leave the mine, and no milestone follows."""
    for number in tiles:
        p.tiles += (number,)
        p.notches += CONTENT.tiles.widths[number]
        s.stacks = tuple(tuple(t for t in stack if t != number) for stack in s.stacks)
    for number in spent:
        p.spent |= 1 << number


def open_to(s: DrillersState, deepest: int, rooms: dict[int, str]) -> None:
    """Open floors down to this one, with plain floor cards where none is named."""
    plain = [room(name) for name in ("LOBBY", "DISPATCH", "TOYS", "CAVE")]
    plain = [number for number in plain if number not in [room(name) for name in rooms.values()]]
    found = list(s.rooms)
    for floor in range(2, CONTENT.floors.count):
        if floor in rooms:
            found[floor] = room(rooms[floor])
        elif floor > 2 and floor <= deepest:
            found[floor] = plain.pop(0)
        elif floor > deepest:
            found[floor] = FACE_DOWN
    if deepest >= CONTENT.shops.expansion_floor and s.vault:
        s.deepest = deepest
        expand(s)
    s.deepest = deepest
    s.rooms = tuple(found)
    s.deep = tuple(number for number in s.deep if number not in found)


def set_rows(s: DrillersState, rows: tuple[str, str, str, str]) -> None:
    """Exactly these cards face up; all others of the shop in its deck."""
    for shop, row in enumerate(rows):
        everything = {*s.rows[shop], *(card for layer in s.decks[shop] for card in layer)}
        if shop == len(rows) - 1:
            everything |= set(s.vault)
            s.vault = ()
        s.rows = replaced(s.rows, shop, tuple(cards(row)))
        s.decks = replaced(s.decks, shop, (tuple(sorted(everything - set(cards(row)))),))


def next_room(t: Table, name: str) -> None:
    """The floor card that the next barrier will turn up."""
    t.s.deep = (room(name),)


def next_tile(t: Table, floor: int, number: int) -> None:
    """Put this corridor tile on top of its stack."""
    wanted = tile(floor, number)
    rest = [other for other in t.s.stacks[floor] if other != wanted]
    set_stack(t, floor, (*rest, wanted))


def set_stack(t: Table, floor: int, tiles: tuple[int, ...] = ()) -> None:
    """Corridor tiles of a floor, the top one last."""
    t.s.stacks = replaced(t.s.stacks, floor, tiles)


def no_corridors(t: Table) -> None:
    t.s.stacks = ((),) * CONTENT.floors.count


def empty_deck(t: Table, shop: int) -> Table:
    t.s.decks = replaced(t.s.decks, shop, ((),))
    return Table(t.s)


def solo(level: int = 3, **given: Any) -> Table:
    return table(1, options={"level": level}, **given)
