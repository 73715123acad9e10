import { ownerOf } from "../names/effect.js";
import { linkedName } from "../rules/linked.js";
import type {
  Condition,
  EndedStep,
  FailedStep,
  MeasuredNumber,
  MetCondition,
  PerformedStep,
  ResolvedObject,
  Selector,
  UnmetStep,
  VoidStep,
} from "../rules/formats.gen.js";
import { abilitiesInShort } from "./ability-in-short.js";
import type { EntryOf } from "./ability-names.js";
import { NOWHERE } from "./describe.js";
import { effectPhrase } from "./effect-names.js";
import { dashed } from "./known-message.js";
import { namesOf, type ObjectNames, someNames } from "./object-names.js";
import { isPointer } from "./objects.js";
import { denied, type Phrase, say, type Word } from "./phrase.js";
import { printedLine } from "./printed-lines.js";
import { becausePhrase } from "./state-based.js";
import { countedCounters } from "./types.js";
import type { Voice } from "./voice.js";
import { colorsPhrase, sizeValue } from "./values.js";

/** A state-based action that has been performed, with why. */
export function performedPhrase({ action, on }: PerformedStep, names: ObjectNames): Phrase {
  return becausePhrase(action, done(action, on, names));
}

function done(
  { result, counter, amount = 0, among = [] }: PerformedStep["action"],
  on: readonly string[],
  names: ObjectNames,
): Phrase {
  const what = someNames(on, names);
  if (result === "countersRemoved" && counter !== undefined)
    return say("performed-these-counters-removed", { what, counters: countedCounters(counter, amount) });
  if (result === "chooseOne") {
    const kept = among.filter((object) => !on.includes(object));
    return say("performed-choose-one", {
      among: what,
      kept: someNames(kept, names),
      one: kept.length === 1 ? "yes" : "no",
    });
  }
  return say(`performed-${dashed(result)}`, { what });
}

/** An effect of a resolution that has ended, or never began. */
export function endedPhrase(step: EndedStep, names: ObjectNames): Phrase {
  const { objects, neverBegan = false } = step;
  const said = { effect: effectPhrase(step.effect, names), reason: endOf(step, names) };
  if (objects.length === 0) return say(neverBegan ? "ended-never-began" : "ended", said);
  return say(neverBegan ? "ended-never-began-on" : "ended-on", { ...said, objects: someNames(objects, names) });
}

function endOf(step: EndedStep, names: ObjectNames): Phrase {
  const { because, while: said = {}, neverBegan, effect, you } = step;
  if (because === "condition") {
    const condition = conditionOf(said, { effect, you }, names);
    return neverBegan === true
      ? say("ended-reason-condition-never", { condition })
      : lapsePhrase(step, condition, names);
  }
  if (because === "sourceGone") return sourceGonePhrase(step, names);
  if (because === "turnedFaceDown") return say("ended-reason-turned-face-down", { on: someNames(step.objects, names) });
  return say(`ended-reason-${dashed(because)}`);
}

/** A condition can hold again by now, which brings nothing back: when it held no more is told (CR 611.2b, 702.26f). */
function lapsePhrase({ event = 0, away = [] }: EndedStep, condition: Phrase, names: ObjectNames): Phrase {
  const step = event > 0 ? names.facts.stepAt(event) : undefined;
  const when = step === undefined ? {} : { step };
  const said = { condition, known: step === undefined ? "no" : "yes", ...when };
  return away.length === 0
    ? say("ended-reason-condition", said)
    : say("ended-reason-condition-away", { ...said, away: namesOf(away, names) });
}

/** It needs no source (CR 113.7a): what its duration spoke of is over, "until" or "for as long as". */
function sourceGonePhrase({ effect, clauses, neverBegan }: EndedStep, names: ObjectNames): Phrase {
  const source = sourceOf(effect, names);
  const how = clauses.includes("702.26f") ? "phasedOut" : clauses.includes("611.2b") ? "while" : "until";
  return say(neverBegan === true ? "ended-reason-source-gone-never" : "ended-reason-source-gone", { source, how });
}

/** An effect that was not created, since its condition did not hold as what creates it resolved. */
export function failedPhrase(step: FailedStep, names: ObjectNames): Phrase {
  const { effect, objects, condition, intervening = false } = step;
  const said = { effect: effectPhrase(effect, names), condition: conditionOf(condition, step, names) };
  if (objects.length === 0) return say(intervening ? "failed-if" : "failed", said);
  return say(intervening ? "failed-if-on" : "failed-on", { ...said, objects: someNames(objects, names) });
}

type OfEffect = Readonly<{ effect: string; you?: string | undefined }>;

/** In the words of what makes the effect; that and whoever it calls "you" are called by their names. */
function conditionOf(condition: Condition, { effect, you }: OfEffect, names: ObjectNames): Phrase {
  return speakingFor(effect, names).calling(you).condition(condition);
}

/** The voice of what makes an effect, called by its name. */
export function speakingFor(effect: string, names: ObjectNames, host?: Phrase): Voice {
  const object = sourceOf(effect, names);
  return NOWHERE.callingItself(say("object-speaking", { object }), host ?? say("host-of", { object })).naming((id) =>
    names.object(id),
  );
}

/** "The colors that it has": what it is, is known here. */
export function speakingOfMeasured(
  { among }: MeasuredNumber["quantity"],
  objects: readonly string[],
  effect: string,
  names: ObjectNames,
): Voice {
  const voice = speakingFor(effect, names);
  const [only, ...others] = objects;
  const word = only === undefined || others.length > 0 ? undefined : names.object(only);
  const isKnown = typeof word === "object" && among !== undefined && isPointer(among);
  return isKnown ? voice.speakingOf({ who: "others", words: word }) : voice;
}

function sourceOf(effect: string, names: ObjectNames): Word {
  return names.object(names.sourceOf(ownerOf(names.effect(effect))));
}

/** A choice that nothing asked for. */
export function voidPhrase({ object, choice, value }: VoidStep, names: ObjectNames): Phrase {
  const who = names.object(object);
  if (choice === "copyOf") return say("void-copy", { object: who, value: names.object(String(value)) });
  if (choice === "textBoxOf") return say("void-text-box", { object: who, value: names.object(String(value)) });
  const { name } = linkedName(choice);
  return name === "body" ? say("void-body", { object: who }) : say("void-choice", { object: who, kind: name });
}

/** An effect that is not applied, since its condition does not hold. */
export function unmetPhrase(step: UnmetStep, names: ObjectNames): Phrase {
  const { effect, condition } = step;
  return say("unmet", { effect: effectPhrase(effect, names), condition: conditionOf(condition, step, names) });
}

/** That a condition is met, and by what, where its words do not say that. */
export function metPhrase(
  { condition, objects, players = [], you }: MetCondition,
  effect: string,
  names: ObjectNames,
): Phrase {
  // The words speak of the host, which is known here.
  const isOfHost = condition.object === "host" && objects.length === 1;
  const voice = isOfHost ? speakingFor(effect, names, namesOf(objects, names)) : speakingFor(effect, names);
  const said = { condition: voice.calling(you).condition(condition) };
  const by = isOfHost ? [] : [...objects, ...players];
  return by.length === 0 ? say("condition-met", said) : say("condition-met-by", { ...said, by: someNames(by, names) });
}

/** That an effect does not depend on another one, which comes too late to let it exist: `met` is what meets its condition before. */
export function metBeforePhrase(
  { condition, objects, you }: MetCondition,
  { effect, other }: Readonly<{ effect: string; other: string }>,
  names: ObjectNames,
  called: (effect: string) => Phrase,
): Phrase {
  return say("claim-met-before", {
    effect: called(effect),
    other: called(other),
    condition: conditionOf(condition, { effect, you }, names),
    by: someNames(objects, names),
  });
}

/** An effect that does not reach an object: what it asks for and the object was not. */
export function missPhrase(object: string, { effect, asked, then }: Missed, names: ObjectNames): Phrase {
  const said = { effect: effectPhrase(effect, names), object: names.object(object) };
  if (asked === undefined) return say("miss-fixed", said);
  if (asked.other === true) return say("miss-other", said);
  if (asked.host === true) return say("miss-host", { ...said, owner: sourceOf(effect, names) });
  const isnt = denied(speakingFor(effect, names).condition({ object: { object }, is: asked }));
  const shown = { ...then, subtypes: [...names.asPrinted(then.subtypes, then.name, object)] };
  const now = shownBy(asked, shown, (name) => names.entry(name, object));
  return now === undefined ? say("miss", { ...said, isnt }) : say("miss-then", { ...said, isnt, now });
}

type Missed = Readonly<{ effect: string; asked: Selector | undefined; then: ResolvedObject }>;

/** What the object was then, as far as that shows why it does not fit. */
function shownBy(asked: Selector, then: ResolvedObject, entryOf: EntryOf): Word | undefined {
  const [first] = asked.anyOf ?? [asked.not].flat();
  if (first !== undefined) return shownBy(first, then, entryOf);
  const says = (...keys: readonly (keyof Selector)[]): boolean => keys.some((key) => asked[key] !== undefined);
  if (says("type", "subtype", "supertype", "permanent", "historic")) return printedLine(then);
  if (says("color", "colorCount")) return colorsPhrase(then.colors);
  if (says("power", "toughness")) return sizeValue(then.power, then.toughness);
  if (says("controller")) return say("value-under-control", { player: then.controller });
  return says("keyword") ? abilitiesInShort(then.abilities, entryOf) : undefined;
}
