import type { DependencyReason, Handles, TraceStep } from "../rules/formats.gen.js";
import { clausesOfRule } from "../rules/game-rules.js";
import type { PartKind } from "../rules/layers.js";
import { clausesOf } from "../rules/trace-clauses.js";
import { own } from "../rules/own.js";

/** What a kind of part needs when it is applied: its layer, or less where a layer has more than one thing in it. */
export const NEEDS_OF_PART: Readonly<Record<PartKind, readonly Handles[]>> = {
  copy: ["copy"],
  copiedValues: ["copy"],
  body: ["entering-as"],
  merged: ["merge"],
  faceDown: ["face-down"],
  gainControl: ["control"],
  replaceWords: ["text"],
  gainFullText: ["text"],
  exchangeTextBoxes: ["text"],
  textBox: ["text"],
  nameWord: ["stickers"],
  setName: ["text"],
  addTypes: ["type"],
  setTypes: ["type"],
  removeTypes: ["type"],
  setSubtypes: ["type"],
  setBasicLandTypes: ["basic-land-types"],
  addEverySubtype: ["type"],
  setColors: ["color"],
  addColors: ["color"],
  gainAbilities: ["abilities"],
  gainAbilitiesOf: ["abilities"],
  loseAbilities: ["abilities"],
  loseAllAbilities: ["abilities"],
  cantHave: ["abilities"],
  setPowerToughness: ["power-toughness"],
  modifyPowerToughness: ["power-toughness"],
  switchPowerToughness: ["switch"],
  playerGains: ["players"],
  playerLoses: ["players"],
  playerCantHave: ["players"],
  changeGameRule: ["game-rules"],
  changeCost: ["costs"],
};

/** What a step needs that cites a clause, as main clause or besides. */
const NEEDS_OF_CLAUSE: Readonly<Record<string, readonly Handles[]>> = {
  "122.1a": ["counters"],
  "122.1b": ["counters", "keyword-counters"],
  "122.1j": ["counters"],
  "613.3": ["characteristic-defining"],
  "613.4a": ["characteristic-defining"],
  "613.7k": ["stickers"],
};

/** What an effect that ended before its turn would have done, by the clauses of the layers in which it would have. */
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

/** What the steps of a computation exercise. */
export function needsOfTrace(trace: readonly TraceStep[]): Handles[] {
  return [...trace.flatMap(needsOfStep), ...(isOrdered(trace) ? (["timestamp-order"] as const) : [])];
}

/** Kinds of steps that need something by themselves. */
const NEEDS_OF_STEP = {
  continues: ["begun-effects"],
  loop: ["dependency-loop"],
  player: ["players"],
  gameRule: ["game-rules"],
  // What orders the rest is told by these; spells' costs and state-based actions are computed when a check asks.
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
        // Parts come from traces as texts: one that no part is called needs nothing that is known.
        ...step.parts.flatMap((part) => own<readonly Handles[]>(NEEDS_OF_PART, part) ?? []),
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

/** The steps of traces that need a handle, besides those that apply a part which does. */
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

/** Parts that only add: among themselves they come out alike in any order. */
const ADDS: ReadonlySet<string> = new Set<PartKind>([
  "addTypes",
  "addEverySubtype",
  "addColors",
  "gainAbilities",
  "gainAbilitiesOf",
  "modifyPowerToughness",
]);

/** An application on its way into a layer or a stage after the layers. */
interface Met {
  readonly effect: string;
  readonly adds: boolean;
}

/**
 * Whether timestamps decide something (CR 613.7): two effects of one layer, or of one stage after the layers, were applied
 * to the same thing, and do not both only add.
 */
function isOrdered(trace: readonly TraceStep[]): boolean {
  const met = new Map<string, Met[]>();
  for (const step of trace) {
    if (step.kind === "layer") met.clear();
    if (step.kind !== "applied" && step.kind !== "player" && step.kind !== "gameRule") continue;
    const { effect } = step;
    const adds = step.kind === "applied" && step.parts.every((part) => ADDS.has(part));
    for (const thing of touchedBy(step)) {
      const before = met.get(thing) ?? [];
      if (before.some((other) => other.effect !== effect && !(adds && other.adds))) return true;
      met.set(thing, [...before, { effect, adds }]);
    }
  }
  return false;
}

/** The clause about hand sizes, the numbers of players that later rules set anew; other rules of the game add up. */
const HAND_SIZE = "402.2";

/** What an effect was applied to; players, and rules of the game, are told from objects of the same name. */
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
