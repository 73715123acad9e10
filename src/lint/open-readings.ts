import type { CheckedValue } from "../rules/formats.gen.js";
import { arisesUnder, isSupported, readingOf, type Reading, READINGS, withReading } from "../rules/readings.js";
import { rulesetOf } from "../rules/rulesets.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { quote } from "../faults/quote.js";
import type { Runs } from "./run.js";

const OTHERS: readonly Reading[] = READINGS.filter((reading) => !reading.recommended && isSupported(reading));

/**
 * Values that hold only because the rules are read as recommended, while the scenario says nothing of that question: the
 * first for each question. Empty if a check fails anyway.
 */
export function openReadings(runs: Runs): Fault[] {
  const { scenario } = runs;
  if (!runs.hold()) return [];
  const told = new Set((scenario.alternatives ?? []).map(({ id }) => readingOf(id)?.question));
  const found = new Map<string, Fault>();
  // The newest and the oldest: an edition between them is one of the two, as far as open questions go.
  const { 0: newest, length, [length - 1]: oldest } = runs.rulesets;
  for (const reading of OTHERS) {
    for (const id of new Set([newest ?? "current", oldest ?? "current"])) {
      if (told.has(reading.question) || found.has(reading.question) || !arisesUnder(reading, id)) continue;
      const [value] = runs.differing(id, withReading(rulesetOf(id), reading)) ?? [];
      if (value !== undefined) found.set(reading.question, fault(runs, reading, value));
    }
  }
  return [...found.values()];
}

function fault({ scenario }: Runs, { id, question }: Reading, value: CheckedValue): Fault {
  const place = scenario.timeline.findIndex((event) => event.kind === "check" && event.id === value.check);
  const what = [value.subject, value.characteristic].filter((part) => part !== "").join(", ");
  return faultAt(
    ["timeline", place],
    `${quote(value.check)} (${what}) is another by the reading ${id}, which the scenario does not tell`,
    `what holds however ${question} is answered, or an interpretation: npx cr613 readings ${id}`,
  );
}
