import type { Card, Expectations, Problem, Scenario } from "../rules/formats.gen.js";
import type { Fault } from "../faults/fault.js";
import { isObject } from "../rules/json-object.js";
import { formatDefinition } from "./definition.js";
import { expectationsFaults } from "./expectations-check.js";
import { type Json, readJson } from "./json.js";
import { MAX_PROBLEMS } from "./limits.js";
import { problemAt } from "./locate.js";
import { cardFaults } from "./card-check.js";
import { counterWordFaults } from "./counter-words.js";
import { designationSlips } from "./designation-slips.js";
import { pointerOf } from "../faults/pointer.js";
import { schemaFaults } from "./schema-faults.js";
import type { PlacedFault } from "./schema-message.js";
import { validateCard, validateExpectations, validateScenario, type Validator } from "./validators.gen.js";
import { inCaseOfData } from "./word-case.js";
import { vocabularyFaults } from "./vocabulary.js";

export type Parsed<T> = { ok: true; value: T; warnings: Problem[] } | { ok: false; problems: Problem[] };

/** Parses a card file. `file` is the name in problems; nothing is read from disk. */
export function parseCard(text: string, file: string): Parsed<Card> {
  return parse(text, file, "card", validateCard, (card) => [
    ...vocabularyFaults(card),
    ...cardFaults(card, []),
    ...counterWordFaults(card),
    ...designationSlips(card),
  ]);
}

/** Parses a scenario file with its own cards. checkScenario checks its names. */
export function parseScenario(text: string, file: string): Parsed<Scenario> {
  return parse(text, file, "scenario", validateScenario, (scenario) => [
    ...vocabularyFaults(scenario),
    ...(scenario.cards ?? []).flatMap((card, i) => cardFaults(card, ["cards", i])),
    ...counterWordFaults(scenario),
    ...designationSlips(scenario),
  ]);
}

/** Parses an engine's expectations: JSON with comments. */
export function parseExpectations(text: string, file: string): Parsed<Expectations> {
  return parse(text, file, "expectations", validateExpectations, expectationsFaults);
}

type Format = "card" | "scenario" | "expectations";

function parse<T>(
  text: string,
  file: string,
  format: Format,
  validate: Validator<T>,
  further: (value: T) => Fault[],
): Parsed<T> {
  const read = readJson(text, file, format === "expectations" ? "allowed" : "refused");
  if (!read.ok) return read;
  const value = format === "expectations" ? read.value.value : inCaseOfData(read.value.value);
  const stranger = strangerFault(value, format);
  if (stranger !== undefined) return { ok: false, problems: problemsOf(read.value, file, [stranger]) };
  if (!validate(value)) {
    const faults = schemaFaults(formatDefinition(format), value, validate.errors ?? []);
    return { ok: false, problems: problemsOf(read.value, file, faults) };
  }
  const faults = further(value);
  if (faults.length > 0) {
    return {
      ok: false,
      problems: problemsOf(
        read.value,
        file,
        faults.map((fault) => ({ ...fault, part: "value" })),
      ),
    };
  }
  return { ok: true, value, warnings: read.warnings };
}

/** The name of each format, and the keys that are typical of it. */
const MEANT: Readonly<Record<Format, { readonly name: string; readonly keys: string }>> = {
  card: { name: "a card", keys: "a card: name, types ..." },
  scenario: { name: "a scenario", keys: "a scenario: id, title, players, timeline ..." },
  expectations: { name: "an expectations file", keys: "expectations: engine, reasons, known" },
};

/** A file of another format would have nothing but faults; one is enough. */
function strangerFault(value: unknown, format: Format): PlacedFault | undefined {
  if (!isObject(value)) return undefined;
  const found = formatOf(value);
  if (found === undefined || found === format) return undefined;
  const { name, keys } = MEANT[format];
  return { pointer: pointerOf([]), part: "value", message: `this is a ${found}, not ${name}`, expected: keys };
}

/** Which of the two formats a value is probably meant to have, judged by its keys. */
export function formatOf(value: unknown): "card" | "scenario" | undefined {
  if (!isObject(value)) return undefined;
  const has = (key: string): boolean => Object.hasOwn(value, key);
  if (has("timeline") || has("cites") || has("rulesets")) return "scenario";
  return has("name") && has("types") ? "card" : undefined;
}

/** The positions of faults in a text, as problems, up to the limit. */
export function problemsOf({ locator }: Json, file: string, faults: readonly PlacedFault[]): Problem[] {
  const problems = faults
    .slice(0, MAX_PROBLEMS)
    .map((fault) => problemAt(file, locator(fault.pointer, fault.part), fault))
    .sort((a, b) => a.line - b.line || a.column - b.column);
  const more = faults.length - MAX_PROBLEMS;
  const last = problems.at(-1);
  if (more > 0 && last !== undefined) {
    const { line, column } = last;
    problems.push({
      file,
      line,
      column,
      pointer: "",
      message: `and ${more} more ${more === 1 ? "fault" : "faults"} in this file`,
    });
  }
  return problems;
}
