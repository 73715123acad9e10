import type { Card } from "../rules/formats.gen.js";
import { MISCONCEPTIONS } from "../misconceptions/misconceptions.js";
import { EVERY_LAYER } from "../rules/layers.js";
import { formatDefinition, memberOf, resolved } from "../scenario/definition.js";
import { nearest } from "../faults/nearest.js";
import { quote } from "../faults/quote.js";
import type { CorpusScenario } from "../verifier/plan.js";
import { isUnderClause } from "../verifier/subject.js";
import { cardsOf } from "../verifier/request.js";
import { ASKS, asksOf } from "./asks.js";
import type { Item } from "./item.js";
import { type Parsed, parseQuery, type QueryFault, type Term, type Word } from "./query.js";

/** Which items are wanted. Terms about the scenario alone are tested before any item is made. */
export interface ItemSelection {
  readonly fitsScenario: (entry: CorpusScenario) => boolean;
  readonly fits: (item: Item) => boolean;
}

type ScenarioTest = (entry: CorpusScenario) => boolean;
type ItemTest = (item: Item) => boolean;

/** The meaning of a value of a key; or what the key expects, if the value is not one of its values. */
interface Key {
  readonly expects: string;
  /** Suggestions for misspelt words. */
  readonly words: readonly string[];
  readonly test: (
    value: string,
  ) =>
    | { readonly of: "scenario"; readonly is: ScenarioTest }
    | { readonly of: "item"; readonly is: ItemTest }
    | undefined;
}

const LAYERS = [...new Set(EVERY_LAYER.flatMap((layer) => [layer.slice(0, 1), layer])), "players", "gameRules"];
const MISTAKE_IDS = MISCONCEPTIONS.map(({ id }) => id);
const RANGES = "a number, or >=2, <=3, 2..3";

/** The topics of the format and of the folders. */
function topicsOf(entries: readonly CorpusScenario[]): string[] {
  const allowed = resolved(memberOf(formatDefinition("scenario"), "topic")).enum ?? [];
  return [...new Set([...allowed.filter((word) => typeof word === "string"), ...entries.map(({ topic }) => topic)])];
}

/**
 * Parses a selection: terms separated by blanks, all of which must hold (see docs); or states what is wrong with the
 * first bad term. The empty selection selects everything. `entries` and `cards` are what terms can name.
 */
export function selectionOf(
  text: string,
  entries: readonly CorpusScenario[],
  cards: ReadonlyMap<string, Card>,
): Parsed<ItemSelection> {
  const parsed = parseQuery(text);
  if (!parsed.ok) return parsed;
  const keys = keysFor(entries, cards);
  const scenarioTests: ScenarioTest[] = [];
  const itemTests: ItemTest[] = [];
  for (const term of parsed.value) {
    const understood = understand(term, keys, cards);
    if (!understood.ok) return understood;
    const { scenario, item } = understood.value;
    // A term that only an item can decide says nothing of its scenario.
    if (item.length === 0) scenarioTests.push((entry) => scenario.some((is) => is(entry)) !== term.isDenied);
    else itemTests.push((each) => item.some((is) => is(each)) !== term.isDenied);
  }
  return {
    ok: true,
    value: {
      fitsScenario: (entry) => scenarioTests.every((is) => is(entry)),
      fits: (item) => itemTests.every((is) => is(item)),
    },
  };
}

interface Tests {
  readonly scenario: readonly ScenarioTest[];
  readonly item: readonly ItemTest[];
}

function understand(
  { key, values }: Term,
  keys: ReadonlyMap<string, Key>,
  cards: ReadonlyMap<string, Card>,
): Parsed<Tests> {
  if (key === undefined)
    return { ok: true, value: { scenario: values.map(({ text }) => namesLike(text, cards)), item: [] } };
  const known = keys.get(key.text.toLowerCase());
  if (known === undefined)
    return unknown(key, `unknown key ${quote(key.text)}`, [...keys.keys()].join(", "), keys.keys());
  const scenario: ScenarioTest[] = [];
  const item: ItemTest[] = [];
  for (const value of values) {
    const test = known.test(value.text);
    if (test === undefined)
      return unknown(value, `${quote(value.text)} is nothing that ${key.text} can be`, known.expects, known.words);
    if (test.of === "scenario") scenario.push(test.is);
    else item.push(test.is);
  }
  return { ok: true, value: { scenario, item } };
}

function unknown(
  { text, at }: Word,
  message: string,
  expected: string,
  words: Iterable<string>,
): { readonly ok: false; readonly fault: QueryFault } {
  const suggestion = nearest(text, words);
  return { ok: false, fault: { at, message, expected, ...(suggestion === undefined ? {} : { suggestion }) } };
}

function keysFor(entries: readonly CorpusScenario[], cards: ReadonlyMap<string, Card>): ReadonlyMap<string, Key> {
  return new Map([...scenarioKeys(entries, cards), ...ITEM_KEYS]);
}

function scenarioKeys(entries: readonly CorpusScenario[], cards: ReadonlyMap<string, Card>): [string, Key][] {
  const ids = entries.map(({ scenario }) => scenario.id);
  const own = entries.flatMap(({ scenario }) => scenario.cards ?? []).map(({ name }) => name);
  const named = [...new Set([...cards.keys(), ...own])];
  const hasCard = ({ scenario }: CorpusScenario, card: string): boolean =>
    cardsOf(scenario, cards).some(({ name }) => name === card);
  return [
    ["topic", scenarioKey(topicsOf(entries), ({ topic }, word) => topic === word)],
    ["scenario", scenarioKey(ids, ({ scenario }, word) => scenario.id === word, "the id of a scenario")],
    ["card", scenarioKey(named, hasCard, "the name of a card of the corpus")],
  ];
}

const ITEM_KEYS: readonly [string, Key][] = [
  ["level", numberKey(({ knowledge }) => knowledge.level)],
  ["complexity", numberKey(({ complexity }) => complexity.level)],
  ["options", numberKey(optionsOf)],
  ["layer", itemKey(LAYERS, (item, word) => layersOf(item).some((layer) => isWithin(layer, word)))],
  ["rule", ruleKey()],
  ["misconception", itemKey(MISTAKE_IDS, leadsElsewhere, "the id of a misconception")],
  ["ask", itemKey(ASKS, ({ question }, word) => asksOf(question).includes(word))],
];

/** 7 stands for 7a to 7d. */
function isWithin(layer: string, asked: string): boolean {
  return layer === asked || (/^\d$/.test(asked) && layer.startsWith(asked));
}

function leadsElsewhere({ wrong }: Item, mistake: string): boolean {
  return wrong.some(({ misconceptions }) => misconceptions.some(({ id }) => id === mistake));
}

/** The number of options of an item; none if it is open. */
export function optionsOf({ wrong }: Pick<Item, "wrong">): number {
  return wrong.length === 0 ? 0 : wrong.length + 1;
}

/** The layers, and stages after them, of the applications that are relevant to the answer. */
export function layersOf(item: Item): string[] {
  const { trace } = item.resolution;
  const layers = item.steps.flatMap((place): string[] => {
    const step = trace[place];
    switch (step?.kind) {
      case "applied":
      case "ceased":
        return [step.layer];
      case "player":
        return ["players"];
      case "gameRule":
        return ["gameRules"];
      default:
        return [];
    }
  });
  return [...new Set(layers)];
}

/** Matching ignores case. */
function meant(value: string, words: readonly string[]): string | undefined {
  return words.find((word) => word === value) ?? words.find((word) => word.toLowerCase() === value.toLowerCase());
}

function scenarioKey(
  words: readonly string[],
  is: (entry: CorpusScenario, word: string) => boolean,
  expects = words.join(", "),
): Key {
  return {
    expects,
    words,
    test: (value) => {
      const word = meant(value, words);
      return word === undefined ? undefined : { of: "scenario", is: (entry) => is(entry, word) };
    },
  };
}

function itemKey(words: readonly string[], is: (item: Item, word: string) => boolean, expects = words.join(", ")): Key {
  return {
    expects,
    words,
    test: (value) => {
      const word = meant(value, words);
      return word === undefined ? undefined : { of: "item", is: (item) => is(item, word) };
    },
  };
}

/** A deciding clause or its prefix, by current numbers. */
function ruleKey(): Key {
  return {
    expects: "a clause of today's rules or the beginning of one, such as 613 or 613.8a",
    words: [],
    test: (value) =>
      /^[1-9]\d{0,2}(?:\.(?:\d{1,3}[a-z]?)?)?$/.test(value)
        ? {
            of: "item",
            is: ({ knowledge }) => knowledge.clauses.some((clause) => isUnderClause(clause, value.replace(/\.$/, ""))),
          }
        : undefined,
  };
}

function numberKey(numberOf: (item: Item) => number): Key {
  return {
    expects: RANGES,
    words: [],
    test: (value) => {
      const range = rangeOf(value);
      if (range === undefined) return undefined;
      return { of: "item", is: (item) => numberOf(item) >= range.least && numberOf(item) <= range.most };
    },
  };
}

/** 3, >=2, >2, <=3, <3, 2..3 */
function rangeOf(text: string): { readonly least: number; readonly most: number } | undefined {
  const [, sign, one] = /^(>=|<=|>|<)?(\d{1,3})$/.exec(text) ?? [];
  if (one !== undefined) {
    const number = Number(one);
    switch (sign) {
      case ">=":
        return { least: number, most: Infinity };
      case ">":
        return { least: number + 1, most: Infinity };
      case "<=":
        return { least: 0, most: number };
      case "<":
        return { least: 0, most: number - 1 };
      default:
        return { least: number, most: number };
    }
  }
  const [, least, most] = /^(\d{1,3})\.\.(\d{1,3})$/.exec(text) ?? [];
  return least === undefined || most === undefined ? undefined : { least: Number(least), most: Number(most) };
}

/** A word is searched in the names of cards in every language. */
function namesLike(word: string, cards: ReadonlyMap<string, Card>): ScenarioTest {
  const wanted = word.toLowerCase();
  return ({ scenario }) =>
    cardsOf(scenario, cards)
      .flatMap(({ name, names = {}, back }) => [
        name,
        ...Object.values(names),
        ...(back === undefined ? [] : [back.name]),
      ])
      .some((name) => name.toLowerCase().includes(wanted));
}
