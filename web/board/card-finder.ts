import { distance } from "fastest-levenshtein";
import { wordsOf } from "../../reports/html/search/words.js";
import type { Card } from "../../src/rules/formats.gen.js";

/** A name that can be typed, and the card that it belongs to. */
export interface NamedCard {
  readonly card: string;
  /** In another language, or of its other face. */
  readonly name: string;
}

interface Entry extends NamedCard {
  readonly words: readonly string[];
  /** The words in one, so that one may leave the spaces out. */
  readonly whole: string;
  /** The corpus' cards go before the library's. */
  readonly shelf: number;
}

/** How a name fits what is typed, the best first. */
const EXACT = 0;
const BEGINS = 1;
const HAS_WORDS = 2;
const HAS_LETTERS = 3;
const MISSPELLED = 4;

interface Hit {
  readonly entry: Entry;
  readonly rank: number;
  readonly slips: number;
}

/** With fewer hits than this what is nearly spelled so is offered as well. */
const FEW = 3;

/** Finds cards by their names in any language the corpus has, from their beginnings or parts, also misspelled. */
export class CardFinder {
  readonly #corpus: readonly NamedCard[];
  readonly #library: readonly NamedCard[];
  #entries: readonly Entry[] | undefined;

  constructor(corpus: Iterable<Card>, library: ReadonlyMap<string, string> = new Map()) {
    this.#corpus = [...corpus].flatMap(namesOf);
    this.#library = [...library].map(([name, card]) => ({ card, name }));
  }

  /** The cards that fit, the best first, each by the name that fits best. */
  find(typed: string, most = 8): NamedCard[] {
    const asked = wordsOf(typed);
    if (asked.length === 0) return [];
    const entries = this.#made();
    const spelled = entries.flatMap((entry) => hitOf(entry, asked));
    const known = new Set(spelled.map(({ entry }) => entry.card));
    const near =
      known.size >= FEW ? [] : entries.flatMap((entry) => (known.has(entry.card) ? [] : slippedHit(entry, asked)));
    const seen = new Set<string>();
    const found: NamedCard[] = [];
    for (const { entry } of [...spelled, ...near].toSorted(better)) {
      if (seen.has(entry.card)) continue;
      seen.add(entry.card);
      found.push({ card: entry.card, name: entry.name });
      if (found.length === most) break;
    }
    return found;
  }

  /** Made when something is first sought: thousands of names are folded. */
  #made(): readonly Entry[] {
    return (this.#entries ??= [
      ...this.#corpus.map((named) => entryOf(named, 0)),
      ...this.#library.map((named) => entryOf(named, 1)),
    ]);
  }
}

function namesOf({ name, names = {}, back }: Card): NamedCard[] {
  const all = [name, ...Object.values(names), ...(back === undefined ? [] : [back.name])];
  return [...new Set(all)].map((each) => ({ card: name, name: each }));
}

function entryOf(named: NamedCard, shelf: number): Entry {
  const words = wordsOf(named.name);
  return { ...named, words, whole: words.join(""), shelf };
}

function hitOf(entry: Entry, asked: readonly string[]): Hit[] {
  const whole = asked.join("");
  const hit = (rank: number): Hit[] => [{ entry, rank, slips: 0 }];
  if (entry.whole === whole) return hit(EXACT);
  if (entry.whole.startsWith(whole)) return hit(BEGINS);
  if (asked.every((word) => entry.words.some((each) => each.startsWith(word)))) return hit(HAS_WORDS);
  return whole.length > 2 && entry.whole.includes(whole) ? hit(HAS_LETTERS) : [];
}

/** Each word is, or begins, a word of the name but for a slip or two. */
function slippedHit(entry: Entry, asked: readonly string[]): Hit[] {
  let slips = 0;
  for (const word of asked) {
    const most = slipsIn(word);
    let least = most + 1;
    for (const each of entry.words) {
      if (each.length < word.length - most) continue;
      least = Math.min(least, distance(word, each), distance(word, each.slice(0, word.length)));
    }
    if (least > most) return [];
    slips += least;
  }
  return [{ entry, rank: MISSPELLED, slips }];
}

/** Two letters that have changed places are two slips here. */
function slipsIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 5 ? 1 : 2;
}

function better(a: Hit, b: Hit): number {
  return (
    a.rank - b.rank ||
    a.slips - b.slips ||
    a.entry.shelf - b.entry.shelf ||
    a.entry.whole.length - b.entry.whole.length ||
    (a.entry.name < b.entry.name ? -1 : 1)
  );
}
