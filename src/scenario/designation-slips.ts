import { type Fault, faultAt } from "../faults/fault.js";
import { slipOf } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { OBJECT_DESIGNATIONS, PLAYER_DESIGNATIONS } from "../rules/designation-words.js";
import { isObject } from "../rules/json-object.js";

const KNOWN: readonly string[] = [...OBJECT_DESIGNATIONS, ...PLAYER_DESIGNATIONS];

/** Designations that abilities and effects speak of, that a file says once only, and that are all but one of the rules. */
export function designationSlips(file: unknown): Fault[] {
  const said = saidIn(file, []);
  return said.flatMap(({ word, path, byEvent }) => {
    if (byEvent || KNOWN.includes(word) || said.filter((other) => other.word === word).length > 1) return [];
    const meant = slipOf(word, KNOWN);
    const expected = "a designation of the rules, or one of the card's own";
    return meant === undefined ? [] : [faultAt(path, `no rule has a designation ${quote(word)}`, expected, meant)];
  });
}

/** Where an event gives one, it is judged by the whole scenario. */
function saidIn(
  value: unknown,
  path: Path,
): { readonly word: string; readonly path: Path; readonly byEvent: boolean }[] {
  if (!Array.isArray(value) && !isObject(value)) return [];
  const byEvent = isObject(value) && (value["kind"] === "designate" || value["kind"] === "player");
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === "designation" && typeof member === "string") return [{ word: member, path: here, byEvent }];
    return saidIn(member, here);
  });
}
