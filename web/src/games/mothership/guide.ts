import type { GuidedGame } from "../../guide/steps";
import { END, GATE, MOVE } from "./generated";

const MAP = [".map-area", '.tabs [data-tab="map"]'];
const PANEL = [".own .panel-of", '.tabs [data-tab="panel"]'];
const CARDS = [".hand-area", '.tabs [data-tab="cards"]'];
const TECH = ['[data-open="tech"]'];
const FIGHT = [".fight", ".hand-area"];

/** A short game for points: nobody is thrown out, and lost ships come back. */
export default {
  options: { players: 2, mode: "vp", vp_goal: "rounds", rounds: 5 },
  bots: ["level1"],
  seed: "first flight",
  steps: [
    { id: "welcome", key: ["fleet", "action"], read: true, at: [".strip"] },
    { id: "fleet", key: "fleet", at: MAP },
    { id: "energy", key: "action", seen: "[data-draft=energy]", at: [".bar", ...PANEL] },
    { id: "way", key: ["action", "way"], seen: ".cell[data-does=go]", at: MAP },
    { id: "attackers", key: ["action", "attackers"], seen: ".strike", at: [".strike"] },
    { id: "map", key: "action", read: true, at: MAP },
    { id: "panel", key: "action", after: "map", read: true, at: PANEL },
    { id: "move", key: "action", does: [[MOVE, GATE]], after: "panel", at: MAP },
    { id: "asteroids", key: "asteroid-cards", at: FIGHT },
    { id: "near", key: "action", after: "way", read: true, at: MAP },
    { id: "captured", event: "Captured", key: "action", read: true, at: PANEL },
    { id: "reward", key: "reward", at: [".bar"] },
    { id: "tech", key: "action", after: "near", read: true, at: TECH },
    { id: "cards", key: "action", after: "tech", read: true, at: CARDS },
    { id: "end", key: "action", does: [END], after: "cards", at: ['[data-action="end"]'] },
    { id: "sell", key: "sell", at: CARDS },
    {
      id: "waiting",
      waiting: true,
      read: true,
      after: "way",
      at: ["#panel-log", ".drawers button"],
    },
    { id: "defend", key: ["evade", "defender-cards"], at: FIGHT },
    { id: "attack", key: "attacker-cards", at: FIGHT },
    { id: "gas", key: "gas", at: FIGHT },
    { id: "roll", key: ["after-roll", "after-throw"], at: FIGHT },
    { id: "loss", key: "loss", at: FIGHT },
    { id: "respond", key: ["respond", "last-call"], at: CARDS },
    { id: "respawn", key: "respawn", at: MAP },
    { id: "researched", event: "Researched", key: "action", read: true, at: TECH },
    { id: "alone", key: "action", after: "end", read: true, at: [".tools"] },
    { id: "over", over: true, read: true, at: [".ending table"] },
  ],
} satisfies GuidedGame;
