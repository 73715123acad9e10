import type { Resolution, TraceStep } from "../rules/formats.gen.js";
import { CHANGED_IN, type Sort } from "../rules/layers.js";
import type { Misconception } from "../misconceptions/misconceptions.js";
import type { WhyQuestion } from "../explain/why/question.js";
import { scopeOf } from "../explain/why/scope.js";

/**
 * Whether a mistake about the order of the layers acts on what is asked by itself. What is thought to come earlier must
 * change what is asked, or take the ability away that makes an effect of the answer: else only the objects of an effect would
 * be others, since it began there (CR 613.6). And who knows no layers must have met effects of two.
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
    if (!("before" in change) || change.move.some(isAsked)) return true;
    return change.move.includes("abilityLoss") && trace.some((step, place) => stops(step, place, steps, trace));
  });
}

/** Whether a step takes abilities from the source of an effect that the answer has had before. */
function stops(step: TraceStep, place: number, steps: readonly number[], trace: readonly TraceStep[]): boolean {
  if (step.kind !== "applied" || !step.parts.some((part) => LOSSES.has(part))) return false;
  return steps.some((earlier) => {
    const had = trace[earlier];
    if (earlier >= place || had?.kind !== "applied" || had.effect === step.effect) return false;
    return step.objects.some((object) => had.effect.startsWith(`${object}/`));
  });
}

const LOSSES: ReadonlySet<string> = new Set(["loseAbilities", "loseAllAbilities"]);
