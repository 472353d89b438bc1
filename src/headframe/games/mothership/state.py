"""The state of a game: flat lists by owner, unit, planet; copies are slices."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final

from headframe.core.engine import Frame, State
from headframe.core.part import ALL, COUNT, NOBODY, SHARE, TRANSIENT, Audiences
from headframe.core.refusal import Refusal, Refused
from headframe.core.rng import Rng
from headframe.games.mothership.audiences import HANDS, KNOWN, TOKENS
from headframe.games.mothership.board import BIT, GRID
from headframe.games.mothership.content import Content, content_of
from headframe.games.mothership.content.powers import Powers
from headframe.games.mothership.events import GaveUp
from headframe.games.mothership.fight import Fight
from headframe.games.mothership.phases import PLACING
from headframe.games.mothership.setting import Setting
from headframe.games.mothership.units import GUARDIAN, KIND, OWNER, STATION, UNITS_OF
from headframe.kit.masks import MASK, MASKS

EMPTY: Final = -1
PLANET: Final = 100
GONE: Final = -1
NOBODYS: Final = -1


class MothershipState(State):
    """A game of Mothership in progress."""

    NOT_ASKED: ClassVar[str] = "MS-TURN-13"

    pack: Annotated[str, ALL]
    setting: Annotated[Setting, ALL, SHARE]
    phase: Annotated[int, ALL]
    turn: Annotated[int, ALL]
    round: Annotated[int, ALL]
    first: Annotated[int, ALL]
    at: Annotated[list[int], ALL]
    """By unit: its space, or GONE."""
    passing: Annotated[int, ALL]
    """The ship that is just passing a friendly piece."""
    hulls: Annotated[list[int], ALL]
    """By owner: HP of the Mothership."""
    stations: Annotated[list[int], ALL]
    """By owner: HP of the Station."""
    energy: Annotated[list[int], ALL]
    """By owner, three rows each."""
    absorbed: Annotated[list[int], ALL]
    """By owner: shield used up since the last refill."""
    prodded: Annotated[dict[int, int], ALL]
    """Row (owner * ROWS + row) -> by how much it counts less until the end of this turn."""
    tech: Annotated[list[int], MASKS]
    minerals: Annotated[list[int], ALL]
    gas: Annotated[list[int], ALL]
    influence: Annotated[list[int], ALL]
    kills: Annotated[list[int], ALL]
    """Victory Points for destroyed units; those for planets are counted when asked for."""
    hands: Annotated[list[list[int]], HANDS]
    deck: Annotated[list[int], COUNT]
    discard: Annotated[list[int], ALL]
    live: Annotated[int, MASK]
    """Titles of which not every copy is discarded or out of the game."""
    known: Annotated[tuple[tuple[int, int, int], ...], KNOWN]
    """(who knows, who holds, title): stolen cards, which the victim has seen (MS-INFO-03)."""
    moved: Annotated[int, MASK]
    """Units whose movement phase is resolved."""
    fought: Annotated[int, MASK]
    """Units whose attack phase is used."""
    served: Annotated[int, MASK]
    """Ships that have served for a deployment."""
    vetoed: Annotated[int, MASK]
    """Ships whose deployment was vetoed."""
    boosts: Annotated[dict[int, tuple[int, ...]], ALL]
    """Unit -> engine cards in the order played; 0 is a doubling."""
    escort: Annotated[int, MASK]
    """Units beside their Mothership when this turn began."""
    locked: Annotated[bool, ALL]
    """Energy cannot be set any more this turn."""
    settings: Annotated[int, ALL]
    """How often Energy was set this turn."""
    shifted: Annotated[bool, ALL]
    """The Station has moved this turn."""
    tractor: Annotated[list[int], ALL]
    """By owner: the unit held by that owner's Tractor Beam."""
    updated: Annotated[int, MASK]
    """Ships under Forced Update."""
    blockade: Annotated[int, ALL]
    holder: Annotated[list[int], ALL]
    """By planet: its controller."""
    planet_at: Annotated[list[int], ALL]
    """By planet: its space."""
    tokens: Annotated[list[int], TOKENS]
    """By planet: its artifact."""
    explored: Annotated[int, MASK]
    spare: Annotated[list[int], NOBODY]
    """Artifacts that lie under no planet."""
    built: Annotated[list[tuple[int, ...]], ALL]
    """By planet: its Developments."""
    market: Annotated[list[int], ALL]
    dev_deck: Annotated[list[int], COUNT]
    """The unknown part of the Development deck, a bag."""
    dev_under: Annotated[list[int], ALL]
    """Known cards under the Development deck, first come first drawn."""
    developed: Annotated[int, MASK]
    """Planets built on this turn."""
    due: Annotated[int, MASK]
    """Ships that respawn in their owner's next ending step."""
    fallen: Annotated[int, MASK]
    """Ships that fell in their owner's own turn and wait for the one after."""
    running: Annotated[int, MASK]
    """NPC Bombers on their run for good."""
    out: Annotated[int, MASK]
    conceding: Annotated[int, MASK]
    resigned: Annotated[int, MASK]
    """Who has given up; of those who are out they alone cannot win by points."""
    last_round: Annotated[bool, ALL]
    winners: Annotated[tuple[int, ...], ALL]
    fight: Annotated[Fight | None, ALL]
    content: Annotated[Content, TRANSIENT, SHARE]
    on: Annotated[list[int], TRANSIENT]
    """By space: the piece on it. Units have their number, planets PLANET + theirs."""
    occupied: Annotated[int, TRANSIENT]
    """Spaces with a piece, as a mask."""
    ships: Annotated[list[int], TRANSIENT]
    """By owner: spaces of ships, as a mask."""
    guns: Annotated[list[int], TRANSIENT]
    """By owner: spaces of Guardians, as a mask."""
    relics: Annotated[list[int], TRANSIENT]
    """By owner: artifacts, as a mask."""
    powers: Annotated[tuple[Powers, ...], TRANSIENT]
    """By owner: what technologies and artifacts give (``learn``, ``recount``)."""
    # From the fields above, by ./x generate:
    # fmt: off
    __slots__ = (
        "absorbed", "at", "blockade", "boosts", "built", "conceding", "content", "deck", "dev_deck",
        "dev_under", "developed", "discard", "due", "energy", "escort", "explored", "fallen",
        "fight", "first", "fought", "gas", "guns", "hands", "holder", "hulls", "influence", "kills",
        "known", "last_round", "live", "locked", "market", "minerals", "moved", "occupied", "on",
        "out", "pack", "passing", "phase", "planet_at", "powers", "prodded", "relics", "resigned",
        "round", "running", "served", "setting", "settings", "shifted", "ships", "spare",
        "stations", "tech", "tokens", "tractor", "turn", "updated", "vetoed", "winners",
    )
    AUDIENCES: ClassVar[Audiences] = {
        **State.AUDIENCES, "pack": ALL, "setting": ALL, "phase": ALL, "turn": ALL, "round": ALL,
        "first": ALL, "at": ALL, "passing": ALL, "hulls": ALL, "stations": ALL, "energy": ALL,
        "absorbed": ALL, "prodded": ALL, "tech": MASKS, "minerals": ALL, "gas": ALL,
        "influence": ALL, "kills": ALL, "hands": HANDS, "deck": COUNT, "discard": ALL, "live": MASK,
        "known": KNOWN, "moved": MASK, "fought": MASK, "served": MASK, "vetoed": MASK,
        "boosts": ALL, "escort": MASK, "locked": ALL, "settings": ALL, "shifted": ALL,
        "tractor": ALL, "updated": MASK, "blockade": ALL, "holder": ALL, "planet_at": ALL,
        "tokens": TOKENS, "explored": MASK, "spare": NOBODY, "built": ALL, "market": ALL,
        "dev_deck": COUNT, "dev_under": ALL, "developed": MASK, "due": MASK, "fallen": MASK,
        "running": MASK, "out": MASK, "conceding": MASK, "resigned": MASK, "last_round": ALL,
        "winners": ALL, "fight": ALL, "content": TRANSIENT, "on": TRANSIENT, "occupied": TRANSIENT,
        "ships": TRANSIENT, "guns": TRANSIENT, "relics": TRANSIENT, "powers": TRANSIENT,
    }

    def __init__(
        self, rng: Rng, stack: list[Frame[Any]], offers: tuple[Frame[Any], ...],
        teams: tuple[int, ...], pack: str, setting: Setting, phase: int, turn: int,
        round: int,  # noqa: A002
        first: int, at: list[int], passing: int, hulls: list[int], stations: list[int],
        energy: list[int], absorbed: list[int], prodded: dict[int, int], tech: list[int],
        minerals: list[int], gas: list[int], influence: list[int], kills: list[int],
        hands: list[list[int]], deck: list[int], discard: list[int], live: int,
        known: tuple[tuple[int, int, int], ...], moved: int, fought: int, served: int, vetoed: int,
        boosts: dict[int, tuple[int, ...]], escort: int, locked: bool, settings: int, shifted: bool,
        tractor: list[int], updated: int, blockade: int, holder: list[int], planet_at: list[int],
        tokens: list[int], explored: int, spare: list[int], built: list[tuple[int, ...]],
        market: list[int], dev_deck: list[int], dev_under: list[int], developed: int, due: int,
        fallen: int, running: int, out: int, conceding: int, resigned: int, last_round: bool,
        winners: tuple[int, ...], fight: Fight | None,
    ) -> None:
        self.rng = rng
        self.stack = stack
        self.offers = offers
        self.teams = teams
        self.open_decisions = ()
        self.events = None
        self.pack = pack
        self.setting = setting
        self.phase = phase
        self.turn = turn
        self.round = round
        self.first = first
        self.at = at
        self.passing = passing
        self.hulls = hulls
        self.stations = stations
        self.energy = energy
        self.absorbed = absorbed
        self.prodded = prodded
        self.tech = tech
        self.minerals = minerals
        self.gas = gas
        self.influence = influence
        self.kills = kills
        self.hands = hands
        self.deck = deck
        self.discard = discard
        self.live = live
        self.known = known
        self.moved = moved
        self.fought = fought
        self.served = served
        self.vetoed = vetoed
        self.boosts = boosts
        self.escort = escort
        self.locked = locked
        self.settings = settings
        self.shifted = shifted
        self.tractor = tractor
        self.updated = updated
        self.blockade = blockade
        self.holder = holder
        self.planet_at = planet_at
        self.tokens = tokens
        self.explored = explored
        self.spare = spare
        self.built = built
        self.market = market
        self.dev_deck = dev_deck
        self.dev_under = dev_under
        self.developed = developed
        self.due = due
        self.fallen = fallen
        self.running = running
        self.out = out
        self.conceding = conceding
        self.resigned = resigned
        self.last_round = last_round
        self.winners = winners
        self.fight = fight
        self.derive()

    def copy(self) -> MothershipState:
        other = MothershipState.__new__(MothershipState)
        other.rng = self.rng.copy()
        other.stack = self.stack[:]
        other.offers = self.offers
        other.teams = self.teams
        other.open_decisions = self.open_decisions
        other.events = None
        other.pack = self.pack
        other.setting = self.setting
        other.phase = self.phase
        other.turn = self.turn
        other.round = self.round
        other.first = self.first
        other.at = self.at[:]
        other.passing = self.passing
        other.hulls = self.hulls[:]
        other.stations = self.stations[:]
        other.energy = self.energy[:]
        other.absorbed = self.absorbed[:]
        other.prodded = self.prodded.copy()
        other.tech = self.tech[:]
        other.minerals = self.minerals[:]
        other.gas = self.gas[:]
        other.influence = self.influence[:]
        other.kills = self.kills[:]
        other.hands = [entry[:] for entry in self.hands]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.live = self.live
        other.known = self.known
        other.moved = self.moved
        other.fought = self.fought
        other.served = self.served
        other.vetoed = self.vetoed
        other.boosts = self.boosts.copy()
        other.escort = self.escort
        other.locked = self.locked
        other.settings = self.settings
        other.shifted = self.shifted
        other.tractor = self.tractor[:]
        other.updated = self.updated
        other.blockade = self.blockade
        other.holder = self.holder[:]
        other.planet_at = self.planet_at[:]
        other.tokens = self.tokens[:]
        other.explored = self.explored
        other.spare = self.spare[:]
        other.built = self.built[:]
        other.market = self.market[:]
        other.dev_deck = self.dev_deck[:]
        other.dev_under = self.dev_under[:]
        other.developed = self.developed
        other.due = self.due
        other.fallen = self.fallen
        other.running = self.running
        other.out = self.out
        other.conceding = self.conceding
        other.resigned = self.resigned
        other.last_round = self.last_round
        other.winners = self.winners
        other.fight = None if self.fight is None else self.fight.copy()
        other.content = self.content
        other.on = self.on[:]
        other.occupied = self.occupied
        other.ships = self.ships[:]
        other.guns = self.guns[:]
        other.relics = self.relics[:]
        other.powers = self.powers
        return other
    # fmt: on
    # The end of what ./x generate wrote.

    def derive(self) -> None:
        self.content = content_of(self.pack)
        self.index()

    def current_turn(self) -> int | None:
        """To set a fleet is a turn of its own, told apart by how many are still to be set. Were all
        of that the first turn, whoever looks to its end would guard against that seat alone."""
        return -len(self.stack) if self.phase == PLACING else self.turn

    def concede(self, seat: int) -> None:
        """It takes effect once nothing is being resolved: the turn sees to that (MS-ELIM-07)."""
        if not 0 <= seat < self.setting.seats or self.out >> seat & 1:
            raise Refused(Refusal("MS-ELIM-07", "seat {seat} is not in the game", seat=seat))
        if self.events is not None and not self.conceding >> seat & 1:
            self.events.append(GaveUp(seat))
        self.conceding |= 1 << seat
        self.resigned |= 1 << seat

    def index(self) -> None:
        """Work out the tables that follow from where the pieces stand."""
        owners = self.setting.owners
        self.on = [EMPTY] * GRID.size
        self.ships = [0] * owners
        self.guns = [0] * owners
        self.occupied = 0
        for planet, space in enumerate(self.planet_at):
            if space >= 0:
                self.on[space] = PLANET + planet
                self.occupied |= BIT[space]
        for unit, space in enumerate(self.at):
            if space >= 0 and unit != self.passing:
                self.enter(unit, space)
        self.recount()

    def enter(self, unit: int, space: int) -> None:
        """Set a unit on a space; over a friendly piece it is only passing and leaves no mark."""
        self.at[unit] = space
        if self.on[space] == EMPTY:
            self.on[space] = unit
            bit = BIT[space]
            self.occupied |= bit
            kind = KIND[unit]
            if kind == GUARDIAN:
                self.guns[OWNER[unit]] |= bit
            elif kind != STATION:
                owner = OWNER[unit]  # no |=, which is slow on an entry of a list once compiled
                self.ships[owner] = self.ships[owner] | bit
        else:
            self.passing = unit

    def leave(self, unit: int) -> None:
        """Take a unit off its space."""
        space = self.at[unit]
        self.at[unit] = GONE
        if space >= 0 and self.on[space] == unit:
            self.on[space] = EMPTY
            bit = BIT[space]
            self.occupied ^= bit
            kind = KIND[unit]
            if kind == GUARDIAN:
                self.guns[OWNER[unit]] ^= bit
            elif kind != STATION:
                owner = OWNER[unit]
                self.ships[owner] = self.ships[owner] ^ bit
        elif self.passing == unit:
            self.passing = NOBODYS

    def recount(self) -> None:
        """The artifacts and powers of each owner, after planets have changed hands."""
        relics = [0] * len(self.tech)
        if self.explored:
            for planet, owner in enumerate(self.holder):
                if owner >= 0 and self.explored >> planet & 1 and self.planet_at[planet] >= 0:
                    relics[owner] |= 1 << self.tokens[planet]
        self.relics = relics
        powers = self.content.powers
        self.powers = tuple([powers(tech, relics[owner]) for owner, tech in enumerate(self.tech)])

    def learn(self, owner: int, technology: int) -> None:
        """One more technology, for good."""
        self.tech[owner] |= 1 << technology
        powers = list(self.powers)
        powers[owner] = self.content.powers(self.tech[owner], self.relics[owner])
        self.powers = tuple(powers)

    def units_of(self, owner: int) -> tuple[int, ...]:
        return UNITS_OF[owner]
