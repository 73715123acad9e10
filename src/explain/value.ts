import { CREATURE_TYPES } from "../rules/creature-types.js";
import type { LayerName, ReportValue, RulesetId } from "../rules/formats.gen.js";
import { EVERY_CREATURE_TYPE_WORDS } from "../rules/subtype-set.js";

/** What the layers are about; where editions use one name for two things, as the newest does. */
export const LAYER_TITLES: Readonly<Record<LayerName, string>> = {
  "1": "Layer 1: copying and face down",
  "1a": "Layer 1a: copying",
  "1b": "Layer 1b: face down",
  "2": "Layer 2: control",
  "3": "Layer 3: text",
  "4": "Layer 4: types",
  "5": "Layer 5: colors",
  "6": "Layer 6: abilities",
  "6a": "Layer 6a: power and toughness that define themselves",
  "6b": "Layer 6b: power and toughness set, and changed by what resolved",
  "6c": "Layer 6c: counters",
  "6d": "Layer 6d: power and toughness changed by static abilities",
  "6e": "Layer 6e: power and toughness switched",
  "7a": "Layer 7a: power and toughness that define themselves",
  "7b": "Layer 7b: base power and toughness",
  "7c": "Layer 7c: changes of power and toughness",
  "7d": "Layer 7d: power and toughness switched",
  "7e": "Layer 7e: power and toughness switched",
};

const OLDER_TITLES: Readonly<Partial<Record<RulesetId, Partial<Readonly<Record<LayerName, string>>>>>> = {
  "pre-m10": { "5": "Layer 5: colors and abilities" },
  m10: { "7d": "Layer 7d: counters" },
  m14: { "7d": "Layer 7d: counters" },
};

/** What a layer is about in an edition. */
export function layerTitle(layer: LayerName, ruleset: RulesetId): string {
  return OLDER_TITLES[ruleset]?.[layer] ?? LAYER_TITLES[layer];
}

/** The clause that is a layer's own, by its newest number. */
export const LAYER_CLAUSES: Readonly<Record<LayerName, string>> = {
  "1": "613.1a",
  "1a": "613.2a",
  "1b": "613.2b",
  "2": "613.1b",
  "3": "613.1c",
  "4": "613.1d",
  "5": "613.1e",
  "6": "613.1f",
  "6a": "613.4a",
  "6b": "613.4b",
  "6c": "613.4c",
  "6d": "613.4c",
  "6e": "613.4d",
  "7a": "613.4a",
  "7b": "613.4b",
  "7c": "613.4c",
  "7d": "613.4d",
  "7e": "613.4d",
};

const ALL_CREATURE_TYPES: ReadonlySet<string> = new Set(CREATURE_TYPES);

/** A list in which all creature types, where all are there, are one entry: they are hundreds of words. */
export function withoutCreatureTypes(list: readonly string[]): string[] {
  if (list.length < CREATURE_TYPES.length) return [...list];
  const present = new Set(list);
  if (!CREATURE_TYPES.every((type) => present.has(type))) return [...list];
  return [EVERY_CREATURE_TYPE_WORDS, ...list.filter((word) => !ALL_CREATURE_TYPES.has(word))];
}

/** A value of a characteristic: "none" for an empty list, "—" for what is absent. */
export function describeValue(value: ReportValue): string {
  if (value === null) return "—";
  switch (typeof value) {
    case "boolean":
      return value ? "yes" : "no";
    case "number":
      return String(value);
    case "string":
      return value === "" ? "(empty)" : value;
    default:
      return value.length === 0 ? "none" : withoutCreatureTypes(value).join(", ");
  }
}
