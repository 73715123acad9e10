import type { CheckPoint, Scenario, ScenarioEvent, StateBasedAction } from "../rules/formats.gen.js";
import { eventsBefore } from "../rules/events-before.js";
import { remembered } from "../rules/remembered.js";
import { lookedAt } from "../resolver/telling/resolution.js";
import { boardsOf, checkPointOf } from "../timeline/run.js";
import type { WhyQuestion } from "../explain/why/question.js";
import { type Answer, answerKey, answerOf } from "./answer.js";
import type { RightRun } from "./scenario-runs.js";

type Played = Pick<RightRun, "scenario" | "cards" | "rules">;

/**
 * A scenario as players would see it: state-based actions are performed after each event, for nobody acts before
 * (CR 704.3). Only what is answered alike there is asked: else the answer is of a board that never was.
 */
export class InPlay {
  readonly #run: Played;
  readonly #played = new Map<string, readonly (CheckPoint | undefined)[]>();

  constructor(run: Played) {
    this.#run = run;
  }

  /** Whether the answer at a check is the same, whatever players keep under the legend rule. */
  isSame(question: WhyQuestion, { check, ...point }: CheckPoint, answer: Answer): boolean {
    // What is due now must be due in play as well: nobody casts a spell before what was due earlier has been done.
    const due = question.kind === "after" ? answerOf(DUE, point) : undefined;
    if (due !== undefined && !this.#isAnswered(DUE, check, due)) return false;
    return this.#isAnswered(question, check, answer);
  }

  #isAnswered(question: WhyQuestion, check: string, answer: Answer): boolean {
    const isBefore = question.kind === "stateBased" || question.kind === "after";
    const key = answerKey(answer);
    return this.#at(check, isBefore).every((point) => {
      const other = point && answerOf(question, point);
      return other !== undefined && answerKey(other) === key;
    });
  }

  /** `isBefore`: the question is about what would be performed now. */
  #at(check: string, isBefore: boolean): readonly (CheckPoint | undefined)[] {
    return remembered(this.#played, `${check} ${isBefore}`, () => {
      const plain = this.#playedTo(check, isBefore, []);
      const open = (plain?.resolution.stateBased ?? []).filter(({ result }) => result === "chooseOne");
      if (isBefore || open.length === 0) return [plain];
      return [keptOf(open, 0), keptOf(open, -1)].map((keep) => this.#playedTo(check, isBefore, keep));
    });
  }

  #playedTo(check: string, isBefore: boolean, keep: readonly string[]): CheckPoint | undefined {
    const { scenario, cards, rules } = this.#run;
    const run = boardsOf({ ...scenario, timeline: played(scenario, check, isBefore, keep) }, cards, rules);
    const board = run.ok ? run.value.at(-1) : undefined;
    return board && checkPointOf(board, rules, { trace: "decisive" }, lookedAt);
  }
}

const DUE: WhyQuestion = { kind: "stateBased" };

function keptOf(open: readonly StateBasedAction[], place: 0 | -1): string[] {
  return [...new Set(open.flatMap(({ among = [] }) => among.at(place) ?? []))];
}

/** The events up to a check, and state-based actions after each; after the last only where the question comes after them. */
function played(
  { timeline }: Pick<Scenario, "timeline">,
  check: string,
  isBefore: boolean,
  keep: readonly string[],
): ScenarioEvent[] {
  const events = eventsBefore(check, timeline).filter(({ kind }) => kind !== "check");
  const asked = timeline.filter((event) => event.kind === "check" && event.id === check);
  const performed: ScenarioEvent = { kind: "stateBased", keep: [...keep] };
  const waits = (place: number): boolean =>
    place === events.length - 1 ? isBefore : isOneResolution(events[place], events[place + 1]);
  return [...events.flatMap((event, place) => (waits(place) ? [event] : [event, performed])), ...asked];
}

/** What a resolution attaches is told after it, and nobody acts in between (CR 608.2). */
function isOneResolution(one: ScenarioEvent | undefined, next: ScenarioEvent | undefined): boolean {
  return one?.kind === "resolves" && next?.kind === "attach";
}
