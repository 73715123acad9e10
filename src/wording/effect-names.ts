import { apartOf, isFurther, ownerOf } from "../names/effect.js";
import type { EffectReference } from "../rules/effect-reference.js";
import type { ObjectNames } from "./object-names.js";
import { inForm, type Phrase, say, type Word } from "./phrase.js";
import { keywordNamed } from "./keywords.js";
import { messageAbout } from "./known-message.js";
import { counterKind } from "./types.js";

/** "the effect of X (ability)", "the +1/+1 counters on X", "the second effect of X": in every case, singular or plural. */
export function effectPhrase(name: string, names: ObjectNames): Phrase {
  return phraseOfEffect(names.effect(name), names);
}

export function phraseOfEffect(effect: EffectReference, names: ObjectNames): Phrase {
  if (effect.kind === "counters")
    return inForm(
      say("effect-of-counters", { counters: counterKind(effect.counter), object: names.object(effect.object) }),
      { number: names.hasOne(effect.object, effect.counter) ? "one" : "many" },
    );
  if (effect.kind === "event" && effect.event === "sticker" && apartOf(effect).part === undefined)
    return say("effect-of-sticker", { object: names.object(effect.object), time: apartOf(effect).number ?? 1 });
  if (effect.kind === "event" && effect.event === "face-down" && !isFurther(effect))
    return say("effect-of-face-down", { source: names.object(effect.object) });
  const source = sourcePhrase(effect, names);
  const { part } = apartOf(effect);
  return part === undefined ? say("effect-of", { source }) : say("effect-of-place", { source, place: part });
}

/** The keyword by which an object makes an effect itself, as cards print it; undefined for all other effects. */
export function ownKeyword(name: string, object: string, names: ObjectNames): Phrase | undefined {
  const effect = names.effect(name);
  if (effect.kind !== "ability" || effect.object !== object || apartOf(effect).number !== undefined) return undefined;
  const keyword = effect.ability.replaceAll("-", " ");
  const entry = names.entry(effect.ability, object)?.ability;
  const isKeyword = typeof entry === "string" || entry === undefined || entry.kind === "keyword";
  return isKeyword && messageAbout("keyword", keyword) !== undefined ? keywordNamed(keyword) : undefined;
}

/** What makes an effect, without that word: "X", "X (ability)". */
export function makerPhrase(name: string, names: ObjectNames): Word {
  const effect = names.effect(name);
  return effect.kind === "counters" ? phraseOfEffect(effect, names) : sourcePhrase(effect, names);
}

/** Where a name occurs again: another spell of that name, or another resolution of an ability of the same object. */
function sourcePhrase(effect: Exclude<EffectReference, { kind: "counters" }>, names: ObjectNames): Word {
  const source = names.maker(ownerOf(effect));
  const ability = abilityWord(effect, names);
  const { number: time } = apartOf(effect);
  if (ability === undefined) {
    if (time === undefined) return source;
    return say(effect.kind === "resolution" ? "effect-source-again" : "effect-source-its-again", {
      object: source,
      time,
    });
  }
  if (time === undefined) return say("effect-source-ability", { source, ability });
  return say("effect-source-ability-again", { source, ability, time });
}

function abilityWord(effect: EffectReference, names: ObjectNames): Word | undefined {
  switch (effect.kind) {
    case "counters":
    case "resolution":
      return undefined;
    case "event":
      return say(`effect-by-${effect.event}`);
    case "designation": {
      const known = messageAbout("effect-by", effect.designation);
      return known === undefined ? effect.designation : say(known);
    }
    case "ability": {
      const { object, ability } = effect;
      return names.isOnlyToAffect(object, ability) ? undefined : names.ability(object, ability);
    }
    default:
      return effect satisfies never;
  }
}

/** An effect on a label of its own: what makes it, and apart from that by which ability, where that is all there is to say. */
export function effectLabel(name: string, names: ObjectNames): { readonly by: Word; readonly ability?: Word } {
  const effect = names.effect(name);
  const { number, part } = apartOf(effect);
  if (effect.kind === "counters" || part !== undefined) return { by: phraseOfEffect(effect, names) };
  if (number !== undefined) return { by: sourcePhrase(effect, names) };
  const by = names.maker(ownerOf(effect));
  const ability = abilityWord(effect, names);
  return ability === undefined ? { by } : { by, ability };
}
