"""What a guest may not ask of the machine that plays."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import quote

from tests.server.process import Server


def test_a_guest_cannot_name_a_folder_of_the_host(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as shared_server:
        ask(shared_server, str(tmp_path))


def ask(shared_server: Server, folder: str) -> None:
    body = {
        "game": "super_motherload",
        "options": {"players": 2, "content": folder},
        "seats": [{"kind": "person"}, {"kind": "person"}],
    }
    refused = shared_server.post("/api/tables", body)
    assert refused.status_code == 400
    assert "option content: can be set only on the machine" in refused.json()["error"]["text"]
    options = quote(json.dumps({"content": "/etc"}))
    refused = shared_server.get(f"/api/games/super_motherload/catalogue?options={options}")
    assert refused.status_code == 400
    assert "machine that plays" in refused.text
