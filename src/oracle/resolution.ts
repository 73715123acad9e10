import type { CreatedEffect, Duration, EffectPart, PutCounters, Selector, Target } from "../rules/formats.gen.js";

/** Whom a sentence of what resolves speaks of. */
export interface Whom {
  readonly affects: Selector | { readonly it: true };
  /** With `group`: how many targets, and of which kind. */
  readonly targets?: number | { readonly upTo: number };
  readonly group?: Selector;
  readonly other?: boolean;
}

/** A sentence of what resolves: a continuous effect, counters, or what has no bearing on characteristics. */
export type Resolving =
  | { readonly whom: Whom; readonly does: EffectPart[]; readonly duration?: Duration & string; readonly still?: true }
  | { readonly whom: Whom; readonly counter: string; readonly n: number }
  | { readonly text: string };

/** What an ability does as it resolves, as a definition says it. */
export interface Resolved {
  readonly targets?: Target[];
  readonly effects?: CreatedEffect[];
  readonly puts?: PutCounters[];
}

/** Sentences after which "it" still means what it meant: they name nothing else. */
const OF_NOBODY_ELSE =
  /^(?:(?:Untap|Tap) (?:it|~|them|that (?:creature|permanent|land|artifact)|those creatures)|(?:You )?[Dd]raw (?:a card|\w+ cards)|You (?:gain|lose) \w+ life|Scry \d+)\.$/;

/**
 * "it" is the only target that was named before, or `subject`: what the trigger speaks of. Undefined where that is not
 * certain, or where targets of several kinds would have to be told apart.
 */
export function resolved(sentences: readonly Resolving[], subject: Selector | undefined): Resolved | undefined {
  const effects: CreatedEffect[] = [];
  const puts: PutCounters[] = [];
  let targets: Target | undefined;
  let it = subject;
  for (const sentence of sentences) {
    if ("text" in sentence) {
      if (!OF_NOBODY_ELSE.test(sentence.text)) it = undefined;
      // What is targeted there would be a target too: an effect could not say which one is meant.
      if (
        /\btarget\b/.test(sentence.text) &&
        sentences.some((each) => "whom" in each && each.whom.targets !== undefined)
      )
        return undefined;
      continue;
    }
    const { whom } = sentence;
    if (whom.targets !== undefined) {
      if (targets !== undefined) return undefined;
      targets = targetOf(whom, whom.targets);
    }
    const affects = "it" in whom.affects ? it : whom.affects;
    if (affects === undefined) return undefined;
    if (whom.targets !== undefined) it = affects;
    else if (!("it" in whom.affects)) it = "self" in affects || "host" in affects ? affects : undefined;
    if ("counter" in sentence)
      puts.push({ on: affects, counter: sentence.counter, ...(sentence.n !== 1 && { amount: sentence.n }) });
    else
      effects.push({
        affects,
        does: sentence.does,
        ...(sentence.duration !== undefined && { duration: sentence.duration }),
      });
  }
  return {
    ...(targets !== undefined && { targets: [targets] }),
    ...(effects.length > 0 && { effects }),
    ...(puts.length > 0 && { puts }),
  };
}

function targetOf({ group = {}, other }: Whom, number: number | { readonly upTo: number }): Target {
  const is: Selector = { ...group, ...(other === true && { other }) };
  if (number === 1) return { is };
  return { is, number: typeof number === "number" ? number : { ...number } };
}
