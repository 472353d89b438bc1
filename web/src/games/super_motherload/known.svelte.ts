import type { Facts } from "./facts";

/** The facts of the board last drawn. The seat strip asks for scores without a catalogue. */
export const known = $state<{ facts: Facts | null }>({ facts: null });
