import type { ChangeCostPart, Reference } from "../rules/formats.gen.js";
import { manaAmount, repeated } from "../rules/mana-amount.js";
import type { Look } from "../rules/look.js";
import type { CostChange } from "./after-layers.js";
import { AS_WRITTEN, type AfterKind } from "./kind.js";

/** CR 601.2f, 602.2b, for the affected spell that is in view, or for abilities of the object that is. */
export const changeCost: AfterKind<ChangeCostPart, CostChange> = {
  ...AS_WRITTEN,
  stage: "costs",
  needs: ["costs"],
  manner: "modifies",
  numbers: ({ times }) => [times],
  fix: (part, look) => (part.times === undefined ? part : { ...part, times: look.quantity(part.times) }),
  // No mana for less than once (CR 107.1b).
  clausesOfCounting: ({ times = 1 }, look) => (look.quantity(times) < 0 ? ["107.1b"] : []),
  player: () => undefined,
  change: ({ activating, increase, reduce, reduceByCostOf, minimum, leaves, coloredOnly, times }, look) => ({
    stage: "costs",
    activating,
    step: minimum !== undefined ? "total" : increase !== undefined ? "increase" : "reduction",
    mana: repeated(
      manaAmount(increase ?? reduce ?? manaCostOf(reduceByCostOf, look)),
      times === undefined ? 1 : look.quantity(times),
    ),
    coloredOnly: coloredOnly === true,
    leaves: leaves ?? 0,
    minimum: minimum ?? 0,
  }),
};

/** As it is now; no mana for what has no mana cost. */
function manaCostOf(reference: Reference | undefined, look: Look): string {
  const [object] = reference === undefined ? [] : look.refer(reference);
  return object === undefined ? "" : (look.view(object).manaCost ?? "");
}
