import type {
  AfterStateBasedExpectation,
  Card,
  CheckedValue,
  CheckEvent,
  Problem,
  Scenario,
  ScenarioEvent,
} from "../../src/rules/formats.gen.js";
import { checkScenario } from "../../src/scenario/check.js";
import { jsonText } from "../../src/scenario/json-text.js";
import { parseScenario } from "../../src/scenario/parse.js";
import { checksOf } from "../../src/verifier/checks.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";

/* A board is a scenario reduced to what happens: its checks say only when to look. */

/** The name of the board's text in problems. */
export const BOARD_FILE = "board.json";

export type ReadBoard =
  | { readonly ok: true; readonly board: Scenario }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A scenario of the corpus without expectations and remarks, with a check at the end. */
export function boardOf({ scenario }: CorpusScenario): Scenario {
  const { id, rev, title, question, rulesets, cites, players, cards, timeline } = scenario;
  return ended({
    id,
    rev,
    title,
    ...(question === undefined ? {} : { question }),
    level: "must",
    rulesets,
    cites,
    players,
    ...(cards === undefined ? {} : { cards }),
    timeline: moments(timeline),
  });
}

/** Checks with no event between become one, under every ruleset. */
function moments(timeline: readonly ScenarioEvent[]): ScenarioEvent[] {
  const kept: ScenarioEvent[] = [];
  for (const event of timeline) {
    const last = kept.at(-1);
    if (event.kind !== "check") kept.push(event);
    else if (last?.kind === "check") kept[kept.length - 1] = moment(event, last.afterStateBasedActions);
    else kept.push(moment(event));
  }
  return kept;
}

function moment({ id, afterStateBasedActions: asked }: CheckEvent, before?: AfterStateBasedExpectation): CheckEvent {
  const keep = asked?.keep ?? before?.keep;
  if (asked === undefined && before === undefined) return { kind: "check", id };
  // checkScenario demands an expectation: of no object, nothing.
  return { kind: "check", id, afterStateBasedActions: { ...(keep === undefined ? {} : { keep }), expect: {} } };
}

/** The board with a check at its end, so that the last event is seen. */
export function ended(board: Scenario): Scenario {
  if (board.timeline.at(-1)?.kind === "check") return board;
  return { ...board, timeline: [...board.timeline, { kind: "check", id: freshCheckId(board) }] };
}

/** An id that no check of the board has: `end`, `end-2` ... */
export function freshCheckId(board: Pick<Scenario, "timeline">, word = "end"): string {
  const taken = new Set(checksOf(board.timeline).map(({ id }) => id));
  let id = word;
  for (let n = 2; taken.has(id); n++) id = `${word}-${n}`;
  return id;
}

/** The board as JSON, laid out as the files of the corpus. */
export function boardText(board: Scenario): string {
  return jsonText(board);
}

/** Parses a board that a user may have typed. `cards` are the corpus's; the board's own go before them. */
export function readBoard(text: string, cards: ReadonlyMap<string, Card>): ReadBoard {
  const parsed = parseScenario(text, BOARD_FILE);
  if (!parsed.ok) return parsed;
  const problems = checkScenario(parsed.value, text, BOARD_FILE, cards);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, board: parsed.value };
}

/** An object that no board has. */
const NOBODY = "(nobody)";

/**
 * The board in a form that can be run: a check without expectations has no answer (verifyEntry), so that each asks for
 * something that holds on every board.
 */
export function askingBoard(board: Scenario): Scenario {
  const timeline = board.timeline.map((event): ScenarioEvent => {
    if (event.kind !== "check") return event;
    return { ...event, expect: { ...event.expect, [NOBODY]: { exists: false } } };
  });
  return ended({ ...board, timeline });
}

/** Whether a value was asked for by the board rather than by `askingBoard`. */
export function isAsked({ subject }: Pick<CheckedValue, "subject">): boolean {
  return subject !== NOBODY;
}
