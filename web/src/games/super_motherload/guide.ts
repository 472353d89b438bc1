import type { GuidedGame } from "../../guide/steps";
import { DRAW } from "./generated";

const STACKS = [".stacks-area"];
const GOALS = [".goals-area", ".opens"];

/** The learner begins, with the deck that has a bit of everything. */
export default {
  options: { players: 2, decks: ["purple", "green"], start: 0 },
  bots: ["level1"],
  seed: "first descent",
  steps: [
    { id: "welcome", key: ["action", "side"], read: true, at: [".strip"] },
    { id: "side", key: "side", at: [".sides"] },
    { id: "mine", key: "action", read: true, at: [".mine"] },
    { id: "hand", key: "action", at: [".hand-area"], done: '.hand .card[aria-pressed="true"]' },
    {
      id: "drill",
      key: "action",
      seen: '.hand .card[aria-pressed="true"]',
      at: ['[data-action="drill"]'],
    },
    { id: "cards", key: "drill-cards", at: [".hand-area"] },
    { id: "line", key: "line", at: [".mine"] },
    { id: "stack", key: "stack", at: STACKS },
    { id: "second", key: "action", after: "line", at: [".bar-area"] },
    {
      id: "waiting",
      waiting: true,
      read: true,
      after: "line",
      at: ["#panel-log", ".drawers button"],
    },
    { id: "draw", key: "action", does: [DRAW], after: "second", at: ['[data-action="draw"]'] },
    { id: "goals", key: "action", after: "draw", read: true, at: GOALS },
    { id: "take", key: ["major", "minor"], at: GOALS },
    { id: "bought", event: "CardBought", key: "action", read: true, at: STACKS },
    {
      id: "artifact",
      event: "TileFound",
      key: ["action", "tile"],
      read: true,
      at: [".tiles", ".hand-area"],
    },
    { id: "bomb", key: "action", after: "goals", read: true, at: ['[data-action="bomb"]'] },
    { id: "bomb-card", key: "bomb-card", at: [".hand-area"] },
    { id: "blast", key: "blast", at: [".mine"] },
    { id: "discard", key: "discard", at: [".hand-area"] },
    {
      id: "end-turn",
      key: "action",
      seen: '[data-action="end"].main',
      at: ['[data-action="end"]'],
    },
    { id: "board", event: "BoardJoined", key: "action", after: "mine", read: true, at: [".mine"] },
    { id: "alone", key: "action", after: "bomb", read: true, at: [".tools"] },
    { id: "over", over: true, read: true, at: [".ending table"] },
  ],
} satisfies GuidedGame;
