import type { ModifyPowerToughnessPart, Quantity } from "../rules/formats.gen.js";
import type { Look } from "../rules/look.js";
import type { LayerKind } from "./kind.js";
import { withNumbers, WRITES_SIZE } from "./size.js";

/**
 * The amount an effect adds: written numbers as they are, but a computed one that is negative counts as 0 (CR 107.1b),
 * unless it doubles (CR 701.10b) or the edition lets it count.
 */
function addedAmount(quantity: Quantity | undefined, look: Look, doubles: boolean): number {
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

interface Bonus {
  readonly power: number;
  readonly toughness: number;
}

function bonusOf({ power, toughness, double }: ModifyPowerToughnessPart, look: Look): Bonus {
  return {
    power: addedAmount(power, look, double === true),
    toughness: addedAmount(toughness, look, double === true),
  };
}

/** Whether an amount comes out as negative and so adds nothing, or takes nothing away (CR 107.1b). */
function isFloored(amount: Quantity | undefined, look: Look): boolean {
  if (amount === undefined || typeof amount === "number") return false;
  if (amount.if !== undefined) {
    const holds = look.quantity({ if: amount.if, then: 1, else: 0 }) === 1;
    return isFloored(holds ? amount.then : amount.else, look);
  }
  return look.quantity(amount.negative ?? amount) < 0;
}

function clausesOfCounting({ power, toughness, double }: ModifyPowerToughnessPart, look: Look): string[] {
  if (double === true || !look.policy.negativeAmountsAreZero) return [];
  return [power, toughness].some((amount) => isFloored(amount, look)) ? ["107.1b"] : [];
}

/** CR 613.4c. */
export const modifyPowerToughness: LayerKind<ModifyPowerToughnessPart, Bonus> = {
  ...WRITES_SIZE,
  stage: "boost",
  manner: "modifies",
  numbers: ({ power, toughness }) => [power, toughness],
  // Whether it doubles is kept: doubling what is negative takes as much away again (CR 701.10c).
  fix: (part, look) => ({ ...part, ...bonusOf(part, look) }),
  clausesOfFixing: (part, looks) => {
    if (part.double === true) return ["701.10b"];
    return [...new Set(looks.flatMap((look) => clausesOfCounting(part, look)))];
  },
  clausesOfCounting,
  uses: ({ power, toughness }) => ({ quantities: [power, toughness] }),
  evaluate: bonusOf,
  apply: ({ power, toughness }, view) =>
    power === 0 && toughness === 0
      ? view
      : withNumbers(view, (view.power ?? 0) + power, (view.toughness ?? 0) + toughness),
  show: ({ power, toughness }) => `gets ${signed(power)}/${signed(toughness)}`,
  cites: ({ power, toughness, double }) =>
    double === true && [power, toughness].some((amount) => typeof amount === "number" && amount < 0) ? ["701.10c"] : [],
};

function signed(number: number): string {
  return number < 0 ? String(number) : `+${number}`;
}
