import { AURA, hasSubtype } from "../../../rules/subtype-set.js";
import { protectionAgainst } from "../attachment.js";
import { inTheEnd, type Outcome } from "../../resolve.js";
import { speakerOf } from "../../query/situation.js";
import type { StartFact } from "../../../rules/formats.gen.js";
import { waiting } from "./counters.js";
import { isRuledByPower, isSparedDestruction } from "./creatures.js";
import { isCreature, toughnessOf, type Permanent } from "./permanents.js";
import { sparedRivals } from "./spared-rivals.js";

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

/** Damage that is less than lethal (CR 704.5g); of what is destroyed for another reason nothing is said. */
function survivingDamage(permanent: Permanent, outcome: Outcome): StartFact[] {
  const { object } = permanent;
  const toughness = isCreature(permanent) ? toughnessOf(permanent) : null;
  const isPlain = !object.deathtouched && !isRuledByPower(permanent, outcome);
  return object.damage > 0 && toughness !== null && object.damage < toughness && isPlain
    ? [{ clause: "704.5g", less: [object.damage, toughness] }]
    : [];
}

/** Why a permanent stays that state-based actions would otherwise take away, or that somebody may expect them to take. */
export function sparing(permanent: Permanent, permanents: readonly Permanent[], outcome: Outcome): StartFact[] {
  return [
    ...(isSparedDestruction(permanent, outcome) ? ["702.12b"] : []).map((clause) => ({ clause })),
    ...survivingDamage(permanent, outcome),
    ...sparedRivals(permanent, permanents, outcome),
    ...waiting(permanent, outcome),
    ...keptByProtection(permanent, outcome).map((clause) => ({ clause })),
  ];
}
