import type { RulesetId, Scenario } from "../rules/formats.gen.js";
import { clauseBefore, everyClause } from "../rules/clause-outline.js";
import { EVERY_LAYER } from "../rules/layers.js";
import { SUPPORTED_RULESETS } from "../rules/rulesets.js";
import { formatDefinition, memberOf, resolved } from "../scenario/definition.js";
import { nearest } from "../faults/nearest.js";
import { quote } from "../faults/quote.js";
import type { Selection } from "./plan.js";
import { refused, type Understood, understood } from "./understood.js";

/** The filters a user wrote to select scenarios. Entries of lists may contain commas. */
export interface Filters {
  /** A regular expression, matched without regard to case. */
  readonly grep?: string | undefined;
  readonly topic?: readonly string[] | undefined;
  readonly rule?: readonly string[] | undefined;
  readonly layer?: readonly string[] | undefined;
  readonly ruleset?: readonly string[] | undefined;
  readonly level?: readonly string[] | undefined;
}

/** How messages name a filter that takes free text, such as `--grep` on a command line. */
export type FilterNames = Readonly<Record<"grep" | "rule", string>>;

/** Parses filters, or says what is wrong with the first bad one. `folders` are topics too. */
export function selectionOf(filters: Filters, folders: readonly string[], names: FilterNames): Understood<Selection> {
  const grep = patternOf(filters.grep, names.grep);
  if (!grep.ok) return grep;
  const layerNames = [...new Set(EVERY_LAYER.flatMap((layer) => [layer.slice(0, 1), layer]))];
  const topics = wordsOf("topic", filters.topic, [...new Set([...TOPICS, ...folders])]);
  const rules = rulesOf(filters.rule, names.rule);
  const layers = wordsOf("layer", filters.layer, layerNames);
  const rulesets = namedRulesets(filters.ruleset);
  const levels = wordsOf("level", filters.level, LEVELS);
  if (!topics.ok) return topics;
  if (!rules.ok) return rules;
  if (!layers.ok) return layers;
  if (!rulesets.ok) return rulesets;
  if (!levels.ok) return levels;
  const selection: Selection = {
    grep: grep.value,
    topics: topics.value,
    rules: rules.value,
    layers: layers.value,
    rulesets: rulesets.value,
    levels: levels.value,
  };
  return understood(selection);
}

/** The topics that the schema lists. */
export const TOPICS = wordsOfKey("topic");
const LEVELS = wordsOfKey("level") as readonly Scenario["level"][];

/** The words that the schema allows for a key of a scenario, or in the list there. */
function wordsOfKey(key: string): readonly string[] {
  const definition = resolved(memberOf(formatDefinition("scenario"), key));
  const allowed = definition.enum ?? resolved(definition.items ?? {}).enum ?? [];
  return allowed.filter((word) => typeof word === "string");
}

function patternOf(text: string | undefined, name: string): Understood<RegExp | undefined> {
  if (text === undefined) return understood(undefined);
  try {
    return understood(new RegExp(text, "i"));
  } catch {
    return refused(`${name} ${quote(text)} is no regular expression`);
  }
}

/** The values of an option that may be repeated and may contain commas. */
export function listed(values: readonly string[]): string[] {
  return values.flatMap((value) => value.split(",")).map((value) => value.trim());
}

function wordsOf<T extends string>(
  option: string,
  values: readonly string[] | undefined,
  known: readonly T[],
): Understood<T[] | undefined> {
  if (values === undefined) return understood(undefined);
  const words: T[] = [];
  for (const value of listed(values)) {
    const word = known.find((each) => each === value);
    if (word === undefined) return refused(unknownWord(option, value, known));
    words.push(word);
  }
  return understood(words);
}

/** `unknown topic "coler". Did you mean color? Known: ...` */
export function unknownWord(what: string, word: string, known: readonly string[]): string {
  return `unknown ${what} ${quote(word)}.${meantWord(word, known)} Known: ${known.join(", ")}`;
}

/** ` Did you mean color?`, or nothing. */
export function meantWord(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known);
  return meant === undefined ? "" : ` Did you mean ${meant}?`;
}

function rulesOf(values: readonly string[] | undefined, name: string): Understood<string[] | undefined> {
  if (values === undefined) return understood(undefined);
  const clauses = listed(values);
  const strange = clauses.find((clause) => !/^[1-9]\d{0,2}(?:\.(?:\d{1,3}[a-z]?)?)?$/.test(clause));
  if (strange !== undefined)
    return refused(`${name} ${quote(strange)} is no clause or beginning of one; such as 613, 613.8 or 613.8a`);
  const there = everyClause();
  const missing = clauses.find((clause) => !there.some((known) => known.startsWith(clause)));
  if (missing === undefined) return understood(clauses);
  const meant = clauseBefore(missing);
  return refused(
    `${name} ${missing} is no clause of the rules${meant === undefined ? "" : `; did you mean ${meant}?`}`,
  );
}

export function namedRulesets(values: readonly string[] | undefined): Understood<RulesetId[] | undefined> {
  return wordsOf("ruleset", values, SUPPORTED_RULESETS);
}
