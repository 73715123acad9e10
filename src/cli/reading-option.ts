import type { RulesetId } from "../rules/formats.gen.js";
import { arisesUnder, isSupported, questionOf, type Reading, READINGS, readingOf } from "../rules/readings.js";
import { rulesetsOf } from "../rules/rulesets.js";
import { meantWord } from "../verifier/filters.js";
import { quote } from "../faults/quote.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

const IDS = READINGS.map(({ id }) => id);

/** The readings asked for, at most one for each question, or what is wrong with the first that can not be followed. */
export function readingsOf(values: readonly string[] | undefined): Understood<Reading[]> {
  const ids = [...new Set((values ?? []).flatMap((value) => value.split(",")).map((value) => value.trim()))];
  const readings: Reading[] = [];
  for (const id of ids) {
    const reading = readingOf(id);
    if (reading === undefined)
      return refused(`unknown reading ${quote(id)}.${meantWord(id, IDS)} "npx cr613 readings" lists them all`);
    if (!isSupported(reading)) return refused(unsupported(reading));
    const other = readings.find(({ question }) => question === reading.question);
    if (other !== undefined) return refused(`${other.id} and ${id} answer the same question`);
    readings.push(reading);
  }
  return understood(readings);
}

/** The readings that make a difference under one ruleset; asking for one whose question does not arise is an error. */
export function readingsUnder(values: readonly string[] | undefined, ruleset: RulesetId): Understood<Reading[]> {
  const readings = readingsOf(values);
  if (!readings.ok) return readings;
  const idle = readings.value.find((reading) => !arisesUnder(reading, ruleset));
  if (idle === undefined) return readings;
  const where = rulesetsOf(questionOf(idle)).join(", ");
  return refused(`${idle.id} is no question under the ruleset ${ruleset}, only under ${where}`);
}

function unsupported(reading: Reading): string {
  const others = questionOf(reading)
    .readings.filter(({ id }) => id !== reading.id)
    .map(({ id }) => id);
  return `the resolver can not read the rules as ${reading.id} does; it follows ${others.join(" or ")}`;
}
