import { staticAbilityOf } from "./keyword-statics.js";
import { written } from "./json-object.js";
import { remembered } from "./remembered.js";
import type { Ability } from "./formats.gen.js";

/**
 * What was chosen or remembered for an object, by the batch of abilities it was chosen for and by name. Linked abilities
 * refer only to each other (CR 607.1), so a choice is nothing to an ability of another batch.
 */
export type ByBatch<T> = ReadonlyMap<string, ReadonlyMap<string, T>>;

/** The key of the effect that an ability of an object makes by being there. */
export function keyOfEffect(object: number, ability: string): string {
  return `${object}|${ability}`;
}

/** Between the key of an effect and the rest of the keys of the abilities it gives: copied, granted, in a text, added, kept. */
const GIVEN = /^[.:@+k]/;

/** Whether abilities came by the effect of a static ability; by this one, if it is given. */
export function isFromStatic(batch: string, effect?: string): boolean {
  if (effect === undefined) return batch.includes("|");
  return batch.startsWith(effect) && GIVEN.test(batch.slice(effect.length));
}

/** Whether abilities are in a text that an object has been given. */
export function isInGivenText(batch: string): boolean {
  return batch.includes("@");
}

/** The key of a granted ability: the object that grants it, and the key of the ability by which it does. */
const SELF_GRANT = /^(\d+)\|(.*):\d+$/;

/**
 * The batch an ability of an object belongs to: what came to the object together, printed on it, by one copy effect, in
 * one text or by one grant (CR 607.5, 707.7). The key of an instance is its batch and its place therein. What an object
 * grants itself counts as printed beside what grants it (CR 607.1a).
 */
export function batchOf(key: string, object: number): string {
  const grant = SELF_GRANT.exec(key);
  const [, granter, inner] = grant ?? [];
  if (Number(granter) === object && inner !== undefined) return batchOf(inner, object);
  return key.replace(/\d+$/, "");
}

/** An ability that was found on another object ends its key so. */
const FOUND = /~\d+$/;

/** The key of an ability that an object has since another object has it, from there to the place in the list of what was found. */
export function foundKey(batch: string, from: string, place: number): string {
  return `${batch}:${from}~${place}`;
}

/** Whether an ability was another object's, and is had by one that gained it (CR 201.5b). */
export function wasAnothers(key: string): boolean {
  return FOUND.test(key);
}

/** What was chosen or remembered for the batch of this ability, by name. */
export function linkedWith<T>(linked: ByBatch<T>, key: string, object: number): ReadonlyMap<string, T> | undefined {
  return linked.size === 0 ? undefined : linked.get(batchOf(key, object));
}

/** Which of the two things an ability can refer to: a choice or remembered objects. */
export type Reference = "chosen" | "linked";

const NAMES: Readonly<Record<Reference, WeakMap<Ability, ReadonlySet<string>>>> = {
  chosen: new WeakMap(),
  linked: new WeakMap(),
};

/** The names of choices, or of remembered objects, that an ability speaks of, also within abilities it grants. */
export function namesIn(ability: Ability, reference: Reference): ReadonlySet<string> {
  return remembered(NAMES[reference], ability, () => {
    const found = new Set<string>();
    collect(staticAbilityOf(ability) ?? ability, reference, found);
    return found;
  });
}

function collect(value: unknown, reference: Reference, names: Set<string>): void {
  if (value === "chosenPlayer" && reference === "chosen") names.add("player");
  for (const [key, member] of written(value)) {
    if (key === reference && typeof member === "string") names.add(member);
    else collect(member, reference, names);
  }
}

/** A name as events and references write it: bare, or with the ability that asks, `ability-id/name`. */
export interface LinkedName {
  readonly asker: string | undefined;
  readonly name: string;
}

export function linkedName(written: string): LinkedName {
  const slash = written.indexOf("/");
  return slash < 0
    ? { asker: undefined, name: written }
    : { asker: written.slice(0, slash), name: written.slice(slash + 1) };
}
