import type { Change, LayerName, Resolution, ResolvedObject, RulesetId, Value } from "../rules/formats.gen.js";
import { CHANGED_IN, type Characteristic, type Sort } from "../rules/layers.js";
import { rulesetOf } from "../rules/rulesets.js";
import { layerOfStep } from "../rules/trace-stage.js";
import { effectPhrase } from "../wording/effect-names.js";
import { type Phrase, say, series } from "../wording/phrase.js";
import { tracedChanges } from "../wording/traced-changes.js";
import { addTo } from "../rules/group.js";
import { english, type Narrator } from "./narrator.js";
import type { ObjectNames } from "../wording/object-names.js";
import { type Reason, reasonFrom, stepReason, toldReason } from "./why/reason.js";
import { isOf, Seen, type SeenOf } from "./why/seen.js";

/** Where two computations on one board first diverge, and what each does there. */
export interface Parting {
  /** The first object and characteristic that differ. */
  readonly object: string;
  readonly characteristic: Characteristic;
  readonly from: PartingSide;
  readonly to: PartingSide;
}

export interface PartingSide {
  /** The layer as that edition names it; undefined if nothing applies any more. */
  readonly layer: LayerName | undefined;
  /** Sentences: what applies there, and what led to it. */
  readonly words: readonly string[];
  /** By their current numbers, and by those of the ruleset. */
  readonly clauses: readonly string[];
  readonly numbers: readonly string[];
}

/** The parts of a computation. Editions may name or combine layers differently, which is no difference in itself. */
const PARTS = ["start", "copy", "control", "text", "type", "color", "ability", "definedSize", "size"] as const;
type Part = (typeof PARTS)[number];

const PART_OF: Readonly<Record<Sort, Part>> = {
  copying: "copy",
  faceDown: "copy",
  control: "control",
  text: "text",
  type: "type",
  color: "color",
  ability: "ability",
  abilityLoss: "ability",
  abilityCounter: "ability",
  definedSize: "definedSize",
  setSize: "size",
  boost: "size",
  staticBoost: "size",
  counterBoost: "size",
  switch: "size",
};

function sortsIn(layer: LayerName, ruleset: RulesetId): Sort[] {
  return rulesetOf(ruleset).slots.flatMap((slot) => (slot.layer === layer ? slot.sorts : []));
}

/** Which part a layer belongs to; if it has several, what it does to the characteristic. */
function partOf(layer: LayerName, characteristic: Characteristic, ruleset: RulesetId): Part {
  const sorts = sortsIn(layer, ruleset);
  const sort = sorts.find((each) => CHANGED_IN[each].includes(characteristic)) ?? sorts[0];
  return sort === undefined ? "size" : PART_OF[sort];
}

/** One change of one characteristic of one object, with the step that made it. */
interface Writing {
  readonly part: Part;
  readonly seen: SeenOf<"applied">;
  readonly change: Change;
}

type Histories = ReadonlyMap<string, readonly Writing[]>;

/** In the order in which differences are searched. */
const CHARACTERISTICS = [
  "name",
  "manaCost",
  "controller",
  "types",
  "supertypes",
  "subtypes",
  "colors",
  "abilities",
  "cantHave",
  "power",
  "toughness",
] as const satisfies readonly Characteristic[];
type Compared = (typeof CHARACTERISTICS)[number];

function keyOf(object: string, characteristic: Characteristic): string {
  return `${characteristic}\n${object}`;
}

function historiesOf({ trace, ruleset }: Resolution): Histories {
  const histories = new Map<string, Writing[]>();
  for (const seen of Seen.all(trace)) {
    if (!isOf(seen, "applied")) continue;
    for (const change of seen.step.changes) {
      const part = partOf(seen.step.layer, change.characteristic, ruleset);
      addTo(histories, keyOf(change.object, change.characteristic), { part, seen, change });
    }
  }
  return histories;
}

function same(a: Value | undefined, b: Value | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The value of a characteristic after a part: from its last change so far, or the original one. */
function valueAfter(
  part: Part,
  history: readonly Writing[],
  object: ResolvedObject,
  name: Compared,
): Value | undefined {
  const last = history.findLast((writing) => PARTS.indexOf(writing.part) <= PARTS.indexOf(part));
  if (last !== undefined) return last.change.after;
  const [first] = history;
  if (first !== undefined) return first.change.before;
  return name === "cantHave" ? [] : object[name];
}

/** Where the computations diverge; undefined if every characteristic of every object is equal after every part. */
export function partingOf(from: Resolution, to: Resolution, narrator = english()): Parting | undefined {
  const [before, after] = [historiesOf(from), historiesOf(to)];
  const shared = Object.keys(to.objects).filter((id) => Object.hasOwn(from.objects, id));
  for (const part of PARTS) {
    for (const characteristic of CHARACTERISTICS) {
      for (const object of shared) {
        const [a, b] = [from.objects[object], to.objects[object]];
        if (a === undefined || b === undefined) continue;
        const key = keyOf(object, characteristic);
        const [old, now] = [before.get(key) ?? [], after.get(key) ?? []];
        if (same(valueAfter(part, old, a, characteristic), valueAfter(part, now, b, characteristic))) continue;
        return { object, characteristic, ...sides(from, to, part, [old, now], narrator) };
      }
    }
  }
  return undefined;
}

/** The first change of the part that differs, and each side's explanation of it. */
function sides(
  from: Resolution,
  to: Resolution,
  part: Part,
  [old, now]: readonly [readonly Writing[], readonly Writing[]],
  narrator: Narrator,
): Pick<Parting, "from" | "to"> {
  const here = (history: readonly Writing[]): Writing[] => history.filter((writing) => writing.part === part);
  const [a, b] = [here(old), here(now)];
  const length = Math.max(a.length, b.length);
  const isSame = (place: number): boolean =>
    a[place]?.seen.step.effect === b[place]?.seen.step.effect && same(a[place]?.change.after, b[place]?.change.after);
  let place = 0;
  while (place < length && isSame(place)) place++;
  const effects = [a[place]?.seen.step.effect, b[place]?.seen.step.effect].filter((effect) => effect !== undefined);
  return { from: side(from, part, a[place], effects, narrator), to: side(to, part, b[place], effects, narrator) };
}

function side(
  resolution: Resolution,
  part: Part,
  writing: Writing | undefined,
  effects: readonly string[],
  narrator: Narrator,
): PartingSide {
  const { names } = narrator;
  const all = Seen.all(resolution.trace);
  const before = leadingTo(all, writing?.seen, part, resolution, effects);
  const led = before.map((seen) => stepReason(seen, names));
  if (writing === undefined) {
    // It is enough to state that an effect is gone.
    const absent = effects.filter(
      (effect) => !before.some((seen) => isOf(seen, "ceased") && seen.step.effect === effect),
    );
    const missing = absent.filter((effect) => !applies(all, part, resolution, effect));
    const idle = missing.length > 0 ? [] : absent;
    return sideOf(
      undefined,
      [...led, ...nothingOf("parting-idle", idle, names), ...nothingOf("parting-not-applied", missing, names)],
      resolution,
      narrator,
    );
  }
  const { seen, change } = writing;
  const applied = say("parting-applied", { effects: effectPhrase(seen.step.effect, names) });
  return sideOf(
    seen.step.layer,
    [
      ...led,
      reasonFrom([seen], applied),
      ...tracedChanges([change], names, { parts: seen.step.parts }).map((words) => reasonFrom([seen], words)),
    ],
    resolution,
    narrator,
  );
}

function sideOf(
  layer: LayerName | undefined,
  reasons: readonly Reason[],
  { trace, ruleset }: Resolution,
  narrator: Narrator,
): PartingSide {
  const told = reasons.map((reason) => toldReason(reason, trace, ruleset, narrator));
  return {
    layer,
    words: [
      ...(layer === undefined ? [] : [`${narrator.layerTitle(layer, ruleset)}.`]),
      ...told.map(({ text }) => text),
    ],
    clauses: [...new Set(told.flatMap(({ clauses }) => clauses))],
    numbers: [...new Set(told.flatMap(({ numbers }) => numbers))],
  };
}

/** What no step states, for several effects together; nothing if there are none. */
function nothingOf(
  id: "parting-not-applied" | "parting-idle",
  effects: readonly string[],
  names: ObjectNames,
): Reason[] {
  const [only, ...more]: readonly Phrase[] = effects.map((effect) => effectPhrase(effect, names));
  if (only === undefined) return [];
  const words = say(id, { effects: more.length === 0 ? only : series([only, ...more], "and") });
  return [{ words, clauses: [], steps: [] }];
}

/** Whether an effect applies in the layers of a part, even if only to other objects. */
function applies(all: readonly Seen[], part: Part, { ruleset }: Resolution, effect: string): boolean {
  return all.some(
    (seen) => isOf(seen, "applied") && seen.step.effect === effect && isIn(part, seen.step.layer, ruleset),
  );
}

function isIn(part: Part, layer: LayerName, ruleset: RulesetId): boolean {
  return sortsIn(layer, ruleset).some((sort) => PART_OF[sort] === part);
}

/** The last steps before that explain why these effects apply in this order, or not at all. */
function leadingTo(
  all: readonly Seen[],
  applied: Seen | undefined,
  part: Part,
  { ruleset }: Resolution,
  effects: readonly string[],
): Seen[] {
  const concerns = ({ step }: Seen): boolean => {
    switch (step.kind) {
      case "waits":
      case "continues":
      case "ceased":
        return effects.includes(step.effect);
      case "loop":
        return step.members.some((member) => effects.includes(member));
      default:
        return false;
    }
  };
  return all
    .slice(0, applied?.place)
    .filter((seen) => {
      const layer = layerOfStep(seen.step);
      return layer !== undefined && concerns(seen) && isIn(part, layer, ruleset);
    })
    .slice(-3);
}
