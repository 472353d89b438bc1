/** The seats this browser holds: its tokens, table by table, newest first. */

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
}

const KEY = "headframe-tables";
const MOST = 40;

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

  forget(table: string): void {
    this.#write(this.tickets.filter((ticket) => ticket.table !== table));
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
