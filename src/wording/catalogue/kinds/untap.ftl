### en

event-kind-untap = Something becomes untapped
    .noun = untapping
event-untaps = { $object } becomes untapped

### de

event-kind-untap = Etwas wird enttappt
    .noun = ein Enttappen
event-untaps =
    { $object } { NUM($object) ->
        [many] werden
       *[other] wird
    } enttappt

### fr

event-kind-untap = Quelque chose se dégage
    .noun = un dégagement
event-untaps =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } dégagé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
