/** Floors, mechs and corridors in complete sentences, for those who do not see the picture. */

import { BOT, FACE_DOWN, KINDS, each } from "./facts";
import type { Play } from "./play";

export interface Standing {
  /** A seat, or the solo bot. */
  key: number;
  mech: number;
  floor: number;
  name: string;
  own: boolean;
  cargo: number[];
}

/** Every mech of the table, one's own last: it stands in front. */
export function mechsOf(play: Play): Standing[] {
  const { mine, facts, words } = play;
  const found: Standing[] = mine.players.map((player) => ({
    key: player.seat,
    mech: player.mech,
    floor: player.floor,
    name: play.seats[player.seat]?.name ?? "",
    own: player.seat === play.me.seat,
    cargo: each(player.storage),
  }));
  const board = mine.bot && facts.bots.find((one) => one.level === mine.bot?.level);
  if (mine.bot && board)
    found.push({
      key: BOT,
      mech: board.mech,
      floor: mine.bot.floor,
      name: words.say("other-seat"),
      own: false,
      cargo: [],
    });
  return found.sort((one, other) => Number(one.own) - Number(other.own));
}

export function mechSaid(play: Play, mech: Standing): string {
  const { words } = play;
  const carries = words.minerals(
    mech.key === BOT
      ? (play.mine.bot?.minerals ?? [])
      : (play.mine.players[mech.key]?.storage ?? []),
  );
  return words.say("mech-said", {
    name: mech.own ? words.say("your-mech") : mech.name,
    mech: words.mech(mech.mech),
    floor: words.floor(mech.floor),
    carries,
  });
}

export function corridorSaid(play: Play, floor: number): string {
  const { facts, words, mine } = play;
  const stack = mine.stacks[floor];
  const top = stack?.top;
  if (!stack || top === undefined) return "";
  return words.say("corridor", {
    floor,
    drills: play.figures.corridors[floor] ?? 0,
    minerals: (facts.tiles[top]?.minerals ?? []).map((kind) => words.mineral(kind)).join(", "),
    tile: words.tile(top),
    count: stack.hidden,
  });
}

export const groundOf = (play: Play, floor: number) =>
  play.mine.ground.slice(floor * KINDS, floor * KINDS + KINDS);

export const barrierTile = (play: Play, floor: number) =>
  play.facts.tiles.findIndex((tile) => tile.barrier && tile.floor === floor);

export function barrierSaid(play: Play, floor: number): string {
  const { facts, words } = play;
  return [
    words.say("barrier", { floor, drills: facts.floors[floor]?.barrier ?? 0 }),
    words.tile(barrierTile(play, floor)),
    words.say("behind", { minerals: words.minerals(groundOf(play, floor)) }),
  ].join(". ");
}

/** A floor with everything on it, and how far away it is. */
export function floorSaid(play: Play, floor: number): string {
  const { words, mine } = play;
  const steps = floor - play.me.floor;
  const room = mine.rooms[floor] ?? -2;
  const closed = floor > mine.deepest;
  const here = mechsOf(play).filter((mech) => mech.floor === floor);
  const stack = mine.stacks[floor];
  return [
    words.floor(floor),
    steps === 0
      ? words.say("you-are-here")
      : words.say(steps > 0 ? "floors-down" : "floors-up", { count: Math.abs(steps) }),
    closed ? barrierSaid(play, floor) : room >= 0 ? words.aboutRoom(room) : "",
    room === FACE_DOWN && !closed ? words.say("room-hidden") : "",
    closed ? "" : words.say("lying", { minerals: words.minerals(groundOf(play, floor)) }),
    !closed && stack?.top !== undefined ? corridorSaid(play, floor) : "",
    here.length ? words.say("mechs-here", { names: here.map((mech) => mech.name).join(", ") }) : "",
  ]
    .filter(Boolean)
    .map((part) => part.replace(/[.\s]+$/, ""))
    .join(". ");
}

/** A room's effects, each in as few words as its sign has room for. */
export function roomShort(play: Play, room: number): string[] {
  const { words } = play;
  const facts = play.facts.rooms[room];
  if (!facts) return [];
  const told = facts.moments
    .filter((moment) => moment.when !== "reveal")
    .map((moment) =>
      words.say(`moment-${moment.when}`, {
        effect: moment.effect
          .flat(2)
          .map((piece) => words.short(piece))
          .join(", "),
      }),
    );
  if (facts.discount) told.unshift(words.say("moment-discount", { drills: facts.discount }));
  return told;
}
