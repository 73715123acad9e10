import type {
  Card,
  DependencyReason,
  EntersEvent,
  LayerName,
  Resolution,
  ResolvedObject,
  RulesetId,
  ScenarioEvent,
  StageName,
  TraceStep,
} from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import { runTimeline, type Fault, type Timeline } from "../../src/timeline/run.js";

/** A card enters under Ann's control; with more to be said about it, it is a pair. Anything else is an event. */
export type Step = Card | readonly [Card, Partial<EntersEvent>] | ScenarioEvent;

/** What a run came to, with short ways to ask. */
export interface Played {
  readonly resolution: Resolution;
  readonly object: (id: string) => ResolvedObject;
  /** The effects applied in a layer, in order. */
  readonly order: (layer: LayerName) => string[];
  /** Why one effect was found to depend on another in a layer; undefined if it was not. */
  readonly reasons: (layer: StageName, effect: string, on: string) => readonly DependencyReason[] | undefined;
  readonly steps: <K extends TraceStep["kind"]>(kind: K) => Extract<TraceStep, { kind: K }>[];
}

export function current(): Ruleset {
  return rulesetOf("current");
}

function isEvent(step: Step): step is ScenarioEvent {
  return "kind" in step;
}

function isPair(step: Step): step is readonly [Card, Partial<EntersEvent>] {
  return Array.isArray(step);
}

/** The timeline that steps stand for, with the cards they bring. */
export function timelineOf(steps: readonly Step[], players: Timeline["players"] = ["Ann", "Bob"]): Timeline {
  const cards = new Map<string, Card>();
  const timeline = steps.map((step): ScenarioEvent => {
    if (isEvent(step)) return step;
    const [card, over] = isPair(step) ? step : ([step, {}] as const);
    cards.set(card.name, card);
    return { kind: "enters", card: card.name, controller: "Ann", ...over };
  });
  return { players, cards: [...cards.values()], timeline };
}

export function ask(resolution: Resolution): Played {
  const steps: Played["steps"] = (kind) =>
    resolution.trace.filter((step) => step.kind === kind) as Extract<TraceStep, { kind: typeof kind }>[];
  return {
    resolution,
    object: (id) => {
      const found = resolution.objects[id];
      if (found === undefined) throw new Error(`there is no ${id} among ${Object.keys(resolution.objects).join(", ")}`);
      return found;
    },
    order: (layer) => steps("applied").flatMap((step) => (step.layer === layer ? [step.effect] : [])),
    reasons: (layer, effect, on) =>
      steps("depends").find((step) => step.layer === layer && step.effect === effect && step.on === on)?.because,
    steps,
  };
}

/** Runs a timeline and gives what is true at each check and at the end. */
export function playTimeline(timeline: Timeline, cards: readonly Card[] = [], ruleset: Ruleset = current()): Played[] {
  const run = runTimeline(timeline, new Map(cards.map((card) => [card.name, card])), ruleset);
  if (!run.ok) throw new Error(run.faults.map(({ pointer, message }) => `${pointer}: ${message}`).join("\n"));
  return run.value.checkPoints.map(({ resolution }) => ask(resolution));
}

/** What is true after these steps, with Ann (whose turn it is) and Bob at the table. */
export function play(...steps: Step[]): Played {
  const played = playTimeline(timelineOf(steps)).at(-1);
  if (played === undefined) throw new Error("a run has a check point");
  return played;
}

/** The same under an edition of the rules. */
export function playUnder(ruleset: RulesetId, ...steps: Step[]): Played {
  const played = playTimeline(timelineOf(steps), [], rulesetOf(ruleset)).at(-1);
  if (played === undefined) throw new Error("a run has a check point");
  return played;
}

/** Why these steps can't happen. */
export function faultOf(...steps: Step[]): Fault {
  const run = runTimeline(timelineOf(steps), new Map(), current());
  const fault = run.ok ? undefined : run.faults[0];
  if (fault === undefined) throw new Error("these steps can happen");
  return fault;
}
