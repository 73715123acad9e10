import { abilityOfEffect, apartOf, ownerOf } from "../names/effect.js";
import type { EffectReference } from "../rules/effect-reference.js";
import type { ObjectNames } from "./object-names.js";
import { inForm, type Phrase, say, type Word } from "./phrase.js";
import { counterKind } from "./types.js";

/** "the effect of X (ability)", "the +1/+1 counters on X", "the second effect of X": in every case, singular or plural. */
export function effectPhrase(name: string, names: ObjectNames): Phrase {
  return phraseOfEffect(names.effect(name), names);
}

export function phraseOfEffect(effect: EffectReference, names: ObjectNames): Phrase {
  if (effect.kind === "counters")
    return inForm(
      say("effect-of-counters", { counters: counterKind(effect.counter), object: names.object(effect.object) }),
      { number: "many" },
    );
  const source = sourcePhrase(effect, names);
  const { part } = apartOf(effect);
  return part === undefined ? say("effect-of", { source }) : say("effect-of-place", { source, place: part });
}

/** Where a name occurs again: another spell of that name, or another resolution of an ability of the same object. */
function sourcePhrase(effect: Exclude<EffectReference, { kind: "counters" }>, names: ObjectNames): Word {
  const source = bearerOf(effect, names);
  const ability = abilityWord(effect, names);
  const { number: time } = apartOf(effect);
  if (ability === undefined) return time === undefined ? source : say("effect-source-again", { object: source, time });
  if (time === undefined) return say("effect-source-ability", { source, ability });
  return say("effect-source-ability-again", { source, ability, time });
}

/** An effect made for each of several objects is named with the one it was made for. */
function bearerOf(effect: EffectReference, names: ObjectNames): Word {
  const shared = effect.kind === "resolution" && effect.share !== undefined;
  return names.object(shared ? `${effect.name} (${effect.share})` : ownerOf(effect));
}

function abilityWord(effect: EffectReference, names: ObjectNames): Word | undefined {
  const ability = abilityOfEffect(effect);
  if (ability === undefined) return undefined;
  return names.ability(ownerOf(effect), ability, apartOf(effect).share);
}

/** An effect on a label of its own: what makes it, and apart from that by which ability, where that is all there is to say. */
export function effectLabel(name: string, names: ObjectNames): { readonly by: Word; readonly ability?: Word } {
  const effect = names.effect(name);
  const { number, part } = apartOf(effect);
  if (effect.kind === "counters" || part !== undefined) return { by: phraseOfEffect(effect, names) };
  if (number !== undefined) return { by: sourcePhrase(effect, names) };
  const by = bearerOf(effect, names);
  const ability = abilityWord(effect, names);
  return ability === undefined ? { by } : { by, ability };
}
