import type { Narrator } from "../../src/explain/narrator.js";
import type { ObjectAspect } from "../../src/explain/why/question.js";
import { toldReason } from "../../src/explain/why/reason.js";
import { whyOf } from "../../src/explain/why/why.js";
import { ownerOf } from "../../src/names/effect.js";
import type { Resolution } from "../../src/rules/formats.gen.js";

/** A step of the chain that made a value, in the order in which it was done. */
export interface WhyLine {
  /** "Layer 4: types". */
  readonly layer: string;
  readonly text: string;
  /** The clauses that decide, by the numbers of the edition. */
  readonly clauses: readonly string[];
  /** The card whose effect it is; undefined where the step is of no effect, or of none of a card. */
  readonly card: string | undefined;
}

/** What made a value of an object what it is; empty if nothing has changed it. */
export function whyLines(object: string, aspect: ObjectAspect, resolution: Resolution, teller: Narrator): WhyLine[] {
  const narrator = teller.at(resolution);
  const { trace, ruleset } = resolution;
  const { long } = whyOf({
    question: { kind: "object", object, aspect },
    resolution,
    causes: new Map(),
    names: narrator.names,
    wrong: [],
  });
  return long.flatMap(({ title, reasons }) => {
    const layer = narrator.speaker.text(title);
    return reasons.map((reason): WhyLine => {
      const { text, deciding } = toldReason(reason, trace, ruleset, narrator);
      const step = reason.steps.map((place) => trace[place]).find((each) => each !== undefined && "effect" in each);
      const effect = step !== undefined && "effect" in step ? narrator.names.effect(step.effect) : undefined;
      const card = effect === undefined ? undefined : narrator.names.cardOf(ownerOf(effect));
      return { layer, text, clauses: deciding, card };
    });
  });
}
