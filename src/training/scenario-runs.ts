import type { Card, CheckPoint, LayerName, Scenario } from "../rules/formats.gen.js";
import { MISCONCEPTIONS, misled, type Misconception } from "../misconceptions/misconceptions.js";
import type { Sort } from "../rules/layers.js";
import { arisesUnder, READINGS, withReading } from "../rules/readings.js";
import type { Practice } from "../rules/practice.js";
import type { Part } from "../rules/part.js";
import { rulesetOf } from "../rules/rulesets.js";
import type { Ruleset } from "../rules/ruleset.js";
import { programsOf } from "../resolver/program.js";
import type { TraceDetail } from "../resolver/recording.js";
import { runTimeline } from "../timeline/run.js";
import { canonicalText } from "../verifier/canonical-text.js";

/** The results at the checks, by check id. */
export type Points = ReadonlyMap<string, CheckPoint>;

/** The results by other rules. */
export interface Run {
  readonly ruleset: Ruleset;
  readonly points: Points;
  /** The same with the part of the trace that decides orders: computed where it is told, which is seldom. */
  readonly traced: () => Points;
}

export interface MisledRun extends Run {
  readonly misconception: Misconception;
}

/** Rules that record which of their switches and layers a run used. */
export interface Watched {
  /** The same rules. */
  readonly ruleset: Ruleset;
  /** Whether a run by other rules could differ: in a switch that was read, or in the order of the layers that were used. */
  readonly canDiffer: (other: Ruleset) => boolean;
}

export function watched(rules: Ruleset, { timeline }: Scenario): Watched {
  const asked = new Set<string>();
  const steps = comparing(rules.practice);
  // The resolver always determines state-based actions; they matter only where a check asks for them or they are performed.
  const hasStateBased = /"(?:stateBased|afterStateBasedActions)"/.test(JSON.stringify(timeline));
  const ruleset: Ruleset = {
    ...rules,
    policy: listening(rules.policy, asked),
    practice: listening(steps.watched, asked),
    stateBased: listening(rules.stateBased, asked),
  };
  const way = (one: Ruleset): string => wayThrough(one, programsOf(ruleset).met);
  return {
    ruleset,
    canDiffer: (other) =>
      way(other) !== way(rules) ||
      [
        ...differing(rules.policy, other.policy),
        ...(Object.keys(rules.practice) as (keyof Practice)[]).filter(
          (step) => steps.differ(step, other.practice) && (hasStateBased || step !== "stateBasedActions"),
        ),
        ...(hasStateBased ? differing(rules.stateBased, other.stateBased) : []),
      ].some((name) => asked.has(name)),
  };
}

/** Two steps of every run are functions of plain values, so that a mistaken one can be tried on the same values. */
function comparing(right: Practice): {
  readonly watched: Practice;
  readonly differ: (step: keyof Practice, wrong: Practice) => boolean;
} {
  const parts = new Set<Part>();
  const timestamps: (readonly [ofObject: number, ofGrant: number])[] = [];
  const watched: Practice = {
    ...right,
    partAsRead: (part) => {
      parts.add(part);
      return right.partAsRead(part);
    },
    timestampOfAbility: (...both) => {
      timestamps.push(both);
      return right.timestampOfAbility(...both);
    },
  };
  const isReadAlike = (part: Part, { partAsRead }: Practice): boolean => {
    const [one, other] = [right.partAsRead(part), partAsRead(part)];
    return one.length === other.length && one.every((each, n) => each === other[n]);
  };
  const differ = (step: keyof Practice, wrong: Practice): boolean => {
    if (right[step] === wrong[step]) return false;
    if (step === "partAsRead") return ![...parts].every((part) => isReadAlike(part, wrong));
    if (step === "timestampOfAbility")
      return timestamps.some((both) => right.timestampOfAbility(...both) !== wrong.timestampOfAbility(...both));
    return true;
  };
  return { watched, differ };
}

/** The sequence of layers in which something applied, and the positions at which values are determined. */
function wayThrough({ slots, copiableAfter, baseAfter }: Ruleset, met: ReadonlySet<Sort>): string {
  const stops = slots.map(({ layer, sorts, pass }) => ({
    layer,
    pass,
    sorts: sorts.filter((sort) => met.has(sort)).sort(),
  }));
  const isStop = ({ sorts }: (typeof stops)[number]): boolean => sorts.length > 0;
  const passed = (last: LayerName | undefined): number | null =>
    last === undefined
      ? null
      : stops.slice(0, stops.findLastIndex(({ layer }) => layer === last) + 1).filter(isStop).length;
  // Before everything and after nothing are the same.
  const copiable = passed(copiableAfter) ?? 0;
  return canonicalText([stops.filter(isStop).map(({ sorts, pass }) => [sorts, pass]), copiable, passed(baseAfter)]);
}

function differing<T extends object>(one: T, other: T): string[] {
  const names = Object.keys(one) as (keyof T & string)[];
  return names.filter((name) => one[name] !== other[name] && canonicalText(one[name]) !== canonicalText(other[name]));
}

function listening<T extends object>(switches: T, asked: Set<string>): T {
  return new Proxy(switches, {
    get(target, name, receiver): unknown {
      if (typeof name === "string") asked.add(name);
      return Reflect.get(target, name, receiver);
    },
  });
}

/** Runs by every other reading that the resolver can follow and that could matter; none of them is wrong. */
export function runsByReadings(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  rules: Ruleset,
  { canDiffer }: Watched,
): Run[] {
  const plain = rulesetOf(rules.id);
  const readings = READINGS.filter((reading) => reading.policy !== undefined && arisesUnder(reading, rules.id));
  const all = [plain, ...readings.map((reading) => withReading(plain, reading))];
  return all.flatMap((ruleset) => (canDiffer(ruleset) ? run(scenario, cards, ruleset) : []));
}

/** Runs by every set of wrong rules that could matter. */
export function runsByMistakes(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  rules: Ruleset,
  { canDiffer }: Watched,
): MisledRun[] {
  return MISCONCEPTIONS.flatMap((misconception) => {
    const ruleset = misled(rules, misconception);
    return ruleset === undefined || !canDiffer(ruleset)
      ? []
      : run(scenario, cards, ruleset).map((each) => ({ ...each, misconception }));
  });
}

/** One run, or none if an event is impossible by these rules: they give no answer then. */
function run(scenario: Scenario, cards: ReadonlyMap<string, Card>, ruleset: Ruleset): [Run] | [] {
  const points = (trace: TraceDetail): Points | undefined => {
    const fold = runTimeline(scenario, cards, ruleset, { trace });
    return fold.ok ? new Map(fold.value.checkPoints.map((point) => [point.check, point])) : undefined;
  };
  // Of a trace only orders are an answer.
  const asksForOrder = scenario.timeline.some((event) => event.kind === "check" && event.order !== undefined);
  const found = points(asksForOrder ? "decisive" : "none");
  return found === undefined ? [] : [{ ruleset, points: found, traced: () => points("decisive") ?? found }];
}
