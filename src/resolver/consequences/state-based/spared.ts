import { AURA, hasSubtype } from "../../../rules/subtype-set.js";
import { protectionAgainst } from "../attachment.js";
import { inTheEnd, type Outcome } from "../../resolve.js";
import { speakerOf } from "../../query/situation.js";
import { clausesOfWaiting } from "./counters.js";
import { isSparedDestruction } from "./creatures.js";
import type { Permanent } from "./permanents.js";

/** An Aura or Equipment with the quality that protection is from stays where that protection says so (CR 702.16n, 702.16p). */
function keptByProtection({ place, object, view }: Permanent, outcome: Outcome): string[] {
  if (object.attachedTo?.kind !== "object") return [];
  const host = object.attachedTo.object;
  const situation = inTheEnd(outcome, speakerOf(place));
  if (protectionAgainst(host, place, situation) !== "spares") return [];
  const gives = outcome.steps.some(
    (step) =>
      step.kind === "applied" &&
      step.effect.source?.object === place &&
      step.entries.some((entry) => entry.object === host && entry.before.abilities !== entry.after.abilities),
  );
  return [gives && hasSubtype(view.subtypes, AURA) ? "702.16n" : "702.16p"];
}

/** Why a permanent stays that state-based actions would otherwise take away. */
export function clausesOfSparing(permanent: Permanent, outcome: Outcome): string[] {
  return [
    ...(isSparedDestruction(permanent, outcome) ? ["702.12b"] : []),
    ...clausesOfWaiting(permanent, outcome),
    ...keptByProtection(permanent, outcome),
  ];
}
