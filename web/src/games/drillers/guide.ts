import type { GuidedGame } from "../../guide/steps";
import * as c from "./generated";

const MINE = [".mine"];
const SHOPS = [".shops", ".stall"];
const MARKET = [".market", '.acts [data-tab="dash"]'];

export default {
  options: { players: 2 },
  bots: ["level1"],
  seed: "first shift",
  steps: [
    { id: "welcome", key: "operations", read: true, at: [".strip"] },
    { id: "shaft", key: "operations", read: true, at: MINE },
    { id: "gauges", key: "operations", read: true, at: [".gauges"] },
    {
      id: "card",
      key: "operations",
      does: [[c.PLAY, c.BUY]],
      at: [".hand-area .hand", ".hand-area"],
    },
    {
      id: "fuel",
      key: "operations",
      after: "card",
      read: true,
      at: [".hand-area .burn", ".hand-area .hand"],
    },
    {
      id: "move",
      key: "operations",
      does: [c.DOWN],
      seen: ".floor.lit",
      at: [".floor.lit", ...MINE],
    },
    {
      id: "collect",
      key: "operations",
      does: [[c.COLLECT, c.SELL]],
      seen: ".gem.lit",
      at: [".gem.lit", ...MINE],
    },
    {
      id: "corridor",
      key: "operations",
      does: [c.EXCAVATE],
      seen: ".tile.lit",
      at: [".mine .tile.lit", ...MINE],
    },
    { id: "functions", key: "operations", after: "fuel", read: true, at: [".gauges .key"] },
    { id: "choice", key: ["effect", "order", "draw", "cave"], at: [".options"] },
    {
      id: "end",
      key: "operations",
      does: [c.END],
      after: "functions",
      at: ['[data-action="end"]'],
    },
    { id: "keep", key: "keep", at: [".hand-area .hand"] },
    {
      id: "waiting",
      waiting: true,
      read: true,
      after: "end",
      at: ["#panel-log", ".drawers button"],
    },
    { id: "track", event: "TileWon", key: "operations", read: true, at: [".track"] },
    { id: "plan", key: "operations", after: "keep", read: true, at: MINE },
    { id: "surfacing", key: "surfacing", read: true, at: SHOPS },
    {
      id: "market",
      key: "surfacing",
      does: [c.SELL_ALL, [c.SELL, c.RAISE_NOW]],
      after: "surfacing",
      at: MARKET,
    },
    { id: "buy", key: "surfacing", after: "market", read: true, at: SHOPS },
    { id: "upgrade", key: "surfacing", after: "buy", read: true, at: [".work", ...SHOPS] },
    { id: "repair", key: "repair", at: [".chooser"] },
    { id: "barrier", key: "operations", after: "surfacing", read: true, at: [".barrier", ...MINE] },
    { id: "damage", event: "Damaged", key: "operations", read: true, at: [".hand-area"] },
    {
      id: "milestone",
      event: "MilestoneTaken",
      key: "operations",
      read: true,
      at: [".track"],
    },
    { id: "alone", key: "operations", after: "barrier", read: true, at: [".tools"] },
    { id: "last", key: "operations", seen: ".last", read: true, at: [".last"] },
    { id: "over", over: true, read: true, at: [".ending table"] },
  ],
} satisfies GuidedGame;
