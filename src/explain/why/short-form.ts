import { toNothingPhrase } from "../../wording/idle.js";
import type { MessageId } from "../../wording/catalogue/message-ids.gen.js";
import { changePredicates, clausesIn, MOST_CLAUSES } from "../../wording/changes.js";
import { type Phrase, say, series, seriesOf } from "../../wording/phrase.js";
import type { Change, Resolution } from "../../rules/formats.gen.js";
import { BASIC_LAND_TYPES } from "../../rules/subtypes.js";
import { subtypePhrase } from "../../wording/types.js";
import { listOf } from "../../wording/value-words.js";
import type { ObjectNames } from "../../wording/object-names.js";
import type { Explained } from "./explanation.js";
import type { Mentions } from "./mentions.js";
import type { ObjectAspect, WhyQuestion } from "./question.js";
import { changesOf, isByLandType, type Relevant, type Slice } from "./slice.js";
import { couldChange, isUpTo, type Scope } from "./scope.js";
import { anyDoes } from "../../wording/parts.js";
import { countsSomething, withCounts } from "../../wording/steps.js";
import type { Characteristic } from "../../rules/layers.js";
import type { Values } from "./unchanged.js";
import { isOf, ofKind, type Seen, type SeenOf } from "./seen.js";
import { endedPhrase } from "../../wording/endings.js";
import { OF_CONTENT, type Reason, reasonFrom, type StageReasons, type Weighed, type Weight } from "./reason.js";

/** Kinds of reasons that decide an answer, the most important first. */
const DECIDING: readonly Weight[] = [
  "lasts",
  "loop",
  "waits",
  "lastWord",
  "defining",
  "continues",
  "missed",
  "ceased",
  "older",
  "reached",
];

const MOST = 4;

/** Of abilities that are asked for some of them only: changes that tell of these. */
const TELLING: Readonly<Partial<Record<ObjectAspect, (change: Change) => boolean>>> = {
  tapsFor: ({ before, after }) => listOf(before).filter(isMana).join("\n") !== listOf(after).filter(isMana).join("\n"),
};

function isMana(ability: string): boolean {
  return ability.includes(": Add {");
}

/** An answer that no step has touched. */
const NOTHING: Readonly<Record<WhyQuestion["kind"], MessageId>> = {
  object: "short-untouched",
  player: "short-untouched-player",
  gameRules: "short-no-rules",
  cost: "short-untouched",
  abilityCost: "short-untouched",
  stateBased: "state-based-nothing",
  order: "short-no-effects",
  after: "state-based-nothing",
};

/** The deciding reasons, then in one sentence what happens to the object layer by layer, and what did not apply to it. */
export function shortForm(
  told: readonly StageReasons[],
  relevant: readonly Relevant[],
  scope: Scope,
  mentions: Mentions,
  question: WhyQuestion,
  { objects }: Pick<Resolution, "objects">,
  values: Values,
): Reason[] {
  const all = told.flatMap(({ weighed }) => weighed);
  const deciding = DECIDING.flatMap((weight) => all.filter((each) => each.weight === weight)).slice(0, MOST - 1);
  const chain =
    question.kind === "object" ? chainOf(relevant, scope, mentions, values, TELLING[question.aspect]) : undefined;
  const said = all.filter((each) => deciding.includes(each));
  // What has not happened comes last where something has.
  if (chain !== undefined)
    return [
      ...said.filter(({ weight }) => weight !== "missed").map(({ reason }) => reason),
      chain,
      ...said.filter(({ weight }) => weight === "missed").map(({ reason }) => reason),
    ];
  const inOrder = said.map(({ reason }) => reason);
  const ofLand = ofLandTypes(question, objects, mentions);
  if (ofLand !== undefined) return [...inOrder, ofLand];
  const applied = all.filter(({ weight }) => weight === "applied");
  const last = (applied.length > 0 ? applied : all.filter(({ weight }) => weight === "aside")).map(
    ({ reason }) => reason,
  );
  const isOfOne = question.kind === "object" && question.aspect !== "rules";
  const rest = isOfOne ? last.slice(-1) : last.slice(-(MOST - inOrder.length));
  const short = [...inOrder, ...rest];
  return short.length > 0 ? short : [nothing(question)];
}

/** Of a land whose abilities nothing changes: what it has by its basic land types (CR 305.6). */
function ofLandTypes(question: WhyQuestion, objects: Resolution["objects"], mentions: Mentions): Reason | undefined {
  if (question.kind !== "object" || (question.aspect !== "abilities" && question.aspect !== "tapsFor"))
    return undefined;
  const land = objects[question.object];
  const types = BASIC_LAND_TYPES.filter((type) => land?.subtypes.includes(type));
  if (types.length === 0 || land?.abilities.some((ability) => ability.startsWith("{T}: Add ")) !== true)
    return undefined;
  const words = say("short-land-types", {
    object: mentions.object(question.object),
    types: seriesOf(types, subtypePhrase, "and"),
  });
  return { words, clauses: ["305.6"], steps: [] };
}

function nothing({ kind }: WhyQuestion): Reason {
  return { words: say(NOTHING[kind]), clauses: [], steps: [] };
}

/** In place of that nothing changes an object: that what did is over, as far as this has come since the last check (CR 611.2a). */
export function sinceOver(
  short: readonly Reason[],
  question: WhyQuestion,
  all: readonly Seen[],
  { names }: Mentions,
): readonly Reason[] {
  if (question.kind !== "object" || !short.every((reason) => reason.steps.length === 0 || isOfNoExchange(reason)))
    return short;
  const over = ofKind(all, "ended").filter(({ step }) => step.objects.includes(question.object));
  const told = over.map((seen) => overReason(seen, question.object, names));
  const failed = short.filter(isOfNoExchange);
  return told.length === 0
    ? short
    : [...failed, ...told, { words: say("short-untouched-now"), clauses: [], steps: [] }];
}

/** That an exchange has not come about changes nothing (CR 701.12a-b). */
function isOfNoExchange({ clauses }: Reason): boolean {
  return clauses.some((clause) => clause === "701.12a" || clause === "701.12b") && !clauses.includes("613.1b");
}

/** What has ended and would give another answer, beside what makes it; where nothing does, that is told already. */
export function overReasons(
  { question, over = [], names }: Explained,
  all: readonly Seen[],
  short: readonly Reason[],
): readonly Reason[] {
  if (question.kind !== "object") return [];
  const told = new Set(short.flatMap(({ steps }) => steps));
  return ofKind(all, "ended")
    .filter(({ place }) => over.includes(place) && !told.has(place))
    .map((seen) => overReason(seen, question.object, names));
}

/** What happens to one object is told of it alone. */
function overReason(seen: SeenOf<"ended">, object: string, names: ObjectNames): Reason {
  return reasonFrom([seen], endedPhrase({ ...seen.step, objects: [object] }, names));
}

const SIZE: ReadonlySet<string> = new Set<Characteristic>(["power", "toughness"]);

/** "X is also a creature (A, layer 4), then becomes 4/4 (B, layer 7b)". */
function chainOf(
  relevant: readonly Relevant[],
  scope: Scope,
  mentions: Mentions,
  values: Values,
  tells: (change: Change) => boolean = () => true,
): Reason | undefined {
  const { object } = scope;
  if (object === undefined) return undefined;
  const said: { readonly changes: Phrase[]; readonly isMore: boolean }[] = [];
  let room = 0;
  const steps: Seen[] = [];
  const counting: SeenOf<"applied">[] = [];
  for (const { seen } of relevant) {
    if (!isOf(seen, "applied")) continue;
    const told = values.asTold(seen);
    const isFaceDown = anyDoes(seen.step.parts, "facesDown");
    const isAsked = changesOf(told, object).some(({ characteristic }) => scope.characteristics.has(characteristic));
    const isCopy = isAsked && anyDoes(seen.step.parts, "copies");
    const all = changesOf(told, object);
    const isOfLand = isByLandType(seen.step, object, scope.characteristics);
    const isTold = all.some((change) => scope.characteristics.has(change.characteristic) && tells(change));
    if (!isTold && changesOf(seen.step, object).some(({ characteristic }) => scope.characteristics.has(characteristic)))
      continue;
    const own = all.filter(
      ({ characteristic }) =>
        (isFaceDown && all.some((one) => scope.characteristics.has(one.characteristic))) ||
        scope.characteristics.has(characteristic) ||
        (isCopy && characteristic === "name") ||
        (isOfLand && characteristic === "subtypes"),
    );
    const isReached = seen.step.objects.includes(object) && isUpTo(seen.step.layer, scope.until);
    const wanted = isReached ? values.beside(own, told, object, seen.place, scope.characteristics) : own;
    const predicates = changePredicates(wanted, seen.step.parts, mentions.names);
    if (predicates.length === 0) continue;
    for (const [n, some] of predicates.entries()) {
      const change = mentions.change(series(some, "and"), seen.step, object);
      const sentence = said.at(-1);
      const clauses = some.reduce((sum, predicate) => sum + clausesIn(predicate), 0);
      room -= clauses;
      if (sentence !== undefined && room >= 0) sentence.changes.push(say("short-then", { change }));
      else {
        said.push({ changes: [change], isMore: n > 0 });
        room = MOST_CLAUSES - clauses;
      }
    }
    steps.push(seen);
    if (own.some(({ characteristic }) => SIZE.has(characteristic))) counting.push(seen);
  }
  const [first, ...others] = steps;
  if (first === undefined) return undefined;
  const sentences = said.map(({ changes, isMore }, n) =>
    say(n === 0 ? "change-of" : isMore ? "change-next" : "short-next", {
      object: mentions.object(object),
      predicates: series(changes, "steps"),
    }),
  );
  const told = sentences.length > 1 ? series(sentences, "sentences") : series(sentences, "and");
  const [counts, more] = counting.filter(({ step }) => countsSomething(step));
  // What a size counts decides it; of several the words would not tell whose each is.
  const words = counts === undefined || more !== undefined ? told : withCounts(counts.step, told, mentions.names);
  return reasonFrom([first, ...others], words, (clause) => /^613\.[1-4]/.test(clause));
}

/** A layer and what to say about it. */
export interface Bystander {
  readonly layer: SeenOf<"applied">["step"]["layer"];
  readonly weighed: Weighed;
}

/** If no step led to the answer: applications that might have, with the objects they affect, or that they come too late. */
export function bystanders(slice: Slice, { object, characteristics, until }: Scope, mentions: Mentions): Bystander[] {
  if (object === undefined) return [];
  return slice.all.flatMap((seen): Bystander[] => {
    if (!isOf(seen, "applied")) return [];
    const { layer, objects, effect } = seen.step;
    if (!couldChange(seen.step).some((characteristic) => characteristics.has(characteristic))) return [];
    const isThere = objects.includes(object);
    if (isThere && isUpTo(layer, until)) return [];
    const words = { effect: mentions.effect(effect), object: mentions.object(object) };
    const said: Phrase = isThere
      ? say("claim-too-late", { ...words, layer })
      : objects.length === 0
        ? toNothingPhrase(seen.step, words.effect, mentions.names, "claim-applied-to-nothing")
        : say("claim-not-to", { ...words, objects: mentions.objects(objects) });
    return [{ layer, weighed: { weight: "aside", reason: reasonFrom([seen], said, OF_CONTENT) } }];
  });
}
