import type { Change, LayerName, RulesetId, StageName, TraceStep } from "../../rules/formats.gen.js";
import { EVERY_LAYER, STAGE_OF_KIND, type PartKind, type Stage } from "../../rules/layers.js";
import { rulesetOf, sortsCalled } from "../../rules/rulesets.js";
import type { ObjectAspect, Question } from "./question.js";

export type Characteristic = Change["characteristic"];

/** What a question is about, in terms of the trace. */
export interface Scope {
  /** The object that is asked about, if it is one. */
  readonly object: string | undefined;
  /** Which of its characteristics the answer is made of. */
  readonly characteristics: ReadonlySet<Characteristic>;
  /** The last layer that counts: copiable values and base sizes are read before the end. */
  readonly until: LayerName | undefined;
}

const EVERY_CHARACTERISTIC: readonly Characteristic[] = [
  "name",
  "manaCost",
  "colors",
  "supertypes",
  "types",
  "subtypes",
  "abilities",
  "power",
  "toughness",
  "loyalty",
  "defense",
  "controller",
  "cantHave",
];

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

/** What the parts of an effect can change. */
const OF_STAGE: Readonly<Record<Stage, readonly Characteristic[]>> = {
  copying: EVERY_CHARACTERISTIC,
  faceDown: EVERY_CHARACTERISTIC,
  control: ["controller"],
  text: ["abilities", "name"],
  type: ["types", "supertypes", "subtypes"],
  color: ["colors"],
  ability: ["abilities", "cantHave"],
  abilityLoss: ["abilities", "cantHave"],
  abilityCounter: ["abilities", "cantHave"],
  definedSize: ["power", "toughness"],
  setSize: ["power", "toughness"],
  boost: ["power", "toughness"],
  staticBoost: ["power", "toughness"],
  counterBoost: ["power", "toughness"],
  switch: ["power", "toughness"],
  players: [],
  gameRules: [],
};

/** By the clauses that tell the layers of what has ceased. */
const OF_CLAUSE: Readonly<Record<string, readonly Characteristic[]>> = {
  "613.1b": OF_STAGE.control,
  "613.1c": OF_STAGE.text,
  "613.1d": OF_STAGE.type,
  "613.1e": OF_STAGE.color,
  "613.1f": OF_STAGE.ability,
  "613.4a": OF_STAGE.setSize,
  "613.4b": OF_STAGE.setSize,
  "613.4c": OF_STAGE.boost,
  "613.4d": OF_STAGE.switch,
};

export function scopeOf(question: Question, ruleset: RulesetId): Scope {
  const asked = question.kind === "after" ? question.then : question;
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

/** What a step that applies, or would have applied, parts of an effect could change. */
export function couldChange(step: Extract<TraceStep, { kind: "applied" | "ceased" }>): readonly Characteristic[] {
  if (step.kind === "ceased") return (step.also ?? []).flatMap((clause) => OF_CLAUSE[clause] ?? []);
  return step.parts.flatMap((part) => (part in STAGE_OF_KIND ? OF_STAGE[STAGE_OF_KIND[part as PartKind]] : []));
}

/** What effects in a layer of this name are about. */
export function inLayer(layer: StageName): readonly Characteristic[] {
  if (layer === "players" || layer === "gameRules") return [];
  return [...sortsCalled(layer)].flatMap((sort) => OF_STAGE[sort]);
}
