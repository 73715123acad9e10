import type { AppliedStep, CostStep, RulesetId } from "../../rules/formats.gen.js";
import { abilityOfEffect, isFurther, ownerOf, printEffect } from "../../names/effect.js";
import type { EffectReference } from "../../rules/effect-reference.js";
import { phraseOfEffect } from "../../wording/effect-names.js";
import { messageAbout } from "../../wording/known-message.js";
import { namesOf, type ObjectNames } from "../../wording/object-names.js";
import { inForm, type Phrase, say, type Word } from "../../wording/phrase.js";
import type { Seen } from "./seen.js";
import { counterKind } from "../../wording/types.js";

/** Names in one explanation: an ability is named only if its object has two effects in one layer. */
export class Mentions {
  readonly names: ObjectNames;
  readonly ruleset: RulesetId;
  readonly #ambiguous: ReadonlySet<string>;

  constructor(names: ObjectNames, steps: readonly Seen[], ruleset: RulesetId) {
    this.names = names;
    this.ruleset = ruleset;
    const known = new Map<string, Set<string>>();
    for (const { step } of steps) {
      if (!("effect" in step)) continue;
      const key = `${"layer" in step ? step.layer : step.kind}\n${ownerOf(names.effect(step.effect))}`;
      known.set(key, (known.get(key) ?? new Set()).add(step.effect));
    }
    this.#ambiguous = new Set([...known.values()].flatMap((effects) => (effects.size > 1 ? [...effects] : [])));
  }

  effect(name: string): Phrase {
    const object = this.#simply(name);
    return object === undefined ? this.#phrase(name) : say("mention-effect", { object });
  }

  /** Whatever else is known of the object: by its ability too, where it has one. */
  inFull(name: string): Phrase {
    return phraseOfEffect(this.names.effect(name), this.names);
  }

  /** The short form next to a full mention of another effect: "Bob's". */
  short(name: string): Phrase {
    const object = this.#simply(name);
    return object === undefined ? this.#phrase(name) : say("mention-short", { object });
  }

  /** A cost step that names effects without their abilities, where that is unambiguous. */
  shortened(step: CostStep): CostStep {
    const isEffect =
      step.step === "increase" || step.step === "reduction" || step.step === "total" || step.step === "missed";
    return step.by === undefined || !isEffect ? step : { ...step, by: printEffect(this.#inShort(step.by)) };
  }

  /** The owner of the effect, if that identifies it. */
  #simply(name: string): Word | undefined {
    const effect = this.names.effect(name);
    const owner = ownerOf(effect);
    const hasMore =
      isByRule(effect) ||
      isFurther(effect) ||
      !this.names.isCalledSo(owner) ||
      (this.#ambiguous.has(name) && abilityOfEffect(effect) !== undefined);
    // "Bob's Confiscate" has no readable possessive form.
    return hasMore || /['’]s? /.test(owner) ? undefined : this.names.object(owner);
  }

  /** The source of the effect, in a single name. */
  owner(name: string): Word {
    const effect = this.names.effect(name);
    return effect.kind === "counters"
      ? inForm(counterKind(effect.counter), {
          number: this.names.hasOne(effect.object, effect.counter) ? "one" : "many",
        })
      : this.names.object(this.names.sourceOf(ownerOf(effect)));
  }

  /** What an application does, with what does it and where; the object itself need not be named again. */
  change(predicates: Phrase, { effect: name, layer }: AppliedStep, object: string): Phrase {
    const effect = this.names.effect(name);
    if (effect.kind === "event") {
      if (effect.event === "face-down") return say("short-change-there", { predicates, layer });
      return say("short-change", { predicates, owner: say(`effect-by-${effect.event}`), layer });
    }
    if (effect.kind === "designation") {
      const known = messageAbout("effect-by", effect.designation);
      if (known !== undefined) return say("short-change", { predicates, owner: say(known), layer });
    }
    const isOwn = effect.kind !== "counters" && this.names.sourceOf(ownerOf(effect)) === object;
    return isOwn
      ? say("short-change-own", { predicates, layer })
      : say("short-change", { predicates, owner: this.owner(name), layer });
  }

  object(id: string): Word {
    return this.names.object(id);
  }

  objects(ids: readonly string[]): Phrase {
    return namesOf(ids, this.names);
  }

  #phrase(name: string): Phrase {
    return phraseOfEffect(this.#inShort(name), this.names);
  }

  /** The effect named by its object alone, as if the object had resolved. */
  #inShort(name: string): EffectReference {
    const effect = this.names.effect(name);
    if (abilityOfEffect(effect) === undefined || isByRule(effect) || isFurther(effect) || this.#ambiguous.has(name))
      return effect;
    return { kind: "resolution", name: ownerOf(effect) };
  }
}

/** Whether a rule makes it of what the object is or has, and no ability of the object. */
function isByRule(effect: EffectReference): boolean {
  return (
    effect.kind === "counters" ||
    effect.kind === "designation" ||
    (effect.kind === "event" && (effect.event === "face-down" || effect.event === "sticker"))
  );
}
