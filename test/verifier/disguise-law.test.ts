import { expect } from "chai";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Card, Result, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { checkScenario } from "../../src/scenario/check.js";
import { isObject } from "../../src/rules/json-object.js";
import { eachOf, flat } from "../../src/events/together.js";
import { withoutMaker } from "../../src/events/with-made.js";
import { validateCard, validateScenario } from "../../src/scenario/validators.gen.js";
import { disguise, type Disguise } from "../../src/verifier/disguise.js";
import { cardsOf, requestOf } from "../../src/verifier/request.js";
import { changedAnswer } from "../../src/verifier/second-answer.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { CARDS } from "../corpus/files.js";
import { corpusScenarios } from "../support/corpus.js";
import { covering } from "../support/cover.js";
import { expectSame } from "../support/same.js";

const SCENARIOS = corpusScenarios();
const SEEDS = ["one", "two"];
const FORMS: ReadonlySet<Scenario> = new Set(covering(SCENARIOS, (scenario) => cardsOf(scenario, CARDS)));

/** Where cards and chosen words stand, which can be called as an object is. */
const OTHERS_WORDS: ReadonlySet<string> = new Set([
  "card",
  "meldedWith",
  "choices",
  "name",
  "subtype",
  "subtypes",
  "from",
  "to",
]);

function byName(cards: readonly Card[]): ReadonlyMap<string, Card> {
  return new Map(cards.map((card) => [card.name, card]));
}

function objectsOf({ timeline }: Scenario): Set<string> {
  return new Set(timeline.flatMap(flat).flatMap(entering));
}

function entering(event: ScenarioEvent): string[] {
  if (event.kind === "enters" || event.kind === "merges") return [event.id ?? event.card];
  return event.kind === "casts" && event.card !== undefined ? [event.id ?? event.card] : [];
}

/** Whatever is found as JSON, lists and keys in one order, but for the words of abilities that a trace quotes as the file has them. */
function unordered(value: unknown, key = ""): string {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => unordered(item));
    return `[${(key === "trace" ? items : items.sort()).join(",")}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([name, member]) =>
    name === "text" || name === "does" ? [] : [`${JSON.stringify(name)}:${unordered(member, name)}`],
  );
  return `{${members.sort().join(",")}}`;
}

function everything({ checkPoints }: Result, originalOf: Disguise["originalOf"]): string {
  return unordered(
    JSON.parse(originalOf(JSON.stringify(checkPoints)), (key, value: unknown) =>
      key === "unseen" ? opened(value) : value,
    ),
  );
}

/** The abilities that a change of text reworded, as data: in a text the order of a list would count. */
function opened(unseen: unknown): unknown {
  if (Array.isArray(unseen)) return unseen.map(opened);
  if (typeof unseen === "string") return unseen.startsWith('{"') ? JSON.parse(unseen) : unseen;
  if (!isObject(unseen)) return unseen;
  return Object.fromEntries(Object.entries(unseen).map(([key, member]) => [key, opened(member)]));
}

/** Texts and keys of what is asked that still say an original name. */
function tellingOf(asked: unknown, names: readonly string[], key = ""): string[] {
  if (OTHERS_WORDS.has(key)) return [];
  if (typeof asked === "string")
    return names.filter((name) => asked === name || asked.startsWith(`${name}/`)).map(() => `${key}: ${asked}`);
  if (Array.isArray(asked)) return asked.flatMap((item) => tellingOf(item, names, key));
  if (!isObject(asked)) return [];
  return Object.entries(asked).flatMap(([name, member]) => [
    ...(names.includes(name) ? [`the key ${name}`] : []),
    ...tellingOf(member, names, name),
  ]);
}

describe("every board of the corpus in other words", () => {
  for (const data of SCENARIOS) {
    const cards = cardsOf(data, CARDS);

    it(`fares the same: ${data.id}`, async () => {
      const disguises = SEEDS.map((seed) => disguise(data, cards, seed));
      const rulesets = data.rulesets.filter((id) => SUPPORTED_RULESETS.includes(id));
      const newest = rulesets.at(-1);
      // What words an edition is asked in is no matter of the edition: each form under every one, each board under one.
      for (const ruleset of FORMS.has(data) ? rulesets : rulesets.slice(-1)) {
        const original = await verifyEntry(data, CARDS, ruleset, REFERENCE_ENGINE);
        const told = everything(original, (text) => text);
        for (const other of FORMS.has(data) && ruleset === newest ? disguises : disguises.slice(0, 1)) {
          const result = await verifyEntry(other.scenario, byName(other.cards), ruleset, REFERENCE_ENGINE);
          expect(result.verdict, result.message).to.equal(original.verdict);
          expect(changedAnswer(original, result, other.originalOf)).to.equal(undefined);
          const now = everything(result, other.originalOf);
          if (now !== told) expectSame(JSON.parse(now), JSON.parse(told), ruleset);
        }
      }
    });

    it(`is a faultless scenario that says no name of before: ${data.id}`, () => {
      const players = data.players.map((player) => (typeof player === "string" ? player : player.name));
      for (const seed of SEEDS) {
        const other = disguise(data, cards, seed);
        expect(validateScenario(other.scenario), JSON.stringify(validateScenario.errors)).to.equal(true);
        for (const card of other.cards) expect(validateCard(card), card.name).to.equal(true);
        // Makers are cards, which keep their names; they are not sent, but what they make is.
        const alone = { ...other.scenario, timeline: withoutMakers(other.scenario.timeline) };
        expect(checkScenario(alone, JSON.stringify(alone), "disguised", byName(other.cards))).to.deep.equal([]);
        const kept = [...objectsOf(data)].filter((name) => other.nameOf(name) === name);
        expect(kept, "objects with their own names").to.deep.equal([]);
        const asked = requestOf(other.scenario, byName(other.cards), "current");
        const names = [...objectsOf(data), ...players];
        expect(tellingOf([asked.players, withoutMakers(asked.timeline)], names), "names of before").to.deep.equal([]);
      }
    });
  }
});

function withoutMakers(timeline: readonly ScenarioEvent[]): ScenarioEvent[] {
  return timeline.map((event) => eachOf(event, withoutMaker));
}
