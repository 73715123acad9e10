### en

event-kind-blocks = A creature blocks
    .noun = a block
event-blocks =
    { $object } { NUM($object) ->
        [many] block
       *[other] blocks
    } { $attackers }

### de

event-kind-blocks = Eine Kreatur blockt
    .noun = ein Blocken
event-blocks =
    { $object } { NUM($object) ->
        [many] blocken
       *[other] blockt
    } { FORM($attackers, case: "accusative") }

### fr

event-kind-blocks = Une créature bloque
    .noun = un blocage
event-blocks =
    { $object } { NUM($object) ->
        [many] bloquent
       *[other] bloque
    } { $attackers }
