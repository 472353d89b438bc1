import type { Facts } from "./facts";

/** The catalogue of the table on the screen, for the seat strip and the log, which get none. */
export const known = $state<{ facts: Facts | null }>({ facts: null });
