"""The Action deck: what each card is played on, when, and what it does.

A card names what it is used on ("mover", "refuge") and a verb with a number ("engine 4"). Both are
words known to the rules: the functions behind them are ``legal.targets.TARGETS`` and
``steps.card_effects.EFFECTS``. ``VERBS`` says which go together, and in which windows.
"""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.content.reading import table
from headframe.kit.content import Cell, Pack, Row, no_twins

WINDOWS: Final = (
    "OPEN",
    "PREMOVE",
    "W2",
    "W3",
    "W4",
    "W5",
    "W7",
    "W8",
    "AST",
    "AST7",
    "AST8",
    "PLANET-D",
    "RESP",
    "THROW",
)
OPEN, PREMOVE, W2, W3, W4, W5, W7, W8, AST, AST7, AST8, PLANET_D, RESP, THROW = (
    1 << place for place in range(len(WINDOWS))
)
TURN: Final = OPEN | PREMOVE
"""In one's own turn, with nothing being resolved."""
BEFORE_ROLL: Final = W3 | W4 | AST

MOST_CARDS: Final = 99
"""Ids go up to it: choices number cards below ``action_codes.SPAN``."""
PRINTED: Final = 38
"""Cards of the rulebook, with a clause each (MS-ACT-01 to -38)."""
OWN_CLAUSE: Final = "MS-CARD-11"
"""What a card of an own pack is refused by."""
DICE: Final = 8
"""Dice of one roller are numbered below this: the first, then those of Backup Generators."""


class Verb:
    """What a card may do: when, on what (for each thing named the words to choose from), and
    between which numbers."""

    __slots__ = ("high", "low", "on", "windows")

    def __init__(
        self, windows: int, on: tuple[tuple[str, ...], ...], low: int = 1, high: int = 99
    ) -> None:
        self.windows = windows
        self.on = on
        self.low = low
        self.high = high


ROLLERS: Final = ("roller", "sensed", "winged", "own-mothership", "seismic")
VERBS: Final[dict[str, Verb]] = {
    # In the player's own turn.
    "engine": Verb(TURN, (("mover",),), low=0),
    "convoy": Verb(TURN, (("escorts",),)),
    "hull": Verb(TURN, (("hurt",),)),
    "rob": Verb(TURN, (("purse",),), high=1),
    "rope": Verb(TURN, (("fought",),)),
    "explore": Verb(TURN, (("unexplored",),), high=1),
    "push": Verb(TURN, (("pulled",), ("pull",))),
    "update": Verb(TURN, (("enemy-ship",),), high=1),
    "negotiate": Verb(TURN, (("courted",),), high=1),
    "migrate": Verb(TURN, (("haven",),), high=1),
    "replicate": Verb(TURN, (), low=2),
    "blockade": Verb(TURN, (), high=1),
    "retreat": Verb(TURN, (("coward",),), high=1),
    "draw": Verb(TURN, (("deck",),)),
    "steal": Verb(TURN, (("victim",),), high=1),
    "wam": Verb(TURN, (("wam",), ("wammer",))),
    "remove": Verb(TURN, (("pointed",),)),
    "rail": Verb(TURN, (("gunner",), ("railed",))),
    "warp": Verb(TURN, (("traveller",), ("anywhere",)), high=1),
    # In a dogfight, before the dice.
    "panic": Verb(W2, (("refuge",),), high=1),
    "prod": Verb(TURN | W3 | W4, (("enemy-mothership",), ("row",))),
    "roll": Verb(BEFORE_ROLL, (ROLLERS,)),
    "double": Verb(BEFORE_ROLL, (ROLLERS,), high=1),
    "relics": Verb(BEFORE_ROLL, (ROLLERS,), high=1),
    "shield": Verb(BEFORE_ROLL, (("own-mothership",),)),
    "break": Verb(W3 | W4, (("enemy-mothership",),), high=1),
    "deflect": Verb(AST, (("deflected",),), high=1),
    # After the dice.
    "again": Verb(W7 | AST7, (("one",),), high=1),
    "rethrow": Verb(W7 | AST7 | THROW, (("die",),), high=1),
    "stand": Verb(W8, (("avenged",),)),
    "save": Verb(W8 | AST8, (("doomed",),), high=1),
    # When a planet is attacked, and when another card is played.
    "defence": Verb(PLANET_D, ()),
    "cancel": Verb(RESP | W5, (), high=1),
}
TARGET_WORDS: Final = tuple(
    dict.fromkeys(word for verb in VERBS.values() for words in verb.on for word in words)
)
NEED_ARTIFACTS: Final = ("explore", "relics")
"""Verbs that mean nothing without the Artifacts module: their cards stay in the box (MS-SET-07)."""


class Card:
    """One title of the Action deck."""

    __slots__ = (
        "clause",
        "gas",
        "minerals",
        "needs_artifacts",
        "on",
        "own",
        "quantity",
        "title",
        "value",
        "verb",
        "windows",
    )

    def __init__(self, row: Row) -> None:
        number = row["id"].whole(1, MOST_CARDS)
        self.clause = f"MS-ACT-{number:02}" if number <= PRINTED else OWN_CLAUSE
        self.title = row["title"].required()
        self.quantity = row["qty"].whole(1, 9)
        self.own = row["turn"].word(("own", "any")) == "own"
        self.minerals, self.gas = _resale(row["resale"])
        self.verb, self.value = _effect(row["effect"])
        verb = VERBS[self.verb]
        self.windows = _windows(row["windows"], verb, self.verb)
        self.on = _targets(row["on"], verb, self.verb)
        self.needs_artifacts = self.verb in NEED_ARTIFACTS


def _effect(cell: Cell) -> tuple[str, int]:
    word, _, number = cell.required().partition(" ")
    verb = VERBS[Cell(word, cell.file, cell.line, cell.field).word(tuple(VERBS))]
    value = Cell(number.strip(), cell.file, cell.line, cell.field).whole(verb.low, verb.high)
    return word, value


def _windows(cell: Cell, verb: Verb, name: str) -> int:
    mask = 0
    for part in cell.parts():
        window = 1 << WINDOWS.index(part.word(WINDOWS))
        if not window & verb.windows:
            raise part.error(f"{part.text}: {name!r} does nothing in this window")
        mask |= window
    if not mask:
        raise cell.error("must not be empty")
    return mask


def _targets(cell: Cell, verb: Verb, name: str) -> tuple[str, ...]:
    parts = cell.parts()
    if len(parts) != len(verb.on):
        raise cell.error(f"{name!r} is used on {len(verb.on)} things, {len(parts)} are named")
    for part, words in zip(parts, verb.on, strict=True):
        part.word(words)
    return tuple(part.text for part in parts)


def _resale(cell: Cell) -> tuple[int, int]:
    found = {"M": 0, "G": 0}
    for part in cell.parts(" "):
        amount, unit = part.text[:-1], part.text[-1:]
        if unit not in found or not amount.isdecimal():
            raise cell.error(f"{part.text!r} is not like 1M or 2G")
        found[unit] += int(amount)
    return found["M"], found["G"]


def read_cards(pack: Pack) -> tuple[Card, ...]:
    section = table(pack, "cards")
    no_twins(row["id"] for row in section.rows)
    no_twins(row["title"] for row in section.rows)
    cards = tuple(Card(row) for row in section.rows)
    generators = sum(card.quantity for card in cards if card.verb == "again")
    if generators >= DICE:
        raise section.error("qty", f"{generators} cards add a die; {DICE - 1} at most")
    stands = {card.value for card in cards if card.verb == "stand"}
    if len(stands) > 1:
        raise section.error("effect", "all cards that `stand` take the same number of HP")
    return cards


def check_deck(pack: Pack, cards: tuple[Card, ...], dealt: int) -> None:
    """Every hand can be dealt, in the smallest deck too."""
    fewest = sum(card.quantity for card in cards if not card.needs_artifacts)
    if dealt > fewest:
        cell = pack.only("rules").value("cards dealt")
        raise cell.error(f"{dealt} cards for all hands, the deck has {fewest}")


class Incomplete(LookupError):
    """A word that content may use has no rule behind it, or a rule has no word."""


def complete(words: tuple[str, ...], known: tuple[str, ...], table: str) -> None:
    """A table of rules has exactly the words that content is checked against."""
    if set(words) != set(known):
        odd = ", ".join(sorted(set(words) ^ set(known)))
        raise Incomplete(f"{table}: {odd}: content and rules know different words")
