import { factsOf, isPartKind, stageOf } from "../../effects/index.js";
import type { AppliedStep, LayerName, RulesetId, StageName, TraceStep } from "../../rules/formats.gen.js";
import { CHANGED_IN, type Characteristic, EVERY_CHARACTERISTIC, EVERY_LAYER } from "../../rules/layers.js";
import { rulesetOf, sortsCalled } from "../../rules/rulesets.js";
import { familyOf } from "../../rules/subtype-set.js";
import type { SubtypeFamily } from "../../rules/subtypes.js";
import { does } from "../../wording/parts.js";
import { listOf, surplus } from "../../wording/value-words.js";
import { askedIn, type ObjectAspect, type WhyQuestion } from "./question.js";
import type { Manner } from "../../effects/kind.js";

/** The subject of a question, in terms of the trace. */
export interface Scope {
  /** The object asked about, if it is one. */
  readonly object: string | undefined;
  /** The characteristics that make up the answer. */
  readonly characteristics: ReadonlySet<Characteristic>;
  /** The last layer that counts: copiable values and base sizes are determined before the last layer. */
  readonly until: LayerName | undefined;
}

const OF_ASPECT: Readonly<Record<ObjectAspect, readonly Characteristic[]>> = {
  size: ["power", "toughness"],
  baseSize: ["power", "toughness"],
  typeLine: ["types", "supertypes", "subtypes"],
  colors: ["colors"],
  abilities: ["abilities", "cantHave"],
  controller: ["controller"],
  owner: [],
  name: ["name"],
  manaCost: ["manaCost"],
  loyalty: ["loyalty"],
  defense: ["defense"],
  counters: [],
  damage: [],
  attachedTo: [],
  tapped: [],
  faceDown: [],
  zone: [],
  exists: [],
  tapsFor: ["abilities", "cantHave"],
  rules: ["abilities"],
  attacks: ["abilities"],
  blocks: ["abilities"],
  copiable: EVERY_CHARACTERISTIC,
};

/** By the clauses of the layers in which effects ceased. */
const OF_CLAUSE: Readonly<Record<string, readonly Characteristic[]>> = {
  "613.1b": CHANGED_IN.control,
  "613.1c": CHANGED_IN.text,
  "613.1d": CHANGED_IN.type,
  "613.1e": CHANGED_IN.color,
  "613.1f": CHANGED_IN.ability,
  "613.4a": CHANGED_IN.setSize,
  "613.4b": CHANGED_IN.setSize,
  "613.4c": CHANGED_IN.boost,
  "613.4d": CHANGED_IN.switch,
};

export function scopeOf(question: WhyQuestion, ruleset: RulesetId): Scope {
  const asked = askedIn(question);
  if (asked.kind !== "object") return { object: undefined, characteristics: new Set(), until: undefined };
  const { baseAfter, copiableAfter } = rulesetOf(ruleset);
  return {
    object: asked.object,
    characteristics: new Set(OF_ASPECT[asked.aspect]),
    until: asked.aspect === "baseSize" ? baseAfter : asked.aspect === "copiable" ? copiableAfter : undefined,
  };
}

/** Whether a layer is not later than another; every edition orders their names alike. */
export function isUpTo(layer: LayerName, until: LayerName | undefined): boolean {
  return until === undefined || EVERY_LAYER.indexOf(layer) <= EVERY_LAYER.indexOf(until);
}

/** What a step could change that applies, or would have applied, parts of an effect. */
export function couldChange(
  step: Extract<TraceStep, { kind: "applied" | "ceased" | "failed" | "unmet" }>,
): readonly Characteristic[] {
  if (step.kind === "unmet") return step.layers.flatMap(inLayer);
  if (step.kind === "ceased") return (step.also ?? []).flatMap((clause) => OF_CLAUSE[clause] ?? []);
  return step.parts.flatMap((part) => (isPartKind(part) ? CHANGED_IN[stageOf(part, "resolution")] : []));
}

/** The characteristics that effects in a layer affect. */
export function inLayer(layer: StageName): readonly Characteristic[] {
  if (layer === "players" || layer === "gameRules") return [];
  return [...sortsCalled(layer)].flatMap((sort) => CHANGED_IN[sort]);
}

/** Parts come from traces as strings. */
function mannersOf({ parts }: Pick<AppliedStep, "parts">): Manner[] {
  return parts.map((part) => (isPartKind(part) ? factsOf(part).manner : "sets"));
}

/** Whether two applications to one object could have another result in the other order. */
export function orderMatters(a: AppliedStep, b: AppliedStep): boolean {
  return mannersOf(a).some((first) =>
    mannersOf(b).some((second) => {
      if (first === "forbids" || second === "forbids") return false;
      return first !== second || first === "sets";
    }),
  );
}

/** Whether the first comes before the second for a reason: the other order could have another result, and here it would. */
export function orderDecides(first: AppliedStep, second: AppliedStep): boolean {
  return orderMatters(first, second) && !comesToTheSame(first, second);
}

/** Whether the second could as well have been applied before the first: it takes nothing that that one gives, or sets what was so already. */
function comesToTheSame(first: AppliedStep, second: AppliedStep): boolean {
  if (areOfOtherFamilies(first, second)) return true;
  const manners = [mannersOf(first), mannersOf(second)];
  const are = (n: number, ...wanted: readonly Manner[]): boolean =>
    manners[n]?.every((manner) => wanted.includes(manner)) === true;
  const shared = second.changes.filter(({ object }) => first.objects.includes(object));
  if (are(0, "sets") && are(1, "sets")) return shared.length === 0;
  // What is given after the loss might have been lost as well: of that the changes say nothing.
  if (!are(0, "adds") || !are(1, "takes") || shared.length === 0) return false;
  return shared.every(({ characteristic, before, after }) => {
    const lost = surplus(listOf(before), listOf(after));
    return givenBy(first, characteristic).every((word) => !lost.includes(word));
  });
}

/** What an application gives, as far as it tells: also to what had it already, as another object has not, or as is said of all. */
function givenBy({ changes, idle = [] }: AppliedStep, of: Characteristic): readonly string[] {
  return [
    ...changes.flatMap(({ characteristic, before, after }) =>
      characteristic === of ? surplus(listOf(after), listOf(before)) : [],
    ),
    ...idle.flatMap(({ because, values = [] }) => (because === "types" ? values : [])),
  ];
}

/** Whether they set or add subtypes, each of other families than the other: land types stay beside creature types (CR 205.1a). */
function areOfOtherFamilies(first: AppliedStep, second: AppliedStep): boolean {
  const [one, other] = [first, second].map(familiesIn);
  if (one === undefined || other === undefined || one.size === 0 || other.size === 0) return false;
  return [...one].every((family) => !other.has(family));
}

/** The families of the subtypes that come and go; undefined if it does anything else but add. */
function familiesIn({ parts, changes }: AppliedStep): ReadonlySet<SubtypeFamily | undefined> | undefined {
  const manners = mannersOf({ parts });
  if (!parts.every((part, n) => manners[n] === "adds" || does(part, "subtypes"))) return undefined;
  const words = changes.flatMap(({ characteristic, before, after }) =>
    characteristic === "subtypes"
      ? [...surplus(listOf(before), listOf(after)), ...surplus(listOf(after), listOf(before))]
      : [],
  );
  return new Set(words.map(familyOf));
}
