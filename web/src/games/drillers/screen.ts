import { MediaQuery } from "svelte/reactivity";

/** Where the table is drawn for a hand: the same line as in `../../table/zones.css`. */
export const phone = new MediaQuery("(max-width: 56rem), (max-height: 30rem)");
