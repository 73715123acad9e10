import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { ROOT } from "../corpus/files.js";
import type { ExportFormat } from "../../src/exports/format.js";
import { listingFiles, NOT_EXPRESSIBLE, reasonCounts } from "../../src/exports/listing.js";
import { REASONS } from "../../src/exports/reason.js";
import { CORPUS, corpusIn } from "./exports.js";
import { EXPORT_FORMATS } from "../../src/exports/format.js";

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];

describe("exports of the whole corpus", () => {
  for (const format of FORMATS) {
    it(`${format} has every scenario, or says why not`, () => {
      const { files, expressed, inexpressible } = corpusIn(format);
      const told = [...expressed, ...inexpressible].map(({ scenario }) => scenario).sort();
      expect(told).to.deep.equal(CORPUS.scenarios.map(({ scenario }) => scenario.id).sort());
      expect(expressed.length).to.be.greaterThan(0);
      for (const { scenario, why } of inexpressible) expect(why, scenario).to.have.length.greaterThan(0);
      for (const { scenario, files: names, checks, without } of expressed) {
        for (const name of names) expect(files.has(name), name).to.equal(true);
        expect(checks, scenario).to.have.length.greaterThan(0);
        for (const { check, asserted } of checks)
          expect(asserted, `${scenario}/${check}`).to.have.length.greaterThan(0);
        for (const { check, why } of without) expect(why, `${scenario}/${check}`).to.have.length.greaterThan(0);
      }
    });

    it(`${format} names its files safely and ends them with a line feed`, () => {
      const { files } = corpusIn(format);
      for (const [name, text] of files) {
        expect(name).to.match(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/);
        expect(text.endsWith("\n"), name).to.equal(true);
        expect(text, name).not.to.match(/\r|undefined/);
      }
      const lower = [...files.keys()].map((name) => name.toLowerCase());
      expect(new Set(lower).size, "names that differ by more than case").to.equal(files.size);
    });

    it(`${format} gives equal bytes for equal inputs, in whatever order the scenarios come`, () => {
      const some = CORPUS.scenarios.filter((_, n) => n % 25 === 0);
      const [one, other] = [some, some.toReversed()].map((scenarios) => {
        const exported = EXPORT_FORMATS[format]({ ...CORPUS, scenarios });
        return [...exported.files, ...listingFiles(format, exported)];
      });
      expect(one).to.deep.equal(other);
    });
  }

  it("lists each missing scenario and check with a reason that is known", () => {
    for (const format of ["xmage", "forge"] as const) {
      const exported = corpusIn(format);
      const csv = listingFiles(format, exported).get(NOT_EXPRESSIBLE) ?? "";
      for (const { scenario } of exported.inexpressible) expect(csv).to.contain(`\n${scenario},,`);
      for (const [id, count] of reasonCounts(exported)) {
        expect(REASONS).to.have.property(id);
        expect(count).to.be.greaterThan(0);
      }
    }
  });

  it("has a word for every reason in docs/EXPORTS.md", () => {
    const doc = readFileSync(join(ROOT, "docs/EXPORTS.md"), "utf8");
    for (const [id, words] of Object.entries(REASONS)) expect(doc).to.contain(`| \`${id}\` | ${words} |`);
  });

  it("asserts nothing that the scenario does not expect, and leaves nothing out silently", () => {
    const all = new Map(
      corpusIn("csv").expressed.map(({ scenario, checks }) => [
        scenario,
        new Set(checks.flatMap(({ asserted }) => asserted.map((value) => JSON.stringify(value)))),
      ]),
    );
    for (const format of ["xmage", "forge"] as const) {
      for (const { scenario, checks } of corpusIn(format).expressed) {
        for (const { check, asserted, leftOut } of checks) {
          // What is expected after state-based actions has that in its name where the corpus is told flat.
          const known = (value: object): boolean => {
            const { check: at, subject, characteristic, expected } = value as (typeof asserted)[number];
            const after = { check: at, subject, characteristic: `afterStateBasedActions ${characteristic}`, expected };
            return [{ check: at, subject, characteristic, expected }, after].some(
              (each) => all.get(scenario)?.has(JSON.stringify(each)) === true,
            );
          };
          for (const value of asserted)
            expect(known(value), `${scenario}/${check} ${JSON.stringify(value)}`).to.equal(true);
          expect(asserted.length + leftOut.length).to.be.greaterThan(0);
        }
      }
    }
  });
});
