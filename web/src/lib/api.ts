import type { Language } from "./languages";
import type {
  AcademyInfo,
  Again,
  BotInfo,
  Catalogue,
  ClauseInfo,
  ErrorText,
  ExerciseWish,
  GameInfo,
  Imported,
  Joined,
  TableOpened,
  Options,
  Phrase,
  Position,
  Reach,
  ReviewState,
  SetupInfo,
  TableInfo,
  TableLine,
  TableWish,
  Ticket,
  ThingsInfo,
  VerdictInfo,
} from "./wire";

/** An error as the server words it, or `what: "unreachable"`. */
export class ApiError extends Error {
  constructor(
    readonly what: string,
    message: string,
    readonly clause: string | null,
    readonly say: Phrase | null = null,
  ) {
    super(message);
  }
}

/** Addresses are relative to the page: it may be served under a path of some other site. */
async function call<T>(path: string, body?: unknown, how?: "DELETE"): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, {
      method: how ?? (body === undefined ? "GET" : "POST"),
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("unreachable", "", null);
  }
  const read: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const said = (read as { error?: ErrorText } | null)?.error;
    throw new ApiError(
      said?.what ?? `status-${answer.status}`,
      said?.text ?? "",
      said?.clause ?? null,
      said?.say ?? null,
    );
  }
  return read as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is asked for once; a failure is asked again. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = call<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

const name = encodeURIComponent;

export const games = () => once<GameInfo[]>("games");
export const bots = () => once<BotInfo[]>("bots");
export const things = (game: string, language: Language) =>
  once<ThingsInfo[]>(`games/${name(game)}/things?language=${language}`);
export const rules = (game: string, language: Language) =>
  once<ClauseInfo[]>(`games/${name(game)}/rules?language=${language}`);
export const academy = (game: string) => once<AcademyInfo>(`games/${name(game)}/academy`);
export const beginExercise = (wish: ExerciseWish) => call<TableOpened>("exercises", wish);
export const verdict = (id: string, token: string) =>
  call<VerdictInfo>(`tables/${name(id)}/verdict`, { token });
export const catalogue = (game: string, options: Options) =>
  once<Catalogue>(`games/${name(game)}/catalogue?options=${name(JSON.stringify(options))}`);
export const table = (id: string) => call<TableInfo>(`tables/${name(id)}`);
export const step = (id: string, number: number) =>
  call<Position>(`tables/${name(id)}/steps/${number}`);
export const review = (id: string) => call<ReviewState>(`tables/${name(id)}/review`);
export const beginReview = (id: string) => call<ReviewState>(`tables/${name(id)}/review`, {});
export const stopReview = (id: string) =>
  call<ReviewState>(`tables/${name(id)}/review`, undefined, "DELETE");
export const betterLine = (id: string, step: number) =>
  call<Position[]>(`tables/${name(id)}/review/${step}`);
export const openTable = (wish: TableWish) => call<TableOpened>("tables", wish);
export const importRecord = (record: unknown) => call<Imported>("records", record);
export const recordAddress = (id: string) => `api/tables/${name(id)}/record`;
export function socketAddress(id: string): string {
  const found = new URL(`api/tables/${name(id)}/ws`, document.baseURI);
  found.protocol = found.protocol.replace("http", "ws");
  return found.href;
}
export const setup = (game: string, options: Options, people: number) =>
  once<SetupInfo>(
    `games/${name(game)}/setup?options=${name(JSON.stringify(options))}&people=${people}`,
  );
export const mine = (tickets: Ticket[]) => call<TableLine[]>("tables/mine", { tickets });
export const again = (id: string, token: string) =>
  call<Again>(`tables/${name(id)}/again`, { token });
export const reach = () => once<Reach>("reach");
export const revoke = (id: string, token: string, seat: number) =>
  call<TableInfo>(`tables/${name(id)}/revoke`, { token, seat });
export const join = (id: string, who: string) =>
  call<Joined>(`tables/${name(id)}/join`, { name: who });
