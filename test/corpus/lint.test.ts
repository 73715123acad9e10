import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { Finding } from "../../src/lint/finding.js";
import { lint, type Material } from "../../src/lint/lint.js";
import { LINT_RULES } from "../../src/lint/rule-list.js";
import { TOPICS } from "../../src/lint/scenario-rules.js";
import { CARD_FILES, ROOT, SCENARIO_FILES } from "./files.js";

const NOTHING: Material = { cards: [], scenarios: [] };

/** One line for each cited clause that no step goes by, still to be mended: "<scenario> <clause>". */
const UNEXERCISED = "test/corpus/unexercised.txt";

/** Findings that are known, by their rule; all others are faults. */
const KNOWN: Readonly<Record<string, (finding: Finding) => string>> = {
  "cites-exercised": ({ file, message }) => `${stem(file)} ${message.split(" ")[0]}`,
  "card-used": ({ file }) => stem(file),
};

function stem(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\.json$/, "");
}

function inWords({ file, line, message, expected }: Finding): string {
  return `${file}:${line}: ${message}${expected === undefined ? "" : `; expected ${expected}`}`;
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

/** Cards that the bench plays with: its boards name them in the source. */
function benchCards(): string[] {
  const source = readFileSync(join(ROOT, "bench/boards.ts"), "utf8");
  return CARD_FILES.filter(({ data }) => source.includes(`"${data.name}"`)).map(({ file }) => stem(file));
}

describe("the corpus, held to the lint", function () {
  this.timeout(60_000);
  let findings: readonly Finding[] = [];
  const of = (rule: string): Finding[] => findings.filter((finding) => finding.rule === rule);

  before(() => {
    findings = lint({ asked: { cards: CARD_FILES, scenarios: SCENARIO_FILES }, around: NOTHING, hints: false });
  });

  it("is there", () => {
    expect(CARD_FILES).to.have.length.above(100);
    expect(SCENARIO_FILES).to.have.length.above(100);
  });

  for (const { name, asks } of LINT_RULES) {
    if (name in KNOWN) continue;
    it(`${name}: ${asks}`, () => expect(of(name).map(inWords)).to.deep.equal([]));
  }

  it("cites what decides or applies only where a step goes by it, but for a list that only shrinks", () => {
    const path = join(ROOT, UNEXERCISED);
    const found = of("cites-exercised").map(KNOWN["cites-exercised"]!);
    let listed = linesOf(readFileSync(path, "utf8"));
    if (process.env["UPDATE_GOLDEN"] === "1") {
      listed = listed.filter((line) => found.includes(line)); // lines are only ever taken away
      writeFileSync(path, listed.map((line) => `${line}\n`).join(""));
    }
    expect(
      found.filter((line) => !listed.includes(line)),
      "new; mend them",
    ).to.deep.equal([]);
    expect(
      listed.filter((line) => !found.includes(line)),
      `mended; take them out of ${UNEXERCISED} (UPDATE_GOLDEN=1 does)`,
    ).to.deep.equal([]);
  });

  it("plays every card, in a scenario or on the bench", () => {
    const bench = benchCards();
    expect(
      of("card-used")
        .map(KNOWN["card-used"]!)
        .filter((card) => !bench.includes(card)),
    ).to.deep.equal([]);
  });

  for (const topic of TOPICS) {
    it(`has scenarios: ${topic}`, () => {
      expect(SCENARIO_FILES.filter(({ folder }) => folder === topic)).to.have.length.above(2);
    });
  }
});
