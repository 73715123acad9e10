import type { EffectReference } from "../../rules/effect-reference.js";
import type { TraceStep } from "../../rules/formats.gen.js";
import { stageChange } from "../../effects/index.js";
import type { Effect } from "../effect.js";
import { conditionHolds, fitting } from "../query/queries.js";
import { instructionsOf } from "../program.js";
import { type Board, objectName, playerName } from "../../rules/board.js";
import type { Outcome } from "../resolve.js";
import { same } from "../same.js";
import type { State } from "../state.js";
import type { Step } from "../trace.js";
import { evaluate } from "../trial.js";

/** An application that made a difference to a later step, and the object on which it made it. */
export interface Cause {
  /** Its place in the trace of the resolution. */
  readonly place: number;
  readonly object: string;
}

/** On which applications a step of the trace hangs. */
export interface StepCauses {
  /** They gave the effect its ability, edited that, or made its condition true. */
  readonly exists: readonly Cause[];
  /** They made its numbers, or "you", what they are. */
  readonly does: readonly Cause[];
  /** For objects that it affects, though not as printed: what brought them into its reach. */
  readonly reached: ReadonlyMap<string, readonly Cause[]>;
  /** For objects that it does not affect, but would have earlier: what took them out of its reach. */
  readonly escaped: ReadonlyMap<string, readonly Cause[]>;
  /** For objects that it does not affect, because what brings them into its reach came after it had begun. */
  readonly missed: ReadonlyMap<string, readonly Cause[]>;
  /** For objects that it affects since it had begun, and would not now: what took them out of its description (CR 613.6). */
  readonly kept: ReadonlyMap<string, readonly Cause[]>;
  /** What an effect that has ceased would have affected. */
  readonly would: readonly string[];
  /** The same for what it would have done after the layers: the players, and the rule of the game if it is one. */
  readonly wouldAfter: readonly {
    readonly players: readonly string[] | undefined;
    readonly rule: string | undefined;
  }[];
  readonly effect: EffectReference;
  /** Of its effect; only good for comparing. */
  readonly timestamp: number;
  /** The event as which its source came, if that gave the effect its timestamp; only good for comparing. */
  readonly stampedAt: number | undefined;
}

/** By the place of the step in the trace. Steps that hang on nothing are not there. */
export type Causes = ReadonlyMap<number, StepCauses>;

/** A step about one effect, with the number of applications before it. */
interface EffectStep {
  readonly place: number;
  readonly step: Extract<Step, { kind: "applied" | "ceased" | "player" | "gameRule" }>;
  readonly after: number;
  /** When its set of objects was fixed, as a number of applications (CR 613.6). */
  readonly begun: number;
}

/** What can be asked of an effect at an instant. */
interface Glimpse {
  readonly exists: boolean;
  readonly text: unknown;
  readonly objects: readonly number[];
  /** What it does to each object that it affects in the end. */
  readonly does: ReadonlyMap<number, unknown>;
}

/** An application, with its place in the trace of the resolution. */
interface Application {
  readonly place: number;
  readonly step: Extract<Step, { kind: "applied" }>;
}

/** What the n-th application changed. */
type CausesAt = (n: number, object: number | undefined) => Cause[];

/** Steps of a trace that no step of the computation stands for. */
const BESIDES: ReadonlySet<TraceStep["kind"]> = new Set([
  "performed",
  "ended",
  "failed",
  "starts",
  "void",
  "stands",
  "unmet",
  "stateBased",
]);

/**
 * Which application a step hangs on, found by going through the computation once more: after each application every
 * effect that is applied, or has ceased, is asked whether it exists, what it affects and what it does. The state is
 * left as it was.
 */
export function causesOf(outcome: Outcome, trace: readonly TraceStep[]): Causes {
  const { steps, state } = outcome;
  const places = trace.flatMap((step, place) => (BESIDES.has(step.kind) ? [] : [place]));
  const applications: Application[] = [];
  const asked: EffectStep[] = [];
  const begun = new Map<string, number>();
  // What was not applied may be left out of the trace by an older text.
  for (const [n, step] of steps.filter(({ kind }) => kind !== "unmet").entries()) {
    const place = places[n];
    if (place === undefined) continue;
    if (step.kind === "locked") begun.set(step.effect.id, applications.length);
    if (step.kind === "applied" || step.kind === "ceased" || step.kind === "player" || step.kind === "gameRule") {
      const after = applications.length;
      asked.push({ place, step, after, begun: begun.get(step.effect.id) ?? after });
    }
    if (step.kind === "applied") applications.push({ place, step });
  }
  const glimpses = replay(state, applications, asked);
  const { board } = outcome;
  /** On the object itself if the application changed it, else on whatever it changed. */
  const causesAt = (n: number, object: number | undefined): Cause[] => {
    const { place = -1, step } = applications[n - 1] ?? {};
    const entries = step?.entries ?? [];
    const own = entries.filter((entry) => entry.object === object);
    return (own.length > 0 ? own : entries).map((entry) => ({ place, object: objectName(board, entry.object) }));
  };
  return new Map(asked.map((each, n) => [each.place, causesOfStep(each, glimpses[n] ?? [], causesAt, board)] as const));
}

/** For each step what its effect was before any application, after the first, the second ... */
function replay(state: State, applications: readonly Application[], asked: readonly EffectStep[]): Glimpse[][] {
  for (const { step } of applications.toReversed()) state.takeOut(step.entries);
  const glimpses = asked.map((): Glimpse[] => []);
  const look = (): void => asked.forEach(({ step }, n) => glimpses[n]?.push(glimpse(step, state)));
  look();
  for (const { step } of applications) {
    state.put(step.entries);
    look();
  }
  return glimpses;
}

function glimpse(step: EffectStep["step"], state: State): Glimpse {
  const { effect } = step;
  const { program, situation, source } = effect;
  const found =
    source === undefined
      ? undefined
      : state.views[source.object]?.abilities.find(({ key }) => key === source.instance.key);
  const holds = program.condition === undefined || conditionHolds(program.condition, situation);
  return {
    exists: (source === undefined || found !== undefined) && holds,
    text: found?.ability,
    objects: objectsNow(effect),
    does: doesNow(step, state),
  };
}

function objectsNow({ fixed, program, situation }: Effect): readonly number[] {
  if (fixed !== undefined) return fixed;
  return program.affects === undefined ? [] : fitting(program.affects, situation);
}

/** Own values are held as they were when it was applied, so that only what differs in the instruction shows (CR 613.8a). */
function doesNow(step: EffectStep["step"], { board }: State): ReadonlyMap<number, unknown> {
  if (step.kind !== "applied") return new Map();
  const instructions = instructionsOf(step.effect, step.slot);
  const held = new Map(step.entries.map(({ object, before }) => [object, before]));
  return new Map(
    step.objects.map((object) => {
      const own = held.get(object) ?? board.objects[object]?.base;
      return [object, instructions.map((instruction) => evaluate(step.effect, instruction, object, own))];
    }),
  );
}

/** Compares what was seen, from one application to the next. */
function causesOfStep(
  { step, after, begun }: EffectStep,
  seen: readonly Glimpse[],
  causesAt: CausesAt,
  board: Board,
): StepCauses {
  const { effect } = step;
  const objects = step.kind === "applied" || step.kind === "gameRule" ? (step.objects ?? []) : [];
  const reached = new Map<string, readonly Cause[]>();
  const escaped = new Map<string, readonly Cause[]>();
  const missed = new Map<string, readonly Cause[]>();
  const kept = new Map<string, readonly Cause[]>();
  const isOpen = effect.fixed === undefined && effect.program.affects !== undefined && step.kind !== "ceased";
  for (const object of isOpen ? new Set([...objects, ...seen.flatMap((glimpse) => glimpse.objects)]) : []) {
    const isAffected = objects.includes(object);
    const last = lastFlip(seen, begun, object);
    const late = lastFlip(seen, seen.length - 1, object);
    if (last !== undefined) (isAffected ? reached : escaped).set(objectName(board, object), causesAt(last, object));
    else if (!isAffected && late !== undefined && late > begun)
      missed.set(objectName(board, object), causesAt(late, object));
    const since =
      isAffected && seen[after]?.objects.includes(object) === false ? lastFlip(seen, after, object) : undefined;
    if (since !== undefined && since > begun) kept.set(objectName(board, object), causesAt(since, object));
  }
  // What an effect would have done that was there until the last application; one whose condition failed, nothing.
  const isLost = step.kind === "ceased" && seen[after - 1]?.exists === true;
  return {
    exists: existence(seen, after, effect, causesAt),
    does: doing(seen, after, causesAt),
    reached,
    escaped,
    missed,
    kept,
    effect: effect.name,
    timestamp: effect.timestamp,
    stampedAt: stampedAt(effect, board),
    would: isLost ? (seen[after]?.objects ?? []).map((object) => objectName(board, object)) : [],
    wouldAfter: isLost ? lostAfter(effect, board) : [],
  };
}

function stampedAt({ source, clauses }: Effect, board: Board): number | undefined {
  if (source === undefined || !clauses.includes("613.7d")) return undefined;
  return board.objects[source.object]?.arrivedAt;
}

function lostAfter({ program, situation }: Effect, board: Board): StepCauses["wouldAfter"] {
  return program.after.flatMap((part) => {
    const change = stageChange(part, situation);
    if (change === undefined) return [];
    const players = change.players?.map((player) => playerName(board, player));
    return [{ players, rule: change.stage === "gameRules" ? change.rule : undefined }];
  });
}

/** The number of the last application, up to an instant, that brought an object into reach or took it out. */
function lastFlip(seen: readonly Glimpse[], until: number, object: number): number | undefined {
  const isIn = (n: number): boolean => seen[n]?.objects.includes(object) === true;
  for (let n = until; n > 0; n--) if (isIn(n) !== isIn(n - 1)) return n;
  return undefined;
}

/** That it is there no more is no cause of anything it does; what has begun goes on (CR 613.6). */
function existence(seen: readonly Glimpse[], until: number, { source }: Effect, causesAt: CausesAt): Cause[] {
  return seen.slice(0, until + 1).flatMap((now, n) => {
    const before = seen[n - 1];
    const begins = before !== undefined && now.exists && (!before.exists || !same(before.text, now.text));
    return begins ? causesAt(n, source?.object) : [];
  });
}

function doing(seen: readonly Glimpse[], until: number, causesAt: CausesAt): Cause[] {
  return seen.slice(0, until + 1).flatMap((now, n) => {
    const before = seen[n - 1];
    const differs =
      before !== undefined && [...now.does].some(([object, value]) => !same(value, before.does.get(object)));
    return differs ? causesAt(n, undefined) : [];
  });
}
