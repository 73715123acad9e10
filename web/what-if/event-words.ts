import { pageWords } from "../../reports/html/spoken.js";
import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import type { Narrator } from "../../src/explain/narrator.js";

/** A check as its board calls it. The last one is usually called `end`, or has no id. */
export function checkName(check: string): string {
  const words = pageWords("en");
  return check === "" || check === "end" ? words.text("report-at-the-end") : words.text("check-called", { check });
}

/** An event as a phrase, without a full stop. */
export function eventWords(event: ScenarioEvent, narrator: Narrator): string {
  return event.kind === "check" ? checkName(event.id) : narrator.event(event).replace(/\.$/, "");
}

/** Several events as one phrase, each in words. */
export function eventsWords(events: readonly string[]): string {
  return events.map((event) => `“${event}”`).join(", ");
}

/** The name of a check within a sentence. */
export function momentWords(check: string): string {
  const title = checkName(check);
  return title.charAt(0).toLowerCase() + title.slice(1);
}
