### en

event-kind-transform = Something transforms
    .noun = transforming
event-transforms = { $object } transforms

### de

event-kind-transform = Etwas transformiert sich
    .noun = ein Transformieren
event-transforms =
    { $object } { NUM($object) ->
        [many] werden
       *[other] wird
    } transformiert

### fr

event-kind-transform = Quelque chose se transforme
    .noun = une transformation
event-transforms =
    { $object } { NUM($object) ->
        [many] se transforment
       *[other] se transforme
    }
