/** A seat's marks: colour is never the only one, each seat has a shape of its own. */

export interface Mark {
  colour: string;
  /** On a 24 × 24 grid. */
  shape: string;
  /** Key of the shape's name: `shape-circle`. */
  name: string;
}

export const MARKS: readonly Mark[] = [
  {
    colour: "var(--crew-1, var(--seat-1))",
    name: "circle",
    shape: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z",
  },
  { colour: "var(--crew-2, var(--seat-2))", name: "square", shape: "M4 4h16v16H4Z" },
  { colour: "var(--crew-3, var(--seat-3))", name: "triangle", shape: "M12 2.5 22.5 21h-21Z" },
  {
    colour: "var(--crew-4, var(--seat-4))",
    name: "diamond",
    shape: "m12 1.5 10.5 10.5L12 22.5 1.5 12Z",
  },
  {
    colour: "var(--crew-5, var(--seat-5))",
    name: "pentagon",
    shape: "m12 2 10.5 7.6-4 12.4h-13l-4-12.4Z",
  },
  {
    colour: "var(--crew-6, var(--seat-6))",
    name: "hexagon",
    shape: "m12 1.5 9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75Z",
  },
];

/** Marks in these colours, as a style for all that lies within. */
export const inColours = (colours: readonly string[] | undefined): string =>
  (colours ?? []).map((colour, seat) => `--crew-${seat + 1}: ${colour}`).join("; ");

export function mark(seat: number): Mark {
  return MARKS[seat % MARKS.length] as Mark;
}
