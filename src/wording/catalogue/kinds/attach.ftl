### en

event-kind-attach = Something becomes attached
    .noun = an attachment
event-attaches = { $object } becomes attached to { $to }

### de

event-kind-attach = Etwas wird angelegt
    .noun = ein Anlegen
event-attaches =
    { $object } { NUM($object) ->
        [many] werden
       *[other] wird
    } an { FORM($to, case: "accusative") } angelegt

### fr

event-kind-attach = Quelque chose s'attache
    .noun = un attachement
event-attaches =
    { $object } { NUM($object) ->
        [many] s'attachent
       *[other] s'attache
    } à { $to }
