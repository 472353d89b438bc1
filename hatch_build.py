"""Hatchling's hook: a wheel carries the built client, so that it serves without Node."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        client = _client()
        return [] if client.on_path() else [client.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # A checkout's client is built by `./x run`, when somebody wants to see it.
        if version != "editable" and self.target_name == "wheel":
            _client().ensure()


def _client() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "headframe_web_build", Path(__file__).parent / "web" / "build.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
