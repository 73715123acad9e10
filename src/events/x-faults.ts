import { type Fault, faultAt } from "../faults/fault.js";
import { quote } from "../faults/quote.js";
import type { Path } from "../faults/pointer.js";
import { isObject } from "../rules/json-object.js";
import type { ActivatesEvent, Card, CastsEvent, ResolvesEvent } from "../rules/formats.gen.js";
import type { Names } from "./names.js";
import { losesEveryTarget } from "./no-legal-target.js";
import { asResolving, costOfSpell, type Resolving, resolvingAbilities } from "./resolving-abilities.js";

/** X that is missing where what resolves uses it, or given where nothing is X (CR 107.3). */
export function xFaults(event: ResolvesEvent, path: Path, names: Names): Fault[] {
  const abilities = resolvingAbilities(event, names);
  if (abilities === undefined || abilities.length === 0) return [];
  const ofSpell = hasX(costOfSpell(event, names));
  if (event.x === undefined)
    return abilities.every(usesX) && !losesEveryTarget(event)
      ? [faultAt(path, "what resolves uses X, and no X is given", '"x": a number')]
      : [];
  return ofSpell || abilities.some((ability) => usesX(ability) || hasX(ability.cost ?? "") || speaksOfX(ability))
    ? []
    : [faultAt([...path, "x"], "nothing about what resolves is X", "no `x`")];
}

/** X that is missing where the cost that is paid has it, or given where nothing that is paid does (CR 107.3a). */
export function castingXFaults(event: CastsEvent, card: Card | undefined, path: Path): Fault[] {
  if (card === undefined) return [];
  const { x, alternative, additional = [], faceDown, half, prototype, back } = event;
  const isPlain = faceDown === undefined && half === undefined && prototype === undefined && back === undefined;
  const paid = alternative ?? (isPlain ? (card.manaCost ?? "") : "");
  if (x === undefined)
    return hasX(paid) ? [faultAt(path, `the cost ${quote(paid)} has X, and no X is given`, '"x": a number')] : [];
  return [paid, ...additional, ...costsOn(card)].some(hasX)
    ? []
    : [faultAt([...path, "x"], `no cost of ${quote(card.name)} has X`, "no `x`")];
}

/** The same of an ability that is activated (CR 107.3a, 107.3k). */
export function activatingXFaults({ x, ...event }: ActivatesEvent, path: Path, names: Names): Fault[] {
  const abilities = resolvingAbilities(asResolving(event), names);
  if (abilities === undefined || abilities.length === 0) return [];
  const has = abilities.map(({ cost = "" }) => hasX(cost));
  if (x === undefined && has.every(Boolean))
    return [faultAt(path, `the cost of ${quote(event.ability)} has X, and no X is given`, '"x": a number')];
  return x === undefined || has.some(Boolean)
    ? []
    : [faultAt([...path, "x"], `the cost of ${quote(event.ability)} has no X`, "no `x`")];
}

/** Every cost that is written on a card, at whatever depth. */
function costsOn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(costsOn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    typeof member === "string" && /cost$/i.test(key) ? [member] : costsOn(member),
  );
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
