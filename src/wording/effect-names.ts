import { effectParts } from "../rules/effect-parts.js";
import type { ObjectNames } from "./object-names.js";
import { inForm, type Phrase, say, type Word } from "./phrase.js";
import { counterKind } from "./counters.js";

/**
 * An effect by the name it has in checks and traces: "the effect of X (ability)", "the +1/+1 counters on X", "the second
 * effect of X". It stands in every case, and is singular or plural as its words are.
 */
export function effectPhrase(name: string, names: ObjectNames): Phrase {
  const { owner, ability, counter, place, time } = effectParts(name);
  const object = names.object(owner);
  if (counter !== undefined)
    return inForm(say("effect-of-counters", { counters: counterKind(counter), object }), { number: "many" });
  const source = sourcePhrase(object, ability === undefined ? undefined : names.ability(owner, ability), time);
  return place === undefined ? say("effect-of", { source }) : say("effect-of-place", { source, place });
}

/** A spell that resolves again is another one of its name; an ability that does is one of the same object. */
function sourcePhrase(object: Word, ability: Word | undefined, time: number | undefined): Word {
  if (ability === undefined) return time === undefined ? object : say("effect-source-again", { object, time });
  if (time === undefined) return say("effect-source-ability", { source: object, ability });
  return say("effect-source-ability-again", { source: object, ability, time });
}

/** An effect on a label of its own: what makes it, and apart from that by which ability, where that is all there is to say. */
export function effectLabel(name: string, names: ObjectNames): { readonly by: Word; readonly ability?: Word } {
  const { owner, ability, counter, place, time } = effectParts(name);
  if (counter !== undefined || place !== undefined || time !== undefined) return { by: effectPhrase(name, names) };
  const by = names.object(owner);
  return ability === undefined ? { by } : { by, ability: names.ability(owner, ability) };
}

/** An effect in short, next to a longer mention of it: "that of X", "the +1/+1 counters on X". */
export function effectInShort(name: string, names: ObjectNames): Phrase {
  const { owner, counter } = effectParts(name);
  return counter === undefined ? say("effect-in-short", { object: names.object(owner) }) : effectPhrase(name, names);
}
