### What spells cost.

cost-of-mana = { $mana }
cost-not-payable = a cost that can't be paid

# $also is a series of costs that are not mana.
cost-and-also = { $mana }, and also: { $also }

# Steps on the way to a total cost: $now is what it is after the step.
cost-step-not-payable = not to be paid
cost-step-no-mana-cost = { $object } has no mana cost, which can't be paid
cost-step-base = the cost of { $object } is first its mana cost: { $total }
# $object is an ability: “Bonesplitter (equip {1})”.
cost-step-ability = activating { $object } costs { $total } at first
cost-step-ability-no-cost = { $object } has no cost, which can't be paid
cost-step-alternative = in place of its mana cost, an alternative cost is paid for { $object } ({ $by }): { $now }
cost-step-besides = casting { $object } also costs something besides mana: { $by }
cost-step-additional = an additional cost of { $mana } is paid for { $object }: { $now }
cost-step-additional-by = an additional cost of { $mana } is paid for { $object } ({ $by }): { $now }
cost-step-increase = { $object } costs { $mana } more by { $effect }: { $now }
cost-step-reduction = { $object } costs { $mana } less by { $effect }: { $now }
cost-step-total = { $effect } looks at what { $object } costs in all, which is { $mana } at the least: { $now }
cost-step-locked = the total cost of { $object } is locked in: { $now }
