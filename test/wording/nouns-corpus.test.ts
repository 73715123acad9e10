import { expect } from "chai";
import type { Condition, Quantity, Selector } from "../../src/rules/formats.gen.js";
import { familyOf } from "../../src/rules/subtype-set.js";
import { voiceOf } from "../../src/wording/describe.js";
import { messageAbout } from "../../src/wording/known-message.js";
import { type Article, denied } from "../../src/wording/phrase.js";
import { typeLinePhrase } from "../../src/wording/type-lines.js";
import { schemaKeys } from "../support/told-words.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { expectWording } from "./saying.js";

const CORPUS: readonly unknown[] = [...corpusCards().values(), ...corpusScenarios()];

interface Held {
  readonly key: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Every object in the data, however deep, with the key under which it stands. */
function* objectsIn(data: unknown, key = ""): Generator<Held> {
  if (typeof data !== "object" || data === null) return;
  if (Array.isArray(data)) {
    for (const member of data) yield* objectsIn(member, key);
    return;
  }
  yield { key, data: data as Held["data"] };
  for (const [inner, member] of Object.entries(data)) yield* objectsIn(member, inner);
}

/** The descriptions that are told by `fits`, each once. */
function all<T>(definition: readonly [file: string, name: string], fits: (held: Held) => boolean): T[] {
  const keys = new Set(schemaKeys(...definition));
  const found = new Map<string, T>();
  for (const held of objectsIn(CORPUS)) {
    if (Object.keys(held.data).every((key) => keys.has(key)) && fits(held))
      found.set(JSON.stringify(held.data), held.data as T);
  }
  return [...found.values()];
}

/** Where descriptions of objects stand, also the ones that conditions and others have within. */
const HOLDERS: ReadonlySet<string> = new Set([
  "affects",
  "exists",
  "is",
  "count",
  "of",
  "among",
  "onEach",
  "not",
  "quality",
  "fromQuality",
  "attachedTo",
  "hasAttached",
]);
const SELECTORS = all<Selector>(
  ["selector", "Selector"],
  ({ key, data }) => HOLDERS.has(key) && data["player"] === undefined,
);
const CONDITIONS = all<Condition>(
  ["selector", "Condition"],
  ({ data }) =>
    typeof data["exists"] === "object" ||
    "is" in data ||
    "compare" in data ||
    "turn" in data ||
    ("player" in data && "has" in data),
);
const QUANTITIES = all<Quantity>(
  ["quantity", "QuantityExpression"],
  // A counter of one's choice is put, and not counted.
  ({ data: { counter, ...others } }) =>
    counter === undefined || (typeof counter === "string" && ("on" in others || "onEach" in others)),
);

const ARTICLES: readonly Article[] = ["none", "indefinite", "definite", "every", "no", "this"];
const CASES = ["nominative", "genitive", "dative", "accusative"] as const;
const VOICE = voiceOf(undefined);

/** The texts under a key, wherever it stands. */
function textsUnder(...keys: readonly string[]): Set<string> {
  const texts = [...objectsIn(CORPUS)].flatMap(({ data }) => keys.flatMap((key) => [data[key]].flat()));
  return new Set(texts.filter((text) => typeof text === "string"));
}

describe("descriptions in the corpus", () => {
  it("are many", () => {
    expect(SELECTORS).to.have.length.above(100);
    expect(CONDITIONS).to.have.length.above(30);
    expect(QUANTITIES).to.have.length.above(30);
  });

  for (const selector of SELECTORS) {
    it(`of objects can be said in every form: ${JSON.stringify(selector)}`, () => {
      for (const number of ["one", "many"] as const) {
        for (const article of ARTICLES) expectWording(VOICE.objects(selector), { article, number });
        for (const form of CASES) expectWording(VOICE.objects(selector), { article: "definite", case: form, number });
        expectWording(VOICE.predicate(selector), { number });
        expectWording(denied(VOICE.predicate(selector)), { number });
      }
    });
  }

  for (const condition of CONDITIONS) {
    it(`of conditions can be said, also denied: ${JSON.stringify(condition)}`, () => {
      expectWording(VOICE.condition(condition));
      expectWording(denied(VOICE.condition(condition)));
    });
  }

  for (const quantity of QUANTITIES) {
    it(`of quantities can be said: ${JSON.stringify(quantity)}`, () => {
      for (const form of CASES) expectWording(VOICE.quantity(quantity), { case: form });
    });
  }
});

describe("the cards of the corpus", () => {
  const faces = [...corpusCards().values()].flatMap((card) => [card, ...(card.back === undefined ? [] : [card.back])]);

  it("have type lines that can be said in every form", () => {
    for (const { types, supertypes, subtypes } of faces) {
      const line = typeLinePhrase({ types, supertypes, subtypes });
      expectWording(line, { article: "indefinite", case: "accusative" });
      expectWording(line, { number: "many" });
    }
  });

  it("have words for what they are attached to", () => {
    for (const face of faces) expectWording(voiceOf(face).host, { case: "genitive" });
  });
});

/** Fails with what to write in the catalogue. */
function expectMessages(family: string, words: Iterable<string>): void {
  const missing = [...words].filter((word) => messageAbout(family, word) === undefined);
  expect(missing, `the catalogue has no message ${family}-...`).to.deep.equal([]);
}

describe("the vocabulary of the corpus", () => {
  it("has a message for every subtype but the names of planeswalkers", () => {
    const words = [...textsUnder("subtypes", "subtype", "addSubtypes")].filter(
      (word) => familyOf(word) !== "planeswalker",
    );
    expect(words).to.have.length.above(100);
    expectMessages("subtype", words);
  });

  it("has a message for every counter that descriptions speak of", () => {
    const counters = new Set(
      [...QUANTITIES, ...SELECTORS].flatMap((data) =>
        typeof data === "object" && "counter" in data ? [data.counter] : [],
      ),
    );
    expect(counters).to.not.be.empty;
    counters.delete("any");
    expectMessages("counter", counters);
  });

  it("has a message for every designation that descriptions speak of", () => {
    expectMessages(
      "trait",
      new Set(SELECTORS.flatMap(({ designation }) => (designation === undefined ? [] : [designation]))),
    );
    const ofPlayers = CONDITIONS.flatMap(({ player, has }) =>
      typeof player === "string" && has !== undefined ? [has] : [],
    );
    expectMessages(
      "designation",
      ofPlayers.filter((has) => has !== "monarch"),
    );
  });

  it("has a message for every choice that cards refer to", () => {
    const chosen = [...textsUnder("chosen")].map((name) => name.replace(/^.*\//, ""));
    expect(chosen).to.not.be.empty;
    expectMessages(
      "chosen",
      chosen.map((name) => name.replaceAll(/([a-z])([A-Z])/g, "$1 $2")),
    );
  });
});
