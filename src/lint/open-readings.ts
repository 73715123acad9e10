import type { CheckedValue } from "../rules/formats.gen.js";
import { arisesUnder, isHeld, isSupported, readingOf, type Reading, READINGS, withReading } from "../rules/readings.js";
import { rulesetOf } from "../rules/rulesets.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { quote } from "../faults/quote.js";
import type { Runs } from "./run.js";

const OTHERS: readonly Reading[] = READINGS.filter((reading) => !reading.recommended && isSupported(reading));

/** What holds only because the rules are read as recommended, by whether anybody is known who reads them otherwise. */
export interface OpenReadings {
  readonly held: readonly Fault[];
  readonly unheld: readonly Fault[];
}

/**
 * Values that hold only because the rules are read as recommended, while the scenario says nothing of that question: the
 * first for each question, by a reading that somebody holds if there is one. Empty if a check fails anyway.
 */
export function openReadings(runs: Runs): OpenReadings {
  const { scenario } = runs;
  if (!runs.hold()) return { held: [], unheld: [] };
  const told = new Set((scenario.alternatives ?? []).map(({ id }) => readingOf(id)?.question));
  const found = new Set<string>();
  // The newest and the oldest: an edition between them is one of the two, as far as open questions go.
  const { 0: newest, length, [length - 1]: oldest } = runs.rulesets;
  const changing = (reading: Reading): Fault[] => {
    for (const id of new Set([newest ?? "current", oldest ?? "current"])) {
      if (told.has(reading.question) || found.has(reading.question) || !arisesUnder(reading, id)) continue;
      const [value] = runs.differing(id, withReading(rulesetOf(id), reading)) ?? [];
      if (value === undefined) continue;
      found.add(reading.question);
      return [fault(runs, reading, value)];
    }
    return [];
  };
  const held = OTHERS.filter(isHeld).flatMap(changing);
  return { held, unheld: OTHERS.filter((reading) => !isHeld(reading)).flatMap(changing) };
}

function fault({ scenario }: Runs, { id, question }: Reading, value: CheckedValue): Fault {
  const place = scenario.timeline.findIndex((event) => event.kind === "check" && event.id === value.check);
  const what = [value.subject, value.characteristic].filter((part) => part !== "").join(", ");
  return faultAt(
    ["timeline", place],
    `${quote(value.check)} (${what}) is another by the reading ${id}, which the scenario does not tell`,
    `what holds however ${question} is answered; or "level": "interpretation", and here "readings": { ${quote(id)}: { "expect": … } } (npx cr613 readings ${id})`,
  );
}
