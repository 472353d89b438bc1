"""What happened, as lines of the log."""

from __future__ import annotations

from typing import Final

from headframe.core.part import IS, Json
from headframe.games.drillers.content.cards import CARD_NAMES
from headframe.games.drillers.content.figures import (
    FINAL,
    MECH_NAMES,
    MILESTONE_POINTS,
    MINERAL_NAMES,
    SHOP_NAMES,
)
from headframe.games.drillers.content.mine import FLOOR_NAMES, ROOM_NAMES
from headframe.games.drillers.show.labels import tile_name
from headframe.games.drillers.state import BOT, Drillers

_WHERE: Final = (
    "{who} takes a DAMAGE",
    "{who} puts a DAMAGE on the deck",
    "{who} takes a DAMAGE into the hand",
    "{who} loses a market mineral in place of a DAMAGE",
    "no DAMAGE is left for {who}",
)
_CARD: Final = {
    "Played": "{who} plays {card}",
    "Burned": "{who} plays {card} for fuel",
    "UsedPermanent": "{who} uses {card}",
    "Discarded": "{who} discards {card}",
    "Repaired": "{who} repairs {card}",
    "Bought": "{who} buys {card} for {price}",
}
_UPGRADES: Final = ("fuel cap", "storage")


def story(s: Drillers, event: dict[str, Json]) -> str:
    """One line; "" for what goes without saying."""
    kind = str(event[IS])
    numbers = {name: value for name, value in event.items() if isinstance(value, int)}
    who = _who(s, numbers["seat"]) if "seat" in numbers else ""
    if kind in _CARD:
        card = CARD_NAMES[numbers["card"]]
        return _CARD[kind].format(who=who, card=card, price=numbers.get("price", 0))
    if kind == "Drew":
        return f"{who} draws {CARD_NAMES[numbers['card']] if 'card' in numbers else 'a card'}"
    if kind == "Damaged":
        return _WHERE[numbers["where"]].format(who=who)
    if kind == "Collected":
        where = "the supply" if numbers["floor"] < 0 else FLOOR_NAMES[numbers["floor"]]
        return f"{who} takes {MINERAL_NAMES[numbers['mineral']]} from {where}"
    if kind == "Sold":
        mineral, price = MINERAL_NAMES[numbers["mineral"]], numbers["price"]
        if price < 0:
            return f"{who} moves {mineral} to the overflow zone"
        return f"{who} sells {mineral} for {price}"
    return _table(kind, numbers, who) or _other(kind, event, numbers)


def _who(s: Drillers, seat: int) -> str:
    return "the bot" if seat == BOT else MECH_NAMES[s.players[seat].mech]


def _table(kind: str, n: dict[str, int], who: str) -> str:
    if kind == "Moved":
        return f"{who} goes to {FLOOR_NAMES[n['floor']]}"
    if kind == "TileWon":
        return f"{who} wins {tile_name(n['tile'])}"
    if kind == "TileExhausted":
        return f"{who} exhausts {tile_name(n['tile'])}"
    if kind == "RoomRevealed":
        return f"{FLOOR_NAMES[n['floor']]} is {ROOM_NAMES[n['room']]}"
    if kind == "RoomUsed":
        return f"{ROOM_NAMES[n['room']]} acts on {who}"
    if kind == "MilestoneTaken":
        name = "the final milestone" if n["milestone"] == FINAL else "a milestone"
        return f"{who} takes {name}: {MILESTONE_POINTS[n['milestone']]} points"
    if kind == "Upgraded":
        return f"{who} upgrades: {_UPGRADES[n['what']]}"
    if kind == "ShopRefreshed":
        return f"{who} refreshes {SHOP_NAMES[n['shop']]}"
    if kind == "Reshuffled":
        return f"{who} shuffles the discard pile into a new deck"
    if kind == "TurnBegan":
        return f"turn {n['turn']}: {who}"
    return ""


def _other(kind: str, event: dict[str, Json], n: dict[str, int]) -> str:
    if kind == "ShopFilled":
        return f"{CARD_NAMES[n['card']]} is on offer at {SHOP_NAMES[n['shop']]}"
    if kind == "BotFlipped":
        move = "and moves" if n["move"] else "and stays"
        return f"the bot flips {CARD_NAMES[n['card']]}: {n['drills']} drills {move}"
    if kind == "BotDiscarded":
        cards = event["cards"]
        assert isinstance(cards, list)
        names = [CARD_NAMES[card] for card in cards if isinstance(card, int)]
        return f"the bot clears {', '.join(names) or 'nothing'} from the shops"
    if kind == "GameOver":
        bot = f", the bot {event['bot']}" if event["bot"] is not None else ""
        return f"the game is over: {event['scores']}{bot}"
    return ""
