/** What miners are remembered for. */

import { Deeds, type Medals } from "../../ending/medals";
import { eventsOf, factsOf } from "./facts";

const medals: Medals = (told, catalogue) => {
  const { minerals } = factsOf(catalogue);
  const deeds = new Deeds();
  for (const event of eventsOf(told.map(({ event }) => event))) {
    if (event.is === "TunnelDug" && event.action === "bomb") deeds.adds("bombs", event.seat);
    else if (event.is === "TunnelDug") deeds.reaches("mole", event.seat, event.cells.length);
    else if (event.is === "MineralsPut") {
      const money = event.minerals.reduce(
        (sum, count, kind) => sum + count * (minerals[kind]?.money ?? 0),
        0,
      );
      deeds.reaches("jeweller", event.seat, money);
    } else if (event.is === "TileFound") deeds.adds("artifacts", event.seat);
    else if (event.is === "MinorTaken") deeds.adds("goals", event.seat);
  }
  return deeds.medals([
    ["mole", 4],
    ["jeweller", 5],
    ["bombs", 2],
    ["artifacts", 2],
    ["goals", 2],
  ]);
};

export default medals;
