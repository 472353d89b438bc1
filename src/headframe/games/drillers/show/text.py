"""The table in words, for the terminal: lines that can be read aloud from top to bottom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from headframe.core.speech import SEAT, Phrase, Speech, named, phrase
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.content.rooms import FACE_DOWN
from headframe.games.drillers.legal.costs import corridor_cost
from headframe.games.drillers.legal.operations import reserves
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.scoring import bot_score, score
from headframe.games.drillers.show import phrases
from headframe.games.drillers.state import BOT, NO_SEAT, DrillersState


def table(s: DrillersState, viewer: int | None, speech: Speech) -> list[str]:
    lines = [speech.phrase(line) for line in (*_head(s), *_mine(s), *_shops(s))]
    people = [_player(s, p, viewer) for p in s.players]
    if s.bot is not None:
        people.append(_bot(s, s.bot))
    for head, *more in people:
        lines += [speech.phrase(head), *(f"  {speech.phrase(line)}" for line in more)]
    return lines


def seat_of(s: DrillersState, seat: int) -> Phrase:
    """The bot comes after all seats."""
    return named(SEAT, len(s.players) if seat == BOT else seat)


def _head(s: DrillersState) -> Iterator[Phrase]:
    if not s.stack:
        yield phrase("table-over", turns=s.turn)
        return
    yield phrase("table-turn", turn=s.turn, seat=seat_of(s, s.active), damage=s.damage)
    if s.active != BOT and (s.moves or s.drills):
        yield phrase("gauges", moves=s.moves, drills=s.drills)
    if s.ender != NO_SEAT:
        yield phrase("table-ender", seat=seat_of(s, s.ender))


def minerals(counts: Iterable[int]) -> list[Phrase]:
    return [
        phrase("some-stored", number=count, mineral=named("mineral", kind))
        for kind, count in enumerate(counts)
        if count
    ]


def _mine(s: DrillersState) -> Iterator[Phrase]:
    for floor in range(s.content.floors.count):
        yield phrase("floor-line", floor=named("floor", floor), parts=floor_parts(s, floor))


def floor_parts(s: DrillersState, floor: int) -> list[Phrase]:
    """What is on a floor: mechs, what bars it, what can be taken, what the room does."""
    parts = [phrase("mech-here", mech=named("mech", p.mech)) for p in s.players if p.floor == floor]
    if s.bot is not None and s.bot.floor == floor:
        parts.append(phrase("mech-here", mech=phrase("other-seat")))
    if floor > s.deepest:
        parts.append(phrase("barrier", drills=s.content.floors.barrier_costs[floor]))
    loose = s.ground[floor * KINDS : (floor + 1) * KINDS]
    if any(loose):
        parts.append(phrase("loose", minerals=minerals(loose)))
    if s.stacks[floor]:
        parts.append(corridor(s, floor))
    if s.rooms[floor] >= 0:
        room = s.rooms[floor]
        does = phrases.room(s.content, room)
        parts.append(phrase("room-here", room=named("room", room), about=does))
    elif s.rooms[floor] == FACE_DOWN:
        parts.append(phrase("room-face-down"))
    reserved = [p for p in s.players if p.emerald] if reserves(s, floor) else []
    if reserved:
        mechs = [named("mech", p.mech) for p in reserved]
        parts.append(phrase("reserved-for", mechs=mechs))
    return parts


def corridor(s: DrillersState, floor: int) -> Phrase:
    """The next corridor of a floor: its price and what lies in it."""
    stack = s.stacks[floor]
    inside = [0] * KINDS
    for kind in s.content.tiles.minerals[stack[-1]]:
        inside[kind] += 1
    cost, left = corridor_cost(s, floor), len(stack)
    return phrase("corridor", drills=cost, minerals=minerals(inside), left=left)


def _shops(s: DrillersState) -> Iterator[Phrase]:
    for shop, row in enumerate(s.rows):
        battery = "yes" if shop == s.content.shops.advanced else "no"
        left = sum(map(len, s.decks[shop]))
        yield phrase("shop-line", shop=named("shop", shop), battery=battery, left=left)
        for card in row:
            price, about = s.content.cards.prices[card], phrases.card(s.content, card)
            yield phrase("shop-card", card=named("card", card), price=price, about=about)
    found = s.content.milestones
    free = [
        phrase("milestone-end", points=found.points[n])
        if n == found.final
        else phrase("milestone-at", points=found.points[n], line=found.lines[n])
        for n, owner in enumerate(s.milestones)
        if owner == NO_SEAT
    ]
    yield phrase("milestones-free", milestones=free)


def cards(found: Iterable[int]) -> list[Phrase]:
    return [named("card", card) for card in found]


def _player(s: DrillersState, p: Player, viewer: int | None) -> list[Phrase]:
    own = viewer == p.seat or p.laid_open
    figures = s.content.figures
    mech = named("mech", p.mech)
    head = (
        phrase("player-scored", seat=seat_of(s, p.seat), mech=mech, points=score(s, p))
        if own
        else phrase("player", seat=seat_of(s, p.seat), mech=mech)
    )
    won = [phrase("points", points=found) for found in _milestones(s, p.seat)]
    lines = [
        head,
        phrase(
            "player-board",
            fuel=p.fuel,
            cap=p.cap,
            credits=p.credits,
            drones=p.drones,
            most=figures.drones,
            refresh="yes" if p.refresh else "no",
        ),
        phrase("player-storage", minerals=minerals(p.storage), capacity=p.capacity),
        phrase("player-market", market=minerals(p.market), overflow=minerals(p.overflow)),
        phrase(
            "player-track",
            notches=p.notches,
            track=figures.track - min(figures.zone, sum(p.overflow)),
            milestones=won,
        ),
        phrase("player-piles", deck=len(p.deck), play=cards(p.play), discard=cards(p.discard)),
    ]
    if own and p.deck:
        lines.append(phrase("deck-top", card=named("card", p.deck[-1])))
    if own:
        lines += [
            phrase("in-hand", card=named("card", card), about=phrases.card(s.content, card))
            for card in p.hand
        ]
    else:
        lines.append(phrase("hand-of", number=len(p.hand)))
    lines += [
        phrase("permanent", card=named("card", card), about=phrases.card(s.content, card))
        for card in p.permanents
    ]
    for tile in p.tiles:
        message = "tile-used" if p.spent >> tile & 1 else "tile-ready"
        about = phrases.tile(s.content, tile)
        lines.append(phrase(message, tile=named("tile", tile), about=about))
    return lines


def _milestones(s: DrillersState, seat: int) -> list[int]:
    points = s.content.milestones.points
    return [points[n] for n, owner in enumerate(s.milestones) if owner == seat]


def _bot(s: DrillersState, bot: Bot) -> list[Phrase]:
    board = s.content.boards[bot.level]
    buffer = [named("mineral", bot.buffer)] if bot.buffer >= 0 else []
    return [
        phrase("bot", mech=named("mech", board.mech), level=bot.level, points=bot_score(s, bot)),
        phrase(
            "bot-board",
            filled=bot.filled,
            slots=sum(board.slots),
            buffer=buffer,
            overflow=bot.cubes,
            notches=bot.notches,
            cards=len(bot.deck),
            flipped=cards(bot.flipped),
        ),
    ]
