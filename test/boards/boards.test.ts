import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { runTimeline, type Timeline } from "../../src/timeline/run.js";
import { compareCheck } from "../../src/verifier/compare.js";
import { CARDS, ROOT } from "../corpus/files.js";

/*
 * Boards of reviewers, with values they derived from the rules by hand; a good part of them once failed. They are
 * plainer than scenarios of the corpus: no question, no citation, made-up cards where those are shorter.
 */

const FOLDER = join(ROOT, "test", "boards");

describe("boards of reviewers", () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));

  it("are there", () => expect(files.length).to.be.greaterThan(100));

  for (const file of files) {
    it(file.replace(".json", "").replaceAll("-", " "), () => {
      const board = JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Timeline;
      const ruleset = rulesetOf("current");
      if (ruleset === undefined) throw new Error("no ruleset");
      const run = runTimeline(board, CARDS, ruleset);
      if (!run.ok) throw new Error(JSON.stringify(run.faults));
      const rows = board.timeline.flatMap((event) => {
        if (event.kind !== "check") return [];
        const point = run.value.checkPoints.find(({ check }) => check === event.id);
        return point === undefined ? [] : compareCheck(event, point.resolution);
      });
      expect(rows.length).to.be.greaterThan(0);
      const wrong = rows
        .filter(({ ok }) => !ok)
        .map(
          (row) =>
            `${row.check}: ${row.subject}: ${row.characteristic}: expected ${JSON.stringify(row.expected)}, found ${JSON.stringify(row.actual)}`,
        );
      expect(wrong).to.deep.equal([]);
    });
  }
});
