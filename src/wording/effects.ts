import type {
  Condition,
  CreatedEffect,
  Duration,
  EffectPart,
  PutCounters,
  Quantity,
  Selector,
  Targets,
} from "../rules/formats.gen.js";
import { costPaid } from "./conditions.js";
import { counterNoun } from "./copy-exceptions.js";
import { abilitiesActivatedBy, isOfSpells } from "./costs.js";
import { isPartner, isPointer, spellsCastPhrase } from "./objects.js";
import { lettered, type SaidPart, saidParts } from "./parts.js";
import { inForm, type Phrase, row, say, series, type Word } from "./phrase.js";
import { itPhrase, playerPhrase } from "./references.js";
import { targetsPhrase } from "./targets.js";
import { freeText, speakingOf, type Subject, type Telling, type Voice } from "./voice.js";

/** When an effect applies: clauses that stand in front, and what stands beside the verb ("until end of turn"). */
export interface When {
  readonly fronts: readonly Phrase[];
  readonly time?: Phrase | undefined;
}

function whoIs(selector: Selector): Subject["who"] {
  if (selector.self === true) return "self";
  if (selector.target === true) return "target";
  return selector.host === true ? "host" : "others";
}

/** Cards leave out the "all" of a class; our words say it where nothing else tells that every one of it is meant. */
function isWholeClass({ other, object }: Selector, [part, ...more]: readonly EffectPart[]): boolean {
  const isPlain = more.length === 0 && (part?.kind === "modifyPowerToughness" || part?.kind === "gainAbilities");
  return isPlain && other === undefined && object === undefined;
}

/** What in a part is that of each object by itself: its own numbers, or those of its controller or owner. */
const OF_EACH = /"affected"|"(?:controller|owner|handSize|life|onPlayer)":"(?:controller|owner)"/;

/** The others of "this creature and other Vampires you control"; what else is asked is asked of both. */
function othersBesideSelf({ anyOf, ...rest }: Selector): Selector | undefined {
  const [self, others, ...more] = (anyOf ?? []).toSorted((a, b) => Number(b.self === true) - Number(a.self === true));
  if (Object.keys(rest).length > 0 || more.length > 0 || others === undefined) return undefined;
  return self?.self === true && Object.keys(self).length === 1 && !isPointer(others)
    ? { ...others, other: true }
    : undefined;
}

/** All that can have characteristics wherever it is: an ability on the stack is an object too (CR 109.1), and has no color. */
function isEverything({ zone, ...rest }: Selector): boolean {
  return zone === "any" && Object.keys(rest).length === 0;
}

/** The objects of an effect as the subject of a sentence: descriptions speak of all that fit. */
function subjectOf(affects: Selector, does: readonly EffectPart[], voice: Voice): Phrase {
  const others = OF_EACH.test(JSON.stringify(does)) ? undefined : othersBesideSelf(affects);
  if (others !== undefined && isPartner(others)) {
    const it = say("pronoun", { who: inForm(voice.self, { number: "one" }) });
    return say("this-and-partner", { this: voice.self, it });
  }
  if (others !== undefined)
    return say("this-and-others", { this: voice.self, others: inForm(voice.objects(others), { number: "many" }) });
  if (isEverything(affects)) return say("everything-everywhere");
  const activated = abilitiesActivatedBy(affects, does, voice);
  if (activated !== undefined) return activated;
  const what = does.some(isOfSpells) ? spellsCastPhrase(affects, voice) : voice.objects(affects);
  if (isPointer(affects)) return affects.linked === undefined ? what : inForm(what, { number: "many" });
  // Where something counts for each by itself, each is spoken of.
  if (OF_EACH.test(JSON.stringify(does))) return inForm(what, { number: "one", article: "every" });
  const many = inForm(what, { number: "many" });
  return isWholeClass(affects, does) ? inForm(many, { article: "every" }) : say("class-of", { what: many });
}

/** Whether a condition has just named the one object that the effect is about. */
export function isNamedIn(condition: Condition | undefined, affects: Selector | undefined): boolean {
  if (condition?.object === undefined || affects === undefined || Object.keys(affects).length > 1) return false;
  if (costPaid(condition) !== undefined) return false;
  return (
    (affects.self === true && condition.object === "self") ||
    (affects.host === true && condition.object === "host") ||
    (affects.target === true && condition.object === "target")
  );
}

function frontWord(fronts: readonly Phrase[]): Word {
  return fronts.length === 0 ? "" : say("front", { clauses: series(fronts, "and") });
}

/** One subject and all it does. In German the first verb may come before the subject, so it is told apart. */
function clauseOf(who: Phrase, verbs: readonly SaidPart[], { fronts, time }: When): Phrase {
  const [first, ...others] = verbs.map(({ does }) => does);
  if (first === undefined) return say("nothing-told");
  const verb = {
    first: inForm(first, { as: "verb" }),
    rest: series([inForm(first, { as: "rest" }), ...others], "verbs"),
  };
  const said = say("effect", {
    front: frontWord(fronts),
    fronted: fronts.length === 0 ? "no" : "yes",
    time: time ?? "",
    who,
    does: series([first, ...others], "verbs"),
    ...verb,
  });
  return lettered(
    said,
    verbs.flatMap(({ letters }) => letters),
  );
}

/** The parts by subject, in their order. */
function grouped(parts: readonly SaidPart[], objects: Phrase | undefined): (readonly [Phrase, readonly SaidPart[]])[] {
  const own = parts.filter(({ who }) => who === undefined);
  return [
    ...(own.length === 0 ? [] : [[objects ?? say("this-object"), own] as const]),
    ...parts.flatMap((part) => (part.who === undefined ? [] : [[part.who, [part]] as const])),
  ];
}

/** Whom and what, as a main clause; players and the game are spoken of in clauses of their own. */
export function effectPhrase(
  affects: Selector | undefined,
  does: readonly EffectPart[],
  when: When,
  isNamed: boolean,
  telling: Telling,
): Phrase {
  const objects = affects === undefined ? undefined : subjectOf(affects, does, telling.voice);
  const subject =
    affects === undefined || objects === undefined ? undefined : { who: whoIs(affects), words: subjectWords(objects) };
  const speaking = speakingOf(telling, subject);
  const who = isNamed && objects !== undefined ? itPhrase(speaking.voice) : objects;
  const groups = grouped(saidParts(does, objects, speaking), who);
  const [only, ...more] = groups;
  if (only !== undefined && more.length === 0) return clauseOf(...only, when);
  const clauses = groups.map(([whom, parts]) => clauseOf(whom, parts, { fronts: [] }));
  if (when.fronts.length === 0 && when.time === undefined) return series(clauses, "semicolons");
  return say("effect-clauses", {
    front: frontWord(when.fronts),
    fronted: when.fronts.length === 0 ? "no" : "yes",
    time: when.time ?? "",
    clauses: series(clauses, "semicolons"),
  });
}

/** What "its" goes back to: the description without the words that make a class of it. */
function subjectWords(objects: Phrase): Phrase {
  if (objects.kind !== "saying") return objects;
  const what =
    objects.id === "class-of"
      ? objects.args["what"]
      : objects.id === "this-and-others"
        ? objects.args["others"]
        : undefined;
  return typeof what === "object" ? what : objects;
}

function untilEndOfNext(what: Extract<Duration, { untilEndOfNext: unknown }>["untilEndOfNext"], who: Phrase): Phrase {
  return what === "turn" || what === "combat"
    ? say(`time-until-end-of-next-${what}`, { who })
    : say("time-until-end-of-next-step", { who, what });
}

/** CR 611.2a: without a duration an effect lasts as long as the game. */
function durationOf(duration: Duration, voice: Voice, own: Voice): When {
  const self = { this: voice.self };
  if (typeof duration === "object") {
    if ("while" in duration)
      return { fronts: [say("front-for-as-long-as", { condition: own.condition(duration.while) })] };
    const who = playerPhrase(duration.of, voice);
    const time =
      "duringNext" in duration
        ? say("time-during-next-turn", { who })
        : "untilNext" in duration
          ? say("time-until-next", { who, what: duration.untilNext })
          : untilEndOfNext(duration.untilEndOfNext, who);
    return { fronts: [], time };
  }
  switch (duration) {
    case "endOfTurn":
      return { fronts: [], time: say("time-end-of-turn") };
    case "endOfCombat":
      return { fronts: [], time: say("time-end-of-combat") };
    case "yourNextTurn":
      return { fronts: [], time: say("time-your-next-turn") };
    case "indefinite":
      return { fronts: [], time: say("time-from-then-on") };
    case "untilSourceLeaves":
      return { fronts: [say("front-until-leaves", self)] };
    case "whileSourceOnBattlefield":
      return { fronts: [say("front-while-stays", self)] };
    case "whileSourceTapped":
      return { fronts: [say("front-while-tapped", self)] };
    case "whileYouControlSource":
      return { fronts: [say("front-while-controlled", self)] };
    default:
      return duration satisfies never;
  }
}

/** The voice that says "its controller" of the objects of an effect. */
function voiceAbout(affects: Selector | undefined, does: readonly EffectPart[], voice: Voice): Voice {
  if (affects === undefined) return voice;
  return voice.speakingOf({ who: whoIs(affects), words: subjectWords(subjectOf(affects, does, voice)) });
}

/** Two objects that a resolution points at exchange controllers (CR 701.12): a sentence about control, not about one of them. */
function exchangePhrase({ affects = {}, condition, does, duration }: CreatedEffect, voice: Voice): Phrase | undefined {
  const isOnlyThat = does.length === 1 && does[0]?.kind === "exchangeControl";
  if (!isOnlyThat || condition !== undefined || duration !== undefined) return undefined;
  const { anyOf } = affects;
  if (Object.keys(affects).length !== 1) return undefined;
  if (affects.target === true) return say("exchange-of-targets");
  if (affects.chosenObject === true) return say("exchange-of-chosen");
  if (anyOf?.length !== 2 || !anyOf.every(isPointer)) return undefined;
  return say("exchange-between", {
    what: series(
      anyOf.map((one) => inForm(voice.objects(one), { case: "accusative" })),
      "and",
    ),
  });
}

/** "the two targets exchange their text boxes" (CR 701.12): of each alone it would be said as if there were another. */
function exchangingTexts(
  { affects = {}, condition, does, duration = "indefinite" }: CreatedEffect,
  voice: Voice,
): Phrase | undefined {
  const [part, ...more] = does;
  if (part?.kind !== "exchangeTextBoxes" || more.length > 0 || affects.target !== true || condition !== undefined)
    return undefined;
  return clauseOf(
    say("the-two-targets"),
    [{ does: say("part-exchange-text-boxes"), letters: [] }],
    durationOf(duration, voice, voice),
  );
}

function createdPhrase(effect: CreatedEffect, telling: Telling): Phrase {
  const texts = exchangingTexts(effect, telling.voice);
  if (texts !== undefined) return texts;
  const exchange = exchangePhrase(effect, telling.voice);
  if (exchange !== undefined) return exchange;
  const { affects, condition, does, duration = "indefinite" } = effect;
  const { fronts, time } = durationOf(duration, voiceAbout(affects, does, telling.voice), telling.voice);
  const given = condition === undefined ? [] : [say("front-if", { condition: telling.voice.condition(condition) })];
  const told: Telling = duration === "endOfTurn" ? { ...telling, turns: "this" } : telling;
  return effectPhrase(affects, does, { fronts: [...given, ...fronts], time }, isNamedIn(condition, affects), told);
}

function putPhrase(put: PutCounters, voice: Voice): Phrase {
  const { counter } = put;
  if (typeof counter === "string") return putOfKind(put, counterNoun(counter), voice);
  return say("put-of-choice", { put: putOfKind(put, row(counter.among.map(counterNoun), "or"), voice) });
}

function putOfKind({ on: selector, amount = 1 }: PutCounters, what: Phrase, voice: Voice): Phrase {
  const objects = voice.objects(selector);
  const on = isPointer(selector) ? objects : say("on-each", { what: objects });
  if (amount === 1) return say("put-one", { what, on });
  if (typeof amount === "number") return say("put-many", { n: say("numeral", { count: amount }), what, on });
  if (amount.x === true) return say("put-many", { n: "X", what, on });
  const own = isPointer(selector)
    ? voice
    : voice.speakingOf({ who: "others", words: inForm(objects, { number: "one" }) });
  const value = own.quantity(amount);
  return isPointer(selector) ? say("put-as-many", { what, on, value }) : say("gets-as-many", { what, objects, value });
}

/** What a spell or ability does as it resolves. */
export interface Resolving {
  readonly targets?: Targets;
  readonly first?: string;
  readonly effects?: readonly CreatedEffect[];
  readonly puts?: readonly PutCounters[];
  readonly then?: string;
}

/** A main clause each; two that exchange numbers are one (CR 701.12g): of each alone it would be read after the other. */
function createdPhrases(effects: readonly CreatedEffect[], telling: Telling): Phrase[] {
  const [first, second, ...more] = effects;
  if (first === undefined) return [];
  const exchange = second === undefined ? undefined : exchangedNumbers(first, second, telling.voice);
  return exchange === undefined
    ? [createdPhrase(first, telling), ...createdPhrases(effects.slice(1), telling)]
    : [exchange, ...createdPhrases(more, telling)];
}

/** "the power of the first target and the power of the second target are exchanged". */
function exchangedNumbers(first: CreatedEffect, second: CreatedEffect, voice: Voice): Phrase | undefined {
  const [one, other] = [exchangedNumber(first), exchangedNumber(second)];
  if (one === undefined || other === undefined || one.own !== other.taken || other.own !== one.taken) return undefined;
  return say("exchange-of-numbers", { one: voice.quantity(other.value), other: voice.quantity(one.value) });
}

/** Which number of which object an effect exchanges for which, as it would be written. */
function exchangedNumber({
  affects,
  condition,
  does,
  duration,
  ...rest
}: CreatedEffect): { readonly own: string; readonly taken: string; readonly value: Quantity } | undefined {
  const [part, ...more] = does;
  if (part?.kind !== "setPowerToughness" || part.exchange !== true || more.length > 0) return undefined;
  const isPlain = condition === undefined && duration === "indefinite" && Object.keys(rest).length === 0;
  const { power, toughness } = part;
  const value = power ?? toughness;
  if (!isPlain || value === undefined || (power !== undefined && toughness !== undefined)) return undefined;
  const own = power === undefined ? { toughnessOf: affects } : { powerOf: affects };
  return { own: JSON.stringify(own), taken: JSON.stringify(value), value };
}

/** A free text that says by itself what it targets; so do its messages in every language. */
const SAYS_ITS_TARGET = /(?<!\bthe )\btarget\b(?!s?['’])/;

/** What happens when a spell or ability resolves, a main clause each; effects and counters in the order in which they are written. */
export function resolvingClauses(resolving: Resolving, telling: Telling): Word[] {
  const { targets, first, effects = [], puts = [], then } = resolving;
  const isTold =
    effects.length === 0 && puts.length === 0 && [first, then].some((text) => SAYS_ITS_TARGET.test(text ?? ""));
  return [
    ...(first === undefined ? [] : [freeText(first, telling.voice)]),
    ...Object.keys(resolving).flatMap((key): Word[] => {
      if (key === "effects") return createdPhrases(effects, telling);
      return key === "puts" ? puts.map((put) => putPhrase(put, telling.voice)) : [];
    }),
    ...(then === undefined ? [] : [freeText(then, telling.voice)]),
    ...(targets === undefined || isTold ? [] : targetsPhrase(targets, telling.voice)),
  ];
}
