### en

event-kind-attach = Something becomes attached
    .noun = an attachment
event-attaches = { $object } becomes attached to { $to }
# It is attached to that already.
event-attaches-meant = an effect tries to attach { $object } to { $to } again

### de

event-kind-attach = Etwas wird angelegt
    .noun = ein Anlegen
event-attaches =
    { $object } { NUM($object) ->
        [many] werden
       *[other] wird
    } an { FORM($to, case: "accusative") } angelegt
event-attaches-meant = ein Effekt versucht, { FORM($object, case: "accusative") } erneut an { FORM($to, case: "accusative") } anzulegen

### fr

event-kind-attach = Quelque chose s'attache
    .noun = un attachement
event-attaches =
    { $object } { NUM($object) ->
        [many] s'attachent
       *[other] s'attache
    } à { $to }
event-attaches-meant = un effet essaie d'attacher de nouveau { $object } à { $to }
