/** On a phone the player's place is in parts, one of them open at a time. */

export const TABS = ["map", "fleet", "panel", "cards"] as const;
export type Tab = (typeof TABS)[number];

const OF: { [of: string]: Tab } = {
  space: "map",
  way: "map",
  unit: "map",
  piece: "map",
  planet: "map",
  card: "cards",
  energy: "panel",
  "energy-gain": "panel",
  "energy-loss": "panel",
};
/** Where a question is answered; undefined = beside the question itself. */
export const tabOf = (of: string): Tab | undefined => OF[of];
