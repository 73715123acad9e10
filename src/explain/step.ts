import type { TraceStep } from "../rules/formats.gen.js";
import { stepPhrase } from "../wording/steps.js";
import { english, type Teller } from "./teller.js";

/** A step of the trace as one sentence, without its clauses. What an application changed is told by `describeChanges`. */
export function describeStep(step: TraceStep, { speaker, names }: Teller = english()): string {
  return speaker.sentence(stepPhrase(step, names));
}
