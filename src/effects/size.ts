import { aspects, POWER_TOUGHNESS } from "../rules/aspects.js";
import { type ObjectDraft, type ObjectView, revised } from "../rules/object-view.js";
import type { Part } from "../rules/part.js";
import { AS_WRITTEN, type LayerKind } from "./kind.js";

/** A kind that writes power and toughness (CR 613.4). */
export const WRITES_SIZE = {
  ...AS_WRITTEN,
  needs: ["power-toughness"],
  writes: () => aspects({ others: POWER_TOUGHNESS }),
} satisfies Partial<LayerKind<Part, unknown>>;

export function withNumbers(view: ObjectView, power: number | null, toughness: number | null): ObjectView {
  if (power === view.power && toughness === view.toughness) return view;
  return revised(view, (draft) => {
    draft.power = power;
    draft.toughness = toughness;
  });
}

/** Sets power and toughness, and with them the base values (CR 208.4b). */
export function resize(draft: ObjectDraft, power: number | null, toughness: number | null): void {
  draft.basePower = draft.power = power;
  draft.baseToughness = draft.toughness = toughness;
}
