import type { CostChange } from "../effects/after-layers.js";
import { manaAmount, raisedTo, reducedBy, sizeOf, sumOf, type ManaAmount } from "../rules/mana-amount.js";
import type { Practice } from "../rules/practice.js";

/**
 * Increases, then reductions, then what looks at the total. Reductions go in the order the payer chooses: what may not
 * take everything, or takes colored mana only, goes before the others, and of these what costs the payer least.
 */
export function inOrder<C extends CostChange>(
  changes: readonly C[],
  begun: ManaAmount | undefined,
  { costChanges }: Practice,
): { readonly order: C[]; readonly isOneOfSome: boolean } {
  const of = (step: CostChange["step"]): C[] => changes.filter((change) => change.step === step);
  const increases = of("increase");
  const orders = [
    of("reduction").sort((a, b) => b.leaves - a.leaves || Number(b.coloredOnly) - Number(a.coloredOnly)),
    of("reduction").sort((a, b) => Number(b.coloredOnly) - Number(a.coloredOnly) || b.leaves - a.leaves),
  ];
  const sizeBy = (order: readonly C[]): number =>
    sizeOf([...increases, ...order].reduce((mana, change) => applied(change, mana), begun ?? manaAmount("")));
  const [one = [], other = []] = orders;
  const best = sizeBy(other) < sizeBy(one) ? other : one;
  return {
    order: costChanges([...increases, ...best], of("total")),
    isOneOfSome: sizeBy(best.toReversed()) > sizeBy(best),
  };
}

export function applied(change: CostChange, mana: ManaAmount): ManaAmount {
  switch (change.step) {
    case "increase":
      return sumOf(mana, change.mana);
    case "reduction":
      return reducedBy(mana, change.mana, change);
    case "total":
      return raisedTo(mana, change.minimum);
  }
}
