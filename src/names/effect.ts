import { NAMELESS, type Apart, type EffectApart, type EffectReference } from "../rules/effect-reference.js";
import type { ResolvesEvent } from "../rules/formats.gen.js";

/** The name of an effect as files, traces and reports have it. */
export function printEffect(effect: EffectReference): string {
  const { number, part } = apartOf(effect);
  return sharedName(effect) + (number === undefined ? "" : `#${number}`) + (part === undefined ? "" : `/${part}`);
}

/** The name without what distinguishes effects of one name. */
export function sharedName(effect: EffectReference): string {
  switch (effect.kind) {
    case "counters":
      return `${effect.object}/counter:${effect.counter}`;
    case "ability":
    case "designation":
    case "event":
      return `${effect.object}/${abilityOfEffect(effect)}`;
    case "resolution":
      return effect.name;
  }
}

/** What distinguishes an effect from others of its name. */
export function apartOf(effect: EffectReference): Apart {
  return effect.kind === "counters" || effect.kind === "designation" ? {} : effect;
}

/** Whether it is not the first of its name, or not the first of its resolution. */
export function isFurther(effect: EffectReference): boolean {
  const { number, part } = apartOf(effect);
  return number !== undefined || part !== undefined;
}

/** The object that has what makes an effect, or the name of what has resolved. */
export function ownerOf(effect: EffectReference): string {
  return effect.kind === "resolution" ? effect.name : effect.object;
}

/** What of its object makes an effect, in one word, but for counters. */
export function abilityOfEffect(effect: Exclude<EffectReference, { readonly kind: "counters" | "resolution" }>): string;
export function abilityOfEffect(effect: EffectReference): string | undefined;
export function abilityOfEffect(effect: EffectReference): string | undefined {
  switch (effect.kind) {
    case "ability":
      return effect.ability;
    case "designation":
      return effect.designation;
    case "event":
      return effect.event;
    case "counters":
    case "resolution":
      return undefined;
  }
}

/** An effect where objects, or what resolves, are called otherwise. */
export function effectRenamed(
  effect: EffectReference,
  object: (name: string) => string,
  resolution: (name: string) => string,
): EffectReference {
  return effect.kind === "resolution"
    ? { ...effect, name: resolution(effect.name) }
    : { ...effect, object: object(effect.object) };
}

/** What the effects are called of what resolves here, the first of them that it makes. */
export function effectOfResolving({
  id,
  card,
  source,
  ability,
}: Pick<ResolvesEvent, "id" | "card" | "source" | "ability">): EffectApart {
  return id === undefined && source !== undefined && typeof ability === "string"
    ? { kind: "ability", object: source, ability }
    : { kind: "resolution", name: id ?? card ?? source ?? NAMELESS };
}
