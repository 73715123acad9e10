import type { ModifyPowerToughnessPart, Quantity } from "../rules/formats.gen.js";
import type { Look } from "../rules/handler.js";
import type { LayerKind } from "./kind.js";
import { NUMBERS, withNumbers } from "./size.js";

/**
 * The amount an effect adds: written numbers as they are, but a computed one that is negative counts as 0 (CR 107.1b),
 * unless it doubles (CR 701.10b) or the edition lets it count.
 */
export function addedAmount(quantity: Quantity | undefined, look: Look, doubles: boolean): number {
  if (quantity === undefined) return 0;
  if (typeof quantity === "number") return quantity;
  if (doubles || !look.policy.negativeAmountsAreZero) return look.quantity(quantity);
  if (quantity.if !== undefined) {
    const holds = look.quantity({ if: quantity.if, then: 1, else: 0 }) === 1;
    return addedAmount(holds ? quantity.then : quantity.else, look, doubles);
  }
  if (quantity.negative !== undefined) return -Math.max(0, look.quantity(quantity.negative));
  return Math.max(0, look.quantity(quantity));
}

/** CR 613.4c. */
export const modifyPowerToughness: LayerKind<
  ModifyPowerToughnessPart,
  { readonly power: number; readonly toughness: number }
> = {
  stage: "boost",
  needs: ["power-toughness"],
  manner: "modifies",
  numbers: ({ power, toughness }) => [power, toughness],
  subtypes: () => [],
  fix: (part, look) => {
    const { kind, power, toughness, double } = part;
    return {
      kind,
      power: addedAmount(power, look, double === true),
      toughness: addedAmount(toughness, look, double === true),
    };
  },
  writes: () => NUMBERS,
  uses: ({ power, toughness }) => ({ quantities: [power, toughness] }),
  evaluate: ({ power, toughness, double }, look) => ({
    power: addedAmount(power, look, double === true),
    toughness: addedAmount(toughness, look, double === true),
  }),
  apply: ({ power, toughness }, view) =>
    power === 0 && toughness === 0
      ? view
      : withNumbers(view, (view.power ?? 0) + power, (view.toughness ?? 0) + toughness),
  show: ({ power, toughness }) => `gets ${signed(power)}/${signed(toughness)}`,
};

function signed(number: number): string {
  return number < 0 ? String(number) : `+${number}`;
}
