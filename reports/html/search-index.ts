import { byClause, CLAUSE_LEDGER } from "../../src/rules/clauses.js";
import type { Card, ScenarioSummary, Verdict } from "../../src/rules/formats.gen.js";
import { present } from "../../src/rules/present.js";
import { byCodeUnit } from "../../src/rules/text-order.js";
import { EVERY_LAYER } from "../../src/rules/layers.js";
import type { Entry } from "./entries.js";
import { sameVerdicts } from "./ruleset-groups.js";

/** What the page's script searches: a row for each row of the list, with cards and clauses by their numbers. */
export interface SearchIndex {
  readonly cards: readonly { readonly name: string; readonly names: readonly string[] }[];
  readonly clauses: readonly string[];
  /** What each clause says, in our words; empty where the ledger has none. */
  readonly said: readonly string[];
  readonly rows: readonly SearchRow[];
}

export interface SearchRow {
  readonly id: string;
  readonly title: string;
  readonly famous?: string;
  readonly topic: string;
  readonly verdict: Verdict;
  readonly level: ScenarioSummary["level"];
  readonly layers: readonly string[];
  /** Numbers in `cards` and `clauses`. */
  readonly cards: readonly number[];
  readonly clauses: readonly number[];
  readonly question: string;
}

export function searchIndex(entries: readonly Entry[]): SearchIndex {
  const { rows, ...known } = indexInRows(entries);
  return { ...known, rows: [...rows] };
}

/** The same index as JSON in a script, a row at a time. */
export function* indexText(entries: readonly Entry[]): Generator<string> {
  const { rows, ...known } = indexInRows(entries);
  yield `${inScript(known).slice(0, -1)},"rows":[`;
  let before = "";
  for (const row of rows) {
    yield before + inScript(row);
    before = ",";
  }
  yield "]}";
}

interface IndexInRows extends Omit<SearchIndex, "rows"> {
  readonly rows: Iterable<SearchRow>;
}

function indexInRows(entries: readonly Entry[]): IndexInRows {
  const clausesOf = ({ summary, results }: Entry): string[] => [
    ...summary.cites.map(({ clause }) => clause),
    ...results.flatMap(({ clauses }) => clauses),
  ];
  const namesOf = ({ summary }: Entry): string[] => summary.cards.map(({ name }) => name);
  const known = new Map(entries.flatMap(({ summary }) => summary.cards.map((card) => [card.name, card] as const)));
  const cards = [...known.keys()].toSorted(byCodeUnit);
  const clauses = [...new Set(entries.flatMap(clausesOf))].toSorted(byClause);
  const cardNumber = new Map(cards.map((card, number) => [card, number]));
  const clauseNumber = new Map(clauses.map((clause, number) => [clause, number]));
  const rowsOf = (entry: Entry): SearchRow[] => {
    const { summary, results } = entry;
    const common = {
      id: summary.id,
      title: summary.title,
      ...present({ famous: summary.famous }),
      topic: summary.topic,
      level: summary.level,
      cards: numbers(namesOf(entry), cardNumber),
      clauses: numbers(clausesOf(entry), clauseNumber),
      question: summary.question ?? "",
    };
    return sameVerdicts(results).map((group): SearchRow => {
      const layers = new Set(group.flatMap((result) => result.layers));
      return { ...common, verdict: group[0].verdict, layers: EVERY_LAYER.filter((layer) => layers.has(layer)) };
    });
  };
  return {
    cards: cards.map((name) => ({ name, names: otherNames(known.get(name)) })),
    clauses,
    said: clauses.map((clause) => CLAUSE_LEDGER.get(clause)?.says ?? ""),
    rows: {
      *[Symbol.iterator]() {
        for (const entry of entries) yield* rowsOf(entry);
      },
    },
  };
}

/** What else a card is called: in other languages, and by its other face. */
export function otherNames(card: Card | undefined): string[] {
  const { name, names = {}, back } = card ?? {};
  return [...new Set([...(back === undefined ? [] : [back.name]), ...Object.values(names)])].filter(
    (other) => other !== name,
  );
}

function numbers(names: readonly string[], known: ReadonlyMap<string, number>): number[] {
  return [...new Set(names.map((name) => known.get(name) ?? -1))].toSorted((a, b) => a - b);
}

const UNSAFE: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON for a script element: no text can end the element or begin a comment. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => UNSAFE[character] ?? "");
}
