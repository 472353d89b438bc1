/** What the ear is told about a table, in order: deeds, then the question, refusals, advice. */

import type { Box } from "../games";
import { askedSeats } from "../lib/choices";
import { t } from "../lib/i18n.svelte";
import { told } from "../lib/story";
import type { LogEntry, Refusal } from "../lib/said";
import type { Table } from "../lib/table.svelte";
import { adviceOf } from "./adviceOf";

/** After a long absence only the last deeds are told one by one. */
const MOST_DEEDS = 12;

export class Spoken {
  #begun = false;
  #step = -1;
  #told = new WeakSet<LogEntry>();
  #asked = "";
  #refusal: Refusal | null = null;
  #back = "";
  #advised = "";

  /** What is new since it was asked last. */
  news(table: Table, box: Box): string[] {
    if (!table.view) return [];
    const found = [
      ...this.#greeted(),
      ...this.#deeds(table, box),
      ...this.#question(table, box),
      ...this.#refused(table, box),
      ...this.#agreement(table),
      ...this.#advice(table, box),
    ];
    this.#begun = true;
    return found;
  }

  #greeted(): string[] {
    return this.#begun ? [] : [t("keys-hint")];
  }

  #deeds(table: Table, box: Box): string[] {
    const back = table.step < this.#step;
    this.#step = table.step;
    const fresh: LogEntry[] = [];
    for (const entry of table.log.toReversed()) {
      if (this.#told.has(entry)) break;
      this.#told.add(entry);
      fresh.unshift(entry);
    }
    if (!this.#begun) return []; // who comes later is not told the whole game
    const lines = fresh.map((entry) => told(entry, box, table.seats).text).filter(Boolean);
    const left = lines.length - MOST_DEEDS;
    return [
      ...(back ? [t("spoken-undone")] : []),
      ...(left > 0 ? [t("and-more", { count: left })] : []),
      ...lines.slice(-MOST_DEEDS),
    ];
  }

  #question(table: Table, box: Box): string[] {
    const asks = table.decisions.map((decision) => box.speech.ask(decision));
    // One's own question that is not shown yet is not waited for.
    const waits = askedSeats(table.view?.open ?? [])
      .filter((seat) => seat !== table.looking)
      .map((seat) => table.seats[seat]?.name ?? "");
    const now =
      asks.length > 0
        ? `${table.looking} ${table.step} ${asks.join(" ")}`
        : table.view?.over
          ? "over"
          : waits.join(" ");
    // Nor is anybody asked what an order has answered already.
    if (now === this.#asked || table.waiting !== null || table.weighing) return [];
    this.#asked = now;
    if (asks.length > 0) return [`${t("your-move")}: ${asks.join(". ")}`];
    if (table.view?.over) return [t("game-over")];
    return waits.length > 0 ? [t("waiting-for", { names: waits.join(", ") })] : [];
  }

  #refused(table: Table, box: Box): string[] {
    const refusal = table.refusal;
    if (refusal === this.#refusal) return [];
    this.#refusal = refusal;
    return refusal ? [`${t("refused")} ${box.speech.phrase(refusal.say)}`] : [];
  }

  /** Somebody wants to take back, or may not. */
  #agreement(table: Table): string[] {
    const asks = table.info?.asks ?? null;
    const now = table.declined ? "declined" : asks ? `asked ${asks.seat}` : "";
    if (now === this.#back) return [];
    this.#back = now;
    if (table.declined) return [t("undo-declined")];
    return asks ? [t("undo-asked", { name: table.seats[asks.seat]?.name ?? "" })] : [];
  }

  #advice(table: Table, box: Box): string[] {
    const said = adviceOf(table, box.speech);
    const now = said ? said.answer + said.place : "";
    if (now === this.#advised) return [];
    this.#advised = now;
    if (!said) return [];
    const answers = said.then.map(({ words }) => words).join("; ");
    const then = answers ? [t("advice-then", { answers })] : [];
    const what = t("advice", { place: said.place, answer: said.answer });
    return [what, [said.chance, ...said.reasons, ...then].join(" ").trim()].filter(Boolean);
  }
}
