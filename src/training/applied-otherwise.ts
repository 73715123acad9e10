import type { Resolution, TraceStep } from "../rules/formats.gen.js";
import { askedIn, type WhyQuestion } from "../explain/why/question.js";

/** The effects that are applied otherwise to the object of a question in one computation than in another. */
export function appliedOtherwise(question: WhyQuestion, right: Resolution, wrong: Resolution): ReadonlySet<string> {
  const asked = askedIn(question);
  const object = asked.kind === "object" ? asked.object : undefined;
  const [one, other] = [applications(right.trace, object), applications(wrong.trace, object)];
  const all = [...one.keys(), ...other.keys()];
  return new Set(all.filter((effect) => one.get(effect) !== other.get(effect)));
}

/** What is done by each effect, to one object or to all. */
function applications(trace: readonly TraceStep[], asked: string | undefined): ReadonlyMap<string, string> {
  const done = new Map<string, string>();
  for (const step of trace) {
    if (step.kind !== "applied") continue;
    const changes = step.changes.filter(({ object }) => asked === undefined || object === asked);
    const isOn = asked === undefined ? step.objects : step.objects.includes(asked);
    done.set(step.effect, `${done.get(step.effect) ?? ""}${step.layer} ${JSON.stringify([isOn, changes])}`);
  }
  return done;
}
