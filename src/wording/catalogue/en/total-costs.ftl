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
# The alternative cost is mana alone.
cost-step-alternative-mana = in place of its mana cost, an alternative cost is paid for { $object }: { $now }
cost-step-free =
    { $object } { NUM($object) ->
        [many] are
       *[one] is
    } cast without paying its mana cost: { $now }
cost-step-besides = casting { $object } also costs something besides mana: { $by }
cost-step-additional = an additional cost of { $mana } is paid for { $object }: { $now }
cost-step-additional-by = an additional cost of { $mana } is paid for { $object } ({ $by }): { $now }
# $from is where it was cast from, $halves that halves of hybrid symbols are chosen, $held what is not taken, $ordered that there are other orders; each may be nothing.
cost-step-increase = { $object } costs { $mana } more because of { $effect }{ $counted }{ $from }: { $now }
cost-step-reduction = { $object } costs { $mana } less because of { $effect }{ $counted }{ $from }{ $halves }{ $held }: { $now }{ $ordered }
cost-step-missed =
    { $effect } { NUM($effect) ->
        [many] do
       *[one] does
    } not change what { $object } costs: { $isnt }
# $counted are the $count objects that an effect counts; $counting tells that in a clause.
cost-counted =
    { $count ->
        [0] , which counts nothing
       *[other] , which counts { $counted }
    }
cost-counted-beyond =
    { $counted }, { $beyond ->
        [0] no target
        [one] one target
       *[other] { $beyond } targets
    } beyond the first
cost-of-sacrificed = { " " }(the mana cost of the sacrificed permanent)
cost-halves-chosen = , with one half chosen of each hybrid symbol
cost-cast-from = , since it was cast from { $where }
# How symbols that can be paid in several ways will be paid is announced first (601.2b).
cost-as-announced-hybrid = { $mana }, with each hybrid symbol paid as announced
cost-as-announced-phyrexian = { $mana }, with each Phyrexian symbol paid as announced
cost-as-announced-both = { $mana }, with each hybrid and Phyrexian symbol paid as announced
cost-taken-as-announced = { " " }(paid as announced)
cost-takes-less =
    { $nothing ->
        [yes] , of which nothing is taken
       *[no] , of which only { $takes }{ $announced } is taken
    }, since { $why ->
        [least] the cost can't become less than { $least ->
            [1] one mana
           *[other] { $least } mana
        } by this
        [colors] this takes colored mana only, and the rest of it fits no colored mana that is left
        [generic] the cost has no { $nothing ->
            [yes] generic mana
           *[no] more generic mana
        }
       *[nothingLeft] the cost has no { $nothing ->
            [yes] mana that this could take
           *[no] more mana that this could take
        }
    }
cost-ordered = ; the payer may apply the reductions in any order, and this order costs least
cost-step-total = last, because of { $effect }, { $object } costs at least { $mana } in all: { $now }
cost-step-total-already = last, { $effect } asks for at least { $mana } in all, which { $object } costs already: { $now }
cost-step-locked = the total cost of { $object } was determined as it was cast and is locked in: { $now }
cost-step-ability-locked = the total cost of { $object } was determined as it was activated and is locked in: { $now }

# At a later moment: $step is the number of the event.
cost-step-locked-then = the total cost of { $object } was locked in as it was cast (step { $step }): { $now }
cost-step-ability-locked-then = the total cost of { $object } was locked in as it was activated (step { $step }): { $now }
