import type { Card, CheckEvent, CheckPoint, Scenario } from "../rules/formats.gen.js";
import { type Misconception, MISCONCEPTIONS } from "../misconceptions/misconceptions.js";
import type { Ruleset } from "../rules/ruleset.js";
import { eventsBefore } from "../rules/events-before.js";
import { addTo } from "../rules/group.js";
import { objectNames } from "../wording/object-names.js";
import { type Phrase, say } from "../wording/phrase.js";
import { underReading } from "../verifier/expected.js";
import { canonicalText } from "../verifier/canonical-text.js";
import { runQuestionOf } from "../verifier/judge.js";
import { cardsOf } from "../verifier/request.js";
import { type Answer, answerKey } from "./answer.js";
import { answerPhrase, contextOf } from "./answer-words.js";
import { differenceAt, isTechnical, rightAnswer } from "./asked.js";
import { aboutFirst, FAR_FETCHED, wrongBeliefs } from "./distractors.js";
import { feedbackPhrase } from "./feedback.js";
import { isAnotherReading, type OtherReadings, otherReadingsOf, turningPoint } from "./other-readings.js";
import { type MisledRun, rightRunOf, runsByMistakes } from "./scenario-runs.js";
import { mistakeHere } from "../explain/why/mistake-here.js";
import { questionPhrase } from "../explain/question-words.js";
import { questionsOf } from "../explain/questions.js";
import { askedIn, type WhyQuestion } from "../explain/why/question.js";

/** A scenario as it was run, with what came of it at each check. */
export interface ScenarioRun {
  readonly scenario: Scenario;
  readonly cards: ReadonlyMap<string, Card>;
  /** With the readings that are followed. */
  readonly ruleset: Ruleset;
  readonly checkPoints: readonly CheckPoint[];
}

/** A known mistake that changes what a check asks. */
export interface CommonMistake {
  readonly run: ScenarioRun;
  readonly check: CheckEvent;
  readonly misconception: Misconception;
  /** What somebody who makes it would say wrongly, what most ask for first. */
  readonly wrong: readonly [WrongValue, ...WrongValue[]];
}

export interface WrongValue {
  readonly question: WhyQuestion;
  readonly right: Answer;
  readonly wrong: Answer;
}

/** So many are told of one board. */
const MOST = 2;

/** Something that a check asks. Checks between which nothing happens are of one board. */
interface Asked extends Omit<WrongValue, "wrong"> {
  readonly check: CheckEvent;
  readonly moment: number;
}

/**
 * The mistakes that beckon at each check, the most instructive first; none where the scenario is not as it expects. Runs by
 * wrong rules are made until there are enough for each board, so that most scenarios take few.
 */
export function commonMistakes(run: ScenarioRun): ReadonlyMap<string, readonly CommonMistake[]> {
  const { scenario, cards, ruleset } = run;
  const asked = askedOf(run);
  const found = new Map<string, CommonMistake[]>();
  const right = asked.length === 0 ? undefined : rightRunOf(scenario, cards, ruleset, "none");
  if (right?.ok !== true) return found;
  const told = new Map<number, CommonMistake[]>();
  const tell = (all: readonly Asked[], trace: "none" | "decisive", most: number): void => {
    const open = (): Asked[] => all.filter(({ moment }) => (told.get(moment)?.length ?? 0) < most);
    if (open().length === 0) return;
    const others = otherReadingsOf(right.value, trace);
    for (const misled of runsByMistakes(right.value, trace, aboutFirst(COMMON, scenario))) {
      for (const [moment, mistake] of madeBy(misled, open(), run, others)) {
        const known = told.get(moment) ?? [];
        const more = besides(mistake, known);
        if (more === undefined) continue;
        addTo(told, moment, more);
        addTo(found, more.check.id, more);
      }
      if (open().length === 0) return;
    }
  };
  const [orders, values] = [asked.filter(isOrder), asked.filter((each) => !isOrder(each))];
  tell(values, "none", MOST);
  // Whoever gets an order wrong gets it wrong for the sake of a value.
  tell(orders, "decisive", 1);
  return new Map(run.checkPoints.flatMap(({ check }) => [...found].filter(([id]) => id === check)));
}

function isOrder({ question }: Asked): boolean {
  return question.kind === "order";
}

/** Who goes by an older text is no victim of a mistake, and hardly anybody believes what is far-fetched. */
const COMMON: readonly Misconception[] = MISCONCEPTIONS.filter(
  ({ id, edition }) => edition === undefined && !FAR_FETCHED.has(id),
);

/** What a mistake leads to besides what is told already; nothing if it forgets the same clause as one that is told. */
function besides(mistake: CommonMistake, told: readonly CommonMistake[]): CommonMistake | undefined {
  if (told.some(({ misconception: { forgets } }) => forgets === mistake.misconception.forgets)) return undefined;
  const said = ({ id }: CheckEvent, { question, wrong }: WrongValue): string =>
    canonicalText([id, question, answerKey(wrong)]);
  const known = new Set(told.flatMap(({ check, wrong }) => wrong.map((value) => said(check, value))));
  const [first, ...further] = mistake.wrong.filter((value) => !known.has(said(mistake.check, value)));
  return first && { ...mistake, wrong: [first, ...further] };
}

/** All that is asked, values first; nothing where the rules leave the answer open, or the scenario is not as it expects. */
function askedOf({ scenario, ruleset, checkPoints }: ScenarioRun): readonly Asked[] {
  if (scenario.level === "undefined" || !scenario.rulesets.includes(ruleset.id)) return [];
  const points = new Map(checkPoints.map((point) => [point.check, point]));
  const { checks, followed } = runQuestionOf(scenario, ruleset.id, ruleset.readings ?? []);
  const asked: Asked[] = [];
  for (const plain of checks) {
    const check = followed.reduce(underReading, plain);
    const point = points.get(check.id);
    if (point === undefined) continue;
    if (differenceAt(check, point) !== undefined) return [];
    const moment = eventsBefore(check.id, scenario.timeline).filter(({ kind }) => kind !== "check").length;
    for (const question of questionsOf(check)) {
      const right = rightAnswer(question, point, ruleset);
      if (right !== undefined) asked.push({ check, moment, question, right });
    }
  }
  const weight = ({ question }: Asked): number =>
    isTechnical(question) ? Infinity : placeInTitle(question, scenario.title);
  // Equal ones stay in the order of asking; of two technical ones neither comes first.
  return asked.toSorted((a, b) => (weight(a) === weight(b) ? 0 : weight(a) - weight(b)));
}

/** What a scenario is about stands in its title, the subject first. */
function placeInTitle(question: WhyQuestion, title: string): number {
  const asked = askedIn(question);
  const place = asked.kind === "object" ? title.indexOf(asked.object) : -1;
  return place < 0 ? title.length : place;
}

/** What somebody with a misconception says wrongly, by moments: at the first check of each at which something is. */
function madeBy(
  misled: MisledRun,
  asked: readonly Asked[],
  run: ScenarioRun,
  others: OtherReadings,
): ReadonlyMap<number, CommonMistake> {
  const made = new Map<number, CommonMistake>();
  for (const { check, moment, question, right } of asked) {
    const known = made.get(moment);
    if (known !== undefined && known.check.id !== check.id) continue;
    const [other] = wrongBeliefs(question, check.id, right, run.ruleset, [misled]);
    if (other === undefined || isAnotherReading(others, check, question, other)) continue;
    if (turningPoint(others, check, question, right) === "unnamed") continue;
    const value: WrongValue = { question, right, wrong: other.answer };
    const wrong: CommonMistake["wrong"] = known === undefined ? [value] : [...known.wrong, value];
    made.set(moment, { run, check, misconception: misled.misconception, wrong });
  }
  return made;
}

/** "What is ...? “4/4” would be right if ... But ...": in two sentences after the question. */
export function mistakePhrase({ run, check, misconception, wrong: [first] }: CommonMistake): Phrase {
  const point = run.checkPoints.find((each) => each.check === check.id);
  return say("story-mistake", {
    ...spoken(run, check, first),
    why: feedbackPhrase(
      point === undefined ? misconception : mistakeHere(misconception, first.question, point.resolution),
      run.ruleset.id,
    ),
  });
}

/** What else would be said wrongly: "What is ...? “...”". */
export function furtherPhrases({ run, check, wrong: [, ...further] }: CommonMistake): Phrase[] {
  return further.map((value) => say("story-mistake-further", spoken(run, check, value)));
}

/** What shows its back at the check is called by that. */
function spoken(
  { scenario, cards, checkPoints }: ScenarioRun,
  { id }: CheckEvent,
  { question, right, wrong }: WrongValue,
) {
  const known = cardsOf(scenario, cards);
  const point = checkPoints.find(({ check }) => check === id);
  const front = objectNames(scenario, known);
  const names = point === undefined ? front : front.showing(point.resolution);
  const context = contextOf({ timeline: scenario.timeline, question, answers: [right, wrong] }, known, names);
  return { question: questionPhrase(question, names), answer: answerPhrase(wrong, context) };
}
