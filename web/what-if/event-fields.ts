import type { Card, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { isObject, type JsonObject } from "../../src/rules/json-object.js";
import { branchFor, memberOf, resolved, typesOf } from "../../src/scenario/definition.js";
import type { Definition } from "../../src/scenario/json-schema.js";
import { DEFINITIONS } from "../../src/scenario/definitions.gen.js";
import { type FieldPath, namedBy, type Names, namesAt, optionsOf, wordsOf } from "./field-options.js";
import { isRefused, isWorse, type Refusals, refusalsAt } from "./refused.js";
import { situationAt } from "./standing.js";
import { labelOf } from "./field-labels.js";
import { pointerOf } from "../../src/faults/pointer.js";
import { own } from "../../src/rules/own.js";

/* The form of an event, made from its schema alone. */

export type FieldValue = string | number | boolean;

export type { FieldPath } from "./field-options.js";

export interface EventField {
  /** From the event: `["targets", 0]`. The place after the end of a list adds an entry. */
  readonly path: FieldPath;
  /** Plain English, such as "Under whose control". */
  readonly label: string;
  readonly kind: "text" | "number" | "flag" | "choice";
  /** Undefined if left out; a flag always has a value. */
  readonly value: FieldValue | undefined;
  readonly required: boolean;
  /** The possible values; for free text, suggestions. "cards" stands for the names of all cards. */
  readonly options?: readonly string[] | "cards";
  readonly description?: string;
}

/** The fields of an event at a place of the board's timeline, but for those of `deeperOf`. */
export function fieldsOf(
  event: ScenarioEvent,
  board: Scenario,
  place: number,
  cards: ReadonlyMap<string, Card> = new Map(),
): EventField[] {
  const names = namesAt(event, board, place, cards);
  const refusals = refusalsAt(board, place, cards, situationAt(board, cards, place));
  return properties(event)
    .flatMap(([key, held]) => fieldsUnder(event, key, held, names))
    .map((each) => withoutRefused(each, event, refusals))
    .filter((each) => !isIdle(each, event, refusals));
}

/** With another card or object in its place, what else the event says is for the reader to mend. */
const ANOTHER: ReadonlySet<unknown> = new Set(["card", "object", "source", "ability"]);

/** Without the options that would then be refused; what is there stays. */
function withoutRefused(each: EventField, event: ScenarioEvent, refusals: Refusals): EventField {
  const { path, kind, options, value } = each;
  if (kind !== "choice" || !Array.isArray(options) || !canStand(branchOf(event), Object.entries(event))) return each;
  const matters = (pointer: string): boolean =>
    !ANOTHER.has(path[0]) || pointer === "" || pointer === pointerOf(path.slice(0, 1));
  const stands = (option: string): boolean =>
    option === value || !isWorse(withField(event, path, option), event, refusals, matters);
  return { ...each, options: options.filter(stands) };
}

/** What some event of the kind can say, and others can't. */
const FOR_SOME: ReadonlySet<unknown> = new Set([
  "copyOf",
  "textBoxOf",
  "targets",
  "illegalTargets",
  "chosenObjects",
  "triggeredBy",
  "x",
]);

/** Whether an empty field could be filled in only with what is then refused. */
function isIdle({ path, value, options }: EventField, event: ScenarioEvent, refusals: Refusals): boolean {
  if (value !== undefined || !FOR_SOME.has(path[0])) return false;
  const filled = { ...event } as JsonObject;
  const taken = own<unknown>(filled, String(path[0]));
  const free = Array.isArray(options)
    ? options.filter((option) => !Array.isArray(taken) || !taken.includes(option))
    : [];
  const sample = path[0] === "x" ? 1 : free.at(-1);
  if (sample === undefined) return true;
  const said = withField(event, path, sample);
  return canStand(branchOf(said), Object.entries(said)) && isRefused(said, path, refusals);
}

/** The keys of an event that no form has: they are edited as JSON. */
export function deeperOf(event: ScenarioEvent): string[] {
  const value: JsonObject = { ...event };
  return properties(event).flatMap(([key, held]) => {
    const member = own(value, key);
    return member === undefined || isInForm(held, member) ? [] : [key];
  });
}

/**
 * The event with another value in a field; undefined leaves it out, if the event can be without it. Whatever excludes the new
 * value is left out.
 */
export function withField(event: ScenarioEvent, path: FieldPath, value: FieldValue | undefined): ScenarioEvent {
  const [key, inner] = path;
  if (typeof key !== "string") return event;
  const branch = branchOf(event);
  const old: JsonObject = { ...event };
  const held = memberOf(branch, key);
  const member = inner === undefined ? written(event, key, held, value) : memberWith(own(old, key), inner, value);
  const rest = Object.entries(old).filter(([other]) => other !== key || member !== undefined);
  const entries = rest.map(([other, each]): [string, unknown] => [other, other === key ? member : each]);
  if (member !== undefined && !Object.hasOwn(old, key)) entries.push([key, member]);
  const kept = member === undefined ? entries : withoutExcluded(entries, key, branch);
  if (value === undefined && !canStand(branch, kept)) return event;
  return Object.fromEntries(kept) as unknown as ScenarioEvent; // of the same kind; readBoard decides whether it is valid
}

function branchOf(event: ScenarioEvent): Definition {
  return branchFor(DEFINITIONS["ScenarioEvent"] ?? {}, event);
}

function properties(event: ScenarioEvent): [key: string, held: Definition][] {
  return Object.entries(branchOf(event).properties ?? {}).filter(
    ([key, { const: only }]) => key !== "kind" || only === undefined,
  );
}

/** What is true after state-based actions is asked by a flag; expectations of the answer are edited as JSON. */
function isAsking(held: Definition): boolean {
  return resolved(held) === DEFINITIONS["AfterStateBasedExpectation"];
}

function fieldsUnder(event: ScenarioEvent, key: string, held: Definition, names: Names): EventField[] {
  const value = own<unknown>({ ...event }, key);
  const branch = branchFor(held, value);
  const required = branchOf(event).required?.includes(key) ?? false;
  if (isAsking(held)) return [field(event, [key], held, value !== undefined, false, names)];
  if (branch.type === "array") return listFields(event, key, branch, value, required, names);
  if (isMapOfScalars(branch)) return mapFields(event, key, branch, value, names);
  if (value !== undefined && typeof value === "object") return [];
  return isScalar(held) ? [field(event, [key], held, scalarOf(value), required, names)] : [];
}

function isInForm(held: Definition, value: unknown): boolean {
  if (isAsking(held)) return false;
  const branch = branchFor(held, value);
  if (branch.type === "array") return isListOfScalars(branch, value);
  return typeof value !== "object" && isScalar(held);
}

function isListOfScalars({ items = {} }: Definition, value: unknown): boolean {
  return isScalar(items) && (!Array.isArray(value) || value.every((entry) => typeof entry !== "object"));
}

const SCALARS = ["string", "integer", "boolean"];

/** Whether the value may be scalar, in any branch of a union. */
function isScalar(held: Definition): boolean {
  const found = resolved(held);
  if (found.enum !== undefined || found.const !== undefined) return true;
  if (found.discriminator !== undefined) return false;
  if (found.else !== undefined) return isScalar(found.else);
  return typesOf(found).some((type) => SCALARS.includes(type));
}

function isMapOfScalars(branch: Definition): boolean {
  const { properties: keys, additionalProperties: held } = branch;
  return keys === undefined && typeof held === "object" && isScalar(held);
}

function scalarOf(value: unknown): FieldValue | undefined {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

/** A field for each entry, and one for another entry. */
function listFields(
  event: ScenarioEvent,
  key: string,
  branch: Definition,
  value: unknown,
  required: boolean,
  names: Names,
): EventField[] {
  const items = branch.items ?? {};
  if (!isListOfScalars(branch, value)) return [];
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const least = required ? (branch.minItems ?? 0) : 0;
  const many = Math.min(entries.length + 1, branch.maxItems ?? Number.POSITIVE_INFINITY);
  return Array.from({ length: many }, (_, i) => {
    const made = field(event, [key, i], items, scalarOf(entries[i]), i < least, names);
    return branch.uniqueItems === true || key === "targets" || key === "chosenObjects"
      ? withoutOthers(made, entries, i)
      : made;
  });
}

/** What other entries of a list say already is no option where each may stand there once. */
function withoutOthers(made: EventField, entries: readonly unknown[], place: number): EventField {
  if (!Array.isArray(made.options)) return made;
  const taken = entries.filter((_, i) => i !== place);
  return { ...made, options: made.options.filter((option) => option === made.value || !taken.includes(option)) };
}

/** The most usual kind of counter. */
const USUAL_COUNTER = "+1/+1";

/** A field for each key; where an event is about counters, one more for the usual kind. */
function mapFields(event: ScenarioEvent, key: string, branch: Definition, value: unknown, names: Names): EventField[] {
  const held = typeof branch.additionalProperties === "object" ? branch.additionalProperties : {};
  const there: JsonObject = isObject(value) ? value : {};
  const keys = Object.keys(there);
  const isRequired = (branchOf(event).anyOf ?? []).some(({ required = [] }) => required.includes(key));
  const more = isRequired && !keys.includes(USUAL_COUNTER) ? [USUAL_COUNTER] : [];
  return [...keys, ...more].map((name) => field(event, [key, name], held, scalarOf(own(there, name)), false, names));
}

function field(
  event: ScenarioEvent,
  path: FieldPath,
  held: Definition,
  value: FieldValue | undefined,
  required: boolean,
  names: Names,
): EventField {
  const kind = kindOf(path, held, value);
  const found = optionsOf(path, held, names);
  const shown = kind === "flag" ? (value ?? isOnIfLeftOut(held)) : value === true ? TRUE : value;
  const options =
    Array.isArray(found) && typeof shown === "string" && kind === "choice" && !found.includes(shown)
      ? [...found, shown]
      : found;
  const description = (held.description ?? resolved(held).description)?.replaceAll("`", "");
  return {
    path,
    label: labelOf(event.kind, path),
    kind,
    value: shown,
    required,
    ...(options === undefined ? {} : { options }),
    ...(description === undefined ? {} : { description }),
  };
}

/** How `true` is shown among words. */
const TRUE = "true";

function isOnIfLeftOut(held: Definition): boolean {
  return resolved(held).default === true;
}

function kindOf(path: FieldPath, held: Definition, value: FieldValue | undefined): EventField["kind"] {
  if (isAsking(held)) return "flag";
  const found = resolved(held);
  if (found.const === true || found.type === "boolean") return "flag";
  if (wordsOf(held) !== undefined || namedBy(path, held) !== undefined) return "choice";
  // A value that may be a string or a number keeps its type.
  return typesOf(found).includes("integer") && typeof value !== "string" ? "number" : "text";
}

/** A value as the format has it; a flag is left out where that says the same. */
function written(event: ScenarioEvent, key: string, held: Definition, value: FieldValue | undefined): unknown {
  if (isAsking(held)) return value === true ? (own<unknown>({ ...event }, key) ?? { expect: {} }) : undefined;
  if (typeof value === "boolean") return value === isOnIfLeftOut(held) ? undefined : value;
  return value === TRUE && wordsOf(held)?.includes(true) === true ? true : value;
}

/** A list or map with an entry changed; undefined once it is empty. */
function memberWith(member: unknown, inner: string | number, value: FieldValue | undefined): unknown {
  if (typeof inner === "number") {
    const entries: unknown[] = Array.isArray(member) ? [...(member as unknown[])] : [];
    if (value === undefined) entries.splice(inner, 1);
    else entries[Math.min(inner, entries.length)] = value;
    return entries.length === 0 ? undefined : entries;
  }
  const kept = Object.entries(isObject(member) ? member : {}).filter(([key]) => key !== inner || value !== undefined);
  const entries = kept.map(([key, each]): [string, unknown] => [key, key === inner ? value : each]);
  if (value !== undefined && !kept.some(([key]) => key === inner)) entries.push([inner, value]);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Whether an event has the keys that it needs. */
function canStand(branch: Definition, entries: readonly [string, unknown][]): boolean {
  const has = (key: string): boolean => entries.some(([other]) => other === key);
  const choices = branch.oneOf ?? branch.anyOf ?? [];
  return (
    (branch.required ?? []).every(has) &&
    (choices.length === 0 || choices.some(({ required = [] }) => required.every(has)))
  );
}

/** Of keys that exclude each other, such as the card and the object that is cast, only the new one stays. */
function withoutExcluded(entries: readonly [string, unknown][], key: string, branch: Definition): [string, unknown][] {
  const groups = (branch.oneOf ?? []).map(({ required = [] }) => required);
  const own = groups.find((group) => group.includes(key));
  const excluded = own === undefined ? [] : groups.flat().filter((other) => !own.includes(other));
  // An object that is cast keeps its name.
  if (key === "object" && excluded.includes("card")) excluded.push("id");
  const kept = entries.filter(([other]) => !excluded.includes(other));
  const needed = [...(own ?? []), ...(branch.dependentRequired?.[key] ?? [])];
  const missing = needed.filter(
    (other) => memberOf(branch, other).type === "integer" && !kept.some(([k]) => k === other),
  );
  return [...kept, ...missing.map((other): [string, unknown] => [other, 0])];
}
