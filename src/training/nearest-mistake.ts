import type { Resolution } from "../rules/formats.gen.js";
import type { WhyQuestion } from "../explain/why/question.js";
import type { Misconception } from "../misconceptions/misconceptions.js";
import type { WrongAnswer } from "./distractors.js";
import { misconceptionsOf } from "./item.js";

/**
 * Several mistakes may lead to one answer, and the first names it: none that mixes up all layers, if one that is about less does.
 * Where no dependency decides what is asked, what is
 * believed about dependency (CR 613.8) does so only if nothing else does: an effect was given or lost there, not put off.
 */
export function nearestFirst(
  wrong: readonly WrongAnswer[],
  question: WhyQuestion,
  { trace }: Pick<Resolution, "trace">,
  steps: readonly number[],
): WrongAnswer[] {
  const isMet = steps.some((place) => OF_DEPENDENCY.has(trace[place]?.kind ?? ""));
  const isOn = (effect: string, object: string): boolean =>
    trace.some((step) => step.kind === "applied" && step.effect === effect && step.objects.includes(object));
  const reaches =
    question.kind !== "object" || trace.some((step) => step.kind === "depends" && isOn(step.effect, question.object));
  const isWide = ({ slots = [] }: Misconception): boolean =>
    slots.some((change) => "together" in change && change.together.length > 2);
  const narrow = wrong.map((each) => withLast(each, isWide));
  return isMet || reaches ? narrow : narrow.map((each) => withLast(each, isOfDependency));
}

const OF_DEPENDENCY: ReadonlySet<string> = new Set(["depends", "waits", "loop"]);

function isOfDependency({ forgets }: Misconception): boolean {
  return forgets.startsWith("613.8");
}

function withLast(wrong: WrongAnswer, isLast: (misconception: Misconception) => boolean): WrongAnswer {
  const all = misconceptionsOf(wrong);
  const [first, ...others] = [...all.filter((each) => !isLast(each)), ...all.filter(isLast)];
  return first === undefined ? wrong : { ...wrong, mistake: { kind: "believed", misconceptions: [first, ...others] } };
}
