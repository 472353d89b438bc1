"""What a game gives to the kernel. The kernel never names one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from headframe.core.chances import Curve, Standing
from headframe.core.choice import Answer
from headframe.core.codec import Decoder
from headframe.core.engine import Decision, Event, State, advance, ask
from headframe.core.odds import Odds, Reason, Threat
from headframe.core.options import Option, Options, settle
from headframe.core.part import IS, Json, Part
from headframe.core.presets import GameMap, Preset
from headframe.core.rng import Rng
from headframe.core.sentence import Sentence
from headframe.core.speech import ENGLISH, Phrase, Speech, Words, texts
from headframe.core.upgrade import Upgrade
from headframe.core.vector import Feature, Group

S = TypeVar("S", bound=State)
CONTENT: Final = "content"
"""The option of every game with content packs that names the pack."""
KEPT: Final = "@"
"""Before a fingerprint: the key of content that was kept, where the path of a folder may stand."""


class Result:
    """How a finished game ended. Places count from 1; those who share a place share the number.

    ``sources`` says for each seat where its points come from, for the end screen and the reports.
    """

    __slots__ = ("places", "scores", "sources")

    def __init__(
        self,
        places: tuple[int, ...],
        scores: tuple[int, ...],
        sources: tuple[dict[str, int], ...] = (),
    ) -> None:
        self.places = places
        self.scores = scores
        self.sources = sources

    def to_json(self) -> dict[str, Json]:
        """As plain data, for records and the wire."""
        return {
            "places": list(self.places),
            "scores": list(self.scores),
            "sources": [dict(source) for source in self.sources],
        }


class RulesChange:
    """What a new version of the rules changed, for the people at tables that were begun before.

    ``clauses`` are those of the ledger that read otherwise now; the game's message ``rules-N`` says
    in a sentence what is different. ``keep`` are options under which the old rule is played on,
    where that difference is kept as a switch; a table that was begun before gets them and goes on
    as it was. Without, it goes on from its position under the new rules. ``events`` are the classes
    of events that are told only since then, or at other moments: they do not count where an older
    log is compared with what the rules make of it."""

    __slots__ = ("clauses", "events", "keep")

    def __init__(
        self, *clauses: str, keep: Options | None = None, events: tuple[str, ...] = ()
    ) -> None:
        self.clauses = clauses
        self.keep = keep
        self.events = events


class Game(Generic[S]):
    """One game: its options, its setup, its end, and how a seat's ignorance is dealt out anew."""

    NAME: ClassVar[str] = ""
    TITLE: ClassVar[str] = ""
    RULES: ClassVar[int] = 1
    """Raised by every change after which an old record may play out differently."""
    CHANGES: ClassVar[Mapping[int, RulesChange]] = {}
    """What each version of the rules after the first changed, by its number."""
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    PRESETS: ClassVar[tuple[Preset, ...]] = ()
    """Whole set-ups that a host may begin with."""
    LOCALES: ClassVar[Path | None] = None
    """The folder of the game's messages: a Fluent file for English, and for other languages that
    have none in `headframe/languages`."""
    KEYS: ClassVar[tuple[str, ...]] = ()
    """The keys of all decisions."""
    FIELDS: ClassVar[Mapping[str, str]] = {}
    """The vocabulary of the numbers in events' fields, by ``field`` or ``Class.field``."""
    PARTS: ClassVar[tuple[type[Part], ...]] = ()
    """Every class that can stand in a state or an event."""
    LISTENS: ClassVar[bool] = False
    """Whether its guesses hear what happened on the way to a position: bots with a taste for deeds
    play such a game (``bots.style``). Nobody else pays for the events."""
    UPGRADES: ClassVar[tuple[Upgrade, ...]] = ()
    """Steps that bring positions saved by older releases up to date, oldest first. Whoever renames
    or adds a saved field or class adds one (``core.upgrade``) and takes none away."""

    def seats(self, options: Options) -> int:
        """How many seats decide. Opponents that the rules themselves play have none."""
        raise NotImplementedError

    def check(self, options: Options) -> None:
        """Raise BadOption for options that do not go together."""

    def set_up(self, options: Options, rng: Rng) -> S:
        """The state before its first decision."""
        raise NotImplementedError

    def redeal(self, s: S, seat: int | None, rng: Rng) -> S:
        """A world that this seat cannot tell from the real one: a copy in which everything hidden
        from it is dealt anew. The generator is replaced by the caller."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """Of a finished game."""
        raise NotImplementedError

    def max_answers(self, options: Options) -> int:
        """No game with these options has more answers than this, however it is played."""
        raise NotImplementedError

    def content_hash(self, options: Options) -> str:
        """A fingerprint of the boards, cards and figures played with: of those alone, not of what
        other options would use."""
        raise NotImplementedError

    def has_content(self, options: Options, fingerprint: str) -> bool:
        """Whether these options lead to the content that has this fingerprint, or had it in an
        older release."""
        return fingerprint == self.content_hash(options)

    def content_texts(self, options: Options) -> dict[str, str]:
        """The files of that content, to be kept with a game; {}: there is nothing to keep."""
        return {}

    def keep_content(self, fingerprint: str, texts: Mapping[str, str]) -> str:
        """Content that a game was begun with, given back: it can be played from now on under the
        key that is returned, as the value of the option `CONTENT`."""
        raise LookupError(f"{self.TITLE} plays with its own content only")

    def warnings(self, options: Options) -> list[Sentence]:
        """What the host of a game with these options should know before it begins."""
        return []

    def sides(self, options: Options) -> Sequence[int]:
        """For each seat the number of its team; everybody for themselves where there are none."""
        return range(self.seats(options))

    def maps(self, options: Options) -> list[GameMap]:
        """The maps that may be chosen instead; [] where there is nothing to choose."""
        return []

    def minutes(self, options: Options) -> int:
        """About how long people take for a game with these options; 0: nobody knows."""
        return 0

    def read_pack(self, folder: Path) -> str:
        """Check a content pack of a player's own and say in a sentence what is in it, or raise
        ValueError naming file, line and field."""
        raise LookupError(f"{self.TITLE} plays with its own content only")

    def catalogue(self, options: Options) -> Mapping[str, Any]:
        """What exists at all with these options, for a client to draw and name: boards, cards,
        figures. Under ``words`` it names the numbers of every vocabulary that choices and views
        use: ``words[vocabulary][str(number)] = {"id": …, "name": …}``. A game with reactions says
        under ``reactions`` what is used there: ``{"of": vocabulary, "things": numbers}``. All of it
        is public."""
        return {"words": {}}

    def figures(self, s: S, viewer: int | None) -> Mapping[str, Any]:
        """What follows by the rules from what ``viewer`` may see (None = a spectator), so that a
        client need not know them: prices, powers, defences. Under ``scores`` the points of each
        seat, as far as they may be known; a game without points has none."""
        return {}

    def figures_for(self, s: S, viewers: Sequence[int | None]) -> list[Mapping[str, Any]]:
        """The figures for each of them. Games whose figures are much the same for all work that
        out once; whoever gets them must not change them."""
        return [self.figures(s, viewer) for viewer in viewers]

    def odds(self, s: S, decision: Decision, answer: Answer) -> Odds | None:
        """What an answer is a gamble on, exactly, from what its seat may know; None: on nothing.
        Dearer than ``outlook``: asked for single answers."""
        return None

    def dares(self, decision: Decision, answer: Answer) -> bool:
        """Whether a person is asked once, with the odds, before luck decides about this: a deed of
        one's own that cannot be taken back, not a window that one lets pass."""
        return False

    def planned_odds(self, s: S, decision: Decision, order: Answer) -> Odds | None:
        """The same of an order that a board makes of several answers, in the game's own numbers;
        None: no order that could be given now."""
        return None

    def threats(self, s: S, viewer: int | None) -> list[Threat]:
        """What others could reach and strike in a turn from where they stand, for a board to
        show."""
        return []

    def endangered(self, s: S, viewer: int) -> list[Phrase]:
        """The same in sentences, as far as it is ``viewer``'s own that could be struck."""
        return []

    def things(self, s: S, decision: Decision, answer: Answer) -> list[str]:
        """Where on the board an answer is given: the names of things as a client draws them
        (``data-thing``), in the order in which they are met."""
        return []

    def reasons(self, before: S, after: S, seat: int) -> list[Reason]:
        """What a seat, and what its rivals, gained or lost between two positions of one turn, by
        the parts of ``evaluate``. Told to people: no part by a name that players do not know, and
        nothing that the seat cannot see happen."""
        return []

    def features(self, options: Options) -> Sequence[Feature[S] | Group[S]]:
        """What a seat may know, as numbers: the layout of its observations."""
        raise LookupError(f"{self.TITLE} has no features to learn from")

    def words(self, s: S) -> Words:
        """What the numbers of every vocabulary are called."""
        return {}

    def speech(
        self, s: S, language: str = ENGLISH, names: Sequence[str] = (), you: int | None = None
    ) -> Speech | None:
        """The game's words in a language, for a reader who calls the seats by these names and is
        one of them or nobody; None for a game without messages."""
        if self.LOCALES is None:
            return None
        called = names or [f"seat {seat}" for seat in range(len(s.teams))]
        told = texts(self.LOCALES, language, self.NAME)
        return Speech(told, self.words(s), self.FIELDS, called, you)

    def label(self, s: S, vocabulary: str, value: int) -> str:
        """What the number ``value`` of a vocabulary is called, and what stands on it. English."""
        speech = self.speech(s)
        return speech.label(vocabulary, value) if speech else f"{vocabulary} {value}"

    def text(self, s: S, viewer: int | None) -> str:
        """The table as ``viewer`` sees it, in plain text. Must show nothing a view does not."""
        raise NotImplementedError

    def table(self, s: S, viewer: int | None, speech: Speech | None) -> list[str]:
        """The same line by line, in the words of ``speech``: sentences that can be read aloud from
        top to bottom. For a game with messages."""
        return self.text(s, viewer).splitlines()

    def drawing(self, s: S) -> list[str]:
        """The board drawn with characters, for those who see it; ``map-legend`` explains it. It
        says nothing that ``table`` does not say. Nothing drawn: []."""
        return []

    def called(self, s: S, speech: Speech, vocabulary: str, value: int) -> str:
        """``label`` in the words of ``speech``."""
        return speech.label(vocabulary, value)

    def cells(self, s: S, speech: Speech, vocabulary: str, cells: Sequence[int]) -> str:
        """Several spaces of a board in as few words as do."""
        return "; ".join(speech.name(vocabulary, cell) for cell in cells)

    def asked(self, s: S, decision: Decision) -> list[Phrase]:
        """What its seat must know to decide and cannot read in the question or the answers: what
        is to be laid down, which card is meant, how many are left. A sentence each."""
        return []

    def outlook(self, s: S, decision: Decision, answer: Answer) -> list[Phrase]:
        """What its seat should know about an answer before it is given: what lies there, what it
        costs, how much is missing."""
        return []

    def story(
        self,
        s: S,
        event: dict[str, Json],
        language: str = ENGLISH,
        names: Sequence[str] = (),
        you: int | None = None,
    ) -> str:
        """What happened, in a line of the log; "" = not worth one. Gets the event as it is shown
        to the reader, so it cannot tell too much."""
        speech = self.speech(s, language, names, you)
        if speech is not None:
            return speech.event(event)
        told = ", ".join(f"{name} {value}" for name, value in event.items() if name != IS)
        return f"{event[IS]}: {told}"

    def evaluate(self, s: S, seat: int) -> float:
        """A rough guess of how well a seat stands, in points of the final score. For bots: they
        call it on worlds that were dealt for them, so it may read everything. It is called for
        every position that a bot thinks of, so it must be cheap."""
        raise NotImplementedError

    def evaluate_ahead(self, s: S, seat: int) -> float:
        """The same guess with a look ahead: a game in which much hangs on the rest of a turn may
        plan it here. It may be dearer than ``evaluate``."""
        return self.evaluate(s, seat)

    def guesses(self, s: S) -> list[float]:
        """``evaluate`` of every seat, for those who compare them. A game in which seats are judged
        by what all of them have works that out once here."""
        return [self.evaluate(s, seat) for seat in range(len(s.teams))]

    def worths(self, s: S) -> list[float]:
        """``evaluate_ahead`` of every seat, likewise."""
        return [self.evaluate_ahead(s, seat) for seat in range(len(s.teams))]

    def opening(self, s: S) -> bool:
        """Whether pieces are still being set up, one seat after the other. Nets, which learn from
        turns, say nothing of it yet."""
        return False

    def deeds(self, s: S, events: Sequence[Event], seat: int) -> dict[str, float]:
        """How often a seat did what styles of play are about, by what was told on the way to ``s``;
        all that can be counted, each with 0 at least."""
        return {}

    def standing(self, s: S) -> Standing | None:
        """The signs by which the chances of the seats are told; None: nobody can tell. It may read
        everything: who must not know it asks about worlds that were dealt."""
        return None

    def curves(self) -> Mapping[str, Curve]:
        """How the signs become chances, for each kind of table that was measured."""
        return {}

    def labels(self, s: S) -> list[str]:
        """For reports: what tells the seats of this game apart beside their numbers (a deck, a
        place in the order of turns), one word or phrase a seat; [] = nothing does."""
        return []

    def round(self, s: S) -> int | None:
        """The round that is being played, as players count them: one in which each has a turn.
        From 1 on, before the first turn too; None = this game has none, or nobody has counted."""
        return None

    # What follows is the same for every game.

    def new(self, options: Options, seed: str) -> S:
        """Set up and run to the first decision. Options are checked and completed here."""
        s = self.set_up(self.settle(options), Rng.seeded(seed, "dice"))
        advance(s)
        return s

    def settle(self, options: Options) -> Options:
        """Every option with a proper value, those not given with their default; or BadOption."""
        settled = settle(self.OPTIONS, options)
        self.check(settled)
        return settled

    def determinize(self, s: S, seat: int | None, rng: Rng) -> S:
        """``redeal`` with dice of its own and the decisions asked anew."""
        dealt = self.redeal(s, seat, rng)
        dealt.rng = Rng.seeded(f"{rng.word():08x}{rng.word():08x}", "world")
        dealt.events = None
        ask(dealt)
        return dealt

    def chances(self, s: S) -> list[float] | None:
        """For each seat the chance of its side to win, as games between equal bots have shown it;
        of a finished game who won. None where no such table was measured."""
        if not s.stack:
            return self.wins(s)
        standing = self.standing(s)
        if standing is None:
            return None
        curve = self.curves().get(standing.table)
        return curve.chances(standing) if curve else None

    def wins(self, s: S) -> list[float]:
        """Of a finished game: 1 for the winning side, shared when the first place is."""
        places = self.result(s).places
        first = [seat for seat, place in enumerate(places) if place == 1]
        seats = len(s.teams)
        # Sides, not seats: a winning pair has won one game, not half of one each.
        sides = {s.teams[seat] if seat < seats else -1 - seat for seat in first}
        return [1.0 / len(sides) if team in sides else 0.0 for team in s.teams]

    def decoder(self, options: Options | None = None) -> Decoder:
        """With options: states are read with the content that these name."""
        pack = None if options is None else options.get(CONTENT)
        return Decoder(self.PARTS, self.UPGRADES, pack if isinstance(pack, str) else None)
