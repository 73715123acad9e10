import type { Board, BoardObject } from "../rules/board.js";
import type { Resolution } from "../rules/formats.gen.js";
import { label } from "../rules/ability.js";
import { definingParts } from "../rules/defining.js";
import { staticAbilityOf } from "../rules/keyword-statics.js";
import { isPointer } from "../wording/objects.js";
import { countedBy } from "../misconceptions/misreading.js";
import type { Part } from "../rules/part.js";
import { printEffect } from "../names/effect.js";

/** The parts of an effect that no other effect has: those of a resolution, or of an ability that only one object has. */
export function partsOf(effect: string, { effects, objects }: Board, canBeShared = false): readonly Part[] {
  const resolved = effects.find(({ name }) => printEffect(name) === effect);
  if (resolved !== undefined) return resolved.shares === undefined ? resolved.parts : [];
  const owner = objects.find(({ id }) => effect.startsWith(`${id}/`));
  const found = owner?.base.abilities.find(({ ability }) => effect === `${owner.id}/${label(ability)}`)?.ability;
  if (found === undefined) return [];
  const havers = objects.filter(({ base }) => base.abilities.some(({ ability }) => ability === found));
  return havers.length > 1 && !canBeShared ? [] : (staticAbilityOf(found)?.does ?? definingParts(found) ?? []);
}

/** An object that somebody counts for an effect though it does not count, or forgets though it does. */
export interface CountedAmiss {
  readonly object: string;
  readonly isCounted: boolean;
}

/** So many of each are tried. */
const FEW = 3;

/**
 * The objects that are miscounted most for an effect: itself, then those of others, then tokens. What does not count
 * is taken for counted only if it is where counted ones are, and shares a card type with one.
 */
export function countedAmiss(effect: string, part: Part, board: Board, { trace }: Resolution): readonly CountedAmiss[] {
  const steps = trace.filter((step) => step.kind === "applied" && step.effect === effect);
  const counts = steps.flatMap((step) =>
    step.kind === "applied" ? [step.counted, ...(step.measured ?? []).map(({ objects }) => objects)] : [],
  );
  const counted = new Set(counts.flatMap((objects) => objects ?? []));
  if (counts.every((objects) => objects === undefined)) return [];
  // Of what is pointed at, "the number of its colors", nobody takes another object for it.
  const described = countedBy(part);
  if (described.length > 0 && described.every(isPointer)) return [];
  const objects = board.objects.filter(({ gone, phasedOut }) => !gone && !phasedOut);
  const source = objects.find(({ id }) => effect.startsWith(`${id}/`));
  const weight = ({ id, token, base }: BoardObject): number =>
    id === source?.id ? 3 : base.controller !== source?.base.controller ? 2 : token ? 1 : 0;
  const most = (among: BoardObject[]): BoardObject[] => among.sort((a, b) => weight(b) - weight(a)).slice(0, FEW);
  const inside = objects.filter(({ id }) => counted.has(id));
  const zones = new Set<string>(described.flatMap(({ zone = "battlefield" }) => zone));
  const outside = objects.filter(
    ({ id, zone, base }) =>
      !counted.has(id) &&
      (zones.has(zone) || zones.has("any")) &&
      (inside.length === 0 || inside.some((one) => one.zone === zone && (one.base.types & base.types) !== 0)),
  );
  return [
    ...most(outside).map(({ id }) => ({ object: id, isCounted: true })),
    ...most(inside).map(({ id }) => ({ object: id, isCounted: false })),
  ];
}
