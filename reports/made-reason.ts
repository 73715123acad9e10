import type { Narrator } from "../src/explain/narrator.js";
import { questionsOf } from "../src/explain/questions.js";
import type { Explanation } from "../src/explain/why/explanation.js";
import type { WhyQuestion } from "../src/explain/why/question.js";
import { OF_TIMESTAMPS, type Reason, stepReason, toldReason } from "../src/explain/why/reason.js";
import { Seen } from "../src/explain/why/seen.js";
import { whyOf } from "../src/explain/why/why.js";
import type { CheckEvent, CheckPoint, Result, ScenarioSummary, TraceStep } from "../src/rules/formats.gen.js";
import { own } from "../src/rules/own.js";
import { clausesOf } from "../src/rules/trace-clauses.js";
import { ASPECTS, isNamed, isUnknown, ofTheGame } from "./asked-aspects.js";
import { type BoardReason, decidingOf, isBoardOf } from "./board-reason.js";
import { inVain } from "./in-vain.js";

/** So many questions are looked at: a board may have hundreds of values. */
const MOST = 24;
/** Longer than this no reason should be. */
const LONGEST = 420;

/** A sentence that can be said of what is asked. */
interface Candidate {
  readonly question: WhyQuestion;
  readonly reason: Reason;
  /** All that is said of the same question, in order. */
  readonly short: readonly Reason[];
  /** Whether it could not have been said of the board before. */
  readonly isNew: boolean;
  /** Of more weight first. */
  readonly weights: readonly number[];
}

/** What can be said of the values that the checks of a board ask for. */
export class Asked {
  readonly #point: CheckPoint;
  readonly #before: CheckPoint | undefined;
  readonly #narrator: Narrator;
  readonly #deciding: ReadonlySet<string>;
  readonly #questions: readonly WhyQuestion[];
  /** The questions about values that the scenario names as asked. */
  readonly #named: ReadonlySet<WhyQuestion>;

  constructor(summary: ScenarioSummary, { checkPoints }: Result, point: CheckPoint, narrator: Narrator) {
    this.#point = point;
    this.#narrator = narrator;
    this.#deciding = new Set(decidingOf(summary));
    this.#before = checkPoints.slice(0, checkPoints.indexOf(point)).findLast((each) => !isBoardOf(each, point));
    const beside = new Set(checkPoints.filter(({ after }) => after === point.after).map(({ check }) => check));
    const checks = summary.timeline.filter(
      (event): event is CheckEvent => event.kind === "check" && beside.has(event.id),
    );
    // The order of a layer is told by what waits.
    this.#questions = checks.flatMap(questionsOf).filter(({ kind }) => kind !== "order");
    this.#named = new Set(this.#questions.filter((question) => isNamed(summary, question)));
  }

  /**
   * What the scenario is about: the value whose steps go by the clauses that decide it, rather one that is new and that
   * something decides between effects. Undefined if no step has touched what is asked.
   */
  best(): { readonly reason: BoardReason; readonly isTelling: boolean } | undefined {
    const found = this.#candidates(this.#questions.slice(0, MOST));
    const [best] = found;
    const order = this.#decidingStep();
    const isOfOrder = order !== undefined && this.#decides(order) > 0;
    if (best === undefined) return isOfOrder ? { reason: this.#told([order]), isTelling: true } : undefined;
    const { question, short, reason, weights } = best;
    // That something follows stands with the board.
    const isSeen = (question.kind === "stateBased" || question.kind === "after") && short.length === 1;
    const isTelling = (weights[0] ?? 0) > 0 && !this.#isNote(reason) && !isSeen;
    if (isOfOrder && !isTelling) return { reason: this.#told([order, reason]), isTelling: true };
    const said = this.#with(best, found);
    const told = [...said, ...this.#asked(best, found, said)];
    const isOfTime = [...this.#deciding].some(OF_TIMESTAMPS);
    const vain = isOfTime ? inVain(told, this.#point.resolution.trace, this.#narrator.names) : [];
    return { reason: this.#told([...vain, ...told]), isTelling };
  }

  /** What has to be said first, and what stands beside it: what comes of it, or what else is new. */
  #with(best: Candidate, found: readonly Candidate[]): Reason[] {
    const { question, reason, short, isNew } = best;
    const order = isNew ? this.#decidingStep() : undefined;
    // Of a sum of several steps the last is the result; where nothing changes it, what does not apply may say why.
    if (question.kind !== "object")
      return [...short.toReversed(), ...(order === undefined || short.length > 2 ? [] : [order])];
    const last = short.at(-1);
    // Those before the last say what decides between effects; the last, what becomes of the value.
    if (last !== undefined && last !== reason && last.steps.length > 0)
      return this.#isIdle(last) && this.#decides(last) === 0 ? [reason] : [reason, last];
    if (order !== undefined) return [order, reason];
    const beside = found.find(
      (each) =>
        each.isNew &&
        !(isNew && each.weights[0] === 0) &&
        !each.reason.steps.some((step) => reason.steps.includes(step)),
    );
    return beside === undefined ? [reason] : [reason, beside.reason];
  }

  /** What makes the value that the scenario names as asked, where the rest tells of others. */
  #asked(best: Candidate, found: readonly Candidate[], said: readonly Reason[]): Reason[] {
    if (this.#named.has(best.question)) return [];
    const result = found.find(({ question }) => this.#named.has(question))?.short.at(-1);
    return result === undefined || said.some(({ steps }) => steps.some((step) => result.steps.includes(step)))
      ? []
      : [result];
  }

  /** What else there is to say: of an order or a loss, of what is not asked, of the game. */
  besides(): BoardReason | undefined {
    const step = this.#decidingStep();
    if (step !== undefined) return this.#told([step]);
    const [best] = this.#candidates([...this.#touched().slice(0, MOST), ...ofTheGame(this.#point.resolution)]);
    return best === undefined ? undefined : this.#told([best.reason]);
  }

  /** That no step has touched what is asked. */
  nothing(): BoardReason | undefined {
    const [question] = this.#questions;
    const reason = question === undefined ? undefined : explained(question, this.#point, this.#narrator).short.at(-1);
    return reason === undefined ? undefined : this.#told([reason]);
  }

  #candidates(questions: readonly WhyQuestion[]): Candidate[] {
    const said = new Set<string>();
    return questions
      .flatMap((question) => this.#saidOf(question))
      .toSorted((a, b) => heavier(a.weights, b.weights))
      .filter(({ reason }) => said.size < said.add(this.#text(reason)).size);
  }

  #saidOf(question: WhyQuestion): Candidate[] {
    const { short: all, long } = explained(question, this.#point, this.#narrator);
    // What makes a value on the board that state-based actions leave is no reason for the one that is shown.
    const short = all.filter((reason) => !isOfAfter(reason));
    const before =
      this.#before === undefined || isUnknown(question, this.#before)
        ? []
        : explained(question, this.#before, this.#narrator).short.map((reason) => this.#text(reason));
    const isChanged = question.kind === "object" && this.#isChanged(question.object);
    const isNamed = this.#named.has(question);
    // What decides beside the layers may be left out of the short form.
    const besides = long
      .flatMap(({ reasons }) => reasons)
      .filter((reason) => !short.includes(reason) && !this.#isOfLayers(reason) && this.#decides(reason) > 0);
    return [...short, ...besides]
      .filter((reason) => reason.steps.length > 0 && (!this.#isNote(reason) || this.#decides(reason) > 0))
      .map((reason): Candidate => {
        const isNew = !before.includes(this.#text(reason));
        const isDeciding = short.slice(0, -1).includes(reason);
        const [isShort, decides] = [short.includes(reason), this.#decides(reason)];
        const numbers = [
          decides,
          Number(isNew),
          Number(isChanged),
          Number(isShort),
          Number(isDeciding),
          Number(isNamed),
        ];
        return {
          question,
          reason,
          short,
          isNew,
          weights: [...numbers, Math.max(...reason.steps), reason.steps.length],
        };
      });
  }

  /** Whether an object is not as it was on the board before. */
  #isChanged(object: string): boolean {
    const [before, now] = [this.#before, this.#point].map((point) => own(point?.resolution.objects ?? {}, object));
    return before !== undefined && JSON.stringify(before) !== JSON.stringify(now);
  }

  /** How many of the clauses that decide the scenario the steps of a reason go by; more than two say no more. */
  #decides(reason: Reason): number {
    const { trace } = this.#point.resolution;
    // A fact cites what it is about; of an application, a sentence cites the layer alone.
    const clauses = new Set(
      this.#isNote(reason)
        ? reason.clauses
        : reason.steps.flatMap((place) => (trace[place] === undefined ? [] : clausesOf(trace[place]))),
    );
    return Math.min(2, [...this.#deciding].filter((clause) => clauses.has(clause)).length);
  }

  #isOfLayers({ steps }: Reason): boolean {
    const { trace } = this.#point.resolution;
    return steps.some((place) => trace[place]?.kind === "applied");
  }

  /** Whether it tells of effects that change nothing. */
  #isIdle({ steps }: Reason): boolean {
    const { trace } = this.#point.resolution;
    return steps.every((place) => {
      const step = trace[place];
      return step?.kind === "applied" && step.changes.length === 0;
    });
  }

  /** Whether it tells only from what values start. */
  #isNote({ steps }: Reason): boolean {
    const { trace } = this.#point.resolution;
    return steps.every((place) => NOTES.has(trace[place]?.kind));
  }

  #text({ words }: Reason): string {
    return this.#narrator.speaker.sentence(words);
  }

  /** As many of these as have room, the weightiest first, in the order in which they come about. */
  #told(reasons: readonly Reason[]): BoardReason {
    const { trace, ruleset } = this.#point.resolution;
    const each = reasons.map((reason) => ({
      reason,
      ...toldReason(reason, trace, ruleset, this.#narrator),
    }));
    const told = each.filter(({ text }, place) => each.findIndex((other) => other.text === text) === place);
    const short = told.filter(({ text }) => text.length <= LONGEST);
    let room = LONGEST;
    const shown = (short.length > 0 ? short : told)
      .filter(({ text }, place) => (room -= text.length) >= 0 || place === 0)
      .toSorted((a, b) => lastStep(a.reason) - lastStep(b.reason));
    const numbers = new Map(
      shown.flatMap((each) => each.clauses.map((clause, n) => [clause, each.numbers[n] ?? clause] as const)),
    );
    return {
      text: shown.map(({ text }) => text).join(" "),
      clauses: [...numbers.keys()],
      numbers: [...numbers.values()],
    };
  }

  /** A step that tells an order or a loss that no single value shows, and is new. */
  #decidingStep(): Reason | undefined {
    const known = new Set(this.#before === undefined ? [] : this.#stepsOf(this.#before).map((one) => this.#text(one)));
    return this.#stepsOf(this.#point).find((reason) => !known.has(this.#text(reason)));
  }

  #stepsOf({ resolution: { trace } }: CheckPoint): Reason[] {
    const seen = Seen.all(trace);
    return DECIDING.flatMap((kind) =>
      seen.filter(({ step }) => step.kind === kind).map((each) => stepReason(each, this.#narrator.names)),
    );
  }

  /** The values that steps have changed. */
  #touched(): WhyQuestion[] {
    const changes = this.#point.resolution.trace.flatMap((step) => (step.kind === "applied" ? step.changes : []));
    const questions = changes.flatMap(({ object, characteristic }): [string, WhyQuestion][] => {
      const aspect = own(ASPECTS, characteristic);
      return aspect === undefined ? [] : [[JSON.stringify([object, aspect]), { kind: "object", object, aspect }]];
    });
    return [...new Map(questions).values()];
  }
}

/** Steps that tell an order or a loss that no single value shows, the most telling kind first. */
const DECIDING: readonly TraceStep["kind"][] = ["loop", "waits", "ceased"];

/** Steps that tell what values start from and what events have exercised. */
const NOTES: ReadonlySet<TraceStep["kind"] | undefined> = new Set(["starts", "stands", "performed", "ended", "void"]);

/** Whether it tells what makes a value on the board that state-based actions leave, or that nothing does there. */
function isOfAfter({ after = [], words }: Reason): boolean {
  return after.length > 0 || (words.kind === "saying" && words.id === "short-untouched-after");
}

/** State-based actions of a later round have no step of this board and come after all that have. */
function lastStep({ steps }: Reason): number {
  return steps.length === 0 ? Number.MAX_SAFE_INTEGER : Math.max(...steps);
}

function heavier(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((weight, n) => weight !== b[n]);
  return place === -1 ? 0 : (b[place] ?? 0) - (a[place] ?? 0);
}

function explained(
  question: WhyQuestion,
  { resolution, afterStateBasedActions }: CheckPoint,
  { names }: Narrator,
): Explanation {
  return whyOf({
    question,
    resolution,
    causes: new Map(),
    ...(afterStateBasedActions === undefined ? {} : { after: afterStateBasedActions }),
    names,
    wrong: [],
  });
}
