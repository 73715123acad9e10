import { readValue } from "../../names/read-value.js";
import type { Card, CheckedValue, CheckEvent, ExportedValue, RulesetId, Scenario } from "../../rules/formats.gen.js";
import { CURRENT_RULESET, rulesetOf } from "../../rules/rulesets.js";
import { boardsOf } from "../../timeline/run.js";
import { checksUnder } from "../../verifier/checks.js";
import { cardsOf } from "../../verifier/request.js";
import { byCodeUnit } from "../../rules/text-order.js";
import type { ExportedCheck, Exported, ExportInput, Expressed, Inexpressible, LeftOut } from "../exported.js";
import { expressedCsv } from "../listing.js";
import { distinct, type Reason, reason, said, type Said, unsaid } from "../reason.js";
import { compared, replay, settledExpectation } from "../replay.js";
import { gate } from "../gate.js";
import { valuesByCheck } from "../values.js";
import { LOADED, loadings } from "./loading.js";
import { positionOf, type Position } from "./position.js";
import { puzzleText } from "./puzzle.js";
import { addTo } from "../../rules/group.js";

/** Engines play only by today's rules. */
const RULES: RulesetId = CURRENT_RULESET;

/**
 * Forge puzzle files, one for each check: the position, and as comments what must then be visible, since the format can
 * not express that. expected.csv has the same for programs.
 */
export function exportForge({ scenarios, cards }: ExportInput): Exported {
  const files = new Map<string, string>();
  const expressed: Expressed[] = [];
  const inexpressible: Inexpressible[] = [];
  for (const { scenario } of [...scenarios].sort((a, b) => byCodeUnit(a.scenario.id, b.scenario.id))) {
    const puzzles = puzzlesOf(scenario, cards);
    if (!puzzles.ok) {
      inexpressible.push({ scenario: scenario.id, why: puzzles.why });
      continue;
    }
    const { made, without } = puzzles.value;
    for (const { check, text } of made) files.set(check.place, text);
    expressed.push({
      scenario: scenario.id,
      files: made.map(({ check }) => check.place),
      cards: cardsOf(scenario, cards)
        .map(({ name }) => name)
        .sort(byCodeUnit),
      checks: made.map(({ check }) => check),
      without,
    });
  }
  files.set("expected.csv", expressedCsv(expressed));
  return { files, expressed, inexpressible };
}

interface Puzzle {
  readonly check: ExportedCheck;
  readonly text: string;
}

interface Puzzles {
  readonly made: readonly Puzzle[];
  readonly without: Expressed["without"];
}

function puzzlesOf(scenario: Scenario, cards: ReadonlyMap<string, Card>): Said<Puzzles> {
  const barred = gate(scenario, cards);
  if (barred.length > 0) return unsaid(...distinct(barred));
  const boards = boardsOf(scenario, cards, rulesetOf(RULES));
  if (!boards.ok) return unsaid(reason("faulty-timeline"));
  const values = valuesByCheck(scenario, cards, RULES);
  if (values === undefined) return unsaid(reason("faulty-timeline"));
  const made: Puzzle[] = [];
  const without: { check: string; why: readonly Reason[] }[] = [];
  for (const check of checksUnder(scenario.timeline, RULES)) {
    const board = boards.value.find((point) => point.check === check.id)?.board;
    const position = board === undefined ? unsaid(reason("no-value")) : positionOf(board, scenario, cards);
    const { inner = [], isFound = false } = values.get(check.id) ?? {};
    if (!isFound) {
      without.push({ check: check.id, why: [reason("found-otherwise")] });
      continue;
    }
    const puzzle = position.ok ? puzzleOf(scenario, cards, check, position.value, inner) : position;
    if (puzzle.ok) made.push(puzzle.value);
    else without.push({ check: check.id, why: distinct(puzzle.why) });
  }
  if (made.length > 0) return said({ made, without });
  return unsaid(...distinct(without.flatMap(({ why }) => why)));
}

/** The values that every way of loading the position gives; none of them may contradict the check's expectations. */
function puzzleOf(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  check: CheckEvent,
  position: Position,
  inner: readonly ExportedValue[],
): Said<Puzzle> {
  const ways = loadings(position, scenario);
  if (ways === undefined) return unsaid(reason("attached"));
  const settled = settledExpectation(check);
  const rows = new Map<string, CheckedValue[]>();
  for (const way of ways) {
    const run = replay(way, cards);
    const before = run?.points.get(`${LOADED}-before`);
    const after = run?.points.get(LOADED);
    if (before === undefined || after === undefined) return unsaid(reason("engine-acts"));
    if ((before.afterStateBasedActions?.open.length ?? 0) > 0) return unsaid(reason("engine-acts"));
    const own = compared(plainExpectation(check), before.resolution);
    if (own.some(({ ok }) => !ok)) return unsaid(reason("timestamp-order"));
    for (const row of compared(settled, after.resolution)) addTo(rows, `${row.subject}\n${row.characteristic}`, row);
  }
  const values = [...rows.values()].flatMap((each) => (each[0] === undefined ? [] : [{ row: each[0], all: each }]));
  const isShown = ({ row, all }: (typeof values)[number]): boolean =>
    isVisible(row.characteristic) && all.length === ways.length && all.every(({ ok }) => ok);
  const shown = values.filter(isShown).map(({ row }) => row);
  if (shown.length === 0) return unsaid(reason("no-value"));
  const place = `${scenario.id}.${check.id}.pzl`;
  const leftOut: LeftOut[] = [
    ...values
      .filter((each) => !isShown(each))
      .map(({ row }) => ({
        ...valueOf(check.id, row),
        why: reason(isVisible(row.characteristic) ? "state-based-first" : "characteristic"),
      })),
    ...inner.map((value) => ({ ...value, why: reason("game-value") })),
  ];
  return said({
    check: { check: check.id, place, asserted: shown.map((row) => valueOf(check.id, row)), leftOut },
    text: puzzleText(scenario, check.id, position, shown),
  });
}

/** What a check expects of objects and players before anything is performed. */
function plainExpectation({ id, expect = {}, players = {} }: CheckEvent): CheckEvent {
  return { kind: "check", id, expect, players };
}

function valueOf(check: string, { subject, characteristic, expected }: CheckedValue): Omit<LeftOut, "why"> {
  return { check, subject, characteristic, expected };
}

const UNSEEN: ReadonlySet<string> = new Set(["rules", "attacks", "blocks", "tapsFor", "maximumHandSize", "landPlays"]);

/** Whether a player looking at the game can see it. */
function isVisible(characteristic: string): boolean {
  const value = readValue(characteristic);
  return value.kind !== "characteristic" || (value.stage === undefined && !UNSEEN.has(value.name));
}
