import { factsOf, isPartKind } from "../../effects/index.js";
import type { Manner } from "../../effects/kind.js";
import type { AppliedStep } from "../../rules/formats.gen.js";

/** Parts come from traces as strings. */
function mannersOf({ parts }: AppliedStep): Manner[] {
  return parts.map((part) => (isPartKind(part) ? factsOf(part).manner : "sets"));
}

/** Whether two applications to one object could have another result in the other order. */
export function orderMatters(a: AppliedStep, b: AppliedStep): boolean {
  return mannersOf(a).some((first) =>
    mannersOf(b).some((second) => {
      if (first === "forbids" || second === "forbids") return false;
      return first !== second || first === "sets";
    }),
  );
}
