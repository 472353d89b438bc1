from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from structlog.testing import capture_logs

import headframe
from headframe import ledger
from headframe.server import pages
from headframe.server.app import create_app
from headframe.server.settings import Settings, database_url


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """The pages as they are where no browser client was built."""
    with TestClient(create_app(built=tmp_path_factory.mktemp("nothing"))) as client:
        yield client


def test_a_built_client_is_served_at_the_root(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>the client</title>")
    (tmp_path / "assets" / "main-1234.js").write_text("let x = 1")
    settings = Settings(database=database_url(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    with TestClient(create_app(settings, built=tmp_path)) as client:
        page = client.get("/")
        assert "the client" in page.text
        assert page.headers["cache-control"] == "no-cache"
        code = client.get("/assets/main-1234.js")
        assert code.text == "let x = 1"
        assert "immutable" in code.headers["cache-control"]
        assert client.get("/assets/nope.js").status_code == 404
        assert client.get(f"/rules/{ledger.games()[0]}").status_code == 200


class Links(HTMLParser):
    """The addresses a page points to, and the ids it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: set[str] = set()
        self.ids: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.addresses.add(value)
            elif name == "id" and value:
                self.ids.append(value)


PAGES = ["/", *(f"/rules/{game}" for game in ledger.games())]


def test_health(client: TestClient[Litestar]) -> None:
    answer = client.get("/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": headframe.__version__}


def test_every_game_with_a_ledger_stands_on_the_shelf() -> None:
    assert {box.game for box in pages.shelf()} == set(ledger.games())


@pytest.mark.parametrize("path", PAGES)
def test_every_link_of_a_page_leads_somewhere(client: TestClient[Litestar], path: str) -> None:
    here = Links(client.get(path).text)
    ids = {path: set(here.ids)}
    assert len(here.ids) == len(ids[path]), "an id stands twice"
    for address in here.addresses:
        target, _, anchor = urljoin(path, address).partition("#")
        assert not address.startswith("/"), "relative: we may be served under a path"
        if target not in ids:
            answer = client.get(target)
            assert answer.status_code == 200, address
            is_page = answer.headers["content-type"].startswith("text/html")
            ids[target] = set(Links(answer.text).ids) if is_page else set()
        if not anchor.startswith("/"):  # else a place in the client, which its own tests walk to
            assert not anchor or anchor in ids[target], address


@pytest.mark.parametrize("game", ledger.games())
def test_every_clause_has_an_anchor_and_an_address(client: TestClient[Litestar], game: str) -> None:
    ids = set(Links(client.get(f"/rules/{game}").text).ids)
    assert ids >= set(ledger.clauses(game))
    first = next(iter(ledger.clauses(game)))
    answer = client.get(f"/rules/clause/{first}", follow_redirects=False)
    assert answer.is_redirect
    assert answer.headers["location"] == f"../{game}#{first}"


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/nope", "There is no such page."),
        ("/rules/chess", "There is no game “chess” here."),
        ("/rules/clause/SM-SET-99", "No ledger has a clause “SM-SET-99”."),
        ("/rules/clause/%3Cb%3E", "No ledger has a clause “&lt;b&gt;”."),
        ("/static/nope.css", "There is no such page."),
        ("/static/../app.py", "There is no such page."),
    ],
)
def test_what_is_not_there_is_said_in_our_own_look(
    client: TestClient[Litestar], path: str, sentence: str
) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert sentence in answer.text
    assert "base.css" in answer.text


@pytest.mark.parametrize("path", ["/", "/healthz"])
def test_a_fault_is_told_to_the_log_and_shown_as_a_page(
    client: TestClient[Litestar], path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise KeyError("a card")

    monkeypatch.setattr(pages, "shelf", broken)
    monkeypatch.setattr(client.app.state.manager.store, "healthy", broken)
    with capture_logs() as logs:
        answer = client.get(path)
    assert answer.status_code == 500
    assert "This went wrong here." in answer.text and "base.css" in answer.text
    assert [entry["kind"] for entry in logs] == ["KeyError"]
    assert "a card" not in answer.text + str(logs), "what it was about is nobody's business"


@pytest.mark.parametrize("path", ["/", "/healthz", "/static/base.css", "/nope"])
def test_every_answer_forbids_foreign_and_inline_code(
    client: TestClient[Litestar], path: str
) -> None:
    policy = client.get(path).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_a_wrong_method_is_refused(client: TestClient[Litestar]) -> None:
    answer = client.post("/")
    assert answer.status_code == 405
    assert "Method Not Allowed" in answer.text


def test_a_page_of_rules_speaks_the_readers_language(client: TestClient[Litestar]) -> None:
    russian = client.get("/rules/drillers", headers={"accept-language": "ru-RU,ru;q=0.9,en;q=0.8"})
    assert '<html lang="ru">' in russian.text
    assert "Правила: DRILLERS" in russian.text
    assert "На поле 7 этажей" in russian.text
    assert russian.headers["vary"].lower() == "accept-language"
    assert '<html lang="en">' in client.get("/rules/drillers").text
    lost = client.get("/rules/chess", headers={"accept-language": "ru"})
    assert lost.status_code == 404
    assert "Игры «chess» здесь нет." in lost.text
