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
import type { MistakeMade } from "./item.js";

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
  readonly #without = new Map<string, CheckPoint | null>();
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
    // A cost was determined by the event that cast or activated, and is no more on the board than paid (CR 601.2f).
    const isPaid = question.kind === "cost" || question.kind === "abilityCost";
    for (const effects of overlooked(appliedIn(this.#point.resolution, steps))) {
      const point = remembered(this.#without, JSON.stringify([isPaid, effects]), () => {
        const ruleset = overlooking(this.#ruleset, effects);
        return isPaid ? this.#runBy(ruleset, () => true) : this.#resolvedBy(ruleset);
      });
      if (point !== null) yield* wrongAt(point, question, { kind: "overlooked", effects });
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
      const point = remembered(this.#unnoticed, number, () => this.#runBy(this.#ruleset, (each) => each !== event));
      if (point !== null) yield* wrongAt(point, question, { kind: "unnoticed", event: number });
    }
  }

  /** What comes of the events that there are for somebody; null where one is impossible then. */
  #runBy(ruleset: Ruleset, isThere: (event: ScenarioEvent) => boolean): CheckPoint | null {
    const { scenario, cards } = this.#rerun;
    const check = scenario.timeline.filter((event) => event.kind === "check" && event.id === this.#point.check);
    const timeline = [...happened(this.#point.check, scenario.timeline).filter(isThere), ...check];
    const run = runTimeline({ ...scenario, timeline }, cards, ruleset, { trace: "none" });
    return (run.ok ? run.value.checkPoints[0] : undefined) ?? null;
  }

  #resolvedBy(ruleset: Ruleset): CheckPoint {
    const { check, after } = this.#point;
    return { check, after, resolution: toResolution(resolve(this.#board, ruleset, { trace: "none" })) };
  }
}

/** The answer at a point; none if what is asked about is not there. */
function* wrongAt(point: CheckPoint, question: WhyQuestion, mistake: MistakeMade): Generator<WrongAnswer> {
  const answer = answerOf(question, point);
  if (answer === undefined || answer.kind === "absent") return;
  yield { answer, key: answerKey(answer), mistake, resolution: () => point.resolution, point };
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
