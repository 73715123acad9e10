import type { Measured } from "../rules/board.js";
import type { CostStep, StageName } from "../rules/formats.gen.js";
import type { Slot } from "../rules/ruleset.js";
import type { PlayerChange, RuleChange } from "../effects/after-layers.js";
import type { Effect } from "./effect.js";
import type { Footprint } from "./footprint.js";
import type { Met } from "./met.js";
import type { Dependency } from "./standing.js";
import type { StageDependency } from "./stage.js";
import type { Entry } from "./state.js";

/** A step of the computation, with the views themselves; render-trace.ts makes it data for people and engines. */
export type Step =
  | { readonly kind: "layer"; readonly slot: Slot }
  | ({ readonly kind: "depends"; readonly slot: Slot } & Dependency & {
        readonly before: Footprint;
        readonly after: Footprint;
        /** It was not there when the slot began (CR 613.8c). */
        readonly isAnew: boolean;
      })
  | { readonly kind: "waits"; readonly layer: StageName; readonly effect: Effect; readonly on: readonly Effect[] }
  | { readonly kind: "loop"; readonly layer: StageName; readonly members: readonly Effect[] }
  | (InSlot & { readonly kind: "locked"; readonly objects: readonly number[] })
  | (InSlot & { readonly kind: "continues" })
  | (InSlot & {
      readonly kind: "applied";
      readonly objects: readonly number[];
      readonly entries: readonly Entry[];
      /** It began in an earlier layer (CR 613.6). */
      readonly continued: boolean;
      /** What was applied before it in this slot made it free, or made it be there at all (CR 613.8c). */
      readonly isAnew: boolean;
      /** Clauses by which its numbers come out as they do. */
      readonly counting: readonly string[];
      /** The objects that its numbers count. */
      readonly counted?: readonly number[];
      readonly measured?: readonly Measured[];
      /** Where the effect begins: what it is there by. */
      readonly met?: readonly Met[];
      /** Where the order is worked out only once: what would come first if it were worked out again (CR 613.8c). */
      readonly notAgain?: Effect;
    })
  /** `instead`: where it will not be applied. */
  | (InSlot & { readonly kind: "ceased"; readonly by: Effect; readonly instead: readonly Slot[] })
  /** Its condition did not hold; `layers`: wherever it was asked, as far as the computation has come; `objects`: on what. */
  | {
      readonly kind: "unmet";
      readonly effect: Effect;
      readonly layers: readonly [StageName, ...StageName[]];
      readonly objects: readonly number[];
      /** The numbers that the condition goes by, as they were where it was asked first. */
      readonly measured: readonly Measured[];
      /** The player of whom the condition speaks as "you", there as well (CR 109.5). */
      readonly you: number | undefined;
    }
  | ({ readonly kind: "stageDepends"; readonly layer: StageName } & StageDependency)
  | { readonly kind: "player"; readonly effect: Effect; readonly change: PlayerChange }
  | {
      readonly kind: "gameRule";
      readonly effect: Effect;
      readonly change: RuleChange;
      readonly objects: readonly number[] | undefined;
      readonly counting: readonly string[];
    }
  | { readonly kind: "cost"; readonly data: CostStep };

interface InSlot {
  readonly slot: Slot;
  readonly effect: Effect;
}
