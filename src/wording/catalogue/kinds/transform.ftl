### en

event-kind-transform = Something transforms
    .noun = transforming
event-transforms = { $object } shows its other face

### de

event-kind-transform = Etwas transformiert sich
    .noun = ein Transformieren
event-transforms =
    { $object } { NUM($object) ->
        [many] zeigen
       *[other] zeigt
    } die andere Seite

### fr

event-kind-transform = Quelque chose se transforme
    .noun = une transformation
event-transforms =
    { $object } { NUM($object) ->
        [many] montrent
       *[other] montre
    } { NUM($object) ->
        [many] leur
       *[other] son
    } autre face
