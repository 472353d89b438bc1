/** The awning of each shop, by its number; the last stands for any more. */
const COLOURS = ["#e5523a", "#3aa394", "#d6a92e", "#3a6fae"];
export const stallColour = (shop: number) => COLOURS[shop] ?? "#8a5a45";
/** What lies behind a card's picture, by the shop that sells it. */
export const shelfOf = (shop: string | null) => shop ?? "starting";
