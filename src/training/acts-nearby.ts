import type { Resolution } from "../rules/formats.gen.js";
import { CHANGED_IN, type Sort } from "../rules/layers.js";
import type { Misconception } from "../misconceptions/misconceptions.js";
import type { WhyQuestion } from "../explain/why/question.js";
import { scopeOf } from "../explain/why/scope.js";

/**
 * Whether a mistake about the order of the layers acts on what is asked by itself. What is thought to come earlier must
 * change what is asked: else only the objects of an effect would be others, since it began there (CR 613.6). And who knows no
 * layers must have met effects of two.
 */
export function actsNearby(
  { slots = [] }: Misconception,
  question: WhyQuestion,
  { ruleset, trace }: Pick<Resolution, "ruleset" | "trace">,
  steps: readonly number[],
): boolean {
  const { object, characteristics } = scopeOf(question, ruleset);
  if (object === undefined) return true;
  const layers = new Set(
    steps.flatMap((place) => {
      const step = trace[place];
      return step?.kind === "applied" ? [step.layer] : [];
    }),
  );
  const isAsked = (sort: Sort): boolean => CHANGED_IN[sort].some((changed) => characteristics.has(changed));
  return slots.every((change) => {
    if ("together" in change) return layers.size > 1 || change.together.every(isAsked);
    return !("before" in change) || change.move.some(isAsked);
  });
}
