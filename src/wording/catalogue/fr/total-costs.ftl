### Ce que coûtent les sorts.

cost-of-mana = { $mana }
cost-not-payable = impossible à payer
cost-and-also = { $mana }, et en plus : { $also }
cost-step-not-payable = impossible à payer
cost-step-no-mana-cost =
    { $object } { NUM($object) ->
        [many] n'ont
       *[other] n'a
    } pas de coût de mana, et un coût qui n'existe pas ne peut pas être payé
cost-step-base =
    le coût de { $object } est d'abord { NUM($object) ->
        [many] leur
       *[other] son
    } coût de mana : { $total }
cost-step-ability = activer { $object } coûte d'abord { $total }
cost-step-ability-no-cost = { $object } n'a pas de coût, et un coût qui n'existe pas ne peut pas être payé
cost-step-alternative = à la place du coût de mana, un coût alternatif est payé pour { $object } ({ $by }) : { $now }
cost-step-alternative-mana = à la place du coût de mana, un coût alternatif est payé pour { $object } : { $now }
cost-step-free =
    lancer { $object } sans payer { NUM($object) ->
        [many] leur
       *[other] son
    } coût de mana coûte d'abord { $now }
cost-step-besides = lancer { $object } coûte aussi autre chose que du mana : { $by }
cost-step-additional = un coût supplémentaire de { $mana } est payé pour { $object } : { $now }
cost-step-additional-by = un coût supplémentaire de { $mana } est payé pour { $object } ({ $by }) : { $now }
cost-step-increase =
    { $object } { NUM($object) ->
        [many] coûtent
       *[other] coûte
    } { $mana } de plus par { $effect }{ $counted }{ $from } : { $now }
cost-step-reduction =
    { $object } { NUM($object) ->
        [many] coûtent
       *[other] coûte
    } { $mana } de moins par { $effect }{ $counted }{ $from }{ $halves }{ $held } : { $now }{ $ordered }
cost-step-missed =
    { $effect } ne { NUM($effect) ->
        [many] changent
       *[one] change
    } rien à ce que { NUM($object) ->
        [many] coûtent
       *[other] coûte
    } { $object } : { $isnt }
cost-counted =
    { $count ->
        [0] , qui ne compte rien
       *[other] , qui compte { $counted }
    }
cost-counted-beyond =
    { $counted }, soit { $beyond ->
        [0] aucune cible
        [one] une cible
       *[other] { $beyond } cibles
    } au-delà de la première
cost-of-sacrificed = { " " }(le coût de mana du permanent sacrifié)
cost-halves-chosen = , une moitié de chaque symbole hybride étant choisie
cost-cast-from = , avec un lancement depuis { $where }
cost-as-announced-hybrid = { $mana }, chaque symbole hybride étant payé comme annoncé
cost-as-announced-phyrexian = { $mana }, chaque symbole phyrexian étant payé comme annoncé
cost-as-announced-both = { $mana }, chaque symbole hybride ou phyrexian étant payé comme annoncé
cost-taken-as-announced = { " " }(comme annoncé)
cost-takes-less =
    { $nothing ->
        [yes] , dont rien n'est retiré
       *[no] , dont seulement { $takes }{ $announced } est retiré
    }, car { $why ->
        [least] le coût ne peut pas descendre ainsi au-dessous { $least ->
            [1] d'un mana
           *[other] de { $least } manas
        }
        [colors] cela ne retire que du mana coloré, et le reste ne correspond à aucun mana coloré qui subsiste
        [generic] le coût { $nothing ->
            [yes] n'a pas de mana générique
           *[no] n'a plus de mana générique
        }
       *[nothingLeft] le coût { $nothing ->
            [yes] n'a pas de mana que cela pourrait retirer
           *[no] n'a plus de mana que cela pourrait retirer
        }
    }
cost-ordered = { " " }; le payeur peut appliquer les réductions dans n'importe quel ordre, et celui-ci coûte le moins
cost-step-total =
    par { $effect }, { $object } { NUM($object) ->
        [many] coûtent
       *[other] coûte
    } en tout au moins { $mana } : { $now }
cost-step-total-already =
    { $effect } { NUM($effect) ->
        [many] demandent
       *[other] demande
    } au moins { $mana } en tout, ce que { $object } { NUM($object) ->
        [many] coûtent
       *[other] coûte
    } déjà : { $now }
cost-step-locked = le coût total de { $object } a été déterminé pendant le lancement et est fixé : { $now }
cost-step-ability-locked = le coût total de { $object } a été déterminé pendant l'activation et est fixé : { $now }
cost-step-locked-then = le coût total de { $object } a été fixé au lancement (étape { $step }) : { $now }
cost-step-ability-locked-then = le coût total de { $object } a été fixé à l'activation (étape { $step }) : { $now }
