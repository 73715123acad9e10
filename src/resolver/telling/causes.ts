import type { EffectReference } from "../../rules/effect-reference.js";
import type { TraceStep } from "../../rules/formats.gen.js";
import { stageChange } from "../../effects/index.js";
import type { Effect } from "../effect.js";
import { conditionHolds, fitting } from "../query/queries.js";
import { instructionsOf } from "../program.js";
import { objectName, playerName } from "../../rules/board.js";
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

type Applied = Extract<Step, { kind: "applied" }>;

/** An application, with its place in the trace of the resolution. */
interface Application {
  readonly place: number;
  readonly step: Applied;
}

const IN_LAYERS: ReadonlySet<string> = new Set([
  "layer",
  "depends",
  "waits",
  "loop",
  "locked",
  "continues",
  "applied",
  "ceased",
  "player",
  "gameRule",
  "cost",
]);

/**
 * Which application a step hangs on, found by going through the computation once more: after each application every
 * effect that is applied, or has ceased, is asked whether it exists, what it affects and what it does. The state is
 * left as it was.
 */
export function causesOf(outcome: Outcome, trace: readonly TraceStep[]): Causes {
  const { steps, state } = outcome;
  const places = trace.flatMap((step, place) => (IN_LAYERS.has(step.kind) ? [place] : []));
  const applications: Application[] = [];
  const asked: EffectStep[] = [];
  const begun = new Map<string, number>();
  for (const [n, step] of steps.entries()) {
    const place = places[n];
    if (place === undefined) continue;
    if (step.kind === "locked") begun.set(step.effect.id, applications.length);
    if (step.kind === "applied" || step.kind === "ceased" || step.kind === "player" || step.kind === "gameRule") {
      const after = applications.length;
      asked.push({ place, step, after, begun: begun.get(step.effect.id) ?? after });
    }
    if (step.kind === "applied") applications.push({ place, step });
  }
  const glimpses = replay(
    state,
    applications.map(({ step }) => step),
    asked,
  );
  const find = new CauseFinder(outcome, applications);
  return new Map(asked.map((moment, n) => [moment.place, find.causes(moment, glimpses[n] ?? [])] as const));
}

/** For each step what its effect was before any application, after the first, the second ... */
function replay(state: State, applications: readonly Applied[], asked: readonly EffectStep[]): Glimpse[][] {
  for (const { entries } of applications.toReversed()) state.takeOut(entries);
  const glimpses = asked.map((): Glimpse[] => []);
  const look = (): void => asked.forEach(({ step }, n) => glimpses[n]?.push(glimpse(step, state)));
  look();
  for (const { entries } of applications) {
    state.put(entries);
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
    does: doesNow(step),
  };
}

function objectsNow({ fixed, program, situation }: Effect): readonly number[] {
  if (fixed !== undefined) return fixed;
  return program.affects === undefined ? [] : fitting(program.affects, situation);
}

function doesNow(step: EffectStep["step"]): ReadonlyMap<number, unknown> {
  if (step.kind !== "applied") return new Map();
  const instructions = instructionsOf(step.effect, step.slot);
  return new Map(
    step.objects.map((object) => [
      object,
      instructions.map((instruction) => evaluate(step.effect, instruction, object, false)),
    ]),
  );
}

/** Compares what was seen, from one application to the next. */
class CauseFinder {
  readonly #outcome: Outcome;
  readonly #applications: readonly Application[];

  constructor(outcome: Outcome, applications: readonly Application[]) {
    this.#outcome = outcome;
    this.#applications = applications;
  }

  causes({ step, after, begun }: EffectStep, seen: readonly Glimpse[]): StepCauses {
    const objects = step.kind === "applied" ? step.objects : step.kind === "gameRule" ? (step.objects ?? []) : [];
    const names = (map: ReadonlyMap<number, readonly Cause[]>): ReadonlyMap<string, readonly Cause[]> =>
      new Map([...map].map(([object, causes]) => [objectName(this.#outcome.board, object), causes] as const));
    const isIn = (object: number) => (glimpse: Glimpse | undefined) => glimpse?.objects.includes(object) === true;
    const reached = new Map<number, readonly Cause[]>();
    const escaped = new Map<number, readonly Cause[]>();
    const missed = new Map<number, readonly Cause[]>();
    if (step.effect.fixed === undefined && step.kind !== "ceased" && step.effect.program.affects !== undefined) {
      for (const object of objects) {
        const last = this.#lastFlip(seen, begun, isIn(object));
        if (last !== undefined) reached.set(object, this.#causesAt(last, object));
      }
      const others = [...new Set(seen.flatMap((glimpse) => glimpse.objects))].filter(
        (object) => !objects.includes(object),
      );
      for (const object of others) {
        const out = this.#lastFlip(seen, begun, isIn(object));
        if (out !== undefined) escaped.set(object, this.#causesAt(out, object));
        else {
          const late = this.#lastFlip(seen, seen.length - 1, isIn(object));
          if (late !== undefined && late > begun) missed.set(object, this.#causesAt(late, object));
        }
      }
    }
    return {
      exists: this.#existence(seen, after, step.effect),
      does: this.#doing(seen, after),
      reached: names(reached),
      escaped: names(escaped),
      missed: names(missed),
      effect: step.effect.name,
      timestamp: step.effect.timestamp,
      would: step.kind === "ceased" ? this.#lost(seen, after) : [],
      wouldAfter: step.kind === "ceased" && seen[after - 1]?.exists === true ? this.#lostAfter(step.effect) : [],
    };
  }

  /** What an effect would have affected that was there until the last application; one whose condition failed, nothing. */
  #lost(seen: readonly Glimpse[], after: number): readonly string[] {
    const isThere = seen[after - 1]?.exists === true;
    return isThere ? (seen[after]?.objects ?? []).map((object) => objectName(this.#outcome.board, object)) : [];
  }

  #lostAfter({ program, situation }: Effect): StepCauses["wouldAfter"] {
    return program.after.flatMap((part) => {
      const change = stageChange(part, situation);
      if (change === undefined) return [];
      return [
        {
          players: change.players?.map((player) => playerName(this.#outcome.board, player)),
          rule: change.stage === "gameRules" ? change.rule : undefined,
        },
      ];
    });
  }

  /** The number of the last application, up to an instant, that changed an answer. */
  #lastFlip(
    seen: readonly Glimpse[],
    until: number,
    ask: (glimpse: Glimpse | undefined) => boolean,
  ): number | undefined {
    for (let n = until; n > 0; n--) if (ask(seen[n]) !== ask(seen[n - 1])) return n;
    return undefined;
  }

  #existence(seen: readonly Glimpse[], until: number, effect: Effect): readonly Cause[] {
    const causes: Cause[] = [];
    for (let n = 1; n <= until; n++) {
      const [before, now] = [seen[n - 1], seen[n]];
      if (before === undefined || now === undefined) continue;
      // That it is there no more is no cause of anything it does; what has begun goes on (CR 613.6).
      if (now.exists && (!before.exists || !same(before.text, now.text)))
        causes.push(...this.#causesAt(n, effect.source?.object));
    }
    return causes;
  }

  #doing(seen: readonly Glimpse[], until: number): readonly Cause[] {
    const causes: Cause[] = [];
    for (let n = 1; n <= until; n++) {
      const [before, now] = [seen[n - 1], seen[n]];
      const differs = [...(now?.does ?? [])].some(([object, value]) => !same(value, before?.does.get(object)));
      if (differs) causes.push(...this.#causesAt(n, undefined));
    }
    return causes;
  }

  /** On the object itself if the application changed it, else on whatever it changed. */
  #causesAt(n: number, object: number | undefined): Cause[] {
    const found = this.#applications[n - 1];
    if (found === undefined) return [];
    const { entries } = found.step;
    const own = entries.filter((entry) => entry.object === object);
    return (own.length > 0 ? own : entries).map((entry) => ({
      place: found.place,
      object: objectName(this.#outcome.board, entry.object),
    }));
  }
}
