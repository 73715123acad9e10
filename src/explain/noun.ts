import type { Selector } from "../rules/formats.gen.js";
import { inNumber, list, ordinal, withArticle, type GrammaticalNumber } from "./grammar.js";
import { headOf, listed } from "./head.js";
import { placeTraits, thingOf } from "./place.js";
import { linkedWords } from "./reference.js";
import { alike, isAttribute, negated, predicateOf, tailOf, type Attribute, type Forms, type Trait } from "./trait.js";
import { nonWords, stating, traitsOf } from "./traits.js";
import type { Noun, Predicate, Voice } from "./voice.js";

const POINTERS = ["self", "affected", "host", "target", "object", "linked", "topOf"] as const;

type Pointer = (typeof POINTERS)[number];

function pointerWords(pointer: Pointer, selector: Selector, voice: Voice): Forms {
  switch (pointer) {
    case "self":
      return alike("this");
    case "affected":
      return alike("it");
    case "host":
      return alike(`the ${voice.host}`);
    case "target":
      return alike(typeof selector.target === "number" ? `the ${ordinal(selector.target)} target` : "the target");
    case "object":
      return alike(selector.object ?? "it");
    case "linked":
      return { one: linkedWords(selector.linked ?? "", "one"), many: linkedWords(selector.linked ?? "", "many") };
    case "topOf":
      return alike(`the top card of your ${selector.topOf ?? "library"}`);
    default:
      return pointer satisfies never;
  }
}

/** What a description points at, if it does, and the rest of it, which then only says when. */
function pointed(selector: Selector, voice: Voice): { readonly base: Forms; readonly rest: Selector } | undefined {
  const pointer = POINTERS.find((key) => selector[key] !== undefined);
  if (pointer === undefined) return undefined;
  const { [pointer]: _, ...rest } = selector;
  delete rest.zone; // it is where it is
  return { base: pointerWords(pointer, selector, voice), rest };
}

function isEmpty(selector: Selector): boolean {
  return Object.keys(selector).length === 0;
}

/** Every trait of a description, in the order in which they are said; what it excludes goes with them. */
function allTraits(selector: Selector, voice: Voice, headTraits: readonly Trait[]): Trait[] {
  return [
    ...headTraits,
    ...placeTraits(selector, voice),
    ...traitsOf(selector, voice),
    ...listed(selector.not).flatMap((member) => exclusion(member, voice)),
  ];
}

/** A lone trait is turned round ("nonbasic", "without flying"); of several together only the whole can be denied. */
function exclusion(selector: Selector, voice: Voice): Trait[] {
  const [key, ...more] = Object.keys(selector);
  if (more.length > 0) return [negated(stating(selector, voice))];
  const pointer = pointed(selector, voice);
  if (pointer !== undefined) return [exceptFor(pointer.base.many)];
  if (key === "other") return [negated(stating(selector, voice))];
  if (selector.token === true) return traitsOf({ token: false }, voice);
  const word = nonWords(selector);
  if (word !== undefined) return [word];
  if (key === "zone" || key === "controller" || key === "owner") return [negated(stating(selector, voice))];
  const [trait, ...others] = traitsOf(selector, voice);
  return trait === undefined || others.length > 0 ? [negated(stating(selector, voice))] : [negated(trait)];
}

function exceptFor(what: string): Trait {
  const after = `other than ${what}`;
  return {
    after: { one: after, many: after },
    states: { one: `isn't ${what}`, many: `aren't ${what}`, notOne: `is ${what}`, notMany: `are ${what}` },
  };
}

/** Adjectives, noun, words after the noun. */
export function nounOf(selector: Selector, voice: Voice, thing = thingOf(selector)): Noun {
  const pointer = pointed(selector, voice);
  if (pointer !== undefined) {
    const { base, rest } = pointer;
    if (isEmpty(rest)) return { ...base, other: false, definite: true };
    const { one, many } = voice.predicate(rest, selector.topOf !== undefined || selector.linked !== undefined);
    const single = `${base.one} (if it ${one})`;
    return {
      one: single,
      many: base.one === base.many ? single : `${base.many} (if they ${many})`,
      other: false,
      definite: true,
    };
  }
  const head = headOf(selector, thing);
  const traits = allTraits(selector, voice, head.traits);
  const phrase = (number: GrammaticalNumber): string =>
    [
      ...traits.map(({ before }) => before),
      head.noun[number],
      ...traits.filter(({ before }) => before === undefined).map((trait) => tailOf(trait, number)),
    ]
      .filter((words) => words !== undefined && words !== "")
      .join(" ");
  const other = selector.other === true;
  return {
    one: phrase("one"),
    many: other ? `${phrase("many")} other than this` : phrase("many"),
    other,
    definite: false,
  };
}

/** "a creature", "another creature", "this". */
export function indefinite({ one, other, definite }: Noun): string {
  if (definite) return one;
  return other ? `another ${one}` : withArticle(one);
}

/** As the subject of a sentence: descriptions speak of all they fit. */
export function subjectWords(
  noun: Noun,
  selector: Selector,
): { readonly text: string; readonly number: GrammaticalNumber } {
  if (!noun.definite) return { text: noun.many, number: "many" };
  return selector.linked === undefined ? { text: noun.one, number: "one" } : { text: noun.many, number: "many" };
}

/** A description said of something: "is a white creature you control", "is untapped and has flying". */
export function predicateWords(selector: Selector, voice: Voice, ofCard: boolean): Predicate {
  const pointer = pointed(selector, voice);
  if (pointer !== undefined) {
    const { one, many } = pointer.base;
    const itself = { one: `is ${one}`, many: `are ${many}`, notOne: `isn't ${one}`, notMany: `aren't ${many}` };
    return joined([itself, ...restOf(pointer.rest, voice)]);
  }
  const head = headOf(selector, thingOf(selector));
  if (head.says) return isA(selector, voice, ofCard);
  const traits = allTraits(selector, voice, head.traits).filter(
    (trait) => selector.zone !== undefined || !isWordless(trait),
  );
  const predicates = merged(traits);
  if (selector.other === true)
    predicates.push({ one: "isn't this", many: "aren't this", notOne: "is this", notMany: "are this" });
  return predicates.length === 0
    ? { one: "is there", many: "are there", notOne: "isn't there", notMany: "aren't there" }
    : joined(predicates);
}

function restOf(rest: Selector, voice: Voice): Predicate[] {
  return isEmpty(rest) ? [] : [voice.predicate(rest)];
}

function isWordless({ after }: Trait): boolean {
  return after?.many === "";
}

function isA(selector: Selector, voice: Voice, ofCard: boolean): Predicate {
  const noun = nounOf(selector, voice, ofCard && selector.zone === undefined ? "card" : thingOf(selector));
  const article = indefinite(noun);
  return { one: `is ${article}`, many: `are ${noun.many}`, notOne: `isn't ${article}`, notMany: `aren't ${noun.many}` };
}

/** Traits with the same verb share it. */
function merged(traits: readonly Trait[]): Predicate[] {
  const attributes = (verb: Attribute["verb"]): Predicate[] => {
    const found = traits.flatMap(({ states }) =>
      isAttribute(states) && states.verb === verb ? [states.complement] : [],
    );
    if (found.length === 0) return [];
    const words = (number: GrammaticalNumber): string => list(found.map((forms) => forms[number]));
    return [predicateOf({ states: { verb, complement: { one: words("one"), many: words("many") } } })];
  };
  return [
    ...attributes("be"),
    ...attributes("have"),
    ...traits.flatMap(({ states }) => (isAttribute(states) ? [] : [states])),
  ];
}

/** Denied, several together are "not both". */
function joined(predicates: readonly Predicate[]): Predicate {
  const [only, ...more] = predicates;
  if (only !== undefined && more.length === 0) return only;
  const all = (number: GrammaticalNumber): string => list(predicates.map((predicate) => predicate[number]));
  return {
    one: all("one"),
    many: all("many"),
    notOne: list(
      predicates.map(({ notOne }) => notOne),
      "or",
    ),
    notMany: list(
      predicates.map(({ notMany }) => notMany),
      "or",
    ),
  };
}

export function existence(noun: Noun, number: GrammaticalNumber): string {
  return inNumber(number, `there is ${indefinite(noun)}`, `there are ${noun.many}`);
}
