/** The exchanges of Operations that stand on no card, with the prices of the catalogue. */

import type { Change } from "./effects";
import * as c from "./generated";
import type { Play } from "./play";

export interface Deal {
  code: number;
  /** `act-NAME` says it, `about-NAME` explains it. */
  name: string;
  give: number | "";
  given: string;
  get: number;
  got: string;
  ghost: Partial<Change>;
}

export function dealsOf(play: Play): { drill: Deal; moves: Deal[]; damage: Deal; drone: Deal } {
  const { move_fuel, drill_fuel, damage_fuel, engine_fuel, engine_moves, drone_fuel } =
    play.facts.numbers;
  const room = play.me.cap - play.me.fuel;
  const engine: Deal = {
    code: c.ANY_MOVE_NOW,
    name: "engine-move",
    give: engine_fuel,
    given: "fuel",
    get: engine_moves,
    got: "move",
    ghost: { fuel: -engine_fuel, moves: engine_moves },
  };
  return {
    drill: {
      code: c.BUY_DRILL,
      name: "fuel-drill",
      give: drill_fuel,
      given: "fuel",
      get: 1,
      got: "drill",
      ghost: { fuel: -drill_fuel, drills: 1 },
    },
    moves: [
      {
        code: c.BUY_MOVE,
        name: "fuel-move",
        give: move_fuel,
        given: "fuel",
        get: 1,
        got: "move",
        ghost: { fuel: -move_fuel, moves: 1 },
      },
      ...(play.can(c.ANY_MOVE_NOW) ? [engine] : []),
    ],
    damage: {
      code: c.TAKE_DAMAGE,
      name: "damage-fuel",
      give: "",
      given: "damage",
      get: damage_fuel,
      got: "fuel",
      ghost: { fuel: Math.min(damage_fuel, room) },
    },
    drone: {
      code: c.ANY_DRONE_NOW,
      name: "drone-fuel",
      give: "",
      given: "refresh",
      get: drone_fuel,
      got: "fuel",
      ghost: { fuel: Math.min(drone_fuel, room), drones: -1 },
    },
  };
}
