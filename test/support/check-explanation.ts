import { abilityOfEffect, ownerOf } from "../../src/names/effect.js";
import type { AppliedStep, CostStep, TraceStep } from "../../src/rules/formats.gen.js";
import { MISCONCEPTIONS } from "../../src/misconceptions/misconceptions.js";
import { keywordOf } from "../../src/rules/keywords.js";
import { clausesOf } from "../../src/rules/trace-clauses.js";
import { messageKey } from "../../src/wording/known-message.js";
import { spokenInside } from "../../src/wording/abilities.js";
import { abilityInShort, distinctionPhrase } from "../../src/wording/ability-in-short.js";
import type { ObjectNames } from "../../src/wording/object-names.js";
import { stepPhrase } from "../../src/wording/steps.js";
import { editedPhrase } from "../../src/wording/traced-changes.js";
import type { Word } from "../../src/wording/phrase.js";
import type { Explained, Explanation } from "../../src/explain/why/explanation.js";
import { askedIn } from "../../src/explain/why/question.js";
import type { Reason } from "../../src/explain/why/reason.js";

/** What is wrong with a reason: it speaks of something that is not in the steps that it was made from. */
export interface ExplanationFault {
  /** `short/0`, `long/7b/2`, `notBecause/1`. */
  readonly at: string;
  readonly message: string;
}

/**
 * Proves that an explanation says nothing but what its steps hold: every reason has steps of this trace and cites their
 * clauses, or what a mistake forgets, where it says what was not the reason; and every object, effect, player, layer, type
 * and number that it names occurs in its steps, or is the object that is asked about.
 */
export function checkExplanation(
  { short, long, notBecause }: Pick<Explanation, "short" | "long" | "notBecause">,
  { question, resolution, after, names }: Pick<Explained, "question" | "resolution" | "after" | "names">,
): ExplanationFault[] {
  const { trace } = resolution;
  // What shows its back may be called by that, or by its front.
  const called = [names, names.showing(resolution)];
  // What an effect does not do, it does not do to the object that is asked about, of which its steps say nothing.
  const { object } = { object: undefined, ...askedIn(question) };
  const asked = object === undefined ? [] : [object];
  const check = (
    reasons: readonly Reason[],
    place: string,
    forgotten: ReadonlySet<string> = NONE,
  ): ExplanationFault[] =>
    reasons.flatMap((reason, n) =>
      faultsOf(
        reason.after === undefined ? reason : { ...reason, steps: reason.after },
        reason.after === undefined ? trace : (after?.resolution.trace ?? []),
        called,
        asked,
        forgotten,
      ).map((message) => ({ at: `${place}/${n}`, message })),
    );
  return [
    ...check(short, "short"),
    ...long.flatMap(({ stage, reasons }) => check(reasons, `long/${stage}`)),
    ...check(notBecause, "notBecause", FORGOTTEN),
  ];
}

/** The answers that no step has touched say so, and nothing else. */
const WITHOUT_STEPS: ReadonlySet<string> = new Set([
  "short-untouched",
  "short-untouched-after",
  "short-untouched-now",
  "short-untouched-player",
  "short-no-rules",
  "short-no-effects",
  "state-based-nothing",
  // A later round of state-based actions is of a board of its own.
  "state-based-because",
  // What a land has by its types is there without any step.
  "short-land-types",
]);

/** Where nothing happens, what lets something happen is refuted by the rule itself. */
const IS_TRUTH = /^misconception-/;

const NONE: ReadonlySet<string> = new Set();
const FORGOTTEN: ReadonlySet<string> = new Set(MISCONCEPTIONS.map(({ forgets }) => forgets));

function faultsOf(
  reason: Reason,
  trace: readonly TraceStep[],
  called: readonly ObjectNames[],
  asked: readonly string[],
  forgotten: ReadonlySet<string>,
): string[] {
  const { words, clauses, steps } = reason;
  if (steps.length === 0)
    return words.kind === "saying" && (WITHOUT_STEPS.has(words.id) || IS_TRUTH.test(words.id))
      ? []
      : ["a claim that was made from no step"];
  const found = steps.flatMap((place) => trace[place] ?? []);
  if (found.length < steps.length) return [`a step that is not in the trace: ${steps.join(", ")}`];
  // Why it does not wait, no step cites: it is the clause that says what waits.
  const isNoDependency = says(words, "claim-not-waiting") || says(words, "claim-met-before");
  // Nor what comes too late, and a keyword says itself that more of it does no more.
  const isLate = says(words, "claim-late");
  const ofKeyword = says(words, "claim-redundant") ? clauses.filter((clause) => clause.startsWith("702.")) : [];
  const cited = new Set([
    ...found.flatMap(clausesOf),
    ...(isNoDependency ? ["613.8a"] : []),
    ...(isLate ? ["613.1"] : []),
    ...ofKeyword,
  ]);
  const held = new Set(called.flatMap((names) => [...heldBy([...found, asked], names)]));
  return [
    ...clauses
      .filter((clause) => !cited.has(clause) && !forgotten.has(clause))
      .map((clause) => `${clause} is not among the clauses of its steps`),
    ...spoken(words)
      .filter((mention) => !isHeld(mention, held))
      .map(({ text }) => `“${text}” is not in its steps`),
  ];
}

function says(word: Word, id: string): boolean {
  if (typeof word !== "object") return false;
  if (word.kind === "series") return word.members.some((member) => says(member, id));
  return word.kind === "saying" && word.id === id;
}

/** A text in a phrase, or what a message out of an open list is about. */
interface Mention {
  readonly text: string;
  readonly isKey: boolean;
}

/** How often something is there, the how-manieth it is, and in which form a fact is said follow from what is named. */
const COUNTING: ReadonlySet<string> = new Set(
  "count place time began ended token over nothing why one required how because until known read turns".split(" "),
);

/** Messages about words of the data end with them. */
const ABOUT_WORD = /^(?:subtype|keyword|color|noun|line-supertype|fact|counter)-(.+)$/;

/** Messages of these families that are about no word of the data. */
const ABOUT_NONE =
  /^(?:noun-phrase|subtype-unknown|counter-of-.+|counter-plus.*|counter-minus.*|fact-of-its-own|keyword-(?:with|of|hexproof-from|landwalk-such)(?:-.*)?|keyword-from)$/;

/** What an application leaves as it was is in no step; it is held to the computation itself, in claims.test.ts. */
function isJudged(id: string, name: string): boolean {
  // The damage and what it is held against are those of the object.
  if (id === "claim-lethal-damage") return name !== "what";
  // Whose turn it was is known from the events.
  if (id === "newer-in-turn") return name === "player";
  // The number of an event is that of the story, which does not count checks.
  if (id.startsWith("ended-reason-condition")) return name === "step";
  if (id === "change-has-mana") return name === "type" || name === "articled";
  return name === "size" && /^change-(?:becomes|stays|gets|has|switches)-size$/.test(id);
}

function spoken(word: Word, key = ""): Mention[] {
  if (typeof word !== "object") {
    const text = String(word);
    // A rule without an amount is about one.
    const isSilent = text === "" || COUNTING.has(key) || (key === "amount" && text === "1");
    return isSilent ? [] : [{ text, isKey: false }];
  }
  switch (word.kind) {
    case "name":
      return [{ text: word.card, isKey: false }];
    case "series":
      return word.members.flatMap((member) => spoken(member));
    case "noun":
      return [word.head, ...word.traits].flatMap((part) => spoken(part));
    case "saying": {
      const about = ABOUT_NONE.test(word.id) ? undefined : ABOUT_WORD.exec(word.id)?.[1];
      const inner = Object.entries(word.args).flatMap(([name, arg]) =>
        isJudged(word.id, name) ? [] : spoken(arg, name),
      );
      return about === undefined ? inner : [{ text: about, isKey: true }, ...inner];
    }
    default:
      return word satisfies never;
  }
}

/** What each step holds, as far as it was asked: many reasons go by the same steps. */
const KNOWN = new WeakMap<ObjectNames, Map<unknown, ReadonlySet<string>>>();

/** Everything that steps hold: their texts and numbers, the parts of the names of effects, and what objects are called. */
function heldBy(steps: readonly unknown[], names: ObjectNames): ReadonlySet<string> {
  const known = KNOWN.get(names) ?? new Map<unknown, ReadonlySet<string>>();
  KNOWN.set(names, known);
  return new Set(
    steps.flatMap((step) => {
      const held =
        known.get(step) ??
        new Set([
          ...textsIn(step, names),
          ...conditionWords(step, names),
          ...editedWords(step, names),
          ...beyondFirst(step),
        ]);
      known.set(step, held);
      return [...held];
    }),
  );
}

/** The nouns for what a condition or a number describes ("a permanent") are nowhere in its data. */
function conditionWords(step: unknown, names: ObjectNames): string[] {
  const told = step as Partial<TraceStep>;
  const isMeasured = told.kind === "applied" && (told.measured ?? told.met) !== undefined;
  const isUnmetCost = told.kind === "cost" && told.condition !== undefined;
  if (told.kind !== "unmet" && told.kind !== "failed" && !isMeasured && !isUnmetCost) return [];
  return spoken(stepPhrase(step as TraceStep, names)).map(({ text }) => text);
}

/** How many a cost counts besides the first; the claims of costs ask whether it is that many. */
function beyondFirst(step: unknown): string[] {
  const { kind, counted = [] } = step as Partial<CostStep>;
  return kind === "cost" && counted.length > 0 ? [String(counted.length - 1)] : [];
}

/** The words of texts that stand in a step as data. */
function editedWords(step: unknown, names: ObjectNames): string[] {
  const { unseen = [] } = step as Partial<AppliedStep>;
  return unseen
    .filter(({ of }) => of === "text")
    .flatMap((change) => spoken(editedPhrase(change, names)).map(({ text }) => text));
}

function textsIn(step: unknown, names: ObjectNames): ReadonlySet<string> {
  const texts = new Set<string>();
  const add = (text: string): void => {
    texts.add(text);
    for (const { text: said } of spoken(names.object(text))) texts.add(said);
  };
  const collect = (value: unknown): void => {
    if (typeof value === "number") texts.add(String(value));
    else if (typeof value === "string") {
      add(value);
      // A keyword stands in a fact as its clause.
      const keyword = keywordOf(value);
      if (keyword !== undefined) texts.add(keyword);
      const effect = names.effect(value);
      // "this creature": abilities speak so of what has them.
      for (const id of [value, ownerOf(effect)]) for (const type of names.printed(id)?.types ?? []) texts.add(type);
      // "the equipped creature".
      if (JSON.stringify(names.printed(value)?.abilities ?? []).includes('"equip')) texts.add("Creature");
      const made = effect.kind === "counters" ? effect.counter : abilityOfEffect(effect);
      for (const part of [ownerOf(effect), made]) if (part !== undefined) add(part);
      for (const words of abilityWords(value, made, ownerOf(effect), names)) texts.add(words);
      for (const part of [...value.split(/[ :;,/]+/), ...(value.match(/\{[^}]*\}/g) ?? [])]) {
        texts.add(part);
        // "snow forestwalk" speaks of Forests (CR 702.14a).
        texts.add(part.replace(/walk$/, ""));
      }
    } else if (typeof value === "object" && value !== null) {
      for (const inner of Object.values(value)) collect(inner);
      // How many counters of a kind there are is written by the kind.
      if ("counters" in value) for (const kind of Object.keys(value.counters ?? {})) add(kind);
      if ("before" in value && "after" in value) for (const by of differences(value.before, value.after)) texts.add(by);
    }
  };
  collect(step);
  return texts;
}

/** What the few words say that an ability is called by. */
function abilityWords(name: string, made: string | undefined, owner: string, names: ObjectNames): string[] {
  const entries = [names.entry(name, ""), made === undefined ? undefined : names.entry(made, owner)];
  return entries.flatMap((entry) =>
    entry === undefined
      ? []
      : [abilityInShort(entry), distinctionPhrase(entry), spokenInside(entry)].flatMap((phrase) =>
          spoken(phrase).map(({ text }) => text),
        ),
  );
}

/** By how much a number has changed, with its sign. */
function differences(before: unknown, after: unknown): string[] {
  if (typeof before !== "number" || typeof after !== "number") return [];
  const by = after - before;
  return [by < 0 ? String(by) : `+${by}`];
}

const SIZE = /^([+-]?\d+)\/([+-]?\d+)$/;

function isHeld({ text, isKey }: Mention, texts: ReadonlySet<string>): boolean {
  // A word of several, as in the cost of a keyword or the slug of a rule.
  if (isKey) return [...texts].some((each) => `-${messageKey(each)}-`.includes(`-${text}-`));
  if (texts.has(text) || isWordOfOne(text, texts)) return true;
  // A size is made of two numbers; the one that did not change adds nothing, with the sign of the other.
  const [, power, toughness] = SIZE.exec(text) ?? [];
  return [power, toughness].every((part) => part !== undefined && (texts.has(part) || part === "+0" || part === "-0"));
}

/** Protection from a name speaks of that name, and the slug of a rule of what it limits. */
function isWordOfOne(text: string, texts: ReadonlySet<string>): boolean {
  if (!/^[\p{L}' -]{3,}$/u.test(text)) return false;
  return [...texts].some((whole) => whole.split(/[^\p{L}' ]+/u).includes(text) || whole.endsWith(` ${text}`));
}
