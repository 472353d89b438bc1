"""Positions in a few lines.

``table(M0=(0, 0), F1b=(1, 0), turn=0)`` is a game at OPEN of seat 0 with only these units on the
board, besides every seat's Station and, unless it is placed, its Mothership behind the Station.
Units are named by kind, seat and, from the second on, a letter: ``F0``, ``F0b``, ``F0c``, ``B1``,
``B1b``, ``G0``, ``M1``, ``S1``. Spaces are axial pairs. ``loaded`` dice fall as the test says.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from headframe.core.bits import bits
from headframe.core.choice import Answer
from headframe.core.engine import Decision, Event, advance, apply
from headframe.core.options import Value
from headframe.core.refusal import Refused
from headframe.core.rng import Rng
from headframe.core.view import view
from headframe.games.mothership.board import DISTANCE, GRID, NEXT
from headframe.games.mothership.content import content_of
from headframe.games.mothership.game import Mothership
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.action_codes import PASS
from headframe.games.mothership.phases import BEGIN, OPENED
from headframe.games.mothership.state import GONE, PLANET, MothershipState
from headframe.games.mothership.steps.cards import Play
from headframe.games.mothership.steps.turn import TURN, begin
from headframe.games.mothership.units import KINDS, UNITS

GAME = Mothership()
CONTENT = content_of("")
LETTERS = {"S": 0, "M": 1, "F": 2, "B": 3, "G": 4}
Space = tuple[int, int]


class Loaded(Rng):
    """Dice that fall as told; what is not told falls as the seed has it."""

    __slots__ = ("told",)

    def __init__(self, key: str, count: int = 0, told: Iterable[int] = ()) -> None:
        super().__init__(key, count)
        self.told = list(told)

    def copy(self) -> Loaded:
        return Loaded(self.key, self.count, self.told)

    def below(self, n: int) -> int:
        if self.told:
            shown = self.told.pop(0)
            assert 1 <= shown <= n, f"a {shown} on a die of {n}"
            return shown - 1
        return super().below(n)


def at(space: Space) -> int:
    found = GRID.at(*space)
    assert found >= 0, f"{space} is not on the board"
    return found


def path(*spaces: Space) -> tuple[int, ...]:
    return tuple(at(space) for space in spaces)


def unit(name: str) -> int:
    """``F1b`` is the second Fighter of seat 1."""
    kind, seat = LETTERS[name[0]], int(name[1])
    more = ord(name[2]) - ord("a") if len(name) > 2 else 0
    return seat * UNITS + KINDS.index(kind) + more


def technology(title: str) -> int:
    return next(each.number for each in CONTENT.technologies if each.title == title)


def tech(*titles: str) -> int:
    return sum(1 << technology(title) for title in titles)


def card(title: str) -> int:
    return next(number for number, each in enumerate(CONTENT.cards) if each.title == title)


def development(title: str) -> int:
    return next(number for number, each in enumerate(CONTENT.developments) if each.title == title)


def artifact(title: str) -> int:
    return next(number for number, each in enumerate(CONTENT.artifacts) if each.title == title)


class Table:
    """A game and short ways to play it."""

    def __init__(self, s: MothershipState) -> None:
        self.s = s

    # Looking ------------------------------------------------------------------------------------

    @property
    def open(self) -> tuple[Decision, ...]:
        return self.s.open_decisions

    @property
    def asked(self) -> list[tuple[int, str]]:
        return [(decision.seat, decision.key) for decision in self.s.open_decisions]

    def decision(self, key: str = "", seat: int | None = None) -> Decision:
        found = [
            d
            for d in self.s.open_decisions
            if (not key or d.key == key) and (seat is None or d.seat == seat)
        ]
        assert len(found) == 1, f"{key or 'one'} wanted, open are {self.asked}"
        return found[0]

    def options(self, key: str = "", seat: int | None = None) -> list[Answer]:
        found = self.decision(key, seat).choice.listed(10_000)
        assert found is not None
        return found

    def can(self, code: int) -> bool:
        """Whether the active player may begin this at OPEN."""
        return code in self.options("action")

    def can_play(self, title: str) -> bool:
        return self.can(codes.CARD + card(title))

    def where(self, name: str) -> Space | None:
        space = self.s.at[unit(name)]
        return GRID.coords[space] if space >= 0 else None

    def alive(self, name: str) -> bool:
        return self.s.at[unit(name)] != GONE

    def planet(self, space: Space) -> int:
        found = self.s.on[at(space)]
        assert found >= PLANET, f"no planet at {space}"
        return found - PLANET

    def holder(self, space: Space) -> int:
        return self.s.holder[self.planet(space)]

    def view(self, seat: int | None) -> Any:
        return view(self.s, seat)

    # Doing --------------------------------------------------------------------------------------

    def do(self, answer: Answer, key: str = "", seat: int | None = None) -> Table:
        decision = self.decision(key, seat)
        apply(self.s, decision.seat, decision.key, answer)
        return self

    def refused(self, answer: Answer, key: str = "", seat: int | None = None) -> str:
        """The clause that forbids this answer."""
        decision = self.decision(key, seat)
        try:
            apply(self.s, decision.seat, decision.key, answer)
        except Refused as refused:
            return refused.refusal.clause
        raise AssertionError(f"{answer} was not refused")

    def dice(self, *shown: int) -> Table:
        """What the next dice and blind draws show."""
        rng = self.s.rng
        self.s.rng = Loaded(rng.key, rng.count, shown)
        return self

    def move(self, name: str, *spaces: Space) -> Table:
        """Send a ship along a way; no spaces: declare its movement resolved."""
        self.do(codes.MOVE + unit(name), "action")
        return self.do(path(*spaces), "way")

    def attack(self, target: str, *ships: str) -> Table:
        """Declare; the windows follow."""
        self.do(codes.ATTACK + unit(target), "action")
        return self._with(ships)

    def raid(self, space: Space, *ships: str) -> Table:
        self.do(codes.RAID + self.planet(space), "action")
        return self._with(ships)

    def _with(self, ships: tuple[str, ...]) -> Table:
        if self.asked and self.asked[0][1] == "attackers":
            self.do(tuple(sorted(unit(ship) for ship in ships)), "attackers")
        return self

    def play(self, title: str, *named: Answer) -> Table:
        """Play a card at OPEN and name what it asks for."""
        self.do(codes.CARD + card(title), "action")
        return self._name(named)

    def answer_with(self, title: str, *named: Answer, seat: int | None = None) -> Table:
        """Play a card in the window that is open."""
        self.do(card(title), seat=seat)
        return self._name(named)

    def _name(self, named: tuple[Answer, ...]) -> Table:
        """What leaves no choice is named by itself, so it is passed over here."""
        for place, each in enumerate(named):
            frame = next((f for f in self.s.stack if isinstance(f, Play)), None)
            if frame is not None and len(frame.named) == place:
                self.do(each)
        return self

    def research(self, title: str) -> Table:
        return self.do(codes.RESEARCH + technology(title), "action")

    def skip(self, *keys: str) -> Table:
        """Pass in every window (with keys: in these alone) until something else is asked."""
        windows = keys or WINDOWS
        while self.s.open_decisions and self.s.open_decisions[0].key in windows:
            decision = self.s.open_decisions[0]
            answer: Answer = 0 if decision.key in ("gas", "veto", "bonus") else PASS
            apply(self.s, decision.seat, decision.key, answer)
        return self

    def end_turn(self) -> Table:
        """End the turn; nothing is sold."""
        self.do(codes.END, "action")
        return self.skip("sell")

    def listen(self) -> list[Event]:
        """From now on events are told; the list fills as they come."""
        self.s.events = []
        return self.s.events

    # Changing the position ----------------------------------------------------------------------

    def put(self, name: str, space: Space) -> Table:
        number = unit(name)
        self.s.leave(number)
        self.s.enter(number, at(space))
        return self.again()

    def again(self) -> Table:
        """Ask anew after a position was changed by hand."""
        advance(self.s)
        return self


WINDOWS = (
    "evade",
    "attacker-cards",
    "defender-cards",
    "asteroid-cards",
    "gas",
    "respond",
    "last-call",
    "after-roll",
    "after-throw",
    "loss",
    "planet-defence",
)
_SMALL = ("minerals", "gas", "influence", "tech", "hulls", "stations", "kills")


def table(
    *,
    players: int = 2,
    turn: int = 0,
    options: dict[str, Value] | None = None,
    hands: dict[int, list[str]] | None = None,
    holders: dict[Space, int] | None = None,
    energy: dict[int, tuple[int, int, int]] | None = None,
    artifacts: dict[Space, str] | None = None,
    built: dict[Space, list[str]] | None = None,
    asteroids: list[Space] | None = None,
    discard: list[str] | None = None,
    homes: bool = True,
    **named: Any,
) -> Table:
    """A game at OPEN of ``turn``. ``minerals``, ``gas``, ``influence``, ``tech``, ``hulls``,
    ``stations`` and ``kills`` are dictionaries by seat; everything else names a unit's space.

    ``asteroids`` replaces those of the layout; ``homes=False`` leaves out Motherships that are
    not placed.
    """
    s = GAME.new({"players": players, **(options or {})}, "table")
    s.rng = Loaded(s.rng.key, s.rng.count)
    setting = s.setting
    for number, space in enumerate(s.at):
        station = KINDS[number % UNITS] == LETTERS["S"]
        if space >= 0 and not station and number // UNITS < setting.seats:
            s.leave(number)
    s.stack[:] = [TURN]
    s.minerals[:] = [0] * setting.owners
    s.turn = s.first = turn
    s.phase = BEGIN
    if asteroids is not None:
        setting.asteroids = sum(1 << at(space) for space in asteroids)
    for seat in range(setting.seats):
        s.deck += s.hands[seat]
        s.hands[seat].clear()
    s.deck.sort()
    for name, value in named.items():
        if name in _SMALL:
            for seat, amount in value.items():
                getattr(s, name)[seat] = amount
        else:
            s.leave(unit(name))
            if value is not None:
                s.enter(unit(name), at(value))
    for seat in range(setting.seats):
        mother = seat * UNITS + 1
        if homes and s.at[mother] < 0 and f"M{seat}" not in named:
            s.enter(mother, _behind(s, s.at[seat * UNITS]))
    for seat, titles in (hands or {}).items():
        for title in titles:
            _take(s, title)
            s.hands[seat].append(card(title))
        s.hands[seat].sort()
    for title in discard or ():
        _take(s, title)
        s.discard.append(card(title))
        if s.discard.count(card(title)) == CONTENT.cards[card(title)].quantity:
            s.live &= ~(1 << card(title))
    for seat, rows in (energy or {}).items():
        s.energy[seat * 3 : seat * 3 + 3] = list(rows)
    made = Table(s)
    for spot, holder in (holders or {}).items():
        s.holder[made.planet(spot)] = holder
    for spot, title in (artifacts or {}).items():
        _token(s, made.planet(spot), artifact(title))
    for spot, titles in (built or {}).items():
        for title in titles:
            number = development(title)
            if number in s.dev_deck:
                s.dev_deck.remove(number)
            else:
                s.market[s.market.index(number)] = s.dev_deck.pop(0)
            s.built[made.planet(spot)] += (number,)
    s.recount()
    begin(s)
    assert s.phase == OPENED
    return made.again()


NPC_SHIPS = ("M1", "F1", "F1b", "F1c", "B1", "B1b")


def solo(level: int = 1, **more: Any) -> Table:
    """Only the NPC ships that are named are on the board."""
    ships: dict[str, Any] = dict.fromkeys(NPC_SHIPS)
    ships.update({name: more.pop(name) for name in NPC_SHIPS if name in more})
    options: dict[str, Any] = {"mode": "solo", "solo_level": level}
    more.setdefault("asteroids", [])
    return table(options=options, **ships, **more)


def _behind(s: MothershipState, station: int) -> int:
    """The empty space beside a Station that is farthest from the centre."""
    near = NEXT[station] & ~s.occupied & ~s.setting.asteroids
    return max(bits(near), key=lambda space: (DISTANCE[GRID.centre][space], space))


def _take(s: MothershipState, title: str) -> None:
    assert card(title) in s.deck, f"every {title} is dealt already"
    s.deck.remove(card(title))


def _token(s: MothershipState, planet: int, token: int) -> None:
    """Lay a token under a planet, turned up."""
    if token in s.tokens:
        other = s.tokens.index(token)
        s.tokens[planet], s.tokens[other] = token, s.tokens[planet]
    else:
        place = s.spare.index(token)
        s.tokens[planet], s.spare[place] = token, s.tokens[planet]
    s.explored |= 1 << planet
