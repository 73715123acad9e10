import { aspects, type Aspects, POWER_TOUGHNESS } from "../rules/aspects.js";
import { type ObjectView, revised } from "../rules/object-view.js";

export const NUMBERS: Aspects = aspects({ others: POWER_TOUGHNESS });

export function withNumbers(view: ObjectView, power: number | null, toughness: number | null): ObjectView {
  if (power === view.power && toughness === view.toughness) return view;
  return revised(view, (draft) => {
    draft.power = power;
    draft.toughness = toughness;
  });
}
