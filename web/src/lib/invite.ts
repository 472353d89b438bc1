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

export async function invitation(table: string): Promise<Invitation> {
  const way = href("join", table);
  const here = new URL(way, document.baseURI);
  if (!isLoopback(here.hostname)) return { link: here.href, alone: false };
  const { addresses, alone } = await api.reach().catch(() => ({ addresses: [], alone: false }));
  const [first] = addresses;
  return first ? { link: new URL(way, first).href, alone } : { link: here.href, alone };
}
