import { expect } from "chai";
import type { Key, KeyItem, Scenario } from "../../src/rules/formats.gen.js";
import { MISCONCEPTIONS } from "../../src/misconceptions/misconceptions.js";
import { READINGS } from "../../src/rules/readings.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { validateKey } from "../../src/scenario/validators.gen.js";
import type { Item } from "../../src/training/item.js";
import { itemsInOrder } from "../../src/training/items.js";
import { tellerOf } from "../../src/training/key-item.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import { cardsOf } from "../../src/verifier/request.js";
import { messageAbout } from "../../src/wording/known-message.js";
import { LANGUAGES } from "../../src/wording/language.js";
import { SCENARIO_FILES } from "../corpus/files.js";
import { corpusCards } from "../support/corpus.js";
import { covering } from "../support/cover.js";
import { impossibleIn } from "../support/impossible-shapes.js";
import { idsInText, idsOf } from "../support/told-ids.js";

const CARDS = corpusCards();
const ENTRIES: readonly CorpusScenario[] = SCENARIO_FILES.map(({ file, folder, data }) => ({
  file,
  topic: folder,
  scenario: data,
}));

/** As many items of a scenario are told: forms rarely have a second one of it. */
const TOLD = 2;

/** Scenarios with everything that can be said, of which all of these are told in every language; of others the first. */
const FORMS: ReadonlySet<Scenario> = new Set(
  covering(
    SCENARIO_FILES.map(({ data }) => data),
    (scenario) => cardsOf(scenario, CARDS),
  ),
);

function keyOf(items: KeyItem[], language: Key["language"]): Key {
  return {
    format: "cr613-key",
    version: 1,
    language,
    ruleset: { id: "current", title: "today", effective: "2026-09-25" },
    corpus: "0".repeat(64),
    form: { select: "", count: 1, seed: "s" },
    items,
  };
}

/** What is asked of each scenario later is made by nobody here: the laws below hold of the first as of the last. */
function firstOf<T>(all: Iterable<T>, count: number): T[] {
  const first: T[] = [];
  for (const each of all) {
    first.push(each);
    if (first.length === count) break;
  }
  return first;
}

/** Where a key has ids and English names, which nobody reads as sentences. */
const IDS: ReadonlySet<string> = new Set([
  "id",
  "attachedTo",
  "overlooks",
  "misread",
  "reached",
  "english",
  "scenario",
  "check",
  "tags",
]);

/** Every text of a key that people read. */
function textsIn(data: unknown): string[] {
  if (typeof data === "string") return data.includes(" ") ? [data] : [];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (IDS.has(key) ? [] : textsIn(value)));
}

describe("the items of the corpus", function () {
  this.timeout(0); // every scenario is run by some sixty rule sets, which takes as long as it takes
  const items = new Map<string, readonly Item[]>();
  const faults: string[] = [];
  /** As they were told in English, for whoever looks at them again. */
  const prompts = new Map<Item, KeyItem["prompt"]>();

  before(() => {
    for (const entry of ENTRIES) {
      const made = itemsInOrder(entry, CARDS, "current");
      if (made.ok) items.set(entry.scenario.id, firstOf(made.items, TOLD));
      else faults.push(made.message);
    }
  });

  it("have the answers that the scenarios expect", () => {
    expect(faults).to.deep.equal([]);
  });

  it("are there for every scenario of today's rules", () => {
    const without = ENTRIES.filter(
      ({ scenario }) => scenario.rulesets.includes("current") && (items.get(scenario.id) ?? []).length === 0,
    );
    // What it asks about is a 0/0 in the end, so that nobody will see it (CR 704.5f).
    expect(without.map(({ scenario }) => scenario.id)).to.have.members(["clay-that-returns-without-abilities"]);
  });

  it("are told in every language, each with the right option once and no option twice", () => {
    const complaints: string[] = [];
    for (const all of items.values()) {
      const scenario = all[0]?.entry.scenario;
      const ids = scenario === undefined ? new Set<string>() : idsOf(scenario, cardsOf(scenario, CARDS));
      for (const [n, item] of all.slice(0, TOLD).entries()) {
        const tell = tellerOf(item, { cards: CARDS, seed: "s" });
        for (const language of n === 0 || FORMS.has(item.entry.scenario) ? LANGUAGES : ["en" as const]) {
          const told = tell(language);
          if (n === 0 && language === "en") prompts.set(item, told.prompt);
          const where = `${told.scenario} ${told.check} ${language} ${told.question}`;
          const key = keyOf([told], language);
          if (!validateKey(key)) complaints.push(`${where}: ${JSON.stringify(validateKey.errors)}`);
          const texts = told.options.map(({ text }) => text);
          if (new Set(texts).size !== texts.length) complaints.push(`${where}: an option twice`);
          const right = told.options.filter(({ correct }) => correct).map(({ text }) => text);
          if (told.options.length > 0 && (right.length !== 1 || right[0] !== told.answer))
            complaints.push(`${where}: right are ${right.join(", ")}`);
          if (item.wrong.length > 0 && told.options.length === 0) complaints.push(`${where}: wrong answers read alike`);
          const labels = told.prompt.board.objects.map(({ label }) => label);
          if (new Set(labels).size !== labels.length) complaints.push(`${where}: labels ${labels.join(", ")}`);
          const odd = /undefined|\[object|NaN|  |\{ ?\$/.exec(JSON.stringify(told));
          if (odd !== null) complaints.push(`${where}: ${odd[0]}`);
          for (const text of textsIn(told)) complaints.push(...impossibleIn(text, language));
          const { prompt, question, answer, explanation } = told;
          const options = told.options.map(({ text, feedback }) => [text, feedback]);
          const said = JSON.stringify([prompt, question, answer, explanation, options]);
          complaints.push(...idsInText(said, ids).map((id) => `${where}: ${id} is told`));
        }
      }
    }
    expect(complaints.slice(0, 20)).to.deep.equal([]);
  });

  it("tell before the question only what has happened, and no title", () => {
    const telling: string[] = [];
    for (const [id, [item]] of items) {
      if (item === undefined) continue;
      const { scenario } = item.entry;
      const prompt = prompts.get(item) ?? tellerOf(item, { cards: CARDS, seed: "s" })("en").prompt;
      const place = scenario.timeline.findIndex((event) => event.kind === "check" && event.id === item.check.id);
      const happened = scenario.timeline.slice(0, place).filter(({ kind }) => kind !== "check").length;
      if (prompt.events.length !== happened) telling.push(`${id}: ${prompt.events.length} events, not ${happened}`);
      // A title may say what a card does; a card may say so too.
      const text = JSON.stringify({ ...prompt, cards: [] });
      if (text.includes(`"${scenario.id}"`) || text.includes(scenario.title)) telling.push(`${id}: its title`);
    }
    expect(telling).to.deep.equal([]);
  });

  it("name a reading in words wherever the answer turns on one", () => {
    const unsaid = [...items.values()]
      .flat()
      .flatMap(({ reading }) =>
        reading === undefined || messageAbout("read", reading) !== undefined ? [] : [reading],
      );
    expect(unsaid).to.deep.equal([]);
  });

  it("are of every level of knowledge and of complexity, none of them a rarity", () => {
    const best = [...items.values()].flatMap(([item]) => item ?? []);
    for (const level of [1, 2, 3, 4]) {
      expect(best.filter(({ knowledge }) => knowledge.level === level).length, `knowledge ${level}`).to.be.above(50);
      expect(best.filter(({ complexity }) => complexity.level === level).length, `complexity ${level}`).to.be.above(10);
    }
  });

  it("begin with what the scenario is there for", () => {
    const [first] = items.get("blood-moon-urborg-urborg-first") ?? [];
    // Before the second land setter comes nothing waits for anything.
    expect(first?.check.id).to.equal("end");
    expect(first?.knowledge.clauses).to.include("613.8a");
  });

  it("are mostly questions with several answers", () => {
    const best = [...items.values()].flatMap(([item]) => item ?? []);
    expect(best.filter(({ wrong }) => wrong.length > 0).length / best.length).to.be.above(0.8);
  });
});

describe("the words of a key", () => {
  it("are there for every mistake and every ruleset", () => {
    expect(MISCONCEPTIONS.filter(({ id }) => messageAbout("misconception", id) === undefined)).to.deep.equal([]);
    expect(SUPPORTED_RULESETS.filter((id) => messageAbout("ruleset", rulesetOf(id).id) === undefined)).to.deep.equal(
      [],
    );
  });

  it("are there for every reading that can be followed", () => {
    const followed = READINGS.filter(({ policy }) => policy !== undefined);
    const recommended = ENTRIES.flatMap(({ scenario }) =>
      (scenario.alternatives ?? []).flatMap(({ id, recommended: is }) => (is === true ? [id] : [])),
    );
    const ids = [...new Set([...followed.map(({ id }) => id), ...recommended])];
    expect(ids.filter((id) => messageAbout("read", id) === undefined)).to.deep.equal([]);
  });
});
