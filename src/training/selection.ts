import type { Card, TraceStep } from "../rules/formats.gen.js";
import { MISCONCEPTIONS } from "../misconceptions/misconceptions.js";
import { EVERY_LAYER } from "../rules/layers.js";
import { formatDefinition, memberOf, resolved } from "../scenario/definition.js";
import { nearest } from "../faults/nearest.js";
import { quote } from "../faults/quote.js";
import type { CorpusScenario } from "../verifier/plan.js";
import { isUnderClause } from "../verifier/subject.js";
import { cardsOf } from "../verifier/request.js";
import { type Item, misconceptionsOf } from "./item.js";
import { type Parsed, parseQuery, type QueryFault, type Term, type Word } from "./query.js";
import { stageOfStep } from "../rules/trace-stage.js";
import { ASKS, asksOf } from "../explain/questions.js";

/** Which items are wanted. Terms about the scenario alone are tested before any item is made. */
export interface ItemSelection {
  readonly fitsScenario: (entry: CorpusScenario) => boolean;
  readonly fits: (item: Item) => boolean;
}

type Test<T> = (thing: T) => boolean;

/** What the values of a key mean. */
interface Key<T> {
  readonly expects: string;
  /** Suggestions for misspelt words. */
  readonly words: readonly string[];
  /** undefined: the key has no such value. */
  readonly test: (value: string) => Test<T> | undefined;
}

const LAYERS = [...new Set(EVERY_LAYER.flatMap((layer) => [layer.slice(0, 1), layer])), "players", "gameRules"];
const MISTAKE_IDS = MISCONCEPTIONS.map(({ id }) => id);
const RANGES = "a number, or >=2, <=3, 2..3";

const CARDS_IN_PLAY: Readonly<Record<string, Test<CorpusScenario>>> = {
  real: isRealPlay,
  any: () => true,
  "made-up": (entry) => !isRealPlay(entry),
};

/** Whether a scenario has no cards that are made up. */
function isRealPlay({ scenario: { cards = [] } }: CorpusScenario): boolean {
  return !cards.some(({ madeUp }) => madeUp === true);
}

/** The topics of the format and of the folders. */
function topicsOf(entries: readonly CorpusScenario[]): string[] {
  const allowed = resolved(memberOf(formatDefinition("scenario"), "topic")).enum ?? [];
  return [...new Set([...allowed.filter((word) => typeof word === "string"), ...entries.map(({ topic }) => topic)])];
}

/** Who names cards or scenarios, or says which cards there may be, gets them whether they are real or not. */
const ABOUT_CARDS: ReadonlySet<string | undefined> = new Set([undefined, "card", "cards", "scenario"]);

/**
 * Parses a selection, or says what is wrong with its first bad term. The empty one selects every scenario that is played
 * with real cards alone; if there is none, every scenario.
 */
export function selectionOf(
  text: string,
  entries: readonly CorpusScenario[],
  cards: ReadonlyMap<string, Card>,
): Parsed<ItemSelection> {
  const parsed = parseQuery(text);
  if (!parsed.ok) return parsed;
  const keys = scenarioKeys(entries, cards);
  const scenarioTests: Test<CorpusScenario>[] = [];
  const itemTests: Test<Item>[] = [];
  for (const term of parsed.value) {
    const name = term.key?.text.toLowerCase();
    const ofItem = name === undefined ? undefined : ITEM_KEYS.get(name);
    const ofScenario = name === undefined ? wordKey(cards) : keys.get(name);
    let fault: QueryFault | undefined;
    if (ofItem !== undefined) fault = addTest(itemTests, term, ofItem);
    else if (ofScenario !== undefined) fault = addTest(scenarioTests, term, ofScenario);
    else if (term.key !== undefined) {
      const known = [...keys.keys(), ...ITEM_KEYS.keys()];
      fault = unknown(term.key, `unknown key ${quote(term.key.text)}`, known.join(", "), known);
    }
    if (fault !== undefined) return { ok: false, fault };
  }
  const asksForReal = !parsed.value.some(({ key }) => ABOUT_CARDS.has(key?.text.toLowerCase()));
  if (asksForReal && entries.some(isRealPlay)) scenarioTests.push(isRealPlay);
  return {
    ok: true,
    value: {
      fitsScenario: (entry) => scenarioTests.every((is) => is(entry)),
      fits: (item) => itemTests.every((is) => is(item)),
    },
  };
}

/** A term holds if one of its values does. */
function addTest<T>(to: Test<T>[], { key, values, isDenied }: Term, known: Key<T>): QueryFault | undefined {
  const tests: Test<T>[] = [];
  for (const value of values) {
    const test = known.test(value.text);
    if (test === undefined)
      return unknown(value, `${quote(value.text)} is nothing that ${key?.text} can be`, known.expects, known.words);
    tests.push(test);
  }
  to.push((thing) => tests.some((is) => is(thing)) !== isDenied);
  return undefined;
}

function unknown({ text, at }: Word, message: string, expected: string, words: Iterable<string>): QueryFault {
  const suggestion = nearest(text, words);
  return { at, message, expected, ...(suggestion === undefined ? {} : { suggestion }) };
}

function scenarioKeys(
  entries: readonly CorpusScenario[],
  cards: ReadonlyMap<string, Card>,
): ReadonlyMap<string, Key<CorpusScenario>> {
  const ids = entries.map(({ scenario }) => scenario.id);
  const own = entries.flatMap(({ scenario }) => scenario.cards ?? []).map(({ name }) => name);
  const named = [...new Set([...cards.keys(), ...own])];
  const hasCard = ({ scenario }: CorpusScenario, card: string): boolean =>
    cardsOf(scenario, cards).some(({ name }) => name === card);
  return new Map([
    ["topic", listKey<CorpusScenario>(topicsOf(entries), ({ topic }, word) => topic === word)],
    [
      "cards",
      listKey<CorpusScenario>(Object.keys(CARDS_IN_PLAY), (entry, word) => CARDS_IN_PLAY[word]?.(entry) === true),
    ],
    ["scenario", listKey<CorpusScenario>(ids, ({ scenario }, word) => scenario.id === word, "the id of a scenario")],
    ["card", listKey(named, hasCard, "the name of a card of the corpus")],
  ]);
}

/** A deciding clause or its prefix, by current numbers. */
const RULE_KEY: Key<Item> = {
  expects: "a clause of today's rules or the beginning of one, such as 613 or 613.8a",
  words: [],
  test: (value) =>
    /^[1-9]\d{0,2}(?:\.(?:\d{1,3}[a-z]?)?)?$/.test(value)
      ? ({ knowledge }) => knowledge.clauses.some((clause) => isUnderClause(clause, value.replace(/\.$/, "")))
      : undefined,
};

const ITEM_KEYS: ReadonlyMap<string, Key<Item>> = new Map([
  ["level", numberKey(({ knowledge }) => knowledge.level)],
  ["complexity", numberKey(({ complexity }) => complexity.level)],
  ["options", numberKey(optionsOf)],
  ["layer", listKey<Item>(LAYERS, (item, word) => layersOf(item).some((layer) => isWithin(layer, word)))],
  ["rule", RULE_KEY],
  ["misconception", listKey(MISTAKE_IDS, leadsElsewhere, "the id of a misconception")],
  ["ask", listKey<Item>(ASKS, ({ question }, word) => asksOf(question).includes(word))],
]);

/** 7 stands for 7a to 7d. */
function isWithin(layer: string, asked: string): boolean {
  return layer === asked || (/^\d$/.test(asked) && layer.startsWith(asked));
}

function leadsElsewhere({ wrong }: Item, mistake: string): boolean {
  return wrong.some((each) => misconceptionsOf(each).some(({ id }) => id === mistake));
}

/** The number of options of an item; none if it is open. */
export function optionsOf({ wrong }: Pick<Item, "wrong">): number {
  return wrong.length === 0 ? 0 : wrong.length + 1;
}

/** The layers, and stages after them, of the applications that are relevant to the answer. */
export function layersOf(item: Item): string[] {
  const { trace } = item.resolution;
  const steps = item.steps.flatMap((place) => trace[place] ?? []);
  return [...new Set(steps.filter(({ kind }) => APPLYING.has(kind)).map(stageOfStep))];
}

const APPLYING: ReadonlySet<TraceStep["kind"]> = new Set(["applied", "ceased", "player", "gameRule"]);

/** Matching ignores case. */
function meant(value: string, words: readonly string[]): string | undefined {
  return words.find((word) => word === value) ?? words.find((word) => word.toLowerCase() === value.toLowerCase());
}

function listKey<T>(
  words: readonly string[],
  is: (thing: T, word: string) => boolean,
  expects = words.join(", "),
): Key<T> {
  return {
    expects,
    words,
    test: (value) => {
      const word = meant(value, words);
      return word === undefined ? undefined : (thing) => is(thing, word);
    },
  };
}

function numberKey(numberOf: (item: Item) => number): Key<Item> {
  return {
    expects: RANGES,
    words: [],
    test: (value) => {
      const range = rangeOf(value);
      if (range === undefined) return undefined;
      const [least, most] = range;
      return (item) => numberOf(item) >= least && numberOf(item) <= most;
    },
  };
}

type Range = readonly [least: number, most: number];

const RANGE_FROM: Readonly<Record<string, (n: number) => Range>> = {
  "": (n) => [n, n],
  ">=": (n) => [n, Infinity],
  ">": (n) => [n + 1, Infinity],
  "<=": (n) => [0, n],
  "<": (n) => [0, n - 1],
};

/** 3, >=2, >2, <=3, <3, 2..3 */
function rangeOf(text: string): Range | undefined {
  const [, sign = "", one] = /^(>=|<=|>|<)?(\d{1,3})$/.exec(text) ?? [];
  if (one !== undefined) return RANGE_FROM[sign]?.(Number(one));
  const [, least, most] = /^(\d{1,3})\.\.(\d{1,3})$/.exec(text) ?? [];
  return least === undefined || most === undefined ? undefined : [Number(least), Number(most)];
}

/** Without a key, a word is searched in the names of cards in every language. */
function wordKey(cards: ReadonlyMap<string, Card>): Key<CorpusScenario> {
  const namesOf = ({ name, names = {}, back }: Card): string[] => [
    name,
    ...Object.values(names),
    ...(back === undefined ? [] : [back.name]),
  ];
  return {
    expects: "",
    words: [],
    test: (word) => {
      const wanted = word.toLowerCase();
      return ({ scenario }) =>
        cardsOf(scenario, cards)
          .flatMap(namesOf)
          .some((name) => name.toLowerCase().includes(wanted));
    },
  };
}
