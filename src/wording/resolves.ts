import type { AbilityEntry, ResolvesEvent } from "../rules/formats.gen.js";
import { abilityOf, isKeyword } from "../rules/ability.js";
import { keywordCalled } from "../rules/keyword-resolving.js";
import { losesEveryTarget } from "../events/no-legal-target.js";
import { isOverloaded, resolvingPhrase } from "./abilities.js";
import { choicePhrases } from "./choices.js";
import type { MessageId } from "./catalogue/message-ids.gen.js";
import { NOWHERE } from "./describe.js";
import { keywordPhrase } from "./keywords.js";
import { messageAbout } from "./known-message.js";
import { namesOf, type ObjectNames } from "./object-names.js";
import { cardName, happening, inForm, type Phrase, row, type Saying, say, series, type Word } from "./phrase.js";

/** Events in which a spell or ability resolves. */

export function targetPhrases(targets: readonly string[], names: ObjectNames): readonly Phrase[] {
  return targets.length === 0
    ? []
    : [say("resolving-targets", { targets: namesOf(targets, names), count: targets.length })];
}

/** Under which name of its own something resolves; ids are not told. */
function called(id: string | undefined, names: ObjectNames): readonly Phrase[] {
  return id === undefined || !names.isCalledSo(id) ? [] : [say("resolving-called", { id: names.object(id) })];
}

/** "triggered by Bear and Bob". */
function triggerPhrases({ triggeredBy }: ResolvesEvent, names: ObjectNames): Phrase[] {
  if (triggeredBy === undefined) return [];
  const { object, player: who } = triggeredBy;
  const words: Word[] = [
    ...(object === undefined ? [] : [names.object(object)]),
    ...(who === undefined ? [] : [say("player-named", { name: who })]),
  ];
  return [say("resolving-triggered-by", { who: row(words, "and") })];
}

/** "X's ability resolves", "chapter 2 of ... resolves"; whose it is, where that is not the player under whom its source came. */
function abilityResolves({ ability, controller, triggeredBy }: ResolvesEvent, id: string, names: ObjectNames): Saying {
  const source = names.object(id);
  const controlled = names.facts.isPlainlyOf(id, controller) ? "" : say("resolving-controlled", { player: controller });
  if (typeof ability !== "string") return say("event-resolves-an-ability", { source, controlled });
  const chapters = chaptersOf(names.entry(ability, id)?.ability);
  if (chapters.length > 0) {
    const told = series(chapters.map(String), "and");
    return say("event-resolves-chapter", { source, controlled, chapters: told, count: chapters.length });
  }
  if (names.isOnlyToResolve(id, ability, triggeredBy !== undefined))
    return say("event-resolves-an-ability", { source, controlled });
  return say("event-resolves-ability", {
    source,
    controlled,
    ability: keywordAsPrinted(id, ability, names) ?? names.ability(id, ability),
  });
}

/** What X is: of a keyword that has no X, what it counts or measures. */
function xPhrase(ability: ResolvesEvent["ability"], x: number): Phrase {
  const keyword = typeof ability === "string" ? keywordCalled(ability) : undefined;
  const known = keyword === undefined ? undefined : messageAbout("resolving-x", keyword);
  return known === undefined ? say("casting-with-x", { x }) : say(known, { x });
}

/** A keyword with its number as it is printed there, where it is there once: "rampage 2". */
function keywordAsPrinted(id: string, ability: string, names: ObjectNames): Word | undefined {
  const printed = (names.printed(id)?.abilities ?? []).map(abilityOf).filter((each) => isKeyword(each, ability));
  const [one, ...others] = printed;
  if (one?.kind !== "keyword" || one.n === undefined || one.cost !== undefined || others.length > 0) return undefined;
  return keywordPhrase({ kind: "keyword", keyword: one.keyword, n: one.n }, NOWHERE);
}

function chaptersOf(ability: AbilityEntry | undefined): readonly number[] {
  return typeof ability === "object" && ability.kind === "triggered" ? (ability.chapters ?? []) : [];
}

/** "Ann's Bear resolves"; by which of several abilities, where nothing else tells. */
function spellResolves(
  { id, ability, controller: player, choices }: ResolvesEvent,
  card: string,
  names: ObjectNames,
): Saying {
  const { name, face } = names.spell(card, ability);
  const isOther = name !== card;
  const spell = isOther ? cardName(name) : names.introduced(card, id !== undefined && names.isCalledSo(id) ? id : card);
  if (typeof ability !== "string") return say("event-resolves", { player, spell });
  const abilities = (face?.abilities ?? []).map(abilityOf);
  const own = abilities.flatMap((each) => (each.kind === "spell" ? [each] : []));
  const used = own.find((each) => each.id === ability);
  if (isOverloaded(used, face)) return say("event-resolves-overloaded", { player, spell });
  // Which words are changed into which tells the mode.
  const isTold = own.length === 1 || (choices?.["from"] !== undefined && choices["to"] !== undefined);
  if (isTold || isOther) return say("event-resolves", { player, spell });
  return say("event-resolves-part", { player, spell, ability: names.ability(card, ability) });
}

function isTheOnlyOne(madeUp: Saying | undefined): boolean {
  return madeUp?.id === "made-up-spell" && madeUp.args["number"] === 0;
}

/** A spell or ability resolves; of one that only the scenario writes out, what it does. */
export function resolvesPhrase(event: ResolvesEvent, names: ObjectNames): Phrase {
  const {
    id,
    card,
    source,
    ability,
    controller,
    targets = [],
    illegalTargets = [],
    chosenObjects = [],
    x,
    choices = {},
  } = event;
  const how = [
    ...triggerPhrases(event, names),
    ...targetPhrases(targets, names),
    ...(illegalTargets.length === 0
      ? []
      : [
          say("resolving-illegal-targets", {
            targets: namesOf(illegalTargets, names),
            count: illegalTargets.length,
          }),
        ]),
    ...(chosenObjects.length === 0
      ? []
      : [say("resolving-chosen-objects", { objects: namesOf(chosenObjects, names) })]),
    ...(x === undefined ? [] : [xPhrase(ability, x)]),
    ...choicePhrases(choices, (asker) => names.asker(source ?? card ?? "", asker)),
  ];
  const player = controller;
  // CR 608.2b.
  const resolving = <P extends Phrase>(main: P): P => (losesEveryTarget(event) ? inForm(main, { as: "not" }) : main);
  if (source !== undefined) {
    return happening(resolving(abilityResolves(event, source, names)), [...called(id, names), ...how]);
  }
  if (card !== undefined) {
    return happening(resolving(spellResolves(event, card, names)), how);
  }
  const made =
    id === undefined || isTheOnlyOne(names.madeUp(id))
      ? say("event-resolves-made-up", { player })
      : say("event-resolves-made-up-called", {
          player,
          id: names.madeUp(id) ?? say("made-up-spell-called", { id, number: 0 }),
          numbered: names.isCalledSo(id) ? "no" : "yes",
        });
  const main = happening(resolving(made), how);
  if (typeof ability !== "object") return main;
  const said = resolvingPhrase(ability);
  const words = targets.length > 1 ? withWords(said, { "the-target": say("each-target") }) : said;
  return say("event-that-says", { main, words });
}

/** The same words with others in place of some messages. */
export function withWords<W extends Word>(words: W, others: Readonly<Partial<Record<MessageId, Word>>>): W {
  const renamed = (word: Word): Word => {
    const other = typeof word === "object" && word.kind === "saying" ? others[word.id] : undefined;
    if (other === undefined || typeof word !== "object") return withWords(word, others);
    return typeof other === "object" && word.form !== undefined ? inForm(other, word.form) : other;
  };
  if (typeof words !== "object") return words;
  switch (words.kind) {
    case "saying":
      return {
        ...words,
        args: Object.fromEntries(Object.entries(words.args).map(([name, word]) => [name, renamed(word)])),
      };
    case "series":
      return { ...words, members: words.members.map(renamed) };
    default:
      return words;
  }
}
