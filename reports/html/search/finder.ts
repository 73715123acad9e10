import MiniSearch from "minisearch";
import { anchor } from "../anchors.js";
import type { SearchIndex } from "../search-index.js";
import { askedWords, endsOf, wordsOf } from "./words.js";

/** What a search leads to. */
export interface Found {
  readonly kind: "scenario" | "card" | "clause";
  /** The id of a scenario, the name of a card, the number of a clause. */
  readonly name: string;
  readonly title: string;
  /** In a few words what else it is. */
  readonly note: string;
  /** With its `#`. */
  readonly address: string;
}

export interface Findings {
  /** The best first. */
  readonly found: readonly Found[];
  /** Whether nothing has all the words, and these have some. */
  readonly isLoose: boolean;
}

interface Entry extends Found {
  readonly key: number;
  readonly famous: string;
  readonly cards: string;
  /** In other languages, of all its cards and of those that its title names. */
  readonly names: string;
  readonly told: string;
  readonly topic: string;
  readonly clauses: string;
  readonly question: string;
}

const FIELDS = ["title", "famous", "told", "cards", "names", "name", "topic", "clauses", "question"] as const;
const BOOST: Readonly<Record<(typeof FIELDS)[number], number>> = {
  famous: 6,
  title: 4,
  told: 4,
  cards: 3,
  names: 3,
  name: 2,
  topic: 1.5,
  clauses: 1,
  question: 1,
};

/** So many letters of a word may be wrong, as a share. */
const WRONG = 0.25;

/** Finds scenarios, cards and clauses by their words, in any order, language and spelling that is nearly right. */
export class Finder {
  readonly #entries: readonly Entry[];
  #index: MiniSearch<Entry> | undefined;

  constructor(index: SearchIndex) {
    this.#entries = entriesOf(index);
  }

  /** Everything that has all the words of a query; with `isLenient`, what has some of them if nothing has all. */
  find(query: string, isLenient = false): Findings {
    const words = askedWords(query);
    if (words.length === 0) return { found: [], isLoose: false };
    const all = this.#search(words, "AND");
    return all.length > 0 || !isLenient || words.length === 1
      ? { found: all, isLoose: false }
      : { found: this.#search(words, "OR"), isLoose: true };
  }

  /** Makes the index, which the first search would else wait for. */
  prepare(): void {
    this.#index ??= indexOf(this.#entries);
  }

  #search(words: readonly string[], combineWith: "AND" | "OR"): Found[] {
    const index = (this.#index ??= indexOf(this.#entries));
    const isKnown = (word: string): boolean => index.search(word, { prefix: true }).length > 0;
    const found = index.search(words.join(" "), {
      combineWith,
      boost: BOOST,
      // A clause is found by those that it is a part of: 613.1 leads to 613.1a, and not to 613.10.
      prefix: (word) => !word.startsWith(CLAUSE),
      // A word that begins some word is no misspelling, and numbers have none.
      fuzzy: (word) => (/\d/.test(word) || word.length < 4 || isKnown(word) ? false : WRONG),
    });
    return found.flatMap(({ id }) => this.#entries[Number(id)] ?? []);
  }
}

/** Built when it is first asked: that takes longer than to draw the page. */
function indexOf(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    idField: "key",
    fields: [...FIELDS],
    // The number of a clause is sought as that of one that scenarios cite.
    extractField: (entry, field) =>
      entry.kind === "clause" && (field === "name" || field === "title") ? "" : String(entry[field as keyof Entry]),
    tokenize: wordsOf,
    // Only what is indexed has a field: names of cards can be sought by their parts, too.
    processTerm: (word, field) => {
      if (field === undefined) return clauseMarked(word);
      if (field === "clauses") return clausesAbove(word);
      return field === "names" || field === "told" ? endsOf(word) : word;
    },
  });
  index.addAll(entries);
  return index;
}

const CLAUSE = "§";

/** A number of the rules is sought as such: `61` is not the beginning of 613. */
function clauseMarked(word: string): string {
  return /^\d{3}(?:\.\d|$)/.test(word) ? CLAUSE + word : word;
}

/** A clause with its rule and its section: 613.1a, 613.1, 613. */
function clausesAbove(word: string): string[] {
  const [, section, number, letter] = /^(\d{3})(\.\d+)([a-z]*)$/.exec(word) ?? [];
  if (section === undefined || number === undefined) return [clauseMarked(word)];
  const rule = section + number;
  return [section, rule, ...(letter === "" ? [] : [word])].map((each) => CLAUSE + each);
}

function entriesOf({ rows, cards, clauses, said }: SearchIndex): Entry[] {
  const nothing = { famous: "", cards: "", names: "", told: "", topic: "", clauses: "", question: "" };
  const seen = new Set<string>();
  const scenarios = rows.flatMap((row): Omit<Entry, "key">[] => {
    if (seen.has(row.id)) return [];
    seen.add(row.id);
    const own = row.cards.flatMap((card) => cards[card] ?? []);
    return [
      {
        kind: "scenario",
        name: row.id,
        title: row.title,
        note: row.famous ?? row.topic,
        address: `#${anchor("s", row.id)}`,
        famous: row.famous ?? "",
        cards: own.map(({ name }) => name).join(" "),
        names: own.flatMap(({ names }) => names).join(" "),
        told: own.flatMap(({ name, names }) => (row.title.includes(name) ? names : [])).join(" "),
        topic: row.topic,
        clauses: row.clauses.map((clause) => clauses[clause] ?? "").join(" "),
        question: row.question,
      },
    ];
  });
  return [
    ...scenarios,
    ...cards.map(({ name, names }): Omit<Entry, "key"> => ({
      ...nothing,
      kind: "card",
      name,
      title: name,
      note: names.join(", "),
      address: `#${anchor("k", name)}`,
      names: names.join(" "),
    })),
    ...clauses.map((clause, place): Omit<Entry, "key"> => ({
      ...nothing,
      kind: "clause",
      name: clause,
      title: clause,
      note: said[place] ?? "",
      address: `#${anchor("c", clause)}`,
      clauses: clause,
      question: said[place] ?? "",
    })),
  ].map((entry, key) => ({ ...entry, key }));
}
