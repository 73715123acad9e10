import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { RulesetId } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { runTimeline, type Timeline } from "../../src/timeline/run.js";
import { checksUnder } from "../../src/verifier/checks.js";
import { compareCheck } from "../../src/verifier/compare.js";
import { CARDS, ROOT } from "../corpus/files.js";

/*
 * Boards of reviewers, with values they derived from the rules by hand; a good part of them once failed. They are
 * plainer than scenarios of the corpus: no question, no citation, made-up cards where those are shorter. Each runs under
 * the `rulesets` it names, or under today's.
 */

const FOLDER = join(ROOT, "test", "boards");

interface ReviewedBoard extends Timeline {
  readonly rulesets?: readonly RulesetId[];
}

/** What does not hold at the checks of a board under a ruleset, in words. */
function wrongUnder(id: RulesetId, board: ReviewedBoard): string[] {
  const ruleset = rulesetOf(id);
  if (ruleset === undefined) throw new Error(`no ruleset ${id}`);
  const run = runTimeline(board, CARDS, ruleset);
  if (!run.ok) throw new Error(JSON.stringify(run.faults));
  const { checkPoints } = run.value;
  const rows = checksUnder(board.timeline, id).flatMap((check) => {
    const point = checkPoints.find((each) => each.check === check.id);
    return point === undefined ? [] : compareCheck(check, point.resolution, point.afterStateBasedActions);
  });
  expect(rows.length).to.be.greaterThan(0);
  return rows
    .filter(({ ok }) => !ok)
    .map(
      (row) =>
        `${row.check}: ${row.subject}: ${row.characteristic}: expected ${JSON.stringify(row.expected)}, found ${JSON.stringify(row.actual)}`,
    );
}

describe("boards of reviewers", () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));

  it("are there", () => expect(files.length).to.be.greaterThan(100));

  for (const file of files) {
    const board = JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as ReviewedBoard;
    const title = file.replace(".json", "").replaceAll("-", " ");
    for (const id of board.rulesets ?? ["current"])
      it(board.rulesets === undefined ? title : `${title} (${id})`, () =>
        expect(wrongUnder(id, board)).to.deep.equal([]),
      );
  }
});
