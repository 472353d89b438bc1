import type { TableWish } from "../lib/wire";

/** What the host decides when opening a table, and all can read there. */
export type Rights = Required<Pick<TableWish, "takeover" | "stand_in" | "revoke" | "watch">>;

/** As the server has it too where nothing is said. */
export const RIGHTS: Rights = { takeover: 300, stand_in: "level2", revoke: true, watch: true };
