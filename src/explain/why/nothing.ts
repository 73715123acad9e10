import type { AppliedStep, IdleReason } from "../../rules/formats.gen.js";
import type { ObjectNames } from "../../wording/object-names.js";
import { say } from "../../wording/phrase.js";
import { stepPhrase } from "../../wording/steps.js";
import { type Cites, type Reason, reasonFrom } from "./reason.js";
import { isOf, type Seen, type SeenOf } from "./seen.js";

/* Of an effect that applies to nothing: told once, where it begins, with the reason and the clauses that say that. */

/** Which clauses say why there is nothing; what the effect would do, and how old it is, says nothing of that. */
const SAYS_WHY: Readonly<Partial<Record<IdleReason["because"], Cites>>> = {
  unattached: (clause) => /^(?:301\.5|303\.4|613\.6$|613\.[1-4]|701\.3d)/.test(clause),
  begun: (clause) => clause === "613.6",
  settled: (clause) => clause === "611.2c" || clause === "613.6",
};

function isToNothing(seen: Seen): seen is SeenOf<"applied"> {
  return isOf(seen, "applied") && seen.step.objects.length === 0 && whyOf(seen.step) !== undefined;
}

function whyOf({ idle = [] }: AppliedStep): IdleReason["because"] | undefined {
  return idle[0]?.because;
}

/** The sentences of a step that is about nothing; undefined if it is about something. */
export function nothingReasons(seen: Seen, all: readonly Seen[], names: ObjectNames): Reason[] | undefined {
  if (isOf(seen, "locked")) return seen.step.objects.length === 0 && firstOf(seen, all) !== undefined ? [] : undefined;
  if (!isToNothing(seen)) return undefined;
  const locked = all.find(
    (other): other is SeenOf<"locked"> =>
      isOf(other, "locked") && other.place < seen.place && other.step.effect === seen.step.effect,
  );
  const cites = SAYS_WHY[whyOf(seen.step) ?? "none"];
  if (locked === undefined || locked.step.objects.length > 0)
    return [reasonFrom([seen], stepPhrase(seen.step, names), cites)];
  if (firstOf(locked, all) !== seen) return [];
  const nothing = stepPhrase(seen.step, names);
  return [reasonFrom([seen, locked], say("step-nothing-throughout", { nothing }), cites)];
}

/** The application in the layer in which the effect begins, if that says why there is nothing. */
function firstOf({ step: { effect, layer }, place }: SeenOf<"locked">, all: readonly Seen[]): Seen | undefined {
  return all.find(
    (seen) => seen.place > place && isToNothing(seen) && seen.step.effect === effect && seen.step.layer === layer,
  );
}
