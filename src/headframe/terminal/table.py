"""One game at one screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from headframe.core.choice import Answer, Choice
from headframe.core.engine import Decision
from headframe.core.game import Game
from headframe.core.part import Json
from headframe.core.refusal import Refused
from headframe.core.rng import Rng
from headframe.core.session import CannotUndo, Session, asked_seats
from headframe.core.speech import ENGLISH, Language, Phrase
from headframe.core.view import shown_event
from headframe.core.window import Orders
from headframe.terminal.menu import Menu, Several
from headframe.terminal.orders import Reacting
from headframe.terminal.saved import save
from headframe.terminal.voice import Voice

HUMAN: Final = "human"
COMMANDS: Final = (
    "help", "undo", "hint", "odds", "threats", "orders", "log", "table", "map", "brief", "why",
    "random", "save", "quit",
)  # fmt: skip
TAKE_MORE: Final = ("why", "save", "odds", "orders", "hint")
"""Commands that something may follow."""
ALIASES: Final = {"?": "help", "": "help"}
REMEMBERED: Final = 8
"""So many lines of the log are told when a saved game goes on."""

Bot = Callable[[Session, int], tuple[str, Answer]]
"""Answers one of a seat's open decisions."""


class Planned(NamedTuple):
    """An answer that is to follow, what it is chosen from then, and the numbers that the question
    names."""

    key: str
    answer: Answer
    choice: Choice
    asked: Mapping[str, int] = {}


class Advice(NamedTuple):
    """An answer that a bot would give. ``chance`` of a win in per cent, where it is known, and
    ``gain``: how much more that is than after an ordinary turn. ``plan``: what is to follow in this
    turn."""

    key: str
    answer: Answer
    chance: int | None
    gain: int = 0
    plan: Sequence[Planned] = ()
    reasons: Sequence[Phrase] = ()


Adviser = Callable[[Session, int], list[Advice]]


class Quit(Exception):
    """The person at the screen leaves."""


class Screen:
    """Where text goes and comes from; tests give their own."""

    def __init__(self, show: Callable[[str], None], ask: Callable[[str], str]) -> None:
        self.show = show
        self.ask = ask


class Table:
    """``sitting`` says who plays which seat, for a saved game; ``keep`` is a file in which the game
    is kept before and after every answer of a person."""

    def __init__(
        self,
        session: Session,
        bots: Sequence[Bot | None],
        screen: Screen,
        language: Language = ENGLISH,
        *,
        adviser: Adviser | None = None,
        sitting: Sequence[str] = (),
        orders: Sequence[Orders] | None = None,
        keep: Path | None = None,
    ) -> None:
        self.session = session
        self.language = language
        self.bots = bots
        self.screen = screen
        self.adviser = adviser
        self.sitting = sitting or [HUMAN if bot is None else "random" for bot in bots]
        self.keep = keep
        self.chance = Rng.seeded(session.seed, "terminal")
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.shared = len(people) > 1
        # With one person at the screen the log is theirs; otherwise only what all may see.
        self.reader: int | None = people[0] if len(people) == 1 else None
        self.shown_to: int | None = None
        self.brief = False
        self.orders = [Orders() for _ in bots] if orders is None else list(orders)
        """What each person wants to be asked in reaction windows."""
        self.told: list[tuple[int, str]] = []
        """The log: each line with the number of answers after which it was told."""

    @property
    def game(self) -> Game[Any]:
        """That is played."""
        return self.session.game

    def voice(self, seat: int | None) -> Voice:
        """Tells the table to this seat; None: to all."""
        return Voice(self.session, self.language, seat)

    def say(self, message: str, **arguments: int | str) -> None:
        """Shows a message to whoever reads."""
        self.screen.show(self.voice(self.reader).say(message, **arguments))

    def play(self) -> None:
        """To the end of the game, or until somebody quits."""
        sealed = self.session.record().commitment[:16]
        self.say("begin", game=self.game.TITLE, seal=sealed)
        if any(bot is None for bot in self.bots):
            self.say("begin-help")
        if self.session.answers:
            self._hear()
            self.say("go-on", number=len(self.session.answers))
            self._lines([line for _, line in self.told[-REMEMBERED:]])
        self._tell()
        while not self.session.over:
            seat = asked_seats(self.session.state)[0]
            bot = self.bots[seat]
            if bot is None:
                if not self._ordered(seat):
                    self._person(seat)
            else:
                key, answer = bot(self.session, seat)
                self.session.answer(seat, key, answer)
                self.shown_to = None
            self._tell()
        self._finish()

    def _ordered(self, seat: int) -> bool:
        """Let pass what this person need not be asked; whether there was anything."""
        s = self.session.state
        for decision in s.open_decisions:
            window = decision.frame.window(s, decision) if decision.seat == seat else None
            if window is not None and self.orders[seat].passes(window):
                self.session.answer(seat, decision.key, window.passing)
                return True
        return False

    def _person(self, seat: int) -> None:
        self._keep()  # what the bots did is kept as well: it must not be done another time
        name = self.session.names[seat]
        if self.shared and self.shown_to != seat:
            self.screen.ask("\n" + self.voice(seat).say("your-turn", name=name))
        if self.shown_to != seat and not self.brief:
            self._lines(["", *self.voice(seat).table(), ""])
        self.shown_to = seat
        menu = self._menu(seat)
        self._lines(menu.lines())
        while True:
            text = self.screen.ask(f"{name}> ").strip()
            try:
                if self._command(seat, text, menu):
                    break
            except Refused as refused:
                self.say("refused", why=menu.voice.refusal(refused.refusal))
            except CannotUndo:
                self.say("cannot-undo")
            except OSError as error:
                self.say("cannot-save", why=error.strerror or str(error))
        self._keep()

    def _keep(self) -> None:
        if self.keep is not None and self.session.answers:
            save(self.keep, self.session, self.sitting, self.orders)

    def _menu(self, seat: int) -> Menu:
        open_now = self.session.state.open_decisions
        return Menu(self.voice(seat), [each for each in open_now if each.seat == seat])

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.show(line)

    def _command(self, seat: int, text: str, menu: Menu) -> bool:
        """Do what was typed; True = the turn to decide may have passed on."""
        word, _, rest = text.partition(" ")
        command = self._known(word)
        if command and not (rest and command not in TAKE_MORE):
            does: Callable[[int, str, Menu], bool] = getattr(self, f"_{command}")
            return does(seat, rest.strip(), menu)
        meant = menu.read(text)
        if meant is None:
            self.say("no-answer", typed=text)
            return False
        if isinstance(meant, Several):
            self.say("several", number=len(meant.numbers))
            self._lines([menu.line(number) for number in meant.numbers])
            return False
        decision, answer = meant
        if not self._wanted(menu.voice, decision, answer):
            return False
        self.session.answer(seat, decision.key, answer)
        return True

    def _wanted(self, voice: Voice, decision: Decision, answer: Answer) -> bool:
        """Where luck may go against it, it is asked once, with the odds."""
        if not self.game.dares(decision, answer) or not decision.choice.legal(answer):
            return True
        odds = self.game.odds(self.session.state, decision, answer)
        if odds is None or not odds["settled"] or odds["chance"] in (None, 1):
            return True
        self._lines([f"  {line}" for line in voice.odds(decision, answer)])
        typed = self.screen.ask(voice.say("dare") + " ").strip().lower()
        if typed in ("y", "yes", voice.say("yes"), voice.say("yes")[0]):
            return True
        self.say("not-dared")
        return False

    def _known(self, word: str) -> str:
        """A command by its English word or by that of the language; "" = none."""
        word = ALIASES.get(word, word.lower())
        voice = self.voice(None)
        return next((c for c in COMMANDS if word in (c, voice.say(f"command-{c}"))), "")

    def _help(self, seat: int, rest: str, menu: Menu) -> bool:
        """The question once more, the rules behind it, and the commands."""
        self._lines(menu.lines())
        for clause in dict.fromkeys(each.frame.CLAUSE for each in menu.decisions):
            self.screen.show(menu.voice.clause(clause))
        say = menu.voice.say
        self.screen.show(say("help-answers"))
        for command in COMMANDS:
            self.screen.show(f"  {say(f'help-{command}', command=say(f'command-{command}'))}")
        return False

    def _undo(self, seat: int, rest: str, menu: Menu) -> bool:
        self.session.undo(seat)
        given = len(self.session.answers)
        self.told = [(number, line) for number, line in self.told if number <= given]
        self.say("undone")
        return True

    def _hint(self, seat: int, rest: str, menu: Menu) -> bool:
        if self.adviser is None:
            self.say("no-hint")
            return False
        found = self.adviser(self.session, seat)
        number = int(rest) if rest.isdecimal() else 1
        if not 1 <= number <= len(found):
            self.say("no-such-hint", number=len(found))
            return False
        self._advised(menu, found[number - 1])
        if number < len(found):
            self.say("hint-next", number=number + 1, command=menu.voice.say("command-hint"))
        return False

    def _advised(self, menu: Menu, advice: Advice) -> None:
        """The answer, why, and what is to follow it."""
        voice = menu.voice
        decision = next(each for each in menu.decisions if each.key == advice.key)
        words = voice.answer(decision, advice.answer)
        if advice.chance is not None:
            words = voice.say("chance", answer=words, chance=advice.chance, gain=advice.gain)
        self.say("hints")
        lines = [words, *(voice.phrase(reason) for reason in advice.reasons)]
        then = [voice.planned(*planned) for planned in advice.plan]
        if then:
            lines.append(voice.say("hint-then", answers="; ".join(then)))
        self._lines([f"  {line}" for line in lines])

    def _odds(self, seat: int, rest: str, menu: Menu) -> bool:
        """The chances of an answer, or of every one that is a gamble."""
        numbers = [int(rest)] if rest.isdecimal() else range(1, len(menu.options) + 1)
        told = False
        for number in numbers:
            if 1 <= number <= len(menu.options) and not menu.options[number - 1].item:
                option = menu.options[number - 1]
                if lines := menu.voice.odds(option.decision, option.answer):
                    words = menu.voice.words(option.decision.choice, option.answer)
                    self._lines([f"  {number}. {words}", *(f"     {line}" for line in lines)])
                    told = True
        if not told:
            self.say("no-odds")
        return False

    def _threats(self, seat: int, rest: str, menu: Menu) -> bool:
        """What others could strike of one's own if it were their turn now."""
        told = [menu.voice.phrase(each) for each in self.game.endangered(self.session.state, seat)]
        self._lines([f"  {line}" for line in told] or [menu.voice.say("no-threats")])
        return False

    def _orders(self, seat: int, rest: str, menu: Menu) -> bool:
        """What one is asked in reaction windows: shown, or changed."""
        known = Reacting(self.game, self.session.options, menu.voice)
        if rest:
            changed = known.changed(self.orders[seat], rest)
            if changed is None:
                self.say("orders-how")
                return False
            self.orders[seat] = changed
        self._lines(known.lines(self.orders[seat]))
        return not known.nothing and self._ordered(seat)

    def _log(self, seat: int, rest: str, menu: Menu) -> bool:
        self._lines([line for _, line in self.told] or [menu.voice.say("log-empty")])
        return False

    def _table(self, seat: int, rest: str, menu: Menu) -> bool:
        self._lines([*menu.voice.table(), ""])
        self._lines(menu.lines())
        return False

    def _map(self, seat: int, rest: str, menu: Menu) -> bool:
        drawn = self.game.drawing(self.session.state)
        if not drawn or menu.voice.speech is None:
            self.say("no-map")
            return False
        self._lines([*drawn, menu.voice.speech.say("map-legend")])
        return False

    def _brief(self, seat: int, rest: str, menu: Menu) -> bool:
        self.brief = not self.brief
        self.say("brief-on" if self.brief else "brief-off")
        return False

    def _why(self, seat: int, rest: str, menu: Menu) -> bool:
        self.screen.show(menu.voice.clause(rest or menu.decisions[0].frame.CLAUSE))
        return False

    def _random(self, seat: int, rest: str, menu: Menu) -> bool:
        key, answer = at_random(self.session, seat, self.chance)
        self.session.answer(seat, key, answer)
        return True

    def _save(self, seat: int, rest: str, menu: Menu) -> bool:
        if not rest:
            self.say("save-where")
            return False
        save(Path(rest), self.session, self.sitting, self.orders)
        self.say("saved", file=rest)
        return False

    def _quit(self, seat: int, rest: str, menu: Menu) -> bool:
        raise Quit

    def _hear(self) -> list[str]:
        """What happened since, as the log tells it."""
        lines: list[str] = []
        for event in self.session.events():
            told = shown_event(event, self.reader, self.session.state.teams)
            line = self.game.story(
                self.session.state, _object(told), self.language, self.session.names, self.reader
            )
            if line:
                lines.append(line)
        self.told += [(len(self.session.answers), line) for line in lines]
        return lines

    def _tell(self) -> None:
        self._lines([f"  {line}" for line in self._hear()])

    def _finish(self) -> None:
        result = self.session.result()
        assert result is not None
        voice = self.voice(self.reader)
        self._lines(["", *voice.table(), "", voice.say("over")])
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            names = self.session.names
            name = names[seat] if seat < len(names) else voice.name("seat", seat)
            place, score = result.places[seat], result.scores[seat]
            self.say("place", place=place, name=name, score=score)
        self.say("seed", seed=self.session.seed)


def at_random(session: Session, seat: int, rng: Rng) -> tuple[str, Answer]:
    """Any of the seat's open decisions, any legal answer."""
    mine = [decision for decision in session.state.open_decisions if decision.seat == seat]
    decision = mine[rng.below(len(mine))]
    return decision.key, decision.choice.sample(rng)


def _object(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value
