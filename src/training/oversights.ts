import type { Card, CheckPoint, Resolution, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import type { Board } from "../rules/board.js";
import { happened } from "../rules/events-before.js";
import { remembered } from "../rules/remembered.js";
import type { Ruleset } from "../rules/ruleset.js";
import { subjectOf } from "../events/brought.js";
import { flat } from "../events/together.js";
import { overlooking } from "../misconceptions/overlooking.js";
import { resolve } from "../resolver/resolve.js";
import { toResolution } from "../resolver/telling/resolution.js";
import { runTimeline } from "../timeline/run.js";
import { askedIn, type ObjectAspect, type WhyQuestion } from "../explain/why/question.js";
import { answerKey, answerOf } from "./answer.js";
import type { WrongAnswer } from "./distractors.js";

/** Of so many effects any two may be overlooked together; of more nobody keeps in mind which. */
const FEW = 4;

/** Of events only so many may be overlooked, the last ones: what is further back everybody has seen the consequences of. */
const RECENT = 6;

/** What is run again without an event. */
export interface Rerun {
  readonly scenario: Scenario;
  readonly cards: ReadonlyMap<string, Card>;
}

/** A board as it is for somebody who overlooks effects, or an event. */
export class Oversights {
  readonly #board: Board;
  readonly #ruleset: Ruleset;
  readonly #point: CheckPoint;
  readonly #rerun: Rerun;
  readonly #without = new Map<string, Resolution>();
  readonly #unnoticed = new Map<number, CheckPoint | null>();

  constructor(board: Board, ruleset: Ruleset, point: CheckPoint, rerun: Rerun) {
    this.#board = board;
    this.#ruleset = ruleset;
    this.#point = point;
    this.#rerun = rerun;
  }

  /**
   * Answers of somebody who overlooks effects of these steps of the trace: one, the last applied first; then two, then all.
   * Who is asked for the order of effects, or for what state-based actions make of the board, has the effects before him.
   */
  *of(question: WhyQuestion, steps: readonly number[]): Generator<WrongAnswer> {
    if (question.kind === "order" || question.kind === "after") return;
    const { check, after, resolution } = this.#point;
    for (const effects of overlooked(appliedIn(resolution, steps))) {
      const found = remembered(this.#without, JSON.stringify(effects), () => this.#resolvedWithout(effects));
      const point: CheckPoint = { check, after, resolution: found };
      const answer = answerOf(question, point);
      if (answer !== undefined && answer.kind !== "absent")
        yield {
          answer,
          key: answerKey(answer),
          mistake: { kind: "overlooked", effects },
          resolution: () => found,
          point,
        };
    }
  }

  /**
   * Answers of somebody who has not noticed an event, the last ones first. What has arrived is seen on the board, and its
   * effects are overlooked by themselves; an event without which a later one is impossible is not missed.
   */
  *unnoticed(question: WhyQuestion): Generator<WrongAnswer> {
    if (question.kind === "order" || isDoneByEvents(question)) return;
    const { check } = this.#point;
    const { timeline } = this.#rerun.scenario;
    const events = happened(check, timeline);
    for (const event of events.slice(-RECENT).toReversed()) {
      if (event.kind === "enters" || isWay(event, question)) continue;
      const number = events.indexOf(event) + 1;
      const point = remembered(this.#unnoticed, number, () => this.#pointWithout(event));
      if (point === null) continue;
      const answer = answerOf(question, point);
      if (answer === undefined || answer.kind === "absent") continue;
      yield {
        answer,
        key: answerKey(answer),
        mistake: { kind: "unnoticed", event: number },
        resolution: () => point.resolution,
        point,
      };
    }
  }

  /** null where something later is impossible then. */
  #pointWithout(event: ScenarioEvent): CheckPoint | null {
    const { scenario, cards } = this.#rerun;
    const { check } = this.#point;
    const timeline = scenario.timeline.filter((each) => each !== event && (each.kind !== "check" || each.id === check));
    const upTo = timeline.slice(0, timeline.findIndex(({ kind }) => kind === "check") + 1);
    const run = runTimeline({ ...scenario, timeline: upTo }, cards, this.#ruleset, { trace: "none" });
    return (run.ok ? run.value.checkPoints[0] : undefined) ?? null;
  }

  #resolvedWithout(effects: readonly string[]): Resolution {
    return toResolution(resolve(this.#board, overlooking(this.#ruleset, effects), { trace: "none" }));
  }
}

/** What events do and no effect changes: whoever is asked for it looks at them. */
const DONE_BY_EVENTS: ReadonlySet<string> = new Set<ObjectAspect>([
  "exists",
  "zone",
  "owner",
  "counters",
  "damage",
  "attachedTo",
  "tapped",
  "faceDown",
]);

function isDoneByEvents(question: WhyQuestion): boolean {
  const asked = askedIn(question);
  return asked.kind === "object" && DONE_BY_EVENTS.has(asked.aspect);
}

/** Whether an event brings what is asked about to another zone: nobody asked about it misses that. */
function isWay(event: ScenarioEvent, question: WhyQuestion): boolean {
  const asked = askedIn(question);
  const about = asked.kind === "object" ? asked.object : asked.kind === "cost" ? asked.spell : undefined;
  return flat(event).some((each) => (each.kind === "moves" || each.kind === "casts") && subjectOf(each) === about);
}

/** The effects that these steps apply, each once, the last first. */
function appliedIn({ trace }: Resolution, steps: readonly number[]): string[] {
  const applied = steps.flatMap((place) => {
    const step = trace[place];
    if (step?.kind === "cost") return step.by ?? [];
    return step?.kind === "applied" || step?.kind === "player" || step?.kind === "gameRule" ? [step.effect] : [];
  });
  return [...new Set(applied.toReversed())];
}

function overlooked(effects: readonly string[]): (readonly string[])[] {
  const pairs = effects.flatMap((one, n) => effects.slice(n + 1).map((other) => [other, one]));
  return [
    ...effects.map((effect) => [effect]),
    ...(effects.length > FEW ? [] : pairs),
    ...(effects.length > 2 ? [effects.toReversed()] : []),
  ];
}
