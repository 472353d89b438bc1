"""The table as plain text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from headframe.core.speech import ENGLISH, Speech, texts
from headframe.games.drillers.content.minerals import KINDS, MINERAL_IDS
from headframe.games.drillers.content.rooms import FACE_DOWN
from headframe.games.drillers.legal.costs import corridor_cost
from headframe.games.drillers.legal.operations import reserves
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.scoring import bot_score, score
from headframe.games.drillers.show.labels import words_of
from headframe.games.drillers.show.story import FIELDS, LOCALES
from headframe.games.drillers.state import BOT, NO_SEAT, DrillersState


def table(s: DrillersState, viewer: int | None) -> str:
    lines = [_head(s), "", *_mine(s), "", *_shops(s), ""]
    for p in s.players:
        lines += _player(s, p, viewer)
    if s.bot is not None:
        lines += _bot(s, s.bot)
    return "\n".join(lines)


def _who(s: DrillersState, seat: int) -> str:
    if seat == BOT:
        return "the bot"
    return f"{s.content.mechs.names[s.players[seat].mech]} (seat {seat})"


def _head(s: DrillersState) -> str:
    if not s.stack:
        return f"The game is over after {s.turn} turns."
    text = f"Turn {s.turn}, {_who(s, s.active)}. DAMAGE cards left: {s.damage}."
    if s.active != BOT and (s.moves or s.drills):
        text += f" Gauges: {s.moves} moves, {s.drills} drills."
    if s.ender != NO_SEAT:
        text += f" The end was triggered by {_who(s, s.ender)}: last turns."
    return text


def _minerals(counts: Iterable[int]) -> str:
    found = [MINERAL_IDS[kind] for kind, count in enumerate(counts) for _ in range(count)]
    return " ".join(found) or "-"


def _mine(s: DrillersState) -> list[str]:
    return [_floor(s, floor) for floor in range(s.content.floors.count)]


def _floor(s: DrillersState, floor: int) -> str:
    mechs = [s.content.mechs.names[p.mech] for p in s.players if p.floor == floor]
    if s.bot is not None and s.bot.floor == floor:
        mechs.append("bot")
    parts = [f"{s.content.floors.names[floor]:<9}"]
    if floor > s.deepest:
        parts.append(f"[barrier, {s.content.floors.barrier_costs[floor]} drills]")
    if any(s.ground[floor * KINDS : (floor + 1) * KINDS]):
        parts.append(_minerals(s.ground[floor * KINDS : (floor + 1) * KINDS]))
    stack = s.stacks[floor]
    if stack:
        inside = " ".join(MINERAL_IDS[kind] for kind in s.content.tiles.minerals[stack[-1]])
        parts.append(f"corridor {corridor_cost(s, floor)} drills: {inside} ({len(stack)} left)")
    if s.rooms[floor] >= 0:
        parts.append(f"<{s.content.rooms.names[s.rooms[floor]]}>")
    elif s.rooms[floor] == FACE_DOWN:
        parts.append("<face down>")
    reserved = [p for p in s.players if p.emerald] if reserves(s, floor) else []
    if reserved:
        parts.append("reserved E for " + ", ".join(s.content.mechs.names[p.mech] for p in reserved))
    if mechs:
        parts.append("* " + ", ".join(mechs))
    return "  ".join(parts)


def _shops(s: DrillersState) -> list[str]:
    lines = []
    for shop, row in enumerate(s.rows):
        battery = "+B" if shop == s.content.shops.advanced else ""
        cards = ", ".join(
            f"{s.content.cards.names[card]} {s.content.cards.prices[card]}{battery}" for card in row
        )
        deck = sum(map(len, s.decks[shop]))
        lines.append(f"{s.content.shops.names[shop]:<13} {cards or 'nothing'} ({deck} more)")
    milestones = s.content.milestones
    free = [
        f"{milestones.points[n]}"
        + (" for the end" if n == milestones.final else f" at {milestones.lines[n]}")
        for n, owner in enumerate(s.milestones)
        if owner == NO_SEAT
    ]
    lines.append("Milestones: " + (", ".join(free) or "all taken"))
    return lines


def _names(s: DrillersState, cards: Iterable[int]) -> str:
    return ", ".join(s.content.cards.names[card] for card in cards) or "-"


def _player(s: DrillersState, p: Player, viewer: int | None) -> list[str]:
    own = viewer == p.seat or p.laid_open
    lines = [_who(s, p.seat) + (", you" if viewer == p.seat else "")]
    if own:
        lines[0] += f": {score(s, p)} points"
    figures = s.content.figures
    refresh = "ready" if p.refresh else "used"
    lines.append(
        f"  fuel {p.fuel}/{p.cap}, credits {p.credits}, drones {p.drones}/{figures.drones}, "
        f"storage {_minerals(p.storage)} of {p.capacity}, shop refresh {refresh}"
    )
    zone = sum(p.overflow)
    milestones = [
        s.content.milestones.points[n] for n, owner in enumerate(s.milestones) if owner == p.seat
    ]
    lines.append(
        f"  market {_minerals(p.market)}, overflow {_minerals(p.overflow)} ({zone}), "
        f"track {p.notches} of {figures.track - min(figures.zone, zone)}, "
        f"milestones {milestones or '-'}"
    )
    top = f", on top {s.content.cards.names[p.deck[-1]]}" if own and p.deck else ""
    lines.append(
        f"  hand {_names(s, p.hand) if own else len(p.hand)}; deck {len(p.deck)}{top}; "
        f"played {_names(s, p.play)}; discard {_names(s, p.discard)}"
    )
    if p.permanents:
        lines.append(f"  permanent: {_names(s, p.permanents)}")
    if p.tiles:
        tiles = [_label(s, "tile", t) + (" spent" if p.spent >> t & 1 else "") for t in p.tiles]
        lines.append(f"  tiles: {'; '.join(tiles)}")
    return lines


def _bot(s: DrillersState, bot: Bot) -> list[str]:
    board = s.content.boards[bot.level]
    buffer = MINERAL_IDS[bot.buffer] if bot.buffer >= 0 else "-"
    state = (
        f"  slots {bot.filled}/{sum(board.slots)}, buffer {buffer}, overflow {bot.cubes}, "
        f"track {bot.notches}, cards left {len(bot.deck)}, flipped {_names(s, bot.flipped)}"
    )
    return [
        f"Bot {s.content.mechs.names[board.mech]}, level {bot.level}: {bot_score(s, bot)} points",
        state,
    ]


def _label(s: DrillersState, vocabulary: str, number: int) -> str:
    return Speech(texts(LOCALES, ENGLISH), words_of(s.content), FIELDS).label(vocabulary, number)
