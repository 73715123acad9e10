import type { PlayerStep, Resolution, StateBasedAction } from "../../rules/formats.gen.js";
import type { Characteristic } from "../../rules/layers.js";
import { BY_POWER, isAbout } from "./outside-reasons.js";
import { protectedFrom, TYPES } from "./protected-from.js";
import { isOf, type Seen } from "./seen.js";
import type { Slice } from "./slice.js";

const SIZE: readonly Characteristic[] = ["power", "toughness"];
const LEGENDARY: readonly Characteristic[] = ["supertypes", "name", "controller"];

/** The values of an object that a state-based action checks, by its clause. */
const LOOKS_AT: Readonly<Record<string, readonly Characteristic[]>> = {
  "704.5f": SIZE,
  "704.5g": SIZE,
  "704.5h": SIZE,
  "704.5j": LEGENDARY,
  "704.5k": ["supertypes"],
  "704.5m": TYPES,
  "704.5n": TYPES,
  "704.5p": TYPES,
  "704.5s": ["abilities", "subtypes"],
};

/** Protection checks the quality of the attachment and the abilities of what it is attached to. */
const OF_PROTECTION: ReadonlySet<string> = new Set(["702.16c", "702.16d"]);

/** Marks a state-based action and what it looks at. */
export function markAction(slice: Slice, action: StateBasedAction, seen: Seen, objects: Resolution["objects"]): void {
  slice.mark(seen);
  const ask = (object: string | undefined, characteristics: readonly Characteristic[]): void => {
    if (characteristics.length > 0) slice.ask({ object, characteristics: new Set(characteristics), until: undefined });
  };
  for (const object of [action.object, ...(action.among ?? [])]) ask(object, LOOKS_AT[action.clause] ?? []);
  if (action.object === undefined) return;
  const host = objects[action.object]?.attachedTo ?? undefined;
  if (action.clause === "704.5g")
    for (const each of slice.all)
      if (isOf(each, "gameRule") && each.step.rule.rule === BY_POWER && isAbout(each, action.object)) slice.mark(each);
  if (action.also?.some((clause) => OF_PROTECTION.has(clause)) === true) {
    ask(action.object, protectedFrom(host === undefined ? [] : (objects[host]?.abilities ?? [])));
    ask(host, ["abilities"]);
    // A player can have it as well (CR 702.16c, 613.10).
    for (const each of slice.all)
      if (host !== undefined && isOf(each, "player") && each.step.players.includes(host) && isOfProtection(each.step))
        slice.mark(each);
    return;
  }
  // Where it can't be attached, what its host is doesn't matter.
  const isBarred = slice.all.some(
    (each) => isOf(each, "gameRule") && host !== undefined && isAbout(each, host) && BARRED.test(each.step.rule.rule),
  );
  if (!isBarred && (action.clause === "704.5m" || action.clause === "704.5n")) ask(host, TYPES);
}

function isOfProtection({ gains }: PlayerStep): boolean {
  return gains.some((ability) => ability.startsWith("protection "));
}

const BARRED = /^cant-be-(?:enchanted|equipped)$/;
