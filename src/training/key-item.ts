import { numberUnder } from "../rules/clause-under.js";
import { present } from "../rules/present.js";
import { remembered } from "../rules/remembered.js";
import type {
  Card,
  KeyClaim,
  KeyExplanation,
  KeyItem,
  KeyOption,
  LayerName,
  RulesetId,
  TraceStep,
} from "../rules/formats.gen.js";
import { cardsOf } from "../verifier/request.js";
import type { Language } from "../wording/language.js";
import { type ObjectNames, objectNames } from "../wording/object-names.js";
import { say } from "../wording/phrase.js";
import { type CardNames, cardNamesOf } from "../wording/card-names.js";
import { Speaker } from "../wording/speaker.js";
import { type Answer, answerKey } from "./answer.js";
import { type AnswerContext, answerPhrase, contextOf } from "./answer-words.js";
import { whyOf } from "../explain/why/why.js";
import { decidingReasons, isEmpty } from "./deciding.js";
import { shuffled } from "./forms.js";
import { guidOf, type Item, itemKey, type MistakeMade, misconceptionsOf } from "./item.js";
import { mistakePhrase, sparedPhrase } from "./mistake-phrase.js";
import { promptOf } from "./prompt.js";
import { questionPhrase } from "../explain/question-words.js";
import { layersOf } from "./selection.js";
import type { Explanation } from "../explain/why/explanation.js";
import { decidingClauses, decisiveIn } from "../explain/why/decisive.js";
import type { Reason } from "../explain/why/reason.js";

export interface ToldWith {
  readonly cards: ReadonlyMap<string, Card>;
  /** It determines the order of the options. */
  readonly seed: string;
}

export interface KeyItemOptions extends ToldWith {
  readonly language: Language;
}

/** An item in a language, from which every output format is written. */
export function keyItemOf(item: Item, { language, ...told }: KeyItemOptions): KeyItem {
  return tellerOf(item, told)(language);
}

const NAMES = new WeakMap<ReadonlyMap<string, Card>, CardNames>();

/** Tells an item in any language; what is said of it is the same in all, and found once. */
export function tellerOf(item: Item, { cards, seed }: ToldWith): (language: Language) => KeyItem {
  const { entry, check, question, answer, ruleset } = item;
  const { scenario, topic } = entry;
  const known = cardsOf(scenario, cards);
  const [ownNames, allNames] = [cardNamesOf(known), remembered(NAMES, cards, () => cardNamesOf(cards.values()))];
  const names = objectNames(scenario, known).showing(item.resolution);
  const answers = [answer, ...item.wrong.map((wrong) => wrong.answer)];
  const context = contextOf({ timeline: scenario.timeline, question, answers }, known, names);
  const explained = explainedOf(item, names);
  const numbers = numbersOf(item.knowledge.clauses, ruleset.id);
  return (language) => {
    const speaker = new Speaker(language, (card, asked) => ownNames(card, asked) ?? allNames(card, asked));
    const right = speaker.title(answerPhrase(answer, context));
    const made = withSpared(item, explanationOf(item, explained, right, speaker, context), speaker, names);
    const { explanation } = made;
    const deciding = decidingClaims(item, explained, made, right);
    return {
      guid: guidOf(item, language),
      scenario: scenario.id,
      revision: scenario.rev,
      check: check.id,
      topic,
      tags: tagsOf(item, numbers),
      knowledge: { level: item.knowledge.level, clauses: numbers },
      complexity: item.complexity,
      prompt: promptOf(item, cards, names, speaker),
      question: speaker.sentence(questionPhrase(question, names, answers.every(isOfMana))),
      answer: right,
      options: optionsOf(item, right, deciding, speaker, context, seed),
      explanation,
    };
  };
}

function tagsOf(item: Item, numbers: readonly string[]): string[] {
  const { entry, knowledge, complexity } = item;
  const tags = [
    `topic:${entry.topic}`,
    `level:${knowledge.level}`,
    `complexity:${complexity.level}`,
    ...layersOf(item).map((layer) => `layer:${layer === "gameRules" ? "game-rules" : layer}`),
    ...numbers.map((number) => `rule:${number}`),
  ];
  // The oldest texts have numbers with parentheses.
  return tags.map((tag) => tag.toLowerCase().replaceAll(/\((\w+)\)/g, ".$1"));
}

/** The correct answer and the wrong ones, shuffled; none if no wrong one reads differently. */
function optionsOf(
  item: Item,
  right: string,
  deciding: readonly KeyClaim[],
  speaker: Speaker,
  context: AnswerContext,
  seed: string,
): KeyOption[] {
  const reasons = new Set(deciding.map(({ text }) => text));
  const feedback = [speaker.sentence(say("feedback-right")), ...reasons].join(" ");
  const correct: KeyOption = { text: right, correct: true, misconceptions: [], feedback };
  const options = new Map([[right, { option: correct, answer: item.answer }]]);
  for (const wrong of item.wrong) {
    const { answer, mistake } = wrong;
    const text = speaker.title(answerPhrase(answer, context));
    if (options.has(text)) continue;
    const option: KeyOption = {
      text,
      correct: false,
      misconceptions: misconceptionsOf(wrong).map(({ id }) => id),
      ...(mistake.kind === "overlooked" ? { overlooks: [...mistake.effects] } : {}),
      ...(mistake.kind === "unnoticed" ? { unnoticed: mistake.event } : {}),
      ...(mistake.kind === "mixedUp" ? { mixedUp: [...mistake.events] } : {}),
      ...(mistake.kind === "otherOrder" ? { otherOrder: mistake.event } : {}),
      ...(mistake.kind === "outdated" ? { outdated: mistake.event } : {}),
      ...(mistake.kind === "reached" ? { reached: mistake.source } : {}),
      ...(MISREAD.has(mistake.kind) && "effect" in mistake ? { misread: mistake.effect } : {}),
      feedback: speaker.sentence(mistakePhrase(item, mistake, context.names)),
    };
    options.set(text, { option, answer });
  }
  if (options.size === 1) return [];
  const key = itemKey(item);
  const inOrder = shuffled([...options.values()], ({ answer }) => `${key} ${answerKey(answer)}`, seed);
  return inOrder.map(({ option }) => option);
}

/** Of what costs nothing, too, one asks for mana alone if nothing else is to be paid. */
function isOfMana(answer: Answer): boolean {
  return answer.kind === "cost" && answer.also.length === 0;
}

const MISREAD: ReadonlySet<MistakeMade["kind"]> = new Set(["miscounted", "countedFirst"]);

interface ToldExplanation {
  readonly explanation: KeyExplanation;
  readonly told: ReadonlyMap<Reason, KeyClaim>;
  /** Whom effects are about that somebody takes to reach what is asked about; the explanation begins with them. */
  readonly spared?: readonly KeyClaim[];
}

/** Where nothing changes what is asked about: also whom the effects are about that somebody takes to reach it (CR 611.3a). */
function withSpared(item: Item, made: ToldExplanation, speaker: Speaker, names: ObjectNames): ToldExplanation {
  const { explanation, told } = made;
  if (![...told.keys()].every(isEmpty)) return made;
  const spared = item.wrong.flatMap(({ mistake }) => sparedPhrase(mistake, names) ?? []);
  const clauses = numbersOf(["611.3a"], item.ruleset.id);
  const claims = [...new Set(spared.map((phrase) => speaker.sentence(phrase)))].map((text) => ({
    text,
    clauses,
    steps: [],
  }));
  return { told, spared: claims, explanation: { ...explanation, short: [...claims, ...explanation.short] } };
}

/** What the right answer is told with: what decides; where that could only be said again, what was not the reason. */
function decidingClaims(
  item: Item,
  explained: Explanation,
  { explanation: { notBecause }, told, spared = [] }: ToldExplanation,
  right: string,
): readonly KeyClaim[] {
  const reasons = decidingReasons(item, explained);
  const claims = (among: readonly Reason[]): KeyClaim[] => among.flatMap((reason) => told.get(reason) ?? []);
  if (item.answer.kind === "cost") return claims(reasons);
  const isSaid = ({ text }: KeyClaim): boolean => !right.toLowerCase().includes(text.toLowerCase().replace(/\.$/, ""));
  const said = claims(reasons.filter((reason) => !isEmpty(reason))).filter(isSaid);
  if (said.length > 0) return said;
  const [against] = notBecause;
  if (against !== undefined) return [against];
  if (spared.length > 0) return spared;
  return claims(reasons).filter(({ text }) => !text.toLowerCase().includes(right.toLowerCase()));
}

/** The numbers of clauses in the text of a ruleset, each once: older texts may have one clause for several. */
function numbersOf(
  clauses: readonly string[],
  ruleset: RulesetId,
  layer: (clause: string) => LayerName | undefined = () => undefined,
): string[] {
  return [...new Set(clauses.flatMap((clause) => numberUnder(clause, ruleset, layer(clause)) ?? []))];
}

/** The layer in which steps apply by a clause: counters once had a layer of their own with its own number (CR 613.4c). */
function layerOf(trace: readonly TraceStep[], steps: readonly number[], clause: string): LayerName | undefined {
  const applied = steps.flatMap((place) => trace[place] ?? []).filter((step) => step.kind === "applied");
  return applied.find(({ clauses }) => clauses.includes(clause))?.layer;
}

function explainedOf({ question, resolution, causes, after, wrong, over }: Item, names: ObjectNames): Explanation {
  return whyOf({
    question,
    resolution,
    causes,
    ...(after === undefined ? {} : { after }),
    names,
    over,
    wrong: wrong.flatMap((each) => {
      const [misconception] = misconceptionsOf(each);
      return misconception === undefined ? [] : [{ misconception, ...present({ otherwise: each.otherwise }) }];
    }),
  });
}

function explanationOf(
  { resolution, answer, ruleset, entry }: Item,
  explained: Explanation,
  right: string,
  speaker: Speaker,
  context: AnswerContext,
): ToldExplanation {
  const ofScenario = decisiveIn(entry.scenario.cites);
  const claim = ({ words, clauses, steps }: Reason): KeyClaim => ({
    text: speaker.sentence(words),
    clauses: numbersOf(decidingClauses(clauses, ofScenario), ruleset.id, (clause) =>
      layerOf(resolution.trace, steps, clause),
    ),
    steps: [...steps],
  });
  const stated: KeyClaim = {
    text: speaker.sentence(say("answer-stated", { answer: answerPhrase(answer, context) })),
    clauses: [],
    steps: [],
  };
  const told = new Map(explained.short.map((reason) => [reason, claim(reason)] as const));
  const said = [...told.values()];
  const decisive = said.filter(({ text }) => text !== right && text !== `${right}.`);
  // For state-based actions the answer itself states what the steps do.
  const clauses = [...new Set(said.flatMap((each) => each.clauses))];
  const explanation = {
    short: decisive.length > 0 ? decisive : [{ ...stated, clauses }],
    long: explained.long.map(({ title, reasons }) => ({ title: speaker.text(title), claims: reasons.map(claim) })),
    notBecause: explained.notBecause.map(claim),
  };
  return { explanation, told };
}
