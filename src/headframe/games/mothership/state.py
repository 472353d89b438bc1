"""The state of a game: flat lists by owner, unit, planet; copies are slices."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from headframe.core.engine import Frame, State
from headframe.core.part import (
    ALL,
    COUNT,
    HIDDEN,
    NOBODY,
    TRANSIENT,
    Audience,
    Audiences,
    Part,
    Sight,
    counted,
)
from headframe.core.refusal import Refusal, Refused
from headframe.core.rng import Rng
from headframe.games.mothership.content import BIT, GRID, GUARDIAN, KIND, OWNER, STATION, UNITS
from headframe.games.mothership.fight import Fight
from headframe.games.mothership.setting import Setting
from headframe.kit.masks import MASK, MASKS

# Phases: ships are placed at the start; the rest are the parts of a turn.
PLACING: Final = 0
BEGIN: Final = 1
OPENED: Final = 2
GATHERING: Final = 3
SELLING: Final = 4
RESPAWNING: Final = 5
ENDING: Final = 6
OVER: Final = 7

EMPTY: Final = -1
"""On the table space -> piece. Units have their number, planets PLANET + theirs."""
PLANET: Final = 100
GONE: Final = -1
NOBODYS: Final = -1


class _Hands(Audience):
    """Each seat its own hand, of the others the size."""

    def show(self, part: Part, value: object, sight: Sight) -> object:
        assert isinstance(value, list)
        return [hand if seat == sight.viewer else counted(hand) for seat, hand in enumerate(value)]


class _Tokens(Audience):
    """Tokens lie hidden from everyone until they are explored."""

    def show(self, part: Part, value: object, sight: Sight) -> object:
        assert isinstance(part, War)
        assert isinstance(value, list)
        return [
            token if part.explored >> planet & 1 else None for planet, token in enumerate(value)
        ]


class _Known(Audience):
    """Cards in others' hands that the viewer has seen there."""

    def show(self, part: Part, value: object, sight: Sight) -> object:
        assert isinstance(value, tuple)
        if sight.viewer is None:
            return HIDDEN
        return [entry for entry in value if entry[0] == sight.viewer]


HANDS: Final = _Hands("each seat its hand, others the count")
TOKENS: Final = _Tokens("explored tokens")
KNOWN: Final = _Known("what the viewer has seen")


class War(State):
    """A game of Mothership in progress."""

    __slots__ = (
        "absorbed",
        "at",
        "blockade",
        "boosts",
        "built",
        "conceding",
        "deck",
        "dev_deck",
        "dev_under",
        "developed",
        "discard",
        "due",
        "energy",
        "escort",
        "explored",
        "fallen",
        "fight",
        "first",
        "fought",
        "gas",
        "guns",
        "hands",
        "holder",
        "hulls",
        "influence",
        "kills",
        "known",
        "last_round",
        "live",
        "locked",
        "market",
        "minerals",
        "moved",
        "occupied",
        "on",
        "out",
        "passing",
        "phase",
        "planet_at",
        "prodded",
        "relics",
        "round",
        "running",
        "served",
        "setting",
        "settings",
        "shifted",
        "ships",
        "spare",
        "stations",
        "tech",
        "tokens",
        "tractor",
        "turn",
        "updated",
        "vetoed",
        "winners",
    )
    NOT_ASKED: ClassVar[str] = "MS-TURN-13"
    AUDIENCES: ClassVar[Audiences] = {
        **State.AUDIENCES,
        **dict.fromkeys(
            (
                "setting",
                "phase",
                "turn",
                "round",
                "first",
                "at",
                "passing",
                "hulls",
                "stations",
                "energy",
                "absorbed",
                "prodded",
                "minerals",
                "gas",
                "influence",
                "kills",
                "discard",
                "boosts",
                "locked",
                "settings",
                "shifted",
                "tractor",
                "blockade",
                "holder",
                "planet_at",
                "built",
                "market",
                "dev_under",
                "last_round",
                "winners",
                "fight",
            ),
            ALL,
        ),
        **dict.fromkeys(
            (
                "live",
                "moved",
                "fought",
                "served",
                "vetoed",
                "escort",
                "updated",
                "explored",
                "developed",
                "due",
                "fallen",
                "running",
                "out",
                "conceding",
            ),
            MASK,
        ),
        "tech": MASKS,
        "hands": HANDS,
        "deck": COUNT,
        "dev_deck": COUNT,
        "tokens": TOKENS,
        "spare": NOBODY,
        "known": KNOWN,
        **dict.fromkeys(("on", "occupied", "ships", "guns", "relics"), TRANSIENT),
    }

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        offers: tuple[Frame[Any], ...],
        teams: tuple[int, ...],
        setting: Setting,
        phase: int,
        turn: int,
        round: int,  # noqa: A002  (the rulebook's word)
        first: int,
        at: list[int],
        passing: int,
        hulls: list[int],
        stations: list[int],
        energy: list[int],
        absorbed: list[int],
        prodded: dict[int, int],
        tech: list[int],
        minerals: list[int],
        gas: list[int],
        influence: list[int],
        kills: list[int],
        hands: list[list[int]],
        deck: list[int],
        discard: list[int],
        live: int,
        known: tuple[tuple[int, int, int], ...],
        moved: int,
        fought: int,
        served: int,
        vetoed: int,
        boosts: dict[int, tuple[int, ...]],
        escort: int,
        locked: bool,
        settings: int,
        shifted: bool,
        tractor: list[int],
        updated: int,
        blockade: int,
        holder: list[int],
        planet_at: list[int],
        tokens: list[int],
        explored: int,
        spare: list[int],
        built: list[tuple[int, ...]],
        market: list[int],
        dev_deck: list[int],
        dev_under: list[int],
        developed: int,
        due: int,
        fallen: int,
        running: int,
        out: int,
        conceding: int,
        last_round: bool,
        winners: tuple[int, ...],
        fight: Fight | None,
        on: list[int] | None = None,
        occupied: int = 0,
        ships: list[int] | None = None,
        guns: list[int] | None = None,
        relics: list[int] | None = None,
    ) -> None:
        self.rng = rng
        self.stack = stack
        self.offers = offers
        self.teams = teams
        self.open_decisions = ()
        self.events = None
        self.setting = setting
        self.phase = phase
        self.turn = turn
        self.round = round
        self.first = first
        # By unit: its space. By owner: Mothership HP, Station HP, Energy (three rows each),
        # shield absorbed since the last refill.
        self.at = at
        # The ship that is just passing a friendly piece.
        self.passing = passing
        self.hulls = hulls
        self.stations = stations
        self.energy = energy
        self.absorbed = absorbed
        # Row (owner * 3 + row) -> by how much it counts less until the end of this turn.
        self.prodded = prodded
        self.tech = tech
        self.minerals = minerals
        self.gas = gas
        self.influence = influence
        # Victory Points for destroyed units; those for planets are counted when asked for.
        self.kills = kills
        self.hands = hands
        self.deck = deck
        self.discard = discard
        # Titles of which not every copy is discarded or out of the game, as a mask.
        self.live = live
        # (who knows, who holds, title): stolen cards, which the victim has seen (MS-INFO-03).
        self.known = known
        # By unit, as masks: movement phase resolved, attack phase used, has served for a
        # deployment, had a deployment vetoed.
        self.moved = moved
        self.fought = fought
        self.served = served
        self.vetoed = vetoed
        # Unit -> engine cards in the order played; 0 is a doubling.
        self.boosts = boosts
        # Units beside their Mothership when this turn began.
        self.escort = escort
        self.locked = locked
        self.settings = settings
        self.shifted = shifted
        # By owner: the unit held by that owner's Tractor Beam. Mask: ships under Forced Update.
        self.tractor = tractor
        self.updated = updated
        self.blockade = blockade
        # By planet: controller, space, hidden token, Developments.
        self.holder = holder
        self.planet_at = planet_at
        self.tokens = tokens
        self.explored = explored
        self.spare = spare
        self.built = built
        self.market = market
        # The unknown part of the Development deck is a bag; under it lie known cards, first
        # come first drawn.
        self.dev_deck = dev_deck
        self.dev_under = dev_under
        self.developed = developed
        # Ships that respawn in their owner's next ending step; those that fell in their owner's
        # own turn and wait for the one after.
        self.due = due
        self.fallen = fallen
        # NPC Bombers on their run for good.
        self.running = running
        self.out = out
        self.conceding = conceding
        self.last_round = last_round
        self.winners = winners
        self.fight = fight
        # Worked out from the rest: space -> piece, and masks of spaces.
        self.occupied = occupied
        if on is None or ships is None or guns is None or relics is None:
            self.on = []
            self.ships = []
            self.guns = []
            self.relics = []
            self.index()
        else:
            self.on = on
            self.ships = ships
            self.guns = guns
            self.relics = relics

    def copy(self) -> War:
        other = War(
            self.rng.copy(), self.stack[:], self.offers, self.teams, self.setting, self.phase,
            self.turn, self.round, self.first, self.at[:], self.passing, self.hulls[:],
            self.stations[:], self.energy[:], self.absorbed[:], dict(self.prodded),
            self.tech[:], self.minerals[:], self.gas[:], self.influence[:], self.kills[:],
            [hand[:] for hand in self.hands], self.deck[:], self.discard[:], self.live,
            self.known, self.moved, self.fought, self.served, self.vetoed,
            dict(self.boosts), self.escort, self.locked, self.settings,
            self.shifted, self.tractor[:], self.updated, self.blockade, self.holder[:],
            self.planet_at[:], self.tokens[:], self.explored, self.spare[:], self.built[:],
            self.market[:], self.dev_deck[:], self.dev_under[:], self.developed, self.due,
            self.fallen, self.running, self.out, self.conceding, self.last_round, self.winners,
            self.fight and self.fight.copy(), self.on[:], self.occupied, self.ships[:],
            self.guns[:], self.relics[:],
        )  # fmt: skip
        other.open_decisions = self.open_decisions
        return other

    def concede(self, seat: int) -> None:
        """It takes effect once nothing is being resolved: the turn sees to that (MS-ELIM-07)."""
        if not 0 <= seat < self.setting.seats or self.out >> seat & 1:
            raise Refused(Refusal("MS-ELIM-07", f"seat {seat} is not in the game"))
        self.conceding |= 1 << seat

    def index(self) -> None:
        """Work out the tables that follow from where the pieces stand."""
        owners = self.setting.owners
        self.on = [EMPTY] * GRID.size
        self.ships = [0] * owners
        self.guns = [0] * owners
        self.relics = [0] * owners
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
                self.ships[OWNER[unit]] |= bit
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
                self.ships[OWNER[unit]] ^= bit
        elif self.passing == unit:
            self.passing = NOBODYS

    def recount(self) -> None:
        """The artifacts of each owner, after planets have changed hands."""
        relics = self.relics
        for owner in range(len(relics)):
            relics[owner] = 0
        if self.explored:
            for planet, owner in enumerate(self.holder):
                if owner >= 0 and self.explored >> planet & 1 and self.planet_at[planet] >= 0:
                    relics[owner] |= 1 << self.tokens[planet]

    def units_of(self, owner: int) -> range:
        return range(owner * UNITS, owner * UNITS + UNITS)
