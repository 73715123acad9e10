import { EVERY_HANDLES, HANDLED, type HandledPart } from "../rules/handled.js";
import { EVERY_OBSERVES, observedValue, type ObservedValue } from "../rules/observed.js";
import type { Handles, Observes, RulesetId } from "../rules/formats.gen.js";
import { CURRENT_RULESET } from "../rules/rulesets.js";
import { type NextStep, pathFrom } from "./advice.js";
import type { RunNeeds } from "./corpus-needs.js";
import { type CoveredBy, coveredBy } from "./covered-by.js";

/** The vocabulary of capabilities, with how much of the corpus needs each word. */
export interface CapabilityList {
  readonly runs: number;
  readonly handles: readonly (HandledPart & {
    readonly id: Handles;
    readonly runs: number;
    readonly by: CoveredBy;
  })[];
  readonly observes: readonly (ObservedValue & {
    readonly id: Observes;
    /** In how many runs a value that it reports is expected, and how many such values there are. */
    readonly runs: number;
    readonly values: number;
  })[];
  /** Where to begin under the newest rules: a first set of claims, then small additions to it. */
  readonly first: { readonly ruleset: RulesetId; readonly runs: number; readonly path: readonly NextStep[] };
}

/** What any engine that computes layers can claim; almost no scenario of the corpus needs less. */
const FIRST_CLAIMS: readonly Handles[] = [
  "type",
  "color",
  "abilities",
  "power-toughness",
  "timestamp-order",
  "resolving",
  "made-up-cards",
];

const STEPS_MORE = 7;

export function capabilityList(corpus: readonly RunNeeds[]): CapabilityList {
  const newest = corpus.filter(({ entry }) => entry.ruleset === CURRENT_RULESET);
  return {
    runs: corpus.length,
    handles: EVERY_HANDLES.map((id) => ({
      id,
      ...HANDLED[id],
      runs: corpus.filter(({ handles }) => handles.includes(id)).length,
      by: coveredBy(id),
    })),
    observes: EVERY_OBSERVES.map((id) => {
      const counts = corpus.flatMap(({ values }) => values.get(id) ?? []);
      const values = counts.reduce((sum, { now, then }) => sum + now + then, 0);
      return { id, ...observedValue(id), runs: counts.length, values };
    }),
    first: { ruleset: CURRENT_RULESET, runs: newest.length, path: firstPath(newest) },
  };
}

function firstPath(runs: readonly RunNeeds[]): NextStep[] {
  const asked = runs.filter(({ handles }) => handles.every((handle) => FIRST_CLAIMS.includes(handle))).length;
  return [{ claims: FIRST_CLAIMS, unlocks: asked, asked }, ...pathFrom(FIRST_CLAIMS, runs, STEPS_MORE)];
}
