import { linkedName } from "../rules/linked.js";
import { isObject } from "../rules/json-object.js";
import { branchFor, memberOf } from "./definition.js";
import { DEFINITIONS } from "./definitions.gen.js";
import type { Definition } from "./json-schema.js";

/**
 * What a string names. An object that an ability is called after is fixed, and so is a player chosen under a name that
 * does not say that it is a player. A choice is called by its name.
 */
export type Named =
  | "object"
  | "fixedObject"
  | "objectOrPlayer"
  | "player"
  | "chosenPlayer"
  | "fixedPlayer"
  | "effect"
  | "card"
  | "meldedCard"
  | "choice";

/** Whether an object may be what is named. */
export function isOfObject(named: Named): boolean {
  return named === "object" || named === "fixedObject" || named === "objectOrPlayer";
}

/** How to rewrite a value of a format. */
export interface Rewriting {
  /** The new name. */
  readonly name: (named: Named, name: string) => string;
  /** The new order of entries whose order has no meaning; by default they stay in theirs. */
  readonly order?: <T>(entries: readonly T[]) => T[];
}

/** Definitions of strings that are names. */
const NAMES: ReadonlyMap<Definition, Named> = new Map([
  [definition("ObjectId"), "object"],
  [definition("PlayerName"), "player"],
  [definition("EffectName"), "effect"],
  [property("ResolvesEvent", "id"), "effect"],
  [property("Selector", "object"), "object"],
  [property(otherwise(definition("Reference")), "object"), "object"],
  [property("PlayerOfObject", "player"), "player"],
  [definition("ObjectOrPlayer"), "objectOrPlayer"],
  [property("ObjectExpectation", "attachedTo"), "objectOrPlayer"],
  ...["EntersEvent", "CastsEvent", "ResolvesEvent", "MergesEvent"].map((event): [Definition, Named] => [
    property(event, "card"),
    "card",
  ]),
  [property("EntersEvent", "madeBy"), "card"],
  // It becomes an object under its card's name, and no event gives it another (CR 712.21).
  [property("EntersEvent", "meldedWith"), "meldedCard"],
  [property("Chosen", "chosen"), "choice"],
]);

/** Definitions of objects whose keys are names. */
const KEYS: ReadonlyMap<Definition, Named> = new Map([
  [property("CheckEvent", "expect"), "object"],
  [property("OtherExpectation", "expect"), "object"],
  [property("AfterStateBasedExpectation", "expect"), "object"],
  [property("CheckEvent", "costs"), "object"],
  [property("CheckEvent", "abilityCosts"), "object"],
  [property("CheckEvent", "players"), "player"],
  [property("OtherExpectation", "players"), "player"],
  [property("AfterStateBasedExpectation", "players"), "player"],
]);

/** Choices by their names: only that called player is surely a player. */
const CHOICES = definition("Choices");

/** The quality that protection is from is part of the ability's name. */
const QUALITY = property("KeywordAbility", "fromQuality");

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

/** Other lists that are sets. Abilities, parts, targets and events have an order; mana abilities name their list. */
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

/** Nothing within these is reordered: rows stay in order so that two results can be compared row by row. */
const IN_ORDER: ReadonlySet<Definition> = new Set([definition("CheckEvent"), QUALITY]);

/** The names in a value of a format, by what they name. */
export function namesIn(value: unknown, format: string): Map<Named, string[]> {
  const found = new Map<Named, string[]>();
  const name: Rewriting["name"] = (named, each) => {
    found.set(named, [...(found.get(named) ?? []), each]);
    return each;
  };
  rewritten(value, format, { name });
  return found;
}

/** A value of a format with its names replaced, and reordered where order has no meaning. */
export function rewritten<T>(value: T, format: string, how: Rewriting): T {
  return rewrittenAt(value, definition(format), how) as T;
}

function rewrittenAt(value: unknown, held: Definition, how: Rewriting): unknown {
  const chain = chainOf(held, value);
  const branch = chain.at(-1) ?? held;
  const inner: Rewriting = {
    name: chain.includes(QUALITY)
      ? (named, name) => how.name(named === "object" ? "fixedObject" : named, name)
      : how.name,
    ...(how.order === undefined || chain.some((one) => IN_ORDER.has(one)) ? {} : { order: how.order }),
  };
  if (typeof value === "string") {
    const named = firstOf(chain, NAMES);
    return named === undefined ? value : how.name(named, value);
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => rewrittenAt(item, branch.items ?? {}, inner));
    return inner.order !== undefined && isSet(chain, branch) ? inner.order(items) : items;
  }
  if (!isObject(value)) return value;
  const keys = firstOf(chain, KEYS);
  const entries = Object.entries(value).map(([key, member]): [string, unknown] => [
    keys === undefined ? key : how.name(keys, key),
    chain.includes(CHOICES) ? chosen(key, member, how) : rewrittenAt(member, memberOf(branch, key), inner),
  ]);
  return Object.fromEntries(inner.order?.(entries) ?? entries);
}

function chosen(written: string, value: unknown, how: Rewriting): unknown {
  return typeof value === "string" ? how.name(isPlayerChoice(written) ? "chosenPlayer" : "fixedPlayer", value) : value;
}

/** Whether what is chosen under this name is a player. */
export function isPlayerChoice(choice: string): boolean {
  return linkedName(choice).name === "player";
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
