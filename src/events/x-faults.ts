import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { isObject } from "../rules/json-object.js";
import type { ResolvesEvent } from "../rules/formats.gen.js";
import type { Names } from "./names.js";
import { costOfSpell, type Resolving, resolvingAbilities } from "./resolving-abilities.js";

/** X that is missing where what resolves uses it, or given where nothing is X (CR 107.3). */
export function xFaults(event: ResolvesEvent, path: Path, names: Names): Fault[] {
  const abilities = resolvingAbilities(event, names);
  if (abilities === undefined || abilities.length === 0) return [];
  const ofSpell = hasX(costOfSpell(event, names));
  if (event.x === undefined)
    return abilities.every(usesX) ? [faultAt(path, "what resolves uses X, and no X is given", '"x": a number')] : [];
  return ofSpell || abilities.some((ability) => usesX(ability) || hasX(ability.cost ?? "") || speaksOfX(ability))
    ? []
    : [faultAt([...path, "x"], "nothing about what resolves is X", "no `x`")];
}

/** Whether a cost has the symbol {X}. */
export function hasX(cost: string): boolean {
  return /\bX\b/.test(cost);
}

function speaksOfX({ then }: Resolving): boolean {
  return then !== undefined && hasX(then);
}

/** Whether effects or counters use X. An ability that they give has an X of its own. */
function usesX({ effects, puts }: Resolving): boolean {
  return isX(effects) || isX(puts);
}

function isX(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isX);
  if (!isObject(value)) return false;
  return value["x"] === true || Object.entries(value).some(([key, member]) => key !== "abilities" && isX(member));
}
