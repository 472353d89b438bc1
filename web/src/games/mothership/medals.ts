/** What commanders are remembered for. */

import { Deeds, type Medals } from "../../ending/medals";
import { eventsOf, ownerOf } from "./facts";

const medals: Medals = (told) => {
  const deeds = new Deeds();
  for (const event of eventsOf(told.map(({ event }) => event))) {
    if (event.is === "Destroyed" && event.by >= 0 && event.by !== ownerOf(event.unit))
      deeds.adds("ace", event.by);
    else if (event.is === "Captured") deeds.adds("conqueror", event.seat);
    else if (event.is === "Researched") deeds.adds("scholar", event.seat);
    else if (event.is === "Moved") deeds.adds("traveller", ownerOf(event.unit), event.path.length);
  }
  return deeds.medals([
    ["ace", 1],
    ["conqueror", 2],
    ["scholar", 3],
    ["traveller", 10],
  ]);
};

export default medals;
