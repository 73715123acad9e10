import { type Phrase, say } from "../../wording/phrase.js";
import { isOf, ofKind, type Seen, type SeenOf } from "./seen.js";

/** A dependency that was found and then ended before it could hold anything up (CR 613.8c). */
export interface Lapse {
  readonly depends: SeenOf<"depends">;
  /** What was applied before the dependent effect, so that it no longer depended. */
  readonly by: SeenOf<"applied">;
  /** The effect that depended, as it is applied before the one it depended on. */
  readonly applied: SeenOf<"applied">;
}

/** The dependencies that lapsed, each with the application of its effect. */
export function lapsesOf(all: readonly Seen[]): Lapse[] {
  return ofKind(all, "depends").flatMap((depends): Lapse[] => {
    const { layer, effect, on } = depends.step;
    const later = ofKind(all.slice(depends.place), "applied").filter(({ step }) => step.layer === layer);
    const applied = later.find(({ step }) => step.effect === effect);
    const other = later.find(({ step }) => step.effect === on);
    if (applied === undefined || other === undefined || applied.place > other.place) return [];
    const between = all.slice(depends.place, applied.place);
    const isLoop = between.some(
      (seen) => isOf(seen, "loop") && [effect, on].every((one) => seen.step.members.includes(one)),
    );
    const by = ofKind(between, "applied").at(-1);
    return by === undefined || isLoop ? [] : [{ depends, by, applied }];
  });
}

export function lapsePhrase({ depends, by }: Lapse, called: (effect: string) => Phrase): Phrase {
  const { effect, on } = depends.step;
  return say("claim-lapsed", { effect: called(effect), on: called(on), by: called(by.step.effect) });
}
