import type { Card, CheckPoint, Scenario } from "../rules/formats.gen.js";
import {
  alike,
  isOfLayersAlone,
  MISCONCEPTIONS,
  misled,
  type Misconception,
  unlike,
} from "../misconceptions/misconceptions.js";
import { present } from "../rules/present.js";
import { remembered } from "../rules/remembered.js";
import { arisesUnder, READINGS, withReading } from "../rules/readings.js";
import { rulesetOf } from "../rules/rulesets.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { Fault } from "../faults/fault.js";
import type { TraceDetail } from "../resolver/recording.js";
import { type Outcome, resolve } from "../resolver/resolve.js";
import { lookedAt, toResolution } from "../resolver/telling/resolution.js";
import { type BoardPoint, boardsOf, checkPointOf } from "../timeline/run.js";
import { watched } from "../verifier/watched.js";

/** The results at the checks, by check id; each is computed once it is asked for. */
export type Points = Pick<ReadonlyMap<string, CheckPoint>, "get">;

/** The results by other rules. */
export interface Run {
  readonly ruleset: Ruleset;
  readonly points: Points;
}

export interface MisledRun extends Run {
  readonly misconception: Misconception;
  /** What is computed at a check on the board that the reader sees, with every application. */
  readonly traced: (check: string) => CheckPoint | undefined;
  /** What the misconception must tell itself apart from, if anything, and if that could differ from the right rules. */
  readonly unlike?: Points;
  /** What comes of the other way that the misconception leaves open, if it leaves one. */
  readonly alike?: Points;
  /** The boards of the right rules by these, where the misconception has led to other boards but is one of the layers alone. */
  readonly onRightBoards?: Points;
}

/** A check as the right rules answer it. */
export interface RightPoint {
  readonly board: BoardPoint;
  readonly outcome: Outcome;
  readonly point: CheckPoint;
}

/** A scenario run by the right rules, with what it asked of them. */
export interface RightRun {
  readonly scenario: Scenario;
  readonly cards: ReadonlyMap<string, Card>;
  readonly rules: Ruleset;
  readonly points: readonly RightPoint[];
  /** Whether other rules could answer otherwise, or already lead to other boards. */
  readonly canDiffer: (other: Ruleset) => boolean;
  readonly boardsCanDiffer: (other: Ruleset) => boolean;
  /** Whether an event asked anything while an effect, as traces name it, was there. */
  readonly isMetByEvents: (effect: string) => boolean;
}

export type MadeRightRun =
  | { readonly ok: true; readonly value: RightRun }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Runs a scenario by these rules. What events asked of them is told apart from what the boards at checks did. */
export function rightRunOf(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  rules: Ruleset,
  trace: TraceDetail = "full",
): MadeRightRun {
  const onTheWay = watched(rules, scenario, cards);
  const atChecks = watched(rules, scenario, cards);
  const boards = boardsOf(scenario, cards, onTheWay.ruleset);
  if (!boards.ok) return boards;
  const points = boards.value.map((board) => rightPoint(board, atChecks.ruleset, trace));
  const boardsCanDiffer = onTheWay.canDiffer;
  const canDiffer = (other: Ruleset): boolean => atChecks.canDiffer(other) || boardsCanDiffer(other);
  const isMetByEvents = onTheWay.hasMet;
  return { ok: true, value: { scenario, cards, rules, points, canDiffer, boardsCanDiffer, isMetByEvents } };
}

function rightPoint(board: BoardPoint, ruleset: Ruleset, trace: TraceDetail): RightPoint {
  const outcome = resolve(board.board, ruleset, { trace });
  const { check, after, settled } = board;
  const afterStateBasedActions = settled && {
    rounds: settled.rounds,
    open: settled.open,
    resolution: toResolution(resolve(settled.board, ruleset, { trace })),
  };
  const point = { check, after, resolution: toResolution(outcome), ...present({ afterStateBasedActions }) };
  return { board, outcome, point };
}

/** Runs by every other reading that the resolver can follow and that could matter; none of them is wrong. */
export function runsByReadings(right: RightRun, trace: TraceDetail = traceFor(right.scenario)): Run[] {
  const { id } = right.rules;
  const plain = rulesetOf(id);
  const readings = READINGS.filter((reading) => reading.policy !== undefined && arisesUnder(reading, id));
  const all = [plain, ...readings.map((reading) => withReading(plain, reading))];
  return all.flatMap((ruleset) => run(right, ruleset, trace));
}

/** Runs by every set of wrong rules that could matter, the most instructive first; each made when it is asked for. */
export function* runsByMistakes(
  right: RightRun,
  trace: TraceDetail = traceFor(right.scenario),
  among: readonly Misconception[] = MISCONCEPTIONS,
): Generator<MisledRun> {
  for (const misconception of among) {
    const ruleset = misled(right.rules, misconception);
    if (ruleset === undefined) continue;
    for (const made of run(right, ruleset, trace)) {
      const other = unlike(right.rules, misconception);
      const isIndirect = isOfLayersAlone(misconception) && right.boardsCanDiffer(ruleset);
      const onRightBoards = (by: Ruleset): Points => pointsOf(boardsOfRight(right), by, trace);
      const apart = other && (isIndirect ? onRightBoards(other) : run(right, other, trace)[0]?.points);
      const open = alike(right.rules, misconception);
      const same = open && (isIndirect ? onRightBoards(open) : run(right, open, trace)[0]?.points);
      const now = isIndirect ? onRightBoards(ruleset) : undefined;
      const traced = (check: string): CheckPoint | undefined =>
        pointsOf((isIndirect ? undefined : boardsBy(right, ruleset)) ?? boardsOfRight(right), ruleset, "full").get(
          check,
        );
      yield { ...made, misconception, traced, ...present({ unlike: apart, alike: same, onRightBoards: now }) };
    }
  }
}

/** Of a trace only orders are an answer. */
function traceFor({ timeline }: Scenario): TraceDetail {
  return timeline.some((event) => event.kind === "check" && event.order !== undefined) ? "decisive" : "none";
}

/** One run, or none if it can't differ. It is made once a check is looked at: many are of mistakes that nobody makes there. */
function run(right: RightRun, ruleset: Ruleset, trace: TraceDetail): [Run] | [] {
  if (!right.canDiffer(ruleset)) return [];
  let points: Points | undefined;
  // If an event is impossible by these rules, they give no answer.
  const get = (check: string): CheckPoint | undefined =>
    (points ??= pointsOf(boardsBy(right, ruleset) ?? [], ruleset, trace)).get(check);
  return [{ ruleset, points: { get } }];
}

function pointsOf(boards: readonly BoardPoint[], ruleset: Ruleset, trace: TraceDetail): Points {
  const known = new Map<string, CheckPoint>();
  const get = (check: string): CheckPoint | undefined => {
    const board = boards.find((each) => each.check === check);
    return board && remembered(known, check, () => checkPointOf(board, ruleset, { trace }, lookedAt));
  };
  return { get };
}

function boardsOfRight({ points }: RightRun): readonly BoardPoint[] {
  return points.map(({ board }) => board);
}

/** The boards by other rules: the same, where no event asked for anything in which these differ. */
function boardsBy(right: RightRun, ruleset: Ruleset): readonly BoardPoint[] | undefined {
  const { scenario, cards, boardsCanDiffer } = right;
  if (!boardsCanDiffer(ruleset)) return boardsOfRight(right);
  const boards = boardsOf(scenario, cards, ruleset);
  return boards.ok ? boards.value : undefined;
}
