"""What server and client say to each other, as types of the client."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from headframe.core.shown import AnswerShown, ChoiceShown, Fields, GameEvent, OpenDecision
from headframe.core.speech import Phrase, Word
from headframe.server import academy_forms, forms, wire
from headframe.server.problems import ErrorText
from tools.client.typescript import Writer, union

HEAD = """\
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = { [key: string]: Json };
/** Something that happened; the fields of each kind stand with the game's own types. */
export type GameEvent = Fields & { is: string };
export type Answer = number | number[];
/** `{say: message, argument: …}`, or `{of: vocabulary, value: number}` for a name. */
export type Phrase = { [argument: string]: Argument };
export type Argument = number | string | Phrase | Phrase[];
"""
TAIL = """\
/** All that exists in a game, for these options. */
export interface Catalogue {
  words: { [of: string]: { [number: string]: Word } };
  /** The vocabulary of the numbers in events' fields, by `field` or `Class.field`. */
  fields?: { [field: string]: string };
  /** What stands on no card, by the names that texts use. */
  numbers?: { [name: string]: number };
  [more: string]: unknown;
}
/** An open decision that this screen may answer now. */
export type Decision = OpenDecision & { choice: Choice };
"""
ANSWERS = (
    forms.GameInfo,
    forms.BotInfo,
    forms.ClauseInfo,
    forms.ThingsInfo,
    forms.SetupInfo,
    forms.TableLine,
    forms.Again,
    forms.Reach,
    forms.TableInfo,
    academy_forms.AcademyInfo,
    academy_forms.VerdictInfo,
    forms.TableOpened,
    forms.Joined,
    forms.Imported,
    forms.Position,
    forms.ReviewState,
    ErrorText,
    OpenDecision,
    Word,
)
CALLS = (
    forms.SeatWish,
    forms.From,
    forms.ClockWish,
    forms.TableWish,
    forms.JoinWish,
    forms.RevokeWish,
    forms.Ticket,
    forms.TicketsWish,
    forms.AgainWish,
    academy_forms.ExerciseWish,
    academy_forms.VerdictWish,
)
"""What is sent; what stands inside of it before it."""


def wire_types() -> str:
    value: Any = get_type_hints(forms.OptionInfo)["default"]
    plain = Writer().written(value)
    named: dict[Any, str] = {
        AnswerShown: "Answer",
        ChoiceShown: "Choice",
        Fields: "Fields",
        GameEvent: "GameEvent",
        Phrase: "Phrase",
        dict[str, value]: "Options",
        value: "OptionValue",
    }
    writer = Writer(named)
    for kind in get_args(ChoiceShown):
        writer.declare(kind)
    sent = get_args(wire.InMessage)
    for called in (*CALLS, *sent):
        writer.declare(called, incoming=True)
    told = get_args(wire.OutMessage)
    for answered in (*ANSWERS, *told):
        writer.declare(answered)
    values = f"export type OptionValue = {plain};\n"
    values += "export type Options = { [name: string]: OptionValue };\n"
    names = [each.__name__ for each in get_args(ChoiceShown)]
    unions = [
        union("Choice", names),
        union("FromServer", [each.__name__ for each in told]),
        union("FromClient", [each.__name__ for each in sent]),
    ]
    return "\n".join([HEAD, values, writer.text(), *unions, TAIL])
