### en

event-kind-unattach = Something becomes unattached
    .noun = a detachment
event-unattaches = { $object } becomes unattached

### de

event-kind-unattach = Etwas wird gelöst
    .noun = ein Lösen
event-unattaches = { $object } ist nicht mehr angelegt

### fr

event-kind-unattach = Quelque chose se détache
    .noun = un détachement
event-unattaches = { $object } se détache
