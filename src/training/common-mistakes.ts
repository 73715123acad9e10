import type { Card, RulesetId, Scenario } from "../rules/formats.gen.js";
import type { Misconception } from "../misconceptions/misconceptions.js";
import { eventsBefore } from "../rules/events-before.js";
import { addTo } from "../rules/group.js";
import { objectNames } from "../wording/object-names.js";
import { type Phrase, say } from "../wording/phrase.js";
import { cardsOf } from "../verifier/request.js";
import { answerPhrase } from "./answer-words.js";
import { type Distractor, type Item, misconceptionsOf } from "./item.js";
import { itemsOf } from "./items.js";
import { contextOf, feedbackPhrase } from "./key-item.js";
import { questionPhrase } from "../explain/question-words.js";

/** A known mistake that changes what a check asks. */
export interface CommonMistake {
  readonly item: Item;
  readonly wrong: Distractor;
  readonly misconception: Misconception;
}

/** So many are told of one board. */
const MOST = 2;

/** The mistakes that beckon at each check, the most instructive first; none where the scenario is not as it expects. */
export function commonMistakes(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  readings: readonly string[] = [],
): ReadonlyMap<string, readonly CommonMistake[]> {
  const made = itemsOf({ file: "", topic: "", scenario }, cards, ruleset, readings);
  const found = new Map<string, CommonMistake[]>();
  const told = new Map<number, CommonMistake[]>();
  const items = made.ok ? made.items : [];
  // Whoever gets an order wrong gets it wrong for the sake of a value.
  for (const item of items.toSorted((a, b) => Number(isOrder(a)) - Number(isOrder(b))))
    for (const wrong of item.wrong) {
      const [misconception] = misconceptionsOf(wrong);
      const moment = momentOf(item);
      const known = told.get(moment) ?? [];
      // Who goes by an older text is no victim of a mistake, and nobody believes that the newest goes first.
      if (misconception === undefined || misconception.edition !== undefined || misconception.id === "newest-first")
        continue;
      if (known.length >= MOST || known.some((each) => each.misconception.forgets === misconception.forgets)) continue;
      const mistake = { item, wrong, misconception };
      addTo(told, moment, mistake);
      addTo(found, item.check.id, mistake);
    }
  return found;
}

function isOrder({ question }: Item): boolean {
  return question.kind === "order";
}

/** Checks between which nothing happens are of one board. */
function momentOf({ entry, check }: Item): number {
  return eventsBefore(check.id, entry.scenario.timeline).filter(({ kind }) => kind !== "check").length;
}

/** "What is ...? “4/4” would be right if ... But ...": in two sentences after the question. */
export function mistakePhrase({ item, wrong, misconception }: CommonMistake, cards: ReadonlyMap<string, Card>): Phrase {
  const { scenario } = item.entry;
  const known = cardsOf(scenario, cards);
  const names = objectNames(scenario, known);
  return say("story-mistake", {
    question: questionPhrase(item.question, names),
    answer: answerPhrase(wrong.answer, contextOf(item, known, names)),
    why: feedbackPhrase(misconception, item.ruleset.id),
  });
}
