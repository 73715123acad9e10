import { isFurther, ownerOf } from "../names/effect.js";
import type { Card, GameRule, Scenario } from "../rules/formats.gen.js";
import { AbilityBook } from "../wording/ability-book.js";
import { abilityNamesPhrase, type EntryOf } from "../wording/ability-names.js";
import { effectPhrase } from "../wording/effect-names.js";
import { gameRulePhrase, ruleVerb } from "../wording/game-rules.js";
import { namesOf, type ObjectNames } from "../wording/object-names.js";
import { cardName, inForm, type Phrase, say, series, seriesOf, type Word } from "../wording/phrase.js";
import { printedLine } from "../wording/printed-lines.js";
import { roundsPhrases, stateBasedPhrase } from "../wording/state-based.js";
import { totalCost } from "../wording/total-costs.js";
import {
  attachedPhrase,
  attacksPhrase,
  blocksPhrase,
  colorsPhrase,
  countersPhrase,
  manaCostPhrase,
  namePhrase,
  sizeValue,
  tapsForPhrase,
  zoneValue,
} from "../wording/values.js";
import { askedIn, type WhyQuestion } from "../explain/why/question.js";
import type { Answer, NumberOf } from "./answer.js";
import type { MessageId } from "../wording/catalogue/message-ids.gen.js";

export interface AnswerContext {
  readonly names: ObjectNames;
  /** The ability that resolutions name by an id, on what is one of these cards or a copy: another's may have the same id. */
  readonly entryOf: (cards?: readonly (string | null)[]) => EntryOf;
  /** The object that is asked about, if any. */
  readonly object?: string | undefined;
  /** The effects of all offered answers: one is named by its object alone if that is unambiguous among them. */
  readonly effects: ReadonlySet<string>;
}

/** A question and the answers to it that are told. */
interface Told {
  readonly timeline: Scenario["timeline"];
  readonly question: WhyQuestion;
  readonly answers: readonly Answer[];
}

/** What answers are told with. */
export function contextOf(
  { timeline, question, answers }: Told,
  known: readonly Card[],
  names: ObjectNames,
): AnswerContext {
  const book = new AbilityBook(known, timeline);
  const asked = askedIn(question);
  const object = asked.kind === "object" ? asked.object : "";
  const effects = answers.flatMap((each) => (each.kind === "order" ? each.effects : []));
  return {
    names,
    entryOf: (cards) => (name) => book.spoken(name, object, cards),
    ...(asked.kind === "object" ? { object } : {}),
    effects: new Set(effects),
  };
}

/** An answer as a phrase, not yet a sentence. */
export function answerPhrase(answer: Answer, context: AnswerContext): Word {
  const { names, entryOf, object } = context;
  switch (answer.kind) {
    case "absent":
      return say("answer-absent");
    case "size":
      return sizeValue(answer.power, answer.toughness);
    case "typeLine":
      return printedLine({ ...answer, subtypes: names.asPrinted(answer.subtypes, null, object) });
    case "colors":
      return colorsPhrase(answer.colors);
    case "abilities":
      return abilityNamesPhrase(answer.abilities, entryOf(answer.as));
    case "player":
      return answer.player;
    case "name":
      return namePhrase(answer.name);
    case "manaCost":
      return answer.manaCost === null
        ? say("answer-no-mana-cost", { value: answer.manaValue })
        : say("answer-mana-cost", { cost: answer.manaCost, value: answer.manaValue });
    case "number":
      return answer.value ?? noNumber(answer.of);
    case "counters":
      return countersPhrase(Object.fromEntries(answer.counters));
    case "host":
      return attachedPhrase(answer.host, names);
    case "truth":
      return say(answer.is ? "answer-yes" : "answer-no");
    case "zone":
      return zoneValue(answer.zone, answer.owner);
    case "mana":
      return tapsForPhrase(answer.mana);
    case "rules":
      return listed(answer.rules, (rule) => ruleVerb(rule), "answer-no-rules");
    case "duty":
      return answer.of === "attacks" ? attacksPhrase(answer.duty) : blocksPhrase(answer.duty);
    case "copiable":
      return copiable(answer, context);
    case "gameRules":
      return listed(answer.rules, (rule) => rulePhrase(rule, names), "answer-no-game-rules");
    case "cost":
      return totalCost({ total: answer.total, ...(answer.also.length === 0 ? {} : { also: [...answer.also] }) });
    case "stateBased":
      return listed(answer.actions, (action) => stateBasedPhrase(action, names), "answer-no-state-based");
    case "rounds":
      return series(roundsPhrases(answer, names), "semicolons");
    case "order":
      return order(answer.effects, context);
    default:
      return answer satisfies never;
  }
}

/** Objects have no loyalty, players no limit. */
function noNumber(of: NumberOf): Phrase {
  return say(of === "loyalty" || of === "defense" ? `answer-no-${of}` : "answer-no-limit");
}

/** What there is, or that there is nothing. */
function listed<T>(things: readonly T[], words: (thing: T) => Word, none: MessageId): Phrase {
  return things.length === 0 ? say(none) : seriesOf(things, words, "semicolons");
}

function copiable(
  { values }: Extract<Answer, { kind: "copiable" }>,
  { names, entryOf, object }: AnswerContext,
): Phrase {
  const { name, manaCost, colors, power, toughness, abilities } = values;
  return series(
    [
      namePhrase(name),
      manaCostPhrase(manaCost),
      printedLine({ ...values, subtypes: names.asPrinted(values.subtypes, name, object) }),
      ...(power === null && toughness === null ? [] : [sizeValue(power, toughness)]),
      colorsPhrase(colors),
      abilityNamesPhrase(abilities, entryOf([name])),
    ],
    "semicolons",
  );
}

function rulePhrase({ rule, objects, player, amount, effect }: GameRule, names: ObjectNames): Phrase {
  const source = asPhrase(names.object(ownerOf(names.effect(effect))));
  const number = amount === undefined ? undefined : String(amount);
  if (player !== undefined) return gameRulePhrase(rule, cardName(player), number, source);
  const many = objects === undefined || objects.length === 0 ? undefined : namesOf(objects, names);
  return gameRulePhrase(
    rule,
    many && inForm(many, { number: (objects?.length ?? 0) > 1 ? "many" : "one" }),
    number,
    source,
  );
}

/** A plain string is used as it is. */
function asPhrase(word: Word): Phrase {
  return typeof word === "object" ? word : cardName(String(word));
}

function order(effects: readonly string[], context: AnswerContext): Phrase {
  const [first, ...more] = effects.map((effect) => calledPhrase(effect, context));
  if (first === undefined) return say("answer-nothing-applied");
  if (more.length === 0) return say("answer-only-applied", { effect: first });
  const then = more.map((effect) => say("answer-then", { effect }));
  return say("answer-order", { first, then: series(then, "commas") });
}

/** By its object alone, where that is unambiguous. */
function calledPhrase(effect: string, { names, effects }: AnswerContext): Phrase {
  const read = names.effect(effect);
  const owner = ownerOf(read);
  const others = [...effects].filter((other) => other !== effect && ownerOf(names.effect(other)) === owner);
  if (read.kind === "counters" || isFurther(read) || others.length > 0) return effectPhrase(effect, names);
  return say("effect-of", { source: names.object(owner) });
}
