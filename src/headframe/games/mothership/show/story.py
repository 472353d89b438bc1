"""Events as lines of the log. They get what the reader may see, so they cannot tell too much."""

from __future__ import annotations

from headframe.core.part import IS, Json
from headframe.games.mothership.board import space_name
from headframe.games.mothership.fight import ATTACKER, DEFENDER, ROCKS
from headframe.games.mothership.show.labels import owner_name, planet_name, unit_name
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import ROW_NAMES


def story(s: MothershipState, event: dict[str, Json]) -> str:
    kind = event[IS]
    assert isinstance(kind, str)
    if kind in _ABOUT_UNITS:
        return _unit(s, kind, event)
    if kind in _ABOUT_CARDS:
        return _card(s, kind, event)
    if kind in _FIGHTS:
        return _fight(s, kind, event)
    return _other(s, kind, event)


def _number(event: dict[str, Json], name: str) -> int:
    value = event[name]
    assert isinstance(value, int)
    return value


def _numbers(event: dict[str, Json], name: str) -> list[int]:
    value = event[name]
    assert isinstance(value, list)
    return [each for each in value if isinstance(each, int)]


def _who(s: MothershipState, event: dict[str, Json], name: str = "seat") -> str:
    return owner_name(s, _number(event, name))


def _plain(s: MothershipState, unit: int) -> str:
    """A unit without the place where it stands by now."""
    return unit_name(s, unit).split(" at ")[0]


_ABOUT_UNITS = (
    "Placed",
    "Moved",
    "Warped",
    "Damaged",
    "Destroyed",
    "Saved",
    "Evaded",
    "Scrapped",
    "Used",
)
_ABOUT_CARDS = ("Played", "Aimed", "Cancelled", "Sold", "Drew", "Stole")
_FIGHTS = ("Attacked", "PlanetAttacked", "Threw", "Compared", "Captured", "Held", "GasSpent")


def _unit(s: MothershipState, kind: str, event: dict[str, Json]) -> str:
    unit = _number(event, "unit")
    name = _plain(s, unit)
    if kind == "Placed":
        return f"{name} comes to {space_name(_number(event, 'space'))}"
    if kind == "Moved":
        return f"{name} moves to {space_name(_numbers(event, 'path')[-1])}"
    if kind == "Warped":
        return f"{name} warps to {space_name(_number(event, 'space'))}"
    if kind == "Damaged":
        return f"{name} loses {event['shield']} shield and {event['hull']} HP"
    if kind == "Destroyed":
        return f"{name} is destroyed"
    if kind == "Saved":
        return f"{name} is saved by Life Support"
    if kind == "Evaded":
        return f"{name} is off"
    if kind == "Used":
        return f"{name} uses {s.content.technologies[_number(event, 'technology')].title}"
    return f"{name} is scrapped"


def _card(s: MothershipState, kind: str, event: dict[str, Json]) -> str:
    if kind == "Drew":
        title = event.get("card")
        what = s.content.cards[title].title if isinstance(title, int) else "an Action Card"
        return f"{_who(s, event, 'seat')} draws {what}"
    if kind == "Stole":
        title = event.get("card")
        what = s.content.cards[title].title if isinstance(title, int) else "a card"
        return f"{_who(s, event, 'thief')} takes {what} from {_who(s, event, 'victim')}"
    if kind == "Sold":
        names = ", ".join(s.content.cards[title].title for title in _numbers(event, "cards"))
        return f"{_who(s, event)} sells {names}"
    if kind == "Aimed":
        return ""
    title = s.content.cards[_number(event, "card")].title
    done = "plays" if kind == "Played" else "loses to a Noooooooo! the card"
    return f"{_who(s, event)} {done} {title}"


def _fight(s: MothershipState, kind: str, event: dict[str, Json]) -> str:
    if kind == "Attacked":
        defender = _plain(s, _number(event, "defender"))
        if event["kind"] == ROCKS:
            return f"{defender} meets asteroids"
        ships = " and ".join(_plain(s, unit) for unit in _numbers(event, "attackers"))
        return f"{ships} attacks {defender}"
    if kind == "PlanetAttacked":
        ships = " and ".join(_plain(s, unit) for unit in _numbers(event, "attackers"))
        return f"{ships} attacks the {planet_name(s, _number(event, 'planet'))}"
    if kind == "Threw":
        unit = _number(event, "unit")
        owner = _number(event, "seat")
        who = _plain(s, unit) if unit >= 0 else owner_name(s, owner) if owner >= 0 else "asteroids"
        return f"{who}: {event['shown']} on a D{event['sides']}"
    if kind == "Compared":
        words = {ATTACKER: "the attacker wins", DEFENDER: "the defender wins"}
        result = words.get(_number(event, "winner"), "nobody wins")
        return f"{event['attacker']} against {event['defender']}: {result}"
    if kind == "GasSpent":
        return f"{_who(s, event)} spends {event['amount']} Gas"
    planet = planet_name(s, _number(event, "planet"))
    if kind == "Captured":
        return f"{_who(s, event)} captures the {planet}"
    return f"the {planet} holds out, {event['total']} against {event['defence']}"


def _other(s: MothershipState, kind: str, event: dict[str, Json]) -> str:
    if kind == "TurnBegan":
        return f"round {event['round']}: turn of {_who(s, event)}"
    if kind == "StartRolled":
        return f"for the first turn: {', '.join(str(n) for n in _numbers(event, 'numbers'))}"
    if kind == "EnergySet":
        rows = zip(ROW_NAMES, _numbers(event, "rows"), strict=True)
        return f"{_who(s, event)} sets Energy: {', '.join(f'{n} {u}' for n, u in rows)}"
    if kind == "BeamLit":
        return f"{_plain(s, _number(event, 'unit'))} lights the Solar Beam"
    if kind == "Gained":
        return f"{_who(s, event)} gains {_amounts(event)} ({event['why']})"
    if kind == "Researched":
        tech = s.content.technologies[_number(event, "technology")]
        return f"{_who(s, event)} researches {tech.title}"
    if kind == "Vetoed":
        return f"{_who(s, event, 'by')} stops a Guardian of {_who(s, event)}"
    if kind == "Explored":
        found = s.content.artifacts[_number(event, "artifact")].title
        return f"{_who(s, event)} finds the {found}"
    if kind == "Built":
        title = s.content.developments[_number(event, "development")].title
        return f"{_who(s, event)} builds {title}"
    if kind == "MarketDealt":
        developments = s.content.developments
        cards = ", ".join(developments[n].title for n in _numbers(event, "developments"))
        return f"the Market: {cards}"
    if kind == "InfluenceRemoved":
        return f"{_who(s, event, 'victim')} loses {event['amount']} Influence"
    if kind == "PlanetRemoved":
        return f"the {planet_name(s, _number(event, 'planet'))} is gone"
    if kind == "Eliminated":
        how = "gives up" if event["conceded"] else "is eliminated"
        return f"{_who(s, event)} {how}"
    if kind == "Ended":
        names = ", ".join(owner_name(s, n) for n in _numbers(event, "winners")) or "nobody"
        return f"the game is over, won by {names}"
    return kind


def _amounts(event: dict[str, Json]) -> str:
    parts = [
        f"{event[name]} {word}"
        for name, word in (("minerals", "Minerals"), ("gas", "Gas"), ("influence", "Influence"))
        if event[name]
    ]
    return ", ".join(parts)
