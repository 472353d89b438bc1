"""What happened, as lines of the log."""

from __future__ import annotations

from typing import Final

from headframe.core.part import IS, Json
from headframe.games.drillers.show.labels import tile_name
from headframe.games.drillers.state import BOT, DrillersState

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


def story(s: DrillersState, event: dict[str, Json]) -> str:
    """One line; "" for what goes without saying."""
    kind = str(event[IS])
    numbers = {name: value for name, value in event.items() if isinstance(value, int)}
    who = _who(s, numbers["seat"]) if "seat" in numbers else ""
    if kind in _CARD:
        card = s.content.cards.names[numbers["card"]]
        return _CARD[kind].format(who=who, card=card, price=numbers.get("price", 0))
    if kind == "Drew":
        drawn = s.content.cards.names[numbers["card"]] if "card" in numbers else "a card"
        return f"{who} draws {drawn}"
    if kind == "Damaged":
        return _WHERE[numbers["where"]].format(who=who)
    if kind == "Collected":
        where = "the supply" if numbers["floor"] < 0 else s.content.floors.names[numbers["floor"]]
        return f"{who} takes {s.content.minerals.names[numbers['mineral']]} from {where}"
    if kind == "Sold":
        mineral, price = s.content.minerals.names[numbers["mineral"]], numbers["price"]
        if price < 0:
            return f"{who} moves {mineral} to the overflow zone"
        return f"{who} sells {mineral} for {price}"
    return _table(s, kind, numbers, who) or _other(s, kind, event, numbers)


def _who(s: DrillersState, seat: int) -> str:
    return "the bot" if seat == BOT else s.content.mechs.names[s.players[seat].mech]


def _table(s: DrillersState, kind: str, n: dict[str, int], who: str) -> str:
    if kind == "Moved":
        return f"{who} goes to {s.content.floors.names[n['floor']]}"
    if kind == "TileWon":
        return f"{who} wins {tile_name(s.content, n['tile'])}"
    if kind == "TileExhausted":
        return f"{who} exhausts {tile_name(s.content, n['tile'])}"
    if kind == "RoomRevealed":
        return f"{s.content.floors.names[n['floor']]} is {s.content.rooms.names[n['room']]}"
    if kind == "RoomUsed":
        return f"{s.content.rooms.names[n['room']]} acts on {who}"
    if kind == "MilestoneTaken":
        name = (
            "the final milestone" if n["milestone"] == s.content.milestones.final else "a milestone"
        )
        return f"{who} takes {name}: {s.content.milestones.points[n['milestone']]} points"
    if kind == "Upgraded":
        return f"{who} upgrades: {_UPGRADES[n['what']]}"
    if kind == "ShopRefreshed":
        return f"{who} refreshes {s.content.shops.names[n['shop']]}"
    if kind == "Reshuffled":
        return f"{who} shuffles the discard pile into a new deck"
    if kind == "TurnBegan":
        return f"turn {n['turn']}: {who}"
    return ""


def _other(s: DrillersState, kind: str, event: dict[str, Json], n: dict[str, int]) -> str:
    if kind == "ShopFilled":
        return (
            f"{s.content.cards.names[n['card']]} is on offer at {s.content.shops.names[n['shop']]}"
        )
    if kind == "BotFlipped":
        move = "and moves" if n["move"] else "and stays"
        return f"the bot flips {s.content.cards.names[n['card']]}: {n['drills']} drills {move}"
    if kind == "BotDiscarded":
        cards = event["cards"]
        assert isinstance(cards, list)
        names = [s.content.cards.names[card] for card in cards if isinstance(card, int)]
        return f"the bot clears {', '.join(names) or 'nothing'} from the shops"
    if kind == "GameOver":
        bot = f", the bot {event['bot']}" if event["bot"] is not None else ""
        return f"the game is over: {event['scores']}{bot}"
    return ""
