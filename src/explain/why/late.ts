import type { AppliedStep, LateEffect } from "../../rules/formats.gen.js";
import { type Phrase, say, series } from "../../wording/phrase.js";
import { type Reason, reasonFrom } from "./reason.js";
import { inLayer, isUpTo, type Scope } from "./scope.js";
import type { SeenOf } from "./seen.js";

/** That effects of abilities given here come too late for a layer that is through (CR 613.1): all of them, or those that are asked about. */
export function lateReasons(
  seen: SeenOf<"applied">,
  called: (effect: string) => Phrase,
  isMeant: (late: LateEffect) => boolean = () => true,
): Reason[] {
  const { late = [], layer } = seen.step;
  return late.filter(isMeant).map(({ effect, layers }) => {
    const words = say("claim-late", {
      effect: called(effect),
      layers: series(layers, "and"),
      count: layers.length,
      since: layer,
    });
    return { ...reasonFrom([seen], words), clauses: ["613.1"] };
  });
}

/** Whether it would have changed what is asked, had it not come too late. */
export function isLateFor({ layers, objects }: LateEffect, { object, characteristics, until }: Scope): boolean {
  return (
    object !== undefined &&
    objects.includes(object) &&
    layers.some((layer) => isUpTo(layer, until) && inLayer(layer).some((one) => characteristics.has(one)))
  );
}

/** Whether an application gives what comes too late for what is asked. */
export function givesLate({ late = [] }: AppliedStep, scope: Scope): boolean {
  return late.some((one) => isLateFor(one, scope));
}
