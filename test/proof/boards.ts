import * as fc from "fast-check";
import type { Board } from "../../src/rules/board.js";
import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import { arisesUnder, isSupported, READINGS, withReading } from "../../src/rules/readings.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { boardsOf, type Timeline } from "../../src/timeline/run.js";
import { CARDS, timelines } from "../properties/random-board.js";

/** A board, and the rules it is played by. */
export interface Dealt {
  readonly board: Board;
  readonly rules: Ruleset;
}

export const EDITIONS: readonly Ruleset[] = SUPPORTED_RULESETS.map(rulesetOf);

/** Every reading that a ruleset can follow, each on the newest edition in which it is one. */
export const OTHER_READINGS: readonly Ruleset[] = READINGS.filter(
  (reading) => isSupported(reading) && !reading.recommended,
).flatMap((reading) =>
  EDITIONS.filter(({ id }) => arisesUnder(reading, id))
    .slice(-1)
    .map((rules) => withReading(rules, reading)),
);

/** The boards of a timeline after its later events; none of what can't happen under these rules. */
function boardsWithin(timeline: Timeline, rules: Ruleset): Dealt[] {
  const events = timeline.timeline.flatMap((event, n): ScenarioEvent[] =>
    n < FIRST ? [event] : [event, { kind: "check", id: `after ${n}`, expect: {} }],
  );
  const run = boardsOf({ ...timeline, timeline: events }, CARDS, rules);
  return run.ok ? run.value.map(({ board }) => ({ board, rules })) : [];
}

/** Before so many events there is not much on a board. */
const FIRST = 5;

/** So many random boards, the same of the same seed. Each timeline is played by some of the rules, and these go round. */
export function* deal(count: number, seed: number, rules: readonly Ruleset[]): Iterable<Dealt> {
  let dealt = 0;
  let next = 0;
  for (let round = 0; dealt < count; round++) {
    for (const timeline of fc.sample(timelines(), { numRuns: ROUND, seed: seed + round })) {
      for (let n = 0; n < RULES_A_TIMELINE && dealt < count; n++) {
        const by = rules[next++ % rules.length];
        for (const each of by === undefined ? [] : boardsWithin(timeline, by)) if (dealt++ < count) yield each;
      }
      if (dealt >= count) return;
    }
  }
}

const ROUND = 10;
const RULES_A_TIMELINE = 3;
