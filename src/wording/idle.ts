import type { AppliedStep, CardType, IdleReason } from "../rules/formats.gen.js";
import { familyOf } from "../rules/subtype-set.js";
import type { SubtypeFamily } from "../rules/subtypes.js";
import { type EffectReference, isCopyEvent } from "../rules/effect-reference.js";
import { ownerOf } from "../names/effect.js";
import { effectPhrase } from "./effect-names.js";
import { speakingFor } from "./endings.js";
import { messageAbout } from "./known-message.js";
import { type ObjectNames, someNames } from "./object-names.js";
import { denied, inForm, noun, type Phrase, say, series } from "./phrase.js";
import { subtypePhrase, typePhrase } from "./types.js";
import { agreeing, colorsPhrase } from "./values.js";

/** Why an effect changes nothing, or has nothing to apply to. */

/** A card type that something with a subtype of the family would have (CR 205.3d); of spells either serves. */
const TYPE_OF: Readonly<Partial<Record<SubtypeFamily, CardType>>> = {
  creature: "Creature",
  artifact: "Artifact",
  battle: "Battle",
  enchantment: "Enchantment",
  land: "Land",
  planeswalker: "Planeswalker",
  spell: "Sorcery",
};

/** Of an application, or of one of its objects, that changes nothing; undefined if nobody says why. */
export function idlePhrase(step: AppliedStep, names: ObjectNames, object?: string): Phrase | undefined {
  const { effect, idle = [] } = step;
  const all = object === undefined ? step.objects : [object];
  const said = idle
    // That is said of the linked abilities.
    .filter(({ because }) => because !== "unchosen" || step.pair?.finds === undefined)
    .filter(({ objects }) => object === undefined || objects.includes(object))
    .map((reason) => {
      const objects = reason.objects.filter((one) => all.includes(one));
      const isAll = objects.length === all.length && objects.length > 1;
      return reasonPhrase(reason, isAll ? THESE : someNames(objects, names), effect, names);
    });
  return said.length === 0 ? undefined : series(said, "semicolons");
}

/** All that have just been named. */
const THESE: Phrase = inForm(noun(say("noun-object")), { number: "many", article: "this" });

/** That an application has no objects, with the reason as far as it is known: in the words of steps or of claims. */
export function toNothingPhrase(
  step: AppliedStep,
  effect: Phrase,
  names: ObjectNames,
  told: "step-applied-to-nothing" | "claim-applied-to-nothing",
): Phrase {
  const condition = absencePhrase(step, names);
  if (condition !== undefined) return say(`${told}-as`, { effect, condition });
  const why = idlePhrase(step, names);
  return why === undefined ? say(told, { effect }) : say(`${told}-because`, { effect, why });
}

/** Why there is nothing that an effect applies to, as a condition that does not hold; undefined if it is something else. */
function absencePhrase({ effect, idle = [] }: AppliedStep, names: ObjectNames): Phrase | undefined {
  const { because, asked, you } = idle[0] ?? {};
  if (because === undefined || asked === undefined) return undefined;
  const voice = speakingFor(effect, names).calling(you);
  if (because === "none") return asked.zone === "any" ? undefined : denied(voice.condition({ exists: asked }));
  const { zone: _, ...is } = asked;
  return Object.keys(is).length === 0
    ? undefined
    : denied(voice.condition({ object: because === "notSelf" ? "self" : "host", is }));
}

/** Whether what an application says is a value, and not that nothing changes. */
export function isDefined({ idle = [] }: AppliedStep): boolean {
  return idle.length > 0 && idle.every(({ because }) => because === "defines");
}

function reasonPhrase(
  { because, values = [] }: IdleReason,
  objects: Phrase,
  effect: string,
  names: ObjectNames,
): Phrase {
  const who = { objects };
  const [first = "", second = ""] = values;
  switch (because) {
    case "controller":
      return say("idle-controller", { ...who, player: first });
    case "colors":
      return say("idle-colors", { ...who, colors: agreeing(colorsPhrase(values), who.objects) });
    case "size":
      return say("idle-size", { ...who, size: `${first}/${second}` });
    case "unseenSize":
      return say("idle-unseen-size", { ...who, size: `${first}/${second}` });
    case "defines":
      return say("idle-defines", { ...who, size: `${first}/${second}` });
    case "equal":
      return say("idle-equal", { ...who, value: first });
    case "noType":
      return notOfType(values, who);
    case "none":
    case "notSelf":
    case "notHost":
      return say("idle-nothing");
    case "unattached":
      return say("idle-unattached", { owner: names.object(names.sourceOf(ownerOf(names.effect(effect)))) });
    case "copiable":
      return say("idle-copiable", who);
    case "text":
      return say("idle-text", who);
    case "types":
      return say("idle-types", who);
    case "lackedTypes":
      return values.length === 0
        ? say("idle-lacked-types", who)
        : say("idle-lacked-subtypes", { ...who, family: first });
    case "noAbilities":
      return say("idle-no-abilities", who);
    case "keptAbilities":
      return say("idle-kept-abilities", who);
    case "lackedAbilities":
      return say("idle-lacked-abilities", who);
    case "cantHave":
      return say("idle-cant-have", who);
    case "couldntHave":
      return say("idle-couldnt-have", who);
    case "unchosen":
      return say("idle-unchosen");
    case "nothingFound":
      return say("idle-nothing-found");
    case "zero":
      return say("idle-zero");
    case "begun":
      return say("idle-begun");
    case "settled":
      return say("idle-settled");
    default:
      return because satisfies never;
  }
}

function notOfType(subtypes: readonly string[], who: { readonly objects: Phrase }): Phrase {
  const type = TYPE_OF[familyOf(subtypes[0] ?? "") ?? "dungeon"];
  const said = { ...who, subtypes: series(subtypes.map(subtypePhrase), "and"), count: subtypes.length };
  return type === undefined
    ? say("idle-no-type-for", said)
    : say("idle-no-type", { ...said, type: noun(typePhrase(type)) });
}

/** A token or copy of a spell that was created as a copy has the values of the original from the start (CR 707.5, 707.10). */
export function copyFromBirth({ idle = [], objects, effect }: AppliedStep, names: ObjectNames): Phrase | undefined {
  const [object] = objects;
  if (object === undefined || !isCopyEvent(names.effect(effect)) || idle.every(({ because }) => because !== "copiable"))
    return undefined;
  const original = names.facts.copiedBy(object);
  const who = { object: names.object(object) };
  return original === undefined
    ? say("step-copy-from-birth", who)
    : say("step-copy-from-birth-of", { ...who, original: names.object(original) });
}

/** Whether an effect is that of having been created as a copy, which replaces nothing that a token was before. */
export function isBorn(effect: EffectReference, object: string, names: ObjectNames): boolean {
  return isCopyEvent(effect) && names.facts.isCreatedAsCopy(object);
}

/** Linked abilities that came to an object together speak of each other alone, and find nothing (CR 607.5, 607.5a, 707.7). */
export function pairPhrase({ effect, pair }: AppliedStep, names: ObjectNames): Phrase | undefined {
  if (pair?.finds === undefined) return undefined;
  const { came, finds, link = "" } = pair;
  const known = messageAbout("pair-without", link);
  const without = finds === "noChoice" ? say("pair-unchosen") : say(known ?? "pair-without-objects");
  return say(`pair-${came}`, {
    object: names.object(ownerOf(names.effect(effect))),
    without,
  });
}

/** What has lost an ability and has another in its place that reads the same. */
export function replacedPhrase(effect: string, by: string, names: ObjectNames): Phrase {
  return say("step-ceased-again", {
    effect: effectPhrase(effect, names),
    by: effectPhrase(by, names),
    object: names.object(ownerOf(names.effect(effect))),
  });
}
