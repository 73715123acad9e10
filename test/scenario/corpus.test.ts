import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { shippedLibrary } from "../../src/cli/library-files.js";
import { cardsUsedBy } from "../../src/events/brought.js";
import { drawnFrom } from "../../src/library/draw.js";
import type { Card, Scenario } from "../../src/rules/formats.gen.js";
import { checkScenario } from "../../src/scenario/check.js";
import { parseCard, parseScenario } from "../../src/scenario/parse.js";
import { told } from "./files.js";

const CORPUS = new URL("../../../corpus/", import.meta.url);

function filesBelow(folder: string): [string, string][] {
  const entries = readdirSync(new URL(folder, CORPUS), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.name.endsWith(".json"))
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), "utf8")]);
}

const LIBRARY = shippedLibrary();

function withLibrary(cards: ReadonlyMap<string, Card>, scenario: Scenario): ReadonlyMap<string, Card> {
  const drawn = drawnFrom(LIBRARY, cardsUsedBy(scenario), (name) => cards.has(name)).cards;
  return new Map([...cards, ...drawn.map(({ card }) => [card.name, card] as const)]);
}

describe("the corpus", () => {
  it("has no card and no scenario with a fault", () => {
    const faults: string[] = [];
    const cards = new Map<string, Card>();
    for (const [name, text] of filesBelow("cards/")) {
      const parsed = parseCard(text, name);
      if (parsed.ok) cards.set(parsed.value.name, parsed.value);
      else faults.push(...parsed.problems.map((problem) => `${name} ${told(problem)}`));
    }
    for (const [name, text] of filesBelow("scenarios/")) {
      const parsed = parseScenario(text, name);
      const problems = parsed.ok
        ? checkScenario(parsed.value, text, name, withLibrary(cards, parsed.value))
        : parsed.problems;
      faults.push(...problems.map((problem) => `${name} ${told(problem)}`));
    }
    expect(faults).to.deep.equal([]);
  });
});
