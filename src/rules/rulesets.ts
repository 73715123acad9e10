import type { LayerName, RulesetId } from "./formats.gen.js";

/** Which effects of a layer a pass applies: characteristic-defining abilities first where the layer says so (CR 613.3). */
export type Pass = "all" | "cda" | "rest";

/** One step of the way through the layers: effects are ordered among themselves only within a slot (CR 613.8a(a), (c)). */
export interface Slot {
  readonly layer: LayerName;
  readonly pass: Pass;
  /** The clause that puts effects here. */
  readonly clause: string;
  /** The clause of the layer, where that is another one. */
  readonly layerClause: string;
}

/** One edition of the rules as data: what editions decide differently is an entry here, never an `if` in the resolver. */
export interface Ruleset {
  readonly id: RulesetId;
  /** The day the text took effect, as YYYY-MM-DD. */
  readonly effective: string;
  readonly slots: readonly Slot[];
  /** After this layer the values are the copiable ones (CR 613.2c). */
  readonly copiableAfter: LayerName;
  /** After this layer power and toughness are the base ones (CR 208.4b). */
  readonly baseAfter: LayerName;
  readonly policy: Policy;
}

export interface Policy {
  /** Among two characteristic-defining abilities there can be a dependency (CR 613.8a(c)). */
  readonly definingDependOnDefining: boolean;
  /** What disregards dependency when there is a loop: its members, or everything in the slot (CR 613.8b). */
  readonly loops: "members" | "slot";
  /** Whether existence and the set of objects stay as they were once an effect has begun (CR 613.6). */
  readonly begunIsFixed: boolean;
}

function slot(layer: LayerName, clause: string): Slot {
  return { layer, pass: "all", clause, layerClause: clause };
}

/** CR 613.3: in these layers characteristic-defining abilities go first. */
function twoPasses(layer: LayerName, clause: string): readonly Slot[] {
  return [
    { layer, pass: "cda", clause: "613.3", layerClause: clause },
    { layer, pass: "rest", clause, layerClause: clause },
  ];
}

const CURRENT: Ruleset = {
  id: "current",
  effective: "2026-09-25",
  slots: [
    slot("1a", "613.2a"),
    slot("1b", "613.2b"),
    ...twoPasses("2", "613.1b"),
    ...twoPasses("3", "613.1c"),
    ...twoPasses("4", "613.1d"),
    ...twoPasses("5", "613.1e"),
    ...twoPasses("6", "613.1f"),
    slot("7a", "613.4a"),
    slot("7b", "613.4b"),
    slot("7c", "613.4c"),
    slot("7d", "613.4d"),
  ],
  copiableAfter: "1b",
  baseAfter: "7b",
  policy: { definingDependOnDefining: true, loops: "members", begunIsFixed: true },
};

const RULESETS: readonly Ruleset[] = [CURRENT];

export const SUPPORTED_RULESETS: readonly RulesetId[] = RULESETS.map((ruleset) => ruleset.id);

export function rulesetOf(id: RulesetId): Ruleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id);
}
