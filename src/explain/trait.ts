import type { GrammaticalNumber } from "./grammar.js";
import type { Predicate } from "./voice.js";

/** Words for one and for several. */
export interface Forms {
  readonly one: string;
  readonly many: string;
}

export function alike(text: string): Forms {
  return { one: text, many: text };
}

/** What something is or has. */
export interface Attribute {
  readonly verb: "be" | "have";
  readonly complement: Forms;
}

/**
 * One thing that a description asks of objects: as an adjective before the noun, as words after it (both also negated),
 * and as a statement. Adjectives are optional; the words after the noun follow from the statement if left out.
 */
export interface Trait {
  readonly before?: string;
  readonly notBefore?: string;
  readonly after?: Forms;
  readonly notAfter?: Forms;
  readonly states: Attribute | Predicate;
}

/** An adjective: "white creatures", "is white"; without an adjective that denies it, "creatures that aren't attacking". */
export function adjective(word: string, opposite?: string): Trait {
  return {
    before: word,
    ...(opposite === undefined ? {} : { notBefore: opposite }),
    states: { verb: "be", complement: alike(word) },
  };
}

/** Something it has: "with flying", "without flying", "has flying". */
export function having(what: string): Trait {
  return { states: { verb: "have", complement: alike(what) } };
}

/** Something it is that stands after the noun in the same words: "named ...", "of the chosen color", "in exile". */
export function being(what: string | Forms): Trait {
  const complement = typeof what === "string" ? alike(what) : what;
  return {
    after: complement,
    notAfter: { one: `not ${complement.one}`, many: `not ${complement.many}` },
    states: { verb: "be", complement },
  };
}

export function isAttribute(states: Trait["states"]): states is Attribute {
  return "verb" in states;
}

const VERBS: Readonly<Record<Attribute["verb"], Predicate>> = {
  be: { one: "is", many: "are", notOne: "isn't", notMany: "aren't" },
  have: { one: "has", many: "have", notOne: "doesn't have", notMany: "don't have" },
};

/** A trait as a statement of its own. */
export function predicateOf({ states }: Trait): Predicate {
  if (!isAttribute(states)) return states;
  const verb = VERBS[states.verb];
  const { one, many } = states.complement;
  return {
    one: `${verb.one} ${one}`,
    many: `${verb.many} ${many}`,
    notOne: `${verb.notOne} ${one}`,
    notMany: `${verb.notMany} ${many}`,
  };
}

/** The words after a noun. */
export function tailOf(trait: Trait, number: GrammaticalNumber): string {
  if (trait.after !== undefined) return trait.after[number];
  const { states } = trait;
  if (isAttribute(states) && states.verb === "have") return `with ${states.complement[number]}`;
  return `that ${predicateOf(trait)[number]}`;
}

/** The opposite of a trait, as a trait. */
export function negated(trait: Trait): Trait {
  const predicate = predicateOf(trait);
  const { states } = trait;
  const after =
    trait.notAfter ??
    (isAttribute(states) && states.verb === "have"
      ? { one: `without ${states.complement.one}`, many: `without ${states.complement.many}` }
      : { one: `that ${predicate.notOne}`, many: `that ${predicate.notMany}` });
  return {
    ...(trait.notBefore === undefined ? {} : { before: trait.notBefore }),
    ...(trait.before === undefined ? {} : { notBefore: trait.before }),
    after,
    states: { one: predicate.notOne, many: predicate.notMany, notOne: predicate.one, notMany: predicate.many },
  };
}
