import type { Look } from "../rules/look.js";
import type { Maker, PartKind, Stage } from "../rules/layers.js";
import type { Part } from "../rules/part.js";
import type { CostChange, StageChange } from "./after-layers.js";
import type { AfterKind, LayerKind } from "./kind.js";
import { KINDS } from "./index.gen.js";

/** Every kind of part. */
export const PART_KINDS = Object.keys(KINDS) as PartKind[];

/** A kind whose parts and instructions are passed on unread. */
export type AnyLayerKind = LayerKind<Part, unknown>;
type AnyAfterKind = AfterKind<Part, StageChange | CostChange>;

export function kindOf(part: Part): AnyLayerKind | AnyAfterKind {
  return KINDS[part.kind];
}

export function isPartKind(word: string): word is PartKind {
  return Object.hasOwn(KINDS, word);
}

/** What kinds declare of themselves, whatever their parts say. */
export function factsOf(kind: PartKind): Pick<AnyLayerKind | AnyAfterKind, "stage" | "needs" | "manner"> {
  return KINDS[kind];
}

/** How a part is carried out in a layer; undefined for those after the layers. */
export function layerKindOf(part: Part): AnyLayerKind | undefined {
  const kind = kindOf(part);
  return "change" in kind ? undefined : kind;
}

/** How a part is carried out after the layers; undefined for those in a layer. */
export function afterKindOf(part: Part): AnyAfterKind | undefined {
  const kind = kindOf(part);
  return "change" in kind ? kind : undefined;
}

/** Where the maker of an effect decides its layer too: CR 613.4a and 613.4c, and their forerunners. */
const STAGE_BY_MAKER: Readonly<Partial<Record<Maker, Partial<Readonly<Record<Stage, Stage>>>>>> = {
  defining: { setSize: "definedSize" },
  static: { boost: "staticBoost" },
  counters: { boost: "counterBoost", ability: "abilityCounter" },
};

/** What decides the layer of a kind of part, by who makes it; changes of costs are changes of the rules (CR 613.11). */
export function stageOf(kind: PartKind, maker: Maker): Stage {
  const { stage } = factsOf(kind);
  if (stage === "costs") return "gameRules";
  return STAGE_BY_MAKER[maker]?.[stage] ?? stage;
}

/** CR 611.2c: a part that changes neither characteristics nor control stays open to objects that come later. */
export function staysOpen(part: Part): boolean {
  return stageOf(part.kind, "resolution") === "gameRules";
}

/** Reads a part about players or rules; undefined for all others. */
export function stageChange(part: Part, look: Look): StageChange | undefined {
  const change = afterKindOf(part)?.change(part, look);
  return change === undefined || change.stage === "costs" ? undefined : change;
}

/** Reads a part about costs, for the affected object that `look` has in view; undefined for all others. */
export function costChangeOf(part: Part, look: Look): CostChange | undefined {
  const kind = afterKindOf(part);
  if (kind?.stage !== "costs") return undefined;
  const change = kind.change(part, look);
  return change.stage === "costs" ? change : undefined;
}
