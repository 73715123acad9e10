import type {
  Ability,
  AbilityEntry,
  AsEntersAbility,
  Body,
  CharacteristicDefiningAbility,
  Condition,
  CreatedEffect,
  Duration,
  EffectPart,
  ManaAbility,
  PutCounters,
  Quantity,
  ReplacementAbility,
  Selector,
  StaticAbility,
  Zone,
} from "../rules/formats.gen.js";
import { abilityWords, exceptionWords } from "./exceptions.js";
import { capitalized, counted, inNumber, list, sentence, spacedWords, unstopped, withArticle } from "./grammar.js";
import { keywordWords } from "./keyword.js";
import { indefinite, subjectWords } from "./noun.js";
import { animationWords, partWords, type Said } from "./part.js";
import { zoneWords } from "./place.js";
import { definedSize } from "./size.js";
import { typeWords } from "./type-line.js";
import type { Subject, Voice } from "./voice.js";

function whoIs(selector: Selector): Subject["who"] {
  if (selector.self === true) return "self";
  if (selector.target === true) return "target";
  return selector.host === true ? "host" : "others";
}

/** Chapters by their numbers: "Chapter 3", "Chapters 1 and 2". */
function chapterWords(chapters: readonly number[]): string {
  return `${chapters.length === 1 ? "Chapter" : "Chapters"} ${list(chapters.map(String))}`;
}

/** The parts in their order, an animation and its size as one. */
function saidOf(parts: readonly EffectPart[], objects: string | undefined, voice: Voice): Said[] {
  const said: Said[] = [];
  for (let place = 0; place < parts.length; place++) {
    const part = parts[place];
    const next = parts[place + 1];
    if (part === undefined) continue;
    const animation =
      part.kind === "addTypes" && next?.kind === "setPowerToughness" ? animationWords(part, next, voice) : undefined;
    if (animation !== undefined) place++;
    said.push(animation === undefined ? partWords(part, objects, voice) : { kind: "verb", text: animation });
  }
  return said;
}

/** Whom and what, without a full stop; players and the game are spoken of in clauses of their own. */
function effectWords(affects: Selector | undefined, parts: readonly EffectPart[], voice: Voice, named = false): string {
  const described = affects === undefined ? undefined : subjectWords(voice.objects(affects), affects);
  const subject = named && described !== undefined ? { ...described, text: "it" } : described;
  const speaking =
    affects === undefined || subject === undefined
      ? voice.speakingOf(undefined)
      : voice.speakingOf({ who: whoIs(affects), number: subject.number });
  const said = saidOf(parts, subject?.text, speaking);
  const verbs = said.filter(({ kind }) => kind === "verb").map(({ text }) => text);
  const clauses = said.filter(({ kind }) => kind === "sentence").map(({ text }) => text);
  const whole =
    verbs.length === 0 ? [] : [`${wholeClass(subject?.text ?? "it", affects, parts)} ${joinedVerbs(verbs)}`];
  return [...whole, ...clauses].join("; ");
}

/** Cards leave out the "all" of a class; our words say it where nothing else tells that every one of it is meant. */
function wholeClass(subject: string, affects: Selector | undefined, [part, ...more]: readonly EffectPart[]): string {
  const plain = more.length === 0 && (part?.kind === "modifyPowerToughness" || part?.kind === "gainAbilities");
  const isClass =
    subject.includes(" ") &&
    !/^(?:the|this|it)\b/.test(subject) &&
    affects?.other === undefined &&
    affects?.object === undefined;
  return plain && isClass ? `all ${subject}` : subject;
}

/** Phrases with commas or "and" of their own are kept apart by semicolons. */
function joinedVerbs(verbs: readonly string[]): string {
  if (verbs.length > 1 && verbs.slice(0, -1).some((verb) => verb.includes(", "))) return verbs.join("; ");
  return list(verbs);
}

const DURATIONS: Readonly<Record<Extract<Duration, string>, string>> = {
  endOfTurn: "until end of turn",
  yourNextTurn: "until your next turn begins",
  indefinite: "from then on",
  untilSourceLeaves: "until this leaves the battlefield",
  whileSourceOnBattlefield: "for as long as this stays on the battlefield",
  whileSourceTapped: "for as long as this stays tapped",
  whileYouControlSource: "for as long as you control this",
};

/** Whether a condition has just named the one object that the effect is about. */
function isNamedIn(condition: Condition | undefined, affects: Selector | undefined): boolean {
  if (condition?.object === undefined || affects === undefined || Object.keys(affects).length > 1) return false;
  return (
    (affects.self === true && condition.object === "self") ||
    (affects.host === true && condition.object === "host") ||
    (affects.target === true && condition.object === "target")
  );
}

/** CR 611.2a: without a duration an effect lasts as long as the game. */
function createdWords({ affects, condition, does, duration = "indefinite" }: CreatedEffect, voice: Voice): string {
  const when = condition === undefined ? "" : `if ${voice.condition(condition)}, `;
  const time = typeof duration === "string" ? DURATIONS[duration] : `for as long as ${voice.condition(duration.while)}`;
  return `${when}${time}, ${effectWords(affects, does, voice, isNamedIn(condition, affects))}`;
}

function counterWords(kind: string, amount: Quantity, voice: Voice): { readonly text: string; readonly many: boolean } {
  if (amount === 1) return { text: withArticle(`${kind} counter`), many: false };
  if (typeof amount === "number") return { text: counted(amount, `${kind} counter`), many: true };
  if (amount.x === true) return { text: `X ${kind} counters`, many: true };
  return { text: `as many ${kind} counters as ${voice.quantity(amount)}`, many: true };
}

function putWords({ on, counter, amount = 1 }: PutCounters, voice: Voice): string {
  const noun = voice.objects(on);
  const { text, many } = counterWords(counter, amount, voice);
  const where = noun.definite ? noun.one : `each of the ${noun.many}`;
  return `${text} ${inNumber(many ? "many" : "one", "is", "are")} put on ${where}`;
}

interface Resolving {
  readonly effects?: readonly CreatedEffect[];
  readonly puts?: readonly PutCounters[];
  readonly then?: string;
}

/** What happens when a spell or ability resolves, one clause each. */
function resolvingClauses({ effects = [], puts = [], then }: Resolving, voice: Voice): string[] {
  return [
    ...effects.map((effect) => createdWords(effect, voice)),
    ...puts.map((put) => putWords(put, voice)),
    ...(then === undefined ? [] : [then]),
  ];
}

/** What happens when a spell or ability resolves, as sentences; nothing if it says nothing that is modelled. */
export function resolvingSentences(resolving: Resolving, voice: Voice): string {
  return resolvingClauses(resolving, voice).map(sentence).join(" ");
}

const NOTHING = "nothing that is modelled here";

/** Where an ability functions that does so elsewhere than on the battlefield (CR 113.6). */
function whereWords({ zones }: { readonly zones?: readonly Zone[] }): string {
  return zones === undefined ? "" : `, while this is ${zoneWords(zones)}`;
}

/** After a colon the first clause goes on in lower case. */
function afterColon(resolving: Resolving, voice: Voice): string {
  const [first = NOTHING, ...more] = resolvingClauses(resolving, voice);
  return [/[.!?]$/.test(first) ? first : `${first}.`, ...more.map(sentence)].join(" ");
}

function staticWords({ affects, condition, does, zones, lingers, note }: StaticAbility, voice: Voice): string {
  const where = zones === undefined ? "" : `while this is ${zoneWords(zones)}, `;
  const when = condition === undefined ? "" : `as long as ${voice.condition(condition)}, `;
  const after = lingers === undefined ? [] : ["If this leaves the battlefield, the effect goes on until end of turn."];
  const remark = note === undefined ? [] : [`(${capitalized(unstopped(note))}.)`];
  return [
    sentence(`${where}${when}${effectWords(affects, does, voice, isNamedIn(condition, affects))}`),
    ...after,
    ...remark,
  ].join(" ");
}

/** CR 604.3: it works in every zone, and speaks of its own object. */
function definingWords({ does, note }: CharacteristicDefiningAbility, voice: Voice): string {
  const own = voice.speakingOf({ who: "self", number: "one" });
  const sizes = does.flatMap((part) => (part.kind === "setPowerToughness" ? [definedSize(part, own)] : []));
  const others = does.filter(({ kind }) => kind !== "setPowerToughness");
  const said = [...sizes, ...(others.length === 0 ? [] : [effectWords({ self: true }, others, voice)])];
  const remark = note === undefined ? "" : ` (${capitalized(unstopped(note))}.)`;
  return `${sentence(`in every zone, ${said.join("; ")}`)}${remark}`;
}

function manaWords({ cost = "{T}", produces }: ManaAbility): string {
  return `${capitalized(cost)}: makes ${list(
    produces.map((mana) => `{${mana}}`),
    "or",
  )}.`;
}

function bodyWords({ name, power, toughness, addTypes, addSubtypes, abilities }: Body, voice: Voice): string {
  if (power === undefined || toughness === undefined) return name;
  const size = `${power}/${toughness}`;
  const line =
    (addTypes ?? []).length + (addSubtypes ?? []).length > 0
      ? typeWords({ types: addTypes, subtypes: addSubtypes }, "one", size)
      : size;
  return abilities === undefined ? line : `${line} with ${abilityWords(abilities, voice)}`;
}

const MOMENTS = { enters: "enters", turnedFaceUp: "is turned face up" } as const;

function asEntersWords(
  { when = ["enters"], choose, bodies, copy, exchangesTextBox, turnsFaceDown, counters = {}, then }: AsEntersAbility,
  voice: Voice,
): string {
  const moment = `as this ${list(
    when.map((each) => MOMENTS[each]),
    "or",
  )}`;
  const choice =
    choose === undefined
      ? []
      : [
          bodies === undefined
            ? `${withArticle(spacedWords(choose))} is chosen`
            : `it is chosen what this is: ${list(
                bodies.map((body) => bodyWords(body, voice)),
                "or",
              )}`,
        ];
  const said = [
    ...choice,
    ...(copy === undefined
      ? []
      : [`this may be made a copy of ${indefinite(voice.objects(copy.of))}${exceptionWords(copy.except, voice)}`]),
    ...(exchangesTextBox === undefined
      ? []
      : [`this may exchange its text box with that of ${indefinite(voice.objects(exchangesTextBox))}`]),
    ...(turnsFaceDown === undefined
      ? []
      : [`${subjectWords(voice.objects(turnsFaceDown), turnsFaceDown).text} are turned face down`]),
    ...Object.entries(counters).map(
      ([kind, amount]) => `${counterWords(kind, amount, voice).text} ${amount === 1 ? "is" : "are"} put on it`,
    ),
  ];
  if (said.length === 0) return sentence(`${moment}: ${then ?? NOTHING}`);
  return [sentence(`${moment}, ${said.join("; ")}`), ...(then === undefined ? [] : [sentence(then)])].join(" ");
}

function replacementWords(ability: ReplacementAbility, voice: Voice): string {
  const { othersEnterAsCopy, attachesOnlyTo, countersStay, then } = ability;
  const said = [
    ...(othersEnterAsCopy === undefined
      ? []
      : [`${subjectWords(voice.objects(othersEnterAsCopy), othersEnterAsCopy).text} enter as copies of this`]),
    ...(attachesOnlyTo === undefined ? [] : [`this can be attached only to ${voice.objects(attachesOnlyTo).many}`]),
    ...(countersStay === undefined ? [] : ["counters stay on this as it changes zones"]),
  ];
  if (said.length === 0) return sentence(then ?? "replaces or restricts something that is not modelled here");
  return sentence(then === undefined ? said.join("; ") : `${said.join("; ")} (${unstopped(then)})`);
}

function wordsOf(ability: Ability, voice: Voice): string {
  switch (ability.kind) {
    case "keyword":
      return sentence(keywordWords(ability, voice));
    case "static":
      return staticWords(ability, voice);
    case "characteristicDefining":
      return definingWords(ability, voice);
    case "activated":
      return `${capitalized(ability.cost ?? "at no cost")}${whereWords(ability)}: ${afterColon(ability, voice)}`;
    case "triggered":
      if (ability.chapters !== undefined && ability.when === undefined)
        return `${chapterWords(ability.chapters)}: ${afterColon(ability, voice)}`;
      return ability.when === undefined
        ? `Triggers${whereWords(ability)}: ${afterColon(ability, voice)}`
        : `Triggers when ${ability.when}${whereWords(ability)}: ${afterColon(ability, voice)}`;
    case "spell":
      return resolvingSentences(ability, voice) || sentence(NOTHING);
    case "mana":
      return manaWords(ability);
    case "asEnters":
      return asEntersWords(ability, voice);
    case "replacement":
      return replacementWords(ability, voice);
    default:
      return ability satisfies never;
  }
}

/** An ability as one or more whole sentences. */
export function abilitySentences(entry: AbilityEntry, voice: Voice): string {
  return typeof entry === "string" ? sentence(entry) : wordsOf(entry, voice);
}

/** An ability to stand inside another sentence: a keyword in lower case, the others without the last full stop. */
export function abilityInside(entry: AbilityEntry, voice: Voice): string {
  if (typeof entry === "string") return entry;
  return entry.kind === "keyword" ? keywordWords(entry, voice) : unstopped(wordsOf(entry, voice));
}
