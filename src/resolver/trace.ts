import type { CostStep, DependencyReason, StageName } from "../rules/formats.gen.js";
import type { Slot } from "../rules/ruleset.js";
import type { PlayerChange, RuleChange } from "../effects/after-layers.js";
import type { Effect } from "./effect.js";
import type { Footprint } from "./footprint.js";
import type { StageDependency } from "./stage.js";
import type { Entry } from "./state.js";

/** A step of the computation, with the views themselves; render-trace.ts makes it data for people and engines. */
export type Step =
  | { readonly kind: "layer"; readonly slot: Slot }
  | {
      readonly kind: "depends";
      readonly slot: Slot;
      readonly effect: Effect;
      readonly on: Effect;
      readonly because: readonly DependencyReason[];
      readonly before: Footprint;
      readonly after: Footprint;
      /** It was not there when the slot began (CR 613.8c). */
      readonly isAnew: boolean;
    }
  | { readonly kind: "waits"; readonly layer: StageName; readonly effect: Effect; readonly on: readonly Effect[] }
  | { readonly kind: "loop"; readonly layer: StageName; readonly members: readonly Effect[] }
  | { readonly kind: "locked"; readonly slot: Slot; readonly effect: Effect; readonly objects: readonly number[] }
  | { readonly kind: "continues"; readonly slot: Slot; readonly effect: Effect }
  | {
      readonly kind: "applied";
      readonly slot: Slot;
      readonly effect: Effect;
      readonly objects: readonly number[];
      readonly entries: readonly Entry[];
      /** It began in an earlier layer (CR 613.6). */
      readonly continued: boolean;
      /** What was applied before it in this slot made it free, or made it be there at all (CR 613.8c). */
      readonly isAnew: boolean;
    }
  | {
      readonly kind: "ceased";
      readonly slot: Slot;
      readonly effect: Effect;
      readonly by: Effect;
      /** Where it will not be applied. */
      readonly instead: readonly Slot[];
    }
  | ({ readonly kind: "stageDepends"; readonly layer: StageName } & StageDependency)
  | { readonly kind: "player"; readonly effect: Effect; readonly change: PlayerChange }
  | {
      readonly kind: "gameRule";
      readonly effect: Effect;
      readonly change: RuleChange;
      readonly objects: readonly number[] | undefined;
    }
  | { readonly kind: "cost"; readonly data: CostStep };
