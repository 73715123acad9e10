import { shippedLibrary } from "../../src/cli/library-files.js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { Finding } from "../../src/lint/finding.js";
import { lint, type Material } from "../../src/lint/lint.js";
import { LINT_RULES } from "../../src/lint/rule-list.js";
import { TOPICS } from "../../src/verifier/filters.js";
import { CARD_FILES, ROOT, SCENARIO_FILES } from "./files.js";

const NOTHING: Material = { cards: [], scenarios: [] };

/** The one rule that the bench has a part in: its cards are used by no scenario. */
const USED = "card-used";

function stem(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\.json$/, "");
}

function inWords({ file, line, message, expected }: Finding): string {
  return `${file}:${line}: ${message}${expected === undefined ? "" : `; expected ${expected}`}`;
}

/** Cards that the bench plays with: its boards name them in the source. */
function benchCards(): string[] {
  const source = readFileSync(join(ROOT, "bench/boards.ts"), "utf8");
  return CARD_FILES.filter(({ data }) => source.includes(`"${data.name}"`)).map(({ file }) => stem(file));
}

describe("the corpus, held to the lint", function () {
  this.timeout(0);
  let findings: readonly Finding[] = [];
  const of = (rule: string): Finding[] => findings.filter((finding) => finding.rule === rule);

  before(() => {
    findings = lint({
      asked: { cards: CARD_FILES, scenarios: SCENARIO_FILES },
      around: NOTHING,
      library: shippedLibrary(),
      hints: false,
    });
  });

  it("is there", () => {
    expect(CARD_FILES).to.have.length.above(100);
    expect(SCENARIO_FILES).to.have.length.above(100);
  });

  for (const { name, asks } of LINT_RULES) {
    if (name === USED) continue;
    it(`${name}: ${asks}`, () => expect(of(name).map(inWords)).to.deep.equal([]));
  }

  it("plays every card, in a scenario or on the bench", () => {
    const bench = benchCards();
    expect(
      of(USED)
        .map(({ file }) => stem(file))
        .filter((card) => !bench.includes(card)),
    ).to.deep.equal([]);
  });

  for (const topic of TOPICS) {
    it(`has scenarios: ${topic}`, () => {
      expect(SCENARIO_FILES.filter(({ folder }) => folder === topic)).to.have.length.above(2);
    });
  }
});
