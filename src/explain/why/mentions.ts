import type { CostStep } from "../../rules/formats.gen.js";
import { effectParts } from "../../rules/effect-parts.js";
import { counterKind } from "../../wording/counters.js";
import { effectPhrase } from "../../wording/effect-names.js";
import { namesOf, type ObjectNames } from "../../wording/object-names.js";
import { inForm, type Phrase, say, type Word } from "../../wording/phrase.js";
import type { Seen } from "./seen.js";

/** What objects and effects are called in one explanation: an ability is named only where an object has two effects in one layer. */
export class Mentions {
  readonly names: ObjectNames;
  readonly #ambiguous: ReadonlySet<string>;

  constructor(names: ObjectNames, steps: readonly Seen[]) {
    this.names = names;
    const known = new Map<string, Set<string>>();
    for (const { step } of steps) {
      if (!("effect" in step)) continue;
      const key = `${"layer" in step ? step.layer : step.kind}\n${effectParts(step.effect).owner}`;
      known.set(key, (known.get(key) ?? new Set()).add(step.effect));
    }
    this.#ambiguous = new Set([...known.values()].flatMap((effects) => (effects.size > 1 ? [...effects] : [])));
  }

  effect(name: string): Phrase {
    const object = this.#simply(name);
    return object === undefined ? effectPhrase(this.#inShort(name), this.names) : say("mention-effect", { object });
  }

  /** Next to a longer mention of another effect: "Bob's". */
  short(name: string): Phrase {
    const object = this.#simply(name);
    return object === undefined ? effectPhrase(this.#inShort(name), this.names) : say("mention-short", { object });
  }

  /** A step of costs, by effects without their abilities where these need not be told apart. */
  shortened(step: CostStep): CostStep {
    const isEffect = step.step === "increase" || step.step === "reduction" || step.step === "total";
    return step.by === undefined || !isEffect ? step : { ...step, by: this.#inShort(step.by) };
  }

  /** Whose effect it is, if that says which. */
  #simply(name: string): Word | undefined {
    const { owner, ability, counter, place, time } = effectParts(name);
    const more = counter ?? place ?? time ?? (this.#ambiguous.has(name) ? ability : undefined);
    // "Bob's Confiscate" makes no good possessive.
    return more === undefined && !/['’]s? /.test(owner) ? this.names.object(owner) : undefined;
  }

  /** What makes the effect, without more words. */
  owner(name: string): Word {
    const { owner, counter } = effectParts(name);
    return counter === undefined ? this.names.object(owner) : inForm(counterKind(counter), { number: "many" });
  }

  object(id: string): Word {
    return this.names.object(id);
  }

  objects(ids: readonly string[]): Phrase {
    return namesOf(ids, this.names);
  }

  #inShort(name: string): string {
    const { ability } = effectParts(name);
    return ability === undefined || this.#ambiguous.has(name) ? name : name.replace(`/${ability}`, "");
  }
}
