import { type Fault, faultAt } from "../faults/fault.js";
import { slipOf } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import type { Card, Scenario } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";
import { PREDEFINED_TOKENS } from "../rules/predefined-tokens.js";
import { branchFor, memberOf, resolved } from "./definition.js";
import { DEFINITIONS } from "./definitions.gen.js";
import type { Definition } from "./json-schema.js";

/**
 * Names in descriptions that nothing has, but for a letter: such a description fits nothing (CR 201.2). A name that is like
 * none may be one of a card that only its printed text speaks of.
 */
export function nameSlips({ cards = [], timeline }: Scenario, known: Iterable<Card>): Fault[] {
  const found = [
    ...cards.flatMap((card, i) => namesIn(card, DEFINITIONS["Card"] ?? {}, ["cards", i])),
    ...timeline.flatMap((event, i) => namesIn(event, DEFINITIONS["ScenarioEvent"] ?? {}, ["timeline", i])),
  ];
  return slipsAmong(found, known);
}

/** The same of a card alone; `others` are names besides of cards that may be meant, and are no slips. */
export function nameSlipsOfCard(card: Card, known: Iterable<Card>, others: () => Iterable<string>): Fault[] {
  return slipsAmong(namesIn(card, DEFINITIONS["Card"] ?? {}, []), [...known, card], others);
}

function slipsAmong(
  found: readonly Found[],
  known: Iterable<Card>,
  others: () => Iterable<string> = () => [],
): Fault[] {
  const asked = found.filter(({ isAsked }) => isAsked);
  if (asked.length === 0) return [];
  const elsewhere = new Set(others());
  const names = new Set([
    ...found.flatMap(({ name, isAsked }) => (isAsked ? [] : [name])),
    ...[...known].flatMap(namesOfCard),
    ...Object.keys(PREDEFINED_TOKENS),
  ]);
  return asked.flatMap(({ name, path }) => {
    const meant = names.has(name) || elsewhere.has(name) ? undefined : slipOf(name, names);
    return meant === undefined
      ? []
      : [faultAt(path, `nothing is called ${quote(name)}`, "a name that is there", meant)];
  });
}

function namesOfCard({ name, back, meld, makes = [] }: Card): string[] {
  return [
    name,
    ...(back === undefined ? [] : [back.name]),
    ...(meld === undefined ? [] : [meld.into, meld.with]),
    ...makes.flatMap((made) => (typeof made === "object" && typeof made.name === "string" ? [made.name] : [])),
  ];
}

interface Found {
  readonly name: string;
  readonly path: Path;
  /** A description asks for it; elsewhere something gets it, or is called so. */
  readonly isAsked: boolean;
}

/** Every name at whatever depth; what is chosen counts as one. */
function namesIn(value: unknown, definition: Definition, path: Path): Found[] {
  if (Array.isArray(value)) {
    const { items = {} } = branchFor(definition, value);
    return value.flatMap((item, i) => namesIn(item, items, [...path, i]));
  }
  if (!isObject(value)) return [];
  const branch = branchFor(definition, value);
  const isSelector = resolved(definition) === DEFINITIONS["Selector"] || branch === DEFINITIONS["Selector"];
  return Object.entries(value).flatMap(([key, member]) => {
    const at = [...path, key];
    if (typeof member === "string" && NAMING.has(key)) return [{ name: member, path: at, isAsked: isSelector }];
    if (key === "choices" && isObject(member)) return chosen(member, at);
    return namesIn(member, memberOf(branch, key), at);
  });
}

const NAMING: ReadonlySet<string> = new Set(["name", "printedName", "card", "id", "into"]);

function chosen(choices: object, path: Path): Found[] {
  return Object.values(choices).flatMap((name: unknown) =>
    typeof name === "string" ? [{ name, path, isAsked: false }] : [],
  );
}
