### en

event-kind-unattach = Something becomes unattached
    .noun = a detachment
event-unattaches = { $object } becomes unattached

### de

event-kind-unattach = Etwas wird gelöst
    .noun = ein Lösen
event-unattaches =
    { $object } { NUM($object) ->
        [many] sind
       *[other] ist
    } nicht mehr angelegt

### fr

event-kind-unattach = Quelque chose se détache
    .noun = un détachement
event-unattaches =
    { $object } se { NUM($object) ->
        [many] détachent
       *[other] détache
    }
