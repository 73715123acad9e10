import { effectPhrase } from "../../src/wording/effect-names.js";
import { say, type Word } from "../../src/wording/phrase.js";
import { counterKind } from "../../src/wording/types.js";
import { characteristicPhrase } from "../../src/wording/values.js";
import { dashed, messageAbout } from "../../src/wording/known-message.js";
import type { MessageId } from "../../src/wording/catalogue/message-ids.gen.js";
import { describeValue } from "../../src/explain/value.js";
import { type PageWords, pageWords } from "./spoken.js";
import { cardCalled, objectCalled, withItsHost } from "./called.js";
import { ruleInWords } from "./rule-words.js";
import type { Narrator } from "../../src/explain/narrator.js";
import { readValue } from "../../src/names/read-value.js";
import { comparedValue, type PresentValue, printValue, valueSort } from "../../src/names/value.js";
import type { DependencyReason, ReportValue } from "../../src/rules/formats.gen.js";
import { asListed } from "../../src/rules/print-order.js";
import { withoutCreatureTypes } from "../../src/rules/subtype-set.js";
import { own } from "../../src/rules/own.js";

/** Characteristics whose names alone do not say enough. */
const SAID: Readonly<Record<string, string>> = { hand: "cards in hand", stateBased: "state-based actions" };

/** Who tells a value, and of what: then abilities and effects are called by what they do. */
export interface Teller {
  readonly narrator: Narrator;
  readonly subject: string;
}

/** Whom a value is of. */
export function subjectCalled(subject: string, teller: Teller | undefined): string {
  return teller === undefined ? subject : objectCalled(subject, teller.narrator);
}

/** As words: `copiable.manaCost` -> `copiable mana cost`, `depends 4 A on B` -> `in layer 4, A depends on B`. */
export function characteristicWords(characteristic: string, teller?: Teller, words = pageWords("en")): string {
  const value = readValue(characteristic);
  if (value.kind !== "afterStateBasedActions") return presentWords(value, teller, words);
  const when = words.text("report-after-state-based");
  return [when, ...(value.of === undefined ? [] : [presentWords(value.of, teller, words)])].join(", ");
}

function presentWords(value: PresentValue, teller: Teller | undefined, words: PageWords): string {
  switch (value.kind) {
    case "order":
      return words.text("report-value-order", { where: placeWords(value.layer, words) });
    case "dependency": {
      const called = (effect: string): Word =>
        teller === undefined ? effect : effectPhrase(effect, teller.narrator.names);
      const what = (teller?.narrator.speaker ?? words.speaker).text(
        say("report-value-depends", {
          where: placeWords(value.layer, words),
          effect: called(value.effect),
          on: called(value.on),
        }),
      );
      return value.because === undefined ? what : words.text("report-value-depends-by", { what });
    }
    case "has":
      return value.times === 1
        ? words.text("report-value-has", { what: wordOf(value.word, teller, words) })
        : words.text("report-value-has-times", { times: value.times, what: wordOf(value.word, teller, words) });
    case "lacks":
      return words.text("report-value-lacks", { what: wordOf(value.word, teller, words) });
    case "abilityCost":
      return words.text("report-value-cost-of", { what: abilityWord(value.ability, teller, words) });
    case "abilityAlsoPaid":
      return words.text("report-value-also-paid-for", { what: abilityWord(value.ability, teller, words) });
    default: {
      if (words.language !== "en") return otherWords(value, words);
      const sort = valueSort(value);
      return `${own(SAID, sort) ?? spaced(sort)}${printValue(value).slice(sort.length)}`;
    }
  }
}

/** Kinds of values that every language has words for. */
const TOLD = ["order", "dependency", "has", "lacks", "abilityCost", "abilityAlsoPaid"] as const;

/** One of the abilities of an object, told from its others. */
function abilityWord(ability: string, teller: Teller | undefined, words: PageWords): string {
  return teller === undefined ? ability : words.said(teller.narrator.names.ability(teller.subject, ability));
}

/** What a value is called that English calls as results do, with spaces. */
function otherWords(value: Exclude<PresentValue, { readonly kind: (typeof TOLD)[number] }>, words: PageWords): string {
  switch (value.kind) {
    case "characteristic": {
      const what = words.said(characteristicPhrase(value.name));
      if (value.stage === undefined) return what;
      if (value.stage === "copiable") return words.text("report-value-copiable", { what });
      return words.said(characteristicPhrase(valueSort(value)));
    }
    case "counters":
      return value.counter === undefined
        ? words.said(characteristicPhrase("counters"))
        : words.text("report-value-counters", { kind: words.said(counterKind(value.counter)) });
    case "count":
      return words.text("report-value-number-of", { what: value.of });
    case "round":
      return words.text("report-value-round", { number: value.number });
    default:
      return words.text(`report-value-${dashed(value.kind)}`);
  }
}

/** Families of messages for the words of type lines, colors and keywords. */
const FAMILIES = ["supertype", "color", "noun", "subtype", "keyword"] as const;

/** A word of results in the language of the page; English has it as it is. */
function shownWord(word: string, words: PageWords): string {
  if (words.language === "en") return word;
  const [id] = FAMILIES.flatMap((family) => messageAbout(family, word) ?? []);
  if (id === undefined) return word;
  return words.speaker.text(say(id), id.startsWith("color-") ? { as: "plain" } : {});
}

/** A word of a type line, a color, or an ability. */
function wordOf(word: string, teller: Teller | undefined, words: PageWords): string {
  if (teller === undefined) return shownWord(word, words);
  const { narrator, subject } = teller;
  return narrator.names.entry(word, subject) === undefined
    ? shownWord(word, words)
    : (withItsHost(word, subject, narrator) ?? narrator.abilityName(word, subject));
}

/** Kinds of characteristics whose names say too little alone. */
const KINDS_OF: Readonly<Record<string, MessageId>> = {
  depends: "report-kind-depends",
  has: "report-kind-has",
  lacks: "report-kind-lacks",
  order: "report-kind-order",
};

/** A kind of characteristic as words: `order` -> `order of effects`, `basePower` -> `base power`. */
export function kindOfCharacteristicWords(kind: string, words: PageWords): string {
  const value = readValue(kind);
  if (value.kind === "afterStateBasedActions" && value.of !== undefined)
    return `${words.text("report-after-state-based")}, ${kindOfCharacteristicWords(valueSort(value.of), words)}`;
  const id = own(KINDS_OF, kind);
  return id === undefined ? characteristicWords(kind, undefined, words) : words.text(id);
}

function placeWords(layer: string, words: PageWords): string {
  if (layer === "players") return words.text("report-among-players");
  return layer === "gameRules" ? words.text("report-among-game-rules") : words.text("report-in-layer", { layer });
}

const REASONS: Readonly<Record<DependencyReason, MessageId>> = {
  existence: "report-because-existence",
  text: "report-because-text",
  appliesTo: "report-because-applies-to",
  whatItDoes: "report-because-what-it-does",
};

/** The value of a characteristic as it is read: the reason of a dependency (CR 613.8a) in words, type lines as printed. */
export function valueWords(
  characteristic: string,
  value: ReportValue,
  teller?: Teller,
  words = pageWords("en"),
): ReportValue {
  const of = comparedValue(readValue(characteristic));
  if (of?.kind === "dependency" && typeof value === "string") {
    const id = own<MessageId>(REASONS, value);
    return id === undefined ? value : words.text(id);
  }
  if (typeof value === "string") return textValue(value, of, teller, words);
  if (value === null && of?.kind === "characteristic" && of.name === "maximumHandSize")
    return words.text("report-no-entries");
  if (!Array.isArray(value)) return value;
  if (of !== undefined && ACTIONS.has(of.kind)) return value.map((action) => actionWords(action, teller));
  const shown = (entries: readonly string[]): string[] => entries.map((entry) => shownWord(entry, words));
  if (teller === undefined) return shown(value);
  const { narrator, subject } = teller;
  if (of?.kind === "order") return value.map((effect) => narrator.effect(effect));
  if (of?.kind === "gameRules") return value.map((entry) => ruleWords(entry, narrator));
  switch (of?.kind === "characteristic" ? of.name : undefined) {
    case "abilities":
      return value.map((name) => withItsHost(name, subject, narrator) ?? narrator.abilityName(name, subject));
    case "tapsFor":
      return value.map((mana) => `{${mana}}`);
    case "subtypes":
      return shown([...narrator.names.asPrinted(withoutCreatureTypes(value), null, subject)]);
    default:
      return shown([...asListed(value)]);
  }
}

/** Values that list state-based actions, each by its clause and by what it happens to. */
const ACTIONS: ReadonlySet<string> = new Set(["stateBased", "round", "open"]);

/** `704.5a Ann` -> `Ann (704.5a)`. */
function actionWords(action: string, teller: Teller | undefined): string {
  const [, clause, whom = ""] = /^(\d{3}\.\d+[a-z]?) (.+)$/.exec(action) ?? [];
  return clause === undefined ? action : `${subjectCalled(whom, teller)} (${clause})`;
}

function ruleWords(entry: string, { speaker }: Narrator): string {
  const phrase = ruleInWords(entry);
  return phrase === undefined ? entry : speaker.text(phrase);
}

/** A text that is no list: a name, an object, a cost; or a list that nobody tells. */
function textValue(value: string, of: PresentValue | undefined, teller: Teller | undefined, words: PageWords): string {
  if (words.language === "en" || of?.kind !== "characteristic") return value;
  switch (of.name) {
    case "name":
      return (teller === undefined ? undefined : cardCalled(value, teller.narrator)) ?? value;
    case "controller":
    case "owner":
    case "attachedTo":
      return teller === undefined ? value : objectCalled(value, teller.narrator);
    default:
      return shownWord(value, words);
  }
}

/** A value as it stands on a page: "none" for an empty list, "—" for an absent value. */
export function describedValue(value: ReportValue, words: PageWords): string {
  if (typeof value === "boolean") return words.text(value ? "report-yes" : "report-no");
  if (value === "") return words.text("report-empty");
  return Array.isArray(value) && value.length === 0 ? words.text("report-no-entries") : describeValue(value);
}

/** A kind of effect part as words: `addTypes` -> `add types`, `setPowerToughness` -> `set P/T`. */
export function kindWords(kind: string, words: PageWords): string {
  const id = messageAbout("report-part", spaced(kind));
  return id === undefined ? spaced(kind) : words.text(id);
}

function spaced(name: string): string {
  return name
    .replaceAll(".", " ")
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/\bcant\b/, "can't");
}
