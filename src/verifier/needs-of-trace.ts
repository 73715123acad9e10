import { factsOf, isPartKind } from "../effects/index.js";
import type { DependencyReason, Handles, TraceStep } from "../rules/formats.gen.js";
import { clausesOfRule } from "../rules/game-rules.js";
import { clausesOf } from "../rules/trace-clauses.js";
import { own } from "../rules/own.js";

/** What a step needs by the clauses it cites. */
const NEEDS_OF_CLAUSE: Readonly<Record<string, readonly Handles[]>> = {
  "122.1a": ["counters"],
  "122.1b": ["counters", "keyword-counters"],
  "122.1j": ["counters"],
  "613.3": ["characteristic-defining"],
  "613.4a": ["characteristic-defining"],
  "613.7k": ["stickers"],
};

/** What an effect needs that ended before it could apply, by the clause of the layer in which it would have applied. */
const NEEDS_OF_LAYER: Readonly<Record<string, readonly Handles[]>> = {
  "613.1a": ["copy"],
  "613.2a": ["copy"],
  "613.2b": ["face-down"],
  "708.2": ["face-down"],
  "613.1b": ["control"],
  "613.1c": ["text"],
  "613.1d": ["type"],
  "613.1e": ["color"],
  "613.1f": ["abilities"],
  "613.3": ["characteristic-defining"],
  "613.4a": ["power-toughness", "characteristic-defining"],
  "613.4b": ["power-toughness"],
  "613.4c": ["power-toughness"],
  "613.4d": ["switch"],
};

const NEEDS_OF_REASON: Readonly<Record<DependencyReason, Handles>> = {
  existence: "dependency-existence",
  text: "dependency-text",
  appliesTo: "dependency-applies-to",
  whatItDoes: "dependency-what-it-does",
};

export function needsOfTrace(trace: readonly TraceStep[]): Handles[] {
  return [...trace.flatMap(needsOfStep), ...(isOrdered(trace) ? (["timestamp-order"] as const) : [])];
}

const NEEDS_OF_STEP = {
  continues: ["begun-effects"],
  loop: ["dependency-loop"],
  player: ["players"],
  gameRule: ["game-rules"],
  // These steps record order or context; costs and state-based actions count where a check asks for them.
  // What is told of what is over or was not applied asks nothing of an engine.
  performed: [],
  ended: [],
  failed: [],
  void: [],
  unmet: [],
  starts: [],
  stands: [],
  layer: [],
  waits: [],
  locked: [],
  cost: [],
  stateBased: [],
} as const satisfies Readonly<Record<Exclude<TraceStep["kind"], "applied" | "ceased" | "depends">, readonly Handles[]>>;

function needsOfStep(step: TraceStep): readonly Handles[] {
  switch (step.kind) {
    case "applied":
      return [
        // Parts come from traces as plain strings, so an unknown one needs nothing.
        ...step.parts.flatMap((part) => (isPartKind(part) ? factsOf(part).needs : [])),
        ...clausesOf(step).flatMap((clause) => named(NEEDS_OF_CLAUSE, clause)),
      ];
    case "ceased":
      return clausesOf(step).flatMap((clause) => named(NEEDS_OF_LAYER, clause));
    case "depends":
      return step.because.map((reason) => NEEDS_OF_REASON[reason]);
    default:
      return NEEDS_OF_STEP[step.kind];
  }
}

/** The kinds of trace steps that need a handle, apart from those that apply a part needing it. */
export function stepsThatNeed(handle: Handles): string[] {
  const clauses = Object.entries(NEEDS_OF_CLAUSE).flatMap(([clause, needs]) =>
    needs.includes(handle) ? [`applied by CR ${clause}`] : [],
  );
  const reasons = Object.entries(NEEDS_OF_REASON).flatMap(([reason, needs]) =>
    needs === handle ? [`depends because ${reason}`] : [],
  );
  const kinds = Object.entries<readonly Handles[]>(NEEDS_OF_STEP).flatMap(([kind, needs]) =>
    needs.includes(handle) ? [kind] : [],
  );
  return [...clauses, ...reasons, ...kinds];
}

function named(table: Readonly<Record<string, readonly Handles[]>>, clause: string): readonly Handles[] {
  return own(table, clause) ?? [];
}

/** Parts that only add give the same result in any order among themselves. */
function onlyAdds(part: string): boolean {
  const manner = isPartKind(part) ? factsOf(part).manner : "sets";
  return manner === "adds" || manner === "modifies";
}

/** An application, met by another one to the same object in the same layer or stage after the layers. */
interface Met {
  readonly effect: string;
  readonly adds: boolean;
}

/** Whether timestamps matter (CR 613.7): two effects of one layer meet on an object and do not both only add. */
function isOrdered(trace: readonly TraceStep[]): boolean {
  const met = new Map<string, Met[]>();
  for (const step of trace) {
    if (step.kind === "layer") met.clear();
    if (step.kind !== "applied" && step.kind !== "player" && step.kind !== "gameRule") continue;
    const { effect } = step;
    const adds = step.kind === "applied" && step.parts.every(onlyAdds);
    for (const thing of touchedBy(step)) {
      const before = met.get(thing) ?? [];
      if (before.some((other) => other.effect !== effect && !(adds && other.adds))) return true;
      met.set(thing, [...before, { effect, adds }]);
    }
  }
  return false;
}

/** The clause about hand sizes, the only numbers of players that a later effect sets; other rules of the game accumulate. */
const HAND_SIZE = "402.2";

/** The affected objects; prefixed for players and rules of the game, which may share a name with an object. */
function touchedBy(step: Extract<TraceStep, { kind: "applied" | "player" | "gameRule" }>): string[] {
  switch (step.kind) {
    case "applied":
      return step.objects;
    case "player":
      return step.players.map((player) => `player ${player}`);
    case "gameRule":
      return clausesOfRule(step.rule.rule).filter((clause) => clause === HAND_SIZE);
  }
}
