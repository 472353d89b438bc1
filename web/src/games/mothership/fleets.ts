/** Whose colour, which team: marks of owners as this game shows them. */

import { mark } from "../../ui/seats";
import { TEAM, type War } from "./facts";

export const colourOf = (owner: number) => mark(owner).colour;

/** The team of an owner where there are teams, else null. */
export function teamOf(war: War, owner: number): number | null {
  return war.setting.mode === TEAM ? (war.setting.side[owner] ?? null) : null;
}

/** Who plays together, in the teams' order; nobody where each is alone. */
export function teamsOf(war: War, seats: number): { team: number; seats: number[] }[] {
  const all = Array.from({ length: seats }, (_, seat) => ({ seat, team: teamOf(war, seat) }));
  const teams = [...new Set(all.flatMap(({ team }) => (team === null ? [] : [team])))].sort();
  return teams.map((team) => ({
    team,
    seats: all.filter((each) => each.team === team).map(({ seat }) => seat),
  }));
}

export const isFriend = (war: War, one: number, other: number) =>
  war.setting.side[one] === war.setting.side[other];

/** What a piece of a team stands on, around (0, 0): round, bracketed or three-cornered; without
 * teams a plain ring. Two paths: the ground, and the heavy line on it. */
export function baseOf(team: number | null, r: number): { ground: string; line: string } {
  const ring = `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  if (team === 1) {
    const [a, b, c] = [0.3 * r, 0.98 * r, 1.12 * r];
    return {
      ground: `M0 ${-1.08 * r}L${b} 0 0 ${1.08 * r} ${-b} 0Z`,
      line: `M${-a} ${-b}L${-c} 0 ${-a} ${b}M${a} ${-b}L${c} 0 ${a} ${b}`,
    };
  }
  if (team === 2) {
    const w = 1.15 * r;
    return {
      ground: ring,
      line: `M${-w} ${0.25 * r}V${r}H${-0.45 * r}M${w} ${0.25 * r}V${r}H${0.45 * r}M${-0.4 * r} ${-w}H${0.4 * r}`,
    };
  }
  return { ground: ring, line: `M${-r} 0a${r} ${r} 0 0 0 ${2 * r} 0` };
}
