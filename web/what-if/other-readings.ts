import type {
  Alternative,
  CheckEvent,
  CheckPoint,
  ObjectExpectation,
  OtherExpectation,
  ReportValue,
  Scenario,
} from "../../src/rules/formats.gen.js";
import { orderedText } from "../../src/rules/ordered-text.js";
import { questionOf, type Reading, readingOf } from "../../src/rules/readings.js";
import { describeValue } from "../../src/explain/value.js";
import { asSentence } from "../../src/wording/punctuation.js";
import type { Others } from "./filled-checks.js";
import { actionOf, changedPlayer, changedValues, gameValues } from "./found-values.js";
import { own } from "../../src/rules/own.js";

/* What other readings of the rules give on a board: a file says so beside the recommended ones. */

/** A reading in place of the recommended one, and its results. */
export interface OtherReading {
  readonly id: string;
  readonly points: Others;
}

/** The board as an interpretation, with what each reading gives differently; readings that change nothing are left out. */
export function withReadings(board: Scenario, points: Others, readings: readonly OtherReading[]): Scenario {
  const differing = new Set<string>();
  const timeline = board.timeline.map((event) => {
    const point = event.kind === "check" ? points.get(event.id) : undefined;
    if (event.kind !== "check" || point === undefined) return event;
    const others = readings.flatMap(({ id, points: under }): [string, OtherExpectation][] => {
      const other = otherExpectation(event, point, under.get(event.id));
      return other === undefined ? [] : [[id, other]];
    });
    for (const [id] of others) differing.add(id);
    return others.length === 0 ? event : { ...event, readings: { ...event.readings, ...Object.fromEntries(others) } };
  });
  if (differing.size === 0) return board;
  const followed = [...differing].flatMap((id) => readingOf(id) ?? []);
  const alternatives = alternativesFor(followed, timeline);
  return { ...board, level: "interpretation", timeline, alternatives };
}

/** Differing expectations of a check under another reading; undefined if there are none. */
function otherExpectation(
  check: CheckEvent,
  { resolution: now }: CheckPoint,
  point: CheckPoint | undefined,
): OtherExpectation | undefined {
  if (point === undefined) return undefined;
  const { resolution: other } = point;
  const objects = Object.keys(check.expect ?? {}).flatMap((id): [string, ObjectExpectation][] => {
    const changed = changedValues(own(other.objects, id), own(now.objects, id));
    return changed === undefined ? [] : [[id, changed]];
  });
  const players = Object.entries(other.players).flatMap(([name, player]) => {
    const changed = changedPlayer(player, own(now.players, name));
    return changed === undefined ? [] : [[name, changed] as const];
  });
  const { gameRules } = gameValues(other, now);
  const actions = other.stateBased.map(actionOf);
  const isOtherwise = orderedText(actions) !== orderedText(now.stateBased.map(actionOf));
  const found: OtherExpectation = {
    ...(objects.length === 0 ? {} : { expect: Object.fromEntries(objects) }),
    ...(players.length === 0 ? {} : { players: Object.fromEntries(players) }),
    ...(gameRules === undefined ? {} : { gameRules }),
    ...(isOtherwise ? { stateBased: actions } : {}),
  };
  return Object.keys(found).length === 0 ? undefined : found;
}

/** For each question the recommended reading, then the others. */
function alternativesFor(readings: readonly Reading[], timeline: Scenario["timeline"]): Alternative[] {
  const questions = [...new Set(readings.map((reading) => questionOf(reading)))];
  return questions.flatMap(({ id: question, readings: answers }) => {
    const others = readings.filter((reading) => reading.question === question);
    const [recommended] = answers;
    return [
      alternativeOf(recommended, "What the checks expect.", true),
      ...others.map((reading) => alternativeOf(reading, answerOf(reading.id, timeline), false)),
    ];
  });
}

function alternativeOf(
  { id, words, source }: Pick<Reading, "id" | "words" | "source">,
  answer: string,
  recommended: boolean,
): Alternative {
  return { id, reading: words, answer, source, ...(recommended ? { recommended } : {}) };
}

const MOST_TOLD = 6;

/** What a reading gives, object by object, at the last check at which it differs. */
function answerOf(id: string, timeline: Scenario["timeline"]): string {
  const given = timeline
    .flatMap((event) => (event.kind === "check" ? (own(event.readings ?? {}, id) ?? []) : []))
    .at(-1);
  const objects = Object.entries(given?.expect ?? {}).map(([object, values]) => `${object}: ${valuesText(values)}`);
  if (objects.length === 0) return "Something other than objects comes out differently.";
  return asSentence(objects.slice(0, MOST_TOLD).join("; "));
}

function valuesText(values: ObjectExpectation): string {
  return Object.entries(values)
    .map(([key, value]: [string, unknown]) => (isPlain(value) ? `${key} ${describeValue(value)}` : key))
    .join(", ");
}

function isPlain(value: unknown): value is ReportValue {
  return Array.isArray(value) || typeof value !== "object" || value === null;
}
