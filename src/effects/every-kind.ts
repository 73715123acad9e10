import type { Look } from "../rules/look.js";
import type { PartKind } from "../rules/layers.js";
import type { Part } from "../rules/part.js";
import type { CostChange, StageChange } from "./after-layers.js";
import type { AfterKind, LayerKind } from "./kind.js";

type PartOf<K extends PartKind> = Extract<Part, { kind: K }>;

/** A kind in a layer, whatever its instructions are. */
type Layered<P extends Part> = Omit<LayerKind<P, never>, "evaluate"> & { evaluate(part: P, look: Look): unknown };

/** A declaration for each kind; with one left out it does not compile. */
export type EveryKind = {
  readonly [K in PartKind]: Layered<PartOf<K>> | AfterKind<PartOf<K>, StageChange | CostChange>;
};
