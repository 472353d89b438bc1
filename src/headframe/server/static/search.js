// Hides the clauses and things that do not hold every word typed. Without this file the page is the
// plain list it was, and the search box stays hidden.
const form = document.querySelector(".search");
const input = form.querySelector("input");
const output = form.querySelector("output");
const chapters = [...document.querySelectorAll(".chapter")].map((element) => ({
  element,
  notes: [...element.querySelectorAll(".note")],
  entries: [...element.querySelectorAll(".clause, .thing")].map((entry) => ({
    element: entry,
    isClause: entry.matches(".clause"),
    text: entry.textContent.toLowerCase(),
  })),
}));

// The forms stand on the page, in its language, for 1, 2 and 5.
const forms = new Intl.PluralRules(document.documentElement.lang);
function counted(found) {
  const { one, few, other } = output.dataset;
  const form = { one, few }[forms.select(found)] ?? other;
  return form.replace(/\d+/, String(found));
}

function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const chapter of chapters) {
    let here = 0;
    for (const entry of chapter.entries) {
      const hit = words.every((word) => entry.text.includes(word));
      entry.element.hidden = !hit;
      here += hit;
      found += hit && entry.isClause;
    }
    for (const note of chapter.notes) note.hidden = words.length > 0;
    chapter.element.hidden = words.length > 0 && here === 0;
  }
  output.value = words.length === 0 ? "" : counted(found);
}

// A link to a clause that the search has hidden must still lead to it.
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.closest("[hidden]")) {
    input.value = "";
    search();
    target.scrollIntoView();
  }
}

form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
input.addEventListener("input", search);
window.addEventListener("hashchange", reveal);
search(); // the browser may have kept the words from before a reload
