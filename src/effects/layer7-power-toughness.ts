import { aspects, POWER_TOUGHNESS, type Aspects } from "../rules/aspects.js";
import type {
  ModifyPowerToughnessPart,
  Quantity,
  SetPowerToughnessPart,
  SwitchPowerToughnessPart,
} from "../rules/formats.gen.js";
import type { Handler, Look } from "../rules/handler.js";
import { revised, type ObjectView } from "../rules/object-view.js";

const NUMBERS: Aspects = aspects({ others: POWER_TOUGHNESS });

interface Numbers {
  readonly power: number | undefined;
  readonly toughness: number | undefined;
}

function withNumbers(view: ObjectView, power: number | null, toughness: number | null): ObjectView {
  if (power === view.power && toughness === view.toughness) return view;
  return revised(view, (draft) => {
    draft.power = power;
    draft.toughness = toughness;
  });
}

/** CR 613.4a-b, 208.4b: each value that is given replaces the old one; negative values stay as they are (CR 107.1b). */
export const setPowerToughness: Handler<SetPowerToughnessPart, Numbers> = {
  writes: () => NUMBERS,
  uses: ({ power, toughness }) => ({ quantities: [power, toughness] }),
  evaluate: ({ power, toughness }, look) => ({
    power: power === undefined ? undefined : look.quantity(power),
    toughness: toughness === undefined ? undefined : look.quantity(toughness),
  }),
  apply: (set, view) => {
    const power = set.power ?? view.power;
    const toughness = set.toughness ?? view.toughness;
    const changed = withNumbers(view, power, toughness);
    if (changed.basePower === power && changed.baseToughness === toughness) return changed;
    return revised(changed, (draft) => {
      draft.basePower = power;
      draft.baseToughness = toughness;
    });
  },
  show: ({ power, toughness }) => `is ${power ?? "-"}/${toughness ?? "-"}`,
  cites: ({ exchange }) => (exchange === true ? ["701.12g"] : []),
};

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
export const modifyPowerToughness: Handler<
  ModifyPowerToughnessPart,
  { readonly power: number; readonly toughness: number }
> = {
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

/** CR 613.4d: what is switched is outcome, not instruction. */
export const switchPowerToughness: Handler<SwitchPowerToughnessPart, true> = {
  writes: () => NUMBERS,
  evaluate: () => true,
  apply: (_, view) => withNumbers(view, view.toughness, view.power),
};
