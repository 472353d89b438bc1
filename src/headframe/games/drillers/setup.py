"""The table before the first turn."""

from __future__ import annotations

from headframe.core.options import Options, whole
from headframe.core.rng import Rng
from headframe.games.drillers.content.bot_boards import BOARDS
from headframe.games.drillers.content.cards import DAMAGE_CARD, SHOP_CARDS, STARTING, TORSO
from headframe.games.drillers.content.figures import (
    ADVANCED,
    DAMAGE_CARDS,
    DAMAGE_PER_DECK,
    EXPANSION_CARDS,
    KEEP_FREE,
    KINDS,
    MECH_IDS,
    MILESTONE_POINTS,
    SOLO_CARDS,
    START_CAP,
    START_CARDS,
    START_CREDITS,
    START_DRONES,
    START_FUEL,
    START_ROOM,
)
from headframe.games.drillers.content.mine import (
    DEEP_ROOMS,
    FACE_DOWN,
    FIRST_BARRIER,
    FLOORS,
    NO_ROOM,
    STACKS,
    START_MINERALS,
    STARTING_ROOMS,
)
from headframe.games.drillers.player import NO_MINERAL, Bot, Player
from headframe.games.drillers.state import NO_SEAT, Drillers
from headframe.games.drillers.steps.deck import draw
from headframe.games.drillers.steps.shops import fill_all
from headframe.games.drillers.steps.upkeep import NEXT_TURN
from headframe.games.drillers.tuples import replaced

ANY_MECH = "any"


def set_up(options: Options, rng: Rng) -> Drillers:
    count = whole(options, "players")
    solo = count == 1
    first = 0 if solo else rng.below(count)
    s = Drillers(
        rng=rng,
        stack=[NEXT_TURN],
        offers=(),
        teams=tuple(range(count)),
        players=[_player(seat, mech) for seat, mech in enumerate(mechs(options))],
        bot=_bot(whole(options, "level")) if solo else None,
        ground=_ground(),
        stacks=tuple([_stack(tiles, rng) for tiles in STACKS]),
        rooms=_rooms(rng),
        deep=DEEP_ROOMS,
        deepest=FIRST_BARRIER - 1,
        rows=((),) * len(SHOP_CARDS),
        decks=tuple([(cards,) for cards in SHOP_CARDS]),
        vault=(),
        damage=DAMAGE_CARDS - DAMAGE_PER_DECK * (2 if solo else count),
        milestones=(NO_SEAT,) * len(MILESTONE_POINTS),
        first=first,
        active=first,
        ender=NO_SEAT,
        idle=0,
        turn=0,
        moves=0,
        drills=0,
        moves_gained=0,
        drills_gained=0,
        flags=0,
        fuelled=0,
        corridors=0,
        used=0,
        keep=KEEP_FREE,
    )
    fill_all(s)
    _hide_vault(s)
    for place in range(count):
        p = s.players[(first + place) % count]
        p.credits = whole(options, "solo_credits") if solo else START_CREDITS[count][place]
        for _ in range(SOLO_CARDS if solo else START_CARDS[count][place]):
            draw(s, p)
    return s


def mechs(options: Options) -> list[int]:
    """The mech of each seat: the one chosen, else the first that is free (DR-SET-20)."""
    count = whole(options, "players")
    wishes = options["mechs"]
    assert isinstance(wishes, list)
    chosen = [str(wish) for wish in wishes[:count]]
    chosen += [ANY_MECH] * (count - len(chosen))
    free = [mech for mech in MECH_IDS if mech not in chosen]
    if count == 1:
        free = [mech for mech in free if mech != MECH_IDS[BOARDS[whole(options, "level")].mech]]
    return [MECH_IDS.index(free.pop(0) if mech == ANY_MECH else mech) for mech in chosen]


def _player(seat: int, mech: int) -> Player:
    others = [card for card in STARTING if card != TORSO]
    return Player(
        seat=seat,
        mech=mech,
        floor=0,
        fuel=START_FUEL,
        cap=START_CAP,
        credits=0,
        room=START_ROOM,
        storage=(0,) * KINDS,
        market=(0,) * KINDS,
        overflow=(0,) * KINDS,
        drones=START_DRONES,
        refresh=True,
        tiles=(),
        spent=0,
        notches=0,
        emerald=False,
        permanents=(),
        play=[],
        discard=[],
        laid_open=False,
        hand=[],
        deck=[*sorted([*others, *[DAMAGE_CARD] * DAMAGE_PER_DECK]), TORSO],
        known=1,
        blind=False,
        bared=(),
    )


def _bot(level: int) -> Bot:
    return Bot(
        level=level,
        floor=0,
        deck=sorted([*STARTING, *[DAMAGE_CARD] * DAMAGE_PER_DECK]),
        flipped=[],
        filled=0,
        buffer=NO_MINERAL,
        cubes=0,
        minerals=[0] * KINDS,
        tiles=[],
        notches=0,
    )


def _ground() -> list[int]:
    return [minerals.count(kind) for minerals in START_MINERALS for kind in range(KINDS)]


def _stack(tiles: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """Only the top tile has a place; the order below is nobody's knowledge yet."""
    if not tiles:
        return ()
    at = rng.below(len(tiles))
    return (*tiles[:at], *tiles[at + 1 :], tiles[at])


def _rooms(rng: Rng) -> tuple[int, ...]:
    rooms = [NO_ROOM] * FLOORS
    rooms[FIRST_BARRIER - 1] = rng.pick(STARTING_ROOMS)
    for floor in range(FIRST_BARRIER, FLOORS):
        rooms[floor] = FACE_DOWN
    return tuple(rooms)


def _hide_vault(s: Drillers) -> None:
    """The next cards of the advanced deck go under floor 4's card, unseen."""
    cards = list(s.decks[ADVANCED][0])
    vault = [cards.pop(s.rng.below(len(cards))) for _ in range(EXPANSION_CARDS)]
    s.vault = tuple(sorted(vault))
    s.decks = replaced(s.decks, ADVANCED, (tuple(cards),))
