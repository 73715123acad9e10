import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { corpusScenarios } from "../support/corpus.js";
import { inHouse, ROOT, runTool } from "./fixture.js";

const HOUSE = {
  "package.json": {},
  "schema/effect.schema.json": { $defs: { GrowPart: { properties: { kind: { const: "grow" } } } } },
  "schema/selector.schema.json": { $defs: { CardType: { enum: ["Conspiracy"] } } },
  "corpus/cards/lone-cub.json": { name: "Lone Cub", back: { name: "Grown Bear" } },
  "corpus/cards/jump.json": { name: "Jump" },
  "corpus/cards/forest.json": { name: "Forest" },
  "corpus/cards/conspiracy.json": { name: "Conspiracy" },
  "corpus/scenarios/type/cub-alone.json": { id: "cub-alone" },
  "corpus/scenarios/type/solo.json": { id: "solo" },
  "src/rules/words.ts": 'export const words = ["Forest", "Conspiracy", "cub", "lone"];\n',
  "src/rules/creature-types.ts": 'export const CREATURE_TYPES = ["Jump"];\n',
  "src/effects/grow.ts": 'export const grows = (kind: string) => kind === "grow"; // Jump to the end\n',
};

function complaints(files: Record<string, string>): readonly string[] {
  const { status, complaints: told, reasons } = inHouse("core-law.mjs", { ...HOUSE, ...files });
  expect(status).to.equal(told.length === 0 ? 0 : 1);
  expect(reasons, "a reason beside each complaint").to.have.length(told.length);
  return told;
}

describe("the core law", () => {
  it("holds in this house", () => {
    expect(runTool("core-law.mjs", ROOT)).to.deep.equal({ status: 0, complaints: [], reasons: [] });
  });

  it("finds nothing in a lawful house: ordinary words, lists of the rules, kinds named by the layers", () => {
    expect(complaints({})).to.deep.equal([]);
  });

  it("forbids the resolver to name a kind of effect", () => {
    const told = complaints({
      "src/resolver/apply.ts": '\nexport const isGrowth = (kind: string) => kind === "grow";\n',
    });
    expect(told).to.deep.equal(['src/resolver/apply.ts:2 names the effect kind "grow"']);
  });

  it("forbids code to name a card, either face, in a text or in a comment", () => {
    const told = complaints({
      "src/effects/size.ts": "// As for Lone Cub.\nexport const size = 1;\n",
      "workers/pool.ts": 'export const big = "Grown Bear";\n',
      "reports/html.ts": 'export const lifted = "Jump";\n',
    });
    expect(told).to.have.members([
      "src/effects/size.ts:1 names the card Lone Cub",
      "workers/pool.ts:1 names the card Grown Bear",
      "reports/html.ts:1 names the card Jump",
    ]);
  });

  it("forbids code to name a scenario", () => {
    const told = complaints({
      "src/verifier/plan.ts": "/** Leaves out cub-alone. */\nexport const plan = 1;\n",
      "src/cli/list.ts": 'export const first = "solo";\n',
      "src/cli/other.ts": 'export const other = "cub-alone-too";\n',
    });
    expect(told).to.have.members([
      "src/verifier/plan.ts:1 names the scenario cub-alone",
      "src/cli/list.ts:1 names the scenario solo",
    ]);
  });
});

/** Whatever is in the product or builds it; the corpus, its tests and the documents may name scenarios. */
const PLACES = ["src", "workers", "reports", "web", "schema", "tools", "bench"];

function textsBelow(folder: string): [string, string][] {
  const entries = readdirSync(ROOT, { withFileTypes: true }).some(
    (entry) => entry.isDirectory() && entry.name === folder,
  )
    ? readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    : [];
  return entries
    .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|json|css|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path, "utf8")]);
}

describe("scenario ids", () => {
  it("stand nowhere but in the corpus, its tests and the documents", () => {
    const ids = new Set(corpusScenarios().map(({ id }) => id));
    const texts = PLACES.flatMap(textsBelow);
    expect(ids.size).to.be.above(100);
    expect(texts).to.have.length.above(100);
    const named = texts.flatMap(([path, text]) =>
      (text.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)+/g) ?? [])
        .filter((slug) => ids.has(slug))
        .map((id) => `${path}: ${id}`),
    );
    expect(named).to.deep.equal([]);
  });
});
