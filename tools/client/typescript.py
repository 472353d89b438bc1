"""Python types as TypeScript: structs, typed dictionaries, and the types of their fields."""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import (
    Any,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

Type: TypeAlias = Any
"""A type as ``get_type_hints`` gives it: a class, or one of typing's forms."""

PLAIN: dict[Type, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "Json",
    object: "Json",
}
LISTS = (list, tuple, Sequence, Iterable, frozenset)


class Unknown(TypeError):
    """A type that nobody said how to write."""


class Writer:
    """Writes types, and remembers which declarations they need."""

    def __init__(self, named: Mapping[Type, str] | None = None) -> None:
        self.named = dict(named or {})
        """How these are called, beside those that declarations give."""
        self.made: dict[str, str] = {}

    def written(self, of: Type) -> str:
        if of in self.named:
            return self.named[of]
        if of in PLAIN:
            return PLAIN[of]
        origin: Type = get_origin(of)
        args = get_args(of)
        if origin is Literal:
            return " | ".join(f'"{word}"' if isinstance(word, str) else str(word) for word in args)
        if origin in (Union, types.UnionType):
            given = [each for each in args if each is not msgspec.UnsetType]
            return " | ".join(dict.fromkeys(self.written(each) for each in given))
        if of in (list, dict, tuple):
            raise Unknown(f"{of.__name__} of what?")
        if origin in LISTS:
            return self._list(origin, args)
        if origin in (dict, Mapping):
            return f"{{ [key: string]: {self.written(args[1])} }}"
        if isinstance(of, type) and (issubclass(of, msgspec.Struct) or is_typeddict(of)):
            self.declare(of)
            return of.__name__
        raise Unknown(f"no TypeScript for {of!r}")

    def _list(self, origin: Type, args: tuple[Type, ...]) -> str:
        if origin is tuple and (len(args) != 2 or args[1] is not Ellipsis):
            return f"[{', '.join(self.written(each) for each in args)}]"
        inner = self.written(args[0])
        return f"({inner})[]" if " " in inner and not inner.startswith("{") else f"{inner}[]"

    def declare(self, of: Type, incoming: bool = False) -> None:
        """An interface; of what a client sends, fields with a default may be left out."""
        if of.__name__ in self.made:
            return
        self.made[of.__name__] = ""  # it may name itself
        fields = "".join(f"  {line}\n" for line in self._fields(of, incoming))
        self.made[of.__name__] = f"{comment(of)}export interface {of.__name__} {{\n{fields}}}\n"

    def _fields(self, of: Type, incoming: bool) -> Iterator[str]:
        if is_typeddict(of):
            for name, kind in get_type_hints(of, include_extras=True).items():
                optional = get_origin(kind) is NotRequired
                inner = get_args(kind)[0] if optional else kind
                yield f"{name}{'?' if optional else ''}: {self.written(inner)};"
            return
        hints = get_type_hints(of)
        config = of.__struct_config__
        if config.tag is not None:
            yield f'{config.tag_field}: "{config.tag}";'
        for field in msgspec.structs.fields(of):
            left_out = (incoming or config.omit_defaults) and not field.required
            left_out = left_out or field.default is msgspec.UNSET
            mark = "?" if left_out else ""
            yield f"{field.encode_name}{mark}: {self.written(hints[field.name])};"

    def text(self) -> str:
        return "\n".join(self.made.values())


def comment(of: Type) -> str:
    """Its docstring. Structs have one made by msgspec where none was written."""
    said = of.__doc__ or ""
    if not said or said.startswith(("dict(", f"{of.__name__}(")):
        return ""
    return f"/** {' '.join(said.split()).replace('``', '`')} */\n"


def union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} =" + "".join(f"\n  | {member}" for member in members) + ";\n"
