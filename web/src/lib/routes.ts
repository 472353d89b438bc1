/** Addresses. They live in the hash, so that the server serves one page. */

export type Route =
  | { at: "lobby" }
  | { at: "tables" }
  | { at: "new"; game: string }
  | { at: "join"; table: string }
  | { at: "table"; table: string }
  | { at: "seat"; table: string; tokens: string }
  | { at: "replay"; table: string; step: number; wish: string }
  | { at: "learn"; game: string; exercise: string | null }
  | { at: "rules"; game: string; clause: string | null }
  | { at: "nowhere" };

export function parse(hash: string): Route {
  const [first = "", second = "", third = "", fourth = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  if (first === "") return { at: "lobby" };
  if (first === "tables") return { at: "tables" };
  if (second === "") return { at: "nowhere" };
  switch (first) {
    case "new":
      return { at: "new", game: second };
    case "join":
    case "table":
      return { at: first, table: second };
    case "seat":
      return { at: "seat", table: second, tokens: third };
    case "replay":
      return {
        at: "replay",
        table: second,
        step: /^\d+$/.test(third) ? Number(third) : 0,
        wish: fourth,
      };
    case "learn":
      return { at: "learn", game: second, exercise: third || null };
    case "rules":
      return { at: "rules", game: second, clause: third || null };
    default:
      return { at: "nowhere" };
  }
}

export function href(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}
