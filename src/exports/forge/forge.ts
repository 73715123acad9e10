import { readValue } from "../../names/read-value.js";
import type { Card, CheckedValue, CheckEvent, Scenario } from "../../rules/formats.gen.js";
import { CURRENT_RULESET, rulesetOf } from "../../rules/rulesets.js";
import { boardsOf } from "../../timeline/run.js";
import type { Exported, ExportedCheck, ExportInput } from "../exported.js";
import { expressedCsv } from "../listing.js";
import { distinct, reason, type ReasonId, said, type Said, unsaid } from "../reason.js";
import { plainExpectation, replay, settledExpectation } from "../replay.js";
import { gate } from "../gate.js";
import { LOADED, loadings } from "./loading.js";
import { type Position, positionOf } from "./position.js";
import { puzzleText } from "./puzzle.js";
import { addTo } from "../../rules/group.js";
import { eachCheck, exportEach, exportedCheck, type Written } from "../each.js";
import type { CorpusScenario } from "../../verifier/plan.js";
import { compareCheck } from "../../verifier/compare.js";

/** A Forge puzzle file for each check: the position, and as comments what must then be visible. expected.csv has it as data. */
export function exportForge(input: ExportInput): Exported {
  const exported = exportEach(input, puzzlesOf);
  const { files, expressed } = exported;
  return { ...exported, files: new Map([...files, ["expected.csv", expressedCsv(expressed)]]) };
}

interface Puzzle {
  readonly check: ExportedCheck;
  readonly text: string;
}

function puzzlesOf({ scenario }: CorpusScenario, cards: ReadonlyMap<string, Card>): Said<Written> {
  const barred = gate(scenario, cards);
  if (barred.length > 0) return unsaid(...distinct(barred));
  const boards = boardsOf(scenario, cards, rulesetOf(CURRENT_RULESET));
  if (!boards.ok) return unsaid(reason("faulty-timeline"));
  const puzzles = eachCheck(scenario, boards.value, (check, board) => {
    const position = positionOf(board, scenario, cards);
    return position.ok ? puzzleOf(scenario, cards, check, position.value) : position;
  });
  if (!puzzles.ok) return puzzles;
  const { made, without } = puzzles.value;
  return said({
    files: new Map(made.map(({ check, text }) => [check.place, text])),
    checks: made.map(({ check }) => check),
    without,
  });
}

/** The values that every way of loading the position gives; none of them may contradict the check's expectations. */
function puzzleOf(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  check: CheckEvent,
  position: Position,
): Said<Puzzle> {
  const ways = loadings(position, scenario);
  if (ways === undefined) return unsaid(reason("attached"));
  const settled = settledExpectation(check);
  const rows = new Map<string, CheckedValue[]>();
  for (const way of ways) {
    const run = replay(way, cards);
    const before = run?.get(`${LOADED}-before`);
    const after = run?.get(LOADED);
    if (before === undefined || after === undefined) return unsaid(reason("engine-acts"));
    if ((before.afterStateBasedActions?.open.length ?? 0) > 0) return unsaid(reason("engine-acts"));
    const own = compareCheck(plainExpectation(check), before.resolution);
    if (own.some(({ ok }) => !ok)) return unsaid(reason("timestamp-order"));
    for (const row of compareCheck(settled, after.resolution))
      addTo(rows, `${row.subject}\n${row.characteristic}`, row);
  }
  const values = [...rows.values()].flatMap((each) => (each[0] === undefined ? [] : [{ row: each[0], all: each }]));
  const isShown = ({ row, all }: (typeof values)[number]): boolean =>
    isVisible(row.characteristic) && all.length === ways.length && all.every(({ ok }) => ok);
  const exported = exportedCheck(
    check,
    `${scenario.id}.${check.id}.pzl`,
    values.map((each) => [each.row, isShown(each) ? undefined : hiddenBecause(each.row)] as const),
  );
  if (!exported.ok) return exported;
  const text = puzzleText(scenario, check.id, position, exported.value.asserted);
  return said({ check: exported.value, text });
}

function hiddenBecause({ characteristic }: CheckedValue): ReasonId {
  return isVisible(characteristic) ? "state-based-first" : "characteristic";
}

const UNSEEN: ReadonlySet<string> = new Set(["rules", "attacks", "blocks", "tapsFor", "maximumHandSize", "landPlays"]);

/** Whether a player looking at the game can see it. */
function isVisible(characteristic: string): boolean {
  const value = readValue(characteristic);
  return value.kind !== "characteristic" || (value.stage === undefined && !UNSEEN.has(value.name));
}
