import { linkedName } from "../rules/linked.js";
import { isObject } from "../rules/json-object.js";
import { branchFor, memberOf } from "../scenario/definition.js";
import type { Definition } from "../scenario/json-schema.js";
import { DEFINITIONS } from "../scenario/definitions.gen.js";

/** What a string of a scenario names, if it names something. */
export type Named = "object" | "player" | "objectOrPlayer" | "effect";

/** How to rewrite a value of a format. */
export interface Rewriting {
  /** The new name. */
  readonly name: (named: Named, name: string) => string;
  /** The new order of entries whose order has no meaning. */
  readonly order: <T>(entries: readonly T[]) => T[];
}

/** Definitions of strings that are names. */
const NAMES: ReadonlyMap<Definition, Named> = new Map([
  [definition("ObjectId"), "object"],
  [definition("PlayerName"), "player"],
  [definition("EffectName"), "effect"],
  [property("ResolvesEvent", "id"), "effect"],
  [property("Selector", "object"), "object"],
  [property(otherwise(definition("Reference")), "object"), "object"],
  [definition("ObjectOrPlayer"), "objectOrPlayer"],
  [property("ObjectExpectation", "attachedTo"), "objectOrPlayer"],
]);

/** Definitions of objects whose keys are names. */
const KEYS: ReadonlyMap<Definition, Named> = new Map([
  [property("CheckEvent", "expect"), "object"],
  [property("OtherExpectation", "expect"), "object"],
  [property("AfterStateBasedExpectation", "expect"), "object"],
  [property("CheckEvent", "costs"), "object"],
  [property("CheckEvent", "players"), "player"],
  [property("OtherExpectation", "players"), "player"],
  [property("AfterStateBasedExpectation", "players"), "player"],
]);

/** Choices by their names; the one under `player` is a player. */
const CHOICES = definition("Choices");

/** Lists under these definitions are sets: any of the words, all of the conditions, the sum of the quantities. */
const IN_SETS: ReadonlySet<Definition> = new Set(
  [
    "CardType",
    "Supertype",
    "SubtypeWord",
    "Color",
    "ColorWord",
    "Zone",
    "Selector",
    "Condition",
    "Quantity",
    "LostAbility",
  ].map(definition),
);

/**
 * Other lists that are sets. Abilities, parts of effects, targets and events have an order, and a mana ability is named
 * after its list.
 */
const SETS: ReadonlySet<Definition> = new Set([
  property("Card", "subtypes"),
  property("Face", "subtypes"),
  property("FaceDownValues", "subtypes"),
  property("TriggeredAbility", "chapters"),
  property("GainAbilitiesOfPart", "abilityKinds"),
  property("GainAbilitiesOfPart", "keywords"),
  property("DamageEvent", "with"),
  property("PhaseEvent", "objects"),
  property("StateBasedEvent", "keep"),
]);

/**
 * Nothing within these is reordered. Expectations are not sent, and their rows stay in order so that two results can be
 * compared row by row. The quality that protection is from is part of the ability's name.
 */
const IN_ORDER: ReadonlySet<Definition> = new Set([
  definition("CheckEvent"),
  property("KeywordAbility", "fromQuality"),
]);

/** A value of a format with its names replaced, and reordered where order has no meaning. */
export function rewritten<T>(value: T, format: string, how: Rewriting): T {
  return rewrittenAt(value, definition(format), how) as T;
}

function rewrittenAt(value: unknown, held: Definition, how: Rewriting): unknown {
  const chain = chainOf(held, value);
  const branch = chain.at(-1) ?? held;
  const inner: Rewriting = chain.some((one) => IN_ORDER.has(one))
    ? { name: how.name, order: (entries) => [...entries] }
    : how;
  if (typeof value === "string") {
    const named = firstOf(chain, NAMES);
    return named === undefined ? value : how.name(named, value);
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => rewrittenAt(item, branch.items ?? {}, inner));
    return isSet(chain, branch) ? inner.order(items) : items;
  }
  if (!isObject(value)) return value;
  const keys = firstOf(chain, KEYS);
  const entries = Object.entries(value).map(([key, member]): [string, unknown] => [
    keys === undefined ? key : how.name(keys, key),
    chain.includes(CHOICES) ? chosen(key, member, how) : rewrittenAt(member, memberOf(branch, key), inner),
  ]);
  return Object.fromEntries(inner.order(entries));
}

function chosen(written: string, value: unknown, how: Rewriting): unknown {
  return typeof value === "string" && linkedName(written).name === "player" ? how.name("player", value) : value;
}

/** The definitions that apply to a value, each referring to the next; the last one describes its contents. */
function chainOf(held: Definition, value: unknown): Definition[] {
  const chain = [held];
  let last = held;
  while (last.$ref !== undefined) {
    last = definition(last.$ref.slice(last.$ref.lastIndexOf("/") + 1));
    chain.push(last);
  }
  const branch = branchFor(last, value);
  return branch === last ? chain : [...chain, branch];
}

function isSet(chain: readonly Definition[], branch: Definition): boolean {
  const { $ref = "" } = branch.items ?? {};
  const items = DEFINITIONS[$ref.slice($ref.lastIndexOf("/") + 1)];
  return (items !== undefined && IN_SETS.has(items)) || chain.some((one) => SETS.has(one));
}

function firstOf(chain: readonly Definition[], named: ReadonlyMap<Definition, Named>): Named | undefined {
  const found = chain.find((one) => named.has(one));
  return found === undefined ? undefined : named.get(found);
}

/** A definition of the schemas; a name without one is a bug here. */
function definition(name: string): Definition {
  const found = DEFINITIONS[name];
  if (found === undefined) throw new Error(`the schemas have no definition ${name}`);
  return found;
}

function property(holder: Definition | string, key: string): Definition {
  const { properties } = typeof holder === "string" ? definition(holder) : holder;
  const found = properties?.[key];
  if (found === undefined) throw new Error(`the schemas have no property ${key} where it is looked for`);
  return found;
}

function otherwise(union: Definition): Definition {
  if (union.else === undefined) throw new Error("the schemas have no other branch where one is looked for");
  return union.else;
}
