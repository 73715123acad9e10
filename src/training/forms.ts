import { decisiveIn } from "../explain/why/decisive.js";
import { byCodeUnit } from "../rules/text-order.js";
import { remembered } from "../rules/remembered.js";
import type { CorpusScenario } from "../verifier/plan.js";
import { highest, levelOfClause } from "./difficulty.js";
import { isInstructive } from "./distractors.js";
import { type Demands, FormSoFar } from "./form-so-far.js";
import { idOf, type Item } from "./item.js";

export interface FormOptions {
  readonly seed: string;
  /** The number of items of a form, if there are that many. */
  readonly count: number;
  /** The form's number for this seed, from 1: forms of a seed have no item in common. */
  readonly form: number;
  /** The most items of one scenario in a form; 1 by default. */
  readonly perScenario?: number | undefined;
}

/** A scenario that waits for its turn, with the number of its items already dealt. */
interface Waiting {
  readonly entry: CorpusScenario;
  readonly dealt: number;
}

/** A topic with its waiting scenarios, and those whose turn is in a later round. */
interface Pile {
  readonly topic: string;
  waiting: Waiting[];
  later: Waiting[];
}

/** How many scenarios of a topic are compared to find the one that suits the levels of the form best. */
const LOOKED_AT = 2;

/** With as many wrong answers an item is taken without looking further. */
const SEVERAL = 2;

/** The items of a form, dealt topic by topic; no scenario comes again before all others. `itemsOf` runs when it is needed. */
export function dealt(
  entries: readonly CorpusScenario[],
  itemsOf: (entry: CorpusScenario) => Iterable<Item>,
  options: FormOptions,
): Item[] {
  const dealer = new Dealer(entries, itemsOf, options);
  for (let form = 1; form < options.form; form++) dealer.form();
  return dealer.form();
}

/** A permutation that depends only on seed and keys, the same on every machine and whatever else is shuffled. */
export function shuffled<T>(things: readonly T[], keyOf: (thing: T) => string, seed: string): T[] {
  const keys = new Map(things.map((thing) => [thing, idOf(`${seed}\n${keyOf(thing)}`)]));
  return things.toSorted((a, b) => byCodeUnit(keys.get(a) ?? "", keys.get(b) ?? ""));
}

type Wanted = (item: Item) => boolean;

class Dealer {
  readonly #piles: Pile[];
  readonly #itemsOf: (entry: CorpusScenario) => Iterable<Item>;
  readonly #count: number;
  readonly #perScenario: number;
  readonly #known = new Map<string, AsFarAsAsked>();
  readonly #demands = new Map<string, Demands>();
  #turn = 0;

  constructor(
    entries: readonly CorpusScenario[],
    itemsOf: (entry: CorpusScenario) => Iterable<Item>,
    { seed, count, perScenario = 1 }: FormOptions,
  ) {
    const topics = shuffled([...new Set(entries.map(({ topic }) => topic))].sort(byCodeUnit), (topic) => topic, seed);
    this.#piles = topics.map((topic) => ({
      topic,
      waiting: shuffled(
        entries.filter((entry) => entry.topic === topic),
        ({ scenario }) => scenario.id,
        seed,
      ).map((entry) => ({ entry, dealt: 0 })),
      later: [],
    }));
    this.#itemsOf = itemsOf;
    this.#count = count;
    this.#perScenario = perScenario;
  }

  form(): Item[] {
    const form = new FormSoFar();
    while (form.items.length < this.#count) {
      const item = this.#next(form);
      if (item === undefined) break;
      form.add(item, this.#demandsOf(item.entry));
    }
    return form.items;
  }

  /** What no mistake with a name leads astray comes only when nothing else is left, and open questions last. */
  #next(form: FormSoFar): Item | undefined {
    return (
      this.#nextOf(form, ({ wrong }) => wrong.some(isInstructive)) ??
      this.#nextOf(form, ({ wrong }) => wrong.length > 0) ??
      this.#nextOf(form, () => true)
    );
  }

  #nextOf(form: FormSoFar, isWanted: Wanted): Item | undefined {
    const item = this.#fromAnyPile(form, isWanted);
    if (item !== undefined) return item;
    // Scenarios that this form already has can wait; the others start over, each with its next item.
    if (this.#piles.every(({ later }) => later.length === 0)) return undefined;
    for (const pile of this.#piles) {
      pile.waiting = [...pile.waiting, ...pile.later];
      pile.later = [];
    }
    return this.#fromAnyPile(form, isWanted);
  }

  /** From the pile whose turn it is, or the next one with a candidate; the twin of a scenario of the form only if no other is left. */
  #fromAnyPile(form: FormSoFar, isWanted: Wanted): Item | undefined {
    for (const withTwins of [false, true])
      for (let n = 0; n < this.#piles.length; n++) {
        const turn = (this.#turn + n) % this.#piles.length;
        const pile = this.#piles[turn];
        const item = pile && this.#fromPile(pile, form, withTwins, isWanted);
        if (item === undefined) continue;
        this.#turn = turn + 1;
        return item;
      }
    return undefined;
  }

  /**
   * Of a few candidates at a time, the one whose levels, as far as its scenario tells them, are rarest in the form; the next
   * one where that has but two options. The scenarios of the others are not run.
   */
  #fromPile(pile: Pile, form: FormSoFar, withTwins: boolean, isWanted: Wanted): Item | undefined {
    const candidates = pile.waiting.filter(
      ({ entry }) => form.timesOf(entry) < this.#perScenario && (withTwins || !form.hasTwinOf(entry)),
    );
    const exhausted = new Set<Waiting>();
    let best: { readonly waiting: Waiting; readonly item: Item } | undefined;
    for (let from = 0; best === undefined && from < candidates.length; from += LOOKED_AT) {
      for (const waiting of this.#byLikeness(candidates.slice(from, from + LOOKED_AT), form)) {
        const item = this.#items(waiting.entry).at(waiting.dealt);
        if (item === undefined) exhausted.add(waiting);
        else if (isWanted(item) && (best === undefined || item.wrong.length > best.item.wrong.length))
          best = { waiting, item };
        if (best !== undefined && best.item.wrong.length >= SEVERAL) break;
      }
    }
    pile.waiting = pile.waiting.filter((waiting) => waiting !== best?.waiting && !exhausted.has(waiting));
    if (best !== undefined) pile.later.push({ ...best.waiting, dealt: best.waiting.dealt + 1 });
    return best?.item;
  }

  #byLikeness(few: readonly Waiting[], form: FormSoFar): readonly Waiting[] {
    const weighed = few.map((waiting) => ({ waiting, weight: form.likenessOf(this.#demandsOf(waiting.entry)) }));
    return weighed.sort((a, b) => a.weight - b.weight).map(({ waiting }) => waiting);
  }

  #demandsOf({ scenario }: CorpusScenario): Demands {
    return remembered(this.#demands, scenario.id, () => demandsOf(scenario));
  }

  #items(entry: CorpusScenario): AsFarAsAsked {
    return remembered(this.#known, entry.scenario.id, () => new AsFarAsAsked(this.#itemsOf(entry)));
  }
}

/** The items of a scenario, made as far as somebody has asked. */
class AsFarAsAsked {
  readonly #made: Item[] = [];
  readonly #rest: Iterator<Item>;

  constructor(items: Iterable<Item>) {
    this.#rest = items[Symbol.iterator]();
  }

  at(place: number): Item | undefined {
    while (this.#made.length <= place) {
      const next = this.#rest.next();
      if (next.done === true) return undefined;
      this.#made.push(next.value);
    }
    return this.#made[place];
  }
}

function demandsOf({ cites, timeline }: CorpusScenario["scenario"]): Demands {
  return {
    level: highest([...decisiveIn(cites)].map(levelOfClause)),
    events: timeline.filter(({ kind }) => kind !== "check").length,
  };
}
