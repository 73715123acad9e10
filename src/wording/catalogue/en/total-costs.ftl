### What spells cost.

cost-of-mana = { $mana }
cost-not-payable = a cost that can't be paid

# $also is a series of costs that are not mana.
cost-and-also = { $mana }, and also: { $also }

# Steps on the way to a total cost: $now is what it is after the step.
cost-step-not-payable = not to be paid
cost-step-no-mana-cost = { $object } has no mana cost, which can't be paid
cost-step-base = the cost of { $object } starts as its mana cost: { $total }
# $object is an ability: “Bonesplitter (equip {1})”.
cost-step-ability = the cost of activating { $object } starts at { $total }
cost-step-ability-no-cost = { $object } has no cost, which can't be paid
cost-step-alternative = in place of its mana cost, an alternative cost is paid for { $object } ({ $by }): { $now }
cost-step-free =
    { $object } { NUM($object) ->
        [many] are
       *[one] is
    } cast without paying its mana cost: { $now }
cost-step-besides = casting { $object } also costs something besides mana: { $by }
cost-step-additional = an additional cost of { $mana } is paid for { $object }: { $now }
cost-step-additional-by = an additional cost of { $mana } is paid for { $object } ({ $by }): { $now }
cost-step-increase = { $object } costs { $mana } more because of { $effect }: { $now }
cost-step-reduction = { $object } costs { $mana } less because of { $effect }: { $now }
cost-step-total = last, because of { $effect }, { $object } costs at least { $mana } in all: { $now }
cost-step-locked = the total cost of { $object } was determined as it was announced and is locked in: { $now }
cost-step-ability-locked = the total cost of { $object } was determined as it was announced and is locked in: { $now }
