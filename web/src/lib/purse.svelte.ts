/** The seats this browser holds: its tokens, table by table, newest first. No click throws one away:
 * a table that is put away is only not listed any more. */

export interface Ticket {
  table: string;
  game: string;
  /** Seat number to token. */
  tokens: { [seat: string]: string };
  host: string | null;
  invite: string | null;
  /** Milliseconds since 1970. */
  since: number;
  /** A guided first game. */
  guided?: boolean;
  /** Not listed any more. */
  away?: boolean;
}

const KEY = "headframe-tables";
const MOST = 400;

class Purse {
  tickets = $state.raw<Ticket[]>(read());

  find(table: string): Ticket | undefined {
    return this.tickets.find((ticket) => ticket.table === table);
  }

  keep(ticket: Ticket): void {
    const old = this.find(ticket.table);
    const merged = old ? { ...ticket, tokens: { ...old.tokens, ...ticket.tokens } } : ticket;
    const others = this.tickets.filter((other) => other.table !== ticket.table);
    this.#write([merged, ...others].slice(0, MOST));
  }

  /** Take a table off the list, or put it back. */
  putAway(table: string, away: boolean): void {
    this.#write(
      this.tickets.map((ticket) => (ticket.table === table ? { ...ticket, away } : ticket)),
    );
  }

  /** A rematch has the seats of the table before, and the same tokens open them. */
  follow(before: Ticket, table: string): void {
    if (this.find(table)) return;
    this.keep({ ...before, table, invite: null, since: Date.now(), guided: false, away: false });
  }

  #write(tickets: Ticket[]): void {
    this.tickets = tickets;
    localStorage.setItem(KEY, JSON.stringify(tickets));
  }
}

function read(): Ticket[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Ticket[]) : [];
  } catch {
    return [];
  }
}

export const purse = new Purse();
