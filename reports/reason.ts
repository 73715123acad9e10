import type { Narrator } from "../src/explain/narrator.js";
import type { CheckPoint, Result, ScenarioSummary } from "../src/rules/formats.gen.js";
import { type BoardReason, decidingOf, isBoardOf } from "./board-reason.js";
import { Asked } from "./made-reason.js";

/**
 * The reason for the board at one check: what somebody wrote for that check. What is written for the whole scenario begins
 * with its first board and ends with its last by the newest rules. Of any other the reason is made from its own steps, and of
 * every board in other languages than English, in which it is written.
 */
export function boardReason(
  summary: ScenarioSummary,
  result: Result,
  point: CheckPoint,
  narrator: Narrator,
): BoardReason | undefined {
  const isWritten = narrator.speaker.language === "en";
  const written = isWritten ? (summary.why ?? []) : [];
  const own = isWritten ? whyAt(point.check, summary) : undefined;
  if (own !== undefined) return writtenReason(own, summary);
  const [first] = written;
  if (first !== undefined && isFirstBoard(summary, result, point)) return writtenReason(first, summary);
  const asked = new Asked(summary, result, point, narrator);
  const best = asked.best();
  const last = point === result.checkPoints.at(-1) ? written.at(-1) : undefined;
  if (best !== undefined && (best.isTelling || last === undefined)) return best.reason;
  if (last !== undefined) return writtenReason(last, summary);
  return asked.besides() ?? (first === undefined ? asked.nothing() : writtenReason(first, summary));
}

function whyAt(check: string, { timeline }: ScenarioSummary): string | undefined {
  const event = timeline.find((each) => each.kind === "check" && each.id === check);
  return event?.kind === "check" ? event.why : undefined;
}

/**
 * Whether a board is the one that the scenario checks first, under whatever edition. A later one that looks the same does so
 * for another reason.
 */
function isFirstBoard({ timeline }: ScenarioSummary, { checkPoints: [first] }: Result, point: CheckPoint): boolean {
  const check = timeline.find(({ kind }) => kind === "check");
  return (
    check !== undefined &&
    "id" in check &&
    check.id === first?.check &&
    first.after === point.after &&
    isBoardOf(first, point)
  );
}

/** A step that is longer is cut after its first sentence. */
const LONGEST_STEP = 240;

function writtenReason(step: string, summary: ScenarioSummary): BoardReason {
  // A layer alone is a heading where steps stand in a list.
  const text = (step.length > LONGEST_STEP ? firstSentence(step) : step).replace(
    /^(?:Layer )?(\d\w?)\.(?= )/,
    "In layer $1:",
  );
  const clauses = decidingOf(summary);
  return { text, clauses, numbers: clauses };
}

/** The first sentence that says something: "Layer 4." is a heading. A sentence ends before a capital. */
function firstSentence(text: string): string {
  return /^(?:.{0,24}[.!?](?=\s))?.*?[.!?](?=\s+["“(]?\p{Lu}|$)/su.exec(text)?.[0] ?? text;
}
