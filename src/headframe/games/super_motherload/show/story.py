"""Events as lines of a log. Gets them as they are shown, so it cannot tell too much."""

from __future__ import annotations

from headframe.core.part import IS, Json
from headframe.games.super_motherload.content.cards import COLOURS
from headframe.games.super_motherload.show.labels import label
from headframe.games.super_motherload.state import SuperMotherloadState


def story(s: SuperMotherloadState, event: dict[str, Json]) -> str:
    """What happened in a line; nothing for what another line tells anyway."""
    name = event[IS]
    who = f"seat {event.get('seat')}"
    if name in ("ActionGained", "TokenGained"):
        what = "additional action" if name == "ActionGained" else "bomb token"
        return f"{who} gets {_number(event, 'number')} {what}"
    if name == "ActionBegan":
        cards = _cards(s, event["cards"])
        return f"{who}: {event['action']}" + (f" with {cards}" if cards else "")
    if name == "Drew":
        return f"{who} draws {_cards(s, event['cards'])}"
    if name == "Shuffled":
        return f"{who} shuffles the discard area into a new draw deck"
    if name == "Discarded":
        return f"{who} discards {_cards(s, event['cards'])}"
    if name == "TunnelDug":
        cells = event["cells"]
        assert isinstance(cells, list)
        return f"{who} digs a tunnel of {len(cells)}"
    if name == "TileFound":
        tile = f": {_named(s, 'tile', event['tile'])}" if "tile" in event else ""
        return f"{who} finds an artifact{tile}"
    if name == "TileUsed":
        return f"{who} uses {_named(s, 'tile', event['tile'])}"
    if name == "MineralsPut":
        minerals = _minerals(s, event["minerals"])
        stack = event["stack"]
        if stack == -1:
            return f"{who} loses {minerals}: no stack is left"
        assert isinstance(stack, int)
        return f"{who} puts {minerals} onto the {COLOURS[stack]} stack"
    if name == "CardBought":
        where = "to the hand" if event["to_hand"] else "to the discard area"
        return f"{who} buys {_named(s, 'card', event['card'])} for ${event['paid']}, {where}"
    if name == "BonusUsed":
        return f"{who} has the {event['when']} bonus {event['bonus']}"
    if name == "BonusLost":
        return f"{who} loses the bonus {event['bonus']}: it is impossible"
    return _achievement_story(s, event, who)


def _achievement_story(s: SuperMotherloadState, event: dict[str, Json], who: str) -> str:
    name = event[IS]
    if name == "BoardJoined":
        return f"{who} chooses board {_named(s, 'side', event['side'])}"
    if name == "MajorTaken":
        return f"{who} takes {_named(s, 'major', event['major'])}"
    if name in ("MinorTaken", "MinorCycled"):
        does = "takes" if name == "MinorTaken" else "puts under the deck"
        new = event["dealt"]
        dealt = "" if new == -1 else f"; new: {_named(s, 'minor', new)}"
        return f"{who} {does} {_named(s, 'minor', event['minor'])}{dealt}"
    if name == "TurnBegan":
        return f"{who} begins a turn"
    if name == "GameEnded":
        return "the game is over" + ("" if event["dug_out"] else ": nobody digs any more")
    return ""


def _named(s: SuperMotherloadState, of: str, value: Json) -> str:
    assert isinstance(value, int)
    return label(s.pack, of, value)


def _cards(s: SuperMotherloadState, shown: Json) -> str:
    if isinstance(shown, dict):
        number = shown["hidden"]
        return f"{number} card" if number == 1 else f"{number} cards"
    assert isinstance(shown, list)
    return ", ".join(_named(s, "card", card) for card in shown)


def _minerals(s: SuperMotherloadState, counts: Json) -> str:
    assert isinstance(counts, list)
    return ", ".join(
        f"{count} {mineral.name}"
        for count, mineral in zip(counts, s.content.minerals, strict=True)
        if count
    )


def _number(event: dict[str, Json], field: str) -> str:
    return str(event[field])
