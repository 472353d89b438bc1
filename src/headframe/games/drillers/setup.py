"""The table before the first turn."""

from __future__ import annotations

from typing import Final

from headframe.core.options import Options, whole
from headframe.core.rng import Rng
from headframe.games.drillers.content import Content, content_of
from headframe.games.drillers.content.mechs import MECH_IDS
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.content.rooms import FACE_DOWN, NO_ROOM
from headframe.games.drillers.player import NO_MINERAL, Bot, Player
from headframe.games.drillers.state import NO_SEAT, DrillersState
from headframe.games.drillers.steps.deck import draw
from headframe.games.drillers.steps.shops import fill_all
from headframe.games.drillers.steps.turn import NEXT_TURN
from headframe.kit.tuples import replaced

ANY_MECH: Final = "any"


def set_up(options: Options, rng: Rng) -> DrillersState:
    pack = str(options["content"])
    content = content_of(pack)
    figures = content.figures
    count = whole(options, "players")
    solo = count == 1
    first = 0 if solo else rng.below(count)
    s = DrillersState(
        rng=rng,
        stack=[NEXT_TURN],
        offers=(),
        teams=tuple(range(count)),
        pack=pack,
        players=[_player(content, seat, mech) for seat, mech in enumerate(mechs(options))],
        bot=_bot(content, whole(options, "level")) if solo else None,
        ground=_ground(content),
        stacks=tuple([_stack(tiles, rng) for tiles in content.tiles.stacks]),
        rooms=_rooms(content, rng),
        deep=content.rooms.deep,
        deepest=content.floors.first_barrier - 1,
        rows=((),) * len(content.cards.by_shop),
        decks=tuple([(cards,) for cards in content.cards.by_shop]),
        vault=(),
        damage=figures.damage_cards - figures.damage_per_deck * (2 if solo else count),
        milestones=(NO_SEAT,) * len(content.milestones.points),
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
        keep=figures.keep_free,
    )
    fill_all(s)
    _hide_vault(s)
    for place in range(count):
        p = s.players[(first + place) % count]
        p.credits = whole(options, "solo_credits") if solo else figures.start_credits[count][place]
        for _ in range(figures.solo_cards if solo else figures.start_cards[count][place]):
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
        free = [mech for mech in free if mech != bot_mech(options)]
    return [MECH_IDS.index(free.pop(0) if mech == ANY_MECH else mech) for mech in chosen]


def bot_mech(options: Options) -> str:
    """The mech that the bot of this level plays."""
    boards = content_of(str(options["content"])).boards
    return MECH_IDS[boards[whole(options, "level")].mech]


def _player(content: Content, seat: int, mech: int) -> Player:
    figures, cards = content.figures, content.cards
    others = [card for card in cards.starting if card != cards.top]
    return Player(
        seat=seat,
        mech=mech,
        floor=0,
        fuel=figures.start_fuel,
        cap=figures.start_cap,
        credits=0,
        capacity=figures.start_storage,
        storage=(0,) * KINDS,
        market=(0,) * KINDS,
        overflow=(0,) * KINDS,
        drones=figures.start_drones,
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
        deck=[*sorted([*others, *[cards.damage] * figures.damage_per_deck]), cards.top],
        known=1,
        blind=False,
        bared=(),
    )


def _bot(content: Content, level: int) -> Bot:
    cards = content.cards
    return Bot(
        level=level,
        floor=0,
        deck=sorted([*cards.starting, *[cards.damage] * content.figures.damage_per_deck]),
        flipped=[],
        filled=0,
        buffer=NO_MINERAL,
        cubes=0,
        minerals=[0] * KINDS,
        tiles=[],
        notches=0,
    )


def _ground(content: Content) -> list[int]:
    return [minerals.count(kind) for minerals in content.floors.minerals for kind in range(KINDS)]


def _stack(tiles: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """Only the top tile has a place; the order below is nobody's knowledge yet."""
    if not tiles:
        return ()
    at = rng.below(len(tiles))
    return (*tiles[:at], *tiles[at + 1 :], tiles[at])


def _rooms(content: Content, rng: Rng) -> tuple[int, ...]:
    floors = content.floors
    rooms = [NO_ROOM] * floors.count
    rooms[floors.first_barrier - 1] = rng.pick(content.rooms.starting)
    for floor in range(floors.first_barrier, floors.count):
        rooms[floor] = FACE_DOWN
    return tuple(rooms)


def _hide_vault(s: DrillersState) -> None:
    """The next cards of the advanced deck go under a floor's card, unseen."""
    shops = s.content.shops
    cards = list(s.decks[shops.advanced][0])
    vault = [cards.pop(s.rng.below(len(cards))) for _ in range(shops.expansion_cards)]
    s.vault = tuple(sorted(vault))
    s.decks = replaced(s.decks, shops.advanced, (tuple(cards),))
