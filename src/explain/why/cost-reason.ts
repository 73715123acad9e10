import type { CostStep } from "../../rules/formats.gen.js";
import type { ObjectNames } from "../../wording/object-names.js";
import { costStepPhrase } from "../../wording/total-costs.js";
import { type Reason, reasonFrom } from "./reason.js";
import { ofKind, type Seen, type SeenOf } from "./seen.js";

/** A step on the way to a total cost, beside what it would have cost up to then; `inShort` is its effect by a shorter name. */
export function costReason(seen: SeenOf<"cost">, all: readonly Seen[], names: ObjectNames, inShort?: string): Reason {
  return reasonFrom([seen], costStepPhrase(seen.step, names, { before: costBefore(seen, all), inShort }));
}

/** What a spell or ability would have cost without what comes at this step. */
function costBefore({ place, step }: SeenOf<"cost">, all: readonly Seen[]): CostStep["total"] | undefined {
  const earlier = ofKind(all, "cost").filter(
    (other) => other.place < place && other.step.object === step.object && other.step.ability === step.ability,
  );
  return earlier.at(-1)?.step.total;
}
