"""The state of a game: the boards, the players, and what the turn has brought so far."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final

from headframe.core.engine import Frame, State
from headframe.core.part import ALL, COUNT, OWNER_ELSE_COUNT, SHARE, TRANSIENT, Audiences, Part
from headframe.core.rng import Rng
from headframe.games.super_motherload.content import MINERALS, Content, content_of
from headframe.games.super_motherload.content.boards import Field
from headframe.games.super_motherload.content.cards import STACK_HEIGHT
from headframe.games.super_motherload.content.ground import Ground, ground_of
from headframe.kit.masks import MASK
from headframe.kit.tuples import replaced

STACKS: Final = 4
ALL_STACKS: Final = tuple(range(STACKS))
NO_MINERALS: Final[tuple[int, ...]] = (0,) * MINERALS
# Where ``Player.holds`` counts what lies on all stacks together.
KINDS: Final = MINERALS
LADEN: Final = MINERALS + 1


class Player(Part):
    """One player's area. Cards are numbers of the content; equal cards are equal numbers."""

    seat: Annotated[int, ALL]
    deck: Annotated[int, ALL]
    hand: Annotated[list[int], OWNER_ELSE_COUNT]
    """In ascending order."""
    known: Annotated[tuple[int, ...], ALL]
    """Cards of the hand that follow from public facts (SM-INFO-06), in ascending order."""
    draw: Annotated[list[int], OWNER_ELSE_COUNT]
    """A bag: the order of a draw deck is known to nobody, so it has none."""
    discard: Annotated[list[int], ALL]
    bought: Annotated[tuple[int, ...], ALL]
    """How many pilots were bought from each stack; the next one is its top card."""
    minerals: Annotated[tuple[int, ...], ALL]
    """How many of each mineral lie on each stack: six numbers a stack."""
    money: Annotated[tuple[int, ...], ALL]
    """What the minerals on each stack are worth together."""
    holds: Annotated[tuple[int, ...], TRANSIENT]
    """For state goals: how many of each mineral lie on all top cards together, then
    ``goals.STATE_FACTS``."""
    tokens: Annotated[int, ALL]
    tiles: Annotated[tuple[int, ...], OWNER_ELSE_COUNT]
    """The kinds of the artifact tiles held, in ascending order."""
    majors: Annotated[tuple[int, ...], ALL]
    minors: Annotated[tuple[int, ...], ALL]
    # From the fields above, by ./x generate:
    # fmt: off
    __slots__ = (
        "bought", "deck", "discard", "draw", "hand", "holds", "known", "majors", "minerals",
        "minors", "money", "seat", "tiles", "tokens",
    )
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL, "deck": ALL, "hand": OWNER_ELSE_COUNT, "known": ALL, "draw": OWNER_ELSE_COUNT,
        "discard": ALL, "bought": ALL, "minerals": ALL, "money": ALL, "holds": TRANSIENT,
        "tokens": ALL, "tiles": OWNER_ELSE_COUNT, "majors": ALL, "minors": ALL,
    }

    def __init__(
        self, seat: int, deck: int, hand: list[int], known: tuple[int, ...], draw: list[int],
        discard: list[int], bought: tuple[int, ...], minerals: tuple[int, ...],
        money: tuple[int, ...], tokens: int, tiles: tuple[int, ...], majors: tuple[int, ...],
        minors: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.deck = deck
        self.hand = hand
        self.known = known
        self.draw = draw
        self.discard = discard
        self.bought = bought
        self.minerals = minerals
        self.money = money
        self.tokens = tokens
        self.tiles = tiles
        self.majors = majors
        self.minors = minors
        self.derive()

    def copy(self) -> Player:
        other = Player.__new__(Player)
        other.seat = self.seat
        other.deck = self.deck
        other.hand = self.hand[:]
        other.known = self.known
        other.draw = self.draw[:]
        other.discard = self.discard[:]
        other.bought = self.bought
        other.minerals = self.minerals
        other.money = self.money
        other.holds = self.holds
        other.tokens = self.tokens
        other.tiles = self.tiles
        other.majors = self.majors
        other.minors = self.minors
        return other
    # fmt: on
    # The end of what ./x generate wrote.

    def derive(self) -> None:
        self.count_up()

    def count_up(self) -> None:
        """All of it anew."""
        on = self.minerals
        holds = [0] * (LADEN + 1)
        for place in range(STACKS * MINERALS):
            number = on[place]
            if number:
                kind = place % MINERALS
                if not holds[kind]:
                    holds[KINDS] = holds[KINDS] + 1
                holds[kind] = holds[kind] + number
        for money in self.money:
            if money:
                holds[LADEN] = holds[LADEN] + 1
        holds.append(len(self.tiles))
        self.holds = tuple(holds)

    def count_tiles(self) -> None:
        """After tiles alone have come or gone."""
        self.holds = (*self.holds[: LADEN + 1], len(self.tiles))


class SuperMotherloadState(State):
    """A game in progress."""

    NOT_ASKED: ClassVar[str] = "SM-TURN-08"

    pack: Annotated[str, ALL]
    players: Annotated[list[Player], ALL]
    start: Annotated[int, ALL]
    turn: Annotated[int, ALL]
    round: Annotated[int, ALL]
    """It begins with the turn of ``start``. 0: begun by a release that did not count."""
    actions: Annotated[int, ALL]
    boards: Annotated[tuple[int, ...], ALL]
    """The sides in play, the upper one first."""
    dug: Annotated[int, MASK]
    """The tunnels, as cells of the sheet."""
    majors: Annotated[tuple[int, ...], ALL]
    minor_row: Annotated[tuple[int, ...], ALL]
    minor_deck: Annotated[list[int], COUNT]
    """A bag: what lies above the cards that were put under."""
    minor_under: Annotated[tuple[int, ...], ALL]
    """Put under the deck in the sight of all, the next one to be dealt first."""
    tiles: Annotated[list[int], COUNT]
    """A bag of the artifact tiles that lie face down."""
    used: Annotated[tuple[int, ...], ALL]
    supply: Annotated[int, ALL]
    tally: Annotated[list[int], ALL]
    """Counted since the turn began, for turn goals (``goals.TURN_FACTS``)."""
    met: Annotated[int, ALL]
    """Minors whose goal the last action met, as bits."""
    lapsed: Annotated[int, ALL]
    """Minors whose goal held until a buy ended it, as bits."""
    can_major: Annotated[tuple[int, ...], ALL]
    can_minor: Annotated[tuple[int, ...], ALL]
    took_major: Annotated[int, ALL]
    took_minor: Annotated[int, ALL]
    quiet: Annotated[int, ALL]
    """Turns in a row without a tunnel (SM-END-04)."""
    dug_now: Annotated[bool, ALL]
    last: Annotated[bool, ALL]
    """The game ends with this turn (SM-END-01)."""
    content: Annotated[Content, TRANSIENT, SHARE]
    field: Annotated[Field, TRANSIENT, SHARE]
    ground: Annotated[Ground, TRANSIENT, SHARE]
    """What the tunnels leave, touch and allow."""
    # From the fields above, by ./x generate:
    # fmt: off
    __slots__ = (
        "actions", "boards", "can_major", "can_minor", "content", "dug", "dug_now", "field",
        "ground", "lapsed", "last", "majors", "met", "minor_deck", "minor_row", "minor_under",
        "pack", "players", "quiet", "round", "start", "supply", "tally", "tiles", "took_major",
        "took_minor", "turn", "used",
    )
    AUDIENCES: ClassVar[Audiences] = {
        **State.AUDIENCES, "pack": ALL, "players": ALL, "start": ALL, "turn": ALL, "round": ALL,
        "actions": ALL, "boards": ALL, "dug": MASK, "majors": ALL, "minor_row": ALL,
        "minor_deck": COUNT, "minor_under": ALL, "tiles": COUNT, "used": ALL, "supply": ALL,
        "tally": ALL, "met": ALL, "lapsed": ALL, "can_major": ALL, "can_minor": ALL,
        "took_major": ALL, "took_minor": ALL, "quiet": ALL, "dug_now": ALL, "last": ALL,
        "content": TRANSIENT, "field": TRANSIENT, "ground": TRANSIENT,
    }

    def __init__(
        self, rng: Rng, stack: list[Frame[Any]], offers: tuple[Frame[Any], ...],
        teams: tuple[int, ...], pack: str, players: list[Player], start: int, turn: int,
        round: int,  # noqa: A002
        actions: int, boards: tuple[int, ...], dug: int, majors: tuple[int, ...],
        minor_row: tuple[int, ...], minor_deck: list[int], minor_under: tuple[int, ...],
        tiles: list[int], used: tuple[int, ...], supply: int, tally: list[int], met: int,
        lapsed: int, can_major: tuple[int, ...], can_minor: tuple[int, ...], took_major: int,
        took_minor: int, quiet: int, dug_now: bool, last: bool,
    ) -> None:
        self.rng = rng
        self.stack = stack
        self.offers = offers
        self.teams = teams
        self.open_decisions = ()
        self.events = None
        self.pack = pack
        self.players = players
        self.start = start
        self.turn = turn
        self.round = round
        self.actions = actions
        self.boards = boards
        self.dug = dug
        self.majors = majors
        self.minor_row = minor_row
        self.minor_deck = minor_deck
        self.minor_under = minor_under
        self.tiles = tiles
        self.used = used
        self.supply = supply
        self.tally = tally
        self.met = met
        self.lapsed = lapsed
        self.can_major = can_major
        self.can_minor = can_minor
        self.took_major = took_major
        self.took_minor = took_minor
        self.quiet = quiet
        self.dug_now = dug_now
        self.last = last
        self.derive()

    def copy(self) -> SuperMotherloadState:
        other = SuperMotherloadState.__new__(SuperMotherloadState)
        other.rng = self.rng.copy()
        other.stack = self.stack[:]
        other.offers = self.offers
        other.teams = self.teams
        other.open_decisions = self.open_decisions
        other.events = None
        other.pack = self.pack
        other.players = [entry.copy() for entry in self.players]
        other.start = self.start
        other.turn = self.turn
        other.round = self.round
        other.actions = self.actions
        other.boards = self.boards
        other.dug = self.dug
        other.majors = self.majors
        other.minor_row = self.minor_row
        other.minor_deck = self.minor_deck[:]
        other.minor_under = self.minor_under
        other.tiles = self.tiles[:]
        other.used = self.used
        other.supply = self.supply
        other.tally = self.tally[:]
        other.met = self.met
        other.lapsed = self.lapsed
        other.can_major = self.can_major
        other.can_minor = self.can_minor
        other.took_major = self.took_major
        other.took_minor = self.took_minor
        other.quiet = self.quiet
        other.dug_now = self.dug_now
        other.last = self.last
        other.content = self.content
        other.field = self.field
        other.ground = self.ground
        return other
    # fmt: on
    # The end of what ./x generate wrote.

    def current_turn(self) -> int | None:
        return self.turn

    def derive(self) -> None:
        self.content = content_of(self.pack)
        self.field = self.content.field(self.boards)
        self.survey()

    def survey(self) -> None:
        """Work out the ground anew."""
        self.ground = ground_of(self.content.sheet, self.field, self.dug)

    # What the rules ask all the time -----------------------------------------------------------

    def top(self, player: Player, stack: int) -> int:
        """The number of a stack's top card; the stack must have one."""
        return self.content.decks[player.deck].stacks[stack][player.bought[stack]]


def stacks_left(player: Player) -> tuple[int, ...]:
    """The stacks that still have a card (SM-COLLECT-03)."""
    if STACK_HEIGHT not in player.bought:
        return ALL_STACKS
    return tuple([stack for stack in ALL_STACKS if player.bought[stack] < STACK_HEIGHT])


def put_minerals(
    s: SuperMotherloadState, player: Player, stack: int, counts: tuple[int, ...]
) -> None:
    """Lay minerals onto a stack's top card."""
    money = s.content.money
    on, holds = list(player.minerals), list(player.holds)
    base = stack * MINERALS
    worth = 0
    for kind in range(MINERALS):
        number = counts[kind]
        if number:
            # Not +=, which is slow on an entry of a list where this is compiled.
            on[base + kind] = on[base + kind] + number
            worth += number * money[kind]
            if not holds[kind]:
                holds[KINDS] = holds[KINDS] + 1
            holds[kind] = holds[kind] + number
    before = player.money[stack]
    if worth and not before:
        holds[LADEN] = holds[LADEN] + 1
    player.minerals, player.holds = tuple(on), tuple(holds)
    player.money = replaced(player.money, stack, before + worth)


def take_minerals(player: Player, stack: int) -> int:
    """All minerals of a stack go back; what they were worth."""
    base = stack * MINERALS
    worth = player.money[stack]
    on, holds = player.minerals, list(player.holds)
    for kind in range(MINERALS):
        number = on[base + kind]
        if number:
            left = holds[kind] - number
            holds[kind] = left
            if not left:
                holds[KINDS] = holds[KINDS] - 1
    if worth:
        holds[LADEN] = holds[LADEN] - 1
    player.minerals = on[:base] + NO_MINERALS + on[base + MINERALS :]
    player.money = replaced(player.money, stack, 0)
    player.holds = tuple(holds)
    return worth
