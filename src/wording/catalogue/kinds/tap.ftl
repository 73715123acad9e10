### en

event-kind-tap = Something becomes tapped
    .noun = tapping
event-taps = { $object } becomes tapped

### de

event-kind-tap = Etwas wird getappt
    .noun = ein Tappen
event-taps =
    { $object } { NUM($object) ->
        [many] werden
       *[other] wird
    } getappt

### fr

event-kind-tap = Quelque chose est engagé
    .noun = un engagement
event-taps =
    { $object } { NUM($object) ->
        [many] sont
       *[other] est
    } engagé{ GENDER($object) ->
        [f] e
       *[other] { "" }
    }{ NUM($object) ->
        [many] s
       *[other] { "" }
    }
