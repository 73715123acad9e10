import { metBeforePhrase, metPhrase } from "../../wording/endings.js";
import { type Phrase, say } from "../../wording/phrase.js";
import { type Reason, reasonFrom } from "./reason.js";
import { isOf, ofKind, type Seen, type SeenOf } from "./seen.js";
import { changesOf } from "./slice.js";
import type { ObjectNames } from "../../wording/object-names.js";

/**
 * That an effect does not depend on another one of its layer, which brings about what its condition asks for: the condition
 * is met already before anything is applied there, so the other one does not make the effect exist (CR 613.8a).
 */
export function metBeforeReasons(
  seen: Seen,
  all: readonly Seen[],
  names: ObjectNames,
  called: (effect: string) => Phrase,
): Reason[] {
  if (!isOf(seen, "applied")) return [];
  const { effect, met = [] } = seen.step;
  return met.flatMap(({ before = [], ...one }) => {
    if (before.length === 0) return [];
    const added = one.objects.filter((object) => !before.includes(object));
    const others = ofKind(all.slice(0, seen.place), "applied").filter((other) => brings(other, seen, added));
    return others
      .filter((other) => !isWaitedFor(other, seen, all))
      .map((other) => {
        const words = metBeforePhrase({ ...one, objects: before }, { effect, other: other.step.effect }, names, called);
        return { ...reasonFrom([other, seen], words), clauses: ["613.8a"] };
      });
  });
}

/** That an effect is applied since its conditions are met, and by what; where that is told already, no more is said. */
export function metReasons(
  seen: SeenOf<"applied">,
  all: readonly Seen[],
  names: ObjectNames,
  called: (effect: string) => Phrase,
): { readonly reason: Reason; readonly isSeen: boolean }[] {
  const { effect } = seen.step;
  const begun = ofKind(all, "applied").find(({ step }) => step.effect === effect) ?? seen;
  const before = metBeforeReasons(begun, all, names, called);
  if (before.length > 0) return before.map((reason) => ({ reason, isSeen: false }));
  return (begun.step.met ?? []).map((met) => {
    const words = say("claim-met", { effect: called(effect), met: metPhrase(met, effect, names) });
    const reason = { ...reasonFrom([begun], words), clauses: ["611.3a"] };
    // What is said of the source itself anybody sees.
    return { reason, isSeen: met.objects.length === 0 && met.players === undefined };
  });
}

/** Whether an application earlier in the layer has changed something that meets the condition only since. */
function brings(
  other: SeenOf<"applied">,
  { step: { layer, effect } }: SeenOf<"applied">,
  added: readonly string[],
): boolean {
  return (
    other.step.layer === layer &&
    other.step.effect !== effect &&
    added.some((object) => changesOf(other.step, object).length > 0)
  );
}

/** Whether it depends on the other one all the same, for another reason. */
function isWaitedFor(other: SeenOf<"applied">, { step }: SeenOf<"applied">, all: readonly Seen[]): boolean {
  return ofKind(all, "depends").some(
    ({ step: { layer, effect, on } }) => layer === step.layer && effect === step.effect && on === other.step.effect,
  );
}
