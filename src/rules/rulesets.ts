import { EDITIONS } from "./editions.js";
import type { LayerName, RulesetId } from "./formats.gen.js";
import type { Sort, Stage } from "./layers.js";
import type { Editions, Ruleset } from "./ruleset.js";

/** Oldest first. */
export const SUPPORTED_RULESETS: readonly RulesetId[] = EDITIONS.map(({ id }) => id);

/** What is meant where nothing is said. */
export const CURRENT_RULESET: RulesetId = "current";

const BY_ID: ReadonlyMap<RulesetId, Ruleset> = new Map(EDITIONS.map((ruleset) => [ruleset.id, ruleset]));

/** Throws a RangeError for an id that no format allows. */
export function rulesetOf(id: RulesetId): Ruleset {
  const ruleset = BY_ID.get(id);
  if (ruleset === undefined) throw new RangeError(`no ruleset ${id}`);
  return ruleset;
}

/** What an edition, the newest if none is given, calls the layer in which a sort stands. */
export function layerOf(sort: Sort, ruleset: RulesetId = CURRENT_RULESET): LayerName {
  const slot = rulesetOf(ruleset).slots.find(({ sorts }) => sorts.includes(sort));
  if (slot === undefined) throw new RangeError(`no layer for ${sort}`);
  return slot.layer;
}

/** What stands in the layer of this name, in the newest edition that has one. */
export function sortsCalled(layer: LayerName): ReadonlySet<Stage> {
  const slots = EDITIONS.findLast((edition) => edition.slots.some((slot) => slot.layer === layer))?.slots ?? [];
  return new Set(slots.flatMap((slot) => (slot.layer === layer ? slot.sorts : [])));
}

/** Whether something is so under a ruleset. */
export function isBetween(ruleset: RulesetId, { since, until }: Editions): boolean {
  const place = SUPPORTED_RULESETS.indexOf(ruleset);
  return (
    (since === undefined || place >= SUPPORTED_RULESETS.indexOf(since)) &&
    (until === undefined || place <= SUPPORTED_RULESETS.indexOf(until))
  );
}

/** The rulesets under which something is so, oldest first. */
export function rulesetsOf(editions: Editions): RulesetId[] {
  return SUPPORTED_RULESETS.filter((ruleset) => isBetween(ruleset, editions));
}

/** The newest of some rulesets. */
export function newestOf(rulesets: readonly RulesetId[]): RulesetId {
  return SUPPORTED_RULESETS.findLast((id) => rulesets.includes(id)) ?? CURRENT_RULESET;
}
