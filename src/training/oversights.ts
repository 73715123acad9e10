import type { CheckPoint, Resolution, ScenarioEvent } from "../rules/formats.gen.js";
import type { Board } from "../rules/board.js";
import { happened } from "../rules/events-before.js";
import { remembered } from "../rules/remembered.js";
import type { Ruleset } from "../rules/ruleset.js";
import { overlooking } from "../misconceptions/overlooking.js";
import { misreading, miscounted, withTheFirst } from "../misconceptions/misreading.js";
import { reaching } from "../misconceptions/reaching.js";
import type { Part } from "../rules/part.js";
import { resolve } from "../resolver/resolve.js";
import { lookedAt } from "../resolver/telling/resolution.js";
import { boardsOf, checkPointOf } from "../timeline/run.js";
import type { WhyQuestion } from "../explain/why/question.js";
import { answerKey, answerOf } from "./answer.js";
import type { WrongAnswer } from "./distractors.js";
import { chosenOrders, inOtherOrder } from "./chosen-order.js";
import { isSetUp, isWay } from "./noticed-events.js";
import { isPlain } from "./plain-effects.js";
import { endedTo } from "./ended-to.js";
import { isDoneByEvents } from "./done-by-events.js";
import type { MistakeMade } from "./item.js";
import { countedAmiss, partsOf } from "./misreadings.js";
import { barrierOf, describesLikes } from "./reached.js";
import type { RightRun } from "./scenario-runs.js";

/** Of events only so many may be overlooked, or mixed up, the last ones: what is further back everybody has seen the consequences of. */
const RECENT = 6;

/** Two events are mixed up that are at most so far apart. */
const NEAR = 1;

/** What is run again without an event. */
export type Rerun = Pick<RightRun, "scenario" | "cards" | "isMetByEvents">;

/** A board as it is for somebody who overlooks effects or an event, reads an effect too widely, or mixes up what came first. */
export class Oversights {
  readonly #board: Board;
  readonly #ruleset: Ruleset;
  readonly #point: CheckPoint;
  readonly #rerun: Rerun;
  readonly #without = new Map<string, CheckPoint | null>();
  readonly #told = new Map<string, CheckPoint | null>();
  #before: readonly (readonly [place: number, point: CheckPoint])[] | undefined = undefined;

  constructor(board: Board, ruleset: Ruleset, point: CheckPoint, rerun: Rerun) {
    this.#board = board;
    this.#ruleset = ruleset;
    this.#point = point;
    this.#rerun = rerun;
  }

  /** Everything that somebody may answer by a slip, what happens most first. */
  *all(question: WhyQuestion, steps: readonly number[], turnsOnOrder: () => boolean): Generator<Iterable<WrongAnswer>> {
    yield this.notPerformed(question);
    yield this.otherOrder(question);
    yield this.countedFirst(question, steps);
    yield this.overlooked(question, steps);
    yield this.reached(question);
    yield this.misread(question, steps);
    if (turnsOnOrder()) yield this.mixedUp(question);
    yield this.outdated(question);
    yield this.unnoticed(question);
  }

  /** Answers that would be right if a player had given timestamps of one moment in another order (CR 613.7m). */
  *otherOrder(question: WhyQuestion): Generator<WrongAnswer> {
    if (isDoneByEvents(question)) return;
    const { timeline } = this.#rerun.scenario;
    const events = happened(this.#point.check, timeline);
    for (const [place, event] of [...events.entries()].toReversed())
      for (const { player, objects } of chosenOrders(this.#board, timeline.indexOf(event) + 1, this.#ruleset))
        for (const [n, newer] of objects.slice(1).entries()) {
          const older = objects[n];
          const other = older === undefined ? undefined : inOtherOrder(event, older, newer);
          if (older === undefined || other === undefined) continue;
          const point = this.#toldAs(events.with(place, other), `${newer} before ${older}`);
          const mistake = { kind: "otherOrder", event: place + 1, player, older, newer } as const;
          if (point !== null) yield* wrongAt(point, question, mistake);
        }
  }

  /**
   * Answers of somebody who overlooks effects of these steps of the trace: one, the last applied first; then all, which
   * leaves what is printed. Who overlooks two of several keeps no reason for the others.
   * Who is asked for the order of effects, or for what state-based actions make of the board, has the effects before him.
   */
  *overlooked(question: WhyQuestion, steps: readonly number[]): Generator<WrongAnswer> {
    if (question.kind === "order" || question.kind === "after") return;
    const events = happened(this.#point.check, this.#rerun.scenario.timeline);
    const here = appliedIn(this.#point.resolution, steps).filter((effect) => !this.#isSeen(effect));
    // Who controlled something may have been asked as a spell or ability resolved.
    const isOfControl = question.kind === "object" && question.aspect === "controller";
    const all = isOfControl ? appliedIn(this.#point.resolution, [...this.#point.resolution.trace.keys()]) : [];
    const earlier = all.filter((effect) => !here.includes(effect));
    for (const effects of [...missed(here), ...earlier.map((effect) => [effect])]) {
      // An effect may have decided how something entered, what an event has counted, or a cost that is locked in.
      const point = remembered(this.#without, JSON.stringify(effects), () => this.#withoutThese(effects, events));
      if (point !== null) yield* wrongAt(point, question, { kind: "overlooked", effects });
    }
  }

  #withoutThese(effects: readonly string[], events: readonly ScenarioEvent[]): CheckPoint | null {
    const ruleset = overlooking(this.#ruleset, effects);
    // Events that none of them was there for lead to the same board.
    const isSameBoard = !effects.some(this.#rerun.isMetByEvents) && this.#point.afterStateBasedActions === undefined;
    return isSameBoard ? this.#resolvedBy(ruleset) : this.#run(ruleset, events);
  }

  /** Whether nobody who looks at the board, or hears what happens, overlooks that this effect is there. */
  #isSeen(effect: string): boolean {
    return isPlain(effect, this.#board, this.#point.resolution);
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
      const place = events.indexOf(event);
      const point = this.#toldAs(events.toSpliced(place, 1), `without ${place}`);
      if (point !== null) yield* wrongAt(point, question, { kind: "unnoticed", event: place + 1 });
    }
  }

  /** Answers of somebody who mixes up which of two events came first, the nearest and last ones first. */
  *mixedUp(question: WhyQuestion): Generator<WrongAnswer> {
    if (question.kind === "order" || isDoneByEvents(question)) return;
    const { check } = this.#point;
    const events = happened(check, this.#rerun.scenario.timeline);
    for (let apart = 1; apart <= NEAR; apart++)
      for (let place = events.length - 1 - apart; place >= Math.max(0, events.length - RECENT); place--) {
        const [one, other] = [events[place], events[place + apart]];
        if (one === undefined || other === undefined || isSetUp(one) || isSetUp(other)) continue;
        if (isWay(one, question) || isWay(other, question)) continue;
        const mixed = events.with(place, other).with(place + apart, one);
        const point = this.#toldAs(mixed, `${place} for ${place + apart}`);
        const pair = [place + 1, place + 1 + apart] as const;
        if (point !== null) yield* wrongAt(point, question, { kind: "mixedUp", events: pair });
      }
  }

  /**
   * The answer that was right before an event changed it to the right one: what was so before that, others have seen to be
   * over. What has since come to its zone was not there then.
   */
  *outdated(question: WhyQuestion): Generator<WrongAnswer> {
    if (question.kind === "order" || isDoneByEvents(question)) return;
    const events = happened(this.#point.check, this.#rerun.scenario.timeline);
    const before = this.#pointsBefore(events);
    const right = answerOf(question, this.#point);
    const rightKey = right && answerKey(right);
    for (const [place, point] of before) {
      if (events.slice(place).some((event) => isWay(event, question))) return;
      if (isSetUp(events[place])) continue;
      const was = answerOf(question, point);
      if (was !== undefined && answerKey(was) === rightKey) continue;
      yield* wrongAt(point, question, { kind: "outdated", event: place + 1 });
      return;
    }
  }

  /** The steps of the trace by which effects on what is asked about ended, so that the answer became what it is. */
  over(question: WhyQuestion): readonly number[] {
    const events = happened(this.#point.check, this.#rerun.scenario.timeline);
    return endedTo(question, this.#point, events, () => this.#pointsBefore(events));
  }

  #pointsBefore(events: readonly ScenarioEvent[]): readonly (readonly [place: number, point: CheckPoint])[] {
    return (this.#before ??= this.#runBefore(events));
  }

  /** Answers of somebody who takes what is asked about for one of the objects that another's static abilities describe, or its own. */
  *reached(question: WhyQuestion): Generator<WrongAnswer> {
    if (question.kind !== "object") return;
    const { objects } = this.#board;
    const object = objects.findIndex(({ id }) => id === question.object);
    const asked = objects[object];
    if (asked === undefined) return;
    for (const [place, source] of objects.entries()) {
      if (!describesLikes(source, asked, this.#board, this.#point.resolution)) continue;
      const point = remembered(this.#told, `${place} reaches ${object}`, () =>
        this.#resolvedBy(reaching(this.#ruleset, place, object)),
      );
      if (point !== null)
        yield* wrongAt(point, question, {
          kind: "reached",
          source: source.id,
          object: asked.id,
          barrier: barrierOf(source, asked, this.#point.resolution),
        });
    }
  }

  /** Answers of somebody who counts an object too few or too many for an effect. */
  *misread(question: WhyQuestion, steps: readonly number[]): Generator<WrongAnswer> {
    if (question.kind !== "object" && question.kind !== "player") return;
    for (const effect of appliedIn(this.#point.resolution, steps))
      for (const [place, part] of partsOf(effect, this.#board).entries())
        for (const { object, isCounted } of countedAmiss(effect, part, this.#board, this.#point.resolution)) {
          const other = miscounted(part, object, isCounted);
          if (other === undefined) continue;
          const mistake = { kind: "miscounted", effect, object, isCounted } as const;
          yield* this.#readAs(part, [other], `${effect} ${place} ${object}`, question, mistake);
        }
  }

  *#readAs(
    part: Part,
    as: readonly Part[],
    key: string,
    question: WhyQuestion,
    mistake: MistakeMade,
  ): Generator<WrongAnswer> {
    const point = remembered(this.#told, key, () => this.#resolvedBy(misreading(this.#ruleset, part, as)));
    if (point !== null) yield* wrongAt(point, question, mistake);
  }

  /** What comes of these events; null where one of them is impossible. */
  #toldAs(events: readonly ScenarioEvent[], key: string): CheckPoint | null {
    return remembered(this.#told, key, () => this.#run(this.#ruleset, events));
  }

  /** What was so before each of the last events, by its place, the last first: one run with more checks. */
  #runBefore(events: readonly ScenarioEvent[]): readonly (readonly [place: number, point: CheckPoint])[] {
    const { scenario, cards } = this.#rerun;
    const check = scenario.timeline.find((event) => event.kind === "check" && event.id === this.#point.check);
    const first = Math.max(1, events.length - RECENT);
    const timeline = events.flatMap((event, place): ScenarioEvent[] =>
      check?.kind !== "check" || place < first ? [event] : [{ ...check, id: String(place) }, event],
    );
    const run = boardsOf({ ...scenario, timeline }, cards, this.#ruleset);
    if (!run.ok) return [];
    const points = run.value.filter(({ check: id }) => id !== "");
    return points
      .map((point) => [Number(point.check), checkPointOf(point, this.#ruleset, { trace: "none" }, lookedAt)] as const)
      .toReversed();
  }

  #run(ruleset: Ruleset, events: readonly ScenarioEvent[]): CheckPoint | null {
    const { scenario, cards } = this.#rerun;
    const check = scenario.timeline.filter((event) => event.kind === "check" && event.id === this.#point.check);
    const run = boardsOf({ ...scenario, timeline: [...events, ...check] }, cards, ruleset);
    const [board] = run.ok ? run.value : [];
    return board === undefined ? null : checkPointOf(board, ruleset, { trace: "none" }, lookedAt);
  }

  /** Costs of somebody who pays for the first too where something costs more, or less, for each beyond it. */
  *countedFirst(question: WhyQuestion, steps: readonly number[]): Generator<WrongAnswer> {
    if (question.kind !== "cost") return;
    const events = happened(this.#point.check, this.#rerun.scenario.timeline);
    for (const effect of appliedIn(this.#point.resolution, steps))
      for (const [place, part] of partsOf(effect, this.#board, true).entries()) {
        const other = withTheFirst(part);
        if (other === undefined) continue;
        const ruleset = misreading(this.#ruleset, part, [other]);
        const point = remembered(this.#told, `${effect} ${place} first`, () => this.#run(ruleset, events));
        if (point !== null) yield* wrongAt(point, question, { kind: "countedFirst", effect });
      }
  }

  /** What is true before state-based actions are performed, of those who are asked what is true after them. */
  *notPerformed(question: WhyQuestion): Generator<WrongAnswer> {
    if (question.kind !== "after" || question.then.kind === "rounds") return;
    yield* wrongAt(this.#point, question.then, { kind: "notPerformed" });
  }

  #resolvedBy(ruleset: Ruleset): CheckPoint {
    const { check, after } = this.#point;
    return { check, after, resolution: lookedAt(resolve(this.#board, ruleset, { trace: "none" })) };
  }
}

/** The answer at a point; none if what is asked about is not there. */
function* wrongAt(point: CheckPoint, question: WhyQuestion, mistake: MistakeMade): Generator<WrongAnswer> {
  const answer = answerOf(question, point);
  if (answer === undefined || answer.kind === "absent") return;
  yield { answer, key: answerKey(answer), mistake, point };
}

/** The effects that these steps apply, each once, the last first. */
function appliedIn({ trace }: Resolution, steps: readonly number[]): string[] {
  const applied = steps.flatMap((place) => {
    const step = trace[place];
    // That an alternative or additional cost is paid is told with the casting.
    if (step?.kind === "cost") return step.step === "alternative" || step.step === "additional" ? [] : (step.by ?? []);
    return step?.kind === "applied" || step?.kind === "player" || step?.kind === "gameRule" ? [step.effect] : [];
  });
  return [...new Set(applied.toReversed())];
}

function missed(effects: readonly string[]): (readonly string[])[] {
  return [...effects.map((effect) => [effect]), ...(effects.length > 1 ? [effects.toReversed()] : [])];
}
