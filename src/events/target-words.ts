import type { CreatedEffect, PutCounters, Selector } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";
import { type Aim, aimsOf, type Said } from "../rules/targets.js";

/** What can speak of targets. */
interface Speaking {
  readonly effects?: readonly CreatedEffect[];
  readonly puts?: readonly PutCounters[];
  readonly attaches?: Selector;
}

/** Stands for any of the targets. */
export const ANY = 0;

/** Which targets effects or counters of an ability speak of: their numbers, 0 for any. Abilities that it gives have targets of their own. */
export function targetsAsked({ effects, puts, attaches }: Speaking): number[] {
  return [...spokenTargets(effects), ...spokenTargets(puts), ...spokenTargets(attaches)];
}

function spokenTargets(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(spokenTargets);
  if (!isObject(value)) return value === "target" || value === "targetPlayer" ? [ANY] : [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (key === "effects" || key === "puts" || key === "targets") return [];
    if (key === "target") return [typeof member === "number" ? member : ANY];
    return spokenTargets(member);
  });
}

/** What abilities that resolve as one aim at, in their order; undefined where one that speaks of targets does not say. */
export function aimsOfAll(abilities: readonly (Speaking & { readonly targets?: Said })[]): readonly Aim[] | undefined {
  if (abilities.some((ability) => ability.targets === undefined && targetsAsked(ability).length > 0)) return undefined;
  const said = abilities.flatMap(({ targets }) => (targets === undefined ? [] : aimsOf(targets)));
  return said.length === 0 ? undefined : said;
}
