/** A link that somebody else can open. The page's own address does, unless it is this machine's name
 * for itself: then the server says where others find it. */

import * as api from "./api";
import { href } from "./routes";

export interface Invitation {
  link: string;
  /** Nobody but this machine can open it. */
  alone: boolean;
}

export const isLoopback = (host: string): boolean =>
  host === "localhost" ||
  host === "[::1]" ||
  host.startsWith("127.") ||
  host.endsWith(".localhost");

/** This way, as it is written on another device. */
async function fromOutside(way: string): Promise<Invitation> {
  const here = new URL(way, document.baseURI);
  if (!isLoopback(here.hostname)) return { link: here.href, alone: false };
  const { addresses, alone } = await api.reach().catch(() => ({ addresses: [], alone: false }));
  const [first] = addresses;
  return first ? { link: new URL(way, first).href, alone } : { link: here.href, alone };
}

export const invitation = (table: string): Promise<Invitation> => fromOutside(href("join", table));

/** The seats of a ticket, to be held by another device too: whoever has the link plays them. */
export const carried = (ticket: {
  table: string;
  tokens: { [seat: string]: string };
}): Promise<Invitation> =>
  fromOutside(href("seat", ticket.table, Object.entries(ticket.tokens).flat().join("~")));

/** The tokens in such a link, by seat; null where it is none. */
export function tokensIn(text: string): { [seat: string]: string } | null {
  if (!/^\d+~[^~]+(?:~\d+~[^~]+)*$/.test(text)) return null;
  const pairs = text.matchAll(/(\d+)~([^~]+)/g);
  return Object.fromEntries([...pairs].map(([, seat = "", token = ""]) => [seat, token]));
}
