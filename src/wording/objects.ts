import type { Selector } from "../rules/formats.gen.js";
import { headOf, listed } from "./heads.js";
import { type Claim, claims, denied, inForm, noun, type Phrase, say } from "./phrase.js";
import { casterTrait, placeTraits, type Thing, thingOf } from "./places.js";
import {
  chosenObjectPhrase,
  itPhrase,
  linkedPhrase,
  objectNamed,
  referencePhrase,
  targetPhrase,
  topOfPhrase,
} from "./references.js";
import { kindTraits, traitsOf } from "./traits.js";
import type { Voice } from "./voice.js";

const POINTERS = [
  "self",
  "affected",
  "host",
  "target",
  "chosenObject",
  "triggering",
  "object",
  "linked",
  "topOf",
] as const;

type Pointer = (typeof POINTERS)[number];

function pointerPhrase(pointer: Pointer, selector: Selector, voice: Voice): Phrase {
  switch (pointer) {
    case "self":
    case "affected":
    case "host":
    case "triggering":
      return referencePhrase(pointer, voice);
    case "target":
      return targetPhrase(selector.target ?? true);
    case "chosenObject":
      return chosenObjectPhrase(selector.chosenObject ?? true);
    case "object":
      return selector.object === undefined ? itPhrase(voice) : objectNamed(selector.object, voice);
    case "linked":
      return linkedPhrase(selector.linked ?? "");
    case "topOf":
      return topOfPhrase(selector.topOf ?? "library", voice);
    default:
      return pointer satisfies never;
  }
}

interface Pointed {
  readonly base: Phrase;
  /** What else the description asks of it. */
  readonly rest: Selector;
}

/** What a description points at, if it does. */
function pointed(selector: Selector, voice: Voice): Pointed | undefined {
  const pointer = POINTERS.find((key) => selector[key] !== undefined);
  if (pointer === undefined) return undefined;
  const { [pointer]: _, ...rest } = selector;
  delete rest.zone; // it is where it is
  return { base: pointerPhrase(pointer, selector, voice), rest };
}

/** What this is paired with is one creature (CR 702.95a). */
export function isPartner(others: Selector): boolean {
  const isTold = Object.keys(others).every((key) => key === "pairedWith" || key === "other");
  return isTold && others.pairedWith?.self === true && Object.keys(others.pairedWith).length === 1;
}

/** Whether a description points at an object ("this", "the target") and takes no article and no plural. */
export function isPointer(selector: Selector): boolean {
  return POINTERS.some((key) => selector[key] !== undefined);
}

function isEmpty(selector: Selector): boolean {
  return Object.keys(selector).length === 0;
}

/** What is asked besides the noun, in the order in which it is said; what is excluded goes with it. */
function traits(selector: Selector, voice: Voice, places: readonly Claim[]): Claim[] {
  return [
    ...places,
    ...traitsOf(selector, voice),
    ...listed(selector.not).flatMap((member) => exclusion(member, voice)),
  ];
}

/** A lone trait is turned round ("nonbasic", "without flying"); of several together only the whole can be denied. */
function exclusion(selector: Selector, voice: Voice): Claim[] {
  const isLone = Object.keys(selector).length === 1;
  if (isLone && selector.token === true) return traitsOf({ token: false }, voice);
  const pointer = isLone ? pointed(selector, voice) : undefined;
  if (pointer !== undefined) return [say("trait-but", { what: pointer.base })];
  const kinds = isLone ? kindTraits(selector) : undefined;
  if (kinds !== undefined) return kinds.map(denied);
  const [trait, ...others] = isLone ? traitsOf(selector, voice) : [];
  return [denied(trait === undefined || others.length > 0 ? voice.predicate(selector) : trait)];
}

/** The objects that fit a description, as a noun without an article, "creature you control"; what is pointed at has its own. */
export function objectsPhrase(selector: Selector, voice: Voice, thing: Thing = thingOf(selector)): Phrase {
  const pointer = pointed(selector, voice);
  if (pointer !== undefined) {
    const { base, rest } = pointer;
    if (isEmpty(rest)) return base;
    const isCard = selector.topOf !== undefined || selector.linked !== undefined;
    return say("pointed-if", { what: base, is: inForm(voice.predicate(rest, isCard), { as: "is" }) });
  }
  return described(selector, thing, placeTraits(selector, voice, false), voice);
}

function described(selector: Selector, thing: Thing, places: readonly Claim[], voice: Voice): Phrase {
  const head = headOf(selector, thing);
  return noun(head.noun, [...head.traits, ...traits(selector, voice, places)], selector.other === true);
}

/** "creature spells you cast": of what costs more or less it counts who casts it (CR 601.2f), who controls it by that. */
export function spellsCastPhrase(selector: Selector, voice: Voice): Phrase {
  const caster = isPointer(selector) ? undefined : casterTrait(selector, voice);
  if (caster === undefined) return voice.objects(selector);
  const { castFrom: _, ...rest } = selector;
  return described(rest, thingOf(selector), [caster], voice);
}

/** A description as a predicate: "is a white creature you control". `ofCard`: of a card that is no permanent. */
export function predicatePhrase(selector: Selector, voice: Voice, ofCard = false): Claim {
  return inForm(predicate(selector, voice, ofCard), { as: "is" });
}

function predicate(selector: Selector, voice: Voice, ofCard: boolean): Claim {
  const pointer = pointed(selector, voice);
  if (pointer !== undefined) {
    const itself = say("trait-itself", { what: pointer.base });
    return isEmpty(pointer.rest) ? itself : claims([itself, voice.predicate(pointer.rest)], "and");
  }
  if (headOf(selector, thingOf(selector)).says) {
    const thing = ofCard && selector.zone === undefined ? "card" : thingOf(selector);
    return say("trait-is-a", { what: objectsPhrase(selector, voice, thing) });
  }
  const said = [
    ...headOf(selector, thingOf(selector)).traits.flatMap((trait) => (trait.kind === "saying" ? [trait] : [])),
    ...traits(selector, voice, placeTraits(selector, voice, true)),
    ...(selector.other === true ? [denied(say("trait-itself", { what: voice.self }))] : []),
  ];
  return said.length === 0 ? say("trait-there") : claims(said, "and");
}
