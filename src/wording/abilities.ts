import type {
  Ability,
  AbilityEntry,
  CharacteristicDefiningAbility,
  EffectPart,
  KeywordAbility,
  ManaAbility,
  ReplacementAbility,
  StaticAbility,
  Zone,
} from "../rules/formats.gen.js";
import { abilityOf, isKeyword as isKeywordAbility, label, manaText } from "../rules/ability.js";
import { asEntersPhrases } from "./as-enters.js";
import { costWord, ifTargeting } from "./costs.js";
import {
  type CardWords,
  inEveryZone,
  isEmblemsVoice,
  knownBy,
  NOWHERE,
  speakingOfAnyHost,
  thisNoun,
  voiceOf,
} from "./describe.js";
import { effectPhrase, isNamedIn, type Resolving, resolvingClauses } from "./effects.js";
import { keywordNamed, keywordPhrase } from "./keywords.js";
import { lettered, saidPart } from "./parts.js";
import { inForm, type Phrase, say, series, type Word } from "./phrase.js";
import { inZone } from "./places.js";
import { referencePhrase } from "./references.js";
import { definedSize } from "./sizes.js";
import { either } from "./types.js";
import { freeText, speakingOf, type SpokenAbility, type Telling, type Voice } from "./voice.js";

/** Elsewhere than on the battlefield an object is a card, or a spell (CR 109.2). */
function voiceIn(zones: readonly Zone[] | undefined, teller: Voice): Voice {
  if (zones === undefined || zones.includes("battlefield")) return teller;
  const voice = knownBy(zones, teller);
  if (isEmblemsVoice(voice)) return voice;
  return voice.callingItself(thisNoun(zones.every((zone) => zone === "stack") ? say("noun-spell") : say("noun-card")));
}

/** Where an ability functions that does so elsewhere than on the battlefield (CR 113.6): "in a graveyard". */
function placesWord(zones: readonly Zone[]): Word {
  return either(zones.map((zone) => inForm(inZone(zone), { number: "one", as: "" })));
}

function whereWord({ zones }: { readonly zones?: readonly Zone[] }, voice: Voice): Word {
  return zones === undefined || isEmblemsVoice(voice)
    ? ""
    : say("where-it-functions", { this: voice.self, where: placesWord(zones) });
}

/** Several sentences of one ability; the only one stands alone. */
function sentences(said: readonly Word[]): Phrase {
  const [only, ...more] = said;
  if (only === undefined) return say("nothing-told");
  return typeof only === "object" && more.length === 0 ? only : series(said, "sentences");
}

/** What happens, behind a colon: the first clause and then whole sentences. */
function outcome(resolving: Resolving, telling: Telling): Word {
  const [first = say("nothing-told"), ...more] = resolvingClauses(resolving, telling);
  return more.length === 0 ? first : say("several-sentences", { first, more: series(more, "sentences") });
}

function staticPhrase(ability: StaticAbility, telling: Telling): Phrase {
  const { affects, condition, does, zones, lingers, note } = ability;
  const isMakingCreatures = does.some((part) => part.kind === "addTypes" && part.types?.includes("Creature") === true);
  const voice = voiceIn(zones, isMakingCreatures ? speakingOfAnyHost(telling.voice) : telling.voice);
  const fronts = [
    ...(zones === undefined || isEmblemsVoice(voice)
      ? []
      : [say("front-while-in", { this: voice.self, where: placesWord(zones) })]),
    ...(condition === undefined
      ? []
      : [
          ifTargeting(condition, affects, does, voice) ??
            say("front-as-long-as", { condition: voice.condition(condition) }),
        ]),
  ];
  const effect = effectPhrase(affects, does, { fronts }, isNamedIn(condition, affects), { ...telling, voice });
  const said = note === undefined ? effect : say("with-comment", { what: effect, remark: freeText(note, voice) });
  return lingers === undefined ? said : sentences([said, say("lingers", { this: voice.self })]);
}

/** CR 604.3: it functions in every zone, and affects its own object. */
function definingPhrase({ does, note }: CharacteristicDefiningAbility, asked: Telling): Phrase {
  const telling = { ...asked, voice: inEveryZone(asked.voice) };
  const own = speakingOf(telling, { who: "self", words: telling.voice.self });
  const sizes = does.flatMap((part) => (part.kind === "setPowerToughness" ? definedSize(part, own.voice) : []));
  const others = does.filter(({ kind }) => kind !== "setPowerToughness");
  const more = others.length === 0 ? [] : [effectPhrase({ self: true }, others, { fronts: [] }, false, telling)];
  const said = say("in-every-zone", { what: series([...sizes, ...more], "semicolons") });
  return note === undefined ? said : say("with-comment", { what: said, remark: freeText(note, telling.voice) });
}

/** "{T}: add {G} or {W}". */
export function manaPhrase(cost: Word, produces: readonly string[]): Phrase {
  return say("ability-mana", { cost, mana: either(produces) });
}

function manaAbility({ cost = "{T}", produces, then }: ManaAbility, voice: Voice): Phrase {
  const made = manaPhrase(costWord(cost, voice), produces.map(manaText));
  return then === undefined ? made : say("with-comment", { what: made, remark: freeText(then, voice) });
}

function replacementPhrase(ability: ReplacementAbility, telling: Telling): Phrase {
  const { othersEnterAsCopy, copiesOf, attachesOnlyTo, countersStay, then } = ability;
  const { voice } = telling;
  const self = { this: voice.self };
  const copying = othersEnterAsCopy && inForm(voice.objects(othersEnterAsCopy), { number: "many" });
  const said = [
    ...(copying === undefined
      ? []
      : [
          say("others-enter-as-copies", {
            this: copiesOf === undefined ? voice.self : referencePhrase(copiesOf, voice),
            what: say("class-of", { what: copying }),
          }),
        ]),
    ...(attachesOnlyTo === undefined
      ? []
      : [say("attaches-only-to", { ...self, what: voice.objects(attachesOnlyTo) })]),
    ...(countersStay === undefined ? [] : [say("counters-stay", { ...self, it: say("pronoun", { who: voice.self }) })]),
  ];
  if (said.length === 0) return sentences(then === undefined ? [] : [freeText(then, voice)]);
  const whole = series(said, "semicolons");
  return then === undefined ? whole : say("with-comment", { what: whole, remark: freeText(then, voice) });
}

/** Chapters by their numbers: "chapter 3", "chapters 1 and 2". */
function chapterPhrase(chapters: readonly number[], what: Word): Phrase {
  const n = series(chapters.map(String), "and");
  return chapters.length === 1 ? say("ability-chapter", { n, what }) : say("ability-chapters", { n, what });
}

function toldAbility(ability: Ability, telling: Telling): Phrase {
  const { voice } = telling;
  switch (ability.kind) {
    case "keyword":
      return keywordPhrase(ability, voice);
    case "static":
      return staticPhrase(ability, telling);
    case "characteristicDefining":
      return definingPhrase(ability, telling);
    case "activated": {
      const own = voiceIn(ability.zones, voice);
      const cost = ability.cost === undefined ? say("no-cost") : costWord(ability.cost, own);
      return say("ability-activated", {
        cost,
        where: whereWord(ability, own),
        what: outcome(ability, { ...telling, voice: own }),
      });
    }
    case "triggered": {
      const own = voiceIn(ability.zones, voice);
      const what = outcome(ability, { ...telling, voice: own });
      if (ability.chapters !== undefined && ability.when === undefined) return chapterPhrase(ability.chapters, what);
      const where = whereWord(ability, own);
      const asked = ability.if === undefined ? "" : say("trigger-if", { condition: own.condition(ability.if) });
      return ability.when === undefined
        ? say("ability-triggered-somehow", { if: asked, where, what })
        : say("ability-triggered", { when: freeText(ability.when, own), if: asked, where, what });
    }
    case "spell":
      return sentences(resolvingClauses(ability, telling));
    case "mana":
      return manaAbility(ability, voice);
    case "asEnters":
      return sentences(asEntersPhrases(ability, telling));
    case "replacement":
      return replacementPhrase(ability, telling);
    default:
      return ability satisfies never;
  }
}

function told(entry: AbilityEntry, telling: Telling): Phrase {
  if (typeof entry === "string") return keywordNamed(entry);
  return toldAbility(entry, entry.kind === "keyword" ? telling : { ...telling, ability: entry.id ?? "" });
}

function isKeyword(entry: AbilityEntry): entry is string | KeywordAbility {
  return typeof entry === "string" || entry.kind === "keyword";
}

function insideOf(entry: AbilityEntry, telling: Telling): Phrase {
  const words = told(entry, telling);
  return isKeyword(entry) ? words : say("quoted-ability", { ability: words });
}

function tellingOf(voice: Voice, { abilities = [] }: CardWords = {}): Telling {
  const called = (id: string): Phrase | undefined => {
    const entry = abilities.find((each) => label(abilityOf(each)) === id);
    // Two abilities may speak of each other.
    return entry === undefined ? undefined : insideOf(entry, tellingOf(voice));
  };
  return { voice, inside: insideOf, called };
}

/** An ability in our own words, in whole sentences. With `card`, host and object are called "enchanted creature", "this creature". */
export function abilityPhrase(entry: AbilityEntry, card?: CardWords): Phrase {
  const words = told(entry, tellingOf(voiceOf(card), card));
  return isOverloaded(entry, card) ? say("with-overload", { what: words }) : words;
}

/** Whether this is what a spell does to each of what it would target otherwise (CR 702.96a). */
export function isOverloaded(entry: AbilityEntry | undefined, { abilities = [] }: CardWords = {}): boolean {
  const isSo = typeof entry === "object" && entry.kind === "spell" && entry.targets === undefined;
  return isSo && abilities.some((each) => isKeywordAbility(abilityOf(each), "overload"));
}

/** All abilities of a card, one phrase each. */
export function abilitiesOf(card: CardWords): Phrase[] {
  return (card.abilities ?? []).map((entry, place, all) => {
    const phrase = abilityPhrase(entry, card);
    return isInsteadOf(entry, all[place - 1]) ? say("ability-or-instead", { what: phrase }) : phrase;
  });
}

/** Whether a spell that changes words changes either those of one kind or those of another: it says so in two abilities (CR 612.2). */
function isInsteadOf(entry: AbilityEntry, before: AbilityEntry | undefined): boolean {
  return [entry, before].every(
    (each) =>
      typeof each === "object" &&
      each.kind === "spell" &&
      each.effects !== undefined &&
      each.effects.every(({ does }) => does.every(({ kind }) => kind === "replaceWords")),
  );
}

/** An ability to stand inside another sentence: keywords as nouns, the others in quotation marks. */
export function abilityInside(entry: AbilityEntry, card?: CardWords): Phrase {
  return insideOf(entry, tellingOf(voiceOf(card), card));
}

/** The same of an ability by what is known of who has it: in the words of its card. */
export function spokenInside({ ability, telling = tellingOf(NOWHERE) }: SpokenAbility): Phrase {
  return insideOf(ability, telling);
}

/** The same as whole sentences. */
export function spokenPhrase({ ability, telling = tellingOf(NOWHERE) }: SpokenAbility): Phrase {
  return told(ability, telling);
}

/** How each ability that is written on a face is told there, those that it grants among them: "this creature" of whom it grants one. */
export function tellingsOn(face: CardWords): ReadonlyMap<AbilityEntry, Telling> {
  const found = new Map<AbilityEntry, Telling>();
  const inside: Telling["inside"] = (entry, telling) => {
    if (!found.has(entry)) found.set(entry, { ...telling, inside: insideOf });
    return insideOf(entry, telling);
  };
  const own = tellingOf(voiceOf(face), face);
  for (const entry of face.abilities ?? []) {
    found.set(entry, own);
    told(entry, { ...own, inside });
  }
  return found;
}

/** What a part does to the subject, as a verb phrase; parts about players and the game are main clauses. */
export function partPhrase(part: EffectPart, voice: Voice = NOWHERE): Phrase {
  const objects = voice.subject?.words;
  const { who, does, letters } = saidPart(part.kind, part, objects, tellingOf(voice));
  return lettered(who === undefined ? does : say("clause", { who, does }), letters);
}

/** The same of an object by its name, as a main clause. */
export function partClause(part: EffectPart, object: Word): Phrase {
  const { who, does, letters } = saidPart(part.kind, part, undefined, tellingOf(NOWHERE));
  return say("clause", { who: who ?? object, does: lettered(does, letters) });
}

/** What a spell or ability that only a scenario writes out does when it resolves, as sentences. */
export function resolvingPhrase(resolving: Resolving, voice: Voice = NOWHERE): Phrase {
  return sentences(resolvingClauses(resolving, tellingOf(voice)));
}
