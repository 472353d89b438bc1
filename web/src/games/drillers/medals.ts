/** What drivers are remembered for. */

import { Deeds, type Medals } from "../../ending/medals";
import type { Event } from "./generated";

const medals: Medals = (told) => {
  const deeds = new Deeds();
  for (const { event: each } of told) {
    const event = each as unknown as Event;
    if (event.is === "TileWon") deeds.adds("breaker", event.seat);
    else if (event.is === "Collected") deeds.adds("hauler", event.seat);
    else if (event.is === "Moved")
      deeds.adds("climber", event.seat, Math.abs(event.floor - event.origin));
    else if (event.is === "Bought") deeds.adds("shopper", event.seat);
    else if (event.is === "Sold") deeds.reaches("trader", event.seat, event.price);
  }
  return deeds.medals([
    ["breaker", 2],
    ["hauler", 3],
    ["climber", 6],
    ["shopper", 2],
    ["trader", 5],
  ]);
};

export default medals;
