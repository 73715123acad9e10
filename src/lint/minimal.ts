import type { Card, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { checkScenario } from "../scenario/check.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { declared } from "../events/declared.js";
import { flat } from "../events/together.js";
import { quote } from "../faults/quote.js";
import { playedFaults } from "./play-runs.js";
import { clausesAtWork, Runs } from "./run.js";

/** A part of a timeline that might be superfluous: an object with all its events, or one event. */
interface Part {
  readonly path: readonly (string | number)[];
  readonly what: string;
  readonly isIn: (event: ScenarioEvent) => boolean;
}

/** Each part costs a run, and a longer timeline makes each run slower. */
const MOST_PARTS = 150;

/** The parts that can be left out without any check failing. Empty if a check fails already. */
export function superfluous(scenario: Scenario, cards: ReadonlyMap<string, Card>): Fault[] {
  const whole = new Runs(scenario, cards);
  if (!whole.hold()) return [];
  const parts = partsOf(scenario);
  if (parts.length > MOST_PARTS) {
    return [
      faultAt(["timeline"], `${parts.length} events are too many to leave out each in turn`, `at most ${MOST_PARTS}`),
    ];
  }
  const idle = whole.idle(clausesAtWork(scenario));
  const played = playedFaults(whole).length;
  const found: Part[] = [];
  for (const part of parts) {
    // Parts that go with an object are not reported separately.
    if (found.some(({ path }) => path.join() === part.path.join())) continue;
    const rest = without(scenario, part);
    if (rest === undefined || checkScenario(rest, "{}", "", cards).length > 0) continue;
    const runs = new Runs(rest, cards);
    if (!runs.hold() || runs.idle(clausesAtWork(rest)).length !== idle.length) continue;
    // A turn without which a creature would be too new to attack or to pay {T} is there for that.
    if (playedFaults(runs).length <= played) found.push(part);
  }
  return found.map(({ path, what }) => faultAt(path, `without ${what} every check would hold as well`));
}

function partsOf({ players, timeline }: Scenario): Part[] {
  const places = timeline.flatMap((event, i): { event: ScenarioEvent; path: (string | number)[] }[] =>
    event.kind === "simultaneous"
      ? event.events.map((inner, j) => ({ event: inner, path: ["timeline", i, "events", j] }))
      : [{ event, path: ["timeline", i] }],
  );
  const events = places.filter(({ event }) => event.kind !== "check");
  const objects = events.flatMap(({ event, path }): Part[] => {
    const ids = declared(event)
      .brings(event)
      .map(({ id }) => id);
    if (ids.length === 0) return [];
    const isIn = (other: ScenarioEvent): boolean => other === event || ids.includes(declared(other).about(other) ?? "");
    return [{ path, what: ids.map(quote).join(" and "), isIn }];
  });
  const between = turnsBetween(players, timeline);
  const single = events
    .filter(({ event }) => declared(event).brings(event).length === 0 && !between.has(event))
    .map(({ event, path }): Part => ({ path, what: `the event ${event.kind}`, isIn: (other) => other === event }));
  return [...objects, ...single];
}

/** Turns without which a player would have two in a row, which no rule gives: whoever tells of the next one tells of these. */
function turnsBetween(players: Scenario["players"], timeline: Scenario["timeline"]): ReadonlySet<ScenarioEvent> {
  const turns = timeline.flatMap(flat).filter((event) => event.kind === "turn");
  const [first] = players;
  const begins = typeof first === "string" ? first : first?.name;
  return new Set(
    turns.filter((_, i) => turns[i + 1] !== undefined && turns[i + 1]?.active === (turns[i - 1]?.active ?? begins)),
  );
}

/** The scenario without a part; undefined if no check would be left. */
function without(scenario: Scenario, { isIn }: Part): Scenario | undefined {
  const timeline = scenario.timeline.flatMap((event): ScenarioEvent[] => {
    if (event.kind !== "simultaneous") return isIn(event) ? [] : [event];
    const events = event.events.filter((inner) => !isIn(inner));
    const [first, second] = events;
    if (first === undefined) return [];
    return second === undefined ? [first] : [{ ...event, events }];
  });
  return timeline.flatMap(flat).some(({ kind }) => kind !== "check") ? { ...scenario, timeline } : undefined;
}
