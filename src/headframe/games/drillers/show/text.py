"""The table as plain text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from headframe.games.drillers.content.bot_boards import BOARDS
from headframe.games.drillers.content.cards import CARD_NAMES, PRICES_OF
from headframe.games.drillers.content.figures import (
    ADVANCED,
    DRONES,
    KINDS,
    LINES,
    MECH_NAMES,
    MILESTONE_POINTS,
    MINERAL_IDS,
    SHOP_NAMES,
    TRACK,
    ZONE,
)
from headframe.games.drillers.content.mine import (
    BARRIER_COSTS,
    CORRIDOR_COSTS,
    FACE_DOWN,
    FLOOR_NAMES,
    FLOORS,
    ROOM_NAMES,
    TILE_MINERALS,
)
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.scoring import bot_score, score
from headframe.games.drillers.show.labels import tile_name
from headframe.games.drillers.state import BOT, NO_SEAT, Drillers


def table(s: Drillers, viewer: int | None) -> str:
    lines = [_head(s), "", *_mine(s), "", *_shops(s), ""]
    for p in s.players:
        lines += _player(s, p, viewer)
    if s.bot is not None:
        lines += _bot(s, s.bot)
    return "\n".join(lines)


def _who(s: Drillers, seat: int) -> str:
    if seat == BOT:
        return "the bot"
    return f"{MECH_NAMES[s.players[seat].mech]} (seat {seat})"


def _head(s: Drillers) -> str:
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


def _mine(s: Drillers) -> list[str]:
    return [_floor(s, floor) for floor in range(FLOORS)]


def _floor(s: Drillers, floor: int) -> str:
    mechs = [MECH_NAMES[p.mech] for p in s.players if p.floor == floor]
    if s.bot is not None and s.bot.floor == floor:
        mechs.append("bot")
    parts = [f"{FLOOR_NAMES[floor]:<9}"]
    if floor > s.deepest:
        parts.append(f"[barrier, {BARRIER_COSTS[floor]} drills]")
    if any(s.ground[floor * KINDS : (floor + 1) * KINDS]):
        parts.append(_minerals(s.ground[floor * KINDS : (floor + 1) * KINDS]))
    stack = s.stacks[floor]
    if stack:
        inside = " ".join(MINERAL_IDS[kind] for kind in TILE_MINERALS[stack[-1]])
        parts.append(f"corridor {CORRIDOR_COSTS[floor]} drills: {inside} ({len(stack)} left)")
    if s.rooms[floor] >= 0:
        parts.append(f"<{ROOM_NAMES[s.rooms[floor]]}>")
    elif s.rooms[floor] == FACE_DOWN:
        parts.append("<face down>")
    reserved = [p for p in s.players if p.emerald] if s.rooms[floor] >= 0 else []
    if reserved and ROOM_NAMES[s.rooms[floor]] == "Jackpot":
        parts.append("reserved E for " + ", ".join(MECH_NAMES[p.mech] for p in reserved))
    if mechs:
        parts.append("* " + ", ".join(mechs))
    return "  ".join(parts)


def _shops(s: Drillers) -> list[str]:
    lines = []
    for shop, row in enumerate(s.rows):
        battery = "+B" if shop == ADVANCED else ""
        cards = ", ".join(f"{CARD_NAMES[card]} {PRICES_OF[card]}{battery}" for card in row)
        deck = sum(map(len, s.decks[shop]))
        lines.append(f"{SHOP_NAMES[shop]:<13} {cards or 'nothing'} ({deck} more)")
    free = [
        f"{MILESTONE_POINTS[n]}" + (f" at {LINES[n]}" if n < len(LINES) else " for the end")
        for n, owner in enumerate(s.milestones)
        if owner == NO_SEAT
    ]
    lines.append("Milestones: " + (", ".join(free) or "all taken"))
    return lines


def _names(cards: Iterable[int]) -> str:
    return ", ".join(CARD_NAMES[card] for card in cards) or "-"


def _player(s: Drillers, p: Player, viewer: int | None) -> list[str]:
    own = viewer == p.seat or p.laid_open
    lines = [_who(s, p.seat) + (", you" if viewer == p.seat else "")]
    if own:
        lines[0] += f": {score(s, p)} points"
    refresh = "ready" if p.refresh else "used"
    lines.append(
        f"  fuel {p.fuel}/{p.cap}, credits {p.credits}, drones {p.drones}/{DRONES}, "
        f"storage {_minerals(p.storage)} of {p.room}, shop refresh {refresh}"
    )
    zone = sum(p.overflow)
    milestones = [MILESTONE_POINTS[n] for n, owner in enumerate(s.milestones) if owner == p.seat]
    lines.append(
        f"  market {_minerals(p.market)}, overflow {_minerals(p.overflow)} ({zone}), "
        f"track {p.notches} of {TRACK - min(ZONE, zone)}, milestones {milestones or '-'}"
    )
    top = f", on top {CARD_NAMES[p.deck[-1]]}" if own and p.deck else ""
    lines.append(
        f"  hand {_names(p.hand) if own else len(p.hand)}; deck {len(p.deck)}{top}; "
        f"played {_names(p.play)}; discard {_names(p.discard)}"
    )
    if p.permanents:
        lines.append(f"  permanent: {_names(p.permanents)}")
    if p.tiles:
        tiles = [tile_name(t) + (" spent" if p.spent >> t & 1 else "") for t in p.tiles]
        lines.append(f"  tiles: {'; '.join(tiles)}")
    return lines


def _bot(s: Drillers, bot: Bot) -> list[str]:
    board = BOARDS[bot.level]
    buffer = MINERAL_IDS[bot.buffer] if bot.buffer >= 0 else "-"
    state = (
        f"  slots {bot.filled}/{sum(board.slots)}, buffer {buffer}, overflow {bot.cubes}, "
        f"track {bot.notches}, cards left {len(bot.deck)}, flipped {_names(bot.flipped)}"
    )
    return [f"Bot {MECH_NAMES[board.mech]}, level {bot.level}: {bot_score(s, bot)} points", state]
